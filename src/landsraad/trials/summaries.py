"""Statistics over many seat results, in one pass."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from landsraad.trials.seat_results import AUTOMA, SeatResult, leader_group
from landsraad.trials.statistics import Z95, wilson


@dataclass(slots=True)
class Mean:
    """A running mean with its 95 % interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float, times: int = 1) -> None:
        self.n += times
        self.total += value * times
        self.squares += value * value * times

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval, by the normal approximation."""
        if self.n < 2:
            return self.mean, self.mean
        run_jobs = max(self.squares - self.n * self.mean**2, 0.0) / (self.n - 1)
        half = Z95 * math.sqrt(run_jobs / self.n)
        return self.mean - half, self.mean + half

    def to_json(self) -> dict[str, Any]:
        return {"mean": round(self.mean, 4), "interval": [round(end, 4) for end in self.interval]}


@dataclass(slots=True)
class WinRate:
    """How often something was present, and the victories and points with it."""

    n: int = 0
    won: float = 0.0
    points: Mean = field(default_factory=Mean)

    def add(self, result: SeatResult) -> None:
        self.n += 1
        self.won += result.share
        self.points.add(result.points)

    @property
    def rate(self) -> float:
        return self.won / self.n if self.n else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.n)

    def to_json(self) -> dict[str, Any]:
        return {"seats": self.n, "win_rate": round(self.rate, 4), "interval": [round(end, 4) for end in self.interval],
                "points": self.points.to_json()}


@dataclass(slots=True)
class Usage:
    """How often seats did something, and how those that did fared. `times` includes seats that never did."""

    times: Mean = field(default_factory=Mean)
    users: WinRate = field(default_factory=WinRate)

    def to_json(self) -> dict[str, Any]:
        return {"per_seat": self.times.to_json(), **self.users.to_json()}


@dataclass(slots=True)
class Summary:
    """Statistics of a run.

    used: by kind, such as space or card.
    lengths: games by number of rounds.
    players: results of seats that are not automas.
    """

    games: int = 0
    seats: dict[str, WinRate] = field(default_factory=dict)
    leaders: dict[str, WinRate] = field(default_factory=dict)
    bots: dict[str, WinRate] = field(default_factory=dict)
    used: dict[str, dict[str, Usage]] = field(default_factory=dict)
    rounds: Mean = field(default_factory=Mean)
    decisions: Mean = field(default_factory=Mean)
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    players: int = 0

    def add(self, seat_results: Iterable[SeatResult]) -> Summary:
        last = None
        for result in seat_results:
            if result.number != last:  # results of one game are adjacent
                last = result.number
                self._game(result)
            self._seat(result)
        for uses in self.used.values():
            for use in uses.values():
                use.times.add(0.0, self.players - use.times.n)
        return self

    def _game(self, result: SeatResult) -> None:
        self.games += 1
        self.rounds.add(result.rounds)
        self.decisions.add(result.decisions)
        self.lengths[result.rounds] += 1
        self.reasons[result.reason] += 1
        self.ended[result.ended] += 1

    def _seat(self, result: SeatResult) -> None:
        leader = leader_group(result)
        for win_rates, key in ((self.seats, result.seat), (self.leaders, leader), (self.bots, result.bot)):
            if key:
                win_rates.setdefault(key, WinRate()).add(result)
        if result.bot == AUTOMA:
            return
        self.players += 1
        for key, times in result.used.items():
            kind, _, name = key.partition(".")
            use = self.used.setdefault(kind, {}).setdefault(name, Usage())
            use.times.add(times)
            use.users.add(result)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "length": {"rounds": self.rounds.to_json(), "decisions": self.decisions.to_json(),
                       "by_rounds": {str(n): self.lengths[n] for n in sorted(self.lengths)}},
            "decided_by": dict(self.reasons), "ended_by": dict(self.ended),
            **{name: {key: win_rates[key].to_json() for key in sorted(win_rates)}
               for name, win_rates in (("seats", self.seats), ("leaders", self.leaders), ("bots", self.bots))},
            "used": {kind: {name: uses[name].to_json() for name in sorted(uses)} for kind, uses in self.used.items()},
        }
