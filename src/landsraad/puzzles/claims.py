"""What a puzzle claims, proved again: for mining and for `verify` alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from landsraad.bots.core.evaluation import Evaluation
from landsraad.games.dune.state.cells import ROUND
from landsraad.kernel.engine import State
from landsraad.puzzles.battles import weigh
from landsraad.puzzles.endings import is_threatened, solve_ending
from landsraad.puzzles.goals import goals_of, is_war, measure_for
from landsraad.puzzles.judgements import judge
from landsraad.puzzles.model import BATTLE, DEFENCE, FIGHT, JUDGEMENT, TURNS, WIN, Puzzle
from landsraad.puzzles.turns import TooLong, played, solve_turn

LEAST_LINES: Final = 12  # ends of a turn; fewer are seen at a glance

__all__ = ["Claim", "TooLong", "claim_of", "played", "with_level"]


@dataclass(frozen=True, slots=True)
class Claim:
    """What was proved of a position."""

    kind: str
    right: list[str]
    line: list[str]
    best: float
    values: dict[str, float]
    proof: dict[str, Any]

    def puzzle(self, draft: Puzzle, fingerprint: str) -> Puzzle:
        return replace(draft, fingerprint=fingerprint, kind=self.kind, right=self.right, line=self.line,
                       best=round(self.best, 4), values={move: round(n, 4) for move, n in self.values.items()},
                       proof=self.proof)

    def agrees(self, puzzle: Puzzle) -> bool:
        """Is it the same answer?"""
        if self.kind != puzzle.kind or sorted(self.right) != sorted(puzzle.right):
            return False
        return puzzle.kind == JUDGEMENT or (round(self.best, 4) == puzzle.best and {
            move: round(n, 4) for move, n in self.values.items()} == puzzle.values)


def claim_of(evaluation: Evaluation, puzzle: Puzzle, s: State) -> Claim | None:
    """Proves an answer to the question of the puzzle; None if there is no clear one, or it takes too long."""
    try:
        return prove(evaluation, puzzle, s)
    except (TooLong, RecursionError):
        return None


def prove(evaluation: Evaluation, puzzle: Puzzle, s: State) -> Claim | None:
    """The same. Raises `TooLong`."""
    if puzzle.kind in TURNS:
        return _turn(evaluation, puzzle, s)
    if puzzle.kind in (WIN, DEFENCE):
        return _ending(evaluation, puzzle, s)
    return _battle(puzzle, s) if puzzle.kind == BATTLE else _judgement(puzzle, s)


def _turn(evaluation: Evaluation, puzzle: Puzzle, s: State) -> Claim | None:
    if puzzle.kind not in goals_of(s):
        return None
    measure = measure_for(puzzle.kind, s, int(s.actor))
    if puzzle.kind == FIGHT and measure(s) > 0:
        return None
    solved = solve_turn(evaluation, s, measure)
    if solved is None or solved.ends < LEAST_LINES:
        return None
    text = s.plan.moves.text
    proof = {"deals": solved.deals, "positions": solved.positions, "ends": solved.ends, "best_ends": solved.best_ends}
    return Claim(puzzle.kind, [text(move) for move in solved.right], [text(move) for move in solved.line], solved.best,
                 {text(move): value for move, value in solved.values.items()}, proof)


def _ending(evaluation: Evaluation, puzzle: Puzzle, s: State) -> Claim | None:
    decided = solve_ending(evaluation, s)
    if decided is None:
        return None
    text = s.plan.moves.text
    kind = DEFENCE if decided.replies and is_threatened(evaluation, s, decided.wrong) else WIN
    proof = {"deals": decided.deals, "positions": decided.positions, "replies": decided.replies}
    return Claim(kind, [text(move) for move in decided.right], [text(move) for move in decided.line], 1.0,
                 {text(move): 0.0 for move in decided.wrong}, proof)


def _judgement(puzzle: Puzzle, s: State) -> Claim | None:
    judged = judge(puzzle.rules, s, puzzle.id)
    if judged is None:
        return None
    proof = {"searches": judged.searches, "simulations": judged.simulations, "lead": round(judged.lead, 3),
             "deals": judged.deals, "agree": round(judged.agree, 3)}
    return Claim(JUDGEMENT, [judged.right], [judged.right], judged.best, judged.values, proof)


def _battle(puzzle: Puzzle, s: State) -> Claim | None:
    weighed = weigh(puzzle.rules, s)
    if weighed is None:
        return None
    text = s.plan.moves.text
    right = [text(move) for move in weighed.right]
    proof = {"odds": "exact", "moves": len(weighed.values) + 1}
    return Claim(BATTLE, right, right, weighed.best, {text(move): n for move, n in weighed.values.items()}, proof)


def with_level(puzzle: Puzzle, level: str, s: State) -> Puzzle:
    """The puzzle with its difficulty and the words to find it by."""
    themes = ["late" if is_late(s) else "early"]
    if len(puzzle.line) > 1 and puzzle.kind in TURNS:
        themes.append("combination")
    if len(puzzle.right) == 1:
        themes.append("only-move")
    family = puzzle.rules.plan.moves.family_of(puzzle.rules.plan.moves.parse(puzzle.right[0])).name
    return replace(puzzle, level=level, themes=[*themes, family])


def is_late(s: State) -> bool:
    """Is the game in its second half?"""
    from landsraad.games.arrakis.state.cells import ROUND as WAR_ROUND
    return bool(s.t[WAR_ROUND] > 4 if is_war(s) else s.t[ROUND] > 5)
