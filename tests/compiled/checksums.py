"""Checksums of random games, as one line of JSON: run by `test_compiled` once interpreted and once compiled."""

from __future__ import annotations

import json
import sys
from typing import Any

import landsraad
from landsraad.kernel import engine
from landsraad.kernel.engine import playout

CONFIGURATIONS: list[dict[str, Any]] = [
    *({"players": 1, "difficulty": level} for level in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")),
    {"players": 2}, {"players": 2, "seats": ["hagal", "player", "player"]}, {"players": 3}, {"players": 4},
]


def main(games: int) -> None:
    game = landsraad.game("imperium")
    sums = []
    for n in range(games):
        s = game.begin(game.check_options(CONFIGURATIONS[n % len(CONFIGURATIONS)]), n)
        decisions, checksum = playout(s, 1000 + n)
        sums.append([decisions, f"{checksum:08x}", f"{s.fingerprint():08x}", game.result(s)["scores"]])
    print(json.dumps({"compiled": not str(engine.__file__).endswith(".py"), "sums": sums}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
