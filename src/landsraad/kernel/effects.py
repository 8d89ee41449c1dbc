"""Effects: everything that can happen in a game, and the registry that saved games find them in.

Effects may be combined with the operators of `algebra`. The engine that runs them is in `engine`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.cells import NONE, Pile
from landsraad.kernel.messages import Message

if TYPE_CHECKING:
    from landsraad.kernel.engine import State

# Whether the order of neighbouring effects matters, as a bit set.
NO_EFFECT_ON_OTHERS: Final = 0  # only gives something
DRAWS: Final = 1  # takes cards from a pile that may have to be shuffled first
FILLS_DISCARD: Final = 2  # puts a card into the discard pile that would be shuffled
ASKS: Final = 4  # asks: the answer may depend on what the others gave
ANY_MOVE: Final = -2  # see `Effect.always_ask`


def order_matters(a: i64, b: i64) -> bool:
    """Does it matter which of two effects comes first?"""
    if a & ASKS:
        return b != NO_EFFECT_ON_OTHERS
    if b & ASKS:
        return a != NO_EFFECT_ON_OTHERS
    return ((a & DRAWS) != 0 and (b & FILLS_DISCARD) != 0) or ((a & FILLS_DISCARD) != 0 and (b & DRAWS) != 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that can happen: a box of a card, a step of a turn, a phase of a round.

    Effects are immutable values created at import; everything that changes is in the state. An effect either runs at
    once (`run`), or asks its seat (`asks`): then `options` offers every legal move and `play` carries out the chosen
    one.
    """

    asks: bool = False  # the seat chooses among moves
    ordering: int = NO_EFFECT_ON_OTHERS
    optional: bool = False  # the seat may decline: "may", "up to", or an arrow
    # A move that is asked for even if it is the only one, because playing it automatically would prevent an undo or
    # reveal what the seat does not have. ANY_MOVE means any move.
    always_ask: int = NONE
    decision: str = "choose"  # one of DECISIONS: the kind of question
    # The seat's sorted pile that still has the card which is the cause of a frame. The move named that card, so
    # everyone knows it, and determinization leaves it there.
    source_in: Pile | None = None
    step_in: Pile | None = None  # the same for the counter of a frame

    def __init__(self) -> None:
        kind = type(self)  # an uncompiled subclass of the compiled class keeps its defaults on the class
        self.asks = self.asks or getattr(kind, "asks", False) is True
        self.optional = self.optional or getattr(kind, "optional", False) is True
        ordering: object = getattr(kind, "ordering", NO_EFFECT_ON_OTHERS)
        if isinstance(ordering, int):
            self.ordering |= ordering
        decision: object = getattr(kind, "decision", None)
        if isinstance(decision, str):
            self.decision = decision
        always_ask: object = getattr(kind, "always_ask", None)
        if isinstance(always_ask, int):
            self.always_ask = always_ask
        source_in: object = getattr(kind, "source_in", None)
        if isinstance(source_in, Pile):
            self.source_in = source_in
        step_in: object = getattr(kind, "step_in", None)
        if isinstance(step_in, Pile):
            self.step_in = step_in
        if self.asks:
            self.ordering |= ASKS
        self.label = ""  # its stable name in a saved game
        self.id: i64 = EFFECTS.add(self)

    def possible(self, s: State) -> bool:
        """Could `s.seat` do it, or pay it, now?"""
        return True

    def conceivable(self, s: State) -> bool:
        """Could `s.seat` do it, as far as the other seats know? True at least where it is possible."""
        return self.possible(s)

    def discreet(self, s: State) -> bool:
        """Must the others not learn whether `s.seat` has more than one move here?

        Then the seat is asked even if it has only one move, and a bot takes its time. The answer depends on public
        information only.
        """
        return False

    def ordering_now(self, s: State) -> i64:
        """Whether order matters in this position: some effects ask only in some positions."""
        return self.ordering

    def run(self, s: State) -> None:
        raise NotImplementedError(type(self).__name__)

    def options(self, s: State) -> None:
        raise NotImplementedError(type(self).__name__)

    def play(self, s: State, move: i64) -> None:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Message:
        return Message(type(self).__name__)

    def unresolved(self, s: State) -> list[tuple[Effect, i64]]:
        """What its frame still stands for, each with its cause: for screens, which ask when the frame is loaded."""
        return [(self, s.source)]

    def parts_of(self) -> list[Effect]:
        """The effects it contains. Their labels derive from its own."""
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
    """All effects by number, which is how frames refer to them."""

    def __init__(self) -> None:
        self.all: vec[Effect] = vec[Effect]()
        self.by_label: dict[str, int] = {}

    def add(self, effect: Effect) -> i64:
        """Adds an effect once. In a compiled class without its own `__init__` the inherited one runs twice."""
        if len(self.all) == 0 or self.all[len(self.all) - 1] is not effect:
            self.all = append(self.all, effect)
        return len(self.all) - 1

    def name(self, label: str, effect: Effect) -> None:
        """Labels an effect and its parts for saved games."""
        if effect.label:
            return
        if label in self.by_label:
            raise ValueError(f"two effects are called {label!r}")
        effect.label = label
        self.by_label[label] = int(effect.id)
        for i, part in enumerate(effect.parts_of()):
            self.name(f"{label}/{i + 1}", part)

    def find(self, label: str) -> Effect | None:
        """The effect that a saved game means by a label."""
        found = self.by_label.get(label)
        return None if found is None else self.all[found]


EFFECTS: Final = Effects()
AnEffect = TypeVar("AnEffect", bound=Effect)


def labelled(label: str, effect: AnEffect) -> AnEffect:
    """Labels a step of a turn or phase for saved games.

    A label never changes, even if the class is renamed.

    Every effect that is pushed has a label: components label theirs. Only intermediate values of expressions (the left
    side of `a + b + c`) have none.
    """
    EFFECTS.name(label, effect)
    return effect
