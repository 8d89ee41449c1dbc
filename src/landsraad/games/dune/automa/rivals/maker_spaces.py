"""Rivals on maker spaces: bonus spice, then sandworms or base spice; and the Shield Wall."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.events import RIVAL_NO_HOOKS
from landsraad.games.dune.bases.uprising.cells import HOOKS, WALL
from landsraad.games.dune.bases.uprising.rules.sandworms import summon_worms, take_wall, worms_may_come
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.seats.resources import gain
from landsraad.games.dune.state.cells import BONUS_SPICE, LEVEL, SPICE, SWORDMASTER, VISITED
from landsraad.games.dune.state.events import SPICE_BANKED
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message


def plays_for_two(s: State, me: Cells) -> bool:
    """Whether this is a two-player game with a Rival made for it, which cannot win (UPR-RIVAL-68, UPR-OPEN-12)."""
    return s.t[LEVEL] == NONE and rival_of(me).for_two


class RivalHarvest(Effect):
    """Takes all bonus spice; then summons sandworms if it can, or takes the base spice (UPR-RIVAL-49 to 51).

    The Imperial Basin has no sandworms.
    """

    def __init__(self, worms: i64) -> None:
        super().__init__()
        self.worms = worms

    def run(self, s: State) -> None:
        where = s.me[VISITED]
        bonus = BONUS_SPICE.of(s.t, where)
        BONUS_SPICE.put(s.t, where, 0)
        if plays_for_two(s, s.me) and s.me[SWORDMASTER] == 1:  # UPR-RIVAL-69
            if bonus > 0 and s.has_listeners:
                s.emit(SPICE_BANKED, s.seat, where, bonus)
        else:
            gain(s, s.seat, SPICE, bonus)
        if self.worms > 0 and s.me[HOOKS] == 1 and worms_may_come(s):
            summon_worms(s, s.seat, self.worms)
        else:
            gain(s, s.seat, SPICE, box_of(s).spaces[where].maker)

    def message(self) -> Message:
        return Message("automa-harvest-worms", {"n": self.worms}) if self.worms > 0 else Message("automa-harvest")


class Blast(Effect):
    """Removes the Shield Wall if the Rival has Maker Hooks (UPR-RIVAL-37)."""

    def run(self, s: State) -> None:
        if s.t[WALL] == 0:
            return
        if s.me[HOOKS] == 1:
            take_wall(s, s.seat)
        elif s.has_listeners:
            s.emit(RIVAL_NO_HOOKS, s.seat)

    def message(self) -> Message:
        return Message("automa-blast")


rival_harvest = RivalHarvest
BLAST: Final = labelled("uprising:rival:muad_dib:scheme/2", Blast())
