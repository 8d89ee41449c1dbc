"""`landsraad restore`: put a copy made by `landsraad backup` in the place of the SQLite database."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.serve import DATABASE, database_of


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("restore", help="go back to a copy of the database", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="what `landsraad backup` wrote")
    parser.add_argument("--database", metavar="URL", help=f"sqlite:///FILE; also by {DATABASE}")


def run(args: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no partial file is left
    from landsraad.server.storage.backups import restore, sqlite_file
    database = sqlite_file(database_of(args.database), "restore")
    tables, aside = restore(args.file, database)
    kept = "" if aside is None else f"; what was there before is in {aside}"
    print(f"{database}: {tables} tables from {args.file}{kept}")
    return 0
