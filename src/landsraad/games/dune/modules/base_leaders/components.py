"""The leaders of Imperium, declared for Uprising."""

from __future__ import annotations

import landsraad.games.dune.modules.base_leaders.module  # noqa: F401
