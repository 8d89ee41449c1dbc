"""The kind of table that a network is for, and which options its games have."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

import landsraad
from landsraad.bots.networks import layout_name
from landsraad.kernel.engine import State
from landsraad.kernel.game import Game
from landsraad.kernel.observation.schema import Observer

SOLO: Final = 1  # player
# Where the difficulty is left open, games alone mix the levels; the harder, the more often.
FREQUENCIES: Final = (1, 3, 2, 6)


@dataclass(frozen=True)
class Layout:
    """A game with options; `mixed` are the options of the games, from which each seed takes one."""

    game: Game
    options: dict[str, Any]
    mixed: tuple[dict[str, Any], ...]
    name: str
    observer: Observer

    def options_for(self, seed: int) -> dict[str, Any]:
        """Returns the options of the game with that seed."""
        if len(self.mixed) == 1:
            return self.mixed[0]
        weights = FREQUENCIES if len(self.mixed) == len(FREQUENCIES) else [1] * len(self.mixed)
        return random.Random(f"options {seed}").choices(self.mixed, weights)[0]

    def begin(self, seed: int) -> State:
        return self.game.begin(self.options_for(seed), seed)


def make_layout(name: str, given: dict[str, Any]) -> Layout:
    """Returns the layout of a game with these options, which may be unchecked."""
    game = landsraad.game(name).variant(given)
    options = game.check_options(given)
    mixed = [options]
    levels = [option for option in game.options if option.name == "difficulty"]
    if options.get("players") == SOLO and levels and "difficulty" not in given:
        mixed = [game.check_options({**given, "difficulty": level}) for level in levels[0].choices]
    s = game.begin(mixed[0], 0)
    return Layout(game, options, tuple(mixed), layout_name(game, s),
                  Observer(game.plan, int(s.players), game.observed()))


def input_names(observer: Observer) -> list[str]:
    """Returns the name of each number of an observation, such as `me.hand[dagger]`."""
    names: list[str] = []
    for piece in observer.pieces:
        members = [""]
        for axis in piece.axes:
            members = [f"{before},{word}" if before else word for before in members for word in axis]
        names += [f"{piece.name}[{word}]" if word else piece.name for word in members]
    return names
