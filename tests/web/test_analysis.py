"""The analysis board in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.conftest import Stage, served
from web.test_review import bring, game

pytestmark = pytest.mark.browser


def test_a_position_is_analysed_from_a_game_a_text_and_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as base:
        monkeypatch.setenv("LANDSRAAD_FINISHED", bring(base, game()))
        stage = Stage(base, tmp_path / "browser")
        try:
            stage.play("analysis")
        finally:
            stage.close()
