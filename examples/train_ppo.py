"""Trains a small network by masked PPO in self-play until it beats random play.

    make compile                                        # the engine as machine code: forty times faster, the same games
    pip install torch
    PYTHONPATH=build/compiled python -P examples/train_ppo.py --minutes 4

The game is a small version of Dune: Imperium: two players with fixed leaders, three rounds, and the leader wins.
`VectorTable` plays many tables at once. For each it gives the deciding seat, its observation (numbers in named fields)
and the mask of legal moves. One network plays both seats, because observations are relative to the viewer.

It is standard PPO (clipped policy ratio, value loss, entropy), with two details:

* Illegal moves get a logit of minus infinity before the softmax, so they have no probability and no gradient.
* Seats take turns, so the next decision at the table is usually not the next one of the same seat. `advantages` walks
  backwards through the steps and remembers what comes next for each seat of each table.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np

try:
    import torch
    from torch import nn
except ImportError:
    raise SystemExit("this example needs PyTorch: pip install torch") from None

from landsraad.envs.vector import VectorTable
from landsraad.trials.statistics import wilson

GAME = "imperium"
OPTIONS = {"players": 2, "leaders": ["duke_leto_atreides", "glossu_rabban"]}
ROUNDS = 3
GAMMA, LAMBDA = 0.995, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5


class Player(nn.Module):
    """Two hidden layers, a logit for each move, and an estimate of the reward."""

    def __init__(self, size: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)  # start with a uniform policy
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(rows.float().clamp(-1, 20) / 4)
        logits = self.policy(hidden).masked_fill(masks == 0, float("-inf"))
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    @torch.no_grad()
    def choose(self, rows: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Returns moves, their log-probabilities, and values."""
        logits, values = self(torch.from_numpy(rows.copy()), torch.from_numpy(masks.copy()))
        moves = torch.multinomial(logits.exp(), 1).squeeze(1)
        return moves, logits.gather(1, moves[:, None]).squeeze(1), values


@dataclass
class Steps:
    """What happened at all tables in some steps: [step, table]."""

    rows: torch.Tensor
    masks: torch.Tensor
    actors: np.ndarray
    moves: torch.Tensor
    chances: torch.Tensor
    values: torch.Tensor
    rewards: np.ndarray  # [step, table, seat]
    done: np.ndarray
    last: tuple[np.ndarray, np.ndarray]  # deciding seats after the last step, and their values


def play(tables: VectorTable, player: Player, n: int) -> Steps:
    rows, masks, actors, moves, chances, values, rewards, done = ([] for _ in range(8))
    for _ in range(n):
        rows.append(torch.from_numpy(tables.observations.copy()))  # the next step overwrites the array
        masks.append(torch.from_numpy(tables.masks.copy()))
        actors.append(tables.actors.copy())
        chosen, chance, value = player.choose(tables.observations, tables.masks)
        tables.step(chosen.numpy())
        moves.append(chosen)
        chances.append(chance)
        values.append(value)
        rewards.append(tables.rewards.copy())
        done.append(tables.done.copy())
    after = player.choose(tables.observations, tables.masks)[2].numpy()
    return Steps(torch.stack(rows), torch.stack(masks), np.stack(actors), torch.stack(moves), torch.stack(chances),
                 torch.stack(values), np.stack(rewards), np.stack(done), (tables.actors.copy(), after))


def advantages(steps: Steps) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns generalized advantage estimates for each seat's own decisions, and which are valid.

    A seat's last decision has none yet, unless the game ended or it is that seat's turn again.
    """
    n, tables, seats = steps.rewards.shape
    values = steps.values.numpy()
    found, known = np.zeros((n, tables), np.float32), np.zeros((n, tables), np.bool_)
    next_value, next_found = np.zeros((tables, seats), np.float32), np.zeros((tables, seats), np.float32)
    reward, certain = np.zeros((tables, seats), np.float32), np.zeros((tables, seats), np.bool_)
    every = np.arange(tables)
    next_value[every, steps.last[0]] = steps.last[1]
    certain[every, steps.last[0]] = True
    for t in range(n - 1, -1, -1):
        over = steps.done[t]
        next_value[over], next_found[over], certain[over] = 0, 0, True
        reward[over] = steps.rewards[t][over]
        seat = steps.actors[t]
        error = reward[every, seat] + GAMMA * next_value[every, seat] - values[t]
        found[t] = error + GAMMA * LAMBDA * next_found[every, seat]
        known[t] = certain[every, seat]
        next_value[every, seat], next_found[every, seat] = values[t], np.where(known[t], found[t], 0)
        reward[every, seat], certain[every, seat] = 0, True
    return torch.from_numpy(found), torch.from_numpy(known)


def learn(player: Player, optimizer: torch.optim.Optimizer, steps: Steps, epochs: int, batch: int) -> float:
    found, known = advantages(steps)
    take = known.flatten().nonzero().squeeze(1)
    rows, masks, moves, chances, targets, gains = (
        part.flatten(0, 1)[take] for part in (steps.rows, steps.masks, steps.moves, steps.chances,
                                              steps.values + found, found))
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    entropy = 0.0
    for _ in range(epochs):
        for some in torch.randperm(len(take)).split(batch):
            logits, values = player(rows[some], masks[some])
            ratio = (logits.gather(1, moves[some][:, None]).squeeze(1) - chances[some]).exp()
            gain = gains[some]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(logits.exp() * logits.masked_fill(masks[some] == 0, 0)).sum(1).mean()
            loss = policy + VALUE * (values - targets[some]).pow(2).mean() - ENTROPY * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
            entropy = float(spread.detach())
    return entropy


def against_random(player: Player, games: int, seed: int) -> tuple[float, int]:
    """Returns the win rate, with the network in each seat at half of the tables."""
    tables = VectorTable(GAME, min(games, 128), seed=seed, rounds=ROUNDS, **OPTIONS)
    random = np.random.default_rng(seed)
    mine = np.arange(tables.tables) % 2
    won, played = 0.0, 0
    while played < games:
        moves = tables.sample(random)
        asked = tables.actors == mine
        if asked.any():
            moves[asked] = player.choose(tables.observations[asked], tables.masks[asked])[0].numpy()
        tables.step(moves)
        for table in np.flatnonzero(tables.done):
            won += (1 + tables.rewards[table, mine[table]]) / 2  # rewards are 1 and -1, or 0 for both
            played += 1
    return won, played


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="Masked PPO on a two-player mini configuration.")
    parser.add_argument("--minutes", type=float, default=4.0, help="to learn (default 4)")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128, help="at each table between two lessons")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--games", type=int, default=400, help="against random play, before and after")
    parser.add_argument("--lessons", type=int, default=10**9, help="at most, whatever the time")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    torch.manual_seed(args.seed)
    tables = VectorTable(GAME, args.tables, seed=args.seed, rounds=ROUNDS, **OPTIONS)
    player = Player(tables.setup.size, tables.setup.moves, args.hidden)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3)
    print(f"{GAME}, {ROUNDS} rounds: {tables.setup.size} numbers per observation (schema {tables.setup.schema}), "
          f"{tables.setup.moves} moves", flush=True)
    tell(player, args.games, args.seed, "before")
    begun, lesson = time.perf_counter(), 0
    while time.perf_counter() - begun < 60 * args.minutes and lesson < args.lessons:
        steps = play(tables, player, args.steps)
        entropy = learn(player, optimizer, steps, epochs=3, batch=1024)
        lesson += 1
        if lesson % 10 == 0:
            decisions = lesson * args.tables * args.steps
            print(f"{time.perf_counter() - begun:5.0f} s: {decisions:,} decisions, {tables.games:,} games, "
                  f"entropy {entropy:.2f}", flush=True)
    return tell(player, args.games, args.seed + 1, "after")


def tell(player: Player, games: int, seed: int, when: str) -> float:
    won, played = against_random(player, games, seed)
    low, high = wilson(won, played)
    print(f"{when}: {100 * won / played:.1f} % of {played} games won against random play "
          f"(95 %: {100 * low:.1f}–{100 * high:.1f} %)", flush=True)
    return won / played


if __name__ == "__main__":
    main()
