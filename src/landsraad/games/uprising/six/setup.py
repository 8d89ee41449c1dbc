"""The set-up for six: teams around the table, the commanders' decks and boards, and the steps of this game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import landsraad.games.uprising.six.deck  # noqa: F401  (the components)
from landsraad.games.imperium.acquire import fill_row
from landsraad.games.imperium.agent_turn import study
from landsraad.games.imperium.cells import (
    CONFLICT_BOX,
    CONFLICT_DECK,
    DEALS,
    DECK,
    FIRST,
    GARRISON,
    IMPERIUM_DECK,
    INTRIGUE_DECK,
    LEADS,
    PEEK,
    ROLES,
    SHUFFLES,
    SUPPLY,
    VOICE,
    VP,
    WATER,
)
from landsraad.games.imperium.cells import EMPEROR as EMPEROR_ICON
from landsraad.games.imperium.cells import FREMEN as FREMEN_ICON
from landsraad.games.imperium.draw import intrigue_cards
from landsraad.games.imperium.gains import solari
from landsraad.games.imperium.setup import (
    LEVEL_TWO,
    n_of_level,
    push_start,
    seed_streams,
    take_of_level,
    unpack_seat,
    unpack_table,
)
from landsraad.games.imperium.troops import troops
from landsraad.games.imperium.where import survey
from landsraad.games.uprising.battle_icons import OBJECTIVES
from landsraad.games.uprising.cells import CHOAM, DESERT_MOUSE, MY_OBJECTIVE
from landsraad.games.uprising.edition import UPRISING
from landsraad.games.uprising.posts import spy
from landsraad.games.uprising.setup import deal_contracts
from landsraad.games.uprising.six.activation import AGENT_BACK, ALL_BACK, TEAM_STEP
from landsraad.games.uprising.six.cells import (
    ACTIVATED,
    CONCEDED,
    EMPEROR_BOARD,
    EMPEROR_TRACK,
    FACTION,
    FREMEN_BOARD,
    FREMEN_TRACK,
    MOVES,
    MUAD_DIB,
    PERSONAL_BOARD,
    SEAT,
    SEATS,
    SHADDAM,
    SPENT,
    TABLE,
    TEAM,
    TEAM_NAME,
    THRONE_ROW,
)
from landsraad.games.uprising.six.combat import SIX_AFTERMATH, SIX_WINDOW, TIES
from landsraad.games.uprising.six.deck import COMMON
from landsraad.games.uprising.six.edition import SIX
from landsraad.games.uprising.six.refused_costs import SixReasons
from landsraad.games.uprising.six.throne import EMPEROR_STEPS, FREMEN_STEPS, THRONE_AT_START
from landsraad.games.uprising.six.turns import SIX_AGENT_TURN, SIX_REVEAL, SIX_TURN, SIX_TURN_BEGAN
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import EFFECTS, Plan, State

PLAYERS: Final = 6
LEVEL_THREE: Final = 4
COMMANDER_SEATS: Final = (0, 3)  # Muad'Dib below, Shaddam above (UPR-SIX-07), by team
COMMANDER_VP: Final = 4  # UPR-SIX-20
ALLY_VP: Final = 1

SIX.turn = SIX_TURN
SIX.turn_began = SIX_TURN_BEGAN
SIX.agent_turn = SIX_AGENT_TURN
SIX.reveal_menu = SIX_REVEAL
SIX.window = SIX_WINDOW
SIX.ties = TIES
SIX.aftermath = SIX_AFTERMATH
SIX.agent_back = AGENT_BACK
SIX.all_back = ALL_BACK
SIX.stand_in = ACTIVATED
SIX.boards = PERSONAL_BOARD
SIX.spent = SPENT
SIX.conceded = CONCEDED
SIX.board_tracks = [FREMEN_TRACK, EMPEROR_TRACK]  # by board
SIX.track_icons = [EMPEROR_ICON, FREMEN_ICON]  # by track, from the first personal one
SIX.track_steps = [EMPEROR_STEPS, FREMEN_STEPS]
SIX.rounds = LEVEL_TWO + LEVEL_THREE  # UPR-SIX-11
SIX.own_row = THRONE_ROW
SIX.own_row_side = SHADDAM
SIX.arrival = UPRISING.arrival
SIX.extra_box = UPRISING.extra_box
SIX.spoils = UPRISING.spoils
SIX.acquired = UPRISING.acquired
SIX.marched = UPRISING.marched
SIX.awaits_march = UPRISING.awaits_march
SIX.end_of_game = UPRISING.end_of_game
SIX.held_back = UPRISING.held_back
SIX.memories = UPRISING.memories
SIX.limits = UPRISING.limits
SIX.worms_came = UPRISING.worms_came
SIX.reasons = SixReasons()
SIX.three_close_third = UPRISING.three_close_third
SIX.served_in_turn = UPRISING.served_in_turn
SIX.forfeits = UPRISING.forfeits
SIX.row_places = UPRISING.row_places
SIX.shown = UPRISING.shown
SIX.unsettled = UPRISING.unsettled
SIX.pacts = [troops(2), solari(3), intrigue_cards(1), spy()]
for faction, bonus in enumerate(SIX.pacts):
    SIX.name_effect(f"pact:{FACTION.names[faction]}", bonus)
for track, steps in enumerate(SIX.track_steps):
    for step, gift in enumerate(steps):
        SIX.name_effect(f"step:{FACTION.names[4 + track]}:{step + 1}", gift)
study(SIX)
survey(SIX)


def name_steps() -> None:
    """Under a name of this game, so that those of games made later stay what they are."""
    for i in range(EFFECTS.labelled, len(EFFECTS.all)):
        effect = EFFECTS.all[i]
        if not effect.label:
            kind, n = type(effect).__name__, 1
            while f"{SIX.prefix}{kind}.{n}" in EFFECTS.by_label:
                n += 1
            SIX.name_effect(f"{kind}.{n}", effect)


name_steps()
PLAN: Final = Plan("uprising", TABLE, SEAT, MOVES, SEATS.names, voice=VOICE, book=SIX, renames=SIX.renames, side=TEAM)


def deal(leaders: list[int], first: int, seed: Seed) -> State:
    """`first` NONE: whichever ally is dealt the objective with the marker."""
    s = State(PLAN, PLAYERS)
    s.t = WITH_CHOAM[:]
    s.t[CHOAM] = 1  # UPR-SIX-12
    seed_streams(s, seed)
    s.shuffle(IMPERIUM_DECK, DEALS)
    s.shuffle(INTRIGUE_DECK, DEALS)
    fill_row(s)
    deal_conflicts(s)
    for seat in range(PLAYERS):
        deal_seat(s, seat, leaders[seat])
    deal_objectives(s, first)
    deal_contracts(s)
    push_start(s)
    s.push(THRONE_AT_START, COMMANDER_SEATS[SHADDAM])
    return s


def team_of(seat: int) -> int:
    """They alternate clockwise (UPR-SIX-07)."""
    return MUAD_DIB if seat % TEAM_STEP == COMMANDER_SEATS[MUAD_DIB] % TEAM_STEP else SHADDAM


def deal_conflicts(s: State) -> None:
    """None of the first level (UPR-SIX-11)."""
    for level, used in ((3, LEVEL_THREE), (2, LEVEL_TWO)):
        for conflict in SIX.conflicts:
            if conflict.level == level:
                CONFLICT_BOX.put(s.t, conflict.id)
        for _ in range(used):
            CONFLICT_DECK.put(s.t, take_of_level(s, level, s.below(DEALS, n_of_level(s, level))))


def deal_seat(s: State, seat: int, leader: int) -> None:
    stream = s.seats[seat][SHUFFLES.at]
    team = team_of(seat)
    commander = seat == COMMANDER_SEATS[team]
    s.seats[seat] = (COMMANDER_UNPACKED[team] if commander else ALLY_UNPACKED)[:]
    me = s.seats[seat]
    me[SHUFFLES.at] = stream
    me[ROLES] = 0
    me[VOICE] = seat
    me[LEADS] = leader
    me[PEEK] = SIX.leaders[leader].peek
    me[TEAM] = team
    me[WATER] = 1
    me[VP] = COMMANDER_VP if commander else ALLY_VP
    if commander:
        me[PERSONAL_BOARD] = FREMEN_BOARD if team == MUAD_DIB else EMPEROR_BOARD
        me[GARRISON] = 0
        me[SUPPLY] = 0
    for name in SIX.leaders[leader].without:
        DECK.take(me, SIX.card_ids.find(name))
    s.shuffle(DECK, SHUFFLES, seat)


def deal_objectives(s: State, first: i64) -> None:
    """To the allies only (UPR-SIX-22), so that each team has one desert mouse and one crysknife (UPR-SIX-23)."""
    allies = [seat for seat in range(PLAYERS) if seat not in COMMANDER_SEATS]
    left = [card for card in OBJECTIVES if card.many]
    if first != NONE:
        marked = next(card for card in left if card.first)
        s.seats[first][MY_OBJECTIVE] = marked.id
        left.remove(marked)
        allies.remove(first)
    for seat in allies:
        s.seats[seat][MY_OBJECTIVE] = left.pop(s.below(DEALS, len(left))).id
    balance_objectives(s)


def balance_objectives(s: State) -> None:
    """The first player is found, and who holds a second desert mouse for the same team gives it away."""
    mouse = NONE
    for seat in range(PLAYERS):
        card = s.seats[seat][MY_OBJECTIVE]
        if card != NONE and OBJECTIVES[card].first:
            s.t[FIRST] = seat
        elif card != NONE and OBJECTIVES[card].icon == DESERT_MOUSE:
            mouse = seat
    if team_of(mouse) == team_of(s.t[FIRST]):
        swap_objectives(s, mouse, neighbour_of(mouse))


def neighbour_of(ally: int) -> int:
    """The enemy ally beside them; on the other side sits the enemy commander."""
    return (ally + 1) % PLAYERS if (ally + 1) % PLAYERS not in COMMANDER_SEATS else (ally - 1) % PLAYERS


def swap_objectives(s: State, a: int, b: int) -> None:
    held = s.seats[a][MY_OBJECTIVE]
    s.seats[a][MY_OBJECTIVE] = s.seats[b][MY_OBJECTIVE]
    s.seats[b][MY_OBJECTIVE] = held


def unpack_commander(team: int) -> Cells:
    """Ten cards (UPR-SIX-13 to 15)."""
    me = PLAN.blank_seat[:]
    for card in SIX.cards:
        if card.kind == TEAM_NAME.names[team]:
            for _ in range(card.copies):
                DECK.put(me, card.id)
        elif card.name in COMMON:
            DECK.put(me, card.id)
    return me


WITH_CHOAM: Final = unpack_table(PLAN, SIX, ("choam",))
ALLY_UNPACKED: Final = unpack_seat(PLAN, SIX)
COMMANDER_UNPACKED: Final = (unpack_commander(MUAD_DIB), unpack_commander(SHADDAM))
