"""The end of the game: pairing a wild battle icon with any other."""

from __future__ import annotations

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import MATCH, MATCH_OBJECTIVE, OBJECTIVE_DOWN, WILD, WON
from landsraad.games.dune.bases.uprising.events import PAIRED
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon, turn_down
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.menu_item import ENDGAME_MENU, MenuItem
from landsraad.games.dune.rules.seats.resources import score
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State


class PairWildIcon(MenuItem):
    """Pairs a wild icon with any face-up icon for a point (UPM-BATTLE-ICONS-03)."""

    def offer(self, s: State) -> None:
        if open_card(s, s.me, WILD) != NONE:
            for i in range(WON.size(s.me)):
                if box_of(s).conflicts[WON.card(s.me, i)].icon != WILD:
                    s.offer(MATCH.move(WON.card(s.me, i)))
            if open_icon(s.me) != NONE:
                s.offer(MATCH_OBJECTIVE.move())

    def takes(self, move: i64) -> bool:
        return MATCH.has(move) or MATCH_OBJECTIVE.has(move)

    def play(self, s: State, move: i64) -> None:
        turn_down(s.me, open_card(s, s.me, WILD))
        if MATCH.has(move):
            turn_down(s.me, MATCH.a(move))
        else:
            s.me[OBJECTIVE_DOWN] = 1
        if s.has_listeners:
            s.emit(PAIRED, s.seat, WILD)
        score(s, s.seat, 1)


UPRISING.items.append(PairWildIcon(ENDGAME_MENU, 10))
