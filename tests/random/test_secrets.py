"""Nothing secret leaves the table: whole games seen by every seat, and the same games dealt otherwise."""

from __future__ import annotations

import random

import pytest

from landsraad.games.imperium import cells as c
from landsraad.kernel.events import EVENTS
from landsraad.kernel.views import TRUTH
from support.strolls import GAME, check_hidden, stroll


@pytest.mark.parametrize("n", range(8, 16))
def test_views_hide_what_they_must(n: int) -> None:
    """At every tenth decision, for every seat and for a spectator."""
    for table in stroll(n):
        if len(table.moves) % 10 == 0 and not table.over:
            for seat in [None, *table.seats]:
                check_hidden(table, seat, len(table.moves), random.Random(n))


@pytest.mark.parametrize("n", range(4))
def test_a_view_names_no_hidden_card(n: int) -> None:
    """Hidden piles are numbers in the views of others; only what everybody saw go on top is named."""
    for table in stroll(n):
        if len(table.moves) % 20:
            continue
        for seat in [None, *table.seats]:
            view = table.view(seat)
            assert isinstance(view["imperium_deck"], int) and isinstance(view["intrigue_deck"], int)
            assert isinstance(view["conflict_deck"], int) and isinstance(view["hagal_deck"], int)
            assert not {"deals", "picks", "hagals"} & view.keys()
            assert ("legal" in view) == (seat == table.actor and not table.over)
            for other in table.seats:
                own = other == seat
                assert isinstance(view[other]["deck"], int) and "shuffles" not in view[other]
                assert isinstance(view[other]["hand"], list) == own
                assert isinstance(view[other]["intrigue"], list) == own
                assert ("tokens" in view[other]) == own


def test_what_is_dealt_anew_is_really_dealt_anew() -> None:
    """Or the tests above would prove nothing."""
    changed = 0
    for table in stroll(7):
        if len(table.moves) % 10 == 0 and not table.over:
            other = table.determinize("A", len(table.moves))
            hidden = [path for path in ("imperium_deck", "intrigue_deck", "B.hand", "C.hand", "B.intrigue", "A.deck")
                      if table.get(path) != other.get(path)]
            changed += len(hidden)
            assert table.get("A.hand") == other.get("A.hand")
            assert sorted(table.get("imperium_deck")) == sorted(other.get("imperium_deck"))
    assert changed > 50


@pytest.mark.parametrize("n", range(6))
def test_events_tell_others_no_secret(n: int) -> None:
    """The truth minus the secret values is what the others hear; the seat itself hears them."""
    table = list(stroll(n))[-1]
    truth = [event.to_json(GAME.plan.seats, TRUTH, i) for i, event in enumerate(table.happened())]
    for seat in [None, *table.seats]:
        told = table.events(seat=seat)
        assert len(told) == len(truth)
        for mine, true in zip(told, truth, strict=True):
            kind = EVENTS.kinds[true["kind"]]
            secret = set(kind.secret)
            if kind.name == "moved" and c.MOVES.family_of(true["move"]).secret:
                secret.add("move")
            if true["seat"] == seat and seat is not None:
                assert mine == true
            else:
                assert mine == {name: value for name, value in true.items() if name not in secret}


def test_events_from_a_number_on_are_the_same_events() -> None:
    table = list(stroll(2))[-1]
    everything = table.events(seat="B")
    for since in (0, 1, 40, len(everything) - 1, len(everything)):
        assert table.events(since=since, seat="B") == everything[since:]
