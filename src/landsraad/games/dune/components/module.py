"""A module: what one folder adds to a table. Declarations fill its lists at import; a Box copies from them.

A base is the module that brings the board; every table has exactly one. Cards, spaces and leaders get their numbers
from the Box that holds them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from landsraad.games.dune.components.automa import Automa, AutomaRule, SelectionRule
from landsraad.games.dune.components.extensions.bot_values import CellWorth, PileWorth, PromisedRewards
from landsraad.games.dune.components.extensions.control_query import ControlQuery
from landsraad.games.dune.components.extensions.icon_offer import IconOffer
from landsraad.games.dune.components.extensions.market import Market
from landsraad.games.dune.components.extensions.pairing import Pairing
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.components.extensions.setup_step import SetupStep
from landsraad.games.dune.components.extensions.space_query import SpaceQuery
from landsraad.games.dune.components.extensions.tie_break import TIE_BREAKS, TieBreak
from landsraad.games.dune.components.extensions.top_deck_query import TopDeckQuery
from landsraad.games.dune.components.menu_item import MenuItem
from landsraad.games.dune.components.moments import MOMENTS, STEP_LABELS, Hook
from landsraad.games.dune.components.piece import Piece
from landsraad.games.dune.components.unit import Unit
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE, Domain
from landsraad.kernel.engine import EFFECTS, Effect, State
from landsraad.kernel.messages import Message
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
    """An overlay: the spaces of a base that it covers, and the new print of others."""

    def __init__(self, base: str, spaces: tuple[str, ...] = (), replaced: dict[str, Effect] | None = None,
                 rule: str = "") -> None:
        self.base = base
        self.spaces = spaces
        self.rule = rule  # by which the spaces are gone
        self.replaced: dict[str, Effect] = {} if replaced is None else replaced


@dataclass(frozen=True)
class ShownCell:
    """A number that a module adds to every seat, shown beside the common resources and troops."""

    cell: str  # name of the cell; its message is `cell-NAME`
    kind: str  # "resource" or "unit"
    icon: str  # one of the `signs` in the module's `icons.yaml`


@dataclass(frozen=True)
class ShownPile:
    """Public pieces that a module adds to the table or to every seat, shown by name; the title is `cell-NAME`."""

    cell: str  # name of the pile or array, or of a cell with one name: the place of a token
    domain: str  # kind of the names
    icon: str  # one of the `signs` in the module's `icons.yaml`
    at_table: bool = False


class Module:
    def __init__(self, name: str, order: int, prefix: str = "", tag: str = "", bases: tuple[str, ...] = (),
                 always: tuple[str, ...] = (), part: str = "", needs: tuple[str, ...] = (),
                 players: tuple[int, ...] = (), rule: str = "") -> None:
        self.name = name  # also the name of the option that adds it to a game
        self.bases = bases
        self.always = always  # the bases that always include it
        self.needs = needs  # the modules that it requires
        self.players = players  # allowed player counts; () means any
        self.rule = rule  # the rule behind `needs` and `players`
        self.order = order  # position among the modules of a table, whatever the order of the options
        self.prefix = prefix  # prefix of its effect labels in saved games
        self.tag = tag  # what the gallery calls its components; "" for a base
        # The part of the family's cells and moves that belongs to it.
        self.parts: tuple[str, ...] = (part,) if part else ()
        # Cells of the family that its tables have but do not show.
        self.hidden_at_table: tuple[str, ...] = ()
        self.hidden_at_seats: tuple[str, ...] = ()
        self.spaces: list[Space] = []
        self.cards: list[Card] = []
        self.intrigue: list[Intrigue] = []
        self.conflicts: list[Conflict] = []
        self.leaders: list[Leader] = []
        self.hagal: list[HagalCard] = []
        self.posts: list[Post] = []
        self.pieces: list[Piece] = []  # components of other kinds, for the gallery and the screens
        self.aliases: list[tuple[Domain, dict[str, str]]] = []  # other names of some members; see `Domain.aliases`
        self.covers: list[Cover] = []  # overlays on the board of a base
        self.resources: list[i64] = []  # cells of a seat with a resource from the bank
        self.units: list[Unit] = []  # kinds of unit besides troops
        # Cells of a seat that a commander shares with its activated ally.
        self.army_cells: list[i64] = []
        self.troop_cells: list[i64] = []  # cells of a seat with troops outside supply, garrison and Conflict
        self.hooks: list[Hook] = []  # steps at certain moments; see `on`
        self.items: list[MenuItem] = []  # choices in the menus of a turn
        self.agent_needs: list[Condition] = []  # a seat may send an agent only while all of these hold
        # Spaces where an agent may enter past the agents of others, and that the spy icon reaches.
        self.passages: list[SpaceQuery] = []
        self.controls: list[ControlQuery] = []  # control of spaces other than by markers
        self.markets: list[Market] = []
        self.top_deck: list[TopDeckQuery] = []  # acquired cards that may go on top of the deck
        self.pairing: Pairing | None = None  # how two cards send an agent together
        self.icon_offers: dict[str, IconOffer] = {}  # effects for icons that a base prints
        # While one of these holds, the numbers that reveal boxes count may still change.
        self.may_count_more: list[Condition] = []
        self.setup: list[SetupStep] = []
        self.automa: Automa | None = None  # plays the seats without a player
        self.automa_rules: list[AutomaRule] = []
        self.selection: list[SelectionRule] = []  # House Hagal cards that stay in the box
        # Points that end the game, and the number of conflicts of each level. None means unchanged.
        self.goal: int | None = None
        self.conflict_deck: tuple[int, int, int] | None = None
        # The same for a number of seats, and the points a seat begins with.
        self.goals: dict[int, int] = {}
        self.starting_points: dict[int, int] = {}
        # Copies of a starting card that leave the starting decks; a commander's deck stays as it is.
        self.starters_removed: dict[str, int] = {}
        self.tie_breaks: list[TieBreak] = []
        self.refusals: list[RefusalHook] = []  # why its moves and effects are refused
        self.words: list[ScenarioWords] = []  # its scenario keys
        self.leader_reason: Callable[[str], Reason] | None = None  # see `why_no_leader`
        # For bots, in victory points: one unit of an effect, by message key, and one of what a cell of a seat holds.
        self.effect_values: dict[str, float] = {}
        self.cell_values: dict[int, float] = {}
        self.move_values: dict[str, float] = {}  # moves that are better or worse than none, by family
        # For bots as well: how often a condition is true, by message key, and pieces whose value is not linear.
        self.condition_values: dict[str, float] = {}
        self.cell_worth: list[CellWorth] = []
        self.pile_worth: list[PileWorth] = []
        self.promised_rewards: list[PromisedRewards] = []
        self.shown: list[ShownCell] = []  # cells of a seat that generic screens do not know
        self.shown_piles: list[ShownPile] = []  # pieces that generic screens do not know
        # What a move of these families does, for its label.
        self.move_messages: dict[str, Callable[[State, int], Message]] = {}
        self.wiring: list[Callable[[Box], None]] = []  # functions that change the rules of a Box with this module
        self.shown_at_seats: tuple[str, ...] = ()  # cells that the base hides and its tables show
        self.expansion = False  # it comes in a box of its own, not in that of the base
        self.borrows = False  # its components are those of another game, whose gallery shows them
        if bases:
            OPTIONAL.append(self)

    def on(self, moment: int, effect: Effect, order: int, watch: int = NONE) -> None:
        """Adds a step at a moment. With `watch`, it runs only for seats where that cell is above 0."""
        if moment in STEP_LABELS:
            self.name_effect(f"on:{MOMENTS[moment]}:{order}", effect)
        self.hooks.append(Hook(self, moment, effect, order, watch))

    def why_no_leader(self, leader: str) -> Reason:
        """Returns why a leader of this module cannot be chosen at a table without the module."""
        if self.leader_reason is not None:
            return self.leader_reason(leader)
        return Reason("leader-needs-module", "MIX-LEADER-01", leader=Named("leader", leader),
                      option=Named("option", self.name))

    def name_effect(self, label: str, effect: Effect) -> None:
        EFFECTS.name(f"{self.prefix}{label}", effect)


@final
class Combination(Module):
    """What a table has only together with all modules of a list. It is not an option."""

    def __init__(self, name: str, order: int, of: tuple[str, ...], boards: tuple[str, ...] = (), prefix: str = "",
                 tag: str = "", part: str = "") -> None:
        super().__init__(name, order, prefix, tag, part=part)
        self.of = of
        self.boards = boards  # the bases whose tables have it; () means any
        COMBINATIONS.append(self)


OPTIONAL: Final[list[Module]] = []  # all modules that are options of a table
COMBINATIONS: Final[list[Combination]] = []


def modules_of(base: str) -> dict[str, Module]:
    """Returns the modules that a base supports, by the name of their options."""
    found = [module for module in OPTIONAL if base in module.bases]
    return {module.name: module for module in sorted(found, key=lambda module: (module.order, module.name))}


def combinations_with(base: str, modules: list[Module]) -> list[Module]:
    """Returns the combinations that a table of this base with these modules has."""
    names = {module.name for module in modules}
    return [found for found in COMBINATIONS if set(found.of) <= names and (not found.boards or base in found.boards)]


@final
class Base(Module):
    """A base: the module that brings the board and the seats."""

    def __init__(self, name: str, title: str, order: int, seats: Domain, parts: tuple[str, ...] = (),
                 fixed_domains: list[tuple[Domain, Domain]] | None = None, prefix: str = "", decider: int = NONE,
                 side: int = NONE) -> None:
        super().__init__(name, order, prefix)
        self.title = title  # the title of the game
        self.seats = seats
        self.parts = parts
        # Tables of this base know the moves of these parts even without the module, so that they can refuse them.
        self.refused_parts: tuple[str, ...] = ()
        # Domains with fixed members.
        self.fixed_domains: list[tuple[Domain, Domain]] = [] if fixed_domains is None else fixed_domains
        self.decider = decider  # see `Plan`
        self.side = side
        self.goal = GOAL
        self.starting_points = {4: 1}  # IMP-SETUP-21, UPM-PLAYER-COUNTS-01
        self.conflict_deck = (1, 5, 4)  # IMP-SETUP-04 to 08
        self.tie_breaks = list(TIE_BREAKS)
        self.cards_first = False  # orders the parts of reveal boxes; saved games contain their numbers
        self.rules: dict[str, str] = {}  # the ids in this base of rules that the family cites
        self.labels: dict[str, str] = {}  # the labels in its saved games of the family's steps; see `Plan`

    def inherit(self, other: Base) -> None:
        """Copies the units, hooks and menu items that another base has declared so far."""
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
