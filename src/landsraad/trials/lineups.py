"""Who sits where in a tournament, and with which leader.

Games come in sets. All games of a set have the same seed, so the same cards and the same leaders at the same seats. The
bots rotate, so that each sits once on each chair of the set. Luck of cards, seat and leader affects all bots alike.
Partners are one bot: a side or a team is one chair. Each set has a new random order of bots, and leaders come from a
deck that is used up before it is shuffled again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from landsraad.bots.arena import deciding_seats, parties
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.trials.jobs import GameSpec


def sets(game: Game, options: dict[str, Any], bots: list[str], seed: int, games: int) -> Iterator[list[GameSpec]]:
    """Yields enough sets for this many games."""
    seats, _ = chairs_of_players(game, options)
    players = max(seats) + 1
    leaders = LeaderDeck(game, options, seed, no_teams=players == len(seats))
    k = len(bots)
    for number in range((games + k - 1) // k):
        rng = random.Random(f"lineup {seed} {number}")
        chairs = [i % k for i in range(max(players, k))]  # each bot equally often, or once more
        rng.shuffle(chairs)
        chosen = leaders.deal(len(seats))
        dealt = game.check_options({**options, "leaders": chosen}) if chosen else options
        yield [GameSpec(number * k + turn, seed + number, dealt,
                     tuple(bots[(chairs[place] + turn) % k] for place in seats)) for turn in range(k)]


def chairs_of_players(game: Game, options: dict[str, Any]) -> tuple[list[int], int]:
    """Returns the chair of each seat that is not an automa, and the number of automas."""
    s = game.begin(options, 0)
    party, deciding = parties(s), deciding_seats(s)
    names = list(dict.fromkeys(party[seat] for seat in deciding))
    return [names.index(party[seat]) for seat in deciding], int(s.players) - len(deciding)


class LeaderDeck:
    """Deals leaders in a balanced order.

    Deals none where a game has no leaders, they are given by an option, or teams have their own.
    """

    def __init__(self, game: Game, options: dict[str, Any], seed: int, no_teams: bool) -> None:
        self.random = random.Random(f"leaders {seed}")
        self.deck: list[str] = []
        self.all: list[str] = []
        for option in game.options:
            if no_teams and option.name == "leaders" and not options["leaders"]:
                self.all = [leader for leader in option.choices
                            if leader != "random" and _is_allowed(game, options, leader)]

    def deal(self, n: int) -> list[str]:
        """Returns the next leaders, all different."""
        out: list[str] = []
        while self.all and len(out) < n:
            if not self.deck:
                self.deck = [leader for leader in self.all if leader not in out]
                self.random.shuffle(self.deck)
                self.deck = [leader for leader in self.all if leader in out] + self.deck  # these come last
            out.append(self.deck.pop())
        return out


def _is_allowed(game: Game, options: dict[str, Any], leader: str) -> bool:
    try:
        game.check_options({**options, "leaders": [leader]})
    except BadInput:
        return False
    return True
