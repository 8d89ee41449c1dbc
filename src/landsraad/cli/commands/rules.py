"""`landsraad rules`: shows the numbered rules, searches them, and lists those that no test cites."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.markup import escape

from landsraad.cli.arguments import Subcommands
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.reference import coverage
from landsraad.reference.rules import Example, Question, Rule, find_any, games, questions_about, rule_index, search
from landsraad.text.messages import Messages


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("rules", help="the rules of a game, numbered", description=__doc__)
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"{', '.join(games())}, or the id of one rule")
    parser.add_argument("--search", metavar="TEXT", help="only rules that contain all these words")
    parser.add_argument("--topic", metavar="T", help="only one topic, by its code or title (TIE, 'Ties in combat')")
    parser.add_argument("--uncovered", action="store_true", help="only rules and examples that no test cites")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    if args.game and "-" in args.game:
        return _one(cat, args.game, args.json)
    names = [args.game] if args.game else games()
    gaps = [gap for name in names for gap in coverage.gaps(name, coverage.tests_folder())] if args.uncovered else []
    items = _chosen(args, cat.language, names, [gap.item for gap in gaps])
    if args.json:
        print(json.dumps([_plain(item) for item in items], ensure_ascii=False, indent=1))
    elif args.uncovered:
        for item in items:
            print(f"{item.id}  {_text(cat, item)}{_waiting(cat, item, gaps)}")
    elif items:
        _show(cat, [item for item in items if isinstance(item, Rule)])
    else:
        print(cat.text("rules-none"), file=sys.stderr)
    return 0


def _chosen(args: argparse.Namespace, language: str, names: list[str],
            missing: list[Rule | Example]) -> list[Rule | Example]:
    items: list[Rule | Example] = list(missing)
    if not args.uncovered:
        items = [rule for name in names for rule in rule_index(name, language).rules]
    if args.topic is not None:
        topics = _topics(args.topic, language, names)
        items = [item for item in items if isinstance(item, Rule) and (item.game, item.topic) in topics]
    if args.search is not None:
        items = [*search(args.search, [item for item in items if isinstance(item, Rule)])]
    return items


def _topics(word: str, language: str, names: list[str]) -> set[tuple[str, str]]:
    """Returns the topics with that code or title, as game and code; two games may share a code."""
    known = [(name, code, title) for name in names for code, title in rule_index(name, language).topics.items()]
    wanted = word.casefold()
    found = {(name, code) for name, code, title in known if wanted in (code.casefold(), title.casefold())}
    if not found:
        codes = list(dict.fromkeys(code for _, code, _ in known))
        titles = [title for _, _, title in known]
        raise BadInput(f"unknown topic '{word}'{nearest(word, codes + titles) or '; there are ' + ', '.join(codes)}")
    return found


def _waiting(cat: Messages, item: Rule | Example, gaps: list[coverage.Gap]) -> str:
    """Returns what waits for the same part of the game as this item."""
    others = [_text(cat, other) for gap in gaps if gap.item is item for other in gap.waiting]
    return " " + cat.text("rules-with-it", others="; ".join(others)) if others else ""


def _one(cat: Messages, id: str, as_json: bool) -> int:
    """Shows one rule with the open questions about it, or one question or example."""
    item = find_any(id, cat.language)
    if as_json:
        print(json.dumps(_plain(item), ensure_ascii=False, indent=1))
    elif isinstance(item, Question):
        _ask(cat, item)
    elif isinstance(item, Example):
        print(f"{item.id}  {_text(cat, item)}")
    else:
        _show(cat, [item])
        for question in questions_about(item.id, cat.language):
            _ask(cat, question)
    return 0


def _ask(cat: Messages, question: Question) -> None:
    about = f" ({', '.join(question.about)})" if question.about else ""
    print(f"{question.id}  {question.question}{about}\n  {cat.text('rules-reading', reading=question.reading)}")


def _show(cat: Messages, rules: list[Rule]) -> None:
    """Shows rules by game and topic: styled and wrapped on a terminal, one rule a line elsewhere."""
    if sys.stdout.isatty():
        _show_rich(Console(highlight=False), cat, rules)
        return
    for game, of_game in groupby(rules, key=lambda rule: rule.game):
        print(f"# {rule_index(game, cat.language).title}")
        for title, of_topic in groupby(of_game, key=lambda rule: rule.topic_title):
            print(f"\n## {title}")
            for rule in of_topic:
                print(f"{rule.id}  {rule.text}")
        print()


def _show_rich(console: Console, cat: Messages, rules: list[Rule]) -> None:
    for game, of_game in groupby(rules, key=lambda rule: rule.game):
        console.rule(f"[bold]{escape(rule_index(game, cat.language).title)}[/]")
        for title, of_topic in groupby(of_game, key=lambda rule: rule.topic_title):
            console.print(f"\n[bold]{escape(title)}[/]")
            for rule in of_topic:
                console.print(f"[cyan]{rule.id}[/]  {escape(rule.text)} [dim]({escape(rule.source)})[/]")
        console.print()


def _text(cat: Messages, item: Rule | Example) -> str:
    return item.text if isinstance(item, Rule) else cat.text("rules-example", title=item.title)


def _plain(item: Rule | Example | Question) -> dict[str, Any]:
    """Returns the fields with their names in the data files."""
    fields = asdict(item)
    if not fields.get("under", True):
        del fields["under"]
    if isinstance(item, Rule):
        fields["rule"] = fields.pop("text")
    return fields
