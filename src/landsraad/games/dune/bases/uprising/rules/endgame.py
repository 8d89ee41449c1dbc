"""The end: endgame cards, and the wild icon that goes with any other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import MATCH, MATCH_OBJECTIVE, OBJECTIVE_DOWN, WILD, WON
from landsraad.games.dune.bases.uprising.events import PAIRED
from landsraad.games.dune.bases.uprising.rules.battle_icons import open_card, open_icon, turn_down
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.intrigue import ENDGAME
from landsraad.games.dune.rules.cards.intrigue import Moment, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.seats.resources import score
from landsraad.games.dune.state.cells import PASS, PLAY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, labelled


class LastChance(Moment):
    """Endgame cards, and a wild icon paired with any one face-up icon for a point (UPM-BATTLE-ICONS-03)."""

    def options(self, s: State) -> None:
        offer_intrigue(s, ENDGAME)
        if open_card(s, s.me, WILD) != NONE:
            for i in range(WON.size(s.me)):
                if box_of(s).conflicts[WON.card(s.me, i)].icon != WILD:
                    s.offer(MATCH.move(WON.card(s.me, i)))
            if open_icon(s.me) != NONE:
                s.offer(MATCH_OBJECTIVE.move())
        s.offer(PASS.move())

    def play(self, s: State, move: i64) -> None:
        if PASS.has(move):
            return
        s.then(self)
        if PLAY.has(move):
            play_intrigue(s, PLAY.a(move), ENDGAME)
            return
        turn_down(s.me, open_card(s, s.me, WILD))
        if MATCH.has(move):
            turn_down(s.me, MATCH.a(move))
        else:
            s.me[OBJECTIVE_DOWN] = 1
        if s.listening:
            s.tell(PAIRED, s.seat, WILD)
        score(s, s.seat, 1)


LAST_CHANCE: Final = labelled("LastChance", LastChance(ENDGAME))
