"""Go to 11: an option of tables with Immortality."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.components.module import Module

GO_TO_ELEVEN: Final = Module("go_to_eleven", 70, bases=("imperium", "uprising", "six"), needs=("immortality",),
                             rule="IMM-VAR-01")
GO_TO_ELEVEN.expansion = True
