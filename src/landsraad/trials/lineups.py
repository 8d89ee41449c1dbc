"""Who sits where in a tournament, and with whom as a leader.

Games come in sets. The games of a set have the same seed, so the same deal and the same leaders at the same seats, and
the bots change seats between them: each bot sits once on each chair of the set. Luck of the deal, seat and leader falls
on all bots alike, and what is left is play. Partners are one bot: a side or a team is a chair. From set to set the
order of the bots around the table is drawn anew, and leaders are dealt from a deck that is used up before it is
shuffled again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from landsraad.bots.arena import deciding_seats, parties
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.trials.jobs import Round


def sets(game: Game, options: dict[str, Any], bots: list[str], seed: int, games: int) -> Iterator[list[Round]]:
    """As many sets as hold that many games."""
    seats, _ = places(game, options)
    players = max(seats) + 1
    leaders = LeaderDeck(game, options, seed, alone=players == len(seats))
    k = len(bots)
    for number in range((games + k - 1) // k):
        shuffled = random.Random(f"lineup {seed} {number}")
        chairs = [i % k for i in range(max(players, k))]  # each bot as often as any other, or once more
        shuffled.shuffle(chairs)
        chosen = leaders.deal(len(seats))
        dealt = game.check_options({**options, "leaders": chosen}) if chosen else options
        yield [Round(number * k + turn, seed + number, dealt,
                     tuple(bots[(chairs[place] + turn) % k] for place in seats)) for turn in range(k)]


def places(game: Game, options: dict[str, Any]) -> tuple[list[int], int]:
    """For each seat that decides for itself on which chair it is, and how many automas sit with them."""
    s = game.begin(options, 0)
    party, deciding = parties(s), deciding_seats(s)
    names = list(dict.fromkeys(party[seat] for seat in deciding))
    return [names.index(party[seat]) for seat in deciding], int(s.players) - len(deciding)


class LeaderDeck:
    """Leaders in balanced order; none where a game has no leaders, or where they are given, or where teams have
    theirs: those are dealt with the rest."""

    def __init__(self, game: Game, options: dict[str, Any], seed: int, alone: bool) -> None:
        self.random = random.Random(f"leaders {seed}")
        self.deck: list[str] = []
        self.all: list[str] = []
        for option in game.options:
            if alone and option.name == "leaders" and not options["leaders"]:
                self.all = [word for word in option.choices if word != "random" and _may(game, options, word)]

    def deal(self, n: int) -> list[str]:
        out: list[str] = []
        while self.all and len(out) < n:
            if not self.deck:
                self.deck = [word for word in self.all if word not in out]
                self.random.shuffle(self.deck)
                self.deck = [word for word in self.all if word in out] + self.deck  # they come last
            out.append(self.deck.pop())
        return out


def _may(game: Game, options: dict[str, Any], leader: str) -> bool:
    try:
        game.check_options({**options, "leaders": [leader]})
    except BadInput:
        return False
    return True
