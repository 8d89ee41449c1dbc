"""Runs a scenario: opens its position, takes its steps, and checks what must be true."""

from __future__ import annotations

from typing import Any, Final, final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table, edited_table
from landsraad.scenarios.expectations import ANY, difference, flat, say
from landsraad.scenarios.legal_moves import legal, legal_in_order, open_decision
from landsraad.scenarios.move_player import MovePlayer
from landsraad.scenarios.parser import Scenario, Step
from landsraad.scenarios.refused_moves import Attempt
from landsraad.scenarios.shortcuts import AHEAD, decides, ending_move, implied_move, is_idle, missing_results, play_on
from landsraad.scenarios.vocabulary import Failed, check_step, grounds_of, moves_of, readings, written

TURN: Final = ("turn", "actor")


@final
class Run(MovePlayer):
    """One scenario in progress."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario.open())
        self.scenario = scenario
        self.steps = in_order(scenario.steps, self.table.game.moves_ahead())
        self.number = 0  # index of the current step
        self.moment = ""  # the automatic step that `before` or `after` named; expectations apply to it
        self.turn_named = False  # an expectation named the turn, and nothing has happened since
        for step in scenario.steps:
            check_step(scenario, self.table, step)
        if missing := missing_results(self.table.draws):
            raise Failed(scenario.at(scenario.line_of("chance"), missing))
        self._start()

    def go(self) -> None:
        """Takes all steps. Raises `Failed` at the first difference, `BadInput` for an invalid word."""
        for i, step in enumerate(self.steps):
            self.number = i
            try:
                self._run_step(step)
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

    def _run_step(self, step: Step) -> None:
        if step.kind in ("before", "after"):
            self._look(step)
            return
        if step.kind != "expect":
            self.moment, self.turn_named = "", False
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
        """Answers set-up questions that the scenario ignores."""
        texts = step.value if step.kind == "move" else [] if step.value is None or step.kind == "expect" else [
            text for value in step.value.values() for text in moves_of(step.kind, value)]
        while (lapse := self.table.game.lapse(self.table.state)) != NONE:
            asked = {self.table.notation(move).split()[0] for move in self.table.legal()}
            if any(text.split()[0] in asked for text in texts if text):
                return
            self._play(lapse)

    def _look(self, step: Step) -> None:
        """Selects an automatic step since the last move. Later expectations can only select later ones."""
        self._prepare(step)
        name = self.table.game.moments().get(step.seat, step.seat)
        while name not in (names := [self._name(eve) for eve in self.eves]):
            out = NONE if self.table.over else ending_move(self.table)
            if out == NONE:
                raise Failed(f"{step.kind}: {step.seat} has not come since the last move and what was looked at after "
                             f"it; what has come is {', '.join(names) or 'nothing'}")
            self._decline(out)
        self.moment = f"{step.kind} {step.seat}"
        self.eves = self.eves[names.index(name) + (step.kind == "after"):]

    def _expect(self, step: Step) -> None:
        """Checks an expectation now, before an automa turn since the last move, or after implied moves."""
        for i, eve in enumerate(self.eves):  # never further back than the previous expectation
            if not eve[0] and not self._difference_at(eve, step):
                self.eves = self.eves[i:]
                return
        names_turn = any(path in TURN for path, _ in flat("", step.value))
        found = self._difference(self.table, step)
        if not found and names_turn and self._is_over_turn():
            found = (f"turn: expected {self.table.actor}, who has nothing left to do: the turn is over; if it is meant "
                     f"to be open, let a step of {self.table.actor} follow")
        elif not found:
            self.eves, self.turn_named = [], self.turn_named or names_turn
            return
        elif any(self._expect_ahead(step, backwards) for backwards in (False, True)
                 if not (names_turn and self.turn_named)):
            self.turn_named = names_turn
            return
        raise Failed(f"{found}; {open_decision(self.table)}")

    def _is_over_turn(self) -> bool:
        """Can the acting seat only end its turn, and does the scenario leave that out?"""
        if not is_idle(self.table) or self.table.notation(self.table.legal()[0]) != "end":
            return False
        later = next((step for step in self.steps[self.number + 1:]
                      if step.kind not in ("expect", "before", "after")), None)
        named = [] if later is None else [later.seat] if later.kind in ("move", "auto") else list(later.value)
        return not any(decides(self.table, seat) for seat in named)

    def _expect_ahead(self, step: Step, backwards: bool) -> bool:
        """Is the expectation true after moves without a choice? If so, they are played.

        Parts that may come in any order are taken in the printed order or `backwards`, because the first one may ask
        something that the scenario answers later.
        """
        ahead, way = self.table.clone(), list[int]()
        while len(way) < AHEAD and not ahead.over:
            onward = implied_move(ahead, backwards)
            if onward == NONE:
                break
            ahead.state.automa_snapshots = automa_snapshots = list[tuple[str, State]]()
            play_on(ahead, onward)
            ahead.state.automa_snapshots = None
            way.append(onward)
            found = [self._difference_at(eve, step) for eve in automa_snapshots if not eve[0]]
            if not all([*found, self._difference(ahead, step)]):
                for move in way:
                    if ending_move(self.table) == move:
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
        """Compares with the position before an automatic step, where the turn is the automa's or nobody's."""
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

    def _ask_legal(self, seat: str, value: dict[str, Any]) -> None:
        if value != {"is": []}:
            self._end_idle_turn(seat)
        table, forced, family = self.table, self.forced, self.table.game.turn_passing_move()
        if family and not any(text.split()[0] == family for text in moves_of("legal", value)):
            # A clone, because `legal` asks what the seat could do in its turn without taking it.
            self.table = table.clone()
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
                    now = {word: value[word] for word in value if word == "lacks"}  # must also be true now
                    legal(self.table, self.forced, seat, now)
                if not any(legal_in_order(self.table, self.forced, seat, value, back) for back in (False, True)):
                    raise

    def _refused(self, seat: str, value: Any) -> None:
        moves, rule, reason = grounds_of(value)
        forced = [(self.table.seats[who], self.table.notation(move)) for who, move in self.forced]
        for pattern in moves:
            for text in [written(self.table, pattern)] if ANY in pattern.split() else readings(self.table, pattern):
                found = Attempt(seat, text, rule, reason).difference(self.table, forced, self.last[0])
                if found:
                    raise Failed(f"{seat}: {text}: {found}")


def in_order(steps: list[Step], ahead: list[tuple[str, str]]) -> list[Step]:
    """Exchanges neighbouring moves of a seat that the engine asks for in the other order."""
    if not ahead:
        return steps
    ordered = [Step(step.kind, step.seat, list(step.value) if step.kind == "move" else step.value, step.line, step.path)
               for step in steps]
    last: tuple[str, list[str], int] | None = None
    for step in ordered:
        if step.kind != "move":
            last = None
            continue
        for i, text in enumerate(step.value):
            if last is not None and last[0] == step.seat:
                before = last[1][last[2]]
                if (text.split(" ")[0], before.split(" ")[0]) in ahead:
                    last[1][last[2]], step.value[i] = text, before
            last = step.seat, step.value, i
    return ordered


def check_scenario(scenario: Scenario) -> str:
    """The first difference with its file and line, or an empty string."""
    try:
        Run(scenario).go()
    except Failed as failure:
        return str(failure)
    return ""
