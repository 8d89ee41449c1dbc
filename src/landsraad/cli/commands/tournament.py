"""`landsraad tournament GAME --bots A,B,…`: compares bots, with intervals and ratings.

Games come in sets with the same seed. The bots change seats, and so leaders, between the games of a set, which evens
out luck. A bot that holds several seats wins a game if one of them does. Rates have 95 % Wilson intervals, ratings come
from openskill.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.batch_options import (
    add_game,
    between,
    checked_plot_path,
    chosen_game,
    leader_name,
    percent,
    plain_grid,
    seed_of,
    with_progress,
    workers_of,
    write_plot,
)
from landsraad.cli.language import catalogue_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.text.messages import Messages
from landsraad.trials.charts import Bar, Panel, svg
from landsraad.trials.executors import run_jobs
from landsraad.trials.jobs import PROGRAM, Job, checked_bot, play_job
from landsraad.trials.lineups import chairs_of_players, sets
from landsraad.trials.parquet import ResultFile, seed_in_file
from landsraad.trials.seat_results import SeatResult
from landsraad.trials.statistics import Standing, standings


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("tournament", help="bots against each other, with ratings and intervals",
                                    description=__doc__)
    add_game(parser, 100)
    parser.add_argument("--bots", metavar="LIST", required=True,
                        help=f"such as random,greedy,mentat:500; {PROGRAM}COMMAND is a program of yours, "
                             "mentat:500@FOLDER takes its networks from there, mentat:500@none has none")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the win rates")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT")


def run(args: argparse.Namespace) -> int:
    game, options = chosen_game(args)
    bots = named(args.bots, game, options)
    drawing = None if args.plot is None else checked_plot_path(args.plot)
    out = None if args.out is None else Path(args.out)
    seed = seed_of(args, None if out is None else seed_in_file(out))
    start = time.perf_counter()
    seat_results = play(game, options, bots, seed, args, out)
    seconds = time.perf_counter() - start
    table = standings(bots, seat_results, sides=game.plan.seat.field("side") is not None)
    games = len({result.number for result in seat_results})
    if drawing is not None:
        write_plot(drawing, chart_of(catalogue_of(args), game.name, games, table))
    if args.json:
        print(json.dumps(as_json(game, options, seed, games, seconds, table), ensure_ascii=False))
    else:
        show(catalogue_of(args), game.name, games, seed, seconds, table)
    return 0


def named(words: str, game: Game, options: dict[str, Any]) -> list[str]:
    bots = [word.strip() for word in words.split(",") if word.strip()]
    for bot in bots:
        checked_bot(bot)
        if bots.count(bot) > 1:
            raise BadInput(f"--bots: {bot} is named twice")
    seats, automas = chairs_of_players(game, options)
    if len(bots) < (1 if automas and len(seats) == 1 else 2):
        raise BadInput("--bots: name at least two, or one for a game alone (--players 1)")
    return bots


def play(game: Game, options: dict[str, Any], bots: list[str], seed: int, args: argparse.Namespace,
         out: Path | None) -> list[SeatResult]:
    """Returns the results of all games: those in the file, and those played now."""
    purpose = {"kind": "tournament", "game": game.name, "rules": game.version, "options": options, "seed": seed,
               "bots": bots}
    file = None if out is None else ResultFile(out, purpose)
    wanted = [one for games in sets(game, options, bots, seed, args.games) for one in games]
    numbers = {one.number for one in wanted}
    seat_results = [] if file is None else [result for result in file.seat_results() if result.number in numbers]
    done = {result.number for result in seat_results}

    def jobs() -> Iterator[Job]:
        for i in range(0, len(wanted), len(bots)):
            left = tuple(one for one in wanted[i:i + len(bots)] if one.number not in done)
            if left:
                yield Job(game.name, game.version, left)

    workers = min(workers_of(args), max((len(wanted) - len(done)) // len(bots), 1))
    try:
        for new in with_progress(game.name, run_jobs(play_job, jobs(), workers, args.ray), len(wanted), len(done),
                           lambda found: len({result.number for result in found})):
            seat_results += new
            if file is not None:
                file.add(new)
    finally:
        if file is not None:
            file.flush()
    if file is not None:
        file.close()
    return sorted(seat_results, key=lambda result: (result.number, result.seat))


# ------------------------------------------------------------------ telling


def as_json(game: Game, options: dict[str, Any], seed: int, games: int, seconds: float,
         found: list[Standing]) -> dict[str, Any]:
    return {"game": game.name, "rules": game.version, "options": options, "seed": seed, "games": games,
            "seconds": round(seconds, 1),
            "bots": {row.bot: standing_json(row) for row in found}}


def standing_json(row: Standing) -> dict[str, Any]:
    out: dict[str, Any] = {
        "win_rate": round(row.win_rate, 4), "interval": [round(end, 4) for end in row.interval],
        "rating": None if row.rating is None else round(row.rating, 2),
        "sigma": None if row.sigma is None else round(row.sigma, 2), "games": row.games, "points": round(row.points, 3)}
    if row.sides:
        out["sides"] = {side.bot: {name: value for name, value in standing_json(side).items()
                                   if name not in ("rating", "sigma")} for side in row.sides}
    return out


def show(cat: Messages, game: str, games: int, seed: int, seconds: float, found: list[Standing]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(cat.text("tournament-head", game=game, n=games, seed=str(seed), seconds=f"{seconds:.1f}"))
    grid = plain_grid(cat.text(head) for head in ("tournament-bot", "simulate-games", "simulate-rate",
                                                  "tournament-interval", "tournament-rating", "simulate-points"))
    for row in sorted(found, key=lambda row: -row.win_rate):
        rating = "–" if row.rating is None or row.sigma is None else f"{row.rating:.1f} ± {2 * row.sigma:.1f}"
        grid.add_row(row.bot, str(row.games), percent(row.win_rate), between(row.interval), rating,
                     f"{row.points:.2f}")
        for side in row.sides:
            grid.add_row(f"  {leader_name(cat, side.bot)}", str(side.games), percent(side.win_rate),
                         between(side.interval), "", f"{side.points:.2f}")
    console.print(grid)
    if any(row.rating is None for row in found):
        console.print(cat.text("tournament-unrated"))


def chart_of(cat: Messages, game: str, games: int, found: list[Standing]) -> str:
    def bar(label: str, row: Standing) -> Bar:
        return Bar(label, row.win_rate, *row.interval, f"{percent(row.win_rate)} ({between(row.interval)})")

    found = sorted(found, key=lambda row: -row.win_rate)
    panels = [Panel(cat.text("simulate-rate"), [bar(row.bot, row) for row in found], 1.0)]
    for row in found:
        if row.sides:
            bars = [bar(leader_name(cat, side.bot), side) for side in row.sides]
            panels.append(Panel(f"{cat.text('simulate-rate')}: {row.bot}", bars, 1.0))
    return svg(cat.text("plot-title", game=game, n=games), panels)
