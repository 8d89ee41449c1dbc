"""How hard a puzzle is: the smallest budget of search that solves it.

The bot `mentat` looks for the move that wins the game. So it is asked where the question is the same one, and about
battles. A turn puzzle has a question of its own, and its budget counts lines of the turn, tried at random.
"""

from __future__ import annotations

import random
from statistics import median
from typing import Final

from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.core.observation import Explains, Observation
from landsraad.bots.registry import make_bot
from landsraad.games.arrakis.state.cells import AIR_ATTACK, ATTACK
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game
from landsraad.puzzles.goals import measure_for
from landsraad.puzzles.model import BATTLE, LEVELS, TURNS, Puzzle
from landsraad.puzzles.turns import Turn

GREEDY: Final = "greedy"
TRIES: Final = 2  # with other seeds; a bot that finds it only sometimes has not solved it
SEARCHES: Final = 5  # at random; their median counts
OBVIOUS: Final = 6  # lines


def level_of(evaluation: Evaluation, puzzle: Puzzle, s: State) -> str:
    """One of `LEVELS`; empty if it is too easy for a puzzle."""
    if any(solves(evaluation, GREEDY, puzzle, s, n) for n in range(TRIES)):
        return ""
    budgets = [int(level) for level in LEVELS[:-1]]
    if puzzle.kind in TURNS:
        turn = Turn(evaluation, int(s.actor), measure_for(puzzle.kind, s, int(s.actor)))
        needed = median(turn.tries(s, random.Random(f"puzzle {n}"), puzzle.best, budgets[-1]) for n in range(SEARCHES))
        if needed <= OBVIOUS:
            return ""
        return next((str(budget) for budget in budgets if needed <= budget), LEVELS[-1])
    for budget in budgets:
        if all(solves(evaluation, f"mentat:{budget}", puzzle, s, n) for n in range(TRIES)):
            return str(budget)
    return LEVELS[-1]


def solves(evaluation: Evaluation, bot: str, puzzle: Puzzle, s: State, n: int) -> bool:
    """Does the bot give the right answer with this seed?"""
    game, player = puzzle.rules, make_bot(bot, f"puzzle {n}", puzzle.rules)
    if puzzle.kind == BATTLE:
        return best_attack(player, game, s) in puzzle.right
    if puzzle.kind not in TURNS:
        return player.choose(Observation(game, s)) in puzzle.right
    seat = int(s.actor)
    measure, s = measure_for(puzzle.kind, s, seat), s.clone()
    while not s.over and s.actor == seat:
        apply(s, game.plan.moves.parse(player.choose(Observation(game, s))))
        if s.over or evaluation.begins_turn(s):
            break
    return measure(s) >= puzzle.best


def best_attack(player: object, game: Game, s: State) -> str:
    """The move that the bot likes best among those the question is about."""
    assert isinstance(player, Explains)
    parse = game.plan.moves.parse
    found = [each.move for each in player.explain(Observation(game, s))]
    attacks = [text for text in found if ATTACK.has(parse(text)) or AIR_ATTACK.has(parse(text))]
    return (attacks or found)[0]
