"""The set-up for six: teams around the table, the commanders' decks and boards, and the steps of this game."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

import landsraad.games.dune.bases.six.commander_decks  # (the components)
import landsraad.games.dune.bases.six.rules.combat
import landsraad.games.dune.bases.six.rules.turns  # noqa: F401  (hooks and menu items)
from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import (
    ACTIVATED,
    CALL_UP,
    CONCEDED,
    EMPEROR_BOARD,
    EMPEROR_TRACK,
    FACTION,
    FREMEN_BOARD,
    FREMEN_TRACK,
    MUAD_DIB,
    PERSONAL_BOARD,
    SHADDAM,
    SPENT,
    TEAM,
    TEAM_NAME,
    THRONE_ROW,
)
from landsraad.games.dune.bases.six.commander_decks import COMMON
from landsraad.games.dune.bases.six.refusals.costs import SixReasons
from landsraad.games.dune.bases.six.rules.activation import TEAM_STEP
from landsraad.games.dune.bases.six.rules.throne_row import EMPEROR_STEPS, FREMEN_STEPS, THRONE_AT_START
from landsraad.games.dune.bases.uprising.cells import CHOAM, DESERT_MOUSE, MY_OBJECTIVE
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.bases.uprising.setup import deal_contracts
from landsraad.games.dune.bases.uprising.setup import wire as wire_uprising
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.teams import Teams
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.cards.market import fill_row
from landsraad.games.dune.rules.seats.resources import solari
from landsraad.games.dune.rules.setup import (
    LEVEL_TWO,
    n_of_level,
    push_start,
    seed_streams,
    take_of_level,
    unpacked_seat,
    unpacked_table,
)
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import (
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
from landsraad.games.dune.state.cells import EMPEROR as EMPEROR_ICON
from landsraad.games.dune.state.cells import FREMEN as FREMEN_ICON
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State

PLAYERS: Final = 6
LEVEL_THREE: Final = 4
COMMANDER_SEATS: Final = (0, 3)  # Muad'Dib below, Shaddam above (UPR-SIX-07), by team
COMMANDER_VP: Final = 4  # UPR-SIX-20
ALLY_VP: Final = 1

BONUSES: Final = [troops(2), solari(3), intrigue_cards(1), spy()]  # at the fourth step of each track
TRACK_STEPS: Final = [EMPEROR_STEPS, FREMEN_STEPS]
for faction, bonus in enumerate(BONUSES):
    SIX.name_effect(f"pact:{FACTION.names[faction]}", bonus)
for track, steps in enumerate(TRACK_STEPS):
    for step, gift in enumerate(steps):
        SIX.name_effect(f"step:{FACTION.names[4 + track]}:{step + 1}", gift)


def wire(box: Box) -> None:
    """As in Uprising, but for this."""
    wire_uprising(box)
    box.teams = Teams(ACTIVATED, PERSONAL_BOARD, SPENT, CONCEDED, board_tracks=[FREMEN_TRACK, EMPEROR_TRACK],
                      track_icons=[EMPEROR_ICON, FREMEN_ICON], track_steps=list(TRACK_STEPS), call_up=CALL_UP.move())
    box.rounds = LEVEL_TWO + LEVEL_THREE  # UPR-SIX-11
    box.own_row = THRONE_ROW
    box.own_row_side = SHADDAM
    box.reasons = SixReasons()
    box.pacts = list(BONUSES)


SIX.wiring.append(wire)


def deal(plan: Plan, leaders: list[int], first: int, seed: Seed) -> State:
    """`first` NONE: whichever ally is dealt the objective with the marker."""
    s = State(plan, PLAYERS)
    s.t = unpacked_table(plan)[:]
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
        for conflict in box_of(s).conflicts:
            if conflict.level == level:
                CONFLICT_BOX.put(s.t, conflict.id)
        for _ in range(used):
            CONFLICT_DECK.put(s.t, take_of_level(s, level, s.below(DEALS, n_of_level(s, level))))


def deal_seat(s: State, seat: int, leader: int) -> None:
    stream = s.seats[seat][SHUFFLES.at]
    team = team_of(seat)
    commander = seat == COMMANDER_SEATS[team]
    s.seats[seat] = (unpacked_commander(s.plan, team) if commander else unpacked_seat(s.plan))[:]
    me = s.seats[seat]
    me[SHUFFLES.at] = stream
    me[ROLES] = 0
    me[VOICE] = seat
    me[LEADS] = leader
    me[PEEK] = box_of(s).leaders[leader].peek
    me[TEAM] = team
    me[WATER] = 1
    me[VP] = COMMANDER_VP if commander else ALLY_VP
    if commander:
        me[PERSONAL_BOARD] = FREMEN_BOARD if team == MUAD_DIB else EMPEROR_BOARD
        me[GARRISON] = 0
        me[SUPPLY] = 0
    for name in box_of(s).leaders[leader].without:
        DECK.take(me, box_of(s).card_ids.find(name))
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


@cache
def unpacked_commander(plan: Plan, team: int) -> Cells:
    """Ten cards (UPR-SIX-13 to 15)."""
    box = plan.book
    assert isinstance(box, Box)
    me = plan.blank_seat[:]
    for card in box.cards:
        if card.kind == TEAM_NAME.names[team]:
            for _ in range(card.copies):
                DECK.put(me, card.id)
        elif card.name in COMMON:
            DECK.put(me, card.id)
    return me
