"""The setup for six: teams, the commanders' decks and boards, and what this game adds to the rules."""

from __future__ import annotations

from functools import cache
from typing import Final

import landsraad.games.dune.bases.six.commander_decks  # (the components)
import landsraad.games.dune.bases.six.refusals.hook
import landsraad.games.dune.bases.six.rules.combat
import landsraad.games.dune.bases.six.rules.turns
import landsraad.games.dune.bases.six.scenario.words  # noqa: F401  (hooks and menu items)
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
from landsraad.games.dune.bases.six.rules.activation import TEAM_STEP
from landsraad.games.dune.bases.six.rules.throne_row import EMPEROR_STEPS, FREMEN_STEPS, THRONE_AT_START
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import DESERT_MOUSE, MY_OBJECTIVE
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES as OBJECTIVE_CARDS
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.bases.uprising.setup import wire as wire_uprising
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.components.extensions.setup_step import LEADERS, OBJECTIVES, SEATS, Deal, SetupStep
from landsraad.games.dune.components.teams import Teams
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.resources import solari
from landsraad.games.dune.rules.setup import deal_player, unpacked_seat
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import DEALS, DECK, FIRST, SHUFFLES, VP
from landsraad.games.dune.state.cells import EMPEROR as EMPEROR_ICON
from landsraad.games.dune.state.cells import FREMEN as FREMEN_ICON
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Plan, State

PLAYERS: Final = 6
COMMANDER_SEATS: Final = (0, 3)  # by team: Muad'Dib below, Shaddam above (UPR-SIX-07)
COMMANDER_VP: Final = 4  # UPR-SIX-20
ALLY_VP: Final = 1

BONUSES: Final = [troops(2), solari(3), intrigue_cards(1), spy()]  # at the fourth space of each track
TRACK_STEPS: Final = [EMPEROR_STEPS, FREMEN_STEPS]
for faction, bonus in enumerate(BONUSES):
    SIX.name_effect(f"pact:{FACTION.names[faction]}", bonus)
for track, steps in enumerate(TRACK_STEPS):
    for step, gift in enumerate(steps):
        SIX.name_effect(f"step:{FACTION.names[4 + track]}:{step + 1}", gift)


def wire(box: Box) -> None:
    """Changes the rules of a Box where they differ from Uprising's."""
    wire_uprising(box)
    box.teams = Teams(ACTIVATED, PERSONAL_BOARD, SPENT, CONCEDED, board_tracks=[FREMEN_TRACK, EMPEROR_TRACK],
                      track_icons=[EMPEROR_ICON, FREMEN_ICON], track_steps=list(TRACK_STEPS), call_up=CALL_UP.move())
    box.own_row = THRONE_ROW
    box.own_row_side = SHADDAM
    box.alliance_bonuses = list(BONUSES)


SIX.wiring.append(wire)


def team_of(seat: int) -> int:
    """Returns the team of a seat; teams alternate clockwise (UPR-SIX-07)."""
    return MUAD_DIB if seat % TEAM_STEP == COMMANDER_SEATS[MUAD_DIB] % TEAM_STEP else SHADDAM


def deal_seats(s: State, deal: Deal) -> None:
    for seat in range(PLAYERS):
        team = team_of(seat)
        commander = seat == COMMANDER_SEATS[team]
        me = deal_player(s, seat, deal.leaders[seat],
                         unpacked_commander(s.plan, team) if commander else unpacked_seat(s.plan))
        me[TEAM] = team
        me[VP] = COMMANDER_VP if commander else box_of(s).starting_points.get(PLAYERS, ALLY_VP)
        if commander:
            me[PERSONAL_BOARD] = FREMEN_BOARD if team == MUAD_DIB else EMPEROR_BOARD
            for cell in box_of(s).army_cells:
                me[cell] = 0
        s.shuffle(DECK, SHUFFLES, seat)


def deal_objectives(s: State, deal: Deal) -> None:
    """Deals objectives to the allies only (UPR-SIX-22): one desert mouse and one crysknife per team (UPR-SIX-23)."""
    allies = [seat for seat in range(PLAYERS) if seat not in COMMANDER_SEATS]
    left = [card for card in OBJECTIVE_CARDS if card.many]
    if deal.first != NONE:
        marked = next(card for card in left if card.first)
        s.seats[deal.first][MY_OBJECTIVE] = marked.id
        left.remove(marked)
        allies.remove(deal.first)
    for seat in allies:
        s.seats[seat][MY_OBJECTIVE] = left.pop(s.below(DEALS, len(left))).id
    balance_objectives(s)


def balance_objectives(s: State) -> None:
    """Finds the first player, then swaps a second desert mouse of the same team away."""
    mouse = NONE
    for seat in range(PLAYERS):
        card = s.seats[seat][MY_OBJECTIVE]
        if card != NONE and OBJECTIVE_CARDS[card].first:
            s.t[FIRST] = seat
        elif card != NONE and OBJECTIVE_CARDS[card].icon == DESERT_MOUSE:
            mouse = seat
    if team_of(mouse) == team_of(s.t[FIRST]):
        swap_objectives(s, mouse, neighbour_of(mouse))


def neighbour_of(ally: int) -> int:
    """Returns the enemy ally next to this seat; the enemy commander sits on its other side."""
    return (ally + 1) % PLAYERS if (ally + 1) % PLAYERS not in COMMANDER_SEATS else (ally - 1) % PLAYERS


def swap_objectives(s: State, a: int, b: int) -> None:
    held = s.seats[a][MY_OBJECTIVE]
    s.seats[a][MY_OBJECTIVE] = s.seats[b][MY_OBJECTIVE]
    s.seats[b][MY_OBJECTIVE] = held


@cache
def unpacked_commander(plan: Plan, team: int) -> Cells:
    """Returns a commander's seat with its ten cards (UPR-SIX-13 to 15)."""
    box = plan.box
    assert isinstance(box, Box)
    me = plan.blank_seat[:]
    for card in box.cards:
        if card.kind == TEAM_NAME.names[team]:
            for _ in range(card.copies):
                DECK.put(me, card.id)
        elif card.name in COMMON:
            DECK.put(me, card.id)
    return me


def enthrone_first(s: State, deal: Deal) -> None:
    s.push(THRONE_AT_START, COMMANDER_SEATS[SHADDAM])


SIX.conflict_deck = (0, 5, 4)  # UPR-SIX-11
SIX.tie_breaks = list(UPRISING.tie_breaks)  # a team counts the sum of its seats (UPR-SIX-62)
SIX.setup = [SetupStep(SEATS, deal_seats), SetupStep(OBJECTIVES, deal_objectives), SetupStep(LEADERS, enthrone_first)]
