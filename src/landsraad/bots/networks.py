# cold
"""Value networks of tables: one file for each layout, found by the name of the layout.

A file has a line of JSON (what it is for and how it was made), then compressed weights. It is refused if the schema of
the observation has changed since; the hand-made evaluation plays alone then. `landsraad train` writes such files.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from landsraad.bots.core.evaluation import NetworkSource
from landsraad.bots.core.residual_network import NetworkWeights, ResidualNetwork
from landsraad.bots.core.vectors import vector
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.observation.schema import Observer
from landsraad.kernel.views import get_path

FORMAT: Final = "landsraad network 1"
FOLDER: Final = Path(__file__).with_name("trained")
SUFFIX: Final = ".net"


@dataclass(frozen=True)
class NetworkFile:
    """A network as it is kept.

    head: `layout`, `schema`, `players`, `inputs`, `wide`, `deep`, the biases, `slopes`, `trusts`, and `made`, which
    says how it was made. weights: of the three layers, one after the other, in parts of `SCALE`. names: of the inputs.
    """

    head: dict[str, Any]
    weights: array[int]
    names: list[str]


def write_network(path: Path, network: NetworkFile) -> None:
    """Writes a file. The bytes of weights are sorted into low and high ones, which compresses better."""
    weights = array("h", network.weights)
    if sys.byteorder == "big":
        weights.byteswap()
    data = weights.tobytes()
    body = lzma.compress(data[::2] + data[1::2] + "\n".join(network.names).encode(), preset=9)
    head = {"format": FORMAT, **network.head, "weights": len(weights)}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(json.dumps(head, separators=(",", ":")).encode() + b"\n" + body)


def read_network(path: Path) -> NetworkFile:
    """Reads a file."""
    try:
        first, _, body = path.read_bytes().partition(b"\n")
        head: dict[str, Any] = json.loads(first)
        if head["format"] != FORMAT:
            raise ValueError(head["format"])
        data = lzma.decompress(body)
        n = int(head["weights"])
        both = bytearray(2 * n)
        both[::2], both[1::2] = data[:n], data[n:2 * n]
    except (OSError, ValueError, KeyError, lzma.LZMAError) as error:
        raise BadInput(f"{path}: not a network: {error}") from None
    weights = array("h", bytes(both))
    if sys.byteorder == "big":
        weights.byteswap()
    return NetworkFile(head, weights, data[2 * n:].decode().split("\n"))


@cache
def weights_in(path: Path) -> tuple[str, NetworkWeights] | None:
    """Returns the schema and the weights of a file; None if there is no such file."""
    if not path.is_file():
        return None
    found = read_network(path)
    head = found.head
    inputs, wide, deep, players = (int(head[key]) for key in ("inputs", "wide", "deep", "players"))
    numbers = [float(weight) for weight in found.weights]
    second = inputs * wide
    last = second + wide * deep
    return head["schema"], NetworkWeights(
        players, inputs, wide, deep, vector(numbers[:second]), vector(head["first_bias"]),
        vector(numbers[second:last]), vector(head["second_bias"]), vector(numbers[last:]), vector(head["last_bias"]),
        vector(head["slopes"]), vector(head["trusts"]))


class Networks(NetworkSource):
    """The networks of a game. `folder` has the files."""

    def __init__(self, game: Game, folder: Path = FOLDER) -> None:
        self.game = game
        self.folder = folder
        self.made: dict[str, ResidualNetwork | None] = {}

    def network_for(self, s: State) -> ResidualNetwork | None:
        name = layout_name(self.game, s)
        if name not in self.made:
            self.made[name] = self.make(name, int(s.players))
        return self.made[name]

    def make(self, name: str, seats: int) -> ResidualNetwork | None:
        found = weights_in(self.folder / f"{name}{SUFFIX}")
        if found is None:
            return None
        schema, weights = found
        observer, right = observer_of(self.game, seats)
        return ResidualNetwork(weights, observer) if schema == right else None


# Of each game and number of seats, so that the description is made once. Variants are few.
_OBSERVERS: Final[dict[tuple[int, int], tuple[Game, Observer, str]]] = {}


def observer_of(game: Game, seats: int) -> tuple[Observer, str]:
    """Returns the description of observations, and its schema."""
    key = (id(game), seats)
    if key not in _OBSERVERS:
        observer = Observer(game.plan, seats, game.observed())
        _OBSERVERS[key] = (game, observer, observer.schema)  # which keeps the game, and so its id
    _, observer, schema = _OBSERVERS[key]
    return observer, schema


def layout_name(game: Game, s: State) -> str:
    """Returns the name of the layout of a table, such as `imperium-4` or `uprising-1-of-3+immortality`."""
    deciding = len(deciding_seats(s))
    seats = f"{deciding}" if deciding == s.players else f"{deciding}-of-{int(s.players)}"
    return "+".join([f"{game.name}-{seats}", *sorted(game.expansions())])


def deciding_seats(state: State) -> list[int]:
    """Returns the seats that are not automas."""
    roles = state.plan.seat.field("role") is not None
    return [seat for seat in range(state.players)
            if not roles or get_path(state, f"{state.plan.seats[seat]}.role") == "player"]
