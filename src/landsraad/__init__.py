"""Landsraad: the open table for the Dune board games.

    import random, landsraad
    t = landsraad.new("imperium", players=3, seed=7)
    while not t.over:
        t.play(random.choice(t.legal()))
    print(t.result())
"""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from landsraad.games.dune.titles.imperium import GAME as _IMPERIUM
from landsraad.games.dune.titles.uprising import GAME as _UPRISING
from landsraad.kernel.chance import SEED_BYTES, read_seed
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game
from landsraad.kernel.reasons import Reason, tell_with
from landsraad.kernel.table import FORMAT, Table, open_table, read_table

# isort: split
# Not before the others: effects and causes are numbered as they are made, and fingerprints know those numbers.
from landsraad.games.arrakis.game import GAME as _ARRAKIS
from landsraad.games.dune.titles import six as _six  # noqa: F401  (it takes its place in Uprising)
from landsraad.games.dune.titles import twisted as _twisted  # noqa: F401  (offers the twists)

if TYPE_CHECKING:
    from landsraad.analysis.model import Review

__version__ = "0.4.0"  # the only place that says it; pyproject.toml reads it here
__all__ = ["BadInput", "Game", "Table", "from_json", "game", "games", "new", "review"]

_GAMES: dict[str, Game] = {game.name: game for game in (_IMPERIUM, _UPRISING, _ARRAKIS)}


def _in_english(reason: Reason) -> str:
    from landsraad.text.messages import Messages  # only now: most programs that play never meet a refusal
    return Messages.load().reason(reason)


tell_with(_in_english)


def games() -> list[str]:
    """The names of the games there are."""
    return list(_GAMES)


def game(name: str) -> Game:
    """A game by name: its options, its rules, its move table."""
    if not isinstance(name, str) or name not in _GAMES:
        hint = nearest(str(name), _GAMES) or f"; there are {', '.join(_GAMES)}"
        raise BadInput(f"unknown game {name!r}{hint}")
    return _GAMES[name]


def new(name: str, *, seed: int | str | None = None, **options: Any) -> Table:
    """A new table at its first decision. A seed is a number or a text of any length; without one, a random seed of 128
    bits is drawn. It is `table.seed`."""
    return open_table(game(name), options, secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed))


def review(game: Table | str, depth: str = "standard") -> Review:
    """Reviews a finished game, given as a table or as the text of a record: chances, luck, and what decisions cost.

    The depth is `quick`, `standard` or `deep`. `to_json()` of the result has all numbers.
    """
    from landsraad.analysis.model import depth_of
    from landsraad.analysis.reviewer import Reviewer
    from landsraad.kernel.records.format import parse_record
    if isinstance(game, Table):
        return Reviewer(game, depth_of(depth)).run()
    record = parse_record(game, _GAMES)
    return Reviewer(record.table, depth_of(depth), dict(record.names)).run()


def from_json(data: dict[str, Any] | str | bytes) -> Table:
    """A table from what `to_json` gave, as a dict or as text."""
    if isinstance(data, (str, bytes)):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadInput(f"not a saved table: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f"not a saved table: its format is not {FORMAT!r}")
    return read_table(game(str(data.get("game"))), data)
