"""The page on adding to a game is true: its changes are made in a copy of the source, and its tests are run there."""

from __future__ import annotations

import json
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
NOT_NEEDED = shutil.ignore_patterns("static", "*.so")
# Commands as they are typed, one after the other in one process: what each ends with and says.
COMMANDS = """
import contextlib, io, json, sys
from landsraad.cli.main import main

def said(words):
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        code = main(words)
    return code, out.getvalue(), error.getvalue()

print(json.dumps([said(words) for words in json.loads(sys.argv[1])]))
"""


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


def answers(copy: Path, commands: list[list[str]]) -> list[str]:
    done = run(copy, "-c", COMMANDS, json.dumps(commands))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [code for code, _, _ in found] == [0] * len(commands), [error for _, _, error in found]
    return [out for _, out, _ in found]


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
    words = [shlex.split(command.typed) for command in typed]
    assert {name for name, *_ in words} == {"landsraad"}
    listed = [["cards", "imperium", "--lang", language] for language in ("en", "uk", "ru", "cs")]
    said = answers(copy, [[*more] for _, *more in words] + listed)
    for command, out in zip(typed, said, strict=False):
        assert agrees(out, command.answer), f"{command.typed} says:\n{out}"
    # What is added has names in every language.
    for out in said[len(typed):]:
        for name in ("desert_guide", "warden_of_the_rim", "smugglers_cove"):
            assert f"[{name}]" in out
            assert f"-{name}" not in out  # a message that is missing shows its key
