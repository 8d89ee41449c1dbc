"""The engine: a state, the stack of what is still to be resolved, and the loop that resolves it.

Everything that can happen is an `Effect`: a box of a card, a step of a turn, a phase of a round. Effects are values
made once, at import. What is pending is a stack of *frames*, and a frame is four integers: which effect, for which
seat, because of which card or space, and a counter. So a state can be copied, saved and resumed at every decision.

    run(s)         do it now
    options(s)     offer every legal move (effects that ask)
    play(s, move)  carry out the chosen one (effects that ask)

While an effect is at work `s.seat`, `s.me`, `s.source` and `s.step` are those of its frame. A frame leaves the stack
before its effect works, and what the effect pushes is resolved before anything below it: the last push comes first.

A frame keeps no secret: views and events show its source, and a deal leaves the stack as it is. What a seat chooses in
secret goes into a cell that only this seat sees.
"""

from __future__ import annotations

from typing import Final, TypeVar, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import (
    M32,
    NONE,
    SOURCE_ROOM,
    SOURCES,
    Cells,
    Domain,
    Pile,
    Renames,
    Section,
    Stream,
    below,
    scaled,
)
from landsraad.kernel.chacha import fill_block, new_block
from landsraad.kernel.chance import NO_KEY, Seed, key_of, old_number
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED, SKIPPED, Event, Kind
from landsraad.kernel.messages import Words
from landsraad.kernel.moves import NUMBERED, Moves

FRAME: Final = 4
FREE: Final = object()  # no result is forced
GIVEN: Final = "given"  # the name of a scenario's position as it was given
STREAMS: Final = 256  # sixteen purposes, for the table and fifteen seats

# What an effect does to its neighbours: does the order among them matter?
QUIET: Final = 0  # it only gives
DRAWS: Final = 1  # it turns up cards of a pile that may have to be shuffled first
FILLS: Final = 2  # it puts a card into the pile that would be shuffled
CHOICE: Final = 4  # it asks: the seat may want to know more, or less, before it answers


ALWAYS: Final = -2  # see `Effect.explicit`


def clash(a: i64, b: i64) -> bool:
    """Does it matter which of two effects comes first?"""
    if a & CHOICE:
        return b != QUIET
    if b & CHOICE:
        return a != QUIET
    return ((a & DRAWS) != 0 and (b & FILLS) != 0) or ((a & FILLS) != 0 and (b & DRAWS) != 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What may happen. Immutable: everything that changes lives in the state."""

    asks: bool = False  # the seat chooses among moves
    noise: int = QUIET
    optional: bool = False  # the seat may leave it: "may", "up to", or the arrow
    explicit: int = NONE  # a move that is asked for even when it is the only one: it ends what could be taken back,
    # or its being taken without a question would tell what the seat does not hold. ALWAYS: whichever it is.
    decision: str = "choose"  # one of DECISIONS: what kind of question it asks
    source_in: Pile | None = None  # the sorted pile of the seat in which the card still lies that is the source of a
    # frame. Everybody knows that card, because the move named it: a deal leaves it there (see `dealing.determinize`).

    def __init__(self) -> None:
        kind = type(self)  # an uncompiled subclass of the compiled class keeps its defaults on the class
        self.asks = self.asks or getattr(kind, "asks", False) is True
        self.optional = self.optional or getattr(kind, "optional", False) is True
        noise: object = getattr(kind, "noise", QUIET)
        if isinstance(noise, int):
            self.noise |= noise
        decision: object = getattr(kind, "decision", None)
        if isinstance(decision, str):
            self.decision = decision
        explicit: object = getattr(kind, "explicit", None)
        if isinstance(explicit, int):
            self.explicit = explicit
        source_in: object = getattr(kind, "source_in", None)
        if isinstance(source_in, Pile):
            self.source_in = source_in
        if self.asks:
            self.noise |= CHOICE
        self.label = ""  # its stable name in a saved game
        self.id: i64 = EFFECTS.add(self)

    def possible(self, s: State) -> bool:
        """Could s.seat do it, or pay it, just now?"""
        return True

    def conceivable(self, s: State) -> bool:
        """Could s.seat do it, for all that the other seats know? At least where it is possible."""
        return self.possible(s)

    def discreet(self, s: State) -> bool:
        """Must the others not learn whether s.seat has more than one move here? Then the seat is asked even if it has
        only one, and a bot takes its time. This is decided from what everybody knows."""
        return False

    def loudness(self, s: State) -> i64:
        """Its noise just now: some effects ask only in some positions."""
        return self.noise

    def run(self, s: State) -> None:
        raise NotImplementedError(type(self).__name__)

    def options(self, s: State) -> None:
        raise NotImplementedError(type(self).__name__)

    def play(self, s: State, move: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def words(self) -> Words:
        return Words(type(self).__name__)

    def parts_of(self) -> list[Effect]:
        """The effects it is made of: they get their labels from its own."""
        return []

    def __add__(self, other: Effect) -> Effect:
        from landsraad.kernel.algebra import All
        return All([self, other])

    def __or__(self, other: Effect) -> Effect:
        from landsraad.kernel.algebra import Or
        return Or([self, other])

    def __rshift__(self, other: Effect) -> Effect:
        from landsraad.kernel.algebra import Arrow
        return Arrow(self, other)


DECISIONS: Final = ("turn", "choose", "order", "pay", "card", "amount", "track", "place", "seat", "window")


@final
class Effects:
    """Every effect there is, by number: what the frames point to."""

    def __init__(self) -> None:
        self.all: vec[Effect] = vec[Effect]()
        self.by_label: dict[str, int] = {}

    def add(self, effect: Effect) -> i64:
        """Once: a compiled class without an `__init__` of its own runs the inherited one twice by an alias."""
        if len(self.all) == 0 or self.all[len(self.all) - 1] is not effect:
            self.all = append(self.all, effect)
        return len(self.all) - 1

    def name(self, label: str, effect: Effect) -> None:
        """Name an effect, and what it is made of, for saved games."""
        if effect.label:
            return
        if label in self.by_label:
            raise ValueError(f"two effects are called {label!r}")
        effect.label = label
        self.by_label[label] = int(effect.id)
        for i, part in enumerate(effect.parts_of()):
            self.name(f"{label}/{i + 1}", part)

    def find(self, label: str) -> Effect | None:
        """The effect a saved game means by a label."""
        found = self.by_label.get(label)
        return None if found is None else self.all[found]


EFFECTS: Final = Effects()
AnEffect = TypeVar("AnEffect", bound=Effect)


def labelled(label: str, effect: AnEffect) -> AnEffect:
    """A step of a turn or phase, under its name in saved games. A label never changes, also if the class is renamed.

    Every effect that is pushed has a label: components name theirs. Only values that were used up while an expression
    was put together (the left side of `a + b + c`) have none."""
    EFFECTS.name(label, effect)
    return effect


class Book:
    """What a game keeps beside its states: its components, its variations. The kernel never looks inside."""


@final
class Plan:
    """What the engine has to know of a game. Making it closes the sections: no cell can be declared after that."""

    def __init__(self, name: str, table: Section, seat: Section, moves: Moves, seats: list[str],
                 voice: int = NONE, book: Book | None = None, renames: Renames | None = None,
                 side: int = NONE, labels: dict[str, str] | None = None) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self.moves = moves
        self.seats = seats
        self.voice: i64 = voice  # the cell of a seat that says who decides for it; NONE: everybody for oneself
        self.side: i64 = side  # the cell of a seat that says for whom it plays; NONE: everybody for oneself
        self.book: Book = Book() if book is None else book
        self.renames = Renames() if renames is None else renames
        self.blank_table: Cells = table.blank()
        self.blank_seat: Cells = seat.blank()
        self.effects = len(EFFECTS.all)  # those with a higher number belong to games made later
        # What games of this plan call an effect when they are saved, where that is not its own label: so games that
        # share an effect keep the labels they had.
        self.labels: dict[str, str] = {} if labels is None else labels
        self.meant = {saved: own for own, saved in self.labels.items()}
        for own in self.labels:
            if EFFECTS.find(own) is None or len(self.meant) != len(self.labels):
                raise ValueError(f"{name}: {own!r} is not an effect, or another one is saved under the same label")

    def own(self, domain: Domain) -> Domain:
        """The names this game has for a domain of its family."""
        return self.renames.own(domain)

    def label_of(self, effect: Effect) -> str:
        """The name of an effect in saved games of this plan."""
        return _relabel(effect.label, self.labels)

    def find_effect(self, label: str) -> Effect | None:
        """The effect that a saved game means; its own label will do too."""
        return EFFECTS.find(_relabel(label, self.meant)) or EFFECTS.find(label)

    def cause(self, source: int) -> tuple[str, str] | None:
        """What a source number names here: the domain and the member."""
        domain = SOURCES.domain(source)
        return None if domain is None else (domain.name, self.own(domain).names[source % SOURCE_ROOM])

    def find_cause(self, kind: str, name: str) -> int:
        for domain in SOURCES.domains:
            if domain.name == kind and name in self.own(domain).names:
                return domain.source(self.own(domain).names.index(name))
        raise BadInput(f"no {kind} is called {name!r}")


def _relabel(label: str, labels: dict[str, str]) -> str:
    """The other label for it. What an effect is made of (`Turn/1`) goes with it."""
    head = label if labels else ""
    while head:
        if head in labels:
            return labels[head] + label[len(head):]
        head = head.rpartition("/")[0]
    return label


@final
class State:
    def __init__(self, plan: Plan, players: i64) -> None:
        """With 0 players: the empty shell that `clone` fills."""
        self.plan = plan
        self.book = plan.book
        self.players = players
        self.depth: i64 = 0  # frames on the stack
        self.count: i64 = 0  # moves on offer
        self.seat: i64 = 0
        self.source: i64 = 0
        self.step: i64 = 0
        self.listening = False
        self.block_number: i64 = NONE  # which block of random numbers `block` holds; a copy makes its own
        if players > 0:
            self.key: Cells = NO_KEY  # of the random numbers; see `chance`
            self.t: Cells = plan.blank_table[:]
            self.seats: vec[Cells] = vec[vec[i64]]()
            for _ in range(players):
                self.seats = append(self.seats, plan.blank_seat[:])
            self.me: Cells = self.seats[0]
            self.stack: Cells = vec[i64]()
            self.moves: Cells = vec[i64]()
        self.log: list[Event] | None = None
        self.chance: list[object] | None = None  # forced results of a scenario, next first
        self.eves: list[tuple[str, State]] | None = None  # for a scenario: the positions before automatic steps
        self.draws: list[tuple[str, bool]] | None = None  # and what was picked at random, and whether it was forced

    # The contract every game keeps (views, JSON and determinize are in views.py and codec.py).

    @property
    def over(self) -> bool:
        return self.depth == 0

    @property
    def actor(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        if self.depth == 0:
            return -1
        voice = self.plan.voice
        return self.seat if voice == NONE else self.seats[self.seat][voice]

    def legal(self) -> list[int]:
        n = self.count
        out: list[object] = [None] * n
        for i in range(n):
            out[i] = NUMBERED[self.moves[i]]
        return cast("list[int]", out)

    def is_legal(self, move: i64) -> bool:
        for i in range(self.count):
            if self.moves[i] == move:
                return True
        return False

    def play(self, move: i64) -> None:
        if not self.is_legal(move):
            raise BadInput(f"not legal now: {self.plan.moves.text(move)}")
        apply(self, move)

    def clone(self) -> State:
        s = State(self.plan, 0)
        s.key = self.key
        s.players = self.players
        s.t = self.t[:]
        s.seats = self.seats[:]
        for i in range(self.players):
            s.seats[i] = self.seats[i][:]
        s.depth = self.depth
        s.stack = self.stack[:self.depth * FRAME]
        s.count = self.count
        s.moves = self.moves[:self.count]
        s.seat = self.seat
        s.me = s.seats[self.seat]
        s.source = self.source
        s.step = self.step
        if self.chance is not None:
            s.chance = self.chance[:]
        return s

    def fingerprint(self) -> int:
        h = _mix(_mix(2166136261, self.t, len(self.t)), self.stack, self.depth * FRAME)
        for i in range(self.players):
            h = _mix(h, self.seats[i], len(self.seats[i]))
        return _mix(h, self.key, len(self.key))

    def allied(self, a: i64, b: i64) -> bool:
        """Two seats of one side; a seat is its own ally."""
        side = self.plan.side
        return a == b or (side != NONE and self.seats[a][side] == self.seats[b][side])

    def is_mate(self, viewer: i64, seat: i64) -> bool:
        """May the viewer, who may be no seat at all, know what the side of that seat knows?"""
        return viewer >= 0 and self.allied(viewer, seat)

    # Who listens.

    def listen(self) -> None:
        self.listening = True
        self.log = []

    def tell(self, kind: Kind, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """What happened to a seat; the cause is the source of the frame at work."""
        if self.log is not None:
            self.log.append(Event(kind, seat, self.source, (a, b, c)))

    def mark(self, name: str = "") -> None:
        """The effect at work is a step that the rules take by themselves, a phase or, without a name, the turn of an
        automa: a scenario may look at the position before it. To be called before anything else is done."""
        if self.eves is not None:
            self.depth += 1  # its own frame is still to come
            self.eves.append((name, self.clone()))
            self.depth -= 1
        if self.draws is not None:
            self.draws.append(("", False))  # whatever is rolled now is another roll

    def settled(self) -> None:
        """A scenario's position is as it was given; what follows from it is still to come."""
        if self.eves is not None:
            self.eves.append((GIVEN, self.clone()))

    def forced(self, kind: str) -> object:
        """The next result that a scenario forces, for something of that kind; FREE: it is left to chance."""
        if self.draws is not None:
            self.draws.append((kind, bool(self.chance)))
        return self.chance.pop(0) if self.chance else FREE

    # For effects.

    def push(self, effect: Effect, seat: i64, source: i64 = 0, step: i64 = 0) -> None:
        at = self.depth * FRAME
        while len(self.stack) < at + FRAME:
            self.stack = append(self.stack, 0)
        self.stack[at] = effect.id
        self.stack[at + 1] = seat
        self.stack[at + 2] = source
        self.stack[at + 3] = step
        self.depth += 1

    def then(self, effect: Effect) -> None:
        """Push for the same seat, because of the same source."""
        self.push(effect, self.seat, self.source)

    def again(self, effect: Effect, step: i64) -> None:
        """Push the same frame with another counter."""
        self.push(effect, self.seat, self.source, step)

    def offer(self, move: i64) -> None:
        if self.count == len(self.moves):
            self.moves = append(self.moves, move)
        else:
            self.moves[self.count] = move
        self.count += 1

    def top(self) -> Effect:
        """The effect to resolve next, with its frame loaded."""
        at = (self.depth - 1) * FRAME
        self.seat = self.stack[at + 1]
        self.me = self.seats[self.seat]
        self.source = self.stack[at + 2]
        self.step = self.stack[at + 3]
        return EFFECTS.all[self.stack[at]]

    def below(self, stream: Stream, n: i64, seat: i64 = NONE) -> i64:
        """The next random number of the table's or the seat's stream, in 0..n-1."""
        v = self.t if seat == NONE else self.seats[seat]
        if len(self.key) == 0:
            return below(v, stream.at, n)
        drawn = v[stream.at]
        v[stream.at] = drawn + 1
        number = (drawn >> 4) * STREAMS + stream.purpose * 16 + seat + 1
        if number != self.block_number:
            if self.block_number == NONE:
                self.block: Cells = new_block()
            fill_block(self.block, self.key, drawn >> 4, stream.purpose | (seat + 1) << 32)
            self.block_number = number
        return scaled(self.block[drawn & 15], n)

    def rekey(self, key: Cells) -> None:
        """Go on with other random numbers than those that would have come."""
        self.key = key
        self.block_number = NONE

    def shuffle(self, pile: Pile, stream: Stream, seat: i64 = NONE) -> None:
        v = self.t if seat == NONE else self.seats[seat]
        for i in range(pile.size(v) - 1, 0, -1):
            pile.swap(v, i, self.below(stream, i + 1, seat))

    def pick(self, stream: Stream, n: i64, low: i64 = 0) -> i64:
        """A random number, one of n from `low` on, or what a scenario forces."""
        forced = self.forced(stream.name)
        if forced is not FREE:
            if not isinstance(forced, int) or not low <= forced < low + n:
                raise BadInput(f"chance: {forced!r} is not a number from {low} to {low + n - 1}")
            return forced
        return low + self.below(stream, n)

    def pick_card(self, v: Cells, pile: Pile, names: list[str], stream: Stream) -> i64:
        """The place of a random card of a pile, or of the one a scenario forces by name."""
        forced = self.forced(pile.name)
        if forced is not FREE:
            for i in range(pile.size(v)):
                if names[pile.card(v, i)] == forced:
                    return i
            raise BadInput(f"chance: {forced!r} is not among the cards to pick from ({pile.name})")
        return self.below(stream, pile.size(v))


def seed_table(s: State, seed: Seed, first: Stream, others: tuple[Stream, ...]) -> bool:
    """The key of the seed. Of a table made before there were keys the streams themselves are seeded, the first one and
    from it the others; True then, because those of the seats have to follow."""
    s.rekey(key_of(seed))
    old = old_number(seed)
    if old is None:
        return False
    s.t[first.at] = (old ^ old >> 32) & M32
    for stream in others:
        s.t[stream.at] = s.below(first, M32)
    return True


def member(source: i64) -> i64:
    """Which member of its domain the source is."""
    return source % SOURCE_ROOM


def _mix(h: i64, v: Cells, n: i64) -> i64:
    for i in range(n):
        x = v[i]
        h = ((h ^ (x & M32)) * 16777619) & M32
        half = x >> 32
        if half > 0 or half < NONE:  # the second half of a cell of a pile
            h = ((h ^ (half & M32)) * 16777619) & M32
    return h


def is_asked(s: State, effect: Effect) -> bool:
    """Is there a decision to make among the moves on offer?"""
    return s.count > 1 or (s.count == 1 and (s.moves[0] == effect.explicit or effect.explicit == ALWAYS
                                             or effect.discreet(s)))


def is_formality(s: State) -> bool:
    """Is the seat asked, with a single answer, only because the others must not know that it has no other?"""
    if s.depth == 0 or s.count != 1:
        return False
    explicit = EFFECTS.all[s.stack[(s.depth - 1) * FRAME]].explicit
    return explicit != ALWAYS and explicit != s.moves[0]


def is_private(s: State) -> bool:
    """Is the seat asked with a single answer, and do the others not know that it has no other?"""
    return s.depth > 0 and s.count == 1 and EFFECTS.all[s.stack[(s.depth - 1) * FRAME]].discreet(s)


def advance(s: State) -> None:
    """Resolve until a seat has to decide. No option: the effect is skipped; a single one: it is taken, unless it is one
    that a seat says itself, such as the end of its turn."""
    while s.depth > 0:
        effect = s.top()
        if effect.asks:
            s.count = 0
            effect.options(s)
            if is_asked(s, effect):
                return
            s.depth -= 1
            if s.count == 1:
                if s.listening:
                    s.tell(MOVED, s.seat, s.moves[0], 1)
                effect.play(s, s.moves[0])
            elif s.listening:
                s.tell(SKIPPED, s.seat)
        else:
            s.depth -= 1
            effect.run(s)
    s.count = 0


def apply(s: State, move: i64) -> None:
    """Play a move known to be legal, and go on to the next decision. Its frame has been loaded since the offer."""
    s.depth -= 1
    effect = EFFECTS.all[s.stack[s.depth * FRAME]]
    if s.listening:
        s.tell(MOVED, s.seat, move, 0)
    effect.play(s, move)
    advance(s)


def playout(s: State, seed: i64) -> tuple[int, int]:
    """Random legal moves to the end: the number of decisions, and a checksum of the moves."""
    x: i64 = seed & M32
    n: i64 = 0
    check: i64 = 0
    while s.depth > 0:
        x = (x * 1664525 + 1013904223) & M32
        move = s.moves[(x >> 8) % s.count]
        check = (check * 31 + move) & M32
        apply(s, move)
        n += 1
    return n, check
