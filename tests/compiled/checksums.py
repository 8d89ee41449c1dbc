"""Prints checksums of random games as JSON, for `test_compiled`, interpreted and compiled."""

from __future__ import annotations

import json
import sys
from typing import Any

import landsraad
from landsraad.kernel import engine
from landsraad.kernel.engine import playout

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    *(("imperium", {"players": 1, "difficulty": level}) for level in LEVELS),
    ("imperium", {"players": 2}), ("imperium", {"players": 2, "seats": ["hagal", "player", "player"]}),
    ("imperium", {"players": 3}), ("imperium", {"players": 4}),
    *(("uprising", {"players": 1, "difficulty": level}) for level in LEVELS), ("uprising", {"players": 2}),
    *(("uprising", {"players": players, "choam": choam}) for players in (3, 4) for choam in ("no", "yes")),
    ("uprising", {"players": 1, "variants": ["imperium_row_dice"], "base_leaders": "yes"}),
    ("uprising", {"players": 2, "variants": ["streamlined_rivals"]}),
    ("uprising", {"players": 4, "base_leaders": "yes"}), ("uprising", {"players": 6}),
    ("arrakis", {}),  # by far the longest games
    ("arrakis", {"rulings": "faq", "seats": ["harkonnen", "atreides"]}),
    ("arrakis", {"players": 1}),
    ("arrakis", {"players": 2, "mahdi": "yes"}),
    ("arrakis", {"players": 3}),
    ("arrakis", {"players": 4}),
]


def main(games: int) -> None:
    sums = []
    for n in range(games):
        name, options = CONFIGURATIONS[n % len(CONFIGURATIONS)]
        game = landsraad.game(name).variant(options)
        s = game.begin(game.check_options(options), n)
        decisions, checksum = playout(s, 1000 + n)
        sums.append([decisions, f"{checksum:08x}", f"{s.fingerprint():08x}", game.result(s)["scores"]])
    print(json.dumps({"compiled": not str(engine.__file__).endswith(".py"), "sums": sums}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
