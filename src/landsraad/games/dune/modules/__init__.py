"""Everything a table may have or not have, a folder each. A module never imports another module.

A folder has a `module.py` with the `Module` and a `components.py` that declares what it holds; a new one is found by
itself.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Imports every module there is."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}.components")
