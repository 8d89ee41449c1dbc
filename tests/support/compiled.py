"""Whether these tests run on the compiled core, and whether it can be built here."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from landsraad.kernel import engine

ROOT = Path(__file__).parent.parent.parent


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem + "_tool", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILE = load(ROOT / "tools" / "compile.py")
LACKS: str = COMPILE.missing_tool()  # what is missing to compile
COMPILED = not str(engine.__file__).endswith(".py")
# Where the core can be compiled, `tests/compiled` runs the long tests on it, and fewer run interpreted.
SHORT = not COMPILED and not LACKS
