"""The Epic game with Go to 11."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.module import Combination

EPIC_GO_TO_ELEVEN: Final = Combination("epic_go_to_eleven", 210, of=("epic", "go_to_eleven"))
# Four players begin with no point, and everybody plays to 12 (IX-Q-16).
EPIC_GO_TO_ELEVEN.goal = 12
EPIC_GO_TO_ELEVEN.goals = {4: 12, 6: 12}
