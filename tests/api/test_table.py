"""A table from its first decision to its result: over, actor, legal, play, notation, parse, clone, result."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 1, "difficulty": "sardaukar"}, {"players": 1, "difficulty": "kwisatz_haderach"}, {"players": 2},
    {"players": 3}, {"players": 4}]


def random_game(t: Table, seed: int, moves: int = 10_000) -> Table:
    rng = random.Random(seed)
    while not t.over and moves > 0:
        t.play(rng.choice(t.legal()))
        moves -= 1
    return t


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_a_whole_game(options: dict[str, Any]) -> None:
    t = landsraad.new("imperium", seed=7, **options)
    rng = random.Random(3)
    while not t.over:
        moves = t.legal()
        assert all(type(move) is int for move in moves)
        assert len(moves) == len(set(moves))
        held = len(t.get(f"{t.actor}.intrigue")) > 0 or len(t.get(f"{t.actor}.hand")) > 1
        assert len(moves) > 1 or held or t.notation(moves[0]) in ("reveal", "end", "pass")  # these are always asked for
        assert t.actor in t.seats
        assert t.result()["winners"] == [] and t.result()["reason"] == ""
        t.play(rng.choice(moves))
    assert t.legal() == [] and t.actor is None
    result = t.result()
    assert set(result) >= {"scores", "winners", "reason"}
    assert set(result["scores"]) == {seat for seat in t.seats if t.get(f"{seat}.role") != "hagal"}
    assert result["winners"] and set(result["winners"]) <= set(result["scores"])
    top = max(result["scores"].values())
    assert all(result["scores"][seat] == top for seat in result["winners"])
    assert result["reason"] in ("vp", "spice", "solari", "water", "garrison", "shared")


# ------------------------------------------------------------------ numbers and texts


def test_every_family_reads_both_ways() -> None:
    t = landsraad.new("imperium", players=3, seed=1)
    families = t.game.plan.moves.families
    assert len(families) > 30
    for family in families:
        first = family.first.names if family.first is not None else [""]
        second = family.second.names if family.second is not None else [""]
        for a in range(len(first)):
            for b in range(len(second)):
                move = int(family.move(a, b))
                text = t.notation(move)
                assert text.split()[0] == family.name and t.parse(text) == move


def test_play_takes_numbers_and_texts() -> None:
    by_number, by_text = (landsraad.new("imperium", players=3, seed=9) for _ in range(2))
    rng = random.Random(1)
    for _ in range(60):
        move = rng.choice(by_number.legal())
        text = by_text.notation(move)
        by_number.play(move)
        by_text.play(f"  {text.replace(' ', '   ')} ")
        assert by_number.fingerprint() == by_text.fingerprint()
    assert by_number.moves == by_text.moves


class Whole:
    """An integer of another type, like those of array libraries."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __index__(self) -> int:
        return self.n


def test_play_takes_numbers_of_another_make() -> None:
    t = landsraad.new("imperium", players=3, seed=9)
    move = t.legal()[-1]
    t.play(Whole(move))
    assert t.moves == [move] and type(t.moves[0]) is int


@pytest.mark.parametrize("move", ["", "agnt dagger arrakeen", "agent", "agent dagger", "agent dagger arrakeen x",
                                  "agent daggr arrakeen", "agent dagger arrakin", "buy", "buy stillgar", "deploy x",
                                  "deploy 99", "deploy -1", "AGENT dagger arrakeen", "\n", "reveal\nend", "🐍", "\x00",
                                  -1, 10**6, 2**31, 2**63, 2**64, 10**100, -(10**100), None, 1.0, float("nan"), [], {},
                                  b"reveal", ("reveal",), object()])
def test_what_is_no_move(move: Any) -> None:
    t = landsraad.new("imperium", players=3, seed=9)
    before = t.to_json()
    with pytest.raises(landsraad.BadInput) as caught:
        t.play(move)
    assert "\n" not in str(caught.value)
    assert t.to_json() == before


@pytest.mark.parametrize(("text", "message"), [
    ("agent dagger", "not a move: 'agent dagger' (write: agent CARD SPACE)"),
    ("agnt dagger arrakeen", "not a move: 'agnt dagger arrakeen'; did you mean 'agent'?"),
    ("agent daggr arrakeen", "unknown card 'daggr'; did you mean 'dagger'?"),
    ("agent dagger arakeen", "unknown space 'arakeen'; did you mean 'arrakeen'?"),
    ("play windfal", "unknown intrigue card 'windfal'; did you mean 'windfall'?"),
    ("influence fremn", "unknown faction 'fremn'; did you mean 'fremen'?"),
])
def test_a_wrong_text_offers_the_nearest_right_word(text: str, message: str) -> None:
    t = landsraad.new("imperium", players=3, seed=9)
    for call in (t.parse, t.play):
        with pytest.raises(landsraad.BadInput) as caught:
            call(text)
        assert str(caught.value) == message


@pytest.mark.parametrize("move", [-1, 10**6, 10**100, None, "reveal", 1.5, [], 2**31, 2**64])
def test_notation_of_what_is_no_move(move: Any) -> None:
    with pytest.raises(landsraad.BadInput, match="no move has the number"):
        landsraad.new("imperium", seed=1).notation(move)


@pytest.mark.parametrize("text", [None, 3, 1.5, [], b"reveal", object()])
def test_parse_of_what_is_no_text(text: Any) -> None:
    with pytest.raises(landsraad.BadInput, match="not a move"):
        landsraad.new("imperium", seed=1).parse(text)


# ------------------------------------------------------------------ copies


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_a_clone_is_independent(options: dict[str, Any]) -> None:
    t = landsraad.new("imperium", seed=4, **options)
    rng = random.Random(8)
    for _ in range(40):
        if t.over:
            break
        saved = t.to_json()
        twin = t.clone()
        assert twin.to_json() == saved and twin.legal() == t.legal() and twin.events() == t.events()
        random_game(twin, rng.randrange(1000), 15)
        assert t.to_json() == saved, "playing the clone changed the table"
        away = twin.to_json()
        t.play(rng.choice(t.legal()))
        assert twin.to_json() == away, "playing the table changed the clone"


def test_a_clone_goes_on_like_the_table() -> None:
    t = random_game(landsraad.new("imperium", players=4, seed=4), 4, 50)
    twin = t.clone()
    assert random_game(t, 5).fingerprint() == random_game(twin, 5).fingerprint()
    assert t.result() == twin.result()


def test_get() -> None:
    t = landsraad.new("imperium", players=3, seed=4, leaders=["paul_atreides", "glossu_rabban", "helena_richese"])
    assert t.get("round") == 1 and t.get("A.water") == 1 and t.get("A.influence.fremen") == 0
    assert t.get("A.influence") == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert len(t.get("row")) == 5 and t.get("A.alliances") == [] and t.get("agents") == {}
    wrong: list[Any] = ["A.spicy", "rounds", "D.spice", "A", "", "A.spice.x", "A.influence.x", ".", None, 3, []]
    for path in wrong:
        with pytest.raises(landsraad.BadInput):
            t.get(path)
