"""Family Atomics: once per game, a seat replaces the whole Imperium Row in its own turn (IMM-ATOMICS-01)."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.menu_item import AGENT_MENU, REVEAL_MENU, TURN_MENU, MenuItem
from landsraad.games.dune.modules.immortality.cells import ATOMICS, FAMILY_ATOMICS
from landsraad.games.dune.modules.immortality.events import ROW_REMOVED
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.rules.cards.market import add_to_row, lift_from_row
from landsraad.games.dune.state.cells import PLAYER, ROLES, ROW
from landsraad.kernel.engine import State


class FamilyAtomics(MenuItem):
    """Nobody trashes the removed cards, so nothing follows from it (IMM-ATOMICS-03)."""

    def offer(self, s: State) -> None:
        if s.me[FAMILY_ATOMICS] > 0 and s.me[ROLES] == PLAYER:
            s.offer(ATOMICS.move())

    def takes(self, move: i64) -> bool:
        return ATOMICS.has(move)

    def play(self, s: State, move: i64) -> None:
        s.me[FAMILY_ATOMICS] = 0
        if s.has_listeners:
            s.emit(ROW_REMOVED, s.seat)
        n = ROW.size(s.t)
        for _ in range(n):
            card = ROW.card(s.t, 0)
            lift_from_row(s, card)
            box_of(s).trashed.put(s.t, card)
        for _ in range(n):
            add_to_row(s)


IMMORTALITY.items.append(FamilyAtomics(TURN_MENU | AGENT_MENU | REVEAL_MENU, 90))
