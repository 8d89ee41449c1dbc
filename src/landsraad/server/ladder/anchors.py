"""The fixed ratings of bots and automas, from `anchors.yaml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from landsraad.bots import DEFAULT
from landsraad.server.ladder.kinds import SOLO
from landsraad.server.ladder.rating import AUTOMA, BOT, Normal

FILE: Final = Path(__file__).with_name("anchors.yaml")


@cache
def _read() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


@cache
def anchors() -> dict[tuple[str, str], dict[str, Normal]]:
    """The ratings of the fixed players of each game and kind of table, best first."""
    sigma = float(_read()["sigma"])
    return {(game, kind): {player: (float(mu), sigma) for player, mu in
                           sorted(players.items(), key=lambda one: (-one[1], one[0]))}
            for game, kinds in _read()["ratings"].items() for kind, players in kinds.items()}


def anchor(game: str, kind: str, player: str) -> Normal:
    return anchors()[game, kind][player]


def bot_player(level: str, usual: str = DEFAULT) -> str:
    """How a bot is called on the ladder."""
    return BOT + (level or usual)


def automa_player(kind: str, options: dict[str, Any]) -> str:
    """How the automas of a solo table are called on the ladder."""
    assert kind == SOLO
    return AUTOMA + str(options.get("difficulty", "usual"))
