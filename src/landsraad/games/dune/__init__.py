"""The Dune: Imperium family: its rules, the printed bases, modules a table may add, titles one can start.

Cells and moves have their numbers by the order in which they are declared, and processes exchange these numbers. So all
`cells` modules are imported here, before anything else of the family.
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
