"""Plays the moves that the steps of a scenario write, and fills in those that they leave out.

The engine plays a single forced move automatically, or asks for it if the others must not know that it is the only one;
then this module plays it. A scenario may still write a forced move, so that nothing happens silently. The forced moves
since the last step are kept, and a step that names one of them is accepted as already done.
"""

from __future__ import annotations

from typing import Final

from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import is_formality
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import ANY
from landsraad.scenarios.legal_moves import offer
from landsraad.scenarios.shortcuts import (
    BARE,
    asked_next,
    decides,
    declined_before,
    ending_move,
    forced_moves,
    implied_by,
    is_idle,
    missing_results,
    only_gain,
    play_on,
    texts_of,
    way_out,
)
from landsraad.scenarios.vocabulary import Failed, readings

CLOSING: Final = ("done", "skip")  # declines the rest of something


class MovePlayer:
    """A table, and what the last moves at it were."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.eves = table.automa_snapshots  # positions before automatic steps since the last move
        self.forced: list[tuple[int, int]] = [(event.seat, event.values[0]) for event in table.opening
                                              if event.kind is MOVED]
        self.last = ("", "")  # seat and text of the last move made by a step
        self.passed: set[str] = set()  # seats whose last move was an implied pass
        self.ended = ""  # the declining move that the last step wrote with another word
        self.twins: list[str] = []  # all texts of the last move, if there are several

    def _start(self) -> None:
        """Plays forced answers before the first step, and records events from then on."""
        self.table.state.listen()
        while is_formality(self.table.state):
            self.forced.append((self.table.state.seat, self.table.legal()[0]))
            self.table.play(self.table.legal()[0])

    def _move(self, seat: str, move_text: str) -> None:
        text = self._reading(seat, move_text)
        done = self._next_forced(seat, text)
        if done != NONE:
            self._pass_over(done)
            return
        self._end_idle_turn(seat)
        if text in BARE and self._is_run(seat):
            self._follow(seat)
            return
        if not self._decides(seat) and self._is_already_done(seat, text):
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
        if text in BARE and is_idle(self.table) and asked_next(self.table, seat, text):
            self._play(self.table.legal()[0])
            self._move(seat, text)
            return
        if text in BARE:
            declining = [word for word in texts if word in self.table.game.decline_moves()]
            if len(declining) == 1:
                self._play(texts[declining[0]])
                self.ended = declining[0]
                return
        if self._is_already_done(seat, text):
            return
        out = ending_move(self.table)
        if is_idle(self.table) or (out != NONE and self.table.notation(out) == "pass"):
            self._play(out)  # the written move belongs to the seat's next turn
            self._move(seat, text)
            return
        for opener in (implied_by(self.table, seat, text) or declined_before(self.table, seat, text)
                       or ([] if text in BARE else implied_by(self.table, seat, text, remote=True))):
            self._play(opener)
            self._move(seat, text)
            return
        gain = only_gain(self.table)
        if gain != NONE and text not in BARE:
            self._play(gain)
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

    def _is_already_done(self, seat: str, text: str) -> bool:
        """Does the text describe something that the last move already did?

        It may be the last move in other words, the order of something already done, a cost paid with the last move, the
        end of something that has ended, or a pass that was already implied because the scenario went on.
        """
        if text == "pass" and seat in self.passed:
            self.passed.remove(seat)
            return True
        if self.last[0] != seat:
            return False
        declining = self.table.game.decline_moves()
        if (text in BARE or text in declining) and not self._decides(seat):
            ended, self.ended = self.ended, ""
            nothing_left = text in CLOSING or text not in BARE  # such as `deploy 0` without troops
            return text == ended or (nothing_left and self.last[1] not in declining)
        if text in declining and text not in BARE and ending_move(self.table) != NONE:
            return self.last[1] not in declining
        if text in BARE or text in self.twins:
            return text in self.twins
        if text == "pay":
            open_now = [word.split()[0] for word in texts_of(self.table, self.table.state)]
            return (not {"choose", "first"} & {*open_now} and self.last[1].split()[0] in self.table.game.cost_moves()
                    and (self._has_paid(seat) or {*open_now} <= {*self.table.game.gives()}))
        if text.split()[0] in self.table.game.orders() and self._decides(seat) and ending_move(self.table) != NONE:
            return True  # nothing of it is left to order
        return self.table.game.is_past(self.table.state, self.table.seats.index(seat), self.table.parse(text))

    def _has_paid(self, seat: str) -> bool:
        """Did the seat, or an ally, give up anything with the last move?"""
        state, game = self.table.state, self.table.game
        return any(game.is_cost(event) and event.seat != NONE and state.allied(self.table.seats.index(seat), event.seat)
                   for event in state.log or [])

    def _reading(self, seat: str, move_text: str) -> str:
        """Chooses the reading of a shortened move: one that is legal now, or one that a legal move leads to."""
        texts = readings(self.table, move_text)
        if len(texts) == 1:
            return texts[0]
        now = texts_of(self.table, self.table.state) if self._decides(seat) else {}
        found = ([text for text in texts if text in now or self._next_forced(seat, text) != NONE]
                 or [text for text in texts if self.last[0] == seat and text in self.twins]
                 or [text for text in texts if any(text in self._meant(now[word]) for word in now)]
                 or [text for text in texts if now and implied_by(self.table, seat, text)])
        if len(found) > 1:
            raise Failed(f"{seat}: {move_text}: that may be {' or '.join(found)}")
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
        """Ends the turns of seats with nothing left to do, if the scenario continues with another seat."""
        while self.table.actor != seat and not self.table.over:
            out = ending_move(self.table)
            gain = only_gain(self.table) if out == NONE else NONE
            if out == NONE and gain == NONE:
                for move in way_out(self.table):
                    self._play(move)
                return
            self._decline(out if gain == NONE else gain)

    def _must_decide(self, seat: str, text: str) -> None:
        if not text.startswith(f"{self.table.game.turn_passing_move()} "):
            self._hand_over(seat)
        if self.table.over:
            raise Failed(f"{seat}: {text}: the game is over")
        if not self._decides(seat):
            raise Failed(f"{seat}: {text}: the decision is {self.table.actor}'s, not {seat}'s; {offer(self.table)}")

    def _decides(self, seat: str) -> bool:
        return decides(self.table, seat)

    def _is_run(self, seat: str) -> bool:
        """Is the seat played by the rules, without a question? Then its turn is already done."""
        return not self._decides(seat) and self.table.game.is_automa_seat(self.table.state,
                                                                          self.table.seats.index(seat))

    def _follow(self, seat: str) -> None:
        """Moves later expectations past an automa turn of that seat."""
        for i, (label, eve) in enumerate(self.eves):
            if not label and self.table.seats[eve.seat] == seat:
                self.eves = self.eves[i + 1:]
                return

    def _hand_over(self, seat: str) -> bool:
        """Passes a shared turn to the named seat if that is a legal move."""
        handover = f"{self.table.game.turn_passing_move()} {seat}"
        for move in [] if self.table.over else self.table.legal():
            if self.table.notation(move) == handover:
                self._play(move)
                return True
        return False

    def _decline(self, move: int) -> None:
        """Plays an implied move, such as ending a turn with nothing left to do."""
        self._play(move)
        if self.last[1] == "pass":
            self.passed.add(self.last[0])

    def _play(self, move: int) -> None:
        state = self.table.state
        state.log = []
        self.last = self.table.seats[state.actor], self.table.notation(move)
        self.passed.discard(self.last[0])
        self.ended = ""
        equivalent = self.table.game.equivalent_moves(state, move)
        self.twins = [self.table.notation(twin) for twin in [*equivalent, move]] if equivalent else self._meant(move)
        self.twins += [self.table.notation(done) for done in self.table.game.implied_moves(state.clone(), move)]
        self.eves = state.automa_snapshots = []
        state.draws = draws = list[tuple[str, bool]]()
        play_on(self.table, move)
        state.automa_snapshots = state.draws = None
        self.forced = forced_moves(state)
        if missing := missing_results(draws):
            raise Failed(missing)

    def _next_forced(self, seat: str, text: str) -> int:
        """The index of a forced move of that seat, or of one for which it decides.

        A bare word that is a legal move now means that move, not one that was declined before.
        """
        open_now = self.table.actor == seat and text in [self.table.notation(move) for move in self.table.legal()]
        for i, (who, move) in enumerate(self.forced):
            voice = self.table.game.plan.decider
            decider = who if voice == NONE else self.table.state.seats[who][voice]
            if seat in (self.table.seats[who], self.table.seats[decider]) and self._means(text, move, open_now):
                return i
        return NONE

    def _pass_over(self, done: int) -> None:
        """Marks a forced move as written out, together with earlier ones of the same seat."""
        seat = self.forced[done][0]
        self.forced = [(who, move) for i, (who, move) in enumerate(self.forced) if i > done or who != seat]

    def _means(self, text: str, move: int, open_now: bool) -> bool:
        notation = self.table.notation(move)
        return text in (notation,
                        ANY) or (text in BARE and not open_now and notation in self.table.game.decline_moves())
