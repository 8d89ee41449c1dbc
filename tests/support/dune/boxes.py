"""The Boxes of tables without expansions. The Box of a title is a catalogue of everything that its tables may have."""

from __future__ import annotations

import landsraad.games.dune.titles.six  # noqa: F401  (declares the board for six)
from landsraad.games.dune.boxes import box_of_plan
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import modules_of
from landsraad.games.dune.titles import imperium, uprising


def box_with(base: str, *names: str) -> Box:
    """Returns the Box of a table with these modules."""
    chosen = frozenset(modules_of(base)[name] for name in names)
    game = imperium.game_of(chosen) if base == "imperium" else uprising.game_of(base, chosen)
    return box_of_plan(game.plan)


BASE = box_with("imperium")
UPRISING = box_with("uprising", "choam", "base_leaders")
SIX = box_with("six", "choam", "base_leaders")
