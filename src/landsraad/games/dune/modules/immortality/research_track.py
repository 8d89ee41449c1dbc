"""The research track: a graph of spaces from left to right, with a bonus on each."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.games.dune.modules.immortality.cells import GO_ON, RESEARCH, RESEARCH_SPACE
from landsraad.games.dune.modules.immortality.events import RESEARCHED
from landsraad.games.dune.modules.immortality.module import IMMORTALITY
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.seats.teams import has_no_army, is_commander, troops_owner
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.engine import ASKS, DRAWS, Effect, State, labelled
from landsraad.kernel.messages import Message

FIRST_MARKER: Final = 4  # the column with the first genetic marker; the second one is twice as far


@final
class ResearchSpace:
    def __init__(self, name: str, column: i64, bonus: Effect, onward: tuple[str, ...]) -> None:
        self.id: i64 = RESEARCH_SPACE.add(name)
        self.name = name
        self.column = column
        self.bonus = bonus
        self.onward = onward  # the spaces that the token can move on to
        self.next_ids: vec[i64] = vec[i64]()
        IMMORTALITY.name_effect(f"research:{name}", bonus)


TRACK: Final[list[ResearchSpace]] = []


def research_space(name: str, column: int, bonus: Effect = NOTHING, onward: tuple[str, ...] = ()) -> None:
    TRACK.append(ResearchSpace(name, column, bonus, onward))


def connect_spaces() -> None:
    """Finds the spaces that the others name. Call it once, after all are declared."""
    for space in TRACK:
        for name in space.onward:
            space.next_ids = append(space.next_ids, RESEARCH_SPACE.find(name))


class Research(Effect):
    """Moves the research token n spaces to the right; at the end of the track it draws cards instead
    (IMM-RESEARCH-01, IMM-RESEARCH-17)."""

    def __init__(self, n: i64) -> None:
        self.ordering = ASKS | DRAWS
        super().__init__()
        self.n = n

    def ordering_now(self, s: State) -> i64:
        onward = TRACK[s.seats[troops_owner(s, s.seat)][RESEARCH]].next_ids
        if len(onward) == 0:
            return DRAWS
        # With one way only, nothing is asked before the bonus.
        return TRACK[onward[0]].bonus.ordering_now(s) if self.n == 1 and len(onward) == 1 else self.ordering

    def run(self, s: State) -> None:
        go_on(s, self.n)

    def message(self) -> Message:
        return Message("research", {"n": self.n})


def go_on(s: State, n: i64) -> None:
    if has_no_army(s, s.seat):
        return
    seat = troops_owner(s, s.seat)  # a commander moves the token of its activated ally (UPR-COMBO-16)
    if len(TRACK[s.seats[seat][RESEARCH]].next_ids) > 0:
        s.push(RESEARCH_STEP, seat, s.source, n)
    else:
        draw(s, seat, n)


class ResearchStep(Effect):
    """Asks for the next space, if there are two (IMM-RESEARCH-02). `step` is how often the token still moves."""

    asks = True
    decision = "track"

    def options(self, s: State) -> None:
        onward = TRACK[s.me[RESEARCH]].next_ids
        for i in range(len(onward)):
            s.offer(GO_ON.move(onward[i]))

    def play(self, s: State, move: i64) -> None:
        to = GO_ON.a(move)
        s.me[RESEARCH] = to
        if s.has_listeners:
            s.emit(RESEARCHED, s.seat, to)
        if s.step > 1:
            s.push(RESEARCH_MORE, s.seat, s.source, s.step - 1)
        if TRACK[to].bonus is not NOTHING:
            s.push(TRACK[to].bonus, s.seat, RESEARCH_SPACE.source(to))  # at once (IMM-RESEARCH-04)


class ResearchMore(Effect):
    """The rest of several Research icons. `step` is how many."""

    def run(self, s: State) -> None:
        go_on(s, s.step)


class Markers(Condition):
    """Whether the seat has reached the first or the second genetic marker (IMM-RESEARCH-14, IMM-RESEARCH-16)."""

    in_doubt = True  # research may reach it

    def __init__(self, n: i64) -> None:
        self.n = n

    def holds(self, s: State) -> bool:
        return markers_of(s, s.seat) >= self.n

    def message(self) -> Message:
        return Message("if-markers", {"n": self.n})


def markers_of(s: State, seat: i64) -> i64:
    """Returns how many genetic markers a seat has reached. A commander has those of its better ally (UPR-COMBO-17)."""
    column = TRACK[s.seats[seat][RESEARCH]].column
    if is_commander(s, seat):
        for other in range(s.players):
            if s.allied(seat, other):
                column = max(column, TRACK[s.seats[other][RESEARCH]].column)
    return column // FIRST_MARKER


def bonus_message(s: State, move: int) -> Message:
    return TRACK[GO_ON.a(move)].bonus.message()


def research(n: int = 1) -> Effect:
    return Research(n)


markers = Markers
RESEARCH_STEP: Final = labelled("imm:ResearchStep", ResearchStep())
RESEARCH_MORE: Final = labelled("imm:ResearchMore", ResearchMore())
IMMORTALITY.move_messages["go_on"] = bonus_message
