"""The example of docs/research.md runs. The figures there show that it learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="torch is not installed (pip install landsraad[learn])")
pytest.importorskip("numpy", reason="numpy is not installed (pip install landsraad[research])")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_ppo.py"


def test_a_few_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    import sys
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    sys.modules["train_ppo"] = example
    spec.loader.exec_module(example)
    share = example.main(["--minutes", "1", "--lessons", "2", "--tables", "4", "--steps", "16", "--hidden", "16",
                          "--games", "4"])
    assert 0 <= share <= 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("imperium, 3 rounds: ") and [line.split(":")[0] for line in lines[1:]] == [
        "before", "after"]
