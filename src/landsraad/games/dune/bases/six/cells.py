"""Cells and moves that the six-player game adds to Uprising's, and its members of their domains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising import cells as uprising
from landsraad.games.dune.state import cells as family
from landsraad.games.dune.state import events as family_events
from landsraad.games.dune.state.cells import CARD, INTRIGUE, SPACE
from landsraad.kernel.algebra import NUMBER
from landsraad.kernel.cells import INTERNAL, NONE, Domain, DomainMap
from landsraad.kernel.cells import ROUND as THIS_ROUND

# The four tracks of the board, where other factions replace the icons of the Emperor and the Fremen (UPR-SIX-08),
# followed by the tracks of the two personal boards (UPR-SIX-38).
FACTION: Final = Domain("faction", family.FACTION.capacity, [
    "great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds", "emperor", "fremen"], like=family.FACTION)

# Other names for some of them: from other card lists, for what this board and the commanders' decks change, and
# from the rule index (UPR-SIX-49, UPR-SIX-64, UPR-SIX-70).
ALIASES: Final[list[tuple[Domain, dict[str, str]]]] = [
    (family.CARD, {
        "convincing_argument_emperor": "convincing_argument", "convincing_argument_muad_dib": "convincing_argument",
        "seek_allies_emperor": "seek_allies", "seek_allies_muad_dib": "seek_allies",
        "signet_ring_emperor": "signet_ring", "signet_ring_muad_dib": "signet_ring",
        "imperial_command": "imperial_tent"}),
    (family.SPACE, {"sardaukar_6p": "sardaukar", "swordmaster_6p": "swordmaster", "fierce_warriors": "hardy_warriors"}),
    (family.INTRIGUE, {"secret_alliance": "shadow_alliance"}),
    (family.LEADER, {"shaddam": "shaddam_corrino_iv", "reverend_mother_jessica": "lady_jessica"}),
]

SEATS: Final = Domain("seat", family.SEATS.capacity, ["A", "B", "C", "D", "E", "F"], like=family.SEATS)
TEAM_NAME: Final = Domain("team", 2, ["muad_dib", "shaddam"])
BOARD: Final = Domain("personal board", 2, ["fremen_board", "emperor_board"])
GOOD: Final = Domain("good", 3, ["spice", "water", "solari"])

GREAT_HOUSES: Final = 0
FRINGE_WORLDS: Final = 3
EMPEROR_TRACK: Final = 4
FREMEN_TRACK: Final = 5

MUAD_DIB: Final = 0  # the teams, named after their commanders
SHADDAM: Final = 1
FREMEN_BOARD: Final = 0
EMPEROR_BOARD: Final = 1
GOOD_CELLS: Final[tuple[i64, ...]] = (family.SPICE, family.WATER, family.SOLARI)

DOMAIN_MAP: Final = DomainMap([
    (family.FACTION, FACTION), (family.SEATS, SEATS), (family.RESERVE, uprising.RESERVE), (family.BOX, uprising.BOX),
    (family.ROLE, uprising.ROLE), (family_events.WHY, uprising.WHY),
])

# This game has no automas and no difficulty levels.
HIDDEN_AT_TABLE: Final = (*uprising.HIDDEN_AT_TABLE, "difficulty", "hagal_deck", "hagal_discard")

# ------------------------------------------------------------------ the table
TABLE: Final = family.TABLE.part("six")
THRONE_ROW: Final = TABLE.pile("throne_row", 24, of=CARD, sort=True)  # for Shaddam's team only

# ------------------------------------------------------------------ a seat
SEAT: Final = family.SEAT.part("six")
TEAM: Final[i64] = SEAT.cell("team", of=TEAM_NAME)
PERSONAL_BOARD: Final[i64] = SEAT.cell("personal_board", of=BOARD, start=NONE)  # a seat with one is a commander
# The ally that a commander has activated this turn.
ACTIVATED: Final[i64] = SEAT.cell("activated", of=SEATS, start=NONE)
# The spaces of a commander's agents, by their arrows. NONE: with the leader, or not in the game yet.
LEFT_AGENT: Final[i64] = SEAT.cell("left_agent", of=SPACE, start=NONE, until=THIS_ROUND)
RIGHT_AGENT: Final[i64] = SEAT.cell("right_agent", of=SPACE, start=NONE, until=THIS_ROUND)
BOTH_AGENT: Final[i64] = SEAT.cell("double_agent", of=SPACE, start=NONE, until=THIS_ROUND)
SPENT: Final[i64] = SEAT.cell("swordmaster_spent")  # it has been sent, and leaves the game at the end of the round
CONCEDED: Final[i64] = SEAT.cell("conceded")  # concedes a tie in this combat to the other ally
PLEDGED: Final[i64] = SEAT.cell("pledged", see=INTERNAL)  # spice offered towards a commander's cost

# ------------------------------------------------------------------ moves
MOVES: Final = family.MOVES.part("six")
ACTIVATE: Final = MOVES.family("activate", SEATS)
CALL_UP: Final = MOVES.family("call_up")
PLAY_FOR: Final = MOVES.family("play_for", INTRIGUE, SEATS)
SHARE: Final = MOVES.family("share", SEATS, NUMBER)
TRADE_WITH: Final = MOVES.family("trade", SEATS)
HAND_OVER: Final = MOVES.family("hand_over", GOOD, NUMBER)
HAND_INTRIGUE: Final = MOVES.family("hand_intrigue", INTRIGUE, secret=True)
PLEDGE: Final = MOVES.family("pledge", NUMBER)
ENTHRONE: Final = MOVES.family("enthrone", CARD)
CONCEDE: Final = MOVES.family("concede")
