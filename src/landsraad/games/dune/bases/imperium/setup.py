"""The setup of Imperium: seats, the first player, and what it adds to the family's rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.extensions.setup_step import OBJECTIVES, SEATS, Deal, SetupStep
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.resources import solari, water
from landsraad.games.dune.rules.setup import deal_players
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import DEALS, FACTION, FIRST, HAGAL_SEAT, LEVEL, PLAYER, ROLES
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

BONUSES: Final = [troops(2), solari(3), intrigue_cards(1), water(1)]  # at the fourth space of each track
for faction, bonus in enumerate(BONUSES):
    IMPERIUM.name_effect(f"pact:{FACTION.names[faction]}", bonus)


def wire(box: Box) -> None:
    box.alliance_bonuses = list(BONUSES)
    box.victories = True


IMPERIUM.wiring.append(wire)


def choose_first(s: State, deal: Deal) -> None:
    s.t[FIRST] = deal.first if deal.first != NONE else random_first(s)


def random_first(s: State) -> i64:
    """Draws the first player; in the solo game it is the Rival on the player's left (the next seat clockwise)."""
    players = s.players if s.t[HAGAL_SEAT] == NONE else s.players - 1
    if s.t[LEVEL] != NONE:
        for seat in range(s.players):
            if s.seats[seat][ROLES] == PLAYER:
                return (seat + 1) % s.players
    which = s.below(DEALS, players)
    for seat in range(s.players):
        if seat != s.t[HAGAL_SEAT]:
            if which == 0:
                return seat
            which -= 1
    return 0


IMPERIUM.setup = [SetupStep(SEATS, deal_players), SetupStep(OBJECTIVES, choose_first)]
