"""The setup of Uprising: seats, objectives, and what it adds to the family's rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import (
    HELD_BACK,
    LATEST,
    MEMORIES,
    MY_OBJECTIVE,
    ORNITHOPTER,
    ROW_PLACES,
    SHOWN,
)
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES as OBJECTIVE_CARDS
from landsraad.games.dune.bases.uprising.rules.battle_icons import Objective
from landsraad.games.dune.bases.uprising.rules.spies import spy
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.extensions.setup_step import OBJECTIVES, SEATS, Deal, SetupStep
from landsraad.games.dune.components.extensions.tie_break import TieBreak
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.setup import deal_players
from landsraad.games.dune.state.cells import DEALS, FACTION, FIRST, HAGAL_SEAT
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

BONUSES: Final = [spy(), solari(3), intrigue_cards(1), water(1)]  # at the fourth space of each track
for faction, bonus in enumerate(BONUSES):
    UPRISING.name_effect(f"pact:{FACTION.names[faction]}", bonus)


def wire(box: Box) -> None:
    box.held_back = HELD_BACK
    box.memories = MEMORIES
    box.limits = {"troops": "UPM-SETUP-05", "agents": "UPM-SETUP-05", "space": "UPM-AGENT-TURN-02",
                  "token": "UPM-INFLUENCE-02", "alliance": "UPM-INFLUENCE-03", "control": "UPM-CONTROL-01",
                  "marker": "UPM-CONTROL-02"}
    box.three_close_third = True
    box.served_in_turn = True
    box.forfeits = True
    box.row_places = ROW_PLACES
    box.shown = SHOWN
    box.alliance_bonuses = list(BONUSES)


UPRISING.wiring.append(wire)


def deal_objectives(s: State, deal: Deal) -> None:
    """Deals one face-up objective to each seat; one has the First Player marker (UPM-SETUP-07).

    The Rival of a two-player game has the ornithopter, never the marker (UPR-RIVAL-13, UPR-RIVAL-14).
    """
    cards = [o for o in OBJECTIVE_CARDS if (o.many if s.players >= 4 else o.few)]
    left: list[Objective] = []
    for card in cards:
        if s.t[HAGAL_SEAT] != NONE and card.icon == ORNITHOPTER:
            s.seats[s.t[HAGAL_SEAT]][MY_OBJECTIVE] = card.id
        elif not card.first:
            left.append(card)
    marked = next(o for o in cards if o.first)
    s.t[FIRST] = deal.first if deal.first != NONE else random_first(s)
    for seat in range(s.players):
        if seat == s.t[FIRST]:
            s.seats[seat][MY_OBJECTIVE] = marked.id
        elif seat != s.t[HAGAL_SEAT]:
            s.seats[seat][MY_OBJECTIVE] = left.pop(s.below(DEALS, len(left))).id


def random_first(s: State) -> i64:
    """Draws the first player among all seats except the Rival of a two-player game."""
    if s.t[HAGAL_SEAT] == NONE:
        return s.below(DEALS, s.players)
    seat = s.below(DEALS, s.players - 1)
    return seat + 1 if seat >= s.t[HAGAL_SEAT] else seat


UPRISING.setup = [SetupStep(SEATS, deal_players), SetupStep(OBJECTIVES, deal_objectives)]
UPRISING.tie_breaks.append(TieBreak("reveal", LATEST, 50, players_only=True, latest=True))  # UPM-ENDGAME-02
