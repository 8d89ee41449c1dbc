"""A scenario that fails is played once more. What then passes is listed; what fails again has failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.conftest import FlakyScenario, Stage


def stage_with(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage("", Path())
    monkeypatch.setattr(stage, "attempt", lambda scenario: answers.pop(0))
    return stage


def test_what_passes_the_second_time_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.warns(FlakyScenario, match="the button was gone"):
        stage_with(["the button was gone", ""], monkeypatch).play("solo")


def test_what_fails_twice_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"(?s)once.*twice"):
        stage_with(["once", "twice"], monkeypatch).play("solo")


def test_what_passes_is_played_once(monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder) -> None:
    answers = ["", "never asked"]
    stage_with(answers, monkeypatch).play("solo")
    assert answers == ["never asked"] and len(recwarn) == 0
