"""Plays each golden game again and compares it line by line; `tests/golden/write_golden_games.py` writes them."""

from __future__ import annotations

import importlib.util
from difflib import unified_diff
from pathlib import Path
from types import ModuleType

import pytest

import landsraad
from landsraad.kernel.records.format import parse_record

FOLDER = Path(__file__).parent


def load_maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden_make", FOLDER / "write_golden_games.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKE = load_maker()


@pytest.mark.parametrize("name", MAKE.CONFIGURATIONS)
def test_golden_game(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = MAKE.text(name).splitlines()
    changed = list(unified_diff(golden, played, "golden", "played now", lineterm="", n=4))
    more = f"\n… and {len(changed) - 60} lines more" if len(changed) > 60 else ""
    assert not changed, (f"{name} is played differently now; if that is right, run tests/golden/write_golden_games.py\n"
                         + "\n".join(changed[:60]) + more)


@pytest.mark.parametrize("name", MAKE.CONFIGURATIONS)
def test_its_record_reads_back(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = golden[:golden.index("\nled by ")]
    games = {game: landsraad.game(game) for game in landsraad.games()}
    assert parse_record(record, games).write() == record


def test_there_is_no_other_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(MAKE.CONFIGURATIONS)
