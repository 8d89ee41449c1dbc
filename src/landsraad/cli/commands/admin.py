"""`landsraad admin`: manages tables and links of a running server.

    landsraad admin tables list                              most recent first
    landsraad admin tables show TABLE
    landsraad admin tables close TABLE                       no more moves
    landsraad admin tables delete TABLE [--yes]              with all its data
    landsraad admin tables abandoned --older-than 30d [--delete [--yes]]
    landsraad admin seat renew TABLE SEAT                    a new link; the old one stops working
    landsraad admin reports list [--done]                    what players reported
    landsraad admin reports done REPORT                      it has been dealt with
    landsraad admin ladder recompute [--replay]              all ratings again, from the stored games
    landsraad admin ladder pairs [--games N] [--limit N]     who plays with whom, the strangest first
    landsraad admin numbers

Each takes --database URL, and --json for programs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from landsraad.cli.arguments import Parser, Subcommands
from landsraad.cli.commands.serve import DATABASE, database_of
from landsraad.kernel.errors import BadInput

if TYPE_CHECKING:
    from landsraad.server.storage.admin import Admin, Summary

UNITS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}
SITE: Final = "LANDSRAAD_SITE"
STATES: Final = ("playing", "finished", "closed")
Act = Callable[["Admin", argparse.Namespace], int]


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("admin", help="tables, links and numbers of a server", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    options(parser, None)
    things = parser.add_subcommands(dest="thing", metavar="THING")
    tables = things.add_parser("tables", help="the tables of the server").add_subcommands(dest="deed", metavar="WHAT")
    listed = leaf(tables, "list", "most recent first", show_list)
    listed.add_argument("--state", metavar="STATE", choices=STATES, default="", help=", ".join(STATES))
    listed.add_argument("--game", metavar="GAME", default="", help="only of this game")
    listed.add_argument("--limit", metavar="N", type=int, default=50, help="how many at most (0: all)")
    for name, what, act in (("show", "one table", show_one), ("close", "no more moves", close),
                            ("delete", "a table with all its data", delete)):
        one = leaf(tables, name, what, act)
        one.add_argument("table", metavar="TABLE", help="its id, as in /table/ID")
        if act is delete:
            one.add_argument("--yes", action="store_true", help="do not ask")
    old = leaf(tables, "abandoned", "games that nobody goes on with", abandoned)
    old.add_argument("--older-than", metavar="AGE", default="30d", help="unused for so long: 12h, 8w (usually 30d)")
    old.add_argument("--finished", action="store_true", help="finished games too")
    old.add_argument("--delete", action="store_true", help="delete them")
    old.add_argument("--yes", action="store_true", help="do not ask")
    seats = things.add_parser("seat", help="the links of seats").add_subcommands(dest="deed", metavar="WHAT")
    link = leaf(seats, "renew", "a new link for a seat; the old one opens nothing any more", renew)
    link.add_argument("table", metavar="TABLE", help="its id, as in /table/ID")
    link.add_argument("seat", metavar="SEAT", help="its letter; watch: the link of spectators who see every hand")
    link.add_argument("--site", metavar="URL", help=f"where the server is, for the link; also by {SITE}")
    reports = things.add_parser("reports", help="what players reported").add_subcommands(dest="deed", metavar="WHAT")
    told_of = leaf(reports, "list", "open reports, the latest first", show_reports)
    told_of.add_argument("--done", action="store_true", help="those that have been dealt with")
    told_of.add_argument("--limit", metavar="N", type=int, default=50, help="how many at most (0: all)")
    leaf(reports, "done", "a report has been dealt with", close_report).add_argument("report", metavar="REPORT")
    ladder = things.add_parser("ladder", help="the ratings").add_subcommands(dest="deed", metavar="WHAT")
    again = leaf(ladder, "recompute", "all ratings again, from the stored games", recompute)
    again.add_argument("--replay", action="store_true", help="also play every game again, and compare the places")
    pairs = leaf(ladder, "pairs", "who plays with whom, the strangest first", show_pairs)
    pairs.add_argument("--games", metavar="N", type=int, default=10, help="who met at least so often (usually 10)")
    pairs.add_argument("--limit", metavar="N", type=int, default=30, help="how many at most (0: all)")
    leaf(things, "numbers", "how much there is", numbers)


def leaf(subcommands: Subcommands, name: str, what: str, act: Act) -> Parser:
    parser = subcommands.add_parser(name, help=what, description=what)
    parser.set_defaults(act=act)
    options(parser, argparse.SUPPRESS)
    return parser


def options(parser: Parser, default: Any) -> None:
    parser.add_argument("--database", metavar="URL", default=default,
                        help=f"sqlite:///FILE or postgresql://…; also by {DATABASE}")
    parser.add_argument("--json", action="store_true", default=default or False, help="for programs")


def run(args: argparse.Namespace) -> int:
    from landsraad.server.storage.admin import Admin
    admin = Admin(database_of(args.database))
    try:
        code: int = args.act(admin, args)
        return code
    finally:
        admin.close()


# ------------------------------------------------------------------ looking


def show_list(admin: Admin, args: argparse.Namespace) -> int:
    if args.limit < 0:
        raise BadInput(f"--limit: {args.limit} is not a number of tables")
    return tell_tables(admin.tables(state=args.state, game=args.game, limit=args.limit), args)


def show_one(admin: Admin, args: argparse.Namespace) -> int:
    found = admin.table(args.table)
    if args.json:
        return told(asdict(found))
    rows = [("table", found.id), ("game", f"{found.game}, rules {found.rules}"), ("title", found.title or "-"),
            ("state", found.state + (" (sandbox)" if found.sandbox else "")), ("made", moment(found.created)),
            ("last used", f"{moment(found.active)} ({age(found.active)} ago)"), ("moves", str(found.moves)),
            ("round", "-" if found.round is None else str(found.round)), ("listed", "yes" if found.listed else "no"),
            ("clock", found.clock or "none"), ("spectators", found.spectators)]
    rows += [(f"seat {seat.seat}", " ".join(word for word in (seat.controller, seat.level, seat.name) if word))
             for seat in found.seats]
    for name, value in rows:
        print(f"{name:<11} {value}")
    return 0


def numbers(admin: Admin, args: argparse.Namespace) -> int:
    found = admin.numbers()
    if args.json:
        return told({name.replace(" ", "_"): value for name, value in found.items()})
    for name, value in found.items():
        if isinstance(value, dict):
            value = ", ".join(f"{word} {n}" for word, n in value.items()) or "none"
        elif name == "bytes":
            name, value = "size", f"{value / 1e6:.1f} MB"
        print(f"{name:<22} {value}")
    return 0


def show_reports(admin: Admin, args: argparse.Namespace) -> int:
    if args.limit < 0:
        raise BadInput(f"--limit: {args.limit} is not a number of reports")
    found = admin.reports(done=args.done, limit=args.limit)
    if args.json:
        return told(found)
    for each in found:
        print(f"{each['id']}  {moment(each['at'])}  table {each['table_id']}  seat {each['seat']} about "
              f"{each['about']} ({each['name']}): {each['text']}")
    return 0


# ------------------------------------------------------------------ changing


def close_report(admin: Admin, args: argparse.Namespace) -> int:
    admin.close_report(args.report)
    return done(args, f"report {args.report} is done", report=args.report)


def close(admin: Admin, args: argparse.Namespace) -> int:
    admin.close_table(args.table)
    return done(args, f"table {args.table} is closed", table=args.table)


def delete(admin: Admin, args: argparse.Namespace) -> int:
    found = admin.table(args.table)
    confirm(args, f"delete table {found.id} ({found.game}, {found.moves} moves, {people(found)}) for ever?")
    admin.delete_table(found.id)
    return done(args, f"table {found.id} is deleted", table=found.id)


def abandoned(admin: Admin, args: argparse.Namespace) -> int:
    before = time.time() - seconds(args.older_than)
    found = [each for each in admin.tables(before=before) if args.finished or each.state != "finished"]
    if not args.delete:
        return tell_tables(found, args)
    if found:
        confirm(args, f"delete {len(found)} tables unused for {args.older_than} for ever?")
    deleted = []
    for each in found:
        if admin.table(each.id).active < before:  # nobody came back while the question was open
            admin.delete_table(each.id)
            deleted.append(each.id)
    return done(args, f"{len(deleted)} tables are deleted", tables=deleted)


def renew(admin: Admin, args: argparse.Namespace) -> int:
    token = admin.renew_seat(args.table, args.seat)
    link = f"{(args.site or os.environ.get(SITE, '')).rstrip('/')}/table/{args.table}#{token}"
    if args.json:
        return told({"table": args.table, "seat": args.seat, "link": link})
    print(link)
    return 0


def recompute(admin: Admin, args: argparse.Namespace) -> int:
    from landsraad.server.ladder.admin import recompute as compute
    found = admin.change(lambda connection: compute(connection, args.replay))
    line = f"{found.games} games were rated again; {found.changed} ratings changed"
    if found.differing is not None:
        line += f"; {len(found.differing)} games do not lead to the stored places"
        line += ": " + ", ".join(found.differing) if found.differing else ""
    return done(args, line, games=found.games, changed=found.changed, differing=found.differing)


def show_pairs(admin: Admin, args: argparse.Namespace) -> int:
    from landsraad.server.ladder.admin import read_pairs
    if args.limit < 0 or args.games < 1:
        raise BadInput("--games and --limit are numbers of games and of pairs")
    found = admin.look(lambda connection: read_pairs(connection, args.games, args.limit))
    if args.json:
        return told([{**asdict(pair), "often": pair.often, "feeds": pair.feeds} for pair in found])
    print("player            other             games  share  ahead  expected  gained")
    for pair in found:
        marks = [word for word, is_so in (("always together", pair.often), ("wins too often", pair.feeds)) if is_so]
        print(f"{pair.player_name[:16] or pair.player:<16}  {pair.other_name[:16] or pair.other:<16}  {pair.games:>5}"
              f"  {pair.share:>4.0%}  {pair.ahead:>5.1f}  {pair.expected:>8.1f}  {pair.gained:>+6}"
              f"{'  ' + ', '.join(marks) if marks else ''}")
    return 0


def seconds(age: str) -> float:
    found = re.fullmatch(r"(\d{1,6})([mhdw])", age)
    if found is None:
        raise BadInput(f"--older-than: {age!r} is not an age; write a number and a unit, like 12h, 30d or 8w")
    return float(found[1]) * UNITS[found[2]]


def confirm(args: argparse.Namespace, question: str) -> None:
    if args.yes:
        return
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise BadInput("nothing was deleted; --yes deletes without a question")


# ------------------------------------------------------------------ printing


def told(value: Any) -> int:
    print(json.dumps(value, ensure_ascii=False, indent=2))
    return 0


def done(args: argparse.Namespace, line: str, **more: Any) -> int:
    if args.json:
        return told({"done": True, **more})
    print(line)
    return 0


def tell_tables(found: list[Summary], args: argparse.Namespace) -> int:
    if args.json:
        return told([asdict(each) for each in found])
    rows = [("table", "game", "state", "used", "moves", "who")]
    rows += [(each.id, each.game, each.state, f"{age(each.active)} ago", str(each.moves),
              people(each) + (f"  “{each.title}”" if each.title else "")) for each in found]
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    for row in rows:
        print("  ".join([*(f"{word:<{width}}" for word, width in zip(row, widths, strict=False)), row[-1]]).rstrip())
    return 0


def people(table: Summary) -> str:
    return ", ".join(seat.name or seat.controller for seat in table.seats) or "nobody"


def age(at: float) -> str:
    passed = max(0.0, time.time() - at)
    for unit in ("w", "d", "h", "m"):
        if passed >= 2 * UNITS[unit]:
            return f"{int(passed // UNITS[unit])} {unit}"
    return f"{int(passed)} s"


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
