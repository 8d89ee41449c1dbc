"""`landsraad simulate GAME -n N`: random games by the thousand, and what came out of them.

The games are those of the seeds S, S+1, …, so any of them can be dealt again; how many processes share them changes
nothing but the time.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import landsraad
from landsraad.cli.language import add_language, catalogue_of
from landsraad.cli.parser import Subcommands
from landsraad.kernel.cells import INNER, M32
from landsraad.kernel.engine import State, playout
from landsraad.kernel.errors import BadInput
from landsraad.kernel.views import get_path
from landsraad.text.catalogue import Catalogue

BATCH = 50  # games between two steps of the progress bar


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("simulate", help="random games by the thousand", description=__doc__)
    parser.add_argument("game", metavar="GAME", help=", ".join(landsraad.games()))
    parser.add_argument("-n", "--games", metavar="N", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", metavar="S", type=int, help="of the first game; without it, a random one")
    parser.add_argument("--jobs", metavar="J", type=int, default=1, help="processes that share the work (default 1)")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)
    for name, hint in game_options().items():
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, metavar=hint, help=f"as in a game of your own: {hint.lower()}")


def game_options() -> dict[str, str]:
    """Every option that some game has, and what it looks like."""
    out: dict[str, str] = {}
    for name in landsraad.games():
        for option in landsraad.game(name).options:
            out[option.name] = {"number": "N", "list": "LIST"}.get(option.kind, "WORD")
    return out


def run(args: argparse.Namespace) -> int:
    game = landsraad.game(args.game)
    given = {name: getattr(args, name) for name in game_options() if getattr(args, name) is not None}
    game = game.variant(given)
    options = game.check_options(given)
    if args.games < 1:
        raise BadInput(f"-n: {args.games} is not a number of games")
    if args.jobs < 1:
        raise BadInput(f"--jobs: {args.jobs} is not a number of processes")
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    start = time.perf_counter()
    tally = simulate(game.name, options, seed, args.games, args.jobs)
    seconds = time.perf_counter() - start
    if args.json:
        print(json.dumps(tally.to_json(game.name, options, seed, seconds), ensure_ascii=False, indent=1))
    else:
        show(catalogue_of(args), tally, game.name, seed, seconds)
    return 0


# ------------------------------------------------------------------ playing


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    checksum: int = 0  # of all moves of all games, in whatever order the games are added
    seats: Counter[str] = field(default_factory=Counter)  # times a seat was there
    wins: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    leaders: Counter[str] = field(default_factory=Counter)
    leader_wins: Counter[str] = field(default_factory=Counter)
    leader_points: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)  # not `+=`, which would drop what counts 0
            else:
                setattr(self, name, (mine + value) & M32 if name == "checksum" else mine + value)

    def note(self, s: State, result: dict[str, Any], decisions: int, checksum: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.rounds += int(get_path(s, "round")) if s.plan.table.field("round") is not None else 0
        self.checksum = (self.checksum + checksum) & M32
        self.reasons[result["reason"]] += 1
        self.ended[str(result.get("ended", ""))] += 1
        led = s.plan.seat.field("leader") is not None
        for seat, points in result["scores"].items():
            won = 1 if seat in result["winners"] else 0
            self.seats[seat] += 1
            self.wins[seat] += won
            self.points[seat] += points
            if led:
                leader = str(get_path(s, f"{seat}.leader"))
                known = s.plan.seat.field("rival")
                if known is not None and known.see != INNER and get_path(s, f"{seat}.rival") is not None:
                    leader = f"rival:{get_path(s, f'{seat}.rival')}"
                self.leaders[leader] += 1
                self.leader_wins[leader] += won
                self.leader_points[leader] += points

    def to_json(self, game: str, options: dict[str, Any], seed: int, seconds: float) -> dict[str, Any]:
        return {
            "game": game, "options": options, "seed": seed, "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "rounds_per_game": round(self.rounds / self.games, 2),
            "seats": rows(self.seats, self.wins, self.points),
            "leaders": rows(self.leaders, self.leader_wins, self.leader_points),
            "decided_by": dict(self.reasons), "ended_by": dict(self.ended), "checksum": f"{self.checksum:08x}",
            "seconds": round(seconds, 3), "games_per_s": round(self.games / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds),
        }


def rows(times: Counter[str], wins: Counter[str], points: Counter[str]) -> dict[str, dict[str, float]]:
    return {name: {"games": n, "wins": wins[name], "win_rate": round(wins[name] / n, 4),
                   "mean_points": round(points[name] / n, 3)} for name, n in sorted(times.items())}


def play_batch(name: str, options: dict[str, Any], seed: int, games: int) -> Tally:
    """One seed after the other, with the loop inside the engine."""
    game = landsraad.game(name).variant(options)
    tally = Tally()
    for n in range(seed, seed + games):
        s = game.begin(options, n)
        decisions, checksum = playout(s, n & M32)
        tally.note(s, game.result(s), decisions, checksum)
    return tally


def simulate(name: str, options: dict[str, Any], seed: int, games: int, jobs: int) -> Tally:
    batches = [(seed + i, min(BATCH, games - i)) for i in range(0, games, BATCH)]
    total = Tally()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(name, total=games)
        for tally in results(name, options, batches, jobs):
            total.add(tally)
            progress.advance(bar, tally.games)
    return total


def results(name: str, options: dict[str, Any], batches: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(batches) == 1:
        for first, games in batches:
            yield play_batch(name, options, first, games)
        return
    with ProcessPoolExecutor(min(jobs, len(batches))) as pool:
        try:
            for done in as_completed([pool.submit(play_batch, name, options, first, n) for first, n in batches]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # an interrupt does not wait for thousands of games


# ------------------------------------------------------------------ telling


def show(cat: Catalogue, tally: Tally, game: str, seed: int, seconds: float) -> None:
    console = Console(highlight=False, soft_wrap=True)
    n = tally.games
    console.print(cat.text("simulate-head", game=game, n=n, seed=str(seed), seconds=f"{seconds:.1f}",
                           games=f"{n / seconds:,.0f}", decisions=f"{tally.decisions / seconds:,.0f}"))
    console.print(cat.text("simulate-average", decisions=f"{tally.decisions / n:.1f}",
                           rounds=f"{tally.rounds / n:.1f}"))
    console.print(grid(cat, "simulate-seat", tally.seats, tally.wins, tally.points))
    if tally.leaders:
        console.print(grid(cat, "simulate-leader", tally.leaders, tally.leader_wins, tally.leader_points))
    for title, counts in (("ended", tally.ended), ("decided", tally.reasons)):
        shares = [f"{word_for(cat, f'{title}-{word}', word)} {100 * times / n:.1f}%"
                  for word, times in counts.most_common() if word]
        console.print(cat.text(f"simulate-{title}", shares=", ".join(shares)))


def word_for(cat: Catalogue, key: str, word: str) -> str:
    """What a game reports is said in words if there are any."""
    return cat.text(key) if cat.has(key) else word


def grid(cat: Catalogue, title: str, times: Counter[str], wins: Counter[str], points: Counter[str]) -> Grid:
    heads = (title, "simulate-games", "simulate-wins", "simulate-rate", "simulate-points")
    out = Grid(*(cat.text(head) for head in heads), box=None, pad_edge=False)
    for column in out.columns[1:]:
        column.justify = "right"
    for name, row in rows(times, wins, points).items():
        key = name.replace(":", "-") if name.startswith("rival:") else f"leader-{name}"
        out.add_row(word_for(cat, key, name), f"{row['games']:.0f}", f"{row['wins']:.0f}",
                    f"{100 * row['win_rate']:.1f}%", f"{row['mean_points']:.2f}")
    return out
