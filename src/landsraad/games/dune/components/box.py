"""A Box: one base and some modules put together. Rules reach it from the state, `box_of(s).cards[card]`, so that the
same rules play every table.

It copies what its modules declare and numbers the copies: the base first, then the modules in their order. It makes no
effects, so the numbers of effects do not depend on which tables were opened.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.hagal_card import HagalCard
from landsraad.games.dune.components.intrigue import Intrigue
from landsraad.games.dune.components.leader import Leader
from landsraad.games.dune.components.module import Base, Module
from landsraad.games.dune.components.post import Post
from landsraad.games.dune.components.refusal_hook import OwnReasons
from landsraad.games.dune.components.reveal import RevealPart
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.state.cells import CARD, CONFLICT, HAGAL, INTRIGUE, LEADER, PART, POST, SPACE
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.cells import NONE, Domain, Pile, Renames
from landsraad.kernel.engine import Book, Effect, State

LIMITS: Final = {"troops": "IMP-COMP-10", "agents": "IMP-SPACE-15", "space": "IMP-AGENT-05", "token": "IMP-INFL-07",
                 "alliance": "IMP-INFL-14", "control": "IMP-CONTROL-01", "marker": "IMP-CONTROL-03"}


def own(domain: Domain, parts: list[Module]) -> Domain:
    """The members a Box has of a domain of the family."""
    made = Domain(domain.name, domain.room, like=domain)
    for part in parts:
        for of, words in part.aliases:
            if of is domain:
                made.also.update(words)
    return made


@final
class Box(Book):
    def __init__(self, base: Base, modules: list[Module]) -> None:
        self.base = base
        self.modules = sorted(modules, key=lambda module: module.order)
        self.name = base.title
        parts: list[Module] = [base, *self.modules]
        self.card_ids: Domain = own(CARD, parts)
        self.space_ids: Domain = own(SPACE, parts)
        self.intrigue_ids: Domain = own(INTRIGUE, parts)
        self.conflict_ids: Domain = own(CONFLICT, parts)
        self.leader_ids: Domain = own(LEADER, parts)
        self.hagal_ids: Domain = own(HAGAL, parts)
        self.part_ids: Domain = own(PART, parts)
        self.post_ids: Domain = own(POST, parts)
        self.renames = Renames([
            (CARD, self.card_ids), (SPACE, self.space_ids), (INTRIGUE, self.intrigue_ids),
            (CONFLICT, self.conflict_ids), (LEADER, self.leader_ids), (HAGAL, self.hagal_ids), (PART, self.part_ids),
            (POST, self.post_ids), *base.renames])
        self.spaces: list[Space] = []
        self.cards: list[Card] = []
        self.parts: list[RevealPart] = []
        self.reserve_cards: list[i64] = []
        self.intrigue: list[Intrigue] = []
        self.conflicts: list[Conflict] = []
        self.leaders: list[Leader] = []
        self.hagal: list[HagalCard] = []
        # What it does otherwise: steps that the common rules put in. Nothing: they do not.
        self.turn: Effect = NOTHING  # a seat's turn,
        self.turn_began: Effect = NOTHING  # and what comes before it: it asks nothing and leaves nothing to resolve
        self.automa_turn: Effect = NOTHING
        self.automa_combat: Effect = NOTHING  # before the combat
        self.automa_reward: Effect = NOTHING  # what a Rival makes of a reward; `step` is the place
        self.automa_end: Effect = NOTHING  # a Rival's last chance
        self.spend: Effect = NOTHING  # a Rival has gained something
        self.arrivals: list[int] = []  # the round in which the Rivals' Swordmasters come, by difficulty
        self.end_of_game: Effect = NOTHING  # a seat's last chance
        self.agent_turn: Effect = NOTHING  # what is left of an agent turn once the agent has arrived
        self.reveal_menu: Effect = NOTHING
        self.extra_box: Effect = NOTHING  # a fourth box of the agent turn, whenever it is possible
        self.arrival: Effect = NOTHING  # an agent has been placed, before the boxes; `step` is the space
        self.spoils: Effect = NOTHING  # for the winner of a conflict, after the reward
        self.aftermath: Effect = NOTHING  # after the rewards, before the units go home
        self.acquired: Effect = NOTHING  # after each card a seat acquires; `source` is the card
        self.marched: Effect = NOTHING  # after a deployment of a seat
        self.awaits_march: i64 = NONE  # that has something in this cell
        self.pacts: list[Effect] = []  # the bonus at the fourth step of each track
        self.three_close_third = False  # after a tie of three for first place nobody has the third reward
        self.served_in_turn = False  # rewards are given in turn order, not to the winner first
        self.worms_came: i64 = NONE  # the cell that counts units of this turn that are no troops, if there is one
        self.held_back: i64 = NONE  # the cell that forbids a seat to deploy units in this turn, if there is one
        self.rounds: i64 = 10  # at most, by the conflict deck
        self.victories = False  # there are cards to play on winning a conflict
        self.forfeits = False  # what a card trashed from play had still to do is lost
        self.limits: dict[str, str] = LIMITS  # the rules that say how many pieces there are, and who can have them
        self.memories: i64 = NONE  # the cell that counts troops set aside on a leader, if there is one
        # Of a game of teams (`teams`): the cells of a seat
        self.stand_in: i64 = NONE  # with the ally that takes a commander's place in this turn,
        self.boards: i64 = NONE  # with a commander's personal board,
        self.spent: i64 = NONE  # that is 1 when the Swordmaster has been sent, and will not come back,
        self.conceded: i64 = NONE  # and that is 1 when the seat leaves a tie to its ally
        self.board_tracks: list[i64] = []  # the track of each personal board,
        self.track_icons: list[i64] = []  # and the faction icon that stands for it too
        self.track_steps: list[list[Effect]] = []  # what its steps give, from the first
        self.agent_back: Effect = NOTHING  # an agent comes back from the space in `step`, before the round is over
        self.all_back: Effect = NOTHING  # all agents have been recalled
        self.own_row: Pile | None = None  # cards of the table that some seats may acquire besides the Row,
        self.own_row_side: i64 = NONE  # those of this side
        self.window: Effect = NOTHING  # an opportunity to play combat cards
        self.ties: Effect = NOTHING  # after the combat cards, before the rewards
        self.row_places: i64 = NONE  # the cells that say which card of the Row lies where, if that matters
        self.row_dice: i64 = NONE  # the cell that is 1 when dice are rolled for the Row after a reveal turn, if any
        self.shown: Pile | None = None  # where it remembers the cards revealed in this turn
        self.unsettled: Condition | None = None  # may what late parts of a reveal count still change?
        self.reasons = OwnReasons()  # why something is refused that only it has
        # Tables of the board, by `reach.survey`.
        self.everywhere: i64 = 0
        self.faction_spaces: vec[i64] = vec[i64]()
        self.by_spice: vec[i64] = vec[i64]()
        self.by_water: vec[i64] = vec[i64]()
        self.by_solari: list[vec[i64]] = []
        self.demanding: list[Space] = []
        self.once: list[Space] = []
        self.barred: i64 = 0
        self.cheaper: list[Space] = []  # once somebody has been there
        self.posts_at: vec[i64] = vec[i64]()  # the observation posts connected to each space,
        self.spaces_at: vec[i64] = vec[i64]()  # the spaces connected to each post,
        self.post_icons: vec[i64] = vec[i64]()  # and the icon they have
        self.attended: list[Space] = []
        self.private: list[Space] = []
        self._put_in()

    def _put_in(self) -> None:
        parts: list[Module] = [self.base, *self.modules]
        for part in parts:
            self.spaces += [replace(place, box=self) for place in part.spaces]
        leaders: list[Leader] = []
        for part in parts:
            for leader in part.leaders:
                names = [before.name for before in leaders]
                leaders.insert(names.index(leader.after) + 1 if leader.after in names else len(names), leader)
        self.leaders = [replace(leader, box=self) for leader in leaders]
        cards = sorted([card for part in parts for card in part.cards], key=lambda card: card.owner.order)
        self.cards = [replace(card, box=self) for card in cards]
        if self.base.cards_first:
            self._number_cards()
        for leader in self.leaders:
            leader.number_parts(self)
        if not self.base.cards_first:
            self._number_cards()
        for part in parts:
            self.intrigue += [replace(card, box=self) for card in part.intrigue]
            self.conflicts += [replace(card, box=self) for card in part.conflicts]
            self.hagal += [replace(card, box=self) for card in part.hagal
                           if not card.place or card.place in self.space_ids.names]
            for post in part.posts:
                self._put_post(post)
        if len(self.spaces_at) > 0:
            self.posts_at = connect_posts(self)
        for part in parts:
            for wire in part.wiring:
                wire(self)

    def _number_cards(self) -> None:
        for card in self.cards:
            card.number_parts(self)

    def _put_post(self, post: Post) -> None:
        self.post_ids.add(post.name)
        connected: i64 = 0
        for word in post.spaces:
            connected |= 1 << self.space_ids.find(word)
        self.spaces_at = append(self.spaces_at, connected)
        self.post_icons = append(self.post_icons, self.spaces[self.space_ids.find(post.spaces[0])].icon)

    def find_space(self, name: str) -> i64:
        """Its number, or NONE: a component may name a space that is not on this table."""
        return self.space_ids.names.index(name) if name in self.space_ids.names else NONE

    def has(self, module: str) -> bool:
        return any(part.name == module for part in self.modules)


def connect_posts(box: Box) -> vec[i64]:
    """The posts of each space, from the spaces of each post."""
    out = vec[i64]()
    for place in box.spaces:
        found: i64 = 0
        for which in range(len(box.spaces_at)):
            if box.spaces_at[which] >> place.id & 1:
                found |= 1 << which
        out = append(out, found)
    return out


def box_of(s: State) -> Box:
    return s.book  # type: ignore[return-value]  # a `cast` is a call where nothing is compiled, and this is called often
