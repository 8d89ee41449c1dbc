"""`landsraad challenge [GAME|weekly|verify]`: the same deal for everybody, each day and each week."""

from __future__ import annotations

import argparse
import datetime
import getpass
import sys
import time
from pathlib import Path

from landsraad.challenges import calendar
from landsraad.challenges.calendar import (
    FIRST,
    GAMES,
    TITLES,
    WEEKLY,
    Challenge,
    challenges_of,
    daily,
    table_of,
    weekly,
)
from landsraad.challenges.local import Attempt, LocalChallenges
from landsraad.challenges.results import NAME, Result, read_result, result_of, write_result
from landsraad.challenges.tables import merge
from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.play import SPEEDS, saves_folder
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput, nearest
from landsraad.play import HUMAN, Session, read_session, seat_people
from landsraad.play.savefile import write_whole
from landsraad.text.messages import Messages

REFUSED = 1
VERIFY = "verify"
WORDS = (*GAMES, WEEKLY, VERIFY)
ME = "me"  # of the one who plays at this terminal


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("challenge", help="the same deal for everybody, each day and each week",
                                    description=__doc__)
    parser.add_argument("what", metavar="GAME", nargs="?",
                        help=f"{', '.join(GAMES)}, {WEEKLY}; without it what there is today; {VERIFY}: check results")
    parser.add_argument("files", metavar="FILE", nargs="*", help=f"results to {VERIFY}; their tables are merged")
    parser.add_argument("--date", metavar="DAY", help="of an earlier day, for practice: 2026-11-19")
    parser.add_argument("--name", metavar="NAME", help="your name in the result")
    parser.add_argument("--plain", action="store_true", help="lines of words, for screen readers and small terminals")
    parser.add_argument("--speed", metavar="S", choices=list(SPEEDS), default="normal", help=", ".join(SPEEDS))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.what is not None and args.what not in WORDS:
        raise BadInput(f"{args.what[:40]!r} is not one of {', '.join(WORDS)}{nearest(args.what, WORDS)}")
    if args.what == VERIFY:
        return verify(args.files)
    if args.files:
        raise BadInput(f"only {VERIFY} takes files")
    today = calendar.today()
    day = today if args.date is None else calendar.read_day(args.date)
    if not FIRST <= day <= today:
        raise BadInput(f"--date: there are challenges from {FIRST} to {today} (UTC)")
    cat = catalogue_of(args)
    local = LocalChallenges(saves_folder() / "challenges.json")
    if args.what is None:
        show_day(cat, day, today, local)
        return 0
    challenge = weekly(day) if args.what == WEEKLY else daily(args.what, day)
    return play(challenge, today, local, cat, args)


# ------------------------------------------------------------------ playing


def play(challenge: Challenge, today: datetime.date, local: LocalChallenges, cat: Messages,
         args: argparse.Namespace) -> int:
    """Begins an attempt, or goes on with the one under way."""
    from landsraad.cli.screen.challenge_game import ChallengeGame
    attempt = local.running(challenge)
    if attempt is None:
        number = len(local.of(challenge)) + 1
        path = saves_folder() / "challenges" / f"{challenge.id.replace(' ', '-')}-{number}.json"
        attempt = Attempt(challenge.id, str(path), on_time=challenge.counts_on(today))
        local.attempts.append(attempt)
        table = table_of(challenge)
        session = Session(table, seat_people(table, [HUMAN]), path)
        session.autosave()
        local.write()
    else:
        session = read_session(Path(attempt.save))
        session.path = Path(attempt.save)
    number = local.of(challenge).index(attempt) + 1
    print(told(cat, challenge))
    if number > 1:
        print(cat.text("challenge-practice", n=number))
    ChallengeGame(session, cat, args.plain, args.speed).run()
    if session.over:
        result = result_of(challenge, session.table, ME, name_of(args.name), number, time.time())
        attempt.total = result.score.total
        local.write()
        report(cat, result, local)
    return 0


def report(cat: Messages, result: Result, local: LocalChallenges) -> None:
    score, id = result.score, result.challenge.id.replace(" ", "-")
    path = saves_folder() / "challenges" / f"{id}-{result.attempt}-result.json"
    write_whole(path, write_result(result, local.key))
    print(cat.text("challenge-scored", total=score.total, points=score.points, margin=score.margin,
                   rounds=score.rounds, won=str(score.won).lower()))
    print(cat.text("challenge-result-file", file=str(path)))


def name_of(given: str | None) -> str:
    if given is None:
        try:
            given = getpass.getuser()
        except (KeyError, OSError):  # no such user
            given = ME
    if not 0 < len(given) <= NAME or not given.isprintable():
        raise BadInput(f"--name: from 1 to {NAME} letters, not {given[:NAME]!r}")
    return given


# ------------------------------------------------------------------ what there is


def told(cat: Messages, challenge: Challenge) -> str:
    """A challenge in one line: its game, leader and twist."""
    parts = [cat.text(TITLES[challenge.kind]), challenge.period, cat.of_game(challenge.game)]
    if challenge.leader:
        parts += [cat.name("leader", challenge.leader), cat.name("difficulty", challenge.difficulty)]
    line = " · ".join(parts)
    if challenge.kind == WEEKLY:
        key = f"twist-{challenge.twist}"
        line += f"\n  {cat.name('twist', challenge.twist)}: {cat.attribute(key, 'rule')}"
    return line


def show_day(cat: Messages, day: datetime.date, today: datetime.date, local: LocalChallenges) -> None:
    for challenge in challenges_of(day):
        print(told(cat, challenge))
        attempts = local.of(challenge)
        if local.running(challenge) is not None:
            print(f"  {cat.text('challenge-under-way')}")
        done = [attempt.total for attempt in attempts if attempt.total is not None]
        if done:
            print(f"  {cat.text('challenge-own', first=done[0], best=max(done))}")
    print(cat.text("challenge-streak", n=local.streak(today)))


# ------------------------------------------------------------------ results


def verify(files: list[str]) -> int:
    """Checks files of results, and prints the tables of those that are right."""
    if not files:
        raise BadInput(f"{VERIFY}: name the files of results")
    results: list[tuple[str, Result]] = []
    refused: list[str] = []
    for name in files:
        try:
            results.append((name, read_result(Path(name).read_text("utf-8"), name)))
        except BadInput as error:
            refused.append(str(error))
        except (OSError, UnicodeDecodeError) as error:
            refused.append(f"{name}: cannot be read: {getattr(error, 'strerror', None) or error}")
    tables, left_out = merge(results)
    for id, rows in tables.items():
        print(id)
        for row in rows:
            result, score = row.result, row.result.score
            print(f"  {row.place:>3}  {score.total:>4}  {result.name}  ({'won' if score.won else 'lost'}, "
                  f"{score.points} points, {score.margin:+d}, {score.rounds} rounds; signed by {result.server})")
    for line in [*refused, *left_out]:
        print(f"refused: {line}", file=sys.stderr)
    return REFUSED if refused or left_out else 0
