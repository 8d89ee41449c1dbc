"""Measures OpenSpiel: random games of gin rummy and Go, from Python and entirely in C++.

Run by `tools/bench/engine.py`; prints one line of JSON. `decisions_per_s` is Python choosing the moves; `inside_per_s`
is the random rollout of OpenSpiel's own search, without Python in the loop; `clone_us` is `State.clone()`.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

GAMES = {"gin_rummy": "gin_rummy", "go_9x9": "go(board_size=9)"}
SAMPLES = 8


def deal(state: Any, rng: random.Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, chances)[0])


def playout(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, rng)
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def middle(game: Any, rng: random.Random) -> Any:
    """Returns a position halfway through a random game."""
    states = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state, rng)
        else:
            states.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return states[len(states) // 2]


def inside(game: Any, rng: random.Random, seconds: float) -> float:
    """Returns decisions per second in C++.

    At an unvisited root one simulation is one evaluation, which plays as many rollouts as the evaluator was made for.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        deal(state, rng)
    length = statistics.mean(playout(state.clone(), rng) for _ in range(40))

    def rollouts(n: int) -> float:
        search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(n, 1), 1.4, 1, 100, False, 1, False)
        begun = time.process_time()
        search.mcts_search(state)
        return time.process_time() - begun

    n = max(10, int(10 * seconds / max(rollouts(10), 1e-6)))
    return length * n / rollouts(n)


def copy_us(state: Any, seconds: float) -> float:
    calls, begun = 0, time.process_time()
    while calls == 0 or time.process_time() - begun < seconds:
        for _ in range(16):
            state.clone()
        calls += 16
    return (time.process_time() - begun) / calls * 1e6


def main(name: str, seconds: float, seed: int) -> None:
    game, rng = pyspiel.load_game(GAMES[name]), random.Random(seed)
    playout(game.new_initial_state(), rng)
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += playout(game.new_initial_state(), rng)
        games += 1
    took = time.process_time() - begun
    clones = [copy_us(middle(game, rng), seconds / 10 / SAMPLES) for _ in range(SAMPLES)]
    print(json.dumps({"version": version("open_spiel"), "decisions_per_s": decisions / took,
                      "inside_per_s": inside(game, rng, seconds / 2), "games_per_s": games / took,
                      "decisions_per_game": decisions / games, "clone_us": statistics.median(clones)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
