"""Addresses of databases, as the user writes them."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from landsraad.kernel.errors import BadInput


def read_address(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadInput("the database address is not one: write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadInput(f"the database address begins with {url.drivername!r}: "
                       "only sqlite:///FILE and postgresql://USER@HOST/NAME can be used")
    if url.drivername == "sqlite" and (not url.database or ":memory:" in url.database):
        raise BadInput("the database address names no file: write sqlite:///FILE")
    return url


def default_address() -> str:
    """A file in the user's data folder, or in the current folder if there is none."""
    base = os.environ.get("XDG_DATA_HOME") or ""
    home = os.environ.get("HOME") or ""
    folder = Path(base) if base else Path(home) / ".local" / "share" if home and Path(home).is_dir() else None
    return f"sqlite:///{folder / 'landsraad' / 'landsraad.db' if folder else 'landsraad.db'}"
