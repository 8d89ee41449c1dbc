"""`landsraad simulate GAME -n N`: plays many games and shows statistics.

The games have the seeds S, S+1, …, so each of them can be repeated; the number of processes changes nothing but the
time. Without --bots the moves are random. With --out every game is stored, for `landsraad stats` or your own programs.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

import landsraad
from landsraad.bots import checked_name
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.batch_options import (
    add_game,
    chosen_game,
    leader_head,
    leader_name,
    message_or,
    percent,
    plain_grid,
    seed_of,
    with_progress,
    workers_of,
)
from landsraad.cli.language import catalogue_of
from landsraad.kernel.cells import M32
from landsraad.kernel.engine import playout
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.text.messages import Messages
from landsraad.trials.executors import run_jobs
from landsraad.trials.jobs import PROGRAM, GameSpec, Job, play_job
from landsraad.trials.parquet import ResultFile, seed_in_file
from landsraad.trials.seat_results import SeatResult, leader_group, seat_results_of

BATCH: Final = 50  # games per job


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("simulate", help="games by the thousand", description=__doc__)
    add_game(parser, 100)
    parser.add_argument("--bots", metavar="LIST", help="who plays, seat by seat (one name: everywhere); without it, "
                                                       "random moves inside the engine")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT")


def run(args: argparse.Namespace) -> int:
    game, options = chosen_game(args)
    bots = seated(args.bots, options)
    out = None if args.out is None else Path(args.out)
    seed = seed_of(args, None if out is None else seed_in_file(out))
    start = time.perf_counter()
    if out is None and not bots:
        totals = simulate(game, options, seed, args)
    else:
        totals = keep_games(game, options, seed, args, bots, out)
    seconds = time.perf_counter() - start
    if args.json:
        print(json.dumps(totals.to_json(game.name, options, seed, seconds), ensure_ascii=False, indent=1))
    else:
        show(catalogue_of(args), totals, game.name, seed, seconds, bots)
    return 0


def seated(words: str | None, options: dict[str, Any]) -> tuple[str, ...]:
    if words is None:
        return ()
    bots = [word.strip() for word in words.split(",")]
    for bot in bots:
        if not bot.startswith(PROGRAM):
            checked_name(bot)
    players: int = options["players"]
    if len(bots) not in (1, players):
        raise BadInput(f"--bots: one name, or {players}, and not {len(bots)}")
    return tuple(bots * players if len(bots) == 1 else bots)


# ------------------------------------------------------------------ playing


@dataclass
class Totals:
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    checksum: int = 0  # of all moves of all games, independent of their order
    seats: Counter[str] = field(default_factory=Counter)  # games that had the seat
    wins: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    leaders: Counter[str] = field(default_factory=Counter)
    leader_wins: Counter[str] = field(default_factory=Counter)
    leader_points: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)

    def add(self, other: Totals) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)  # `+=` would drop entries with 0
            else:
                setattr(self, name, (mine + value) & M32 if name == "checksum" else mine + value)

    def add_results(self, seat_results: Iterable[SeatResult]) -> None:
        last = None
        for result in seat_results:
            if result.number != last:  # results of one game are adjacent
                last = result.number
                self.games += 1
                self.decisions += result.decisions
                self.rounds += result.rounds
                self.checksum = (self.checksum + result.checksum) & M32
                self.reasons[result.reason] += 1
                self.ended[result.ended] += 1
            won = 1 if result.share > 0 else 0
            self.seats[result.seat] += 1
            self.wins[result.seat] += won
            self.points[result.seat] += result.points
            if leader := leader_group(result):
                self.leaders[leader] += 1
                self.leader_wins[leader] += won
                self.leader_points[leader] += result.points

    def to_json(self, game: str, options: dict[str, Any], seed: int, seconds: float) -> dict[str, Any]:
        return {
            "game": game, "options": options, "seed": seed, "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "rounds_per_game": round(self.rounds / self.games, 2),
            "seats": rates(self.seats, self.wins, self.points),
            "leaders": rates(self.leaders, self.leader_wins, self.leader_points),
            "decided_by": dict(self.reasons), "ended_by": dict(self.ended), "checksum": f"{self.checksum:08x}",
            "seconds": round(seconds, 3), "games_per_s": round(self.games / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds),
        }


def rates(times: Counter[str], wins: Counter[str], points: Counter[str]) -> dict[str, dict[str, float]]:
    return {name: {"games": n, "wins": wins[name], "win_rate": round(wins[name] / n, 4),
                   "mean_points": round(points[name] / n, 3)} for name, n in sorted(times.items())}


def play_batch(name: str, options: dict[str, Any], first: int, batch: tuple[int, int]) -> Totals:
    """Plays a range of seeds with the loop inside the engine and without events."""
    game = landsraad.game(name).variant(options)
    totals = Totals()
    for number in range(*batch):
        seed = first + number
        s = game.begin(options, seed)
        decisions, checksum = playout(s, seed & M32)
        totals.add_results(seat_results_of(game, s, number, seed, ["random"] * options["players"], decisions, checksum))
    return totals


def simulate(game: Game, options: dict[str, Any], seed: int, args: argparse.Namespace) -> Totals:
    batches = [(i, min(i + BATCH, args.games)) for i in range(0, args.games, BATCH)]
    total = Totals()
    results = run_jobs(partial(play_batch, game.name, options, seed), batches, min(workers_of(args), len(batches)),
                       args.ray)
    for totals in with_progress(game.name, results, args.games, 0, lambda totals: totals.games):
        total.add(totals)
    return total


def keep_games(game: Game, options: dict[str, Any], seed: int, args: argparse.Namespace, bots: tuple[str, ...],
               out: Path | None) -> Totals:
    """Plays games with a result for every seat; those that the file has already are not played again."""
    purpose = {"kind": "simulate", "game": game.name, "rules": game.version, "options": options, "seed": seed,
               "bots": list(bots)}
    file = None if out is None else ResultFile(out, purpose)
    missing = [n for n in range(args.games) if file is None or n not in file.numbers]
    total = Totals()
    if file is not None:
        total.add_results(result for result in file.seat_results() if result.number < args.games)
    size = 1 if bots else BATCH

    def jobs() -> Iterator[Job]:
        for i in range(0, len(missing), size):
            yield Job(game.name, game.version,
                      tuple(GameSpec(n, seed + n, options, bots) for n in missing[i:i + size]))

    workers = min(workers_of(args), max(len(missing) // size, 1))
    played = run_jobs(play_job, jobs(), workers, args.ray)
    results = with_progress(game.name, played, args.games, args.games - len(missing),
                            lambda found: len({result.number for result in found}))
    try:
        for seat_results in results:
            total.add_results(seat_results)
            if file is not None:
                file.add(seat_results)
    finally:
        if file is not None:
            file.flush()
    if file is not None:
        file.close()
    return total


# ------------------------------------------------------------------ telling


def show(cat: Messages, totals: Totals, game: str, seed: int, seconds: float, bots: tuple[str, ...]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    n = totals.games
    console.print(cat.text("simulate-head-bots" if bots else "simulate-head", game=game, n=n, seed=str(seed),
                           seconds=f"{seconds:.1f}", games=f"{n / seconds:,.0f}",
                           decisions=f"{totals.decisions / seconds:,.0f}"))
    console.print(cat.text("simulate-average", decisions=f"{totals.decisions / n:.1f}",
                           rounds=f"{totals.rounds / n:.1f}"))
    console.print(grid(cat, "simulate-seat", totals.seats, totals.wins, totals.points))
    if totals.leaders:
        console.print(grid(cat, leader_head(game), totals.leaders, totals.leader_wins, totals.leader_points))
    for title, counts in (("ended", totals.ended), ("decided", totals.reasons)):
        shares = [f"{message_or(cat, f'{title}-{word}', word)} {100 * times / n:.1f}%"
                  for word, times in counts.most_common() if word]
        console.print(cat.text(f"simulate-{title}", shares=", ".join(shares)))


def grid(cat: Messages, title: str, times: Counter[str], wins: Counter[str], points: Counter[str]) -> Grid:
    heads = (title, "simulate-games", "simulate-wins", "simulate-rate", "simulate-points")
    out = plain_grid(cat.text(head) for head in heads)
    for name, row in rates(times, wins, points).items():
        out.add_row(leader_name(cat, name), f"{row['games']:.0f}", f"{row['wins']:.0f}", percent(row["win_rate"]),
                    f"{row['mean_points']:.2f}")
    return out
