"""Measures the engine: JSON lines for each game and build, and for catanatron and OpenSpiel.

    make bench
    make bench ARGS="--rounds 3 --game imperium --players 2 --no-peers"

Every figure is the median over rounds. Rounds of all engines are interleaved, so that a busy machine slows down all of
them; compare ratios within one run. Seconds are processor time for all engines. `spread` is (max-min)/median of the
decisions per second in this run.

loop inside   random legal moves chosen and played by `kernel.engine.playout`, set-up included
driven        the same moves chosen by Python code, through `State` and through the public `Table`

The games of one family are compared with its first: a line says how fast Uprising is relative to Imperium in the same
run.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEERS = ROOT / ".venv-peers"
PEER = "catanatron"
PEER_PLAYERS = (2, 4)
SPIEL = "open_spiel"
SPIEL_GAMES = ("gin_rummy", "go_9x9")
# Player counts in addition to --players.
# A name may add modules: "uprising+choam".
PLAYERS: dict[str, list[int]] = {"imperium": [], "uprising": [], "uprising+choam": [],
                                "imperium+rise_of_ix+immortality": [], "arrakis": [2]}
GAMES = tuple(PLAYERS)  # the others are compared with the first one
HEADLINE = "decisions_per_s"


# ------------------------------------------------------------------ one round of one build, in a process of its own


def measure(name: str, players: int, seconds: float, seed: int) -> dict[str, Any]:
    import landsraad
    from landsraad.kernel import engine
    name, *modules = name.split("+")
    wanted = {"players": players, **dict.fromkeys(modules, "yes")}
    game = landsraad.game(name).variant(wanted)
    options = game.check_options(wanted)
    rng = random.Random(seed)

    def inside() -> int:
        n = rng.randrange(2**31)
        return engine.playout(game.begin(options, n), n)[0]

    def by_state() -> int:
        s, n = game.begin(options, rng.randrange(2**31)), 0
        while not s.over:
            moves = s.legal()
            s.play(moves[int(rng.random() * len(moves))])
            n += 1
        return n

    def by_table() -> int:
        t, n = landsraad.new(name, seed=rng.randrange(2**31), **wanted), 0
        while not t.over:
            moves = t.legal()
            t.play(moves[int(rng.random() * len(moves))])
            n += 1
        return n

    middle = game.begin(options, seed)
    for _ in range(100):
        if not middle.over:
            middle.play(rng.choice(middle.legal()))
    games, decisions, took = timed(inside, seconds)
    row: dict[str, Any] = {"compiled": not str(engine.__file__).endswith(".py"), HEADLINE: decisions / took,
                           "games_per_s": games / took, "decisions_per_game": decisions / games}
    _, decisions, took = timed(by_state, seconds)
    row["driven_per_s"] = decisions / took
    _, decisions, took = timed(by_table, seconds)
    row["table_driven_per_s"] = decisions / took
    row["clone_us"] = each_us(middle.clone, seconds / 4)
    row["new_game_us"] = each_us(lambda: game.begin(options, 7), seconds / 4)
    return row


def timed(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Returns the number of games and decisions and the time they took, after a warm-up."""
    warm = time.process_time() + seconds / 5
    while time.process_time() < warm:
        play()
    games = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play()
        games += 1
    return games, decisions, time.process_time() - begun


def each_us(call: Callable[[], object], seconds: float) -> float:
    rounds = []
    for _ in range(5):
        calls, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 5:
            for _ in range(64):
                call()
            calls += 64
        rounds.append((time.process_time() - begun) / calls * 1e6)
    return statistics.median(rounds)


# ------------------------------------------------------------------ all of them, in turn


class Engine:
    """A program to measure: its name in the output, and how to start it."""

    def __init__(self, name: dict[str, Any], command: list[str], env: dict[str, str]) -> None:
        self.name = name
        self.command = command
        self.env = env
        self.rounds: list[dict[str, Any]] = []

    def run(self, seconds: float, seed: int) -> None:
        done = subprocess.run([*self.command, str(seconds), str(seed)], capture_output=True, text=True, env=self.env)
        if done.returncode != 0:
            sys.exit(f"{self.name}: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else 'failed'}")
        self.rounds.append(json.loads(done.stdout))

    def median(self) -> dict[str, Any]:
        out = dict(self.name)
        for key, value in self.rounds[0].items():
            numeric = isinstance(value, (int, float)) and not isinstance(value, bool)
            out[key] = statistics.median(row[key] for row in self.rounds) if numeric else value
        speeds = [row[HEADLINE] for row in self.rounds]
        out["spread"] = (max(speeds) - min(speeds)) / statistics.median(speeds)
        out["rounds"] = len(self.rounds)
        return out


def ours(game: str, build: str, players: int) -> Engine:
    name = {"engine": "landsraad", "game": game, "build": build, "players": players}
    command = [sys.executable, "-P", str(Path(__file__).resolve()), "--measure", game, str(players)]
    return Engine(name, command, {**os.environ, "PYTHONPATH": str(BUILDS[build])})


def peers() -> list[Engine]:
    return [*catanatron(), *open_spiel()]


def open_spiel() -> list[Engine]:
    """Uses the installed OpenSpiel, which the tests of the environments need too."""
    if importlib.util.find_spec("pyspiel") is None:
        emit({"engine": SPIEL, "skipped": "it is not installed: pip install open_spiel"})
        return []
    script = str(ROOT / "tools" / "bench" / "peers" / f"{SPIEL}.py")
    env = {**os.environ, "PYTHONSAFEPATH": "1"}
    return [Engine({"engine": SPIEL, "game": game, "players": 2}, [sys.executable, script, game], env)
            for game in SPIEL_GAMES]


def catanatron() -> list[Engine]:
    """Installs catanatron on demand into its own environment.

    Returns nothing if that fails, and prints why.
    """
    python = PEERS / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True, capture_output=True, text=True)
        if subprocess.run([str(python), "-c", f"import {PEER}"], capture_output=True).returncode != 0:
            subprocess.run([str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", PEER],
                           check=True, capture_output=True, text=True, timeout=600)
    except (subprocess.SubprocessError, OSError) as error:
        output = str(getattr(error, "stderr", "") or error).strip().splitlines()
        emit({"engine": PEER, "skipped": f"it cannot be installed here: {output[-1] if output else error}"})
        return []
    script = str(ROOT / "tools" / "bench" / "peers" / f"{PEER}.py")
    # PYTHONSAFEPATH: the script has the name of the package, and must not be found in its place.
    env = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": ""}
    return [Engine({"engine": PEER, "players": n}, [str(python), script, str(n)], env) for n in PEER_PLAYERS]


def compile_core() -> bool:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], stdout=subprocess.PIPE, text=True)
    output = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "not compiled"
    if done.returncode != 0 or "not compiled" in output:
        emit({"engine": "landsraad", "build": "compiled", "skipped": output})
        return False
    print(output, file=sys.stderr)
    return True


def emit(row: dict[str, Any]) -> None:
    tidy = {key: (round(value, 3) if abs(value) < 100 else round(value)) if isinstance(value, float) else value
            for key, value in row.items()}
    print(json.dumps(tidy), flush=True)


def ratios(rows: list[dict[str, Any]], peer: str) -> dict[str, Any] | None:
    """Compares with the best figure of the others in the same run, loop against loop if they have one."""
    theirs = [row for row in rows if row["engine"] == peer]
    if not theirs:
        return None
    best = max(row[HEADLINE] for row in theirs)
    inside = max(row.get("inside_per_s", best) for row in theirs)
    out: dict[str, Any] = {"ratio_to": f"{peer}'s best", HEADLINE: best, "inside_per_s": inside}
    for row in rows:
        if row["engine"] == "landsraad":
            where = f"{row['game']}_{row['build']}_{row['players']}p"
            out[f"{where}_inside"] = row[HEADLINE] / inside
            out[f"{where}_driven"] = row["driven_per_s"] / best
            out[f"{where}_table_driven"] = row["table_driven_per_s"] / best
    return out


def relative(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Compares each game with the first one, in the same build with as many players. 1 is equally fast."""
    out = []
    first = {(row["build"], row["players"]): row for row in rows if row.get("game") == GAMES[0]}
    for row in rows:
        base = first.get((row.get("build"), row["players"]))
        if row.get("game") in GAMES[1:] and base is not None:
            out.append({"game": row["game"], "ratio_to": GAMES[0], "build": row["build"], "players": row["players"],
                        "inside": row[HEADLINE] / base[HEADLINE],
                        "driven": row["driven_per_s"] / base["driven_per_s"],
                        "table_driven": row["table_driven_per_s"] / base["table_driven_per_s"],
                        "clone_us": row["clone_us"] / base["clone_us"]})
    return out


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--measure"]:
        print(json.dumps(measure(arguments[1], int(arguments[2]), float(arguments[3]), int(arguments[4]))))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of each round")
    parser.add_argument("--game", action="append", choices=list(PLAYERS), help="default all; may be repeated")
    parser.add_argument("--players", type=int, action="append", choices=(1, 2, 3, 4),
                        help="of imperium and uprising; default 4; may be repeated")
    parser.add_argument("--builds", nargs="+", choices=list(BUILDS), default=list(BUILDS))
    parser.add_argument("--no-peers", action="store_true", help="without catanatron and OpenSpiel beside it")
    args = parser.parse_args(arguments)
    builds = [build for build in args.builds if build != "compiled" or compile_core()]
    engines = [ours(game, build, players) for game in args.game or PLAYERS
               for players in PLAYERS[game] or args.players or [4] for build in builds]
    engines += [] if args.no_peers else peers()
    for seed in range(1, args.rounds + 1):
        for engine in engines:
            engine.run(args.seconds, seed)
    rows = [engine.median() for engine in engines]
    for row in rows:
        emit(row)
    for row in relative(rows):
        emit(row)
    for peer in (PEER, SPIEL):
        against = ratios(rows, peer)
        if against is not None:
            emit(against)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
