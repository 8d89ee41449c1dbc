# cold
"""Twists of War for Arrakis, one file each: a single changed rule that a table may choose (`twist=NAME`).

A file has `TWIST`, and is found automatically. Its name and its rule in one sentence are in `locales` (`twist-NAME`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from landsraad.games.arrakis.state.twist import Twist


@cache
def twists() -> dict[str, Twist]:
    """Returns all twists by name."""
    found: list[Twist] = [import_module(f"{__name__}.{each.name}").TWIST for each in iter_modules(__path__)]
    return {twist.name: twist for twist in sorted(found, key=lambda twist: twist.name)}
