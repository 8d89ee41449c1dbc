"""Tables at which a challenge is played: no hints, nothing is taken back, and nothing is tried beside it."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "challenge "  # of the lesson that a table is for; the challenge follows


def challenge_at(lesson: str) -> str:
    """The challenge that is played at a table; empty if it is another table."""
    return lesson.removeprefix(PREFIX) if is_challenge(lesson) else ""


def is_challenge(lesson: str) -> bool:
    return lesson.startswith(PREFIX)
