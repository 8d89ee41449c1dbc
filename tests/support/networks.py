"""Small value networks with random weights, for tests."""

from __future__ import annotations

import random
from array import array
from pathlib import Path

import landsraad
from landsraad.bots.networks import SUFFIX, NetworkFile, layout_name, observer_of, write_network
from landsraad.kernel.game import Game

WIDE, DEEP = 8, 4


def random_network(game: Game, options: dict[str, object], seed: int = 1) -> NetworkFile:
    """A network for these options, which reads all inputs."""
    s = game.begin(game.check_options(options), 0)
    observer, schema = observer_of(game, int(s.players))
    rng = random.Random(seed)
    seats, inputs = int(s.players), int(observer.size)
    weights = array("h", [rng.randrange(-200, 200) for _ in range(inputs * WIDE)])
    weights.extend(rng.randrange(-1500, 1500) for _ in range(WIDE * DEEP + DEEP * seats))
    head = {"layout": layout_name(game, s), "schema": schema, "players": seats, "inputs": inputs, "wide": WIDE,
            "deep": DEEP, "slopes": [0.9, 1.0, 1.1], "trusts": [1.0, 0.5, 1.0],
            "first_bias": [100 * n for n in range(WIDE)], "second_bias": [1000] * DEEP,
            "last_bias": [10**6 * n for n in range(seats)], "made": {}}
    return NetworkFile(head, weights, [str(n) for n in range(inputs)])


def written(folder: Path, network: NetworkFile) -> Path:
    path = folder / f"{network.head['layout']}{SUFFIX}"
    write_network(path, network)
    return path


def variant(name: str, options: dict[str, object]) -> Game:
    return landsraad.game(name).variant(options)
