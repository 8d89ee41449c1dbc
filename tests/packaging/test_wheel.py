"""The wheel: what is in it, and that a machine without a C compiler gets one too. The compiled one: docs/speed.md."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "tools/compile.py")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("sources")
    for part in PARTS:
        (place / part).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / part, place / part)
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return place


def built(sources: Path, out: Path, **environment: str) -> tuple[Path, str]:
    pytest.importorskip("pip", reason="pip is not installed in this environment")
    done = subprocess.run([sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation",
                           "--no-index", "--wheel-dir", str(out), str(sources)], capture_output=True, text=True,
                          env={**os.environ, **environment})
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = out.glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.mark.parametrize(("environment", "said"), [
    ({"CC": "no-such-compiler", "LANDSRAAD_PURE": ""},
     "no C compiler here (no-such-compiler was not found): this wheel is plain Python"),
    ({"LANDSRAAD_PURE": "1"}, "LANDSRAAD_PURE is set: this wheel is plain Python")])
def test_plain_python_with_a_message(sources: Path, tmp_path: Path, environment: dict[str, str], said: str) -> None:
    wheel, told = built(sources, tmp_path, **environment)
    assert said in told
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    for path in (ROOT / "src" / "landsraad").rglob("*"):
        if path.suffix in (".py", ".ftl", ".yaml", ".typed", ".net", ".jsonl"):
            assert str(path.relative_to(ROOT / "src")) in names
    assert not any(name.endswith((".so", ".pyd")) or name.startswith(("tests", "tools")) for name in names)
