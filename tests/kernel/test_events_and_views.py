"""Events, views, paths and determinization."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import OWNER, Domain, Section
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import Effect, Plan, State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import EVENTS, Events
from landsraad.kernel.moves import Moves
from landsraad.kernel.table import Table, open_table
from landsraad.kernel.views import (
    SPECTATOR,
    TRUTH,
    get_path,
    is_unordered,
    put_path,
    show,
)
from support.miniature_game import GOOD, HAND, HARBOUR, STOCK


def start(seed: int = 1, **options: object) -> Table:
    return open_table(HARBOUR, options, seed)


# ------------------------------------------------------------------ events


def test_nobody_listening_costs_nothing() -> None:
    t = start()
    t.play("roll")
    assert t.state.log is None and not t.state.has_listeners


def test_events_are_numbered_and_can_be_asked_for_in_parts() -> None:
    t = start()
    t.play("roll")
    first = t.events()
    assert [e["seq"] for e in first] == list(range(len(first)))
    assert [e["kind"] for e in first] == ["moved", "rolled"]
    t.play("roll")
    assert t.events(since=len(first))[0]["seq"] == len(first)
    assert first + t.events(since=len(first)) == t.events()
    assert t.events(since=10_000) == []


def test_an_event_names_its_cause_and_its_rule() -> None:
    t = start(3)
    t.play("sail north")
    bought = next(e for e in t.events(seat="A") if e["kind"] == "bought")
    assert bought["cause"] == {"kind": "town", "id": "north"} and bought["rule"] == "HAR-01"
    assert bought["good"] in GOOD.names


def test_secret_values_are_for_the_seat_alone() -> None:
    t = start(3)
    t.play("sail north")
    for viewer in ("B", None):
        assert "good" not in next(e for e in t.events(seat=viewer) if e["kind"] == "bought")
    t.play("pledge south")
    moves = {viewer: [e.get("move") for e in t.events(seat=viewer) if e["kind"] == "moved"]
             for viewer in ("A", "B", None)}
    assert moves["A"] == [t.parse("sail north"), t.parse("pledge south")]
    assert moves["B"] == moves[None] == [t.parse("sail north"), None]


class Never(Effect):
    asks = True

    def possible(self, s: State) -> bool:
        return False

    def options(self, s: State) -> None:
        pass


def test_skipped_and_forced_are_told() -> None:
    s = State(HARBOUR.plan, 2)
    s.listen()
    s.push(Never(), 1, GOOD.source(2))
    s.push(Never() | NOTHING, 0)
    advance(s)
    assert s.over and s.log is not None
    assert [e.to_json(s.plan, TRUTH, i) for i, e in enumerate(s.log)] == [
        {"seq": 0, "kind": "moved", "seat": "A", "move": HARBOUR.plan.moves.parse("choose 2"), "forced": 1},
        {"seq": 1, "kind": "skipped", "seat": "B", "cause": {"kind": "good", "id": "tea"}}]


def test_a_kind_of_event_is_declared_once() -> None:
    events = Events()
    events.kind("rain")
    with pytest.raises(ValueError, match="'rain' is declared twice"):
        events.kind("rain")
    assert EVENTS.kinds["rolled"].uncovers and not EVENTS.kinds["moved"].uncovers


# ------------------------------------------------------------------ views


def test_what_each_viewer_sees() -> None:
    t = start(5)
    own, other, outside, truth = (show(t.state, viewer) for viewer in (0, 1, SPECTATOR, TRUTH))
    assert own["A"]["hand"] == truth["A"]["hand"] == [GOOD.names[card] for card in HAND.cards(t.state.seats[0])]
    assert other["A"]["hand"] == outside["A"]["hand"] == 3
    assert "pledge" in own["A"] and "pledge" not in other["A"] and "pledge" not in outside["B"]
    assert own["stock"] == outside["stock"] == 14 and len(truth["stock"]) == 14
    assert "dice" not in own and "dice" in truth
    assert own["winds"] is None and own["A"]["fame"] == {"north": 0, "south": 0}


def test_a_table_shows_its_legal_moves_to_the_actor_alone() -> None:
    t = start(5)
    assert t.view("A")["legal"] == [t.notation(move) for move in t.legal()]
    assert "legal" not in t.view("B") and "legal" not in t.view(None)
    assert t.view("A")["you"] == "A" and t.view(1)["you"] == "B" and t.view()["you"] is None
    assert t.view()["decision"] == {"kind": "turn", "effect": "Trade", "seat": "A", "cause": None}
    with pytest.raises(BadInput, match="unknown seat 'D'; the seats are A, B"):
        t.view("D")
    wrong: list[Any] = [2, -1, True, 1.0, [], "C"]
    for seat in wrong:
        with pytest.raises(BadInput, match="unknown seat"):
            t.view(seat)


# ------------------------------------------------------------------ paths


def test_paths() -> None:
    s = start(5).state
    for path, value in (("round", 3), ("winds", "south"), ("winds", None), ("A.coins", 9), ("B.fame.north", 2),
                        ("B.fame", {"north": 1, "south": 4}), ("A.hand", ["salt", "wine"]),
                        ("stock", ["tea", "silk", "tea"])):
        put_path(s, path, value)
        assert get_path(s, path) == value
    assert STOCK.top(s.t) == GOOD.find("tea") and STOCK.card(s.t, 1) == GOOD.find("silk")
    put_path(s, "A.pledge", ["south"])
    assert get_path(s, "A.pledge") == {"north": 0, "south": 1}
    assert is_unordered(s, "A.hand") and not is_unordered(s, "stock") and not is_unordered(s, "round")


@pytest.mark.parametrize(("path", "value", "message"), [
    ("rund", 1, "table has no field 'rund'; did you mean 'round'?"),
    ("A.coin", 1, "seat has no field 'coin'; did you mean 'coins'?"),
    ("C.coins", 1, "table has no field 'C'"),
    ("A", 1, "seat has no field 'A'"),
    ("", 1, "table has no field ''"),
    ("A.coins", "many", "A.coins: 'many' is not a number"),
    ("A.hand", "salt", "A.hand: 'salt' is not a list"),
    ("A.hand", ["slat"], "A.hand: unknown good 'slat'; did you mean 'salt'?"),
    ("A.hand", ["salt"] * 13, "hand: there is room for 12, not for 13"),
    ("A.fame", 3, "A.fame: 3 does not say which town has which value"),
    ("A.fame.nroth", 3, "A.fame.nroth: unknown town 'nroth'; did you mean 'north'?"),
    ("winds", "east", "winds: unknown town 'east'"),
])
def test_wrong_edits(path: str, value: Any, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        put_path(start().state, path, value)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("path", ["A.coins.north", "A.fame.east", "nothing", "B.nothing"])
def test_wrong_paths(path: str) -> None:
    with pytest.raises(BadInput):
        get_path(start().state, path)


# ------------------------------------------------------------------ hidden information


def test_determinize_keeps_the_view_and_moves_the_rest() -> None:
    t = start(5, merchants=3)
    t.play("sail north")
    t.play("pledge north")
    seen = {viewer: t.view(viewer) for viewer in (None, *t.seats)}
    hands = Counter[str]()
    pledges = Counter[str]()
    dice = set()
    for seed in range(60):
        for viewer in (None, *t.seats):
            twin = t.determinize(viewer, seed)
            assert twin.view(viewer) == seen[viewer] and seen[viewer]["moves"] == 2
            assert t.determinize(viewer, seed).fingerprint() == twin.fingerprint()
            goods = sorted(STOCK.cards(twin.state.t) + [c for v in twin.state.seats for c in HAND.cards(v)])
            assert goods == sorted(card for card in range(4) for _ in range(5))
        twin = t.determinize("B", seed)
        hands[json.dumps(twin.get("A.hand"))] += 1
        pledges[json.dumps(twin.get("A.pledge"))] += 1
        dice.add(tuple(twin.state.key))
    assert len(hands) > 3 and len(pledges) == 2 and len(dice) == 60
    assert t.view(None) == seen[None], "the table itself has not changed"


def test_cards_change_places_only_with_equal_backs() -> None:
    t = start(8)

    def backs(s: State) -> list[list[int]]:
        return [[card // 2 for card in STOCK.cards(s.t)],
                *(sorted(card // 2 for card in HAND.cards(me)) for me in s.seats)]

    for seed in range(30):
        twin = determinize(t.state, 1, seed)
        assert backs(twin) == backs(t.state)


def test_the_moves_of_another_seat_are_found_again() -> None:
    """They depend on its hand, so the real ones would reveal it."""
    t = start(9)
    offers = set()
    for seed in range(40):
        twin = t.determinize("B", seed)
        sold = {text.split()[1] for text in map(twin.notation, twin.legal()) if text.startswith("sell")}
        assert sold == set(twin.get("A.hand"))
        offers.add(frozenset(sold))
        twin.play(twin.legal()[0])
    assert len(offers) > 3


def test_a_finished_table_can_be_determinized() -> None:
    t = start(8)
    rng = random.Random(1)
    while not t.over:
        t.play(rng.choice(t.legal()))
    assert t.determinize("A", 1).over


LETTER = Domain("letter", 8, list("abcdefgh"))
BOARD = Section("desk")
SEED = BOARD.cell("seed", see=2)
WRITER = Section("writer")
SEEN = WRITER.cell("seen", see=3)
PEEKED = WRITER.cell("peeked", see=3)
TRAY = WRITER.pile("tray", 8, of=LETTER, see=2, pool="own", known=SEEN, peek=PEEKED)
POUCH = WRITER.pile("pouch", 8, of=LETTER, see=OWNER, sort=True, pool="own")
DESK = Plan("desk", BOARD, WRITER, Moves(), ["A", "B"])


def desk(known: int, peek: int) -> State:
    s = State(DESK, 2)
    for seat in range(2):
        for letter in (0, 1, 2, 3, 4):
            TRAY.put(s.seats[seat], letter)
        for letter in (5, 6):
            POUCH.put(s.seats[seat], letter)
        s.seats[seat][SEEN] = known
        s.seats[seat][PEEKED] = peek
    return s


@pytest.mark.parametrize(("known", "peek", "own", "others"), [
    (0, 0, None, None), (1, 0, ["e"], ["e"]), (0, 1, ["e"], None), (1, 2, ["e", "d"], ["e"]),
    (9, 0, list("edcba"), list("edcba"))])
def test_cards_on_top_that_are_known(known: int, peek: int, own: list[str] | None, others: list[str] | None) -> None:
    s = desk(known, peek)
    for viewer, expected in ((0, own), (1, others), (SPECTATOR, others)):
        shown = show(s, viewer)["A"]
        assert shown["tray"] == 5
        assert shown.get("tray_top") == expected


def test_known_cards_stay_where_they_are() -> None:
    s = desk(1, 3)
    tops: dict[int, set[tuple[int, ...]]] = {viewer: set() for viewer in (0, 1, SPECTATOR)}
    for viewer, found in tops.items():
        for seed in range(80):
            twin = determinize(s, viewer, seed)
            assert show(twin, viewer) == show(s, viewer)
            found.add(tuple(TRAY.cards(twin.seats[0])[:3]))
            assert sorted(TRAY.cards(twin.seats[0]) + POUCH.cards(twin.seats[0])) == list(range(7))
    assert tops[0] == {(4, 3, 2)}
    assert {top[0] for top in tops[1]} == {4} and len(tops[1]) > 10
    assert {top[0] for top in tops[SPECTATOR]} == {4}


class Posting(Effect):
    """A letter in the pouch, public because a move named it, waits to be posted."""

    asks = True
    source_in = POUCH

    def options(self, s: State) -> None:
        s.offer(0)
        s.offer(1)


def test_a_card_on_the_stack_stays_in_its_pile() -> None:
    s = desk(0, 0)
    s.push(Posting(), 0, LETTER.source(6))
    advance(s)
    rest: dict[int, set[int]] = {viewer: set() for viewer in (0, 1, SPECTATOR)}
    for viewer, found in rest.items():
        for seed in range(40):
            twin = determinize(s, viewer, seed)
            held = POUCH.cards(twin.seats[0])
            assert 6 in held and len(held) == 2
            found.update(held)
            assert sorted(TRAY.cards(twin.seats[0]) + held) == list(range(7))
            again = determinize(determinize(s, viewer, seed + 1), viewer, seed)
            assert again.fingerprint() == twin.fingerprint(), "it depends on what the viewer cannot know"
    assert rest[0] == {5, 6} and rest[1] == rest[SPECTATOR] == set(range(7)), "all the other letters are dealt again"


def test_only_one_copy_of_a_card_on_the_stack_is_known() -> None:
    s = desk(0, 0)
    POUCH.put(s.seats[0], 6)
    s.push(Posting(), 0, LETTER.source(6))
    advance(s)
    held = {tuple(POUCH.cards(determinize(s, 1, seed).seats[0])) for seed in range(60)}
    assert all(6 in cards for cards in held) and {cards.count(6) for cards in held} == {1, 2}
