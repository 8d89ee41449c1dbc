"""Views, determinized tables and events: everything a seat may know, and nothing else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table

HIDDEN_PILES = ("imperium_deck", "intrigue_deck", "conflict_deck", "conflict_box", "hagal_deck")
SECRET_WORDS = {"deals", "picks", "hagals", "shuffles"}
BARON = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese", "glossu_rabban"]


def walk(players: int, seed: int, step: int = 5, **options: Any) -> Iterator[Table]:
    """A random game, shown at regular intervals."""
    t = landsraad.new("imperium", players=players, seed=seed, **options)
    rng = random.Random(seed)
    n = 0
    while not t.over:
        if n % step == 0:
            yield t
        t.play(rng.choice(t.legal()))
        n += 1
    yield t


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_is_json_and_hides_what_it_must(players: int) -> None:
    for t in walk(players, 20 + players):
        for viewer in (None, *t.seats):
            view = t.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == "imperium" and view["you"] == viewer and view["actor"] == t.actor
            assert not SECRET_WORDS & set(view)
            for pile in HIDDEN_PILES:
                assert type(view[pile]) is int
            assert ("legal" in view) == (viewer is not None and viewer == t.actor)
            for seat in t.seats:
                assert not SECRET_WORDS & set(view[seat])
                assert type(view[seat]["deck"]) is int
                for pile in ("hand", "intrigue"):
                    assert isinstance(view[seat][pile], list if seat == viewer else int), (seat, viewer, pile)
                assert ("tokens" in view[seat]) == (seat == viewer)
                for pile in ("discard", "in_play", "plots"):
                    assert isinstance(view[seat][pile], list)


def test_seats_by_name_and_by_number() -> None:
    t = landsraad.new("imperium", players=3, seed=1)
    for i, seat in enumerate(t.seats):
        assert t.view(i) == t.view(seat)
        assert t.events(seat=i) == t.events(seat=seat)
    wrong: list[Any] = ["D", "a", "", 3, -1, True, 1.0, [], b"A"]
    for seat in wrong:
        for look in (t.view, lambda s: t.events(seat=s), lambda s: t.determinize(s, 1)):
            with pytest.raises(landsraad.BadInput, match=r"no seat is called .*; the seats are A, B, C"):
                look(seat)


def test_own_cards_and_own_secrets() -> None:
    t = landsraad.new("imperium", players=4, seed=1, leaders=BARON, first="A")
    assert t.actor == "A" and t.view("B")["A"]["hand"] == 0
    t.play("secret fremen")
    t.play("secret emperor")
    assert t.view("A")["A"]["tokens"] == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert t.view("A")["A"]["hand"] == t.get("A.hand") and len(t.get("A.hand")) == 5
    assert t.view("B")["A"]["hand"] == 5 and "tokens" not in t.view("B")["A"]
    assert t.view("B")["B"]["deck_top"] == t.get("B.deck")[:1], "Paul looks at the top of his deck"
    assert "deck_top" not in t.view("A")["B"]


def test_decision() -> None:
    t = landsraad.new("imperium", players=4, seed=1, leaders=BARON, first="A")
    assert t.view()["decision"] == {"kind": "track", "effect": "leader:baron_vladimir_harkonnen:setup", "seat": "A",
                                    "cause": {"kind": "leader", "id": "baron_vladimir_harkonnen"}}


# ------------------------------------------------------------------ determinize


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_determinize_looks_the_same_and_plays_on(players: int) -> None:
    for t in walk(players, 40 + players, step=9, leaders=BARON[:players]):
        for viewer in (None, *t.seats):
            before = t.to_json()
            twin = t.determinize(viewer, 5)
            assert t.to_json() == before
            assert twin.view(viewer) == t.view(viewer)
            assert t.determinize(viewer, 5).fingerprint() == twin.fingerprint()
            assert twin.events() == []
            rng = random.Random(2)
            for _ in range(12):
                if twin.over:
                    break
                twin.play(rng.choice(twin.legal()))
            assert landsraad.from_json(twin.to_json()).fingerprint() == twin.fingerprint()


def test_determinize_deals_again_what_the_seat_does_not_see() -> None:
    t = landsraad.new("imperium", players=3, seed=1, leaders=["paul_atreides", "glossu_rabban", "helena_richese"])
    seat, other = ("A", "B")
    hands = {tuple(t.determinize(seat, seed).get(f"{other}.hand")) for seed in range(20)}
    own = {tuple(t.determinize(seat, seed).get(f"{seat}.hand")) for seed in range(20)}
    assert len(hands) > 5 and own == {tuple(t.get(f"{seat}.hand"))}


def test_determinize_does_not_tell_what_the_actor_holds() -> None:
    """Another seat's legal moves are those of the hand it was dealt, not of the real one."""
    for t in walk(3, 5, step=7):
        if t.over or not t.actor or t.decision()["kind"] != "turn":
            continue
        other = next(seat for seat in t.seats if seat != t.actor)
        twin = t.determinize(other, 3)
        for text in map(twin.notation, twin.legal()):
            if text.startswith("agent"):
                assert text.split()[1] in twin.get(f"{t.actor}.hand")
            if text.startswith("play"):
                assert text.split()[1] in twin.get(f"{t.actor}.intrigue")


@pytest.mark.parametrize("seed", [None, "x", 1.5, []])
def test_determinize_wants_a_number(seed: Any) -> None:
    with pytest.raises(landsraad.BadInput, match="is not a number"):
        landsraad.new("imperium", seed=1).determinize("A", seed)


# ------------------------------------------------------------------ events


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_events(players: int) -> None:
    kept: dict[Any, list[dict[str, Any]]] = {}
    for t in walk(players, 60 + players, step=11):
        for viewer in (None, *t.seats):
            events = t.events(seat=viewer)
            assert json.loads(json.dumps(events)) == events
            assert [event["seq"] for event in events] == list(range(len(events)))
            seen = kept.get(viewer, [])
            assert events[:len(seen)] == seen, "the past does not change"
            assert t.events(since=len(seen), seat=viewer) == events[len(seen):]
            kept[viewer] = events
            for event in events[len(seen):]:
                assert event["seat"] in (None, *t.seats)
                if event["kind"] in ("drew", "drew_intrigue", "looked"):
                    assert ("card" in event) == (event["seat"] == viewer)


def test_a_secret_move_is_told_without_its_word() -> None:
    t = landsraad.new("imperium", players=4, seed=1, leaders=BARON, first="A")
    t.play("secret fremen")
    told = {viewer: [e for e in t.events(seat=viewer) if e["kind"] == "moved"][-1] for viewer in (None, *t.seats)}
    assert told["A"]["move"] == t.parse("secret fremen")
    for viewer in (None, "B", "C", "D"):
        assert "move" not in told[viewer] and told[viewer]["seat"] == "A"


@pytest.mark.parametrize("since", [-1, None, "x", 1.5, []])
def test_since_is_the_number_of_an_event(since: Any) -> None:
    with pytest.raises(landsraad.BadInput, match="is not the number of an event"):
        landsraad.new("imperium", seed=1).events(since=since)


def test_events_may_be_asked_for_at_any_time() -> None:
    """They are made by replaying the moves, so asking often or once gives the same."""
    often, once = (landsraad.new("imperium", players=3, seed=2) for _ in range(2))
    rng = random.Random(2)
    for _ in range(80):
        move = rng.choice(often.legal())
        often.play(move)
        once.play(move)
        often.events()
    assert often.events(seat="A") == once.events(seat="A")
