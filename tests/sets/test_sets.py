"""Sets outside the package: a folder is enough, and no other file mentions what it declares."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SETS = [folder for folder in sorted(HERE.iterdir()) if (folder / "components.py").is_file()]


@pytest.mark.long
@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_what_the_set_promises_holds(folder: Path) -> None:
    """Its own checks, in a process of its own: a set that is registered stays."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-o",
         "python_files=check_*.py", str(folder)], cwd=ROOT, capture_output=True, text=True, timeout=500, check=False,
        env={**os.environ, "LANDSRAAD_MODULES": str(folder)})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_the_package_does_not_mention_it(folder: Path) -> None:
    word = re.compile(rf"\b{folder.name}\b", re.IGNORECASE)
    sources = [path for root in ("src/landsraad", "web/src") for path in (ROOT / root).rglob("*")
               if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".yaml", ".css")]
    assert len(sources) > 500
    assert [str(path.relative_to(ROOT)) for path in sources if word.search(path.read_text("utf-8"))] == []
