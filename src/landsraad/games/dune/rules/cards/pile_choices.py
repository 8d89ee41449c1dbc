"""Offers the cards of a pile as choices, each kind once."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.kernel.cells import Cells, Pile
from landsraad.kernel.engine import State
from landsraad.kernel.moves import Family


def offer_each(s: State, v: Cells, pile: Pile, family: Family, zone: i64 = 0) -> None:
    """Offers each kind of card in a sorted pile. `zone` is for moves that name where the card comes from."""
    for i in range(pile.size(v)):
        if not pile.repeats(v, i):
            s.offer(family.move(pile.card(v, i), zone))


def offer_of_faction(s: State, pile: Pile, family: Family, faction: i64) -> None:
    """Offers the cards of a faction in the seat's own pile."""
    for i in range(pile.size(s.me)):
        card = pile.card(s.me, i)
        if not pile.repeats(s.me, i) and box_of(s).cards[card].factions >> faction & 1:
            s.offer(family.move(card))


def holds_faction(s: State, pile: Pile, faction: i64) -> bool:
    for i in range(pile.size(s.me)):
        if box_of(s).cards[pile.card(s.me, i)].factions >> faction & 1:
            return True
    return False
