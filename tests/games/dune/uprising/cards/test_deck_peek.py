"""Long Live the Fighters: looks at three cards; two become public, one stays secret."""

from __future__ import annotations

import pytest

from landsraad.kernel.table import Table
from support.dune.one_card import PLAIN, of, sent
from support.dune.table import kinds, play, texts
from support.rules import rule

TOP = ["dagger", "diplomacy", "reconnaissance"]


def looks(*deck: str, **seat: object) -> Table:
    return sent("long_live_the_fighters", "spice_refinery", deck=list(deck), **seat)


@pytest.mark.parametrize(("thrown", "trashed", "drawn"), [
    ("dagger", "diplomacy", "reconnaissance"), ("reconnaissance", "dagger", "diplomacy"),
    ("diplomacy", "reconnaissance", "dagger"),
])
@rule("UPM-RULINGS-03")
def test_long_live_the_fighters_discards_trashes_and_draws(thrown: str, trashed: str, drawn: str) -> None:
    t = looks(*TOP, "seek_allies")
    assert texts(t) == [f"discard {card}" for card in TOP]
    play(t, f"discard {thrown}")
    assert texts(t) == [f"trash_looked {card}" for card in TOP if card != thrown]
    play(t, f"trash_looked {trashed}")
    assert of(t, "hand", "discard", "deck") == [[drawn], [thrown], ["seek_allies"]] and t.get("trashed") == [trashed]


def test_long_live_the_fighters_needs_3_cards_and_does_not_shuffle() -> None:
    t = looks(*TOP[:2], discard=["seek_allies"] * 5, intrigue=[PLAIN])
    assert "resolve card" not in texts(t) and of(t, "deck", "hand") == [TOP[:2], []]
    assert "resolve card" in texts(looks(*TOP, intrigue=[PLAIN]))


@rule("UPM-RULINGS-02")
def test_long_live_the_fighters_may_come_after_the_draw_of_the_space() -> None:
    t = sent("long_live_the_fighters", "fremkit", "resolve space", deck=["seek_allies", *TOP], intrigue=[PLAIN])
    assert t.get("A.hand") == ["seek_allies"]
    assert texts(play(t, "resolve card")) == [f"discard {card}" for card in TOP]


@rule("UPM-RULINGS-10")
def test_a_card_discarded_from_the_deck_gives_nothing_for_it() -> None:
    t = play(looks("spacing_guilds_favor", "dagger", "diplomacy"), "discard spacing_guilds_favor",
             "trash_looked dagger")
    assert of(t, "spice", "discard") == [0, ["spacing_guilds_favor"]]


def test_a_soldier_trashed_from_the_deck_gives_an_intrigue_card() -> None:
    t = play(looks("sardaukar_soldier", "dagger", "diplomacy"), "discard dagger", "trash_looked sardaukar_soldier")
    assert of(t, "intrigue", "hand") == [[PLAIN], ["diplomacy"]]


def test_a_reserve_card_returns_to_its_pile() -> None:
    t = looks("prepare_the_way", "dagger", "diplomacy")
    left = t.get("reserve.prepare_the_way")
    play(t, "discard dagger", "trash_looked prepare_the_way")
    assert t.get("reserve.prepare_the_way") == left + 1 and t.get("trashed") == []


@pytest.mark.parametrize("deck", [("dagger", "dagger", "diplomacy"), ("dagger", "diplomacy", "diplomacy"),
                                  ("dagger", "dagger", "dagger")])
def test_copies_are_one_choice(deck: tuple[str, ...]) -> None:
    t = looks(*deck, "seek_allies")
    if len(set(deck)) > 1:
        assert texts(t) == [f"discard {card}" for card in dict.fromkeys(deck)]
        play(t, "discard dagger")
    if "trash_looked diplomacy" in texts(t):
        play(t, "trash_looked diplomacy")
    assert sorted([*t.get("A.hand"), *t.get("A.discard"), *t.get("trashed")]) == sorted(deck)
    assert t.get("A.deck") == ["seek_allies"]


# ------------------------------------------------------------------ secrets


def test_only_the_seat_itself_sees_the_cards() -> None:
    t = looks(*TOP, "seek_allies")
    assert t.view("A")["A"]["deck_top"] == TOP
    assert all("deck_top" not in t.view(seat)["A"] for seat in ("B", None))
    play(t, "discard dagger")
    assert t.view("A")["A"]["deck_top"] == TOP[1:]
    assert "deck_top" not in t.view("B")["A"]
    play(t, "trash_looked diplomacy")
    assert "deck_top" not in t.view("A")["A"]


def test_the_card_that_is_drawn_is_named_to_nobody_else() -> None:
    t = play(looks(*TOP, "seek_allies"), "discard dagger", "trash_looked diplomacy")
    assert [event["card"] for event in kinds(t, "looked")] == TOP
    for seat in ("B", None):
        told = [event for event in t.events(0, seat) if event["kind"] != "skipped"]
        assert "reconnaissance" not in repr(told[-8:])
        assert [event["kind"] for event in told].count("looked") == 3
    assert "reconnaissance" in repr(t.events(0, "A"))


def test_a_choice_is_asked_even_when_the_cards_are_alike() -> None:
    """Or the others would know the third card from the two that lie open."""
    t = looks("dagger", "dagger", "diplomacy", "seek_allies").inner  # type: ignore[attr-defined]
    t.play("discard diplomacy")
    assert [t.notation(move) for move in t.legal()] == ["trash_looked dagger"] and t.actor == "A"


def test_a_card_that_everybody_saw_go_there_stays_known() -> None:
    """The others know the top card; it is still the one on top when the next one is discarded."""
    t = looks(*TOP, "seek_allies")
    state = t.inner.state  # type: ignore[attr-defined]
    from landsraad.games.dune.state.cells import KNOWN

    state.seats[0][KNOWN] = 1
    assert t.view("B")["A"]["deck_top"] == ["dagger"]
    unknown = t.clone()
    play(unknown, "discard diplomacy")
    assert unknown.view("B")["A"]["deck_top"] == ["dagger"]
    play(t, "discard dagger")
    assert "deck_top" not in t.view("B")["A"]


def test_the_others_cannot_tell_the_deals_apart() -> None:
    """After a determinization, the position looks the same to B, and A still has a choice."""
    t = looks(*TOP, "seek_allies", "dagger", "convincing_argument")
    for seed in range(20):
        other = t.determinize("B", seed)
        assert other.view("B") == {**t.view("B"), "moves": other.view("B")["moves"]}
