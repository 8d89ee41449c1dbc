"""The gallery: every component of a game, as entries or as plain data in one language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from landsraad.gallery import arrakis, dune
from landsraad.gallery.dune import GALLERIES
from landsraad.gallery.entry import Entry
from landsraad.games.dune.components.module import OPTIONAL
from landsraad.games.dune.game import FamilyGame
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game
from landsraad.text.messages import Messages

GAMES: Final = (*GALLERIES, "arrakis")
DECKS: Final = tuple(dict.fromkeys(kind for box in GALLERIES.values() for kind in dune.deck_kinds(box)))
KINDS: Final = (*DECKS, "intrigue", "conflict", "planning", "prescience", "leader", "space", "contract", "objective",
                "rival", "hagal", "token", "tactics",
                *dict.fromkeys(piece.domain for module in OPTIONAL for piece in module.pieces if piece.listed))
# What modules borrow from another game.
GUESTS: Final = frozenset(module.tag for module in OPTIONAL if module.borrows)


def components(game: str, kind: str | None = None, guests: bool = False) -> list[Entry]:
    """Returns all components of a game, or those of one kind, in the order of their declaration.

    Without `guests` it leaves out those that come from another game, whose gallery has them.
    """
    if game not in GAMES:
        raise BadInput(f"unknown game {game!r}{nearest(game, GAMES) or '; there is ' + ', '.join(GAMES)}")
    if kind is not None and kind not in KINDS:
        raise BadInput(f"unknown kind of card {kind!r}{nearest(kind, KINDS) or '; there are ' + ', '.join(KINDS)}")
    return [entry for entry in _all(game) if (kind is None or entry.kind == kind)
            and (guests or entry.module not in GUESTS)]


def on_table(game: Game, found: list[Entry], players: int | None = None) -> list[Entry]:
    """Returns the entries that a table has: those of its base and modules, and of the number of players if given."""
    if not isinstance(game, FamilyGame):
        return found
    tags = ["", *(module.tag for module in game.box.modules)]
    here = {(entry.domain, entry.id) for entry in dune.drawn(game.box)}
    return [entry for entry in found if entry.module in tags and (entry.domain, entry.id) in here
            and (players is None or entry.is_for(players))]


def entries(game: str, kind: str | None = None, language: str = "en", guests: bool = False) -> list[dict[str, Any]]:
    """Returns the same as plain data, with all texts in one language."""
    cat = Messages.load(language)
    return [entry.as_json(cat) for entry in components(game, kind, guests)]


@cache
def _all(game: str) -> list[Entry]:
    return dune.listed(GALLERIES[game]) if game in GALLERIES else arrakis.listed()
