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
from landsraad.scenarios.expectations import ANY, difference, flat, say
from landsraad.scenarios.legal_moves import legal, legal_in_order, offer, open_decision
from landsraad.scenarios.parser import Scenario, Step
from landsraad.scenarios.refused_moves import Attempt
from landsraad.scenarios.shortcuts import (
    AHEAD,
    BARE,
    decides,
    declined_before,
    forced_moves,
    implied_by,
    is_idle,
    play_on,
    short_roll,
    texts_of,
    way_on,
    way_out,
)
from landsraad.scenarios.vocabulary import Failed, check_step, grounds_of, moves_of, readings, written

TURN: Final = ("turn", "actor")
CLOSING: Final = ("done", "skip")  # nothing more of this


@final
class Run:
    """One scenario in progress."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.table = scenario.open()
        self.eves = self.table.eves  # the positions before what the rules did by themselves since the last move
        self.moment = ""  # one of them that was named: what is expected now, is expected there
        self.turn_said = False  # what is expected has said whose turn it is, and nothing has happened since
        self.forced: list[tuple[int, int]] = [(event.seat, event.values[0]) for event in self.table.opening
                                              if event.kind is MOVED]
        self.last = ("", "")  # the seat and the text of the last move that was made by a step
        self.passed: set[str] = set()  # the seats whose last move was to pass because nothing else was left
        self.ended = ""  # the declining move for which the last step had another word
        self.twins: list[str] = []  # all its texts, if it has several
        for step in scenario.steps:
            check_step(scenario, self.table, step)
        if short := short_roll(self.table.draws):
            raise Failed(scenario.at(scenario.line_of("chance"), short))
        self.table.state.listen()
        while is_formality(self.table.state):
            self.forced.append((self.table.state.seat, self.table.legal()[0]))
            self.table.play(self.table.legal()[0])

    def go(self) -> None:
        """All steps. Raises Failed at the first difference, BadInput for a word that means nothing."""
        for i, step in enumerate(self.scenario.steps):
            self.number = i
            try:
                self._take(step)
            except Failed as failure:
                raise Failed(self.scenario.at(self._line(step, str(failure)), str(failure))) from None
            except BadInput as error:
                raise self.scenario.bad(str(error), self.scenario.line_of("chance", str(error))) from None
        left = self.table.state.chance
        if left:
            raise Failed(self.scenario.at(self.scenario.line_of("chance"), "chance: nothing asked for "
                                          f"{', '.join(str(word) for word in left)}"))

    def _line(self, step: Step, message: str) -> int:
        return self.scenario.line_of(step.path, message) if step.kind in ("expect", "legal") else step.line

    # ------------------------------------------------------------------ steps

    def _take(self, step: Step) -> None:
        if step.kind in ("before", "after"):
            self._look(step)
            return
        if step.kind != "expect":
            self.moment, self.turn_said = "", False
        elif self.moment:
            found = self._difference_at(self.eves[0], step) if self.eves else self._difference(self.table, step)
            if found:
                raise Failed(f"{found} ({self.moment})")
            return
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
                    self._refused(seat, value)

    def _prepare(self, step: Step) -> None:
        """What the set-up asks is passed over, once the scenario goes on without an answer."""
        said = step.value if step.kind == "move" else [] if step.value is None or step.kind == "expect" else [
            text for value in step.value.values() for text in moves_of(step.kind, value)]
        while (lapse := self.table.game.lapse(self.table.state)) != NONE:
            asked = {self.table.notation(move).split()[0] for move in self.table.legal()}
            if any(text.split()[0] in asked for text in said if text):
                return
            self._play(lapse)

    def _look(self, step: Step) -> None:
        """At one of the things that happened by themselves since the last move; from then on only at later ones."""
        self._prepare(step)
        name = self.table.game.moments().get(step.seat, step.seat)
        while name not in (names := [self._name(eve) for eve in self.eves]):
            out = NONE if self.table.over else way_out(self.table)
            if out == NONE:
                raise Failed(f"{step.kind}: {step.seat} has not come since the last move and what was looked at after "
                             f"it; what has come is {', '.join(names) or 'nothing'}")
            self._decline(out)
        self.moment = f"{step.kind} {step.seat}"
        self.eves = self.eves[names.index(name) + (step.kind == "after"):]

    def _expect(self, step: Step) -> None:
        """True now, or before one of the turns that automas took since the last move; or as soon as a turn with nothing
        left to do is over, or all that needs no choice is done."""
        for i, eve in enumerate(self.eves):  # never further back than what was expected before
            if not eve[0] and not self._difference_at(eve, step):
                self.eves = self.eves[i:]
                return
        names_turn = any(path in TURN for path, _ in flat("", step.value))
        found = self._difference(self.table, step)
        if not found and names_turn and self._is_over_turn():
            found = (f"turn: expected {self.table.actor}, who has nothing left to do: the turn is over; if it is meant "
                     f"to be open, let a step of {self.table.actor} follow")
        elif not found:
            self.eves, self.turn_said = [], self.turn_said or names_turn
            return
        elif any(self._expect_ahead(step, backwards) for backwards in (False, True)
                 if not (names_turn and self.turn_said)):
            self.turn_said = names_turn
            return
        raise Failed(f"{found}; {open_decision(self.table)}")

    def _is_over_turn(self) -> bool:
        """Whoever is asked can only end the turn, and the scenario does not write that out: the next seat has it."""
        if not is_idle(self.table) or self.table.notation(self.table.legal()[0]) != "end":
            return False
        later = next((step for step in self.scenario.steps[self.number + 1:]
                      if step.kind not in ("expect", "before", "after")), None)
        named = [] if later is None else [later.seat] if later.kind in ("move", "auto") else list(later.value)
        return not any(decides(self.table, seat) for seat in named)

    def _expect_ahead(self, step: Step, backwards: bool) -> bool:
        """Is it true further on? Then the scenario goes on from there. What may come in any order comes in the printed
        one, or `backwards`: the first of it may ask what the scenario answers later."""
        ahead, way = self.table.clone(), list[int]()
        while len(way) < AHEAD and not ahead.over:
            onward = way_on(ahead, backwards)
            if onward == NONE:
                break
            ahead.state.eves = eves = list[tuple[str, State]]()
            play_on(ahead, onward)
            ahead.state.eves = None
            way.append(onward)
            found = [self._difference_at(eve, step) for eve in eves if not eve[0]]
            if not all([*found, self._difference(ahead, step)]):
                for move in way:
                    if way_out(self.table) == move:
                        self._decline(move)
                    else:
                        self._play(move)
                return True
        return False

    def _difference(self, table: Table, step: Step) -> str:
        for path, expected in flat("", step.value):
            found = difference(table, path, expected)
            if found:
                return found
        return ""

    def _difference_at(self, eve: tuple[str, State], step: Step) -> str:
        """The same before something that the rules do by themselves: it is the turn of the automa, or nobody's."""
        name, table = self._name(eve), edited_table(self.table.game, self.table.options, self.table.seed, eve[1])
        whose = name if name in table.seats else None
        for path, expected in flat("", step.value):
            found = difference(table, path, expected)
            if path in TURN:
                found = "" if expected == whose else f"{path}: expected {say(expected)}, is {say(whose)}"
            if found:
                return found
        return ""

    def _name(self, eve: tuple[str, State]) -> str:
        return eve[0] or self.table.seats[eve[1].seat]

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
            raise Failed(f"{seat}: {text}: {several}; {offer(self.table)}")
        if text == "pay" and self.last[0] == seat:
            raise Failed(f"{seat}: pay: {self.last[1]} has cost nothing, and nothing is to be paid; "
                         f"{offer(self.table)}")
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
            return (not {"choose", "first"} & {*open_now} and self.last[1].split()[0] in self.table.game.payers()
                    and (self._has_paid(seat) or {*open_now} <= {*self.table.game.gives()}))
        if text.split()[0] in self.table.game.orders() and self._decides(seat) and way_out(self.table) != NONE:
            return True  # whatever else it is, nothing of it is left
        return self.table.game.is_behind(self.table.state, self.table.seats.index(seat), self.table.parse(text))

    def _has_paid(self, seat: str) -> bool:
        """Did the seat, or one of its side, give anything with the last move?"""
        state, game = self.table.state, self.table.game
        return any(game.is_cost(event) and event.seat != NONE and state.allied(self.table.seats.index(seat), event.seat)
                   for event in state.log or [])

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
            raise Failed(f"auto: {seat} has several moves; {offer(self.table)}")
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
            raise Failed(f"{seat}: {text}: the decision is {self.table.actor}'s, not {seat}'s; {offer(self.table)}")

    def _decides(self, seat: str) -> bool:
        return decides(self.table, seat)

    def _is_run(self, seat: str) -> bool:
        """The rules run that seat and ask nobody anything: what it does is done already."""
        return not self._decides(seat) and self.table.game.is_run(self.table.state, self.table.seats.index(seat))

    def _follow(self, seat: str) -> None:
        """A turn of that seat is told: what is expected now, is expected after it."""
        for i, (label, eve) in enumerate(self.eves):
            if not label and self.table.seats[eve.seat] == seat:
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
                    legal(self.table, self.forced, seat, value)
                    return
            finally:
                self.table, self.forced = table, forced
        try:
            legal(self.table, self.forced, seat, value)
        except Failed:
            if is_idle(self.table):
                while is_idle(self.table):
                    self._decline(self.table.legal()[0])
                legal(self.table, self.forced, seat, value)
            else:
                if self._decides(seat):
                    now = {word: value[word] for word in value if word == "lacks"}  # now as well as then
                    legal(self.table, self.forced, seat, now)
                if not any(legal_in_order(self.table, self.forced, seat, value, back) for back in (False, True)):
                    raise

    def _refused(self, seat: str, value: Any) -> None:
        moves, rule, reason = grounds_of(value)
        forced = [(self.table.seats[who], self.table.notation(move)) for who, move in self.forced]
        for said in moves:
            for text in [written(self.table, said)] if ANY in said.split() else readings(self.table, said):
                found = Attempt(seat, text, rule, reason).difference(self.table, forced, self.last[0])
                if found:
                    raise Failed(f"{seat}: {text}: {found}")

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
        state.draws = draws = list[tuple[str, bool]]()
        play_on(self.table, move)
        state.eves = state.draws = None
        self.forced = forced_moves(state)
        if short := short_roll(draws):
            raise Failed(short)

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


def check_scenario(scenario: Scenario) -> str:
    """The first difference with its file and line, or nothing. BadInput for what cannot be understood."""
    try:
        Run(scenario).go()
    except Failed as failure:
        return str(failure)
    return ""
