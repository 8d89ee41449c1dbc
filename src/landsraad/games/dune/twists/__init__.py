"""Twists of the Imperium family, one file each: a single changed rule that a table may choose (`twist=NAME`).

Each file here is found automatically. Its name and its rule in one sentence are in `locales` (`twist-NAME`).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Imports all twists."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}")
