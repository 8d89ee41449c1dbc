"""What runs elsewhere is what runs here: the hooks before a commit, the hosted checks, and samples of the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from support import sampling

ROOT = Path(__file__).resolve().parents[2]


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def test_the_hooks_are_the_linters_of_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (targets,) = re.findall(r"^check: (.+)$", makefile, re.MULTILINE)
    (place,) = read(".pre-commit-config.yaml")["repos"]
    assert place["repo"] == "local" and len(place["hooks"]) == len(targets.split())
    for hook, target in zip(place["hooks"], targets.split(), strict=True):
        recipe = makefile.split(f"\n{target}: ")[1].split("\n\n")[0]
        program = hook["entry"].removeprefix(".venv/bin/").split()[0]
        assert program in recipe or hook["entry"].endswith(f" {target}"), hook


def test_the_hosted_checks_run_what_runs_here_and_know_no_secret() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    jobs = read(".github/workflows/ci.yml")["jobs"]
    assert any(step.get("run") == ".ci/run" for step in jobs["test"]["steps"])
    assert "secrets." not in text and read(".github/workflows/ci.yml")["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {word for job in jobs.values() for step in job["steps"]
              for word in re.findall(r"\bmake ([a-z-]+)", step.get("run", ""))}
    assert called and called <= targets


@pytest.mark.parametrize("one_in", [1, 3, 5])
def test_the_parts_of_a_sample_are_all_of_it(one_in: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ALL", False)
    parts = []
    for turn in range(one_in):
        monkeypatch.setattr(sampling, "TURN", str(turn))
        parts += sampling.sampled(range(12), one_in)
    assert sorted(parts) == list(range(12))
    monkeypatch.setattr(sampling, "ALL", True)
    assert sampling.sampled(range(12), one_in) == list(range(12))
