"""The page on adding to a game is true: its changes are made in a copy of the source, and its tests are run there."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from docs.blocks import agrees, blocks, change, commands

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "extending.md"
SETS = "tests/sets/"  # excerpts of sets that are there
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "static", "*.so")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout as the page leaves it."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src" / "landsraad", folder / "src" / "landsraad", ignore=NOT_NEEDED)
    shutil.copytree(ROOT / "tests" / "support", folder / "tests" / "support", ignore=NOT_NEEDED)
    shutil.copytree(ROOT / SETS, folder / SETS, ignore=NOT_NEEDED)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for block in blocks(PAGE):
        if not block.title or block.title.startswith(SETS):
            continue
        place = folder / block.title
        before = place.read_text("utf-8") if place.exists() else ""
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(change(before, block.text) if block.language == "diff" else before + block.text, "utf-8")
    return folder


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(copy / "src"), str(copy / "tests")])
    return subprocess.run([sys.executable, "-P", *words], cwd=copy, capture_output=True, text=True, timeout=300,
                          check=False, env={**os.environ, "PYTHONPATH": paths, "LANDSRAAD_LANG": "en",
                               "LANDSRAAD_MODULES": str(copy / SETS)})


def test_excerpts_are_as_in_the_files() -> None:
    shown = [block for block in blocks(PAGE) if block.title.startswith(SETS)]
    assert len(shown) >= 5
    assert [block.title for block in shown if block.text not in (ROOT / block.title).read_text("utf-8")] == []


def test_the_tests_of_the_page_hold(copy: Path) -> None:
    written = [block.title for block in blocks(PAGE)
               if block.title.startswith("tests/imperium/") and block.language == "python"]
    assert len(written) == 3
    done = run(copy, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(copy), *written)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_of_the_page_say_what_it_says(copy: Path) -> None:
    typed = [command for block in blocks(PAGE) if block.language == "console" for command in commands(block)]
    assert typed
    for command in typed:
        words = shlex.split(command.typed)
        assert words[0] == "landsraad"
        done = run(copy, "-m", "landsraad.cli.main", *words[1:])
        assert done.returncode == 0, done.stderr
        assert agrees(done.stdout, command.answer), f"{command.typed} says:\n{done.stdout}"


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_what_is_added_has_names_in_every_language(copy: Path, language: str) -> None:
    done = run(copy, "-m", "landsraad.cli.main", "cards", "imperium", "--lang", language)
    assert done.returncode == 0, done.stderr
    for name in ("desert_guide", "warden_of_the_rim", "smugglers_cove"):
        assert f"[{name}]" in done.stdout
        assert f"-{name}" not in done.stdout  # a message that is missing shows its key
