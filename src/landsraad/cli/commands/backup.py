"""`landsraad backup`: a copy of the SQLite database, while the server runs."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from landsraad.cli.arguments import Subcommands
from landsraad.cli.commands.serve import DATABASE, database_of


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("backup", help="copy the database of a server, while it runs", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="where the copy goes")
    parser.add_argument("--database", metavar="URL", help=f"sqlite:///FILE; also by {DATABASE}")
    parser.add_argument("--force", action="store_true", help="overwrite FILE")


def run(args: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no partial file is left
    from landsraad.server.storage.backups import back_up, sqlite_file
    tables = back_up(sqlite_file(database_of(args.database), "backup"), args.file, args.force)
    print(f"{args.file}: {tables} tables, {args.file.stat().st_size / 1e6:.1f} MB, checked")
    return 0
