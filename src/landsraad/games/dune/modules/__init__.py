"""Optional modules, one folder each. A module never imports another module; base games are in `bases`.

A folder has a `module.py` with the `Module` and a `components.py` that declares its components; new folders are found
automatically. Add a folder outside the package with `register`, or name it in the environment variable
LANDSRAAD_MODULES (several with the separator of PATH).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from landsraad.games.data import register_folder

VARIABLE: Final = "LANDSRAAD_MODULES"
COMPONENTS: Final = "components"
when_registered: Final[list[Callable[[], None]]] = []  # called by `register`, so that titles offer the new module


def load() -> None:
    """Imports all modules."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}.{COMPONENTS}")
    for folder in os.environ.get(VARIABLE, "").split(os.pathsep):
        if folder:
            _bring_in(Path(folder))


def register(folder: Path) -> None:
    """Adds a module, or a folder of modules, from outside the package; titles offer it from now on.

    Its data files (messages, rules, drawing) are found too. Call this before anything is shown: what already exists,
    such
    as a gallery, does not change.
    """
    _bring_in(folder)
    for tell in when_registered:
        tell()


def _bring_in(folder: Path) -> None:
    found = [folder] if _is_module(folder) else sorted(below for below in folder.iterdir() if _is_module(below))
    if not found:
        raise ValueError(f"{folder}: neither this folder nor one in it has a {COMPONENTS}.py")
    for place in found:
        name = f"{__name__}.{place.name}"
        if name in sys.modules:
            if list(sys.modules[name].__path__) == [str(place)]:
                continue
            raise ValueError(f"{place}: there is another module called {place.name}")
        spec = ModuleSpec(name, None, is_package=True)
        spec.submodule_search_locations = [str(place)]
        sys.modules[name] = module_from_spec(spec)
        import_module(f"{name}.{COMPONENTS}")
        register_folder(place)


def _is_module(folder: Path) -> bool:
    return (folder / f"{COMPONENTS}.py").is_file()
