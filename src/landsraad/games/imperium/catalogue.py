"""What cards, spaces, conflicts and leaders are, and the edition that holds them.

An `Edition` is one printed game of the family: its components, and the few things it does otherwise than the others.
Rules reach it from the state, `edition(s).cards[card]`, so that the same rules play every edition. What each component
does is declared in `board`, `leaders`, `imperium_deck`, `intrigue`, `conflicts` and `hagal_deck` of each game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.imperium.cells import AGENT, CARD, CONFLICT, HAGAL, INTRIGUE, LEADER, PART, SPACE, SPY
from landsraad.games.imperium.own_reasons import OwnReasons
from landsraad.kernel.algebra import NOTHING, All, Condition, When
from landsraad.kernel.cells import NONE, Domain, Pile, Renames
from landsraad.kernel.engine import EFFECTS, QUIET, Book, Effect, State


def bits(members: tuple[int, ...]) -> int:
    """Sets of factions, icons and spaces are bit sets."""
    return sum(1 << m for m in members)


LIMITS: Final = {"troops": "IMP-COMP-10", "agents": "IMP-SPACE-15", "space": "IMP-AGENT-05", "token": "IMP-INFL-07",
                 "alliance": "IMP-INFL-14", "control": "IMP-CONTROL-01", "marker": "IMP-CONTROL-03"}


@final
class Edition(Book):
    """The lists fill as the components are declared; `where.survey` and `agent_turn.study` then make the tables."""

    def __init__(self, name: str, renames: Renames | None = None, prefix: str = "") -> None:
        own = Renames() if renames is None else renames
        self.name = name
        self.renames = own
        self.prefix = prefix  # of the labels of its effects in saved games
        self.card_ids: Domain = own.own(CARD)
        self.space_ids: Domain = own.own(SPACE)
        self.intrigue_ids: Domain = own.own(INTRIGUE)
        self.conflict_ids: Domain = own.own(CONFLICT)
        self.leader_ids: Domain = own.own(LEADER)
        self.hagal_ids: Domain = own.own(HAGAL)
        self.part_ids: Domain = own.own(PART)
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
        self.next_turn: Effect = NOTHING  # whose turn comes next
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
        self.limits: dict[str, str] = LIMITS  # the rules that say how many pieces there are, and who can have them
        self.memories: i64 = NONE  # the cell that counts troops set aside on a leader, if there is one
        self.held_back: i64 = NONE  # the cell that forbids a seat to deploy units in this turn, if there is one
        self.rounds: i64 = 10  # at most, by the conflict deck
        self.victories = False  # there are cards to play on winning a conflict
        self.forfeits = False  # what a card trashed from play had still to do is lost
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
        self.shown: Pile | None = None  # where it remembers the cards revealed in this turn
        self.unsettled: Condition | None = None  # may what late parts of a reveal count still change?
        self.reasons = OwnReasons()  # why something is refused that only it has
        # Tables of the board, by `where.survey`.
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

    def name_effect(self, label: str, effect: Effect) -> None:
        EFFECTS.name(f"{self.prefix}{label}", effect)


def edition(s: State) -> Edition:
    return s.book  # type: ignore[return-value]  # a `cast` is a call where nothing is compiled, and this is called often


@dataclass(eq=False)
class Space:
    edition: Edition
    name: str
    group: str
    icon: i64
    effect: Effect = NOTHING
    combat: bool = False
    cost: i64 = 0
    of: i64 = 0  # the cell the cost is paid from
    toll: Effect = NOTHING  # a cost whose amount the seat chooses
    need: Condition | None = None
    faction: i64 = NONE
    once: i64 = NONE  # the cell that says a seat has been here, for the spaces used once a game
    maker: i64 = 0  # base spice harvested here
    flag: i64 = NONE  # the cell of the control bonus, for the spaces that can be controlled
    presence: Effect = NOTHING  # in the reveal turn, with an agent here
    dear: i64 = 0  # its cost in the solo game from the second level on, if that is another
    later: i64 = 0  # its cost once any seat has been here, for a space used once a game, if that is another
    barred: bool = False  # closed to the player at the hardest level of the solo game
    board: i64 = NONE  # the personal board it is on: open to its owner only
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.space_ids.add(self.name)
        self.seats = False  # does it give a seat in the High Council? see `agent_turn.study`
        self.edition.spaces.append(self)
        self.edition.name_effect(f"space:{self.name}", self.effect)
        self.edition.name_effect(f"space:{self.name}:toll", self.toll)
        self.edition.name_effect(f"space:{self.name}:presence", self.presence)


@dataclass(eq=False)
class Card:
    edition: Edition
    name: str
    cost: i64 = 0  # persuasion; 0: cannot be bought
    copies: i64 = 1
    faction: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    agent: Effect = NOTHING
    reveal: Effect = NOTHING
    acquire: Effect = NOTHING
    trashed: Effect = NOTHING
    discarded: Effect = NOTHING  # from the hand
    anywhere: bool = False  # ignores icons, other agents, and where its own agent stands
    waives: bool = False  # needs no influence where its agent goes
    reserve: i64 = NONE
    kind: str = "imperium"
    module: str = ""  # only in games with it
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.card_ids.add(self.name)
        self.source: i64 = CARD.source(self.id)
        self.factions: i64 = bits(self.faction)
        self.spies = SPY in self.icons
        self.reach: vec[i64] = vec[i64]([i for i, place in enumerate(self.edition.spaces)
                                         if int(place.icon) in self.icons or self.anywhere])
        self.reached: i64 = bits(tuple(int(where) for where in self.reach))
        self.agent_moves: i64 = AGENT.move(self.id, 0)  # the move to a space is this and the space
        self.mindful = False  # see `agent_turn.study`
        self.asks_influence: list[Condition] = []
        self.leaves = False
        self.patient = False
        self._split_reveal()
        self.edition.cards.append(self)
        if self.reserve != NONE:
            while len(self.edition.reserve_cards) <= self.reserve:
                self.edition.reserve_cards.append(NONE)
            self.edition.reserve_cards[self.reserve] = self.id
        for box, effect in (("agent", self.agent), ("reveal", self.reveal), ("acquire", self.acquire),
                            ("trashed", self.trashed), ("discarded", self.discarded), ("now", self.now),
                            ("loud", self.loud)):
            self.edition.name_effect(f"card:{self.name}:{box}", effect)

    def _split_reveal(self) -> None:
        """What a reveal gives at once, what waits for a condition, and what the seat has to resolve."""
        self.now: Effect = together([p for p in parts_of(self.reveal) if p.noise == QUIET and not waits(p)])
        self.loud: Effect = together([p for p in parts_of(self.reveal) if p.noise != QUIET])
        self.later: list[int] = [RevealPart(self.edition, self.name, self.source, p, self.id).id
                                 for p in parts_of(self.reveal) if waits(p)]


def parts_of(reveal: Effect) -> list[Effect]:
    return reveal.parts if isinstance(reveal, All) else [reveal]


def waits(part: Effect) -> bool:
    """Does it only give, but not at once?"""
    return part.noise == QUIET and (isinstance(part, When) or late(part))


def together(parts: list[Effect]) -> Effect:
    return NOTHING if not parts else parts[0] if len(parts) == 1 else All(parts)


@dataclass(eq=False)
class RevealPart:
    """Something revealed that waits for a condition: of a card, or of a leader."""

    edition: Edition
    name: str
    source: i64
    effect: Effect
    card: i64 = NONE

    def __post_init__(self) -> None:
        parts = self.edition.parts
        self.id: int = self.edition.part_ids.add(f"{self.name}.{len(parts)}")
        self.late: bool = late(self.effect)
        parts.append(self)

    def ready(self, s: State) -> bool:
        return isinstance(self.effect, When) and self.effect.condition.holds(s)


def late(effect: Effect) -> bool:
    """Does it count what is in play, so that one may want to reveal more first?"""
    return getattr(effect, "late", False) is True


PLOT: Final = 0
COMBAT: Final = 1
VICTORY: Final = 2  # combat cards "when you win a conflict"
ENDGAME: Final = 3


@dataclass(eq=False)
class Intrigue:
    """A box for each time it may be played. Cost and need are never optional (IMP-COST-08)."""

    edition: Edition
    name: str
    copies: i64 = 1
    plot: Effect | None = None
    combat: Effect | None = None
    victory: Effect | None = None
    endgame: Effect | None = None
    cost: Effect = NOTHING
    need: Condition | None = None
    early: bool = False  # only before the agent is sent
    opening: bool = False  # only at the very start of a turn
    lasting: bool = False  # stays face up until the reveal turn is over,
    waiting: bool = False  # or longer, until what it waits for happens
    module: str = ""  # only in games with it
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.intrigue_ids.add(self.name)
        self.source: i64 = INTRIGUE.source(self.id)
        self.moments: i64 = sum(1 << i for i in range(4) if self.box(i) is not None)
        self.draws: bool = self.plot is not None and self.plot.noise != QUIET
        self.edition.intrigue.append(self)
        for box, effect in (("plot", self.plot), ("combat", self.combat), ("victory", self.victory),
                            ("endgame", self.endgame), ("cost", self.cost)):
            if effect is not None:
                self.edition.name_effect(f"intrigue:{self.name}:{box}", effect)

    def box(self, when: i64) -> Effect | None:
        if when == PLOT:
            return self.plot
        if when == COMBAT:
            return self.combat
        return self.victory if when == VICTORY else self.endgame

    def playable(self, s: State, when: i64) -> bool:
        box = self.box(when)
        return (box is not None and self.cost.possible(s) and box.possible(s)
                and (self.need is None or self.need.holds(s)))


@dataclass(eq=False)
class Conflict:
    edition: Edition
    name: str
    level: i64
    first: Effect
    second: Effect
    third: Effect
    control: i64 = NONE
    icon: i64 = NONE  # a battle icon; only some editions have them
    walled: bool = False  # no sandworm comes here while the Shield Wall stands
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.conflict_ids.add(self.name)
        self.source: i64 = CONFLICT.source(self.id)
        self.edition.conflict_ids.backs.append(int(self.level))
        self.edition.conflicts.append(self)
        for place, effect in (("first", self.first), ("second", self.second), ("third", self.third)):
            self.edition.name_effect(f"conflict:{self.name}:{place}", effect)

    @property
    def prize(self) -> Space | None:
        """The space that its winner controls."""
        return None if self.control == NONE else self.edition.spaces[self.control]

    def reward(self, place: i64) -> Effect:
        return self.first if place == 1 else self.second if place == 2 else self.third


@dataclass(eq=False)
class Leader:
    edition: Edition
    name: str
    house: str = ""
    complexity: i64 = 1
    signet: Effect = NOTHING
    setup: Effect = NOTHING  # before the first round
    council: Effect = NOTHING  # on taking a seat in the High Council
    paid_solari: Effect = NOTHING  # on paying solari for the printed cost of a space
    discount: i64 = 0  # solari less at the spaces of the Landsraad
    slips_past: tuple[int, ...] = ()  # icons of the spaces where enemy agents do not block
    harvest_less: i64 = 0  # spice given up at each harvest,
    harvested: Effect = NOTHING  # for this
    peek: i64 = 0  # cards on top of the own deck that may be looked at
    agent: Effect = NOTHING  # in an agent turn, whenever it is possible and the seat likes
    reveal: Effect = NOTHING  # in each reveal turn, as if it were a box of a card
    friend: i64 = NONE  # the faction whose friendship (the second step of its track)
    friendship: Effect = NOTHING  # gives this
    without: tuple[str, ...] = ()  # cards that are not in the starting deck
    holds_back: bool = False  # no units are deployed in the turn of its Signet Ring
    watches: bool = False  # gains spice when another's agent comes to a maker space it spies on
    module: str = ""  # only in games with it
    strikes: bool = False  # Masterstroke
    rival: bool = True  # may be led by a Rival of the solo game
    automa: bool = False  # leads nothing but an automa
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.leader_ids.add(self.name)
        self.source: i64 = LEADER.source(self.id)
        self.unblocked: i64 = bits(tuple(i for i, place in enumerate(self.edition.spaces)
                                         if int(place.icon) in self.slips_past))
        self.mindful = False
        self.asks_influence: list[Condition] = []
        self.now: Effect = together([p for p in parts_of(self.reveal) if p.noise == QUIET and not waits(p)])
        self.loud: Effect = together([p for p in parts_of(self.reveal) if p.noise != QUIET])
        self.later: list[int] = [RevealPart(self.edition, self.name, self.source, p).id
                                 for p in parts_of(self.reveal) if waits(p)]
        self.edition.leaders.append(self)
        for box, effect in (("signet", self.signet), ("setup", self.setup), ("council", self.council),
                            ("paid_solari", self.paid_solari), ("harvested", self.harvested),
                            ("agent", self.agent), ("reveal", self.reveal), ("friendship", self.friendship),
                            ("now", self.now), ("loud", self.loud)):
            self.edition.name_effect(f"leader:{self.name}:{box}", effect)


@dataclass(eq=False)
class HagalCard:
    """A card of the House Hagal deck: where the automa goes and what it gets.

    Some editions print all that it gets on the card, as effects, and may name two spaces.
    """

    edition: Edition
    name: str
    copies: i64
    space: i64 = NONE
    troops: i64 = 0
    swords: i64 = 0
    signet: bool = False
    harvest: bool = False  # the maker space with the most bonus spice
    reshuffle: bool = False
    solo: bool = True
    two_players: bool = True
    effect: Effect = NOTHING
    need: Condition | None = None  # otherwise the card is passed over
    fork: Condition | None = None  # if it holds the agent goes
    other: i64 = NONE  # here instead,
    instead: Effect = NOTHING  # for this
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = self.edition.hagal_ids.add(self.name)
        self.source: i64 = HAGAL.source(self.id)
        self.edition.hagal.append(self)
        for box, effect in (("effect", self.effect), ("instead", self.instead)):
            if effect is not NOTHING:
                self.edition.name_effect(f"hagal:{self.name}:{box}", effect)
