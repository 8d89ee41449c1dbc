"""`landsraad calibrate GAME`: how true the chances are that reviews show.

Plays quick games, asks for the chances at the beginning of each round, and compares them with who won. Games with even
seeds teach a curve, the others check it: as estimated, as shown (with the curve in use), and as learned here. `--html
FILE` writes a page with the plot, `--json` prints all numbers.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console

import landsraad
from landsraad.analysis.calibration import (
    MIDDLE,
    QUICK,
    Bin,
    Curve,
    Sample,
    bins_of,
    brier,
    fitted,
    greatest_gap,
    halves,
    log_loss,
    mean_gap,
    samples_of_game,
)
from landsraad.analysis.curves import curve_for
from landsraad.bots import checked_name
from landsraad.cli.arguments import Subcommands
from landsraad.cli.calibration_page import page
from landsraad.cli.commands.batch_options import (
    add_game,
    chosen_game,
    plain_grid,
    seed_of,
    with_progress,
    workers_of,
)
from landsraad.cli.language import catalogue_of
from landsraad.kernel.errors import BadInput
from landsraad.text.messages import Messages
from landsraad.trials.executors import run_jobs

BATCH: Final = 20  # games per job
GAPS: Final = ("calibrate-gap", "calibrate-worst", "calibrate-loss")  # messages at the heads of columns
BINS_OF: Final = ("calibrate-told", "calibrate-true", "calibrate-count")
LEAST: Final = 100  # chances in a bin that says something about the worst


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("calibrate", help="how true the chances of reviews are", description=__doc__)
    add_game(parser, 2000)
    parser.add_argument("--bot", metavar="BOT", default=QUICK,
                        help="who plays all seats (default: quick, one step ahead)")
    parser.add_argument("--html", metavar="FILE", help="write a page with the plot")


def run(args: argparse.Namespace) -> int:
    game, options = chosen_game(args)
    if args.games < 2:
        raise BadInput(f"-n: {args.games} is too few: half of the games teach, and half of them check")
    cat, seed = catalogue_of(args), seed_of(args)
    bot = str(args.bot)
    if bot != QUICK:
        checked_name(bot)
    jobs = [(seed + n, min(BATCH, args.games - n)) for n in range(0, args.games, BATCH)]
    play = partial(play_batch, game.name, options, bot)
    samples: list[Sample] = []
    for found in with_progress(game.name, run_jobs(play, jobs, workers_of(args)), args.games, 0, lambda _: BATCH):
        samples += found
    told = figures(game.name, options.get("players", 0), sorted(samples, key=lambda each: (each.game, each.round)))
    if args.html:
        try:
            Path(args.html).write_text(page(cat, told), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"--html: cannot write {args.html}: {error.strerror or error}") from None
    if args.json:
        print(json.dumps({**told, "options": options, "seed": seed, "bot": bot}))
    elif not args.html:
        tell(cat, told)
    return 0


def play_batch(name: str, options: dict[str, Any], bot: str, batch: tuple[int, int]) -> list[Sample]:
    game = landsraad.game(name).variant(options)
    first, n = batch
    return [sample for seed in range(first, first + n) for sample in samples_of_game(game, options, seed, bot)]


def figures(game: str, players: int, samples: list[Sample]) -> dict[str, Any]:
    """All numbers, by curve and by round."""
    learned, checked = halves(samples)
    here = fitted(learned)
    curves = {"before": Curve(), "now": curve_for(game, players), "fitted": here}
    return {
        "game": game, "players": players, "learned": len({each.game for each in learned}),
        "checked": len({each.game for each in checked}), "curve": asdict(here),
        "curves": {name: summary(checked, curve) for name, curve in curves.items()},
        "rounds": [{"round": round, **{name: summary(part, curve) for name, curve in curves.items()}}
                   for round in sorted({each.round for each in checked})
                   if (part := [each for each in checked if each.round == round])],
    }


def summary(samples: list[Sample], curve: Curve) -> dict[str, Any]:
    bins = bins_of(samples, curve)
    return {"chances": sum(each.count for each in bins), "gap": mean_gap(bins), "worst": greatest_gap(bins, LEAST),
            "log_loss": log_loss(samples, curve), "brier": brier(samples, curve),
            "bins": [{**asdict(each), "error": each.error} for each in bins]}


def tell(cat: Messages, told: dict[str, Any]) -> None:
    out = Console(highlight=False, soft_wrap=True)
    out.print(cat.text("calibrate-head", game=cat.of_game(told["game"]), n=told["checked"], fitted=told["learned"]))
    names = {"before": "calibrate-before", "now": "calibrate-now", "fitted": "calibrate-fitted"}
    grid = plain_grid(["", *(cat.text(head) for head in GAPS)])
    for name, key in names.items():
        found = told["curves"][name]
        grid.add_row(cat.text(key), points(found["gap"]), points(found["worst"]), f"{found['log_loss']:.4f}")
    out.print(grid)
    grid = plain_grid([cat.text("calibrate-now"), *(cat.text(head) for head in BINS_OF)])
    for each in told["curves"]["now"]["bins"]:
        found = Bin(*(each[name] for name in ("low", "count", "told", "true")))
        grid.add_row(f"{100 * found.low:.0f}–{100 * found.low + 10:.0f}", points(found.told),
                     f"{points(found.true)} ± {100 * found.error:.1f}", str(found.count))
    out.print(grid)
    grid = plain_grid([cat.text("calibrate-round"), *(cat.text(head) for head in GAPS)])
    for each in told["rounds"]:
        found = each["now"]
        grid.add_row(str(each["round"]), points(found["gap"]), points(found["worst"]), f"{found['log_loss']:.4f}")
    out.print(grid)
    out.print(cat.text("calibrate-curve", middle=f"{told['curve']['middle']:.2f}", round=str(MIDDLE),
                       slope=f"{told['curve']['slope']:.3f}"))


def points(part: float) -> str:
    return f"{100 * part:.1f} %"
