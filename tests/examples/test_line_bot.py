"""The example of docs/bots.md: short, plain, and better than random play."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots import observe
from landsraad.play.external_bots import ProgramBot
from landsraad.trials.jobs import GameSpec, Job, play_job

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "line_bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"


def test_it_is_short_and_needs_nothing_but_python() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) <= 40
    imported = {name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}
    assert imported == {"json", "random", "sys"}


@pytest.mark.parametrize(("game", "options"), [
    ("imperium", {"players": 2}), ("uprising", {"players": 4}), ("arrakis", {})])
def test_it_sits_at_any_table(game: str, options: dict[str, Any]) -> None:
    t = landsraad.new(game, seed=3, **options)
    bot = ProgramBot(COMMAND)
    for _ in range(60):
        t.play(bot.choose(observe(t)))
    bot.close()


def test_it_plays_better_than_at_random(tmp_path: Path) -> None:
    """Its random numbers are seeded here, so the games are always the same."""
    loaded = tmp_path / "loaded.py"
    loaded.write_text(f"import random, runpy\nrandom.seed(1)\nrunpy.run_path({str(EXAMPLE)!r}, run_name='__main__')\n")
    game = landsraad.game("imperium")
    options = game.check_options({"players": 2})
    bots = (f"run:{sys.executable} {loaded}", "random")
    rounds = tuple(GameSpec(n, n, options, bots if n % 2 else bots[::-1]) for n in range(12, 24))
    results = play_job(Job("imperium", game.version, rounds))
    points = {bot: sum(result.points for result in results if result.bot == bot) for bot in bots}
    won = sum(result.share for result in results if result.bot == bots[0])
    assert won >= 9 and points[bots[0]] > 1.3 * points["random"]
