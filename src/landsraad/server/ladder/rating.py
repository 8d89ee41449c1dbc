"""The rating formula: openskill's Plackett–Luce model over places, with teams and any number of players.

A rating is a normal distribution (mu, sigma). Three things differ from what openskill does by itself:

* `gamma` is 1, so sigma shrinks as fast as the model says: a rating settles after some 35 games. With openskill's
  damping it would take 110 (both measured with 40 players of known strength; the order came out as well).
* Bots and automas have fixed ratings. They take part in the calculation and never change, and so anchor the scale.
  A game with a bot changes ratings half as much: mu, and sigma squared.
* Somebody who left counts as last. Others in their team keep the place of the team.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from openskill.models import PlackettLuce

from landsraad.server.storage.ladder_rows import MU, SIGMA

BETA: Final = MU / 6
TAU: Final = MU / 300
BOT: Final = "bot:"
AUTOMA: Final = "automa:"
WITH_BOTS: Final = 0.5  # the share of a change that counts
Normal = tuple[float, float]  # mu, sigma


def full_speed(*_: Any, **__: Any) -> float:
    return 1.0


MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, gamma=full_speed)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A seat in a finished game.

    place: from 1; those who share one have the same, and so have all in a team.
    gone: a bot took over, and the player never came back.
    """

    seat: str
    player: str
    place: int
    team: str = ""
    name: str = ""
    turn: int = 0
    score: int | None = None
    gone: bool = False

    @property
    def is_fixed(self) -> bool:
        return is_fixed(self.player)


def is_fixed(player: str) -> bool:
    return player.startswith((BOT, AUTOMA))


def rate(entrants: Sequence[Entrant], before: Mapping[str, Normal]) -> dict[str, Normal]:
    """The ratings of all seats after a game, by seat; `before` has those of the players."""
    teams = teams_of(entrants)
    ranks = {name: max(1, min(each.place for each in seats)) for name, seats in teams.items()}
    last = max(ranks.values()) + 1
    # Players who left are behind the others for everybody; in a team only for themselves.
    shared = {name: last if len(seats) == 1 and seats[0].gone else ranks[name] for name, seats in teams.items()}
    share = WITH_BOTS if any(each.player.startswith(BOT) for each in entrants) else 1.0
    after = _rate(teams, shared, before)
    for name, seats in teams.items():
        if len(seats) > 1 and any(each.gone for each in seats):
            worse = _rate(teams, {**shared, name: last}, before)
            after.update({each.seat: worse[each.seat] for each in seats if each.gone})
    out = {}
    for each in entrants:
        old, new = before[each.player], after[each.seat]
        out[each.seat] = old if each.is_fixed else part_of(old, new, share)
    return out


def part_of(old: Normal, new: Normal, share: float) -> Normal:
    """So much of a change."""
    if share == 1.0:
        return new
    return old[0] + share * (new[0] - old[0]), math.sqrt(old[1] ** 2 + share * (new[1] ** 2 - old[1] ** 2))


def teams_of(entrants: Sequence[Entrant]) -> dict[str, list[Entrant]]:
    teams: dict[str, list[Entrant]] = {}
    for each in entrants:
        teams.setdefault(each.team or f"seat {each.seat}", []).append(each)
    return teams


def _rate(teams: Mapping[str, list[Entrant]], ranks: Mapping[str, int],
          before: Mapping[str, Normal]) -> dict[str, Normal]:
    given = [[MODEL.rating(mu=before[each.player][0], sigma=before[each.player][1]) for each in seats]
             for seats in teams.values()]
    rated = MODEL.rate(given, ranks=[float(ranks[name]) for name in teams])
    return {each.seat: (new.mu, new.sigma) for seats, news in zip(teams.values(), rated, strict=True)
            for each, new in zip(seats, news, strict=True)}


def chance_ahead(one: Normal, other: Normal) -> float:
    """The chance that one of two comes before the other."""
    spread = math.sqrt(one[1] ** 2 + other[1] ** 2 + 2 * BETA ** 2)
    return 1 / (1 + math.exp(min(700.0, max(-700.0, (other[0] - one[0]) / spread))))
