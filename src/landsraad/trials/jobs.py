"""Some games to play, as plain data, and the function that plays them wherever it is called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import landsraad
from landsraad.bots import Bot, Seen, make_bot
from landsraad.bots.arena import deciding_seats
from landsraad.kernel.cells import M32
from landsraad.kernel.engine import State, apply, playout
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.play.external_bots import ProgramBot
from landsraad.trials.seat_results import Sheet, sheets_of

RANDOM: Final = "random"
PROGRAM: Final = "run:"  # before a command that is a bot


@dataclass(frozen=True, slots=True)
class Round:
    """One game to play. Without bots: random moves, chosen inside the engine."""

    number: int
    seed: int
    options: dict[str, Any]  # checked ones
    bots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Job:
    game: str
    rules: str  # the version that must be installed where the job is done
    rounds: tuple[Round, ...]


def play_job(job: Job) -> list[Sheet]:
    game = landsraad.game(job.game)
    if game.version != job.rules:
        raise BadInput(f"{job.game} has the rules {game.version} here and {job.rules} where the work was given out")
    return [sheet for one in job.rounds for sheet in play_round(game.variant(one.options), one)]


def play_round(game: Game, one: Round) -> list[Sheet]:
    s = game.begin(one.options, one.seed, listening=True)
    players = deciding_seats(s)
    if one.bots:
        decisions, checksum = play_bots(game, s, one, players)
    else:
        decisions, checksum = playout(s, one.seed & M32)
    return sheets_of(game, s, one.number, one.seed, list(one.bots) or [RANDOM] * len(players), decisions, checksum)


def play_bots(game: Game, s: State, one: Round, players: list[int]) -> tuple[int, int]:
    """As `kernel.playout`: the number of decisions, and a checksum of the moves."""
    if len(one.bots) != len(players):
        raise BadInput(f"{len(players)} bots are needed here, not {len(one.bots)}")
    minds = {seat: bot_for(game, name, f"{one.seed} {game.plan.seats[seat]}")
             for seat, name in zip(players, one.bots, strict=True)}
    parse = game.plan.moves.parse
    decisions = checksum = 0
    try:
        while not s.over:
            seat = s.actor
            move = parse(minds[seat].choose(Seen(game, s, decisions)))
            if not s.is_legal(move):
                raise BadInput(f"the bot {one.bots[players.index(seat)]} at {game.plan.seats[seat]} chose "
                               f"{game.plan.moves.text(move)!r}, which is not possible")
            checksum = (checksum * 31 + move) & M32
            apply(s, move)
            decisions += 1
    finally:
        for mind in minds.values():
            if isinstance(mind, ProgramBot):
                mind.close(game.result(s) if s.over else None)
    return decisions, checksum


def bot_for(game: Game, name: str, seed: str) -> Bot:
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    return make_bot(name, seed, game)
