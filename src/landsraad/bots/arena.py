# cold
"""Bots against each other, in this process: one match is one game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from landsraad.bots.core.observation import Bot, Seen
from landsraad.bots.registry import make_bot
from landsraad.kernel.cells import M32
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.views import get_path


@dataclass(frozen=True, slots=True)
class Match:
    """How it ended. `shares` is what each seat won: 1, a part of it where the victory is shared, or 0."""

    seats: list[str]  # letters, of all seats
    players: list[str]  # letters, of those that bots held
    bots: list[str]  # their names
    result: dict[str, Any]
    shares: dict[str, float]
    decisions: int
    leaders: dict[str, str]
    rounds: int


def play_match(game: Game, options: dict[str, Any], bots: Sequence[str | Bot], seed: int) -> Match:
    """One game with those bots at the players' seats, in order. The same arguments give the same game.

    The options are checked ones. A bot is a name (see `make_bot`), or a bot.
    """
    state = game.begin(options, seed)
    minds = seat_bots(game, state, bots, seed)
    moves, _ = play_out(game, state, minds)
    result = game.result(state)
    letters = [game.plan.seats[seat] for seat in minds]
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    return Match(game.plan.seats[:state.players], letters, names, result,
                 {letter: (1 / len(result["winners"]) if letter in result["winners"] else 0.0) for letter in letters},
                 moves, leaders_of(state), rounds_of(state))


def seat_bots(game: Game, state: State, bots: Sequence[str | Bot], seed: int) -> dict[int, Bot]:
    """By seat, for a game that begins."""
    players = deciding_seats(state)
    if len(bots) != len(players):
        raise BadInput(f"{len(players)} bots are needed here, not {len(bots)}")
    return {seat: make_bot(bot, f"{seed} {game.plan.seats[seat]}", game) if isinstance(bot, str) else bot
            for seat, bot in zip(players, bots, strict=True)}


def play_out(game: Game, state: State, minds: dict[int, Bot]) -> tuple[int, int]:
    """To the end of the game: the number of decisions, and a checksum of the moves."""
    moves, checksum = 0, 0
    parse = game.plan.moves.parse
    while not state.over:
        actor = int(state.actor)
        text = minds[actor].choose(Seen(game, state, moves))
        move = parse(text)
        if not state.is_legal(move):
            raise BadInput(f"the bot at {game.plan.seats[actor]} chose {text!r}, which is not possible")
        apply(state, move)
        moves += 1
        checksum = (checksum * 31 + move) & M32
    return moves, checksum


def deciding_seats(state: State) -> list[int]:
    """The seats that no automa holds."""
    roles = state.plan.seat.field("role") is not None
    return [seat for seat in range(state.players)
            if not roles or get_path(state, f"{state.plan.seats[seat]}.role") == "player"]


def parties(state: State) -> list[str]:
    """Who wins and loses together, by seat: the name of its side or team, or its own where everybody plays alone."""
    for name in ("team", "side"):
        if state.plan.seat.field(name) is not None:
            return [str(get_path(state, f"{letter}.{name}")) for letter in state.plan.seats[:state.players]]
    return list(state.plan.seats[:state.players])


def leaders_of(state: State) -> dict[str, str]:
    """Who leads each seat, in games with leaders."""
    if state.plan.seat.field("leader") is None:
        return {}
    return {letter: str(get_path(state, f"{letter}.leader")) for letter in state.plan.seats[:state.players]}


def rounds_of(state: State) -> int:
    return int(get_path(state, "round")) if state.plan.table.field("round") is not None else 0
