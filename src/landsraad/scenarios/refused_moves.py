"""What must be refused, and why: a move that fails for another reason than the scenario means shows nothing.

The seat is asked, or would be if whoever has nothing left to do ended the turn: then it is the move itself that is
refused. Otherwise it fails because the decision is another seat's, and that has to be what the scenario is about.
"""

from __future__ import annotations

from typing import Final, final

from landsraad.kernel.cells import NONE
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason, plain
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import ANY, matching
from landsraad.scenarios.shortcuts import AHEAD, decides, play_on, texts_of, way_out

NOT_YOURS: Final = "not-your-decision"


@final
class Attempt:
    """A move, or many of them with `*`, that must fail; by that rule, or for that reason, if one is named."""

    def __init__(self, seat: str, text: str, rule: str, reason: str) -> None:
        self.seat = seat
        self.text = text
        self.rule = rule
        self.reason = reason

    def difference(self, table: Table, forced: list[tuple[str, str]], last: str) -> str:
        """Nothing, or why the step does not hold. `forced` are the moves made by themselves since the last one, which
        was that of the seat `last`."""
        if decides(table, self.seat):
            return self._tried(table)
        if self.reason == NOT_YOURS and not table.over:
            return ""
        taken = matching(self.text, [move for who, move in forced if who == self.seat])
        if taken:
            return f"not refused; it was the only move {self.seat} had, and it has been made"
        ahead = _past_idle_turns(table, self.seat)
        found = self._unheard(table) if ahead is None else self._tried(ahead)
        if not found or self.rule or self.reason:
            return found
        # Whose decision it is may be just what is meant.
        finished = last == self.seat or any(who == self.seat for who, _ in forced)
        if finished or table.over or self._is_of_a_turn(table) or self._is_on_offer(table):
            return ""
        return found

    def _tried(self, table: Table) -> str:
        """The seat decides: the move itself must be refused, with a reason, and leave everything as it is."""
        if ANY in self.text.split():
            legal = matching(self.text, list(texts_of(table, table.state)))
            return f"not refused; these are legal moves: {', '.join(legal)}" if legal else ""
        before, made = table.fingerprint(), len(table.moves)
        move, said = table.parse(self.text), ""
        reason = table.refusal(move)
        try:
            table.play(self.text)
        except BadInput as error:
            said = str(error)
        if len(table.moves) != made:
            return "not refused; it is a legal move"
        if not said:
            return "refused without a reason"
        if table.fingerprint() != before:
            return "refused, but the position is another one now"
        keys, rules = _grounds(reason)
        if self.rule not in ("", *rules) or self.reason not in ("", *keys):
            return (f"refused, but not because of {self.rule or self.reason}: {plain(reason)}; "
                    f"that is {' or '.join([f'rule: {rule}' for rule in rules] + [f'reason: {key}' for key in keys])}")
        return ""

    def _unheard(self, table: Table) -> str:
        if table.over:
            return "" if self.reason in ("", "over") and not self.rule else "refused because the game is over"
        return (f"refused only because the decision is {table.actor}'s; if that is meant, write "
                f"{self.seat}: {{move: {self.text}, reason: {NOT_YOURS}}}")

    def _is_of_a_turn(self, table: Table) -> bool:
        """Is it something for one's own turn, so that the question is whose turn it is?"""
        return self.text.split()[0] in table.game.openings()

    def _is_on_offer(self, table: Table) -> bool:
        """Does the seat try to answer for the one that is asked?"""
        return bool(matching(self.text, list(texts_of(table, table.state))))


def _past_idle_turns(table: Table, seat: str) -> Table | None:
    """Where the seat decides, once those who have nothing left to do have ended their turns; None: it does not."""
    ahead = table.clone()
    for _ in range(AHEAD):
        if ahead.over:
            return None
        shared = [move for move in ahead.legal() if ahead.notation(move) == f"{table.game.hands_over()} {seat}"]
        onward = shared[0] if shared else way_out(ahead)
        if onward == NONE:
            return None
        play_on(ahead, onward)
        if decides(ahead, seat):
            return ahead
    return None


def _grounds(reason: Reason) -> tuple[list[str], list[str]]:
    """The keys and the rules of a reason and of those inside it."""
    keys = [] if reason.key == "about" else [reason.key]
    rules = [reason.rule] if reason.rule else []
    for inner in reason.args.values():
        if isinstance(inner, Reason):
            more = _grounds(inner)
            keys += [key for key in more[0] if key not in keys]
            rules += [rule for rule in more[1] if rule not in rules]
    return keys, rules
