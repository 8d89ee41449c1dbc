"""The record format: one game as plain text, stable forever.

    [game mini] [rules 1.0] [seed 7419] [players 2]
    [A "Ola" human] [B "steady" bot]
    1. A send letter harbour  end   B rest
       {A: a quiet opening}
    # state 5f3a91c2
    [result A 11 B 9]

A header, then numbered rounds of moves with a fingerprint of the state after each round. Comments in braces do not
affect the game. Reading a record plays it move by move. An unfinished game ends with [unfinished], so a truncated text
is noticed. White space has no meaning: the family of a move determines its number of words.
"""

from __future__ import annotations

from landsraad.kernel.game import Game
from landsraad.kernel.records.reader import Record, parse_record
from landsraad.kernel.records.writer import told_options, write_record
from landsraad.kernel.table import Table

__all__ = ["Record", "parse_record", "read_record", "told_options", "write_record"]


def read_record(text: str, games: dict[str, Game]) -> Table:
    """Returns the table at the end of the record. `parse_record` also returns names and comments."""
    return parse_record(text, games).table
