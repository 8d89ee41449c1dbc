"""Chooses the language of a command: `--lang`, else `LANDSRAAD_LANG`, else that of the system, else English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence

from landsraad.cli.arguments import Parser
from landsraad.kernel.errors import BadInput, closest, nearest
from landsraad.text.messages import DEFAULT, Messages, languages

OWN = "LANDSRAAD_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in other programs
FLAG = "--lang"


def add_language(parser: Parser) -> None:
    parser.add_argument(FLAG, metavar="LANG", help=f"the language: {', '.join(languages())} (default: {OWN}, then "
                                                       "that of the system)")


def catalogue_of(args: argparse.Namespace) -> Messages:
    return Messages.load(language_of(getattr(args, "lang", None)))


def asked_language(words: Sequence[str]) -> str | None:
    """Returns what `--lang` says in a command line that has not been parsed."""
    for i, word in enumerate(words, 1):
        if word.split("=")[0] == FLAG:
            return word.partition("=")[2] or (words[i] if i < len(words) else "")
    return None


def language_of(asked: str | None = None) -> str:
    """Returns a language that exists. Only the system may name another one without being refused."""
    known = languages()
    for word, source in ((asked, FLAG), (os.environ.get(OWN), OWN)):
        if word:
            if word not in known:
                raise BadInput(f"{source}: unknown language {word!r}"
                               f"{nearest(word, known) or '; there are ' + ', '.join(known)}")
            return word
    spoken = next((value for value in (os.environ.get(name) for name in SYSTEM) if value), "")
    word = spoken.split(".")[0].split("@")[0].split("_")[0].casefold()
    return word if word in known else DEFAULT


def hint(cat: Messages, word: str, words: Iterable[str]) -> str:
    """Returns `; did you mean 'harbour'?` in the language of the table, or nothing if no word is close."""
    close = closest(word, words)
    return f"; {cat.text('refused-hint', word=close)}" if close else ""
