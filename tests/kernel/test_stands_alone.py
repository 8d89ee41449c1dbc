"""The kernel stands alone: a small game that imports nothing else uses everything a table offers."""

from __future__ import annotations

import ast
import json
import random
import re
from pathlib import Path

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.table import Table, open_table, read_table
from support.miniature_game import HARBOUR

KERNEL = Path(__file__).parents[2] / "src" / "landsraad" / "kernel"  # the source, even of a compiled build
GAME_WORDS = (
    "dune", "arrak", "imperium", "uprising", "harkonnen", "atreides", "corrino", "richese", "thorvald", "spice",
    "solari", "melange", "fremen", "sardaukar", "sietch", "worm", "bene", "gesserit", "emperor", "guild", "choam",
    "mentat", "swordmaster", "stilgar", "chani", "paul", "baron", "beast", "hagal", "intrigue", "persuasion",
    "garrison", "troop", "faction", "alliance", "crysknife", "thopter", "shai", "hulud", "kwisatz", "muad", "signet",
    "dagger", "conflict",
)
OUTSIDE = ("random", "time", "datetime", "os", "sys", "secrets", "threading")


def start(seed: int = 1, **options: object) -> Table:
    return open_table(HARBOUR, options, seed)


def random_game(t: Table, seed: int, moves: int = 10_000) -> Table:
    rng = random.Random(seed)
    while not t.over and moves > 0:
        t.play(rng.choice(t.legal()))
        moves -= 1
    return t


def test_no_word_of_a_game_in_the_kernel() -> None:
    """Not in names, texts or comments, and `imperium` is in no import."""
    words = re.compile("|".join(rf"\b{word}" for word in GAME_WORDS), re.IGNORECASE)
    found = [f"{path.name}:{n}: {line.strip()}" for path in sorted(KERNEL.glob("*.py"))
             for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if words.search(line)]
    assert found == []
    assert len(list(KERNEL.glob("*.py"))) > 10


def test_the_kernel_imports_only_itself() -> None:
    for path in KERNEL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else \
                [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert not name.startswith("landsraad") or name.startswith("landsraad.kernel"), (path.name, name)
                assert name not in OUTSIDE, (path.name, name)


def test_the_miniature_imports_only_the_kernel() -> None:
    source = Path(__file__).parents[1] / "support" / "miniature_game.py"
    modules = {node.module for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
               if isinstance(node, ast.ImportFrom) and node.module}
    assert {m for m in modules if m.startswith("landsraad")} == {m for m in modules if m.startswith("landsraad.kernel")}


@pytest.mark.parametrize("seed", range(40))
def test_whole_games(seed: int) -> None:
    """Checks the whole interface at every decision."""
    t = start(seed, merchants=2 + seed % 2, rounds=6)
    rng = random.Random(seed)
    twin = start(seed, merchants=2 + seed % 2, rounds=6)
    while not t.over:
        assert len(t.legal()) > 1
        for move in t.legal():
            assert t.parse(t.notation(move)) == move
        for viewer in (None, *t.seats):
            view = t.view(viewer)
            assert json.loads(json.dumps(view)) == view
            other = t.determinize(viewer, rng.randrange(1 << 30))
            assert other.view(viewer) == view
            random_game(other, seed, 3)
        saved = read_table(HARBOUR, json.loads(json.dumps(t.to_json())))
        assert saved.fingerprint() == t.fingerprint() and saved.legal() == t.legal()
        random_game(t.clone(), seed, 2)
        move = rng.choice(t.legal())
        for table in (t, twin, saved):
            table.play(move)
        assert t.fingerprint() == twin.fingerprint() == saved.fingerprint()
        assert t.events() == saved.events() == twin.events()
    assert t.legal() == [] and t.actor is None
    assert set(t.result()["winners"]) <= set(t.seats) and t.result()["winners"]


def test_a_record_of_the_miniature_replays() -> None:
    t = random_game(start(5), 5)
    text = write_record(t)
    again = read_record(text, {"harbour": HARBOUR})
    assert text.startswith("[game harbour]")
    assert again.fingerprint() == t.fingerprint() and again.moves == t.moves
    assert write_record(again) == text


def test_options() -> None:
    assert start().options == {"merchants": 2, "rounds": 4, "pace": "calm"}
    assert start(rounds="3").options["rounds"] == 3
    assert random_game(start(pace="brisk", rounds=2), 1).get("round") == 2
    for options, message in (
            ({"round": 3}, "harbour has no option 'round'; did you mean 'rounds'?"),
            ({"rounds": 10}, "option rounds: 10 is not a number from 1 to 9"),
            ({"rounds": True}, "option rounds: True is not a number from 1 to 9"),
            ({"rounds": "²"}, "option rounds: '²' is not a number from 1 to 9"),
            ({"rounds": "--1"}, "option rounds: '--1' is not a number from 1 to 9"),
            ({"pace": "brsk"}, "option pace: 'brsk' is not one of calm, brisk; did you mean 'brisk'?")):
        with pytest.raises(BadInput) as caught:
            start(1, **options)
        assert str(caught.value) == message


def test_a_refusal_without_reasons_of_its_own_lists_what_can_be_done() -> None:
    t = start(3)
    with pytest.raises(BadInput) as caught:
        t.play("pay")
    assert str(caught.value).startswith("pay: not possible now; A can: sell ")
    assert "roll" in str(caught.value)


def test_forced_chance() -> None:
    t = start(3)
    t.state.chance = [4]
    coins = t.get("A.coins")
    t.play("roll")
    assert t.get("A.coins") == coins + 5
    t.state.chance = ["six"]
    with pytest.raises(BadInput, match="chance: 'six' is not a number from 0 to 5"):
        t.play("roll")
