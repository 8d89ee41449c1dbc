"""A position by hand: the normal set-up, and edits on top of it by the words of the game's own cells."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table, edited_table
from landsraad.kernel.views import put_path


def open_position(game: Game, options: dict[str, Any], seed: int, given: dict[str, Any]) -> Table:
    """Anything left out of `given` stays as set up; a wrong word is an error that names it."""
    checked = game.check_options(options)
    s = game.begin(checked, seed)
    seats = game.plan.seats[:s.players]
    for name, value in given.items():
        if name in seats:
            if not isinstance(value, dict):
                raise BadInput(f"{name}: {value!r} does not say what the seat has")
            edits = {f"{name}.{word}": edit for word, edit in value.items()}
        else:
            edits = {name: value}
        for path, edit in edits.items():
            if not game.put_word(s, path, edit):
                put_path(s, path, edit)
    game.settle_edits(s, given)
    return edited_table(game, checked, seed, s)
