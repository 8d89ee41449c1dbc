"""Imports all files that declare special contracts."""

from __future__ import annotations

import landsraad.games.dune.combinations.special_contracts.scenario
import landsraad.games.dune.combinations.special_contracts.tokens  # noqa: F401
