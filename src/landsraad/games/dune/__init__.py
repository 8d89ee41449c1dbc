"""The Dune: Imperium family: shared rules, bases, automas, optional modules, and the titles that can be started.

The order of declaration numbers cells and moves, and processes exchange these numbers. So this file imports all `cells`
modules before anything else of the family.
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

FIRST = ("state", "bases.uprising", "automa.rivals", "modules.choam", "bases.six")


def _declare_cells() -> None:
    for folder in FIRST:
        import_module(f"{__name__}.{folder}.cells")
    modules = import_module(f"{__name__}.modules")
    for name in sorted(found.name for found in iter_modules(modules.__path__)):
        if find_spec(f"{modules.__name__}.{name}.cells") is not None:
            import_module(f"{modules.__name__}.{name}.cells")


_declare_cells()
