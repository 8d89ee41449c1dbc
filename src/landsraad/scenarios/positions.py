"""Opens an edited position: the normal set-up with edits to cells and fields of the game."""

from __future__ import annotations

from typing import Any

from landsraad.kernel.cells import INTERNAL
from landsraad.kernel.chance import Seed, read_seed
from landsraad.kernel.engine import GIVEN, State
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table, edited_table
from landsraad.kernel.views import put_path


def open_position(game: Game, options: dict[str, Any], seed: Seed, given: dict[str, Any],
                  chance: list[object] | None = None, strict: bool = False) -> Table:
    """Opens a table at an edited position. What `given` does not mention stays as set up.

    `chance` has forced random results, in the order in which the game needs them. `strict` rejects positions that no
    game can reach.
    """
    game = game.variant(options)
    checked = game.check_options(options)
    seed = read_seed(seed)
    s = game.begin_position(checked, seed, given)
    seats = game.plan.seats[:s.players]
    for name, value in given.items():
        if name in seats:
            if not isinstance(value, dict):
                raise BadInput(f"{name}: {value!r} does not say what the seat has")
            edits = {f"{name}.{word}": edit for word, edit in value.items()}
        else:
            edits = {name: value}
        for path, edit in edits.items():
            if not game.set_derived(s, path, edit):
                check_path(game, s, path)
                put_path(s, path, edit)
    if chance:
        s.chance = list(chance)
    s.listen()
    s.automa_snapshots, s.draws = [], []
    game.settle_edits(s, given)
    for name, settled in s.automa_snapshots:
        if strict and name == GIVEN:
            game.check_position(settled, given)
    s.automa_snapshots = [eve for eve in s.automa_snapshots if eve[0] != GIVEN]
    opening = s.log or []
    s.log = None
    s.has_listeners = False
    table = edited_table(game, checked, seed, s)
    table.opening = opening
    table.automa_snapshots, table.draws = s.automa_snapshots, s.draws
    s.automa_snapshots = s.draws = None
    return table


def check_path(game: Game, s: State, path: str) -> None:
    """Checks that a cell exists. The error suggests cells, fields and seats."""
    words = path.split(".")
    of_seat = words[0] in game.plan.seats[:s.players]
    plan = game.plan.seat if of_seat else game.plan.table
    name = words[1] if of_seat else words[0]
    field = plan.field(name)
    if field is None or field.see == INTERNAL:
        names = [f.name for f in plan.fields if f.see != INTERNAL]
        names += [word.name for word in game.derived_fields() if word.of_seat == of_seat]
        names += [] if of_seat else ["turn", *game.plan.seats[:s.players]]
        raise BadInput(f"{words[0] if of_seat else 'the table'} has no field {name!r}{nearest(name, names)}")
