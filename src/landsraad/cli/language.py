"""Which language a command speaks: the one asked for, else LANDSRAAD_LANG, else that of the system, else English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable

from landsraad.cli.arguments import Parser
from landsraad.kernel.errors import BadInput, closest, nearest
from landsraad.text.messages import DEFAULT, Catalogue, languages

OWN = "LANDSRAAD_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere else


def add_language(parser: Parser) -> None:
    parser.add_argument("--lang", metavar="LANG", help=f"the language: {', '.join(languages())} (default: {OWN}, then "
                                                       "that of the system)")


def catalogue_of(args: argparse.Namespace) -> Catalogue:
    return Catalogue.load(language_of(getattr(args, "lang", None)))


def language_of(asked: str | None = None) -> str:
    """A language that there is. A wrong one is refused where it was asked for; the system may well speak another."""
    known = languages()
    for word, source in ((asked, "--lang"), (os.environ.get(OWN), OWN)):
        if word:
            if word not in known:
                raise BadInput(f"{source}: unknown language {word!r}"
                               f"{nearest(word, known) or '; there are ' + ', '.join(known)}")
            return word
    spoken = next((value for value in (os.environ.get(name) for name in SYSTEM) if value), "")
    word = spoken.split(".")[0].split("@")[0].split("_")[0].casefold()
    return word if word in known else DEFAULT


def hint(cat: Catalogue, word: str, words: Iterable[str]) -> str:
    """`; did you mean 'harbour'?` in the language of the table, or nothing when no word is close."""
    close = closest(word, words)
    return f"; {cat.text('refused-hint', word=close)}" if close else ""
