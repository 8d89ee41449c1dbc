"""What two modules have only together, one module per combination. A Box has it when it has all the modules in `of`.

Modules never import each other; a combination may import those that it combines. A new file is found automatically,
and so is a new folder with a `components.py`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Imports all combinations."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}{'.components' if found.ispkg else ''}")
