"""Helpers for tests of moves."""

from __future__ import annotations

from support.arrakis.empty_board import Desert

ATREIDES, HARKONNEN = 0, 1


def to(d: Desert, frm: str, family: str = "move") -> set[str]:
    return {text.split()[2] for text in d.legal(family) if text.split()[1] == frm}


def move_all(d: Desert, frm: str, there: str) -> None:
    d.play(f"move {frm} {there}")
    if "go" in d.legal():
        d.play("go")
