"""A module: what one folder adds to a table. Declarations fill its lists at import; a Box is put together from them.

A base is a module every table has exactly one of: it brings the board. Nothing here has a number yet: cards, spaces and
leaders are numbered by the Box that holds them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from landsraad.kernel.cells import NONE, Domain, Section
from landsraad.kernel.engine import EFFECTS, Effect
from landsraad.kernel.moves import Moves

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box
    from landsraad.games.dune.components.card import Card
    from landsraad.games.dune.components.conflict import Conflict
    from landsraad.games.dune.components.hagal_card import HagalCard
    from landsraad.games.dune.components.intrigue import Intrigue
    from landsraad.games.dune.components.leader import Leader
    from landsraad.games.dune.components.post import Post
    from landsraad.games.dune.components.space import Space


@dataclass(frozen=True)
class ShownCell:
    """A number that a module adds to every seat, and that screens show beside the common resources and troops."""

    cell: str  # the name of the cell; the message `cell-NAME` has its name
    kind: str  # "resource" or "unit"
    icon: str  # one of the `signs` in the module's `icons.yaml`


class Module:
    def __init__(self, name: str, order: int, prefix: str = "", tag: str = "", bases: tuple[str, ...] = (),
                 always: tuple[str, ...] = ()) -> None:
        self.name = name  # also of the option that puts it into the box of one of these bases
        self.bases = bases
        self.always = always  # the bases that are never played without it
        self.order = order  # among the modules of a table, whatever order the options come in
        self.prefix = prefix  # of the labels of its effects in saved games
        self.tag = tag  # what the gallery calls its components; a base says nothing
        self.spaces: list[Space] = []
        self.cards: list[Card] = []
        self.intrigue: list[Intrigue] = []
        self.conflicts: list[Conflict] = []
        self.leaders: list[Leader] = []
        self.hagal: list[HagalCard] = []
        self.posts: list[Post] = []
        self.aliases: list[tuple[Domain, dict[str, str]]] = []  # other words for some members; see `Domain.also`
        self.shown: list[ShownCell] = []  # cells of a seat that no screen knows by itself
        self.wiring: list[Callable[[Box], None]] = []  # what it changes in the rules of a Box that holds it
        if bases:
            OPTIONAL.append(self)

    def name_effect(self, label: str, effect: Effect) -> None:
        EFFECTS.name(f"{self.prefix}{label}", effect)


OPTIONAL: Final[list[Module]] = []  # those that a table may have or not have


def modules_of(base: str) -> dict[str, Module]:
    """The modules that may join a base, by their options."""
    found = [module for module in OPTIONAL if base in module.bases]
    return {module.name: module for module in sorted(found, key=lambda module: module.order)}


@final
class Base(Module):
    """A module with a board, and with the plan of the cells and moves that its tables have."""

    def __init__(self, name: str, title: str, order: int, table: Section, seat: Section, moves: Moves,
                 seats: Domain, renames: list[tuple[Domain, Domain]] | None = None, prefix: str = "",
                 voice: int = NONE, side: int = NONE) -> None:
        super().__init__(name, order, prefix)
        self.title = title  # the game it is played as
        self.table = table
        self.seat = seat
        self.moves = moves
        self.seats = seats
        self.renames: list[tuple[Domain, Domain]] = [] if renames is None else renames  # domains with fixed members
        self.voice = voice  # see `Plan`
        self.side = side
        self.cards_first = False  # among the parts of reveal boxes: saved games know their numbers
