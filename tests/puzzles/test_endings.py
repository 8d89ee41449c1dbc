"""Endings: the rest of the game is searched, against all that the others can do."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

import landsraad
from landsraad.bots.evaluators import evaluation_for
from landsraad.kernel.engine import State, apply
from landsraad.puzzles.endings import Ending, solve_ending
from landsraad.puzzles.turns import TooLong
from support.sampling import sampled

POSITIONS = Path(__file__).parents[1] / "bots/positions"


def known(name: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in lzma.decompress((POSITIONS / name).read_bytes()).decode().splitlines()]


def reached(entry: dict[str, object]) -> State:
    game = landsraad.game(str(entry["game"])).variant(dict(entry["options"]))  # type: ignore[call-overload]
    s = game.begin(game.check_options(dict(entry["options"])), int(entry["seed"]))  # type: ignore[call-overload]
    for text in entry["moves"]:  # type: ignore[attr-defined]
        apply(s, game.plan.moves.parse(text))
    return s


@pytest.mark.long
def test_endings_that_were_found_in_another_way_have_the_same_answer() -> None:
    agreed = 0
    for entry in sampled(known("imperium.jsonl.xz"), 12):
        s = reached(entry)
        game = landsraad.game(str(entry["game"])).variant(dict(entry["options"]))  # type: ignore[call-overload]
        try:
            found = solve_ending(evaluation_for(game), s, deals=2, most=400)
        except (TooLong, RecursionError):
            continue
        if found is not None:
            assert [game.plan.moves.text(move) for move in found.right] == entry["right"]
            agreed += 1
    assert agreed > 0


def test_a_search_that_is_too_long_is_given_up() -> None:
    game = landsraad.game("imperium")
    s = game.begin(game.check_options({"players": 3}), 1)
    with pytest.raises(TooLong):
        Ending(evaluation_for(game), int(s.actor), 10).wins(s)
