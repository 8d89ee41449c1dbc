"""Trains the value network of `src/landsraad/bots/dune/value_network.py` on the results of solo games.

    make compile
    PYTHONPATH=build/compiled:. .venv/bin/python -P tools/train_value_network.py games --minutes 30 --seed 1 \\
        --out build/learn/1.npz
    .venv/bin/python tools/train_value_network.py fit build/learn/*.npz \\
        --out src/landsraad/bots/value_network_uprising.json

A game is begun by a bot with weights of its own and some moves at random, so that positions are of many kinds; from
some round on it is played by the bot as it is, and only from then on its positions are kept: what they are worth is
what *that* bot makes of them. Run `games` once for each core, with other seeds, and again with the insight that was
found. `fit` needs PyTorch (`pip install torch`); it learns from several files together, the earlier ones count less.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from pathlib import Path
from typing import Any

import numpy as np

import landsraad
from landsraad.bots.core.evaluation import SEATS
from landsraad.bots.core.observation import Seen
from landsraad.bots.core.search_bot import MentatBot
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune.features import Facts
from landsraad.bots.dune.uprising_evaluation import UprisingJudge
from landsraad.bots.dune.uprising_features import UprisingFacts
from landsraad.bots.dune.weights import UPRISING, UPRISING_ALONE, UPRISING_READING
from landsraad.bots.evaluators import judge_of, scales
from landsraad.games.dune.state.cells import PLAYER, ROLES, ROUND
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game

GAME = "uprising"  # the game that has an insight
LEVELS = {"mercenary": 3, "sardaukar": 75, "mentat": 10, "kwisatz_haderach": 12}  # how often each is played
FIRST_ROUNDS = (0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 6, 7)  # from which on a game is kept
VARIETY = (0.0, 0.25, 0.4)  # of the weights it is begun with: the deviation of their logarithm
STRAY = 0.06  # moves at random before
HIDDEN = (32, 16)  # neurons
OLD = 0.8  # what a file counts for, compared with the next
ROUNDS_OF_FIT = 6


def judge(game: Game, change: dict[str, float] | None = None) -> UprisingJudge:
    found = judge_of(game, thinks=True)
    assert isinstance(found, UprisingJudge)
    if change:
        found.alone = scales(found.book, UPRISING, UPRISING_READING, change)
    return found


# ------------------------------------------------------------------ games


class Notes:
    """Positions, and what became of them."""

    def __init__(self) -> None:
        self.facts: list[list[float]] = []
        self.judged: list[float] = []
        self.won: list[float] = []
        self.margin: list[float] = []
        self.game: list[int] = []

    def save(self, path: Path, names: list[str]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, facts=np.array(self.facts, np.float32), judged=np.array(self.judged, np.float32),
                 won=np.array(self.won, np.float32), margin=np.array(self.margin, np.float32),
                 game=np.array(self.game), names=np.array(names))


def play(game: Game, options: dict[str, Any], seed: int, simulations: int, notes: Notes) -> float:
    chance = random.Random(f"landsraad learn {seed}")
    main = judge(game)
    facts = UprisingFacts(main.tables, main.contracts)
    kept_from = chance.choice(FIRST_ROUNDS)
    spread = chance.choice(VARIETY)
    change = {name: value * math.exp(chance.gauss(0, spread)) for name, value in UPRISING_ALONE.items()}
    opening = MentatBot(judge(game, change), seed, max(simulations // 2, 40))
    bot = MentatBot(main, seed, simulations)
    s = game.begin(options, seed)
    me = next(seat for seat in range(s.players) if s.seats[seat][ROLES] == PLAYER)
    last, kept = 1, len(notes.facts)
    while not s.over:
        now = int(s.t[ROUND])
        if now > last and now >= kept_from:
            note(s, me, main, facts, notes)
        last = max(last, now)
        seen = Seen(game, s)
        if now >= kept_from:
            text = bot.choose(seen)
        else:
            text = chance.choice(seen.legal) if chance.random() < STRAY else opening.choose(seen)
        apply(s, game.plan.moves.parse(text))
    result = game.result(s)
    mine = game.plan.seats[me]
    won = 1 / len(result["winners"]) if mine in result["winners"] else 0.0
    points = result["scores"]
    for _ in range(len(notes.facts) - kept):
        notes.won.append(won)
        notes.margin.append(points[mine] - max(points[seat] for seat in points if seat != mine))
        notes.game.append(seed)
    return won


def note(s: State, me: int, main: UprisingJudge, facts: Facts, notes: Notes) -> None:
    out = floats(SEATS)
    main.shares(s, out)
    facts.fill(s, me)
    notes.facts.append([facts.out[i] for i in range(len(facts.names))])
    notes.judged.append(out[me])


def games(args: argparse.Namespace) -> None:
    notes = Notes()
    known = landsraad.game(GAME)
    end = time.monotonic() + 60 * args.minutes
    played, won, seed = 0, 0.0, args.seed * 1_000_000
    while time.monotonic() < end:
        level = random.Random(seed).choices(list(LEVELS), list(LEVELS.values()))[0]
        options = known.check_options({"players": 1, "difficulty": level})
        game = known.variant(options)
        won += play(game, options, seed, args.simulations, notes)
        played, seed = played + 1, seed + 1
        if played % 50 == 0:
            print(f"{played} games, {100 * won / played:.1f} % won, {len(notes.facts)} positions", flush=True)
    main = judge(known.variant({"players": 1}))
    notes.save(args.out, UprisingFacts(main.tables, main.contracts).names)


# ------------------------------------------------------------------ learning


def fit(args: argparse.Namespace) -> None:
    import torch
    torch.manual_seed(0)
    read = [np.load(path) for path in args.files]
    names = [str(name) for name in read[-1]["names"]]
    facts, judged, won, margin, game = (np.concatenate([each[key] for each in read])
                                        for key in ("facts", "judged", "won", "margin", "game"))
    counts = np.concatenate([np.full(len(each["won"]), OLD ** (len(read) - 1 - i), np.float32)
                             for i, each in enumerate(read)])
    spread = facts.std(0)
    flag = (facts.min(0) >= 0) & (facts.max(0) <= 1)  # yes or no, or one of many
    shift = np.where(flag, 0, facts.mean(0)).astype(np.float32)
    scale = np.where(spread > 1e-3, 1 / np.maximum(spread, np.where(flag, 0.3, 1e-3)), 0).astype(np.float32)
    x, y, m, w = (torch.tensor(each) for each in ((facts - shift) * scale, won, margin, counts))
    test = torch.tensor(game % 12 == 0)

    def loss_of(said: torch.Tensor, which: torch.Tensor) -> torch.Tensor:
        loss = torch.nn.functional.binary_cross_entropy_with_logits(said, y[which], reduction="none")
        return (w[which] * loss).sum() / w[which].sum()

    first, second = torch.nn.Linear(len(names), HIDDEN[0]), torch.nn.Linear(*HIDDEN)
    last, direct = torch.nn.Linear(HIDDEN[1], 2), torch.nn.Linear(len(names), 2, bias=False)
    torch.nn.init.zeros_(direct.weight)
    weights = [p for layer in (first, second, last, direct) for p in layer.parameters()]

    def answer(some: torch.Tensor) -> torch.Tensor:
        """Who wins; and by how many points, which is only asked because it helps to learn."""
        found: torch.Tensor = last(torch.relu(second(torch.relu(first(some))))) + direct(some)
        return found

    seen = torch.nonzero(~test)[:, 0]
    steps = ROUNDS_OF_FIT * (len(seen) // 256 + 1)
    optimizer = torch.optim.AdamW(weights, lr=2e-3, weight_decay=0.3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps)
    for _ in range(ROUNDS_OF_FIT):
        for part in torch.split(seen[torch.randperm(len(seen))], 256):
            said = answer(x[part])
            far = torch.nn.functional.smooth_l1_loss(said[:, 1], m[part], reduction="none")
            loss = loss_of(said[:, 0], part) + 0.05 * (w[part] * far).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    slope, moved = read_anew(judged, won)
    with torch.no_grad():
        unseen = torch.nonzero(test)[:, 0]
        print(f"{len(won)} positions; loss {loss_of(answer(x[seen])[:, 0], seen):.4f}, of games it did not see "
              f"{loss_of(answer(x[unseen])[:, 0], unseen):.4f}")
        into = first.weight.numpy() * scale
        straight = direct.weight.numpy()[0] * scale
        save(args.out, {
            "trust": args.trust, "slope": slope, "shift": moved, "facts": names,
            "bias": last.bias.numpy()[0] - straight @ shift, "direct": straight, "last": last.weight.numpy()[0],
            "second_bias": second.bias.numpy(), "second": second.weight.numpy(),
            "first_bias": first.bias.numpy() - into @ shift, "first": into})


def read_anew(judged: Any, won: Any) -> tuple[float, float]:
    """By a slope and a shift the judge's opinion becomes a chance: logistic regression, by Newton's method."""
    some = np.clip(judged.astype(float), 1e-4, 1 - 1e-4)
    x = np.stack([np.log(some / (1 - some)), np.ones(len(some))], 1)
    found = np.zeros(2)
    for _ in range(20):
        p = 1 / (1 + np.exp(-x @ found))
        found += np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x, x.T @ (won - p))
    return float(found[0]), float(found[1])


def save(path: Path, told: dict[str, Any]) -> None:
    """A line for each neuron."""
    def row(numbers: Any) -> str:
        return json.dumps([float(f"{number:.4g}") for number in numbers])

    lines = []
    for key, value in told.items():
        if key in ("first", "second"):
            text = "[\n" + ",\n".join("  " + row(each) for each in value) + "\n ]"
        elif key == "facts":
            text = json.dumps(value)
        else:
            text = row(value) if np.ndim(value) else f"{float(value):.4g}"
        lines.append(f' "{key}": {text}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("games", help="play games and keep their positions")
    playing.add_argument("--minutes", type=float, default=30)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--simulations", type=int, default=100)
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=games)
    fitting = commands.add_parser("fit", help="learn from such files, the oldest first")
    fitting.add_argument("files", nargs="+", type=Path)
    fitting.add_argument("--trust", type=float, default=0.5, help="in what is learnt, beside the judge (default 0.5)")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.set_defaults(run=fit)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
