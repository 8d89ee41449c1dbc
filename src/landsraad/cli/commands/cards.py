"""`landsraad cards GAME`: every card, space and leader of a game, with text made from its effects.

With options of the game, only what such a table has.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import landsraad
from landsraad.cli.arguments import Subcommands
from landsraad.cli.game_options import add_game_options, given_options
from landsraad.cli.language import add_language, catalogue_of
from landsraad.gallery.entry import Entry
from landsraad.gallery.listing import KINDS, components, on_table
from landsraad.text.messages import Messages


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("cards", help="the cards, spaces and leaders of a game", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="the game, for example imperium")
    parser.add_argument("--search", metavar="TEXT", help="only those with all these words in name, id or text")
    parser.add_argument("--kind", metavar="KIND", choices=KINDS, help=f"only one kind: {', '.join(KINDS)}")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)
    add_game_options(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    found = [entry for entry in chosen(args)
             if args.search is None or matches(entry.as_json(cat), args.search)]
    if args.json:
        print(json.dumps([entry.as_json(cat) for entry in found], ensure_ascii=False, indent=1))
    elif not found:
        print(cat.text("gallery-none"), file=sys.stderr)
    elif sys.stdout.isatty():
        show(Console(highlight=False), cat, found)
    else:
        show_plain(cat, found)
    return 0


def chosen(args: argparse.Namespace) -> list[Entry]:
    """Returns all components of a game, or what a table with the given options has."""
    given = given_options(args)
    found = components(args.game, args.kind, guests=bool(given))
    if not given:
        return found
    game = landsraad.game(args.game).variant(given)
    checked = game.check_options(given)
    return on_table(game, found, checked["players"] if "players" in given else None)


def matches(entry: dict[str, Any], words: str) -> bool:
    """Tells whether all words occur somewhere in the entry, in any order and case."""
    text = " ".join(_strings(entry)).casefold()
    return all(word in text for word in words.casefold().split())


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


def show_plain(cat: Messages, found: list[Entry]) -> None:
    for kind, of_kind in groupby(found, key=lambda entry: entry.kind):
        print(f"# {cat.text(f'gallery-{kind}')}\n")
        for entry in of_kind:
            mark = f" ({cat.text('gallery-reconstructed')})" if entry.reconstructed else ""
            print(f"{entry.name(cat)}{mark} [{entry.id}]: {', '.join(entry.summary(cat))}")
            for label, text in entry.lines(cat):
                print(f"  {label}: {text}")
        print()


def show(console: Console, cat: Messages, found: list[Entry]) -> None:
    for kind, of_kind in groupby(found, key=lambda entry: entry.kind):
        listed = list(of_kind)
        count = cat.text("gallery-count", n=len(listed))
        console.rule(Text.assemble((cat.text(f"gallery-{kind}"), "bold"), (f"  {count}", "dim")))
        for entry in listed:
            console.print(_block(cat, entry))


def _block(cat: Messages, entry: Entry) -> Padding:
    head = Text.assemble((entry.name(cat), "bold cyan"), "  ", (" · ".join(entry.summary(cat)), "yellow"),
                         "  ", (entry.id, "dim"))
    if entry.reconstructed:
        head.append(f"  {cat.text('gallery-reconstructed')}", "italic red")
    boxes = Table.grid(padding=(0, 2))
    boxes.add_column(style="dim", no_wrap=True)
    boxes.add_column()
    for label, text in entry.lines(cat):
        boxes.add_row(label, text)
    return Padding(Group(head, Padding(boxes, (0, 0, 0, 2))), (0, 0, 1, 0))
