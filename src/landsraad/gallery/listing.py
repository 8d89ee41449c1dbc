"""The gallery: every card, space and leader of a game, as entries or as plain data with its generated text.

Nothing here is written by hand: it is read from the values that the engine runs.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from landsraad.gallery import arrakis, dune
from landsraad.gallery.dune import GALLERIES
from landsraad.gallery.entry import Entry
from landsraad.kernel.errors import BadInput, nearest
from landsraad.text.messages import Catalogue

GAMES: Final = (*GALLERIES, "arrakis")
KINDS: Final = (*dune.DECKS, "intrigue", "conflict", "planning", "prescience", "leader", "space", "contract",
                "objective", "rival", "hagal", "token", "tactics")


def components(game: str, kind: str | None = None, guests: bool = False) -> list[Entry]:
    """All components of a game, or those of one kind, in the order of their declaration; leaders who are only guests
    there are shown in the gallery of their own game, unless they are asked for."""
    if game not in GAMES:
        raise BadInput(f"unknown game {game!r}{nearest(game, GAMES) or '; there is ' + ', '.join(GAMES)}")
    if kind is not None and kind not in KINDS:
        raise BadInput(f"unknown kind of card {kind!r}{nearest(kind, KINDS) or '; there are ' + ', '.join(KINDS)}")
    return [entry for entry in _all(game) if (kind is None or entry.kind == kind)
            and (guests or entry.module not in GALLERIES)]


def entries(game: str, kind: str | None = None, language: str = "en", guests: bool = False) -> list[dict[str, Any]]:
    """The same as plain data, with all texts in one language."""
    cat = Catalogue.load(language)
    return [entry.as_json(cat) for entry in components(game, kind, guests)]


@cache
def _all(game: str) -> list[Entry]:
    return dune.listed(GALLERIES[game]) if game in GALLERIES else arrakis.listed()
