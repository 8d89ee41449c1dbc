"""Whole random games of random legal boxes. `LANDSRAAD_BOXES=2000` plays that many."""

from __future__ import annotations

import json
import os
import random

import pytest

import landsraad
from support.dune.random_boxes import MOST_MOVES, Stock, check_seats, is_between_turns, open_box, pick
from support.random_games import check_clone, check_hidden, coded

GAMES = int(os.environ.get("LANDSRAAD_BOXES", "16"))
FIRST = int(os.environ.get("LANDSRAAD_BOXES_FROM", "0"))
CHUNK = 4


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(FIRST // CHUNK, (FIRST + GAMES) // CHUNK))
def test_random_boxes(chunk: int) -> None:
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        play_box(n)


def play_box(n: int) -> None:
    table = open_box(n)
    rng = random.Random(n)
    stock = Stock(table.state)
    try:
        while not table.over:
            check_seats(table.state)
            if is_between_turns(table.state):
                stock.check(table.state)
            if rng.random() < 0.02:
                check_clone(table, rng)
                table.state = coded(table.state)  # the game goes on from the copy
            if rng.random() < 0.01:
                for seat in [None, *table.seats]:
                    check_hidden(table, seat, n, random.Random(n))
            table.play(pick(rng, table, n % 2 == 0))
            assert len(table.moves) < MOST_MOVES
        stock.check(table.state)
        result = table.result()
        assert result["ended"] in ("points", "conflicts") and result["winners"] is not None
        twin = landsraad.from_json(json.loads(json.dumps(table.to_json())))
        assert twin.fingerprint() == table.fingerprint() and twin.result() == result
    except Exception as error:
        used = {name: value for name, value in table.options.items() if value not in ("no", [], "random")}
        error.add_note(f"in random box {n} ({table.game.name} {used}) after move {len(table.moves)}: "
                       f"{[table.notation(move) for move in table.moves[-4:]]}")
        raise
