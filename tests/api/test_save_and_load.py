"""`to_json` and `from_json`: round trips in the middle of every effect, and errors for damaged data."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import landsraad
from landsraad.kernel.codec import decode_state, same
from landsraad.kernel.engine import EFFECTS
from landsraad.kernel.table import Table

Path = tuple[str | int, ...]
FOREIGN = "not a saved state: frame 1 of the stack is not one of this version"
DAMAGED = "the saved table is damaged: its state does not match its fingerprint"
JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 3, 7, 255, 2**31, -(2**31), 2**32, 2**63, -(2**63), 2**64, 10**30, 0.5, -1e300,
    "", "A", "E", "x", "a\nb", "dagger", "stilgar", "reveal", "🐍", [], {}, [None], [[]], [1, 2], {"x": 1}, {"A": {}},
    ["dagger"], ["dagger"] * 500, {"emperor": 99}, ["Turn", "A", None, 0], [["card"]], ["a\nb", "x"], [[], "A", [], []],
]


@cache
def table_at(players: int, moves: int) -> Table:
    t = landsraad.new("imperium", players=players, seed=31)
    rng = random.Random(players)
    while len(t.moves) < moves and not t.over:
        t.play(rng.choice(t.legal()))
    return t


@cache
def saved_text(players: int = 3, moves: int = 60) -> str:
    return json.dumps(table_at(players, moves).to_json())


def saved(players: int = 3, moves: int = 60) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(saved_text(players, moves))
    return data


def refusal(data: Any) -> str:
    with pytest.raises(landsraad.BadInput) as caught:
        landsraad.from_json(data)
    message = str(caught.value)
    assert "\n" not in message
    return message


# ------------------------------------------------------------------ round trips


def test_a_saved_deal_still_counts_the_moves_before_it() -> None:
    deal = table_at(3, 60).determinize("B", 5)
    again = landsraad.from_json(json.dumps(deal.to_json()))
    assert again.to_json() == deal.to_json() and again.moves == []
    assert again.view("B") == deal.view("B") == table_at(3, 60).view("B") and again.view("B")["moves"] == 60
    again.play(again.legal()[0])
    assert again.view()["moves"] == again.clone().view()["moves"] == again.determinize("A", 1).view()["moves"] == 61
    assert "earlier" not in saved()


@pytest.mark.parametrize("wrong", [-1, "60", None, 0.5, True, [60]])
def test_a_wrong_count_of_earlier_moves_is_refused(wrong: Any) -> None:
    assert "'earlier'" in refusal({**table_at(3, 60).determinize("B", 5).to_json(), "earlier": wrong})


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_every_decision_of_a_game(players: int) -> None:
    """As a dict, as text and as bytes; the game continues in the same way, including events."""
    t = landsraad.new("imperium", players=players, seed=50 + players)
    rng = random.Random(players)
    while not t.over:
        data = t.to_json()
        text = json.dumps(data)
        back = landsraad.from_json((data, text, text.encode())[len(t.moves) % 3])
        assert same(back.state, t.state)
        assert (back.legal(), back.actor, back.moves, back.options, back.seed) == (
            t.legal(), t.actor, t.moves, t.options, t.seed)
        assert back.to_json() == data
        assert back.view(t.actor) == t.view(t.actor)
        move = rng.choice(t.legal())
        t.play(move)
        back.play(move)
        assert back.fingerprint() == t.fingerprint() and back.legal() == t.legal()
    over = landsraad.from_json(t.to_json())
    assert over.over and over.result() == t.result() and over.events() == t.events()


def test_in_the_middle_of_every_kind_of_effect() -> None:
    """Random games until every effect that asks often enough has been saved and read."""
    asked: dict[str, int] = {}
    for seed in range(24):
        t = landsraad.new("imperium", players=1 + seed % 4, seed=seed)
        rng = random.Random(seed)
        while not t.over:
            label = t.decision()["effect"]
            if asked.get(label, 0) < 2:
                asked[label] = asked.get(label, 0) + 1
                back = landsraad.from_json(json.dumps(t.to_json()))
                assert same(back.state, t.state) and back.legal() == t.legal()
                a, b = t.clone(), back
                moves = random.Random(1)
                for _ in range(6):
                    if not a.over:
                        move = moves.choice(a.legal())
                        a.play(move)
                        b.play(move)
                assert same(a.state, b.state)
            t.play(rng.choice(t.legal()))
    kinds = {type(EFFECTS.all[EFFECTS.by_label[label]]).__name__ for label in asked}
    assert len(asked) > 30, sorted(asked)
    assert kinds >= {"Turn", "AgentTurn", "RevealMenu", "Window", "IntrigueWindow", "Arrow", "Or", "Trash", "Influence",
                     "Deploy"}


def test_an_edited_table_keeps_its_start() -> None:
    twin = table_at(3, 60).determinize("A", 4)
    twin.play(twin.legal()[0])
    back = landsraad.from_json(json.dumps(twin.to_json()))
    assert back.edited and same(back.start, twin.start) and same(back.state, twin.state)
    assert back.events() == twin.events()


# ------------------------------------------------------------------ damaged on purpose


OTHER: list[Any] = [
    None, 3, 1.5, [], {}, "", "null", "[]", "{}", "3", b"", b"\xff\xfe\x00", "{", "x y", "[" * 100_000,
    '{"format": ' * 50_000, "\x00", {"format": 3}, {"format": None}, {"format": "landsraad record 1"},
    {"format": "chess"}, ("x",), object(),
]


@pytest.mark.parametrize("which", range(len(OTHER)))
def test_something_else_altogether(which: int) -> None:
    assert refusal(OTHER[which]).startswith("not a saved table")


def test_truncated_text_says_where_it_broke() -> None:
    text = saved_text()
    assert "line 1 column" in refusal(text[:len(text) // 2])
    for end in range(0, len(text), 997):
        refusal(text[:end])


@pytest.mark.parametrize("part", ["format", "game", "options", "seed", "moves", "state", "fingerprint"])
def test_missing_parts(part: str) -> None:
    data = saved()
    del data[part]
    refusal(data)


def edited(path: Path, value: Any) -> dict[str, Any]:
    data = saved()
    at: Any = data
    for word in path[:-1]:
        at = at[word]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize(("path", "value", "message"), [
    (("game",), "imperum", "unknown game 'imperum'; did you mean 'imperium'?"),
    (("game",), {}, "unknown game '{}'"),
    (("seed",), [7], "not a saved table: 'seed' is missing or of the wrong kind"),
    (("seed",), True, "not a saved table: 'seed' is missing or of the wrong kind"),
    (("options",), [], "not a saved table: 'options' is missing or of the wrong kind"),
    (("options", "colour"), "red", "imperium has no option 'colour'"),
    (("options", "players"), 9, "option players: 9 is not a number from 1 to 4"),
    (("moves",), {}, "not a saved table: 'moves' is missing or of the wrong kind"),
    (("moves", 3), 17, "move 4 of the saved table is not a text: 17"),
    (("moves", 3), "agent daggr arrakeen",
     "move 4 of the saved table: unknown card 'daggr'; did you mean 'dagger'?"),
    (("fingerprint",), "00000000", DAMAGED),
    (("fingerprint",), 0, "not a saved table: 'fingerprint' is missing or of the wrong kind"),
    (("state",), None, "not a saved state: 'seats' is missing"),
    (("state", "seats"), "3", "not a saved state: 'seats' is missing"),
    (("state", "seats"), True, "not a saved state: 'seats' is missing"),
    (("state", "seats"), 0, "a saved state of imperium has 1 to 4 seats, not 0"),
    (("state", "seats"), -2, "a saved state of imperium has 1 to 4 seats, not -2"),
    (("state", "seats"), 5, "a saved state of imperium has 1 to 4 seats, not 5"),
    (("state", "seats"), 4, "not a saved state: seat D is missing"),
    (("state", "at"), [], "not a saved state: seat A is missing"),
    (("state", "at", "B"), 3, "not a saved state: B is missing"),
    (("state", "table"), None, "not a saved state: table is missing"),
    (("state", "table", "rund"), 3, "table: unknown name 'rund' in this version"),
    (("state", "table", "round"), "3", "table.round: '3' is not a number that a cell can hold"),
    (("state", "table", "round"), 10**30, f"table.round: {10**30} is not a number that a cell can hold"),
    (("state", "table", "round"), True, "table.round: True is not a number that a cell can hold"),
    (("state", "table", "row"), ["stillgar"], "table.row: unknown card 'stillgar'; did you mean 'stilgar'?"),
    (("state", "table", "row"), [None], "table.row: a card is required here"),
    (("state", "table", "row"), [7], "table.row: 7 is not the name of a card"),
    (("state", "table", "row"), "stilgar", "table.row: 'stilgar' is not a list"),
    (("state", "table", "row"), ["stilgar"] * 6, "row: there is room for 5, not for 6"),
    (("state", "table", "first"), None, "table.first: a seat is required here"),
    (("state", "table", "first"), "E", "table.first: unknown seat 'E'"),
    (("state", "at", "A", "influence"), [1, 2], "A.influence: [1, 2] is not a table of values"),
    (("state", "at", "A", "influence"), {"fremn": 1},
     "A.influence: unknown faction 'fremn'; did you mean 'fremen'?"),
    (("state", "at", "A", "influence"), {"fremen": None}, "A.influence: None is not a number that a cell can hold"),
    (("state", "at", "A", "spice"), 5, DAMAGED),
    (("state", "at", "A", "spice"), -5, DAMAGED),
    (("state", "stack"), {}, "not a saved state: 'stack' is missing"),
    (("state", "stack"), [], DAMAGED),
    (("state", "stack", 0), ["Turn", "A"], FOREIGN),
    (("state", "stack", 0), ["Trun", "A", None, 0], FOREIGN),
    (("state", "stack", 0), [["Turn"], "A", None, 0], FOREIGN),
    (("state", "stack", 0), ["Turn", "A", None, 2**70], FOREIGN),
    (("state", "stack", 0), ["Turn", "D", None, 0], "not a saved state: frame 1 is for 'D', who has no seat"),
    (("state", "stack", 0), ["Turn", "A", [], 0], "not a saved state: frame 1 has a cause of the wrong kind"),
    (("state", "stack", 0), ["Turn", "A", ["card", "x"], 0], "unknown card 'x'"),
    (("start",), None, "not a saved state: 'seats' is missing"),
])
def test_damaged_parts(path: Path, value: Any, message: str) -> None:
    assert refusal(edited(path, value)).startswith(message)


def test_options_of_another_table() -> None:
    data = saved()
    data["options"] = saved(4, 60)["options"]
    assert refusal(data) == "the saved table is damaged: its options deal 4 seats, its state has 3"


def test_changed_moves_are_noticed_when_they_are_played_again() -> None:
    data = saved()
    data["moves"][10] = "acquire stilgar"
    t = landsraad.from_json(data)
    assert t.legal() == table_at(3, 60).legal(), "the position itself is sound"
    with pytest.raises(landsraad.BadInput) as caught:
        t.events()
    assert str(caught.value) == ("the moves of this table break off: move 11, 'acquire stilgar', is not possible there")


# ------------------------------------------------------------------ damaged at random


def paths_of(data: Any, path: Path = ()) -> list[Path]:
    found: list[Path] = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths_of(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths_of(value, (*path, i))
    return found


SAVES = st.sampled_from([(1, 40), (2, 33), (3, 60), (4, 90)])
QUICK = settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])


def damage(data: dict[str, Any], path: Path, value: Any, how: str) -> None:
    at: Any = data
    for word in path[:-1]:
        at = at[word]
    if how == "set":
        at[path[-1]] = copy.deepcopy(value)
    elif how == "drop":
        del at[path[-1]]
    elif isinstance(at, dict):
        at[str(value)] = at.pop(path[-1])
    else:
        at.insert(0, copy.deepcopy(value))


def read_or_refuse(data: Any) -> None:
    """Whatever is accepted can also be viewed, and its events are returned or refused; nothing else is raised."""
    try:
        t = landsraad.from_json(data)
    except landsraad.BadInput as error:
        assert "\n" not in str(error)
        return
    t.view(None)
    t.legal()
    try:
        t.events()
    except landsraad.BadInput as error:
        assert "\n" not in str(error)


@QUICK
@given(st.data())
def test_damaged_at_random(draw: st.DataObject) -> None:
    which = draw.draw(SAVES)
    data = saved(*which)
    for _ in range(draw.draw(st.integers(1, 3))):
        path = draw.draw(st.sampled_from(paths_of(data)))
        damage(data, path, draw.draw(st.sampled_from(JUNK)), draw.draw(st.sampled_from(["set", "drop", "move"])))
    read_or_refuse(data)


@QUICK
@given(st.data())
def test_damaged_behind_a_true_fingerprint(draw: st.DataObject) -> None:
    """Even if the fingerprint is ignored, reading a state raises nothing but BadInput."""
    which = draw.draw(SAVES)
    data = saved(*which)["state"]
    plan = landsraad.game("imperium").plan
    for _ in range(draw.draw(st.integers(1, 4))):
        path = draw.draw(st.sampled_from(paths_of(data)))
        damage(data, path, draw.draw(st.sampled_from(JUNK)), draw.draw(st.sampled_from(["set", "drop", "move"])))
    try:
        s = decode_state(plan, data)
    except landsraad.BadInput as error:
        assert "\n" not in str(error)
    else:
        assert s.over or len(s.legal()) > 1 or s.plan.moves.text(s.legal()[0]) in ("reveal", "end", "pass")


@QUICK
@given(st.data())
def test_text_with_a_hole(draw: st.DataObject) -> None:
    text = saved_text(*draw.draw(SAVES))
    start = draw.draw(st.integers(0, len(text)))
    end = min(len(text), start + draw.draw(st.integers(1, 40)))
    marks = ['"', "{", "}", "[", "]", ",", ":", "null", "1e999", "-", "NaN"]
    filler = draw.draw(st.text(max_size=6) | st.sampled_from(marks))
    read_or_refuse(text[:start] + filler + text[end:])


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
                    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
                    max_leaves=12)


PARTS = st.sampled_from(["game", "options", "seed", "moves", "state", "fingerprint", "start", "rules"])


@pytest.mark.long
@QUICK
@given(st.dictionaries(PARTS, JSON))
def test_any_json_under_the_right_names(data: dict[str, Any]) -> None:
    read_or_refuse({"format": "landsraad table 1", "game": "imperium", **data})
