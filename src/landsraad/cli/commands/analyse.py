"""`landsraad analyse FILE`: the moves of a position with the chance to win after each.

FILE is a scenario, a record or a saved game. `--at N` takes the position after move N. Without it a scenario is taken
before its first step, and a game after its last move. The search is that of the analysis board of the server.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

from landsraad.analysis.live_search import MOST, LiveSearch, live_search
from landsraad.analysis.positions import Position, WrongText, is_record, position_of_record, position_of_scenario
from landsraad.bots import observe
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.replay import read
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import write_record
from landsraad.text.messages import Messages

SUFFIXES = (".yaml", ".yml")
FEW = 8  # moves shown
SURE = 200  # continuations, below which a range is shown
MOST_ASKED = 1_000_000


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("analyse", help="the chances of every move in a position", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a scenario, a record or a saved game; - reads standard input")
    parser.add_argument("--at", metavar="N", type=int, default=-1, help="the position after move N")
    parser.add_argument("--simulations", metavar="N", type=int, default=MOST, help=f"{MOST} by default")
    parser.add_argument("--json", action="store_true", help="all moves as JSON, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    if not 1 <= args.simulations <= MOST_ASKED:
        raise BadInput(f"--simulations: {args.simulations} is not a number from 1 to {MOST_ASKED}")
    found = position(args.file, args.at)
    table = found.table
    if table.over:
        raise BadInput(f"the game is over there; choose an earlier moment with --at 0 to --at {found.at - 1}")
    search = live_search(table.game, observe(table), args.simulations)
    for _ in track(range(search.most), description=cat.text("analysing"), console=Console(stderr=True), transient=True,
                   disable=not sys.stderr.isatty()):
        search.step()
    if args.json:
        print(json.dumps(as_json(found, search), ensure_ascii=False))
    else:
        tell(cat, found, search)
    return 0


def position(file: str, at: int) -> Position:
    """Opens the position of a file. The text of a scenario says so by its suffix, or by not being a record."""
    text = sys.stdin.read() if file == "-" else None
    if text is None and Path(file).suffix in SUFFIXES:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"{file}: {getattr(error, 'strerror', None) or 'not a text file'}") from None
    if text is not None and not is_record(text):
        return in_scenario(text, file, at)
    if text is None:
        record = read(file)
        text = write_record(record.table, record.names)
    try:
        return position_of_record(text, at)
    except WrongText as error:
        raise BadInput(f"{file}: {error}" if at < 0 else f"--at: {error}") from None


def in_scenario(text: str, file: str, at: int) -> Position:
    try:
        found = position_of_scenario(text, file)
    except WrongText as error:
        raise BadInput(f"{file}:{error.line}: {error}" if error.line else str(error)) from None
    if at > len(found.moves):
        raise BadInput(f"--at: the steps of the scenario make {len(found.moves)} moves, not {at}")
    found.table.state.chance = found.chance or None
    for move in found.moves[:max(at, 0)]:
        found.table.play(move)
    return found


def as_json(found: Position, search: LiveSearch) -> dict[str, object]:
    table = found.table
    return {"game": table.game.name, "at": at_move(found), "seat": table.actor, "simulations": search.done,
            "chances": dict(zip(table.seats, search.chances(), strict=False)),
            "moves": [{"move": each.move, "chance": each.value, "error": each.error, "visits": each.visits}
                      for each in search.found()]}


def tell(cat: Messages, found: Position, search: LiveSearch) -> None:
    table = found.table
    print(cat.text("analysis-head", seat=name_of(found, str(table.actor)), move=at_move(found), n=search.done))
    moves = [each for each in search.found() if each.visits]
    for each in moves[:FEW]:
        print(f"  {told(each.value, each.error, each.visits):>9}  {cat.move(table, table.parse(each.move))}")
    if len(moves) > FEW:
        print(f"  {cat.text('analysis-more', n=len(moves) - FEW)}")


def told(value: float, error: float, visits: int) -> str:
    """The chance in percent, and a range where few continuations were tried."""
    low, high = (round(100 * min(1.0, max(0.0, value + sign * 1.96 * error))) for sign in (-1, 1))
    return f"{100 * value:.0f} %" if visits >= SURE or high - low <= 1 else f"{low}–{high} %"


def at_move(found: Position) -> int:
    return found.at + len(found.table.moves)


def name_of(found: Position, seat: str) -> str:
    return found.names.get(seat) or seat

