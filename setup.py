"""Wheels with the compiled core where there is a C compiler, and without it, with a message, elsewhere.

What the package is stands in pyproject.toml; this file adds what that cannot say. `LANDSRAAD_PURE=1` asks for a wheel
of plain Python, which runs everywhere. An editable install is always plain Python: `make compile` has its own place.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
MACHINE_CODE = (".so", ".pyd")


def core() -> Path | None:
    """The package with its compiled modules, made if need be; nothing where that is not wanted or not possible."""
    if "bdist_wheel" not in sys.argv:
        return None
    if os.environ.get("LANDSRAAD_PURE", "") not in ("", "0"):
        print("landsraad: LANDSRAAD_PURE is set: this wheel is plain Python", file=sys.stderr)
        return None
    spec = importlib.util.spec_from_file_location("landsraad_compile", ROOT / "tools" / "compile.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    missing = tool.missing_tool() or ("" if tool.main([]) == 0 else "mypyc or the C compiler refused, see above")
    if missing:
        print(f"landsraad: {missing}: this wheel is plain Python, slower and the same in all else", file=sys.stderr)
        return None
    return Path(tool.OUT)


CORE = core()


class Wheel(Distribution):
    def has_ext_modules(self) -> bool:
        return CORE is not None  # what it is, the name of the wheel says


class WithCore(build_py):
    def run(self) -> None:
        super().run()
        if CORE is None or self.editable_mode:
            return
        for path in CORE.rglob("*"):
            if path.suffix in MACHINE_CODE:
                to = Path(self.build_lib) / path.relative_to(CORE)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, to)


setup(distclass=Wheel, cmdclass={"build_py": WithCore})
