"""The Combat icon: the seat deploys this turn as if its agent had gone to a combat space (IMM-ICON-01)."""

from __future__ import annotations

from landsraad.games.dune.modules.immortality.events import COMBAT_ICON
from landsraad.games.dune.rules.turns.agent_turn import FROM_GARRISON
from landsraad.games.dune.state.cells import GARRISON_LIMIT
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message


class CombatIcon(Effect):
    """On a combat space, or twice, it does not raise the limit of troops from the garrison (IMM-ICON-02)."""

    def run(self, s: State) -> None:
        if s.me[GARRISON_LIMIT] == NONE:
            s.me[GARRISON_LIMIT] = FROM_GARRISON
            if s.has_listeners:
                s.emit(COMBAT_ICON, s.seat)

    def message(self) -> Message:
        return Message("combat-icon")


combat_icon = CombatIcon
