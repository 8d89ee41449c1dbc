"""A newcomer's first change is made as the page tells it: what fails there fails, what holds holds."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from docs.blocks import agrees, blocks, change, commands

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "first-change.md"


@pytest.mark.long
def test_the_first_change_goes_as_it_is_told(tmp_path: Path) -> None:
    ends: list[int] = []
    for block in blocks(PAGE):
        if block.title:
            place = tmp_path / block.title
            place.parent.mkdir(parents=True, exist_ok=True)
            text = change(place.read_text("utf-8"), block.text) if block.language == "diff" else block.text
            place.write_text(text, "utf-8")
        for command in commands(block) if block.language == "console" else ():
            name, *words = shlex.split(command.typed)
            assert name == "landsraad"
            done = subprocess.run([sys.executable, "-m", "landsraad.cli.main", *words], cwd=tmp_path, text=True,
                                  capture_output=True, timeout=300, check=False,
                                  env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANDSRAAD_LANG": "en"})
            assert agrees(done.stdout, command.answer), f"{PAGE.name}:{block.line}: {command.typed} says\n{done.stdout}"
            ends.append(done.returncode)
    assert ends == [1, 0, 0]  # it fails, one looks, and then it holds


def test_the_scenario_of_the_page_lies_where_the_tests_look() -> None:
    (place,) = {block.title for block in blocks(PAGE) if block.title}
    assert (ROOT / place).parent.is_dir() and not (ROOT / place).exists()
