"""Builders for tables with shared sides."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.table import Table
from support.arrakis.table import arrakis

FOUR: dict[str, Any] = {"players": 4}  # A House Atreides, B House Harkonnen, C the Fremen, D Corrino


def four(**given: Any) -> Table:
    return arrakis(options=FOUR, **given)
