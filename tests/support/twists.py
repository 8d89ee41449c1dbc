"""What a twist changes, told by the names of the cells."""

from __future__ import annotations

from typing import Any

import landsraad
from landsraad.kernel.engine import State
from landsraad.kernel.table import Table


def differences(a: State, b: State) -> set[str]:
    """The fields that differ between two positions: `round` of the table, `A.water` of a seat."""
    found = {field.name for field in a.plan.table.fields
             if any(a.t[i] != b.t[i] for i in range(field.at, field.at + field.size))}
    for seat in range(a.players):
        found |= {f"{a.plan.seats[seat]}.{field.name}" for field in a.plan.seat.fields
                  if any(a.seats[seat][i] != b.seats[seat][i] for i in range(field.at, field.at + field.size))}
    return found


def pair(game: str, twist: str, seed: object = "twist", **options: Any) -> tuple[Table, Table]:
    """The same deal without and with a twist."""
    return landsraad.new(game, seed=seed, **options), landsraad.new(game, seed=seed, twist=twist, **options)
