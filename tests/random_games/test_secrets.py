"""Nothing secret leaves the table: whole games seen by every seat, and the same games determinized."""

from __future__ import annotations

import random

import pytest

from landsraad.kernel.events import EVENTS
from landsraad.kernel.views import TRUTH
from support.dune.table import kinds, play, table
from support.random_games import RANDOM_GAMES, check_hidden, random_game
from support.sampling import sampled


@pytest.mark.long
@pytest.mark.parametrize("n", range(8, 16))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_views_hide_what_they_must(name: str, n: int) -> None:
    """At every tenth decision, for every seat and for a spectator."""
    for t in random_game(n, RANDOM_GAMES[name]):
        if len(t.moves) % 10 == 0 and not t.over:
            for seat in [None, *t.seats]:
                check_hidden(t, seat, len(t.moves), random.Random(n))


@pytest.mark.long
@pytest.mark.parametrize("n", sampled(range(48), 3))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_what_is_learned_is_told_as_learned(name: str, n: int) -> None:
    """Until an event uncovers something, the acting seat can foresee all consequences of its move.

    Undo relies on these events. Checked at every decision.
    """
    rng = random.Random(n)
    for t in random_game(n, RANDOM_GAMES[name]):
        if not t.over:
            check_hidden(t, t.actor, len(t.moves), rng)


def test_a_card_drawn_in_the_reveal_turn_was_hidden() -> None:
    t = table(A={"hand": ["dagger"], "deck": ["diplomacy", "dagger"], "intrigue": ["poison_snooper"]})
    play(t, "reveal", "play poison_snooper", "draw")
    assert [event["card"] for event in kinds(t, "drew")][-1] == "diplomacy"


def test_the_next_card_is_open_to_paul_as_soon_as_the_top_one_is_trashed() -> None:
    t = table(options={"leaders": ["paul_atreides", "glossu_rabban", "count_ilban_richese"]},
              A={"deck": ["diplomacy", "dagger"], "intrigue": ["poison_snooper"]})
    play(t, "play poison_snooper", "trash_top")
    assert [event["card"] for event in kinds(t, "looked")] == ["diplomacy", "dagger"]
    assert t.view("A")["A"]["deck_top"] == ["dagger"]


@pytest.mark.parametrize("n", range(4))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_a_view_names_no_hidden_card(name: str, n: int) -> None:
    """Hidden piles are numbers in the views of others; only cards that everyone saw on top are named."""
    for t in random_game(n, RANDOM_GAMES[name]):
        if len(t.moves) % 20:
            continue
        for seat in [None, *t.seats]:
            view = t.view(seat)
            assert isinstance(view["imperium_deck"], int) and isinstance(view["intrigue_deck"], int)
            assert isinstance(view["conflict_deck"], int) and isinstance(view["hagal_deck"], int)
            assert isinstance(view.get("contract_bank", 0), int)
            assert not {"deals", "picks", "hagals", "dice"} & view.keys()
            assert ("legal" in view) == (seat == t.actor and not t.over)
            for other in t.seats:
                own = other == seat
                assert isinstance(view[other]["deck"], int) and "shuffles" not in view[other]
                assert isinstance(view[other]["hand"], list) == own
                assert isinstance(view[other]["intrigue"], list) == own
                assert ("tokens" in view[other]) == own


def test_what_is_dealt_anew_is_really_dealt_anew() -> None:
    """Otherwise the tests above would prove nothing."""
    changed = 0
    for t in random_game(7):
        if len(t.moves) % 10 == 0 and not t.over:
            other = t.determinize("A", len(t.moves))
            hidden = [path for path in ("imperium_deck", "intrigue_deck", "B.hand", "C.hand", "B.intrigue", "A.deck")
                      if t.get(path) != other.get(path)]
            changed += len(hidden)
            assert t.get("A.hand") == other.get("A.hand")
            assert sorted(t.get("imperium_deck")) == sorted(other.get("imperium_deck"))
    assert changed > 50


@pytest.mark.parametrize("n", range(6))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_events_tell_others_no_secret(name: str, n: int) -> None:
    """Other seats get events without the secret values; the seat itself gets them."""
    t = list(random_game(n, RANDOM_GAMES[name]))[-1]
    truth = [event.to_json(t.game.plan, TRUTH, i) for i, event in enumerate(t.happened())]
    for seat in [None, *t.seats]:
        told = t.events(seat=seat)
        assert len(told) == len(truth)
        for mine, true in zip(told, truth, strict=True):
            kind = EVENTS.kinds[true["kind"]]
            secret = set(kind.secret)
            if kind.name == "moved" and t.game.plan.moves.family_of(true["move"]).secret:
                secret.add("move")
            if true["seat"] == seat and seat is not None:
                assert mine == true
            else:
                assert mine == {name: value for name, value in true.items() if name not in secret}


def test_events_from_a_number_on_are_the_same_events() -> None:
    t = list(random_game(2))[-1]
    everything = t.events(seat="B")
    for since in (0, 1, 40, len(everything) - 1, len(everything)):
        assert t.events(since=since, seat="B") == everything[since:]
