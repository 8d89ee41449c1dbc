"""Archduke Armand Ecaz: trashes a card in play in the reveal turn, and acquires cheap cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.menu_item import REVEAL_MENU, MenuItem
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import COORDINATE, COORDINATED
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import leads
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.modules.rise_of_ix.tile_effects import trash_from_play
from landsraad.games.dune.rules.cards.market import TO_DISCARD, AcquireUpTo
from landsraad.games.dune.state.cells import CITY, LANDSRAAD, LEADS, POSTED, SPICE_TRADE
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

ARMAND: Final = "archduke_armand_ecaz"
COORDINATION: Final = Message("standing-coordination", {"n": 2})
AGENTS_NEEDED: Final = 2


class Coordinate(MenuItem):
    """Once in a reveal turn, with two agents on Landsraad, city or spice trade spaces (IX-LEADER-01)."""

    def offer(self, s: State) -> None:
        if (s.me[COORDINATED] == 0 and leads(s, s.seat, ARMAND) and trash_from_play.possible(s)
                and agents_outside(s) >= AGENTS_NEEDED):
            s.offer(COORDINATE.move())

    def takes(self, move: i64) -> bool:
        return COORDINATE.has(move)

    def play(self, s: State, move: i64) -> None:
        s.me[COORDINATED] = 1
        s.push(trash_from_play, s.seat, box_of(s).leaders[s.me[LEADS]].source)


def agents_outside(s: State) -> i64:
    """Counts the agents on spaces that belong to no faction."""
    n: i64 = 0
    for place in box_of(s).spaces:
        if place.icon == LANDSRAAD or place.icon == CITY or place.icon == SPICE_TRADE:
            n += POSTED.of(s.me, place.id)
    return n


class MayAcquireUpTo(AcquireUpTo):
    """The same as acquiring a card up to a cost, but it may be declined."""

    def __init__(self, limit: i64) -> None:
        super().__init__(limit, TO_DISCARD)
        self.optional = True

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if not SKIP.has(move):
            super().play(s, move)

    def message(self) -> Message:
        return Message("may-acquire-up-to", {"n": self.limit})


def may_acquire_up_to(limit: int) -> Effect:
    return MayAcquireUpTo(limit)


IX.items.append(Coordinate(REVEAL_MENU, 71))
