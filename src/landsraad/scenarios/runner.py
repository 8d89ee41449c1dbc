"""Running a scenario: a position, some moves, what must be true.

The engine takes a single forced option by itself, or asks for it if the others must not know that it is the only one,
and then the runner takes it. A scenario may write it out all the same, because nothing should happen silently. So the
runner listens: the forced moves since the last move are kept, and a step that names one of them is accepted as done
already.
"""

from __future__ import annotations

from typing import Any, Final, final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, is_formality
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import Table, edited_table
from landsraad.scenarios.expectations import difference, flat
from landsraad.scenarios.parser import Scenario, Step
from landsraad.scenarios.shortcuts import (
    BARE,
    after_actions,
    after_preludes,
    declined_before,
    forced_moves,
    implied_by,
    is_idle,
    next_in_order,
    next_relay,
    play_on,
    texts_of,
    way_on,
    way_out,
)
from landsraad.scenarios.vocabulary import ANY, as_list, check_step, matching, moves_of, readings, written

LISTED: Final = 12  # moves named in a message
AHEAD: Final = 8  # moves that may be left out before an expectation, where none of them is a choice
CLOSING: Final = ("done", "skip")  # nothing more of this


class Failed(Exception):
    """The first difference between what a scenario says and what happens."""


@final
class Run:
    """One scenario in progress."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table = scenario.open()
        self.eves = self.table.eves  # the positions in which automas began their turns, since the last move of a step
        self.forced: list[tuple[int, int]] = [(event.seat, event.values[0]) for event in self.table.opening
                                              if event.kind is MOVED]
        self.last = ("", "")  # the seat and the text of the last move that was made by a step
        self.passed: set[str] = set()  # the seats whose last move was to pass because nothing else was left
        self.ended = ""  # the declining move for which the last step had another word
        self.twins: list[str] = []  # all its texts, if it has several
        for step in scenario.steps:
            check_step(scenario, self.table, step)
        self.table.state.listen()
        while is_formality(self.table.state):
            self.forced.append((self.table.state.seat, self.table.legal()[0]))
            self.table.play(self.table.legal()[0])

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

    # ------------------------------------------------------------------ steps

    def _take(self, step: Step) -> None:
        if step.kind != "expect" or self._difference(self.table, step):
            self._prepare(step)
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
                    for said in moves_of("refused", value):
                        for text in readings(self.table, said):
                            self._refused(seat, text)

    def _prepare(self, step: Step) -> None:
        """What the set-up asks is passed over, once the scenario goes on without an answer."""
        said = step.value if step.kind == "move" else [] if step.kind in ("auto", "expect") else [
            text for value in step.value.values() for text in moves_of(step.kind, value)]
        while (lapse := self.table.game.lapse(self.table.state)) != NONE:
            asked = {self.table.notation(move).split()[0] for move in self.table.legal()}
            if any(text.split()[0] in asked for text in said if text):
                return
            self._play(lapse)

    def _expect(self, step: Step) -> None:
        """True now, or before one of the turns that automas took since the last move; or as soon as a turn with nothing
        left to do is over, or all that needs no choice is done."""
        for i, eve in enumerate(self.eves):  # never further back than what was expected before
            if not self._difference(self._at(eve), step):
                self.eves = self.eves[i:]
                return
        found = self._difference(self.table, step)
        if not found:
            self.eves = []
        elif not any(self._expect_ahead(step, backwards) for backwards in (False, True)):
            raise Failed(found)

    def _at(self, state: State) -> Table:
        return edited_table(self.table.game, self.table.options, self.table.seed, state)

    def _expect_ahead(self, step: Step, backwards: bool) -> bool:
        """Is it true further on? Then the scenario goes on from there. What may come in any order comes in the printed
        one, or `backwards`: the first of it may ask what the scenario answers later."""
        ahead, way = self.table.clone(), list[int]()
        while len(way) < AHEAD and not ahead.over:
            onward = way_on(ahead, backwards)
            if onward == NONE:
                break
            ahead.state.eves = eves = list[State]()
            play_on(ahead, onward)
            ahead.state.eves = None
            way.append(onward)
            if not all(self._difference(then, step) for then in [*map(self._at, eves), ahead]):
                for move in way:
                    if way_out(self.table) == move:
                        self._decline(move)
                    else:
                        self._play(move)
                return True
        return False

    @staticmethod
    def _difference(table: Table, step: Step) -> str:
        for path, expected in flat("", step.value):
            found = difference(table, path, expected)
            if found:
                return found
        return ""

    def _move(self, seat: str, said: str) -> None:
        text = self._reading(seat, said)
        done = self._next_forced(seat, text)
        if done != NONE:
            self._pass_over(done)
            return
        self._end_idle_turn(seat)
        if text in BARE and self._is_run(seat):
            self._follow(seat)
            return
        if not self._decides(seat) and self._is_said_already(seat, text):
            return
        if self.table.actor != seat and not self.table.over:  # another seat's choice may only lead to this one's
            for opener in implied_by(self.table, seat, text):
                self._play(opener)
                self._move(seat, text)
                return
        self._must_decide(seat, text)
        texts = texts_of(self.table, self.table.state)
        if text in texts:
            self._play(texts[text])
            return
        if text in BARE:
            declining = [word for word in texts if word in self.table.game.declines()]
            if len(declining) == 1:
                self._play(texts[declining[0]])
                self.ended = declining[0]
                return
        if self._is_said_already(seat, text):
            return
        out = way_out(self.table)
        if is_idle(self.table) or (out != NONE and self.table.notation(out) == "pass"):
            self._play(out)  # the written move belongs to the seat's next turn
            self._move(seat, text)
            return
        for opener in (implied_by(self.table, seat, text) or declined_before(self.table, seat, text)
                       or ([] if text in BARE else implied_by(self.table, seat, text, remote=True))):
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

    def _meant(self, move: int) -> list[str]:
        return [self.table.notation(done) for done in self.table.game.meant(self.table.state.clone(), move)]

    def _is_said_already(self, seat: str, text: str) -> bool:
        """The last move in other words, an order of what is behind the seat, a cost that was paid with the last move;
        that nothing more of it follows, when nothing could; that a turn ends which another declining word has ended;
        or that the seat passes, which was supposed because the scenario went on: in which order all pass, is all one.
        """
        if text == "pass" and seat in self.passed:
            self.passed.remove(seat)
            return True
        if self.last[0] != seat:
            return False
        if text in BARE and not self._decides(seat):
            said, self.ended = self.ended, ""
            return text == said or (text in CLOSING and self.last[1] not in self.table.game.declines())
        if text in BARE or text in self.twins:
            return text in self.twins
        if text == "pay":
            open_now = [word.split()[0] for word in texts_of(self.table, self.table.state)]
            return not {"choose", "first"} & {*open_now} and self.last[1].split()[0] in self.table.game.payers()
        if text.split()[0] in self.table.game.orders() and self._decides(seat) and way_out(self.table) != NONE:
            return True  # whatever else it is, nothing of it is left
        return self.table.game.is_behind(self.table.state, self.table.seats.index(seat), self.table.parse(text))

    def _reading(self, seat: str, said: str) -> str:
        """The one that can be made now, or else the one that something on offer leads to."""
        texts = readings(self.table, said)
        if len(texts) == 1:
            return texts[0]
        now = texts_of(self.table, self.table.state) if self._decides(seat) else {}
        found = ([text for text in texts if text in now or self._next_forced(seat, text) != NONE]
                 or [text for text in texts if self.last[0] == seat and text in self.twins]
                 or [text for text in texts if any(text in self._meant(now[word]) for word in now)]
                 or [text for text in texts if now and implied_by(self.table, seat, text)])
        if len(found) > 1:
            raise Failed(f"{seat}: {said}: that may be {' or '.join(found)}")
        return found[0] if found else texts[0]

    def _auto(self, seat: str) -> None:
        done = self._next_forced(seat, ANY)
        if done != NONE:
            self._pass_over(done)
            return
        self._end_idle_turn(seat)
        if self._is_run(seat):
            self._follow(seat)
            return
        self._must_decide(seat, "auto")
        if len(self.table.legal()) > 1:
            raise Failed(f"auto: {seat} has several moves; {self._offer()}")
        self._play(self.table.legal()[0])

    def _end_idle_turn(self, seat: str) -> None:
        """Who has nothing left to do ends the turn, if the scenario goes on with another seat."""
        while self.table.actor != seat and not self.table.over:
            out = way_out(self.table)
            if out == NONE:
                return
            self._decline(out)

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

    def _is_run(self, seat: str) -> bool:
        """The rules run that seat and ask nobody anything: what it does is done already."""
        return not self._decides(seat) and self.table.game.is_run(self.table.state, self.table.seats.index(seat))

    def _follow(self, seat: str) -> None:
        """A turn of that seat is told: what is expected now, is expected after it."""
        for i, eve in enumerate(self.eves):
            if self.table.seats[eve.seat] == seat:
                self.eves = self.eves[i + 1:]
                return

    def _hand_over(self, seat: str) -> bool:
        """Whoever is named takes the turn that seats share, if that is what is to be said now."""
        said = f"{self.table.game.hands_over()} {seat}"
        for move in [] if self.table.over else self.table.legal():
            if self.table.notation(move) == said:
                self._play(move)
                return True
        return False

    def _ask_legal(self, seat: str, value: dict[str, Any]) -> None:
        if value != {"is": []}:
            self._end_idle_turn(seat)
        table, forced, family = self.table, self.forced, self.table.game.hands_over()
        if family and not any(text.split()[0] == family for text in moves_of("legal", value)):
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
            if is_idle(self.table):
                while is_idle(self.table):
                    self._decline(self.table.legal()[0])
                self._legal(seat, value)
            else:
                if self._decides(seat):
                    self._legal(seat, {word: value[word] for word in value if word == "lacks"})  # now as well as then
                if not any(self._legal_in_order(seat, value, backwards) for backwards in (False, True)):
                    raise

    def _legal_in_order(self, seat: str, value: dict[str, Any], backwards: bool) -> bool:
        """Does it hold once what may come in any order has come in the printed one, or `backwards`, and once another
        seat has handed a decision over that it cannot but hand over? The position stays as it is."""
        table = self.table
        self.table = table.clone()
        try:
            for _ in range(AHEAD):
                onward = next_in_order(self.table, backwards)
                if onward == NONE and not self._decides(seat):
                    onward = next_relay(self.table)
                if onward == NONE:
                    return False
                play_on(self.table, onward)
                try:
                    self._legal(seat, value)
                    return True
                except Failed:
                    continue
            return False
        finally:
            self.table = table

    def _legal(self, seat: str, value: dict[str, Any]) -> None:
        mine = self._decides(seat)
        texts = [self.table.notation(move) for move in self.table.legal()] if mine else []
        said = [*texts_of(self.table, self.table.state), *after_preludes(self.table)] if mine else []
        taken = [self.table.notation(move) for who, move in self.forced if self.table.seats[who] == seat]
        if not mine and not taken and value != {"is": []}:  # or `lacks` would hold for no good reason
            raise Failed(f"{seat} has no decision to make; {self._offer()}")
        for text in self._asked(value, "has"):
            if not matching(text, said + taken) and not (mine and matching(text, after_actions(self.table))):
                # the only option there was has been legal, too, and what an action opens
                raise Failed(f"{text}: not legal; {self._offer()}")
        for text in self._asked(value, "lacks"):
            found = matching(text, said)
            if found:
                raise Failed(f"{text}: should not be legal; {seat} can: {', '.join(found[:LISTED])}")
        if "is" in value:
            exactly = self._asked(value, "is")
            if sorted(exactly) != sorted(texts):
                raise Failed(f"expected exactly: {', '.join(exactly) or 'nothing'}; {self._offer()}")

    def _asked(self, value: dict[str, Any], word: str) -> list[str]:
        return [written(self.table, text) for text in as_list(value.get(word, []))]

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

    def _decline(self, move: int) -> None:
        """Who has nothing left to do says so, or what comes first is done, though the scenario has not said it."""
        self._play(move)
        if self.last[1] == "pass":
            self.passed.add(self.last[0])

    def _play(self, move: int) -> None:
        state = self.table.state
        state.log = []
        self.last = self.table.seats[state.actor], self.table.notation(move)
        self.passed.discard(self.last[0])
        self.ended = ""
        twins = self.table.game.twins(state, move)
        self.twins = [self.table.notation(twin) for twin in [*twins, move]] if twins else self._meant(move)
        self.twins += [self.table.notation(done) for done in self.table.game.brings(state.clone(), move)]
        self.eves = state.eves = []
        play_on(self.table, move)
        state.eves = None
        self.forced = forced_moves(state)

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


def check_scenario(scenario: Scenario) -> str:
    """The first difference with its file and line, or nothing. BadInput for what cannot be understood."""
    try:
        Run(scenario).go()
    except Failed as failure:
        return str(failure)
    return ""
