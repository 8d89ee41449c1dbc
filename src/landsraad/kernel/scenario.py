"""Running a scenario: a position, some moves, what must be true.

The engine takes a single forced option by itself; a scenario may write it out all the same, because nothing should
happen silently. So the runner listens: the forced moves since the last move are kept, and a step that names one of them
is accepted as done already.
"""

from __future__ import annotations

from typing import Any, Final, final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.events import MOVED
from landsraad.kernel.expect import check_words, difference, flat
from landsraad.kernel.scenario_file import Scenario, Step
from landsraad.kernel.table import Table

BARE: Final = ("skip", "end", "pass", "done")  # any of them means the one declining move that is on offer
LISTED: Final = 12  # moves named in a message
DEPTH: Final = 3  # moves that a step may leave out
AHEAD: Final = 8  # the same before an expectation, where none of them is a choice
ANY: Final = "*"


class Failed(Exception):
    """The first difference between what a scenario says and what happens."""


@final
class Run:
    """One scenario in progress."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table = scenario.open()
        self.forced: list[tuple[int, int]] = [(event.seat, event.values[0]) for event in self.table.opening
                                              if event.kind is MOVED]
        self.last = ("", "")  # the seat and the text of the last move that was made by a step
        self.passed: set[str] = set()  # the seats whose last move was to pass because nothing else was left
        self.twins: list[str] = []  # all its texts, if it has several
        for step in scenario.steps:
            self._validate(step)
        self.table.state.listen()

    def go(self) -> None:
        """All steps. Raises Failed at the first difference, BadInput for a word that means nothing."""
        for step in self.scenario.steps:
            try:
                self._take(step)
            except Failed as failure:
                raise Failed(f"{self.scenario.file}:{self._line(step, str(failure))}: {failure}") from None
            except BadInput as error:
                raise self.scenario.bad(str(error), self.scenario.line_of("chance", str(error))) from None
        left = self.table.state.chance
        if left:
            raise Failed(f"{self.scenario.file}:{self.scenario.line_of('chance')}: chance: "
                         f"nothing asked for {', '.join(str(word) for word in left)}")

    def _line(self, step: Step, message: str) -> int:
        return self.scenario.line_of(step.path, message) if step.kind in ("expect", "legal") else step.line

    # ------------------------------------------------------------------ are all words known?

    def _validate(self, step: Step) -> None:
        try:
            if step.kind == "expect":
                for path, expected in flat("", step.value):
                    check_words(self.table, path, expected)
            elif step.kind == "auto":
                self._seat(step.seat)
            elif step.kind == "move":
                self._seat(step.seat)
                for text in step.value:
                    if text not in BARE:
                        self.table.parse(text)
            else:
                for seat, value in step.value.items():
                    self._seat(seat)
                    for text in _moves_of(step.kind, value):
                        if step.kind == "legal":
                            self._check_pattern(text)
                        else:
                            self.table.parse(text)
        except BadInput as error:
            raise self.scenario.bad(str(error), self.scenario.line_of(step.path, str(error))) from None

    def _seat(self, name: str) -> None:
        if name not in self.table.seats:
            raise BadInput(f"no seat is called {name!r} in this game; the seats are {', '.join(self.table.seats)}")

    def _check_pattern(self, text: str) -> None:
        """A move, or one with `*` in place of a word."""
        words = text.split()
        if ANY not in words:
            self.table.parse(text)
            return
        families = self.table.game.plan.moves.families
        for family in families:
            if words[0] == family.name and len(words) == 1 + len(family.domains()):
                for domain, word in zip(family.domains(), words[1:], strict=True):
                    if word != ANY:
                        domain.find(word)
                return
        raise BadInput(f"not a move: {text!r}{nearest(words[0], [family.name for family in families])}")

    # ------------------------------------------------------------------ steps

    def _take(self, step: Step) -> None:
        if step.kind == "move":
            for text in step.value:
                self._move(step.seat, text)
        elif step.kind == "auto":
            self._auto(step.seat)
        elif step.kind == "expect":
            self._expect(step)
        else:
            for seat, value in step.value.items():
                if step.kind == "legal":
                    self._ask_legal(seat, value)
                else:
                    for text in _moves_of("refused", value):
                        self._refused(seat, text)

    def _expect(self, step: Step) -> None:
        """True now, or as soon as a turn with nothing left to do is over, or all that needs no choice is done."""
        found = self._difference(self.table, step)
        if not found:
            return
        ahead, way = self.table.clone(), list[int]()
        while len(way) < AHEAD and not ahead.over:
            onward = self._onward(ahead)
            if onward == NONE:
                break
            ahead.play(onward)
            way.append(onward)
            if not self._difference(ahead, step):
                for move in way:
                    if _is_idle(self.table):
                        self._decline()
                    else:
                        self._play(move)
                return
        raise Failed(found)

    def _onward(self, table: Table) -> int:
        """What ends a turn with nothing left to do, what may come in any order, what ends a choice without choosing, or
        the only move besides declining that just leads on; NONE: none of them."""
        moves, orders = table.legal(), table.game.orders()
        if _is_idle(table) or all(table.notation(move).split()[0] in orders for move in moves):
            return moves[0]
        names = table.game.onward()
        leading = [move for move in moves if table.notation(move).split()[0] in names]
        ending = [move for move in leading if " " not in table.notation(move)]
        declining = [move for move in moves if table.notation(move) in table.game.declines()]
        if len(ending) == 1:
            return ending[0]
        return leading[0] if len(leading) == 1 and len(moves) == 1 + len(declining) else NONE

    @staticmethod
    def _difference(table: Table, step: Step) -> str:
        for path, expected in flat("", step.value):
            found = difference(table, path, expected)
            if found:
                return found
        return ""

    def _move(self, seat: str, said: str) -> None:
        text = self._written(said)
        done = self._next_forced(seat, text)
        if done != NONE:
            self._pass_over(done)
            return
        self._end_idle_turn(seat)
        if not self._decides(seat) and self._is_said_already(seat, text):
            return
        if self.table.actor != seat and not self.table.over:  # another seat's choice may only lead to this one's
            for opener in self._implied(seat, text):
                self._play(opener)
                self._move(seat, text)
                return
        self._must_decide(seat, text)
        texts = self._texts(self.table.state)
        if text in texts:
            self._play(texts[text])
            return
        if text in BARE:
            declining = [word for word in texts if word in self.table.game.declines()]
            if len(declining) == 1:
                self._play(texts[declining[0]])
                return
        if self._is_said_already(seat, text):
            return
        if _is_idle(self.table):  # the written move belongs to the seat's next turn
            self._play(self.table.legal()[0])
            self._move(seat, text)
            return
        for opener in (self._implied(seat, text) or self._overdue(seat, text)
                       or self._implied(seat, text, remote=True)):
            self._play(opener)
            self._move(seat, text)
            return
        means = [move for move in self.table.legal() if text in self._meant(move)]
        if len(means) == 1:
            self._play(means[0])
            return
        if text in BARE:
            several = f"{', '.join(declining)} all decline" if declining else "nothing on offer declines"
            raise Failed(f"{seat}: {text}: {several}; {self._offer()}")
        raise Failed(f"{seat}: {self.table.why_not(self.table.parse(text))}")

    def _texts(self, state: State) -> dict[str, int]:
        """The legal moves by all their texts."""
        game = self.table.game
        texts = {self.table.notation(twin): move for move in state.legal() for twin in game.twins(state, move)}
        return texts | {self.table.notation(move): move for move in state.legal()}

    def _meant(self, move: int) -> list[str]:
        return [self.table.notation(done) for done in self.table.game.meant(self.table.state.clone(), move)]

    def _is_said_already(self, seat: str, text: str) -> bool:
        """The last move in other words, an order of what is behind the seat, a cost that was paid with the last move;
        or that the seat passes, which was supposed because the scenario went on: in which order all pass, is all one.
        """
        if text == "pass" and seat in self.passed:
            self.passed.remove(seat)
            return True
        if self.last[0] != seat:
            return False
        if text in BARE or text in self.twins:
            return text in self.twins
        if text == "pay":
            choices = [word for word in self._texts(self.table.state) if word.startswith(("choose ", "first "))]
            return not choices and self.last[1].split()[0] in self.table.game.payers()
        return self.table.game.is_behind(self.table.state, self.table.seats.index(seat), self.table.parse(text))

    def _written(self, said: str) -> str:
        """A move or a pattern in the words of the notation, whichever words the scenario has for its members."""
        words = said.split()
        for family in self.table.game.plan.moves.families:
            domains = family.domains()
            if words and words[0] == family.name and len(words) == 1 + len(domains):
                return " ".join([family.name, *(word if word == ANY else domain.names[domain.find(word)]
                                                for domain, word in zip(domains, words[1:], strict=True))])
        return said

    def _implied(self, seat: str, text: str, remote: bool = False) -> list[int]:
        """What must be opened first for the written move: the first step there, or nothing if that is open to doubt.

        An order that the scenario does not care for is the printed one; a real choice must be the only way there.
        """
        ways = [[move] for move in self._openers(self.table.state, remote)]
        for _ in range(DEPTH):
            far = [self._distance(way, seat, text) for way in ways]
            nearest_by = min((n for n in far if n != NONE), default=NONE)
            found = [way for way, n in zip(ways, far, strict=True) if n == nearest_by != NONE]
            if found:
                free = len({self._choices_on(way) for way in found}) == 1
                return found[0][:1] if free or len({way[0] for way in found}) == 1 else []
            ways = [[*way, move] for way in ways for move in self._openers(self._after(way), remote) if move not in way]
        return []

    def _choices_on(self, way: list[int]) -> tuple[int, ...]:
        """What is really chosen on a way, apart from the order in which it comes."""
        orders = self.table.game.orders()
        return tuple(move for move in way if self.table.notation(move).split()[0] not in orders)

    def _overdue(self, seat: str, text: str) -> list[int]:
        """What declines the rest of an action, if the written move comes right after it."""
        declining = [move for move in self.table.legal() if self.table.notation(move) in self.table.game.declines()]
        waits = text.split()[0] in self.table.game.overdue() and len(declining) == 1
        return declining if waits and self._distance(declining, seat, text) != NONE else []

    def _openers(self, state: State, remote: bool) -> list[int]:
        game = self.table.game
        openers = (*game.orders(), *game.openers(), *(game.remote_openers() if remote else ()))
        return [move for move in state.legal()
                if self.table.notation(move).split()[0] in openers or game.is_relay(state, move)]

    def _after(self, way: list[int]) -> State:
        """It remembers what the last of these moves brought about."""
        state = self.table.state.clone()
        state.listen()
        for move in way:
            state.log = []
            apply(state, move)
        return state

    def _distance(self, way: list[int], seat: str, text: str) -> int:
        """How many moves are made by themselves on the way to where the written one can be made, or is made by itself
        because there is no other. NONE: it does not lead there."""
        state = self._after(way)
        forced = [(self.table.seats[who], self.table.notation(move)) for who, move in _forced(state)]
        if (seat, text) in forced:
            return forced.index((seat, text))
        texts = list(self._texts(state))
        if state.over or state.actor != self.table.seats.index(seat):
            return NONE
        declines = [t for t in texts if t in self.table.game.declines()]
        return len(forced) if text in texts or (text in BARE and len(declines) == 1) else NONE

    def _auto(self, seat: str) -> None:
        done = self._next_forced(seat, ANY)
        if done != NONE:
            self._pass_over(done)
            return
        self._end_idle_turn(seat)
        self._must_decide(seat, "auto")
        if len(self.table.legal()) > 1:
            raise Failed(f"auto: {seat} has several moves; {self._offer()}")
        self._play(self.table.legal()[0])

    def _end_idle_turn(self, seat: str) -> None:
        """Who has nothing left to do ends the turn, if the scenario goes on with another seat."""
        while self.table.actor != seat and _is_idle(self.table):
            self._decline()

    def _must_decide(self, seat: str, text: str) -> None:
        if not text.startswith(f"{self.table.game.hands_over()} "):
            self._hand_over(seat)
        if self.table.over:
            raise Failed(f"{seat}: {text}: the game is over")
        if not self._decides(seat):
            raise Failed(f"{seat}: {text}: the decision is {self.table.actor}'s, not {seat}'s; {self._offer()}")

    def _decides(self, seat: str) -> bool:
        """The seat itself, or one for which another decides: a scenario may name either of them."""
        if self.table.over:
            return False
        return seat in (self.table.actor, self.table.seats[self.table.state.seat])

    def _hand_over(self, seat: str) -> bool:
        """Whoever is named takes the turn that seats share, if that is what is to be said now."""
        said = f"{self.table.game.hands_over()} {seat}"
        for move in [] if self.table.over else self.table.legal():
            if self.table.notation(move) == said:
                self._play(move)
                return True
        return False

    def _ask_legal(self, seat: str, value: dict[str, Any]) -> None:
        self._end_idle_turn(seat)
        table, forced, family = self.table, self.forced, self.table.game.hands_over()
        if family and not any(text.split()[0] == family for text in _moves_of("legal", value)):
            self.table = table.clone()  # what the seat could do if the turn were its own; whose it is, remains open
            self.table.state.listen()
            handed = self._hand_over(seat)
            try:
                if handed:
                    self._legal(seat, value)
                    return
            finally:
                self.table, self.forced = table, forced
        try:
            self._legal(seat, value)
        except Failed:
            if not _is_idle(self.table):
                raise
            while _is_idle(self.table):
                self._decline()
            self._legal(seat, value)

    def _legal(self, seat: str, value: dict[str, Any]) -> None:
        mine = self._decides(seat)
        texts = [self.table.notation(move) for move in self.table.legal()] if mine else []
        said = [*self._texts(self.table.state), *self._after_preludes()] if mine else []
        taken = [self.table.notation(move) for who, move in self.forced if self.table.seats[who] == seat]
        if not mine and not taken and value != {"is": []}:  # or `lacks` would hold for no good reason
            raise Failed(f"{seat} has no decision to make; {self._offer()}")
        for text in map(self._written, _as_list(value.get("has", []))):
            if not _matching(text, said + taken):  # the only option there was has been legal, too
                raise Failed(f"{text}: not legal; {self._offer()}")
        for text in map(self._written, _as_list(value.get("lacks", []))):
            found = _matching(text, said)
            if found:
                raise Failed(f"{text}: should not be legal; {seat} can: {', '.join(found[:LISTED])}")
        if "is" in value:
            exactly = [self._written(text) for text in _as_list(value["is"])]
            if sorted(exactly) != sorted(texts):
                raise Failed(f"expected exactly: {', '.join(exactly) or 'nothing'}; {self._offer()}")

    def _after_preludes(self) -> list[str]:
        preludes = self.table.game.preludes()
        return [text for move in self.table.legal() if self.table.notation(move).split()[0] in preludes
                for text in self._texts(self._after([move]))]

    def _refused(self, seat: str, text: str) -> None:
        """It is enough that another seat is to decide; but nothing may have changed, and a reason must be given."""
        before = self.table.fingerprint(), len(self.table.moves)
        if self._decides(seat):
            reason = ""
            try:
                self.table.play(text)
            except BadInput as error:
                reason = str(error)
            if len(self.table.moves) != before[1]:
                raise Failed(f"{seat}: {text}: not refused; it is a legal move")
            if not reason:
                raise Failed(f"{seat}: {text}: refused without a reason")
        if (self.table.fingerprint(), len(self.table.moves)) != before:
            raise Failed(f"{seat}: {text}: refused, but the position is another one now")

    # ------------------------------------------------------------------ playing and listening

    def _decline(self) -> None:
        """Who has nothing left to do says so, or what comes first is done, though the scenario has not said it."""
        self._play(self.table.legal()[0])
        if self.last[1] == "pass":
            self.passed.add(self.last[0])

    def _play(self, move: int) -> None:
        state = self.table.state
        state.log = []
        self.last = self.table.seats[state.actor], self.table.notation(move)
        self.passed.discard(self.last[0])
        twins = self.table.game.twins(state, move)
        self.twins = [self.table.notation(twin) for twin in [*twins, move]] if twins else self._meant(move)
        self.table.play(move)
        self.forced = _forced(state)

    def _next_forced(self, seat: str, text: str) -> int:
        """The place in the queue of a forced move of that seat; what is decided for it by another counts too. A bare
        word that is a move now means that one, not something else that was declined before."""
        open_now = self.table.actor == seat and text in [self.table.notation(move) for move in self.table.legal()]
        for i, (who, move) in enumerate(self.forced):
            voice = self.table.game.plan.voice
            decider = who if voice == NONE else self.table.state.seats[who][voice]
            if seat in (self.table.seats[who], self.table.seats[decider]) and self._means(text, move, open_now):
                return i
        return NONE

    def _pass_over(self, done: int) -> None:
        """That one is written out, and what the same seat did before it; others may still be, in whatever order."""
        seat = self.forced[done][0]
        self.forced = [(who, move) for i, (who, move) in enumerate(self.forced) if i > done or who != seat]

    def _means(self, text: str, move: int, open_now: bool) -> bool:
        notation = self.table.notation(move)
        return text in (notation, ANY) or (text in BARE and not open_now and notation in self.table.game.declines())

    def _offer(self) -> str:
        if self.table.over:
            return "the game is over"
        texts = [self.table.notation(move) for move in self.table.legal()]
        more = ", …" if len(texts) > LISTED else ""
        return f"{self.table.actor} can: {', '.join(texts[:LISTED])}{more}"


def _forced(state: State) -> list[tuple[int, int]]:
    """The moves that were made by themselves since the log began, and the seats they were made for."""
    return [(event.seat, event.values[0]) for event in state.log or [] if event.kind is MOVED and event.values[1] == 1]


def _is_idle(table: Table) -> bool:
    """Is there nothing left to do but to end the turn?"""
    moves = table.legal()
    return len(moves) == 1 and table.notation(moves[0]) in table.game.declines()


def _as_list(value: Any) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def _moves_of(kind: str, value: Any) -> list[str]:
    """The moves named in `legal` or `refused` for one seat."""
    if kind == "refused":
        return _as_list(value)
    if not isinstance(value, dict):
        raise BadInput(f"legal: {value!r} does not say what a seat has or lacks")
    for word in value:
        if word not in ("has", "lacks", "is"):
            raise BadInput(f"legal: no question is called {word!r}{nearest(word, ('has', 'lacks', 'is'))}; "
                           "there are has, lacks, is")
    return [text for asked in value.values() for text in _as_list(asked)]


def _matching(pattern: str, texts: list[str]) -> list[str]:
    words = pattern.split()
    return [text for text in texts if len(text.split()) == len(words)
            and all(word in (ANY, said) for word, said in zip(words, text.split(), strict=True))]


def check_scenario(scenario: Scenario) -> str:
    """The first difference with its file and line, or nothing. BadInput for what cannot be understood."""
    try:
        Run(scenario).go()
    except Failed as failure:
        return str(failure)
    return ""
