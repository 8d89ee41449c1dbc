"""What commands with many games share: options, progress bar, and the format of figures."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import landsraad
from landsraad.cli.arguments import Parser
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.cli.language import add_language
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.text.messages import Messages
from landsraad.trials.executors import cores
from landsraad.trials.seat_results import RIVAL

Done = TypeVar("Done")
SEED_LIMIT: Final = 2**62  # limit of the first seed, so that the seeds of a run fit into 64 bits


def add_game(parser: Parser, games: int) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(landsraad.games()))
    parser.add_argument("-n", "--games", metavar="N", type=int, default=games, help=f"how many games (default {games})")
    parser.add_argument("--seed", metavar="S", type=int, help="of the first game; without it, a random one")
    parser.add_argument("--workers", "--jobs", metavar="W", type=int, default=None,
                        help="processes that share the work (default: one for each core)")
    parser.add_argument("--out", metavar="FILE", help="keep every game in this Parquet file; a run that was broken off "
                                                      "goes on when it is started again")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)
    add_game_options(parser)


def chosen_game(args: argparse.Namespace) -> tuple[Game, dict[str, Any]]:
    game = landsraad.game(args.game)
    given = given_options(args)
    game = game.variant(given)
    options = game.check_options(given)
    if args.games < 1:
        raise BadInput(f"-n: {args.games} is not a number of games")
    if args.workers is not None and args.workers < 1:
        raise BadInput(f"--workers: {args.workers} is not a number of processes")
    return game, options


def workers_of(args: argparse.Namespace) -> int:
    return cores() if args.workers is None else int(args.workers)


def seed_of(args: argparse.Namespace, kept: object = None) -> int:
    """Returns the seed that was asked for, else that of the output file, else a random one."""
    if args.seed is not None:
        if abs(args.seed) >= SEED_LIMIT:
            raise BadInput(f"--seed: {args.seed} is not a number from {1 - SEED_LIMIT} to {SEED_LIMIT - 1}")
        return int(args.seed)
    return kept if isinstance(kept, int) else secrets.randbelow(2**32)


def checked_plot_path(path: str) -> Path:
    """Checks the file for a picture before the first game, not after an hour of work."""
    place = Path(path)
    if place.suffix != ".svg":
        raise BadInput(f"--plot: {path} is not the name of an .svg file")
    if not place.parent.is_dir():
        raise BadInput(f"--plot: folder {place.parent} does not exist")
    return place


def write_plot(place: Path, text: str) -> None:
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"--plot: {place} cannot be written: {error.strerror}") from None


def with_progress(name: str, results: Iterable[Done], total: int, done: int, size: Any) -> Iterator[Done]:
    """Yields results; on a terminal, a progress bar advances by the `size` of each."""
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(name, total=total, completed=done)
        for result in results:
            yield result
            progress.advance(bar, size(result))


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def between(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}%"


def plain_grid(heads: Iterable[str]) -> Grid:
    out = Grid(*heads, box=None, pad_edge=False)
    out.columns[0].overflow = "fold"  # an external bot's command may be long
    for column in out.columns[1:]:
        column.justify = "right"
    return out


def message_or(cat: Messages, key: str, word: str) -> str:
    """Returns a message if there is one, else the word itself."""
    return cat.text(key) if cat.has(key) else word


def leader_head(game: str) -> str:
    """Returns the message for the column of leaders, which are sides in War for Arrakis."""
    return "simulate-leader" if landsraad.game(game).plan.seat.field("side") is None else "simulate-side"


def leader_name(cat: Messages, name: str) -> str:
    if name.startswith(RIVAL):
        bare = name.removeprefix(RIVAL)
        called = message_or(cat, f"rival-{bare}", message_or(cat, f"leader-{bare}", bare))
        return f"{called} ({cat.text('role-rival')})"
    return message_or(cat, f"leader-{name}", message_or(cat, f"side-{name}", name))
