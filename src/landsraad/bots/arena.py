# cold
"""Games between bots in this process. One match is one game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landsraad.bots.core.observation import Bot, Observation
from landsraad.bots.networks import deciding_seats as deciding_seats
from landsraad.bots.registry import make_bot
from landsraad.kernel.cells import M32
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.views import get_path


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a game.

    seats: the letters of all seats.
    players, bots: the letters of the seats that bots held, and the names of these bots.
    shares: the part of the victory that each of them won; 1 for a single winner, 0 for a loser.
    """

    seats: list[str]
    players: list[str]
    bots: list[str]
    result: dict[str, Any]
    shares: dict[str, float]
    decisions: int
    leaders: dict[str, str]
    rounds: int


def play_match(game: Game, options: dict[str, Any], bots: Sequence[str | Bot], seed: int) -> Match:
    """Plays one game with bots at the players' seats, in order. The same arguments give the same game.

    The options must have been checked. A bot is an object or a name (see `make_bot`).
    """
    state = game.begin(options, seed)
    bots_by_seat = seat_bots(game, state, bots, seed)
    moves, _ = play_out(game, state, bots_by_seat)
    result = game.result(state)
    letters = [game.plan.seats[seat] for seat in bots_by_seat]
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    return Match(game.plan.seats[:state.players], letters, names, result,
                 {letter: (1 / len(result["winners"]) if letter in result["winners"] else 0.0) for letter in letters},
                 moves, leaders_of(state), rounds_of(state))


def seat_bots(game: Game, state: State, bots: Sequence[str | Bot], seed: int) -> dict[int, Bot]:
    """Returns the bots by seat, for a new game."""
    players = deciding_seats(state)
    if len(bots) != len(players):
        raise BadInput(f"bots: {len(players)} are needed, {len(bots)} given")
    return {seat: make_bot(bot, f"{seed} {game.plan.seats[seat]}", game) if isinstance(bot, str) else bot
            for seat, bot in zip(players, bots, strict=True)}


def play_out(game: Game, state: State, bots_by_seat: dict[int, Bot]) -> tuple[int, int]:
    """Plays to the end of the game. Returns the number of decisions and a checksum of the moves."""
    moves, checksum = 0, 0
    parse = game.plan.moves.parse
    while not state.over:
        actor = int(state.actor)
        text = bots_by_seat[actor].choose(Observation(game, state, moves))
        move = parse(text)
        if not state.is_legal(move):
            raise BadInput(f"the bot at {game.plan.seats[actor]} chose {text!r}, which is not legal")
        apply(state, move)
        moves += 1
        checksum = (checksum * 31 + move) & M32
    return moves, checksum


def parties(state: State) -> list[str]:
    """Returns, for each seat, the name of its side or team; its own letter where each seat plays alone."""
    for name in ("team", "side"):
        if state.plan.seat.field(name) is not None:
            return [str(get_path(state, f"{letter}.{name}")) for letter in state.plan.seats[:state.players]]
    return list(state.plan.seats[:state.players])


def leaders_of(state: State) -> dict[str, str]:
    """Returns the leader of each seat, in games with leaders."""
    if state.plan.seat.field("leader") is None:
        return {}
    return {letter: str(get_path(state, f"{letter}.leader")) for letter in state.plan.seats[:state.players]}


def rounds_of(state: State) -> int:
    """Returns the number of the round; 0 in games that do not count rounds."""
    return int(get_path(state, "round")) if state.plan.table.field("round") is not None else 0
