"""Imports the declarations of this module."""

from __future__ import annotations

import landsraad.games.dune.modules.base_leaders.module  # noqa: F401
