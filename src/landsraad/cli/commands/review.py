"""`landsraad review FILE`: chances, luck and play in a finished game, and the moments that decided it.

FILE is a record or a saved game. `--html FILE` writes a page that needs nothing else, `--json` prints all numbers, and
`--parquet FILE` keeps all decisions for training.
Compiled, a game for four takes about half a minute at the standard depth.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

from landsraad.analysis.model import DEPTHS, Review, depth_of
from landsraad.analysis.reviewer import Reviewer
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.replay import read
from landsraad.cli.language import add_language, catalogue_of
from landsraad.cli.review_page import page
from landsraad.cli.review_parquet import write_decisions
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import Record
from landsraad.kernel.table import open_table
from landsraad.text.messages import Messages


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("review", help="what decided a finished game", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a record or a saved game; - reads a record from standard input")
    parser.add_argument("--depth", metavar="DEPTH", default="standard", help=", ".join(DEPTHS))
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--html", metavar="FILE", help="write a page for the browser")
    parser.add_argument("--parquet", metavar="FILE", help="write all decisions with the values of the moves compared")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    depth, record = depth_of(args.depth), read(args.file)
    reviewer = Reviewer(record.table, depth, {seat: record.names.get(seat, "") for seat in record.table.seats})
    shown = Console(stderr=True)
    for _ in track(reviewer.steps(), total=len(record.table.moves), description=cat.text("reviewing"), console=shown,
                   transient=True, disable=not sys.stderr.isatty()):
        pass
    review = reviewer.review
    labels = labels_of(cat, record, review)
    if args.html:
        try:
            Path(args.html).write_text(page(cat, review, labels), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"--html: cannot write {args.html}: {error.strerror or error}") from None
    if args.parquet:
        write_decisions(Path(args.parquet), record, review)
    if args.json:
        print(json.dumps(review.to_json(), ensure_ascii=False))
    elif not (args.html or args.parquet):
        tell(cat, review, labels)
    return 0


def labels_of(cat: Messages, record: Record, review: Review) -> dict[tuple[int, str], str]:
    """Sentences for the moves of the key moments, by number and notation."""
    table = open_table(record.table.game, record.table.options, record.table.seed)
    decisions = {each.move: each for each in review.decisions if each.move in review.moments}
    out = {}
    for number, move in enumerate(record.table.moves, 1):
        found = decisions.get(number)
        for text in dict.fromkeys([found.played, found.best, *(each.move for each in found.options)]) if found else ():
            out[number, text] = cat.move(table, table.parse(text))
        table.play(move)
    return out


def tell(cat: Messages, review: Review, labels: dict[tuple[int, str], str]) -> None:
    print(cat.text("review-head", game=cat.of_game(review.game), depth=review.depth))
    print(cat.text("review-how", futures=str(DEPTHS[review.depth].futures)))
    columns = ("start", "luck", "play", "others", "rest", "final")
    heads = [cat.text(f"review-{each}") for each in (*columns, "accuracy")]
    wide = max(12, *(len(name_of(review, seat)) for seat in review.seats))
    print(f"\n{'':{wide}}" + "".join(f"  {head:>9}" for head in heads))
    for account in review.accounts:
        cells = [f"{100 * getattr(account, each):+.0f} %" if each not in ("start", "final")
                 else f"{100 * getattr(account, each):.0f} %" for each in columns]
        cells.append("–" if account.accuracy is None else f"{account.accuracy:.0f} %")
        print(f"{name_of(review, account.seat):{wide}}" + "".join(f"  {cell:>{max(9, len(head))}}"
              for cell, head in zip(cells, heads, strict=True)))
    print(f"\n{cat.text('review-moments')}")
    for line in moments_of(cat, review, labels) or [cat.text("review-no-moments")]:
        print(f"  {line}")


def moments_of(cat: Messages, review: Review, labels: dict[tuple[int, str], str]) -> list[str]:
    out = []
    for each in review.decisions:
        if each.move not in review.moments:
            continue
        said = {"verdict": cat.text(f"verdict-{each.verdict}"), "played": labels[each.move, each.played]}
        line = (cat.text("review-praise", **said, lead=f"{100 * each.lead:.0f}") if each.verdict == "best" else
                cat.text("review-instead", **said, best=labels[each.move, each.best], loss=f"{100 * each.loss:.0f}",
                         error=f"{100 * each.error:.0f}"))
        at = cat.text("review-round", round=str(each.round))
        out.append(f"{each.move}. {at}, {name_of(review, each.seat)}: {line}")
    return out


def name_of(review: Review, seat: str) -> str:
    return review.names.get(seat) or seat
