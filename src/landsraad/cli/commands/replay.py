"""`landsraad replay FILE`: shows a record or a saved game, move by move.

Every move is checked on the way. If one does not fit, the error names its line.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import landsraad
from landsraad.cli.arguments import Subcommands
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.records.format import Record, parse_record, write_record
from landsraad.kernel.table import Table, open_table
from landsraad.kernel.views import TRUTH
from landsraad.play.savefile import read_session
from landsraad.text.messages import Messages
from landsraad.text.people import shown_name

INDENT = " " * 9


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("replay", help="a recorded game, move by move", description=__doc__)
    parser.add_argument("file", metavar="FILE", help="a record or a saved game; - reads a record from standard input")
    parser.add_argument("--to", metavar="N", type=int, help="stop after move N")
    parser.add_argument("--events", action="store_true", help="also tell what came of each move")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument("--text", action="store_true", help="only write the record itself, up to where it is replayed")
    parser.add_argument("--verify", metavar="COMMITMENT", nargs="?", const="", default=None,
                        help="only check the deal, the moves and the result; with the commitment that the log showed, "
                             "check that too")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    cat = catalogue_of(args)
    record = read(args.file)
    whole = record.table
    if args.verify is not None:
        return verified(cat, record, args.verify)
    end = len(whole.moves) if args.to is None else args.to
    if not 0 <= end <= len(whole.moves):
        raise BadInput(f"--to: the game has moves 0 to {len(whole.moves)}, not {end}")
    table = open_table(whole.game, whole.options, whole.seed)
    steps = walk(cat, table, whole.moves[:end])
    if args.text:
        for _ in steps:
            pass
        comments = {n: said for n, said in record.comments.items() if n <= end}
        sys.stdout.write(write_record(table, record.names, comments, record.kinds))
    elif args.json:
        print(json.dumps(as_json(record, table, list(steps), args.events), ensure_ascii=False, indent=1))
    else:
        tell(cat, record, table, steps, args.events)
    return 0


def verified(cat: Messages, record: Record, noted: str) -> int:
    """Reports that the moves fit, and whether the deal is the one that a player noted at the start."""
    table = record.table
    if noted and noted.lower() != table.commitment:
        raise BadInput(f"--verify: the game began with another deal: the commitment of its seed is "
                       f"{table.commitment or 'none'}, not {noted[:80]}")
    if not table.commitment:
        print(cat.text("verify-no-commitment"))
    else:
        key = "verify-deal-noted" if noted else "verify-deal-told" if record.commitment else "verify-deal-own"
        print(cat.text(key, commitment=table.commitment))
    print(cat.text("verify-moves", n=len(table.moves), over="yes" if table.over else "no"))
    return 0


# ------------------------------------------------------------------ reading


def read(name: str) -> Record:
    games = {known: landsraad.game(known) for known in landsraad.games()}
    if name == "-":
        return parse_record(sys.stdin.read(), games)
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{name}: not a record: byte {error.start + 1} is not text") from None
    except OSError as error:
        beside = [str(path.with_name(other.name)) for other in path.parent.glob("*")] if path.parent.is_dir() else []
        raise BadInput(f"cannot read {name}: {error.strerror or error}{nearest(name, beside)}") from None
    if text.lstrip().startswith("{"):
        return read_save(path)
    try:
        return parse_record(text, games)
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None


def read_save(path: Path) -> Record:
    session = read_session(path)
    if session.table.edited:
        raise BadInput(f"{path}: this game began at an edited position and cannot be replayed from its set-up")
    names = {seat.letter: seat.name for seat in session.seats if seat.name}
    kinds = {seat.letter: seat.controller for seat in session.seats}
    return Record(session.table, session.table.game.version, names, kinds, {})


# ------------------------------------------------------------------ playing


@dataclass
class Step:
    number: int
    round: int | None
    seat: str
    move: str
    sentence: str
    events: list[dict[str, Any]]  # its events; those of number 0 are the set-up


def walk(cat: Messages, table: Table, moves: list[int]) -> Iterator[Step]:
    """Plays the moves one at a time. Nothing is hidden, because the file contains all cards."""
    yield Step(0, round_of(table), "", "", "", news(table, 0))
    for number, move in enumerate(moves, 1):
        heard, seat = len(table.happened()), str(table.actor)
        at, text, sentence = round_of(table), table.notation(move), cat.move(table, move)
        table.play(move)
        yield Step(number, at, seat, text, sentence, news(table, heard))


def news(table: Table, since: int) -> list[dict[str, Any]]:
    return [event.to_json(table.game.plan, TRUTH, since + i) for i, event in enumerate(table.happened()[since:])]


def round_of(table: Table) -> int | None:
    return None if table.game.plan.table.field("round") is None else int(table.get("round"))


# ------------------------------------------------------------------ telling


def tell(cat: Messages, record: Record, table: Table, steps: Iterator[Step], events: bool) -> None:
    called = {seat: shown_name(cat, record.names.get(seat, ""), seat) or seat for seat in table.seats}
    print(cat.text("replay-head", game=table.game.name, rules=str(record.rules), seed=str(table.seed),
                   n=len(record.table.moves)))
    if record.rules != table.game.version:
        print(cat.text("replay-other-rules", rules=str(record.rules), now=str(table.game.version)))
    for seat in table.seats:
        leads = leader(table, seat)
        name = f" {called[seat]}" if seat in record.names else ""
        kind = record.kinds.get(seat, "player")
        said = cat.text(f"seat-kind-{kind}") if cat.has(f"seat-kind-{kind}") else kind  # a file may have any word here
        print(f"  {seat}{name} ({said}){f': {cat.name(*leads)}' if leads else ''}")
    at: int | None = -1
    for step in steps:
        if step.number and step.round != at:
            at = step.round
            heading = cat.text("replay-round", round=at) if at else cat.text("replay-set-up")
            print("" if at is None else f"\n{heading}")
        if step.number:
            print(f"{step.number:6}. {step.seat} {step.sentence}")
        for event in step.events if events else []:
            sentence = cat.event(event, called)
            if sentence:
                print(f"{INDENT}{sentence}")
        for comment in record.comments.get(step.number, []):
            print(f"{INDENT}{{{comment}}}")
    print()
    tell_end(cat, table, len(record.table.moves))


def leader(table: Table, seat: str) -> tuple[str, str] | None:
    """Returns the leader or side of a seat, if the game has one."""
    field = table.game.plan.seat.field("leader")
    who = None if field is None else table.get(f"{seat}.leader")
    return None if field is None or field.of is None or who is None else (field.of.name, str(who))


def tell_end(cat: Messages, table: Table, moves: int) -> None:
    result = table.result()
    scores = ", ".join(f"{seat} {points}" for seat, points in result["scores"].items())
    if table.over:
        winners, reason = result["winners"], f"decided-{result['reason']}"
        print(cat.text("replay-won", n=len(winners), names=cat.listed("end-winners", winners), scores=scores,
                       reason=cat.text(reason) if cat.has(reason) else result["reason"]))
    else:
        key = "replay-so-far" if len(table.moves) == moves else "replay-after"
        print(cat.text(key, scores=scores, seat=str(table.actor), line=cat.decision(table), move=str(len(table.moves)),
                       last=str(moves)))
    print(cat.text("replay-state", state=table.fingerprint()))


def as_json(record: Record, table: Table, steps: list[Step], events: bool) -> dict[str, Any]:
    moves: list[dict[str, Any]] = []
    for step in steps:
        row: dict[str, Any] = {"n": step.number, "round": step.round, "seat": step.seat or None,
                               "move": step.move or None, "text": step.sentence or None}
        if events:
            row["events"] = step.events
        if record.comments.get(step.number):
            row["comments"] = record.comments[step.number]
        if step.number or events or "comments" in row:
            moves.append(row)
    return {"game": table.game.name, "rules": record.rules, "seed": table.seed, "options": table.options,
            "seats": {seat: {"name": record.names.get(seat, ""), "kind": record.kinds.get(seat, "player")}
                      for seat in table.seats},
            "moves": moves, "over": table.over, "actor": table.actor, "fingerprint": table.fingerprint(),
            "result": table.result()}
