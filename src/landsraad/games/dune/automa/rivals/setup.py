"""The setup of the Rivals: variants, deck, seats, and bonuses by difficulty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.hagal.setup import deal_hagal, give_voices
from landsraad.games.dune.automa.rivals.cells import DICE, RIVALRY
from landsraad.games.dune.automa.rivals.module import NOBODY, RIVALS
from landsraad.games.dune.automa.rivals.variants import VARIANTS
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import DECKS, SEATS, STREAMS, Deal, SetupStep
from landsraad.games.dune.rules.cards.drawing import draw_intrigue
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.state.cells import (
    DEALS,
    DECIDER,
    GARRISON,
    HAGAL_SEAT,
    LEADS,
    LEVEL,
    PLAYER,
    RIVAL,
    ROLES,
    SUPPLY,
    WATER,
)
from landsraad.kernel.cells import M32, NONE
from landsraad.kernel.chance import old_number
from landsraad.kernel.engine import State

NOVICE: Final = 0  # the easiest level of the solo game


def choose_variants(s: State, deal: Deal) -> None:
    for word in deal.options["variants"]:
        s.t[VARIANTS[word]] = 1
    if old_number(deal.seed) is not None:
        s.t[DICE.at] = s.below(DEALS, M32)


def deal_seats(s: State, deal: Deal) -> None:
    for seat in range(s.players):
        if deal.roles[seat] == RIVAL:
            deal_rival(s, seat, deal.leaders[seat])
        elif s.t[LEVEL] == NOVICE and deal.roles[seat] == PLAYER:  # UPR-RIVAL-15
            draw_intrigue(s, seat, 1)
    give_voices(s)


def deal_rival(s: State, seat: i64, card: i64) -> None:
    """Sets up a Rival: water, agents and troops like a player's, but no deck (UPR-RIVAL-07 to 10)."""
    me = s.seats[seat]
    me[ROLES] = RIVAL
    me[DECIDER] = seat
    me[LEADS] = box_of(s).leader_ids.find(NOBODY)
    me[RIVALRY] = card
    me[WATER] = 1
    if s.t[LEVEL] == NONE:
        s.t[HAGAL_SEAT] = seat  # in a two-player game, where only the players have the First Player marker
    if s.t[LEVEL] == NOVICE:  # UPR-RIVAL-15
        me[GARRISON] = 0
    me[SUPPLY] = TROOPS - me[GARRISON]


RIVALS.setup = [SetupStep(STREAMS, choose_variants), SetupStep(DECKS, deal_hagal), SetupStep(SEATS, deal_seats)]
