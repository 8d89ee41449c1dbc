"""Measures catanatron: random legal moves to the end by its fastest public API, and Game.copy().

Run by `tools/bench/engine.py` in an environment of its own; prints one line of JSON.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
SAMPLES = 8


def actions(game: Any) -> list[Any]:
    found = getattr(game, "playable_actions", None)  # where newer releases keep them
    return list(found if found is not None else game.state.playable_actions)


def start(players: int, rng: random.Random) -> Any:
    return Game([RandomPlayer(color) for color in COLORS[:players]], seed=rng.randrange(1, 2**31))


def playout(players: int, rng: random.Random) -> int:
    game, decisions = start(players, rng), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        offered = getattr(game, "playable_actions", None)
        if offered is None:
            offered = game.state.playable_actions
        game.execute(offered[int(rng.random() * len(offered))], validate_action=False)
        decisions += 1
    return decisions


def midgame(players: int, rng: random.Random) -> Any:
    while True:
        game = start(players, rng)
        for _ in range(300):
            if game.winning_color() is not None:
                break
            game.execute(rng.choice(actions(game)), validate_action=False)
        else:
            return game


def copy_us(game: Any, seconds: float) -> float:
    calls, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(16):
            game.copy()
        calls += 16
    return (time.process_time() - begun) / calls * 1e6


def main(players: int, seconds: float, seed: int) -> None:
    rng = random.Random(seed)
    playout(players, rng)
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += playout(players, rng)
        games += 1
    took = time.process_time() - begun
    clone = statistics.median(copy_us(midgame(players, rng), seconds / 10 / SAMPLES) for _ in range(SAMPLES))
    print(json.dumps({"version": version("catanatron"), "decisions_per_s": decisions / took,
                      "games_per_s": games / took, "decisions_per_game": decisions / games, "clone_us": clone}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))
