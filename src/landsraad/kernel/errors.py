# cold
"""What the user got wrong, said in one line.

Every room raises `BadInput` for words that came from outside (an option, a card's id, a move, a file), and the
outermost room turns it into one line and exit code 2. Anything else that escapes is a bug and shows its traceback.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from landsraad.kernel.reasons import Reason, plain


class BadInput(ValueError):
    """The message is one clear line for the user: it names the wrong word and, if it can, the right one.

    What a player can meet at a table is a `Reason`, which whoever shows it tells in the player's language.
    """

    def __init__(self, said: str | Reason) -> None:
        super().__init__(said)
        self.reason: Reason | None = None if isinstance(said, str) else said

    def __str__(self) -> str:
        return super().__str__() if self.reason is None else plain(self.reason)


def nearest(word: str, words: Iterable[str]) -> str:
    """A suffix for the message, `; did you mean 'harbour'?`, or nothing when no word is close."""
    close = closest(word, words)
    return f"; did you mean '{close}'?" if close else ""


def closest(word: str, words: Iterable[str]) -> str:
    """The word that was probably meant, or nothing."""
    by_folded: dict[str, str] = {}
    for known in words:
        by_folded.setdefault(known.casefold(), known)
    close = get_close_matches(word.casefold(), list(by_folded), n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""
