"""Prints what value networks make of positions of random games, for `test_compiled`, interpreted and compiled."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from landsraad.bots.core import residual_network
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.engine import apply
from support.networks import random_network, variant, written

LAYOUTS: list[tuple[str, dict[str, object]]] = [
    ("imperium", {"players": 4}), ("imperium", {"players": 1}), ("uprising", {"players": 6}), ("arrakis", {})]


def main(positions: int) -> None:
    told = []
    for name, options in LAYOUTS:
        game = variant(name, options)
        with tempfile.TemporaryDirectory() as folder:
            written(Path(folder), random_network(game, options))
            evaluation = evaluation_for(game, for_search=True, networks=Path(folder))
            rng = random.Random(name)
            s = game.begin(game.check_options(options), 5)
            evaluation.begin_search(s, 0)
            out = floats(8)
            for n in range(positions):
                evaluation.viewer = n % 2
                evaluation.leaf_win_probabilities(s, out)
                told.append([out[seat].hex() for seat in range(s.players)])
                for _ in range(9):
                    if not s.over:
                        apply(s, rng.choice(s.legal()))
    print(json.dumps({"compiled": not str(residual_network.__file__).endswith(".py"), "told": told}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
