"""Never foolish: decisions with a clearly right answer, because the rest of the game can be searched.

`tools/find_positions.py` found them. In each of the Imperium family, every move wins whatever the others do and hold,
or loses whatever they do; in each of War for Arrakis, some moves win at once and the others do not, or some lose at
once. A few are played by `make test`; compiled, or with `LANDSRAAD_SAMPLE=all`, all of them.
"""

from __future__ import annotations

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.bots import Observation, make_bot
from landsraad.bots.registry import COMPILED
from landsraad.kernel.engine import State, apply
from landsraad.kernel.game import Game
from landsraad.training.layouts import make_layout
from support.sampling import ALL
from tools.find_positions import clear_answer

FILES = sorted((Path(__file__).parent / "positions").glob("*.jsonl.xz"))
FEW = 8  # of a file, interpreted
GAIN = {"greedy": 0.7, "mentat:200": 0.95}


@cache
def positions(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines()]


def chosen(path: Path) -> list[dict[str, Any]]:
    found = positions(path)
    return found if COMPILED or ALL else found[:: max(1, len(found) // FEW)]


def opened(position: dict[str, Any]) -> tuple[Game, State]:
    game = landsraad.game(position["game"]).variant(position["options"])
    s = game.begin(game.check_options(position["options"]), position["seed"])
    for move in position["moves"]:
        apply(s, game.plan.moves.parse(move))
    return game, s


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_every_position_is_one(path: Path) -> None:
    for position in chosen(path):
        game, s = opened(position)
        legal = {game.plan.moves.text(move) for move in s.legal()}
        assert set(position["right"]) < legal and len(legal) == len(position["right"]) + position["wrong"]


@pytest.mark.long
@pytest.mark.parametrize("bot", GAIN)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_bots_find_the_answer(path: Path, bot: str) -> None:
    wrong = []
    for position in chosen(path):
        game, s = opened(position)
        choice = make_bot(bot if COMPILED else bot.replace("200", "60"), 1, game).choose(Observation(game, s))
        if choice not in position["right"]:
            wrong.append((position["seed"], len(position["moves"]), choice, position["right"]))
    asked = len(chosen(path))
    assert len(wrong) <= max((1 - GAIN[bot]) * asked, 0 if asked >= 20 else 1), wrong


@pytest.mark.long
def test_a_last_stand_beats_a_certain_loss() -> None:
    """A retreat would give up the settlement that decides the war, so even a poor chance with the dice is better."""
    found = [position for path in FILES for position in positions(path) if position["right"] == ["stand"]]
    assert found
    for position in found:
        game, s = opened(position)
        assert make_bot("greedy", 1, game).choose(Observation(game, s)) == "stand"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_the_tool_finds_the_answer_again(path: Path) -> None:
    position = min(positions(path), key=lambda each: len(each["right"]) + each["wrong"])
    game, s = opened(position)
    layout = make_layout(game.name, position["options"])
    right = clear_answer(layout, s, sure=game.name == "arrakis")
    assert right is not None and [game.plan.moves.text(move) for move in right] == position["right"]
