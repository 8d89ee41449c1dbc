"""A Box: the components and rules of one base with some modules. Rules get it from the state: `box_of(s).cards[card]`.

The Box copies what its modules declare and numbers the copies: the base first, then the modules in their order. It
creates no effects, so effect numbers do not depend on which tables were opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.dune.components.automa import Automa, AutomaRule, SelectionRule
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.extensions.control_query import ControlQuery
from landsraad.games.dune.components.extensions.icon_offer import IconOffer
from landsraad.games.dune.components.extensions.market import Market
from landsraad.games.dune.components.extensions.pairing import Pairing
from landsraad.games.dune.components.extensions.refusal_hook import RefusalHook
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.components.extensions.setup_step import SetupStep
from landsraad.games.dune.components.extensions.space_query import SpaceQuery
from landsraad.games.dune.components.extensions.tie_break import TieBreak
from landsraad.games.dune.components.extensions.top_deck_query import TopDeckQuery
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.intrigue import Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.menu_item import (
    AGENT_MENU,
    COMBAT_MENU,
    ENDGAME_MENU,
    REVEAL_MENU,
    TURN_MENU,
    MenuItem,
)
from landsraad.games.dune.components.module import Base, Module, combinations_with, modules_of
from landsraad.games.dune.components.moments import MOMENTS, Hooks
from landsraad.games.dune.components.post import Post
from landsraad.games.dune.components.reveal import RevealPart
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.components.teams import Teams
from landsraad.games.dune.components.unit import TROOP, Unit
from landsraad.games.dune.state.cells import (
    CARD,
    CONFLICT,
    DEPLOYED_THIS_TURN,
    HAGAL,
    INTRIGUE,
    LEADER,
    PART,
    POST,
    RECRUITS_SETTLED,
    RESERVE,
    SEAT,
    SPACE,
    SWORDS,
)
from landsraad.games.dune.state.events import RESOURCE
from landsraad.kernel.algebra import Condition
from landsraad.kernel.cells import NONE, Cells, Domain, DomainMap, Pile
from landsraad.kernel.engine import Effect, GameBox, State
from landsraad.kernel.messages import Message

LIMITS: Final = {"troops": "IMP-COMP-10", "agents": "IMP-SPACE-15", "space": "IMP-AGENT-05", "token": "IMP-INFL-07",
                 "alliance": "IMP-INFL-14", "control": "IMP-CONTROL-01", "marker": "IMP-CONTROL-03"}


NO_PILE: Final = Pile("nothing", 0, 0, False)


def make_domain(domain: Domain, parts: list[Module]) -> Domain:
    """Returns the members that a Box has in a domain of the family."""
    made = Domain(domain.name, domain.capacity, like=domain)
    for part in parts:
        for of, words in part.aliases:
            if of is domain:
                made.aliases.update(words)
    return made


def reserve_names(base: Base, parts: list[Module]) -> list[tuple[Domain, Domain]]:
    """Returns the names of the Reserve piles, if modules bring more than the base has."""
    usual = DomainMap(base.fixed_domains).domain_for(RESERVE)
    brought = {int(card.reserve): card.name for part in parts for card in part.cards
               if card.reserve >= len(usual.names) and (not card.bases or base.name in card.bases)}
    if not brought:
        return []
    names = [*usual.names, *(brought[pile] for pile in sorted(brought))]
    return [(RESERVE, Domain(usual.name, usual.capacity, names, like=usual))]


@final
class Box(GameBox):
    def __init__(self, base: Base, modules: list[Module], catalogue: bool = False) -> None:
        """A catalogue has everything that a table might have, even what an overlay covers. It is for reference only."""
        self.base = base
        self.catalogue = catalogue
        self.modules = sorted([*modules, *combinations_with(base.name, modules)],
                              key=lambda module: (module.order, module.name))
        self.name = base.title
        parts: list[Module] = [base, *self.modules]
        self.card_ids: Domain = make_domain(CARD, parts)
        self.space_ids: Domain = make_domain(SPACE, parts)
        self.intrigue_ids: Domain = make_domain(INTRIGUE, parts)
        self.conflict_ids: Domain = make_domain(CONFLICT, parts)
        self.leader_ids: Domain = make_domain(LEADER, parts)
        self.hagal_ids: Domain = make_domain(HAGAL, parts)
        self.part_ids: Domain = make_domain(PART, parts)
        self.post_ids: Domain = make_domain(POST, parts)
        self.resources: list[i64] = [cell for part in parts for cell in part.resources]  # resources that modules add
        self.resource_ids: Domain = Domain(RESOURCE.name, RESOURCE.capacity, list(RESOURCE.names), like=RESOURCE)
        for cell in self.resources:
            self.resource_ids.add(SEAT.name_of(cell))
        self.domain_map = DomainMap([
            (CARD, self.card_ids), (SPACE, self.space_ids), (INTRIGUE, self.intrigue_ids),
            (CONFLICT, self.conflict_ids), (LEADER, self.leader_ids), (HAGAL, self.hagal_ids), (PART, self.part_ids),
            (POST, self.post_ids), (RESOURCE, self.resource_ids), *reserve_names(base, parts), *base.fixed_domains])
        self.spaces: list[Space] = []
        self.cards: list[Card] = []
        self.parts: list[RevealPart] = []
        self.reserve_cards: list[i64] = []
        self.intrigue: list[Intrigue] = []
        self.conflicts: list[Conflict] = []
        self.leaders: list[Leader] = []
        self.hagal: list[HagalCard] = []
        self.units: list[Unit] = [TROOP, *(unit for part in parts for unit in part.units)]
        self.other_garrisons: vec[Unit] = vec[Unit](  # kinds other than troops with a garrison
            [unit for unit in self.units if unit.garrison != NONE and unit is not TROOP])
        # The cells with units in the Conflict, by kind of unit, and the strength of one unit.
        self.unit_cells: vec[i64] = vec[i64]()
        self.unit_strengths: vec[i64] = vec[i64]()
        for unit in self.units:
            self.unit_cells = append(self.unit_cells, unit.conflict)
            self.unit_strengths = append(self.unit_strengths, unit.strength)
        # Cells of a seat that a commander shares with its activated ally, and those of them that count within a turn.
        self.army_cells: list[i64] = []
        self.army_turn_cells: list[i64] = []
        self.troop_cells: list[i64] = []  # cells of a seat with troops outside supply, garrison and Conflict
        # Rules that the base and the modules add.
        self.hooks: vec[Hooks] = vec[Hooks]()  # by moment
        self.heard: i64 = 0  # bit set of the moments with hooks
        self.agent_items: vec[MenuItem] = vec[MenuItem]()
        self.delaying_items: vec[MenuItem] = vec[MenuItem]()  # agent items that may delay the deployment
        self.reveal_items: vec[MenuItem] = vec[MenuItem]()
        self.combat_items: vec[MenuItem] = vec[MenuItem]()
        self.endgame_items: vec[MenuItem] = vec[MenuItem]()
        self.turn_items: vec[MenuItem] = vec[MenuItem]()
        self.agent_needs: list[Condition] = []
        self.passages: list[SpaceQuery] = []
        self.controls: list[ControlQuery] = []
        self.markets: vec[Market] = vec[Market]()
        self.top_deck: list[TopDeckQuery] = []
        self.pairing: Pairing | None = None
        self.partner: i64 = NONE  # its cell
        self.icon_offers: dict[str, IconOffer] = {}  # by icon
        # While one of these holds, the numbers that reveal boxes count may still change.
        self.may_count_more: list[Condition] = []
        self.automa: Automa | None = None
        self.automa_rules: list[AutomaRule] = []
        self.selection: list[SelectionRule] = []
        self.setup: list[SetupStep] = []
        self.goal: i64 = 0  # points that end the game
        self.goals: dict[int, int] = {}  # the same for a number of seats, where it differs
        self.starting_points: dict[int, int] = {}  # of a seat, by number of seats
        self.starters_removed: dict[str, int] = {}  # copies of a starting card that are not in the starting decks
        self.conflict_deck: tuple[int, int, int] = (0, 0, 0)  # number of conflicts of each level
        self.tie_breaks: list[TieBreak] = []
        self.alliance_bonuses: list[Effect] = []  # the bonus at the fourth space of each track
        self.three_close_third = False  # after a three-way tie for first place nobody gets the third reward
        self.served_in_turn = False  # rewards are given in turn order instead of to the winner first
        self.held_back: i64 = NONE  # the cell that forbids a seat to deploy units this turn, or NONE
        self.rounds: i64 = 0  # maximum, given by the conflict deck
        self.victories = False  # there are cards that are played on winning a conflict
        self.forfeits = False  # a card trashed from play loses its unresolved boxes
        self.limits: dict[str, str] = LIMITS  # ids of the rules that limit the number and ownership of pieces
        self.memories: i64 = NONE  # the cell that counts troops set aside on a leader, or NONE
        self.teams: Teams | None = None  # None means that nobody plays in a team
        # Cards that only one team may acquire besides the Row, and that team.
        self.own_row: Pile | None = None
        self.own_row_side: i64 = NONE
        # The cells with the position of each card in the Row, or NONE if positions do not matter.
        self.row_places: i64 = NONE
        self.shown: Pile | None = None  # the cards revealed this turn, if the base or a module tracks them
        self.armed: Pile | None = None  # those of them that have given swords, if a module tracks them
        self.spent_persuasion: i64 = NONE  # the cell with the persuasion spent in a reveal turn, or NONE
        self.refusals: list[RefusalHook] = []  # of the base and the modules, in their order
        self.covered: dict[str, str] = {}  # the spaces that overlays cover, with the rule that says so
        self.words: list[ScenarioWords] = []  # scenario keys of the base and the modules, in their order
        self.move_messages: dict[str, Callable[[State, int], Message]] = {}  # by family of moves
        # Piles whose capacity and position depend on the components in the Box; set when its plan is made.
        self.imperium_deck: Pile = NO_PILE
        self.trashed: Pile = NO_PILE
        self.intrigue_deck: Pile = NO_PILE
        self.intrigue_discard: Pile = NO_PILE
        self.trashed_intrigue: Pile = NO_PILE
        self.hagal_deck: Pile = NO_PILE
        self.hagal_discard: Pile = NO_PILE
        # Lookups about the board, filled by `reach.index_board`.
        self.everywhere: i64 = 0
        self.moves_agents = False  # some card can be played with an agent that is already on the board
        self.faction_spaces: vec[i64] = vec[i64]()
        # The resources other than solari that spaces cost, and for each the spaces that an amount can pay for.
        self.cost_cells: vec[i64] = vec[i64]()
        self.by_cost: vec[Cells] = vec[vec[i64]]()
        self.by_solari: vec[Cells] = vec[vec[i64]]()
        self.demanding: list[Space] = []
        self.once: list[Space] = []
        self.barred: i64 = 0
        self.cheaper: list[Space] = []  # spaces with a lower cost after their first use
        # The observation posts connected to each space, the spaces connected to each post, and the icon of these
        # spaces.
        self.posts_at: vec[i64] = vec[i64]()
        self.spaces_at: vec[i64] = vec[i64]()
        self.post_icons: vec[i64] = vec[i64]()
        self.attended: list[Space] = []
        self.private: list[Space] = []
        self.control_spaces: vec[i64] = vec[i64]()  # spaces that can be controlled
        self.icon_spaces: vec[i64] = vec[i64]()  # the spaces of each agent icon
        self._put_in()

    def _put_in(self) -> None:
        parts: list[Module] = [self.base, *self.modules]
        covers = [cover for part in parts for cover in part.covers
                  if cover.base == self.base.name and not self.catalogue]
        self.covered = covered = {name: cover.rule for cover in covers for name in cover.spaces}
        replaced = {name: effect for cover in covers for name, effect in cover.replaced.items()}
        for part in parts:
            self.spaces += [replace(place, box=self, effect=replaced.get(place.name, place.effect))
                            for place in part.spaces[:self._room(self.space_ids)] if place.name not in covered]
        leaders: list[Leader] = []
        for part in parts:
            for leader in part.leaders:
                names = [before.name for before in leaders]
                leaders.insert(names.index(leader.after) + 1 if leader.after in names else len(names), leader)
        self.leaders = [replace(leader, box=self) for leader in leaders]
        cards = sorted([card for part in parts for card in part.cards if self._fits(card.bases)],
                       key=lambda card: card.owner.order)
        self.cards = [replace(card, box=self) for card in cards]
        if self.base.cards_first:
            self._number_cards()
        for leader in self.leaders:
            leader.number_parts(self)
        if not self.base.cards_first:
            self._number_cards()
        for part in parts:
            self.intrigue += [replace(card, box=self) for card in part.intrigue]
            self.conflicts += [replace(card, box=self) for card in part.conflicts
                               if self._fits(card.bases) or self.has(card.brought_by)]
            self.hagal += [replace(card, box=self) for card in part.hagal
                           if card.is_used_with(self.space_ids.names)]
            if self.base.posts:  # a board without posts gets none from modules
                for post in part.posts:
                    self._put_post(post)
        if len(self.spaces_at) > 0:
            self.posts_at = connect_posts(self)
        self._gather_army(parts)
        found = [hook for part in parts for hook in part.hooks]
        self.hooks = vec[Hooks]([Hooks(moment, found) for moment in range(len(MOMENTS))])
        self.heard = sum(1 << moment for moment, hooks in enumerate(self.hooks) if len(hooks.effects) > 0)
        items = sorted((item for part in parts for item in part.items), key=lambda item: item.order)
        self.agent_items = vec[MenuItem]([item for item in items if item.menus & AGENT_MENU])
        self.delaying_items = vec[MenuItem]([item for item in self.agent_items if item.may_delay])
        self.reveal_items = vec[MenuItem]([item for item in items if item.menus & REVEAL_MENU])
        self.combat_items = vec[MenuItem]([item for item in items if item.menus & COMBAT_MENU])
        self.endgame_items = vec[MenuItem]([item for item in items if item.menus & ENDGAME_MENU])
        self.turn_items = vec[MenuItem]([item for item in items if item.menus & TURN_MENU])
        self.agent_needs = [need for part in parts for need in part.agent_needs]
        self.passages = [query for part in parts for query in part.passages]
        self.controls = [query for part in parts for query in part.controls]
        self.markets = vec[Market]([market for part in parts for market in part.markets])
        self.top_deck = [query for part in parts for query in part.top_deck]
        self.may_count_more = [condition for part in parts for condition in part.may_count_more]
        self.refusals = sorted((hook for part in parts for hook in part.refusals), key=lambda hook: hook.order)
        self.words = [words for part in parts for words in part.words]
        for part in parts:
            self.icon_offers.update(part.icon_offers)
            self.move_messages.update(part.move_messages)
            self.setup += part.setup
            self.automa_rules += part.automa_rules
            self.selection += part.selection
            self.automa = self.automa if part.automa is None else part.automa
            self.goal = self.goal if part.goal is None else part.goal
            self.goals.update(part.goals)
            self.starting_points.update(part.starting_points)
            self.pairing = self.pairing if part.pairing is None else part.pairing
            self.partner = NONE if self.pairing is None else self.pairing.partner
            for name, copies in part.starters_removed.items():
                self.starters_removed[name] = self.starters_removed.get(name, 0) + copies
            self.conflict_deck = self.conflict_deck if part.conflict_deck is None else part.conflict_deck
        self.rounds = sum(self.conflict_deck)
        self.tie_breaks = sorted((tie for part in parts for tie in part.tie_breaks), key=lambda tie: tie.order)
        for part in parts:
            for wire in part.wiring:
                wire(self)

    def _fits(self, bases: tuple[str, ...]) -> bool:
        return not bases or self.base.name in bases

    def _room(self, domain: Domain) -> int:
        """Returns how many members fit into a domain: a catalogue leaves out what has no number any more."""
        return domain.capacity - len(domain.names) if self.catalogue else domain.capacity

    def _gather_army(self, parts: list[Module]) -> None:
        self.army_cells = [SWORDS, *(cell for part in parts for cell in part.army_cells)]
        self.troop_cells = [cell for part in parts for cell in part.troop_cells]
        self.army_turn_cells = [DEPLOYED_THIS_TURN, RECRUITS_SETTLED]
        for unit in self.units:
            self.army_cells += [cell for cell in (unit.supply, unit.garrison, unit.conflict) if cell != NONE]
            self.army_turn_cells += [cell for cell in (unit.recruited, unit.sent, unit.deployed_now) if cell != NONE]

    def _number_cards(self) -> None:
        for card in self.cards:
            card.number_parts(self)

    def _put_post(self, post: Post) -> None:
        """Adds an observation post, unless all its spaces are covered."""
        found = [self.find_space(word) for word in post.spaces if self.find_space(word) != NONE]
        if found and self._room(self.post_ids) > 0:
            self.post_ids.add(post.name)
            connected: i64 = 0
            for where in found:
                connected |= 1 << where
            self.spaces_at = append(self.spaces_at, connected)
            self.post_icons = append(self.post_icons, self.spaces[found[0]].icon)

    def find_space(self, name: str) -> i64:
        """Returns the number of a space, or NONE if this table does not have it."""
        return self.space_ids.names.index(name) if name in self.space_ids.names else NONE

    def goal_for(self, players: int) -> int:
        """Returns the points that end a game with this number of seats."""
        return self.goals.get(players, int(self.goal))

    def is_offered(self, s: State, icon: str) -> bool:
        """Whether a module offers something for this icon now."""
        offer = self.icon_offers.get(icon)
        return offer is not None and offer.is_open(s)

    def hagal_removed(self, card: str, solo: bool) -> int:
        """Returns how many copies of a House Hagal card stay in the box because of the modules."""
        return sum(rule.copies for rule in self.selection if rule.card == card and rule.base in ("", self.base.name)
                   and (rule.solo if solo else rule.two_players))

    def absent(self) -> list[Module]:
        """Returns the modules that the base supports and this Box does not have."""
        return [module for module in modules_of(self.base.name).values() if module not in self.modules]

    def has(self, module: str) -> bool:
        return any(part.name == module for part in self.modules)


def connect_posts(box: Box) -> vec[i64]:
    """Returns the posts of each space, from the spaces of each post."""
    out = vec[i64]()
    for place in box.spaces:
        found: i64 = 0
        for which in range(len(box.spaces_at)):
            if box.spaces_at[which] >> place.id & 1:
                found |= 1 << which
        out = append(out, found)
    return out


def box_of(s: State) -> Box:
    return s.box  # type: ignore[return-value]  # not `cast`: a slow call in uncompiled code, and this runs often
