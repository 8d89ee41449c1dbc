"""Runs the program in the README."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def program() -> str:
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_five_lines_play_a_random_game() -> None:
    assert len(program().strip().splitlines()) == 5
    done = subprocess.run([sys.executable, "-c", program()], capture_output=True, text=True, timeout=120, check=True)
    result = ast.literal_eval(done.stdout)
    assert set(result) >= {"scores", "winners", "reason"}
    assert set(result["scores"]) == {"A", "B", "C"} and result["winners"]


def test_the_package_shows_the_same_lines() -> None:
    import landsraad

    shown = "\n".join(line.strip() for line in (landsraad.__doc__ or "").splitlines()[2:])
    assert "".join(shown.split()) == "".join(program().split())
