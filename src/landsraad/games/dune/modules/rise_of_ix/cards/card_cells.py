"""Cells, moves and events of the cards and leaders of Rise of Ix."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.modules.rise_of_ix.cells import MOVES, SEAT
from landsraad.games.dune.state.cells import CARD, FACTION, HAND, INTRIGUE, REVEAL_TURN, SEATS
from landsraad.kernel.cells import NONE, OWNER, ROUND, TURN, Domain
from landsraad.kernel.events import EVENTS

SLOT: Final = Domain("snooper slot", 4, ["first", "second", "third", "fourth"])
TROOP_HOME: Final = Domain("troop home", 2, ["garrison", "conflict"])
IN_GARRISON: Final = 0

# ------------------------------------------------------------------ a seat
# Forced retreats: for each troop that the seat deploys this turn, and how many it has used.
AMBUSHES: Final[i64] = SEAT.cell("ambushes", until=TURN)
AMBUSHED: Final[i64] = SEAT.cell("ambushed", until=TURN)
EXTRA_TURNS: Final[i64] = SEAT.cell("extra_turns", until=ROUND)
SOLARI_IF_WON: Final[i64] = SEAT.cell("solari_if_won", until=ROUND)
TURNS_TAKEN: Final[i64] = SEAT.cell("turns_taken", until=ROUND)  # in this round
# The card set aside for the second turn of the round; the card of the hand that was set aside until this turn.
PLANNED: Final = SEAT.pile("planned", 1, of=CARD, see=OWNER, sort=True, pool="own")
RETURNED: Final[i64] = SEAT.cell("returned", see=OWNER, of=CARD, start=NONE, until=TURN, among=HAND)
# Snoopers: 1 for each faction with one on its track, how many these are, and the factions of those in the slots.
SNOOPERS: Final[i64] = SEAT.array("snoopers", FACTION)
SNOOPERS_LEFT: Final[i64] = SEAT.cell("snoopers_left")
SLOTS: Final[i64] = SEAT.array("snooper_slots", SLOT, of=FACTION, start=NONE)
COORDINATED: Final[i64] = SEAT.cell("coordinated", until=REVEAL_TURN)  # 1 if the ability has been used
# Intrigue cards that the seat looks at before the first round.
INTELLIGENCE: Final = SEAT.pile("intelligence", 2, of=INTRIGUE, see=OWNER, sort=True, pool="intrigue")

# ------------------------------------------------------------------ moves
DRIVE_BACK: Final = MOVES.family("drive_back", SEATS)
DRIVE_BACK_DREADNOUGHT: Final = MOVES.family("drive_back_dreadnought", SEATS)
EXTRA_TURN: Final = MOVES.family("extra_turn")
LOSE_TROOP: Final = MOVES.family("lose_troop", TROOP_HOME)
SET_ASIDE: Final = MOVES.family("set_aside", CARD, secret=True)
KEEP: Final = MOVES.family("keep", INTRIGUE, secret=True)
COORDINATE: Final = MOVES.family("coordinate")

# ------------------------------------------------------------------ events
TOOK_EXTRA_TURN: Final = EVENTS.kind("extra_turn", rule="IX-CARD-19", plain=True)
SNOOPER_MOVED: Final = EVENTS.kind("snooper_moved", [("faction", FACTION), ("slot", SLOT)], rule="IX-LEADER-12")
SET_CARD_ASIDE: Final = EVENTS.kind("set_card_aside", [("card", CARD)], secret=("card",), rule="IX-LEADER-03")
CARD_CAME_BACK: Final = EVENTS.kind("card_came_back", [("card", CARD)], secret=("card",), rule="IX-LEADER-03")
LOOKED_AT_INTRIGUE: Final = EVENTS.kind("looked_at_intrigue", [("card", INTRIGUE)], secret=("card",),
                                        rule="IX-SETUP-13", uncovers=True)
PUT_BACK_INTRIGUE: Final = EVENTS.kind("put_back_intrigue", [("card", INTRIGUE)], secret=("card",),
                                       rule="IX-SETUP-13")
