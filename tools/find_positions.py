"""Finds decisions with a clearly right answer, for `tests/bots/positions`.

    make compile
    PYTHONPATH=build/compiled:. .venv/bin/python -P tools/find_positions.py imperium --players 3 --positions 60 \\
        --seed 7000000 --out tests/bots/positions/imperium-3.jsonl.xz

Plays quick games and looks at their last decisions. A position is kept if the rest of the game can be searched to its
end and every move either wins whatever the others do, or loses whatever they do, in each of several determinizations.

    PYTHONPATH=build/compiled:. .venv/bin/python -P tools/find_positions.py arrakis --sure --positions 60 \\
        --seed 7300000 --out tests/bots/positions/arrakis.jsonl.xz

`--sure` is for games with dice and long turns. A position is kept if a short search proves that some moves win at once,
whatever the others do and in every determinization, which have other dice; or, if none does, that some lose. All other
moves count as wrong, or as right. If another move wins with some of the dice, or if random moves win as well, the
position is left out.
"""

from __future__ import annotations

import argparse
import json
import lzma
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from landsraad.bots.core.evaluation import SEATS
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.networks import deciding_seats
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.training.layouts import Layout, make_layout
from landsraad.training.quick_games import QUICK, play_game

DETERMINIZATIONS: Final = 6
MOST_NODES: Final = 3000  # of the search of one move in one determinization
LAST_DECISIONS: Final = 60  # of a game, which are looked at
SURE_NODES: Final = 200
SURE_DECISIONS: Final = 16
SURE_DEPTHS: Final = (0, 1, 2)  # further decisions of the seat; the shortest way to win is found first
ANY_DEPTH: Final = 1000
DECIDED_AFTER: Final = 200  # moves of a random playout
LONGEST_GAME: Final = 1500  # moves; with --sure, because tests repeat them
PER_GAME: Final = 3
MOST_UNCLEAR: Final = 8  # decisions in a game that cannot be searched; earlier ones are longer still
CLOSE: Final = 2  # points between the first two; the end of other games is seldom in doubt
WIN, LOSS, OPEN, DOUBTFUL = "win", "loss", "open", "doubtful"


@dataclass(frozen=True)
class Found:
    """A decision: how to get there, and which of its moves win. All others lose."""

    game: str
    options: dict[str, Any]
    seed: int
    moves: list[str]
    right: list[str]
    wrong: int


class Solver:
    """Searches a game to its end. `friendly`: do the others help the seat?

    Where it has to stop, nothing is proved: neither that the seat wins against all others, nor that it loses with their
    help.
    """

    def __init__(self, layout: Layout, seat: int, friendly: bool, nodes: int = MOST_NODES) -> None:
        self.evaluation = evaluation_for(layout.game)
        self.seat = seat
        self.friendly = friendly
        self.known: dict[tuple[int, int], bool] = {}
        self.shares = floats(SEATS)
        self.left = nodes

    def wins(self, s: State, depth: int = ANY_DEPTH) -> bool:
        while not s.over and s.count == 1:
            apply(s, s.moves[0])
        if s.over:
            self.evaluation.final_win_probabilities(s, self.shares)
            return self.shares[self.seat] > (0.0 if self.friendly else 0.99)
        key = (s.fingerprint(), depth)
        if key not in self.known:
            self.left -= 1
            mine = s.allied(self.seat, s.actor)
            if self.left < 0 or (mine and depth == 0):
                return self.friendly
            found = (self.wins(played(s, move), depth - 1 if mine else depth) for move in s.legal())
            self.known[key] = any(found) if self.friendly or mine else all(found)
        return self.known[key]


def played(s: State, move: int) -> State:
    after = s.clone()
    apply(after, move)
    return after


def outcome(layout: Layout, positions: list[State], move: int, seat: int, sure: bool) -> str:
    """What a move leads to, whatever the others do and hold."""
    nodes = SURE_NODES if sure else MOST_NODES
    most = 0
    for depth in SURE_DEPTHS if sure else (ANY_DEPTH,):
        won = 0
        for tried, s in enumerate(positions, 1):
            won += Solver(layout, seat, False, nodes).wins(played(s, move), depth)
            if won < tried and (not sure or (won == 0 and tried == 2)):
                break
        most = max(most, won)
        if most == len(positions):
            return WIN
    if most > 0 and sure:
        return DOUBTFUL
    if not any(Solver(layout, seat, True, nodes).wins(played(s, move)) for s in positions):
        return LOSS
    return OPEN


def clear_answer(layout: Layout, s: State, sure: bool) -> list[int] | None:
    """The right moves, if there are others too. See the top of this file for what `sure` means."""
    seat = int(s.actor)
    positions = [determinize(s, seat, n) for n in range(DETERMINIZATIONS)]
    if sure and is_decided(layout, positions, seat):
        return None
    found: list[str] = []
    for move in s.legal():
        found.append(outcome(layout, positions, move, seat, sure))
        if found[-1] == DOUBTFUL or (found[-1] == OPEN and not sure):
            return None
    right = [move for move, how in zip(s.legal(), found, strict=True) if how == WIN]
    if not right and sure:
        right = [move for move, how in zip(s.legal(), found, strict=True) if how != LOSS]
    return right if 0 < len(right) < len(found) else None


def is_decided(layout: Layout, positions: list[State], seat: int) -> bool:
    """Whether even random moves win soon."""
    evaluation, shares = evaluation_for(layout.game), floats(SEATS)
    for n, position in enumerate([*positions, *positions]):
        s, rng = position.clone(), random.Random(n)
        for _ in range(DECIDED_AFTER):
            if not s.over:
                apply(s, rng.choice(s.legal()))
        if not s.over:
            return False
        evaluation.final_win_probabilities(s, shares)
        if shares[seat] < 1.0:
            return False
    return True


def find(layout: Layout, seed: int, sure: bool) -> Iterator[Found]:
    """Yields decisions of one game."""
    evaluation = evaluation_for(layout.game, for_search=True)
    moves = [int(move) for move in play_game(layout, evaluation, QUICK, seed)]
    if sure and len(moves) > LONGEST_GAME:
        return
    states = [layout.begin(seed)]
    for move in moves:
        states.append(played(states[-1], move))
    scores = sorted(layout.game.result(states[-1])["scores"].values(), reverse=True)
    if scores[0] - scores[1] > CLOSE and not sure:
        return
    plan = layout.game.plan.moves
    seats = deciding_seats(states[0])
    looked_at = SURE_DECISIONS if sure else LAST_DECISIONS
    candidates = [n for n in range(max(0, len(moves) - looked_at), len(moves))
                  if states[n].count > 1 and int(states[n].actor) in seats]
    clear: list[Found] = []
    unclear = 0
    for n in reversed(candidates):
        right = clear_answer(layout, states[n], sure)
        if right is not None:
            clear.append(Found(layout.game.name, layout.options_for(seed), seed,
                               [plan.text(move) for move in moves[:n]], [plan.text(move) for move in right],
                               int(states[n].count) - len(right)))
            continue
        unclear += 1
        if unclear > MOST_UNCLEAR and not sure:
            break
    yield from clear[-PER_GAME:]  # the first ones need the longest foresight


def write(path: Path, found: list[Found]) -> None:
    lines = [json.dumps(asdict(one), separators=(",", ":")) for one in found]
    path.write_bytes(lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    layout = make_layout(args.game, args.options)
    found: list[Found] = []
    seed = args.seed
    while len(found) < args.positions:
        found += list(find(layout, seed, args.sure))
        seed += 1
        if seed % 20 == 0:
            print(f"{seed - args.seed} games, {len(found)} positions", flush=True)
            write(args.out, found)
    write(args.out, found[:args.positions])


if __name__ == "__main__":
    main()
