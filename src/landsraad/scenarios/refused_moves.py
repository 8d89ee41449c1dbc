"""The `refused` step of a scenario: a move that must be refused, and for the intended reason.

If the seat decides, or would decide after others end turns in which they have nothing left to do, the move itself must
be refused. Otherwise it fails because another seat decides, and that must be what the scenario is about.
"""

from __future__ import annotations

from typing import Final, final

from landsraad.kernel.cells import NONE
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason, plain
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import ANY, matching
from landsraad.scenarios.shortcuts import AHEAD, decides, ending_move, play_on, texts_of
from landsraad.scenarios.vocabulary import absent_rule

NOT_YOURS: Final = "not-your-decision"
ABSENT: Final = "not-in-this-game"


@final
class Attempt:
    """A move that must fail, or a pattern with `*`; optionally by a given rule or for a given reason."""

    def __init__(self, seat: str, text: str, rule: str, reason: str) -> None:
        self.seat = seat
        self.text = text
        self.rule = rule
        self.reason = reason

    def difference(self, table: Table, forced: list[tuple[str, str]], last: str) -> str:
        """Why the step is wrong; empty if it is right.

        `forced` are the automatic moves since the last step, which was made by the seat `last`.
        """
        absent = "" if ANY in self.text.split() else absent_rule(table, self.text)
        if absent:
            fits = self.rule in ("", absent) and self.reason in ("", ABSENT)
            why = f"refused because it is not at this table; that is rule: {absent} or reason: {ABSENT}"
            return "" if fits else why
        if decides(table, self.seat):
            return self._try(table)
        if self.reason == NOT_YOURS and not table.over:
            return ""
        taken = matching(self.text, [move for who, move in forced if who == self.seat])
        if taken:
            return f"not refused; it was the only move {self.seat} had, and it has been made"
        ahead = _past_idle_turns(table, self.seat)
        found = self._not_asked(table) if ahead is None else self._try(ahead)
        if not found or self.rule or self.reason:
            return found
        # The scenario may mean just that another seat decides.
        finished = last == self.seat or any(who == self.seat for who, _ in forced)
        if finished or table.over or self._is_of_a_turn(table) or self._is_on_offer(table):
            return ""
        return found

    def _try(self, table: Table) -> str:
        """The seat decides: the move itself must be refused, with a reason and without changes."""
        if ANY in self.text.split():
            legal = matching(self.text, list(texts_of(table, table.state)))
            return f"not refused; these are legal moves: {', '.join(legal)}" if legal else ""
        before, made = table.fingerprint(), len(table.moves)
        move, message = table.parse(self.text), ""
        reason = table.refusal(move)
        try:
            table.play(self.text)
        except BadInput as error:
            message = str(error)
        if len(table.moves) != made:
            return "not refused; it is a legal move"
        if not message:
            return "refused without a reason"
        if table.fingerprint() != before:
            return "refused, but the position is another one now"
        keys, rules = _grounds(reason)
        about = [rule for name in self.text.split()[1:] for rule in table.game.rules_about(name)]
        if self.rule not in ("", *rules, *about) or self.reason not in ("", *keys):
            return (f"refused, but not because of {self.rule or self.reason}: {plain(reason)}; "
                    f"that is {' or '.join([f'rule: {rule}' for rule in rules] + [f'reason: {key}' for key in keys])}")
        return ""

    def _not_asked(self, table: Table) -> str:
        if table.over:
            return "" if self.reason in ("", "over") and not self.rule else "refused because the game is over"
        return (f"refused only because the decision is {table.actor}'s; if that is meant, write "
                f"{self.seat}: {{move: {self.text}, reason: {NOT_YOURS}}}")

    def _is_of_a_turn(self, table: Table) -> bool:
        """Is the move only for a seat's own turn? Then it fails because of whose turn it is."""
        return self.text.split()[0] in table.game.turn_moves()

    def _is_on_offer(self, table: Table) -> bool:
        """Does the seat try to answer a question that another seat is asked?"""
        return bool(matching(self.text, list(texts_of(table, table.state))))


def _past_idle_turns(table: Table, seat: str) -> Table | None:
    """The position in which the seat decides after idle turns are ended; None if it does not."""
    ahead = table.clone()
    for _ in range(AHEAD):
        if ahead.over:
            return None
        shared = [move for move in ahead.legal() if ahead.notation(move) == f"{table.game.turn_passing_move()} {seat}"]
        onward = shared[0] if shared else ending_move(ahead)
        if onward == NONE:
            return None
        play_on(ahead, onward)
        if decides(ahead, seat):
            return ahead
    return None


def _grounds(reason: Reason) -> tuple[list[str], list[str]]:
    """Message keys and rule ids of a reason, including nested reasons."""
    keys = [] if reason.key == "about" else [reason.key]
    rules = [reason.rule] if reason.rule else []
    for inner in reason.args.values():
        if isinstance(inner, Reason):
            more = _grounds(inner)
            keys += [key for key in more[0] if key not in keys]
            rules += [rule for rule in more[1] if rule not in rules]
    return keys, rules
