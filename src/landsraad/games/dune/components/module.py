"""A module: what one folder adds to a table. Declarations fill its lists at import; a Box is put together from them.

A base is a module every table has exactly one of: it brings the board. Nothing here has a number yet: cards, spaces and
leaders are numbered by the Box that holds them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landsraad.games.dune.components.automa import Automa, SelectionRule
from landsraad.games.dune.components.icon_offer import IconOffer
from landsraad.games.dune.components.menu_item import MenuItem
from landsraad.games.dune.components.moments import MOMENTS, STEP_LABELS, Hook
from landsraad.games.dune.components.refusal_hook import RefusalHook
from landsraad.games.dune.components.scenario_words import ScenarioWords
from landsraad.games.dune.components.setup_step import SetupStep
from landsraad.games.dune.components.space_query import SpaceQuery
from landsraad.games.dune.components.tie_break import TIE_BREAKS, TieBreak
from landsraad.games.dune.components.unit import Unit
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE, Domain
from landsraad.kernel.engine import EFFECTS, Effect
from landsraad.kernel.reasons import Named, Reason

if TYPE_CHECKING:
    from landsraad.games.dune.components.box import Box
    from landsraad.games.dune.components.card import Card
    from landsraad.games.dune.components.conflict import Conflict
    from landsraad.games.dune.components.hagal_card import HagalCard
    from landsraad.games.dune.components.intrigue import Intrigue
    from landsraad.games.dune.components.leader import Leader
    from landsraad.games.dune.components.post import Post
    from landsraad.games.dune.components.space import Space

GOAL: Final = 10  # points that end the game, unless a module changes them


@final
class Cover:
    """An overlay: spaces of a base that are not there any more, and what is printed on others instead."""

    def __init__(self, base: str, spaces: tuple[str, ...] = (), replaced: dict[str, Effect] | None = None) -> None:
        self.base = base
        self.spaces = spaces
        self.replaced: dict[str, Effect] = {} if replaced is None else replaced


@dataclass(frozen=True)
class ShownCell:
    """A number that a module adds to every seat, and that screens show beside the common resources and troops."""

    cell: str  # the name of the cell; the message `cell-NAME` has its name
    kind: str  # "resource" or "unit"
    icon: str  # one of the `signs` in the module's `icons.yaml`


class Module:
    def __init__(self, name: str, order: int, prefix: str = "", tag: str = "", bases: tuple[str, ...] = (),
                 always: tuple[str, ...] = (), part: str = "", needs: tuple[str, ...] = (),
                 players: tuple[int, ...] = ()) -> None:
        self.name = name  # also of the option that puts it into the box of one of these bases
        self.bases = bases
        self.always = always  # the bases that are never played without it
        self.needs = needs  # other modules without which it is not played
        self.players = players  # how many there may be; (): any number
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
        self.aliases: list[tuple[Domain, dict[str, str]]] = []  # other words for some members; see `Domain.aliases`
        self.covers: list[Cover] = []  # spaces of a base that lie under its board
        self.resources: list[i64] = []  # cells of a seat that hold something from the bank
        self.units: list[Unit] = []  # kinds of piece that fight, besides troops
        self.army_cells: list[i64] = []  # of a seat: what else a commander has from its activated ally
        self.hooks: list[Hook] = []  # steps of its own at certain moments: see `on`
        self.items: list[MenuItem] = []  # choices of its own in the menus of a turn
        self.agent_needs: list[Condition] = []  # a seat may send an agent only while these hold
        self.passages: list[SpaceQuery] = []  # spaces that an agent may enter past those of others, and by the spy icon
        self.icon_offers: dict[str, IconOffer] = {}  # what it gives for icons that a base prints
        self.may_count_more: list[Condition] = []  # what late parts of a reveal count may still change while one holds
        self.setup: list[SetupStep] = []
        self.automa: Automa | None = None  # what plays the seats that no player has
        self.selection: list[SelectionRule] = []  # House Hagal cards that stay in the box
        self.goal: int | None = None  # points that end the game, if it changes them,
        self.conflict_deck: tuple[int, int, int] | None = None  # how many conflicts of each level likewise
        self.tie_breaks: list[TieBreak] = []
        self.refusals: list[RefusalHook] = []  # why its moves and effects are refused
        self.words: list[ScenarioWords] = []  # of scenarios
        self.leader_reason: Callable[[str], Reason] | None = None  # see `why_no_leader`
        self.shown: list[ShownCell] = []  # cells of a seat that no screen knows by itself
        self.wiring: list[Callable[[Box], None]] = []  # what it changes in the rules of a Box that holds it
        if bases:
            OPTIONAL.append(self)

    def on(self, moment: int, effect: Effect, order: int, watch: int = NONE) -> None:
        """Puts in a step at a moment. With `watch`, only for a seat in which that cell is above 0."""
        if moment in STEP_LABELS:
            self.name_effect(f"on:{MOMENTS[moment]}:{order}", effect)
        self.hooks.append(Hook(self, moment, effect, order, watch))

    def why_no_leader(self, leader: str) -> Reason:
        """Why a leader of this module cannot be chosen where the module is not on the table."""
        if self.leader_reason is not None:
            return self.leader_reason(leader)
        return Reason("leader-needs-module", leader=Named("leader", leader), option=Named("option", self.name))

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
                 fixed_domains: list[tuple[Domain, Domain]] | None = None, prefix: str = "", decider: int = NONE,
                 side: int = NONE) -> None:
        super().__init__(name, order, prefix)
        self.title = title  # the game it is played as
        self.seats = seats
        self.parts = parts
        self.refused_parts: tuple[str, ...] = ()  # its tables know these moves, to refuse them, also without the module
        # domains with fixed members
        self.fixed_domains: list[tuple[Domain, Domain]] = [] if fixed_domains is None else fixed_domains
        self.decider = decider  # see `Plan`
        self.side = side
        self.goal = GOAL
        self.conflict_deck = (1, 5, 4)  # IMP-SETUP-04 to 08
        self.tie_breaks = list(TIE_BREAKS)
        self.cards_first = False  # among the parts of reveal boxes: saved games know their numbers
        self.rules: dict[str, str] = {}  # what its rules are called that say the same as those the family cites
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
        self.may_count_more += other.may_count_more
        self.refusals += other.refusals
        self.words += other.words
        self.rules.update(other.rules)
