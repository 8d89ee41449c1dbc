# cold
"""Errors caused by user input, reported in a single line.

Every package raises `BadInput` for invalid input from outside (an option, a card id, a move, a file). The outermost
caller prints one line and exits with code 2. Any other exception is a bug and shows its traceback.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from landsraad.kernel.reasons import Reason, plain


class BadInput(ValueError):
    """A one-line message that quotes the invalid input and, if possible, suggests a valid one.

    An error that players can see has a `Reason`, so that it can be shown in the player's language.
    """

    def __init__(self, message: str | Reason) -> None:
        super().__init__(message)
        self.reason: Reason | None = None if isinstance(message, str) else message

    def __str__(self) -> str:
        return super().__str__() if self.reason is None else plain(self.reason)


def nearest(word: str, words: Iterable[str]) -> str:
    """A suffix for the message, `; did you mean 'harbour'?`, or an empty string if no word is close."""
    close = closest(word, words)
    return f"; did you mean '{close}'?" if close else ""


def closest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant, or an empty string."""
    by_folded: dict[str, str] = {}
    for known in words:
        by_folded.setdefault(known.casefold(), known)
    close = get_close_matches(word.casefold(), list(by_folded), n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""
