"""Measures the environments: prints JSON lines for the interpreted and the compiled build.

    make bench
    make bench ENV_ARGS="--rounds 3 --seconds 0.5"

Every figure is the median over rounds of steps per second with uniformly random legal moves, including the setup of
games. Seconds are processor time, as in tools/bench/engine.py.

session     one table from Python: a move, then observation and mask of the next deciding seat
pettingzoo  `landsraad.envs.pettingzoo.env`, where an illegal move loses, through `last()` and `step()`
raw         the same without guards
gymnasium   `landsraad.envs.gymnasium.SeatEnv` against random play: steps of the seat, not of the table
vector      `landsraad.envs.vector.VectorTable` with 1,024 tables: decisions of all tables
open_spiel  `python_landsraad_imperium` through OpenSpiel: legal actions and moves
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
TABLES = 1024
KINDS = ("session", "vector", "raw", "pettingzoo", "gymnasium", "open_spiel")
NEEDS = {"session": "numpy", "vector": "numpy", "raw": "pettingzoo", "pettingzoo": "pettingzoo",
         "gymnasium": "gymnasium", "open_spiel": "pyspiel"}


# ------------------------------------------------------------------ one figure, in a process of its own


def measure(kind: str, game: str, seconds: float, seed: int) -> dict[str, Any]:
    step = {"session": session, "vector": vector, "raw": raw, "pettingzoo": guarded, "gymnasium": gymnasium,
            "open_spiel": open_spiel}[kind](game, seed)
    from landsraad.kernel import engine
    return {"compiled": not str(engine.__file__).endswith(".py"), **timed(step, seconds)}


def timed(step: Callable[[], int], seconds: float) -> dict[str, float]:
    warm = time.process_time() + seconds / 5
    while time.process_time() < warm:
        step()
    steps, worked = 0, time.process_time()
    while time.process_time() - worked < seconds:
        steps += step()
    return {"steps_per_s": steps / (time.process_time() - worked)}


def options_of(game: str) -> dict[str, Any]:
    return {} if game == "arrakis" else {"players": 4}


def session(game: str, seed: int) -> Callable[[], int]:
    import random

    from landsraad.envs.common import GameSetup, TableSession
    from landsraad.kernel.engine import apply
    setup = GameSetup(game, options_of(game))
    table, choose = TableSession(setup), random.Random(seed).random
    seeds = iter(range(seed, 10**9))
    states = [setup.begin(next(seeds))]

    def step() -> int:
        s = states[0]
        for _ in range(100):
            legal = s.legal()
            apply(s, legal[int(choose() * len(legal))])
            if s.over:
                s = states[0] = setup.begin(next(seeds))
            table.observe(s, s.actor)
        return 100

    return step


def vector(game: str, seed: int) -> Callable[[], int]:
    import numpy

    from landsraad.envs.vector import VectorTable
    tables = VectorTable(game, TABLES if game != "arrakis" else 64, seed=seed, **options_of(game))
    choose = numpy.random.default_rng(seed)

    def step() -> int:
        tables.step(tables.sample(choose))
        return tables.tables

    return step


def raw(game: str, seed: int) -> Callable[[], int]:
    from landsraad.envs.pettingzoo import raw_env
    return walked(raw_env(game, **options_of(game)), seed)


def guarded(game: str, seed: int) -> Callable[[], int]:
    from landsraad.envs.pettingzoo import env
    return walked(env(game, **options_of(game)), seed)


def walked(table: Any, seed: int) -> Callable[[], int]:
    import numpy
    choose = numpy.random.default_rng(seed)
    table.reset(seed=seed)

    def step() -> int:
        for _ in range(20):
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                continue
            legal = numpy.flatnonzero(observation["action_mask"].view(bool))
            table.step(int(legal[int(choose.random() * len(legal))]))
        return 20

    return step


def gymnasium(game: str, seed: int) -> Callable[[], int]:
    import numpy

    from landsraad.envs.gymnasium import SeatEnv
    table = SeatEnv(game, **options_of(game))
    choose = numpy.random.default_rng(seed)
    seen = [table.reset(seed=seed)[0]]

    def step() -> int:
        for _ in range(20):
            legal = numpy.flatnonzero(seen[0]["action_mask"].view(bool))
            seen[0], _, terminated, truncated, _ = table.step(legal[int(choose.random() * len(legal))])
            if terminated or truncated:
                seen[0] = table.reset()[0]
        return 20

    return step


def open_spiel(game: str, seed: int) -> Callable[[], int]:
    import random

    import pyspiel

    import landsraad.envs.open_spiel  # noqa: F401
    loaded = pyspiel.load_game(f"python_landsraad_{game}")
    choose = random.Random(seed).random
    states = [loaded.new_initial_state()]

    def step() -> int:
        for _ in range(20):
            state = states[0]
            if state.is_terminal():
                state = states[0] = loaded.new_initial_state()
            legal = state.legal_actions()
            state.apply_action(legal[int(choose() * len(legal))])
        return 20

    return step


# ------------------------------------------------------------------ all of them, in turn


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--measure"]:
        print(json.dumps(measure(arguments[1], arguments[2], float(arguments[3]), int(arguments[4]))))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each round")
    parser.add_argument("--games", nargs="+", default=["imperium"], choices=("imperium", "uprising", "arrakis"))
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--builds", nargs="+", choices=list(BUILDS), default=list(BUILDS))
    args = parser.parse_args(arguments)
    builds = [build for build in args.builds if (BUILDS[build] / "landsraad").is_dir()]
    for build in set(args.builds) - set(builds):
        print(json.dumps({"build": build, "skipped": "make compile has not been run"}), flush=True)
    found: dict[tuple[str, str, str], list[dict[str, float]]] = {}
    for seed in range(1, args.rounds + 1):
        for build in builds:
            for game in args.games:
                for kind in args.kinds:
                    if importlib.util.find_spec(NEEDS[kind]) is None:
                        continue
                    done = subprocess.run(
                        [sys.executable, "-P", str(Path(__file__).resolve()), "--measure", kind, game,
                         str(args.seconds), str(seed)], capture_output=True, text=True,
                        env={**os.environ, "PYTHONPATH": str(BUILDS[build])})
                    if done.returncode != 0:
                        sys.exit(f"{kind} of {game}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}")
                    found.setdefault((build, game, kind), []).append(json.loads(done.stdout))
    for (build, game, kind), rows in found.items():
        speeds = [row["steps_per_s"] for row in rows]
        middle = statistics.median(speeds)
        print(json.dumps({"env": kind, "game": game, "build": build, "steps_per_s": round(middle),
                          "spread": round((max(speeds) - min(speeds)) / middle, 3), "rounds": len(speeds)}), flush=True)
    for kind in [kind for kind in args.kinds if importlib.util.find_spec(NEEDS[kind]) is None]:
        print(json.dumps({"env": kind, "skipped": f"{NEEDS[kind]} is not installed"}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
