# cold
"""What a player has to go by, and what a player is.

A bot is asked with a `Seen`: the view of its seat, the legal moves, and as many *deals* as it likes. A deal is a full
position that agrees with all that the seat knows, the rest dealt at random; so a bot can try things out without ever
meeting the position itself. The twenty-line way is a function of a view and the legal moves, see `FunctionBot`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, final, runtime_checkable

from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.packing import pack, unpack
from landsraad.kernel.table import Table


@final
class Seen:
    """A decision as the seat that makes it sees it. The position stays in here: only views and deals come out."""

    def __init__(self, game: Game, state: State, moves: int = 0) -> None:
        if state.over:
            raise BadInput("the game is over: there is nothing to decide")
        self.game = game
        self.seat = int(state.actor)  # its number; `game.plan.seats[seat]` is its name
        self.moves = moves  # made so far
        self.__state = state

    @cached_property
    def view(self) -> dict[str, Any]:
        """As `Table.view` gives it to the seat."""
        view = Table(self.game, {}, 0, self.__state, self.__state, []).view(self.seat)
        view["moves"] = self.moves
        return view

    @cached_property
    def legal(self) -> list[str]:
        text = self.game.plan.moves.text
        return [text(move) for move in self.__state.legal()]

    def deal(self, seed: int) -> State:
        """A position that looks the same to the seat; the same one for the same seed, whatever lies hidden."""
        return determinize(self.__state, self.seat, seed)

    def packed(self) -> bytes:
        """A deal for another process: what crosses over is a guess already. See `unpacked`."""
        return pack(self.deal(0))


def unpacked(game: Game, data: bytes, moves: int = 0) -> Seen:
    """The same decision from what `Seen.packed` gave: a deal of a deal is a deal."""
    return Seen(game, unpack(game.plan, data), moves)


def seen_at(table: Table) -> Seen:
    """What the seat that must decide there sees."""
    return Seen(table.game, table.state, table.made)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was considered: what it is thought to be worth, and how much thought went into it."""

    move: str
    value: float  # the chance to win, as far as the bot can tell
    share: float  # of all the thought, or of the trust: they add up to 1


@runtime_checkable
class Bot(Protocol):
    def choose(self, seen: Seen) -> str:
        """The text of one of the legal moves."""
        ...


@runtime_checkable
class Explains(Bot, Protocol):
    def explain(self, seen: Seen) -> list[Candidate]:
        """What it would choose from, the best first."""
        ...


class FunctionBot:
    """A bot from a function: `my_bot(view, legal)` gives one of the legal moves."""

    def __init__(self, function: Callable[[dict[str, Any], list[str]], str]) -> None:
        self.function = function

    def choose(self, seen: Seen) -> str:
        return self.function(seen.view, seen.legal)
