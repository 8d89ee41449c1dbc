"""Trains the value network of `src/landsraad/bots/dune/value_network.py` on the results of solo games.

    make compile
    PYTHONPATH=build/compiled:. .venv/bin/python -P tools/train_value_network.py games --minutes 30 --seed 1 \\
        --out build/learn/1.npz
    .venv/bin/python tools/train_value_network.py fit build/learn/*.npz \\
        --out src/landsraad/bots/value_network_uprising.json

A bot with randomly changed weights and some random moves opens each game, so that positions differ. From a random round
on the real bot plays, and only these positions are kept, because their result is what *that* bot makes of them. Run
`games` once per core with different seeds, and again with the new network. `fit` needs PyTorch (`pip install torch`).
It learns from all files together; later files count more.
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
from landsraad.bots.core.observation import Observation
from landsraad.bots.core.search_bot import SearchBot
from landsraad.bots.core.vectors import floats
from landsraad.bots.dune.features import Features
from landsraad.bots.dune.uprising_evaluation import UprisingEvaluation
from landsraad.bots.dune.uprising_features import UprisingFeatures
from landsraad.bots.dune.weights import UPRISING, UPRISING_SOLO, UPRISING_VALUE_SCALE
from landsraad.bots.evaluators import evaluation_for, make_weights
from landsraad.games.dune.state.cells import PLAYER, ROLES, ROUND
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game

GAME = "uprising"  # the game that has a value network
LEVELS = {"mercenary": 3, "sardaukar": 75, "mentat": 10, "kwisatz_haderach": 12}  # relative frequencies
FIRST_ROUNDS = (0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 6, 7)  # rounds from which on positions are kept
VARIETY = (0.0, 0.25, 0.4)  # standard deviations of the logarithm of the opening bot's weights
RANDOM_MOVES = 0.06  # part of the moves of the opening
HIDDEN = (32, 16)  # neurons
AGE_DISCOUNT = 0.8  # weight of a file relative to the next one
EPOCHS = 6


def evaluation(game: Game, changes: dict[str, float] | None = None) -> UprisingEvaluation:
    """Returns the evaluation of `mentat`, with some weights of solo games changed."""
    found = evaluation_for(game, for_search=True)
    assert isinstance(found, UprisingEvaluation)
    if changes:
        found.solo = make_weights(found.box, UPRISING, UPRISING_VALUE_SCALE, changes)
        found.hardest = make_weights(found.box, UPRISING, UPRISING_VALUE_SCALE, {**changes, "saving_swordmaster": 0.0})
    return found


# ------------------------------------------------------------------ games


class Samples:
    """Positions, the evaluation's estimates, and how the games ended."""

    def __init__(self) -> None:
        self.features: list[list[float]] = []
        self.evaluations: list[float] = []
        self.won: list[float] = []
        self.margin: list[float] = []
        self.game: list[int] = []

    def save(self, path: Path, names: list[str]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, features=np.array(self.features, np.float32),
                 evaluations=np.array(self.evaluations, np.float32), won=np.array(self.won, np.float32),
                 margin=np.array(self.margin, np.float32), game=np.array(self.game), names=np.array(names))


def play(game: Game, options: dict[str, Any], seed: int, simulations: int, samples: Samples) -> float:
    """Plays one game, adds its positions, and returns the part of the victory that the player won."""
    rng = random.Random(f"landsraad learn {seed}")
    usual = evaluation(game)
    features = UprisingFeatures(usual.values, usual.promised)
    kept_from = rng.choice(FIRST_ROUNDS)
    spread = rng.choice(VARIETY)
    changes = {name: value * math.exp(rng.gauss(0, spread)) for name, value in UPRISING_SOLO.items()}
    opening = SearchBot(evaluation(game, changes), seed, max(simulations // 2, 40))
    bot = SearchBot(usual, seed, simulations)
    s = game.begin(options, seed)
    me = next(seat for seat in range(s.players) if s.seats[seat][ROLES] == PLAYER)
    last, kept = 1, len(samples.features)
    while not s.over:
        now = int(s.t[ROUND])
        if now > last and now >= kept_from:
            add_sample(s, me, usual, features, samples)
        last = max(last, now)
        observation = Observation(game, s)
        if now >= kept_from:
            text = bot.choose(observation)
        else:
            text = rng.choice(observation.legal) if rng.random() < RANDOM_MOVES else opening.choose(observation)
        apply(s, game.plan.moves.parse(text))
    result = game.result(s)
    mine = game.plan.seats[me]
    won = 1 / len(result["winners"]) if mine in result["winners"] else 0.0
    points = result["scores"]
    for _ in range(len(samples.features) - kept):
        samples.won.append(won)
        samples.margin.append(points[mine] - max(points[seat] for seat in points if seat != mine))
        samples.game.append(seed)
    return won


def add_sample(s: State, me: int, usual: UprisingEvaluation, features: Features, samples: Samples) -> None:
    out = floats(SEATS)
    usual.win_probabilities(s, out)
    features.fill(s, me)
    samples.features.append([features.out[i] for i in range(len(features.names))])
    samples.evaluations.append(out[me])


def games(args: argparse.Namespace) -> None:
    samples = Samples()
    known = landsraad.game(GAME)
    end = time.monotonic() + 60 * args.minutes
    played, won, seed = 0, 0.0, args.seed * 1_000_000
    while time.monotonic() < end:
        level = random.Random(seed).choices(list(LEVELS), list(LEVELS.values()))[0]
        options = known.check_options({"players": 1, "difficulty": level})
        game = known.variant(options)
        won += play(game, options, seed, args.simulations, samples)
        played, seed = played + 1, seed + 1
        if played % 50 == 0:
            print(f"{played} games, {100 * won / played:.1f} % won, {len(samples.features)} positions", flush=True)
    usual = evaluation(known.variant({"players": 1}))
    samples.save(args.out, UprisingFeatures(usual.values, usual.promised).names)


# ------------------------------------------------------------------ training


def fit(args: argparse.Namespace) -> None:
    import torch
    torch.manual_seed(0)
    files = [np.load(path) for path in args.files]
    names = [str(name) for name in files[-1]["names"]]
    features, evaluations, won, margin, game = (np.concatenate([each[key] for each in files])
                                                for key in ("features", "evaluations", "won", "margin", "game"))
    weights = np.concatenate([np.full(len(each["won"]), AGE_DISCOUNT ** (len(files) - 1 - i), np.float32)
                              for i, each in enumerate(files)])
    deviation = features.std(0)
    is_flag = (features.min(0) >= 0) & (features.max(0) <= 1)
    shift = np.where(is_flag, 0, features.mean(0)).astype(np.float32)
    scale = np.where(deviation > 1e-3, 1 / np.maximum(deviation, np.where(is_flag, 0.3, 1e-3)), 0).astype(np.float32)
    x, y, m, w = (torch.tensor(each) for each in ((features - shift) * scale, won, margin, weights))
    is_test = torch.tensor(game % 12 == 0)

    def loss_of(logits: torch.Tensor, which: torch.Tensor) -> torch.Tensor:
        loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, y[which], reduction="none")
        return (w[which] * loss).sum() / w[which].sum()

    first, second = torch.nn.Linear(len(names), HIDDEN[0]), torch.nn.Linear(*HIDDEN)
    output, skip = torch.nn.Linear(HIDDEN[1], 2), torch.nn.Linear(len(names), 2, bias=False)
    torch.nn.init.zeros_(skip.weight)
    parameters = [p for layer in (first, second, output, skip) for p in layer.parameters()]

    def network(batch: torch.Tensor) -> torch.Tensor:
        """Returns the logit of a win, and the margin in points, which is an auxiliary target only."""
        found: torch.Tensor = output(torch.relu(second(torch.relu(first(batch))))) + skip(batch)
        return found

    train = torch.nonzero(~is_test)[:, 0]
    steps = EPOCHS * (len(train) // 256 + 1)
    optimizer = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=0.3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps)
    for _ in range(EPOCHS):
        for batch in torch.split(train[torch.randperm(len(train))], 256):
            found = network(x[batch])
            margin_loss = torch.nn.functional.smooth_l1_loss(found[:, 1], m[batch], reduction="none")
            loss = loss_of(found[:, 0], batch) + 0.05 * (w[batch] * margin_loss).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    slope, bias = calibrate(evaluations, won)
    with torch.no_grad():
        test = torch.nonzero(is_test)[:, 0]
        print(f"{len(won)} positions; loss {loss_of(network(x[train])[:, 0], train):.4f}, on held-out games "
              f"{loss_of(network(x[test])[:, 0], test):.4f}")
        first_weights = first.weight.numpy() * scale
        skip_weights = skip.weight.numpy()[0] * scale
        save(args.out, {
            "network_share": args.network_share, "prior_slope": slope, "prior_bias": bias, "features": names,
            "bias": output.bias.numpy()[0] - skip_weights @ shift, "skip": skip_weights,
            "output": output.weight.numpy()[0], "second_bias": second.bias.numpy(), "second": second.weight.numpy(),
            "first_bias": first.bias.numpy() - first_weights @ shift, "first": first_weights})


def calibrate(estimates: Any, won: Any) -> tuple[float, float]:
    """Returns slope and bias that calibrate the evaluation's logit, by logistic regression."""
    clipped = np.clip(estimates.astype(float), 1e-4, 1 - 1e-4)
    x = np.stack([np.log(clipped / (1 - clipped)), np.ones(len(clipped))], 1)
    found = np.zeros(2)
    for _ in range(20):
        p = 1 / (1 + np.exp(-x @ found))
        found += np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x, x.T @ (won - p))
    return float(found[0]), float(found[1])


def save(path: Path, parameters: dict[str, Any]) -> None:
    """Writes the parameters as JSON, one line per neuron."""
    def row(numbers: Any) -> str:
        return json.dumps([float(f"{number:.4g}") for number in numbers])

    lines = []
    for key, value in parameters.items():
        if key in ("first", "second"):
            text = "[\n" + ",\n".join("  " + row(each) for each in value) + "\n ]"
        elif key == "features":
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
    fitting = commands.add_parser("fit", help="train on such files, the oldest first")
    fitting.add_argument("files", nargs="+", type=Path)
    fitting.add_argument("--network-share", type=float, default=0.5,
                         help="weight of the network beside the evaluation (default 0.5)")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.set_defaults(run=fit)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
