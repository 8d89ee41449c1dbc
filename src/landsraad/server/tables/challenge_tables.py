"""Tables at which a challenge is played: no hints, nothing is taken back, and nothing is tried beside it."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "challenge "  # of the lesson that a table is for; the challenge follows


def is_challenge(lesson: str) -> bool:
    return lesson.startswith(PREFIX)
