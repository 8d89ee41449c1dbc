"""The index of each feature of a position in War for Arrakis, in the order of `weights.FEATURES`."""

from __future__ import annotations

from typing import Final

SUPREMACY: Final = 0
STEP: Final = 1
SPARE: Final = 2
PROMISE: Final = 3
OUTLOOK: Final = 4
STATION: Final = 5
THREAT: Final = 6
RAID: Final = 7
FREMEN_REGULAR: Final = 8
FREMEN_ELITE: Final = 9
FREMEN_SPECIAL: Final = 10
NAIB: Final = 11
REGULAR: Final = 12
ELITE: Final = 13
SPECIAL: Final = 14
BASHAR: Final = 15
HIDDEN: Final = 16
NAMED: Final = 17
ASIDE: Final = 18
ABLE: Final = 19
HITS: Final = 20
WORM: Final = 21
PREY: Final = 22
SIGN: Final = 23
SPICE: Final = 24
SPICE_MORE: Final = 25
ROW: Final = 26
LOCKED: Final = 27
BAN: Final = 28
ORNITHOPTER: Final = 29
CARRYALL: Final = 30
DIE: Final = 31
THEIR_DIE: Final = 32
CARD: Final = 33
THEIR_CARD: Final = 34
MANY: Final = 35
TOKEN: Final = 36
COUNT: Final = 37
