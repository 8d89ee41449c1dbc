"""The places of the facts that the judge of the War for Arrakis counts. Their weights are in `war_weights`, in this
order."""

from __future__ import annotations

from typing import Final

SUPREMACY: Final = 0
STEP: Final = 1
SPARE: Final = 2
PROMISE: Final = 3
STATION: Final = 4
THREAT: Final = 5
RAID: Final = 6
FREMEN_REGULAR: Final = 7
FREMEN_ELITE: Final = 8
FREMEN_SPECIAL: Final = 9
NAIB: Final = 10
REGULAR: Final = 11
ELITE: Final = 12
SPECIAL: Final = 13
BASHAR: Final = 14
HIDDEN: Final = 15
NAMED: Final = 16
ASIDE: Final = 17
ABLE: Final = 18
HITS: Final = 19
WORM: Final = 20
PREY: Final = 21
SIGN: Final = 22
SPICE: Final = 23
SPICE_MORE: Final = 24
ROW: Final = 25
LOCKED: Final = 26
BAN: Final = 27
ORNITHOPTER: Final = 28
CARRYALL: Final = 29
DIE: Final = 30
THEIR_DIE: Final = 31
CARD: Final = 32
THEIR_CARD: Final = 33
MANY: Final = 34
TOKEN: Final = 35
COUNT: Final = 36
