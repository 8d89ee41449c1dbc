"""`landsraad validate`: checks that stored games still replay the same way with the current rules.

It takes files with records, saved games and corpora, or with `--database` all tables of a server. It changes nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.replay import read
from landsraad.cli.language import add_language, catalogue_of
from landsraad.kernel.errors import BadInput
from landsraad.trials.corpus import SUFFIX, CorpusGame, Verdict, read_corpus, verify
from landsraad.trials.executors import cores, run_jobs


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("validate", help="do stored games still play the same?", description=__doc__)
    parser.add_argument("files", metavar="FILE", nargs="*", help="records, saved games, or a corpus (.jsonl.xz)")
    parser.add_argument("--database", metavar="URL", help="all tables of a server: sqlite:///FILE or postgresql://…")
    parser.add_argument("--workers", metavar="N", type=int, default=0, help="processes; without it, one for each core")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each game, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if bool(args.files) == bool(args.database):
        raise BadInput("validate: name files, or a database with --database")
    cat = catalogue_of(args)
    jobs = list(jobs_of(args))
    workers = min(args.workers or cores(), max(1, len(jobs)))
    found = run_jobs(validate, jobs, workers)
    shown = Console(stderr=True)
    altered: list[Verdict] = []
    for verdict in track(found, total=len(jobs), description=cat.text("validating"), console=shown, transient=True,
                         disable=not sys.stderr.isatty()):
        if args.json:
            print(json.dumps(asdict(verdict), ensure_ascii=False))
        if verdict.why:
            altered.append(verdict)
    if not args.json:
        for verdict in sorted(altered, key=lambda one: one.name):
            print(cat.text("validate-differs", name=verdict.name, move=str(verdict.move), n=str(verdict.moves),
                           why=verdict.why))
        print(cat.text("validate-sum", n=len(jobs), altered=len(altered)))
    return 1 if altered else 0


Job = tuple[str, str] | CorpusGame  # place and id, or the game itself


def jobs_of(args: argparse.Namespace) -> Iterator[Job]:
    if args.database:
        from landsraad.server.tables.validation import open_database, table_ids  # only databases need it
        for id in table_ids(open_database(args.database)):
            yield args.database, id
    for name in args.files:
        if name.endswith(SUFFIX):
            yield from read_corpus(Path(name))
        else:
            yield name, ""


def validate(job: Job) -> Verdict:
    if isinstance(job, CorpusGame):
        return verify(job)
    where, id = job
    if id:
        from landsraad.server.tables.validation import verdict_of
        return verdict_of(where, id)
    try:
        return Verdict(where, len(read(where).table.moves))
    except BadInput as error:
        return Verdict(where, 0, 0, str(error).removeprefix(f"{where}: "))


