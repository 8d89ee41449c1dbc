"""Cards of a pile to choose from: each kind of them once, all of them or those of a faction."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.kernel.cells import Cells, Pile
from landsraad.kernel.engine import State
from landsraad.kernel.moves import Family


def offer_each(s: State, v: Cells, pile: Pile, family: Family, zone: i64 = 0) -> None:
    """The pile is a sorted one; `zone` is for families that say where the card comes from."""
    for i in range(pile.size(v)):
        if not pile.repeats(v, i):
            s.offer(family.move(pile.card(v, i), zone))


def offer_of_faction(s: State, pile: Pile, family: Family, faction: i64) -> None:
    """Of one's own pile."""
    for i in range(pile.size(s.me)):
        card = pile.card(s.me, i)
        if not pile.repeats(s.me, i) and box_of(s).cards[card].factions >> faction & 1:
            s.offer(family.move(card))


def holds_faction(s: State, pile: Pile, faction: i64) -> bool:
    for i in range(pile.size(s.me)):
        if box_of(s).cards[pile.card(s.me, i)].factions >> faction & 1:
            return True
    return False
