"""What many sheets show together: one pass, whatever their number."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from landsraad.trials.seat_results import AUTOMA, Sheet, led_by
from landsraad.trials.statistics import Z95, wilson


@dataclass(slots=True)
class Mean:
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
        """95 %, by the normal distribution."""
        if self.n < 2:
            return self.mean, self.mean
        spread = max(self.squares - self.n * self.mean**2, 0.0) / (self.n - 1)
        half = Z95 * math.sqrt(spread / self.n)
        return self.mean - half, self.mean + half

    def to_json(self) -> dict[str, Any]:
        return {"mean": round(self.mean, 4), "interval": [round(end, 4) for end in self.interval]}


@dataclass(slots=True)
class Share:
    """Times something was there, and the victories then."""

    n: int = 0
    won: float = 0.0
    points: Mean = field(default_factory=Mean)

    def add(self, sheet: Sheet) -> None:
        self.n += 1
        self.won += sheet.share
        self.points.add(sheet.points)

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
class Use:
    """Something that seats did: how often, and how those who did it ended."""

    times: Mean = field(default_factory=Mean)  # for each seat, also those that never did
    users: Share = field(default_factory=Share)

    def to_json(self) -> dict[str, Any]:
        return {"per_seat": self.times.to_json(), **self.users.to_json()}


@dataclass(slots=True)
class Tallies:
    games: int = 0
    seats: dict[str, Share] = field(default_factory=dict)
    leaders: dict[str, Share] = field(default_factory=dict)
    bots: dict[str, Share] = field(default_factory=dict)
    used: dict[str, dict[str, Use]] = field(default_factory=dict)  # by kind: space, card, …
    rounds: Mean = field(default_factory=Mean)
    decisions: Mean = field(default_factory=Mean)
    lengths: Counter[int] = field(default_factory=Counter)  # games by rounds
    reasons: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    players: int = 0  # sheets of seats that somebody decided for

    def add(self, sheets: Iterable[Sheet]) -> Tallies:
        last = None
        for sheet in sheets:
            if sheet.number != last:  # the sheets of a game lie together
                last = sheet.number
                self._game(sheet)
            self._seat(sheet)
        for uses in self.used.values():
            for use in uses.values():
                use.times.add(0.0, self.players - use.times.n)
        return self

    def _game(self, sheet: Sheet) -> None:
        self.games += 1
        self.rounds.add(sheet.rounds)
        self.decisions.add(sheet.decisions)
        self.lengths[sheet.rounds] += 1
        self.reasons[sheet.reason] += 1
        self.ended[sheet.ended] += 1

    def _seat(self, sheet: Sheet) -> None:
        for shares, key in ((self.seats, sheet.seat), (self.leaders, led_by(sheet)), (self.bots, sheet.bot)):
            if key:
                shares.setdefault(key, Share()).add(sheet)
        if sheet.bot == AUTOMA:
            return
        self.players += 1
        for word, times in sheet.used.items():
            kind, _, name = word.partition(".")
            use = self.used.setdefault(kind, {}).setdefault(name, Use())
            use.times.add(times)
            use.users.add(sheet)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "length": {"rounds": self.rounds.to_json(), "decisions": self.decisions.to_json(),
                       "by_rounds": {str(n): self.lengths[n] for n in sorted(self.lengths)}},
            "decided_by": dict(self.reasons), "ended_by": dict(self.ended),
            **{name: {key: shares[key].to_json() for key in sorted(shares)}
               for name, shares in (("seats", self.seats), ("leaders", self.leaders), ("bots", self.bots))},
            "used": {kind: {name: uses[name].to_json() for name in sorted(uses)} for kind, uses in self.used.items()},
        }
