"""Quiet hours: times of day in which nothing is sent."""

from __future__ import annotations

from typing import Final

MINUTE: Final = 60
DAY: Final = 1440  # minutes


def quiet_until(now: float, zone: int, since: int | None, until: int | None) -> float:
    """When the quiet hours that hold now are over; 0 if none hold. They may go past midnight."""
    if since is None or until is None or since == until:
        return 0.0
    here = (now / MINUTE + zone) % DAY  # minutes of the player's day
    if not (since <= here < until if since < until else here >= since or here < until):
        return 0.0
    return now + ((until - here) % DAY) * MINUTE
