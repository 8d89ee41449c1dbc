"""Games to play as plain data, and the function that plays them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import landsraad
from landsraad.bots import Bot, Observation, checked_name, make_bot
from landsraad.bots.arena import deciding_seats
from landsraad.kernel.cells import M32
from landsraad.kernel.engine import State, apply, playout
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.play.external_bots import ProgramBot
from landsraad.trials.seat_results import SeatResult, seat_results_of

RANDOM: Final = "random"
PROGRAM: Final = "run:"  # prefix of a command that runs a bot
NETWORKS: Final = "@"  # before the folder of its networks


@dataclass(frozen=True, slots=True)
class GameSpec:
    """One game to play. `options` must have been checked. Without bots, the engine plays random moves."""

    number: int
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Job:
    """Some games to play in one go. `rules` is the version that the worker must have."""

    game: str
    rules: str
    games: tuple[GameSpec, ...]


def play_job(job: Job) -> list[SeatResult]:
    """Plays the games of a job."""
    game = landsraad.game(job.game)
    if game.version != job.rules:
        raise BadInput(f"{job.game}: this worker has rules {game.version}, the job needs {job.rules}")
    return [result for spec in job.games for result in play_game(game.variant(spec.options), spec)]


def play_game(game: Game, spec: GameSpec) -> list[SeatResult]:
    """Plays one game, and returns the result of each seat."""
    s = game.begin(spec.options, spec.seed, listening=True)
    players = deciding_seats(s)
    if spec.bots:
        decisions, checksum = play_with_bots(game, s, spec, players)
    else:
        decisions, checksum = playout(s, spec.seed & M32)
    bots = list(spec.bots) or [RANDOM] * len(players)
    return seat_results_of(game, s, spec.number, spec.seed, bots, decisions, checksum)


def play_with_bots(game: Game, s: State, spec: GameSpec, players: list[int]) -> tuple[int, int]:
    """Plays to the end. Returns the number of decisions and a checksum of the moves."""
    if len(spec.bots) != len(players):
        raise BadInput(f"bots: {len(players)} are needed, {len(spec.bots)} given")
    bots = {seat: bot_for(game, name, f"{spec.seed} {game.plan.seats[seat]}")
             for seat, name in zip(players, spec.bots, strict=True)}
    parse = game.plan.moves.parse
    decisions = checksum = 0
    try:
        while not s.over:
            seat = s.actor
            move = parse(bots[seat].choose(Observation(game, s, decisions)))
            if not s.is_legal(move):
                raise BadInput(f"the bot {spec.bots[players.index(seat)]} at {game.plan.seats[seat]} chose "
                               f"{game.plan.moves.text(move)!r}, which is not legal")
            checksum = (checksum * 31 + move) & M32
            apply(s, move)
            decisions += 1
    finally:
        for bot in bots.values():
            if isinstance(bot, ProgramBot):
                bot.close(game.result(s) if s.over else None)
    return decisions, checksum


def bot_for(game: Game, name: str, seed: str) -> Bot:
    """Returns a bot by name, or a program after `run:`; after `@`, where its value networks are (`checked_bot`)."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    bare, at, folder = name.partition(NETWORKS)
    return make_bot(bare, seed, game, Path(folder)) if at else make_bot(bare, seed, game)


def checked_bot(name: str) -> None:
    """Raises `BadInput` if there is no such bot. `mentat:500@none` searches without a network, `mentat:500@FOLDER`
    with those of a folder. Only commands on this machine accept that."""
    if name.startswith(PROGRAM):
        return
    bare, at, folder = name.partition(NETWORKS)
    kind, _ = checked_name(bare)
    if at and (kind != "mentat" or not (folder == "none" or Path(folder).is_dir())):
        raise BadInput(f"bot {name!r}: after {NETWORKS} comes none, or a folder with networks for mentat")
