"""A module: what one folder adds to a table. Declarations fill its lists at import; a Box is put together from them.

A base is a module every table has exactly one of: it brings the board. Nothing here has a number yet: cards, spaces and
leaders are numbered by the Box that holds them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landsraad.games.dune.components.menu_item import MenuItem
from landsraad.games.dune.components.moments import MOMENTS, STEP_LABELS, Hook
from landsraad.games.dune.components.space_query import SpaceQuery
from landsraad.games.dune.components.unit import Unit
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE, Domain
from landsraad.kernel.engine import EFFECTS, Effect

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box
    from landsraad.games.dune.components.card import Card
    from landsraad.games.dune.components.conflict import Conflict
    from landsraad.games.dune.components.hagal_card import HagalCard
    from landsraad.games.dune.components.intrigue import Intrigue
    from landsraad.games.dune.components.leader import Leader
    from landsraad.games.dune.components.post import Post
    from landsraad.games.dune.components.space import Space


@final
class Cover:
    """An overlay: spaces of a base that are not there any more, and what is printed on others instead."""

    def __init__(self, base: str, spaces: tuple[str, ...] = (), replaced: dict[str, Effect] | None = None) -> None:
        self.base = base
        self.spaces = spaces
        self.replaced: dict[str, Effect] = {} if replaced is None else replaced


class Module:
    def __init__(self, name: str, order: int, prefix: str = "", tag: str = "", bases: tuple[str, ...] = (),
                 always: tuple[str, ...] = (), part: str = "") -> None:
        self.name = name  # also of the option that puts it into the box of one of these bases
        self.bases = bases
        self.always = always  # the bases that are never played without it
        self.order = order  # among the modules of a table, whatever order the options come in
        self.prefix = prefix  # of the labels of its effects in saved games
        self.tag = tag  # what the gallery calls its components; a base says nothing
        self.parts: tuple[str, ...] = (part,) if part else ()  # of the family's cells and moves: its own
        self.hidden_at_table: tuple[str, ...] = ()  # cells of the family that its tables have and do not show,
        self.hidden_at_seats: tuple[str, ...] = ()
        self.spaces: list[Space] = []
        self.cards: list[Card] = []
        self.intrigue: list[Intrigue] = []
        self.conflicts: list[Conflict] = []
        self.leaders: list[Leader] = []
        self.hagal: list[HagalCard] = []
        self.posts: list[Post] = []
        self.aliases: list[tuple[Domain, dict[str, str]]] = []  # other words for some members; see `Domain.also`
        self.covers: list[Cover] = []  # spaces of a base that lie under its board
        self.resources: list[i64] = []  # cells of a seat that hold something from the bank
        self.units: list[Unit] = []  # kinds of piece that fight, besides troops
        self.army_cells: list[i64] = []  # of a seat: what else a commander has from its activated ally
        self.hooks: list[Hook] = []  # steps of its own at certain moments: see `on`
        self.items: list[MenuItem] = []  # choices of its own in the menus of a turn
        self.agent_needs: list[Condition] = []  # a seat may send an agent only while these hold
        self.passages: list[SpaceQuery] = []  # spaces that an agent may enter past those of others, and by the spy icon
        self.wiring: list[Callable[[Box], None]] = []  # what it changes in the rules of a Box that holds it
        if bases:
            OPTIONAL.append(self)

    def on(self, moment: int, effect: Effect, order: int, watch: int = NONE) -> None:
        """Puts in a step at a moment. With `watch`, only for a seat in which that cell is above 0."""
        if moment in STEP_LABELS:
            self.name_effect(f"on:{MOMENTS[moment]}:{order}", effect)
        self.hooks.append(Hook(self, moment, effect, order, watch))

    def name_effect(self, label: str, effect: Effect) -> None:
        EFFECTS.name(f"{self.prefix}{label}", effect)


OPTIONAL: Final[list[Module]] = []  # those that a table may have or not have


def modules_of(base: str) -> dict[str, Module]:
    """The modules that may join a base, by their options."""
    found = [module for module in OPTIONAL if base in module.bases]
    return {module.name: module for module in sorted(found, key=lambda module: module.order)}


@final
class Base(Module):
    """A module with a board and with seats around it."""

    def __init__(self, name: str, title: str, order: int, seats: Domain, parts: tuple[str, ...] = (),
                 renames: list[tuple[Domain, Domain]] | None = None, prefix: str = "", voice: int = NONE,
                 side: int = NONE) -> None:
        super().__init__(name, order, prefix)
        self.title = title  # the game it is played as
        self.seats = seats
        self.parts = parts
        self.refused_parts: tuple[str, ...] = ()  # its tables know these moves, to refuse them, also without the module
        self.renames: list[tuple[Domain, Domain]] = [] if renames is None else renames  # domains with fixed members
        self.voice = voice  # see `Plan`
        self.side = side
        self.cards_first = False  # among the parts of reveal boxes: saved games know their numbers
        self.labels: dict[str, str] = {}  # what its saved games call steps of the family; see `Plan`

    def inherit(self, other: Base) -> None:
        """Takes over the units, hooks and menu items of another base: those declared so far."""
        self.covers += other.covers
        self.resources += other.resources
        self.units += other.units
        self.army_cells += other.army_cells
        self.hooks += other.hooks
        self.items += other.items
        self.agent_needs += other.agent_needs
        self.passages += other.passages
