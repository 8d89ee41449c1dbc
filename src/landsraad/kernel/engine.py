"""The engine: a state, the stack of pending effects, and the loop that resolves it.

What is pending is a stack of *frames*, and a frame is four integers: the effect (see `effects`), the seat, the cause (a
card or a space), and a counter. So a state can be copied, saved and resumed at every decision.

While an effect runs, `s.seat`, `s.me`, `s.source` and `s.step` are those of its frame. A frame leaves the stack before
its effect runs, and what the effect pushes is resolved before anything below it, last push first.

Frames are public: views and events show their cause, and determinization does not change the stack. A secret choice
must be stored in a cell that only the seat sees.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.kernel.cells import M32, NONE, SOURCE_CAPACITY, Cells, Pile, Stream, below, scaled
from landsraad.kernel.chacha import fill_block, new_block
from landsraad.kernel.chance import NO_KEY, Seed, key_of, old_number
from landsraad.kernel.effects import ANY_MOVE as ANY_MOVE
from landsraad.kernel.effects import ASKS as ASKS
from landsraad.kernel.effects import DECISIONS as DECISIONS
from landsraad.kernel.effects import DRAWS as DRAWS
from landsraad.kernel.effects import EFFECTS as EFFECTS
from landsraad.kernel.effects import FILLS_DISCARD as FILLS_DISCARD
from landsraad.kernel.effects import NO_EFFECT_ON_OTHERS as NO_EFFECT_ON_OTHERS
from landsraad.kernel.effects import AnEffect as AnEffect
from landsraad.kernel.effects import Effect as Effect
from landsraad.kernel.effects import Effects as Effects
from landsraad.kernel.effects import labelled as labelled
from landsraad.kernel.effects import order_matters as order_matters
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED, PICKED, SKIPPED, Event, EventKind
from landsraad.kernel.moves import NUMBERED
from landsraad.kernel.plan import GameBox as GameBox
from landsraad.kernel.plan import Plan as Plan

FRAME: Final = 4
FREE: Final = object()  # no result is forced
GIVEN: Final = "given"  # name of the position that a scenario was given
STREAMS: Final = 256  # sixteen purposes, for the table and fifteen seats


@final
class State:
    def __init__(self, plan: Plan, players: i64) -> None:
        """With 0 players, creates the empty object that `clone` fills."""
        self.plan = plan
        self.box = plan.box
        self.players = players
        self.depth: i64 = 0  # number of frames on the stack
        self.count: i64 = 0  # number of legal moves
        self.seat: i64 = 0
        self.source: i64 = 0
        self.step: i64 = 0
        self.has_listeners = False
        self.block_number: i64 = NONE  # number of the block in `block`; not copied by `clone`
        if players > 0:
            self.key: Cells = NO_KEY  # of the random numbers, see `chance`
            self.t: Cells = plan.blank_table[:]
            self.seats: vec[Cells] = vec[vec[i64]]()
            for _ in range(players):
                self.seats = append(self.seats, plan.blank_seat[:])
            self.me: Cells = self.seats[0]
            self.stack: Cells = vec[i64]()
            self.moves: Cells = vec[i64]()
        self.log: list[Event] | None = None
        self.chance: list[object] | None = None  # forced results of a scenario, next first
        self.automa_snapshots: list[tuple[str, State]] | None = None  # for scenarios: positions before automatic steps
        # For scenarios: what was picked at random, and whether it was forced.
        self.draws: list[tuple[str, bool]] | None = None

    # The interface for users of a state. Views are in `views`, JSON is in `codec`.

    @property
    def over(self) -> bool:
        return self.depth == 0

    @property
    def actor(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        if self.depth == 0:
            return -1
        decider = self.plan.decider
        return self.seat if decider == NONE else self.seats[self.seat][decider]

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
        """Are two seats on one team? A seat is its own ally."""
        side = self.plan.side
        return a == b or (side != NONE and self.seats[a][side] == self.seats[b][side])

    def is_mate(self, viewer: i64, seat: i64) -> bool:
        """May the viewer, who may be a spectator, know what the team of that seat knows?"""
        return viewer >= 0 and self.allied(viewer, seat)

    # Events and scenario hooks.

    def listen(self) -> None:
        self.has_listeners = True
        self.log = []

    def emit(self, kind: EventKind, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Emits an event about a seat. Its cause is that of the running frame."""
        if self.log is not None:
            self.log.append(Event(kind, seat, self.source, (a, b, c)))

    def snapshot_before_automa(self, name: str = "") -> None:
        """Lets scenarios look at the position before an automatic step: a phase or, unnamed, an automa turn.

        The running effect must call this before it does anything else.
        """
        if self.automa_snapshots is not None:
            self.depth += 1  # its own frame has already left the stack
            self.automa_snapshots.append((name, self.clone()))
            self.depth -= 1
        if self.draws is not None:
            self.draws.append(("", False))  # the next random pick belongs to another step

    def settled(self) -> None:
        """The edits of a scenario are complete; their consequences follow."""
        if self.automa_snapshots is not None:
            self.automa_snapshots.append((GIVEN, self.clone()))

    def forced(self, kind: str) -> object:
        """The next forced result of a scenario for that kind of pick; FREE if there is none."""
        if self.draws is not None:
            self.draws.append((kind, bool(self.chance)))
        return self.chance.pop(0) if self.chance else FREE

    # For effects.

    def push(self, effect: Effect, seat: i64, source: i64 = 0, step: i64 = 0) -> None:
        at = self.depth * FRAME
        while len(self.stack) < at + FRAME:
            self.stack = append(self.stack, 0)
        stack = self.stack
        stack[at] = effect.id
        stack[at + 1] = seat
        stack[at + 2] = source
        stack[at + 3] = step
        self.depth += 1

    def then(self, effect: Effect) -> None:
        """Pushes an effect for the same seat and cause."""
        self.push(effect, self.seat, self.source)

    def again(self, effect: Effect, step: i64) -> None:
        """Pushes the same frame with another counter."""
        self.push(effect, self.seat, self.source, step)

    def offer(self, move: i64) -> None:
        if self.count == len(self.moves):
            self.moves = append(self.moves, move)
        else:
            self.moves[self.count] = move
        self.count += 1

    def top(self) -> Effect:
        """Loads the top frame and returns its effect."""
        at = (self.depth - 1) * FRAME
        stack = self.stack
        seat = stack[at + 1]
        self.seat = seat
        self.me = self.seats[seat]
        self.source = stack[at + 2]
        self.step = stack[at + 3]
        return EFFECTS.all[stack[at]]

    def below(self, stream: Stream, n: i64, seat: i64 = NONE) -> i64:
        """The next random number in 0..n-1 from the stream of the table or of a seat."""
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
        """Replaces the key of all future random numbers."""
        self.key = key
        self.block_number = NONE

    def shuffle(self, pile: Pile, stream: Stream, seat: i64 = NONE) -> None:
        v = self.t if seat == NONE else self.seats[seat]
        for i in range(pile.size(v) - 1, 0, -1):
            pile.swap(v, i, self.below(stream, i + 1, seat))

    def pick(self, stream: Stream, n: i64, low: i64 = 0) -> i64:
        """A random number in low..low+n-1, or the forced result of a scenario."""
        forced = self.forced(stream.name)
        if forced is not FREE:
            if not isinstance(forced, int) or not low <= forced < low + n:
                raise BadInput(f"chance: {forced!r} is not a number from {low} to {low + n - 1}")
            return forced
        return low + self.below(stream, n)

    def pick_card(self, v: Cells, pile: Pile, names: list[str], stream: Stream) -> i64:
        """The index of a random card in a pile, or of the card that a scenario forces."""
        forced = self.forced(pile.name)
        if forced is not FREE:
            for i in range(pile.size(v)):
                if names[pile.card(v, i)] == forced:
                    return i
            raise BadInput(f"chance: {forced!r} is not among the cards to pick from ({pile.name})")
        return self.below(stream, pile.size(v))


def seed_table(s: State, seed: Seed, first: Stream, others: tuple[Stream, ...]) -> bool:
    """Sets the key from the seed.

    Tables from before there were keys seed each stream instead, the first one and from it the others. Then it returns
    True, because the streams of the seats must be seeded too.
    """
    s.rekey(key_of(seed))
    old = old_number(seed)
    if old is None:
        return False
    s.t[first.at] = (old ^ old >> 32) & M32
    for stream in others:
        s.t[stream.at] = s.below(first, M32)
    return True


def member_of(source: i64) -> i64:
    """The member of its domain that a cause number stands for."""
    return source % SOURCE_CAPACITY


def _mix(h: i64, v: Cells, n: i64) -> i64:
    for i in range(n):
        x = v[i]
        h = ((h ^ (x & M32)) * 16777619) & M32
        half = x >> 32
        if half > 0 or half < NONE:  # a cell of a pile also uses its upper half
            h = ((h ^ (half & M32)) * 16777619) & M32
    return h


def is_asked(s: State, effect: Effect) -> bool:
    """Is there a decision to make among the legal moves?"""
    return s.count > 1 or (s.count == 1 and (s.moves[0] == effect.always_ask or effect.always_ask == ANY_MOVE
                                             or effect.discreet(s)))


def is_formality(s: State) -> bool:
    """Is the seat asked, with a single legal move, only because the others must not know that?"""
    if s.depth == 0 or s.count != 1:
        return False
    always_ask = EFFECTS.all[s.stack[(s.depth - 1) * FRAME]].always_ask
    return always_ask != ANY_MOVE and always_ask != s.moves[0]


def is_private(s: State) -> bool:
    """Is the seat asked with a single legal move, while the others do not know that?"""
    return s.depth > 0 and s.count == 1 and EFFECTS.all[s.stack[(s.depth - 1) * FRAME]].discreet(s)


def pick_option(s: State) -> None:
    """Keeps one of several options, at random: nobody decides for this seat."""
    picks = s.plan.picks
    if s.count > 1 and picks is not None:
        s.moves[0] = s.moves[s.below(picks, s.count)]
        if s.has_listeners:
            s.emit(PICKED, s.seat)
    s.count = 1


def advance(s: State) -> None:
    """Resolves effects until a seat must decide.

    An effect without options is skipped. A single option is played, unless the seat must confirm it, such as the end of
    its turn.
    """
    while s.depth > 0:
        effect = s.top()
        if effect.asks:
            s.count = 0
            effect.options(s)
            if s.plan.decider != NONE and s.count > 0 and s.seats[s.seat][s.plan.decider] == NONE:
                pick_option(s)
            elif is_asked(s, effect):
                return
            s.depth -= 1
            if s.count == 1:
                if s.has_listeners:
                    s.emit(MOVED, s.seat, s.moves[0], 1)
                effect.play(s, s.moves[0])
            elif s.has_listeners:
                s.emit(SKIPPED, s.seat)
        else:
            s.depth -= 1
            effect.run(s)
    s.count = 0


def apply(s: State, move: i64) -> None:
    """Plays a legal move and advances to the next decision. Its frame is already loaded."""
    s.depth -= 1
    effect = EFFECTS.all[s.stack[s.depth * FRAME]]
    if s.has_listeners:
        s.emit(MOVED, s.seat, move, 0)
    effect.play(s, move)
    advance(s)


def playout(s: State, seed: i64) -> tuple[int, int]:
    """Plays random moves to the end. Returns the number of decisions and a checksum of the moves."""
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
