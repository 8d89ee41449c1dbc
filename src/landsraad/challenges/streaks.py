"""How many days in a row somebody has finished a daily challenge."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Final

ONE_DAY: Final = datetime.timedelta(days=1)


def streak(days: Iterable[datetime.date], now: datetime.date) -> int:
    """Counts back from today, or from yesterday while today is not played yet."""
    played = set(days)
    day = now if now in played else now - ONE_DAY
    n = 0
    while day in played:
        n += 1
        day -= ONE_DAY
    return n
