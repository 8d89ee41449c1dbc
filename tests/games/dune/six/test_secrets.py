"""Secrets stay hidden from teammates as well as from enemies."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.events import EVENTS
from landsraad.kernel.views import TRUTH
from support.random_games import check_hidden, same_vectors
from support.rules import rule
from support.sampling import sampled


@pytest.mark.long
@pytest.mark.parametrize("n", sampled(range(4), 2))
def test_views_hide_what_they_must(n: int) -> None:
    """At some decisions, for every seat and for a spectator; and the seat that decides foresees its own move."""
    rng = random.Random(n)
    t = landsraad.new("uprising", players=6, seed=100 + n)
    while not t.over:
        if rng.random() < 0.06:
            for seat in [None, *t.seats]:
                check_hidden(t, seat, len(t.moves), rng)
        elif rng.random() < 0.2:
            check_hidden(t, t.actor, len(t.moves), rng)
        t.play(rng.choice(t.legal()))


@rule("UPR-SIX-32")
@pytest.mark.parametrize("n", range(3))
def test_a_hand_is_its_owners(n: int) -> None:
    """Teammates talk as they like, but the table shows none of them another's cards."""
    rng = random.Random(n)
    t = landsraad.new("uprising", players=6, seed=200 + n)
    while not t.over:
        if len(t.moves) % 25 == 0:
            for seat in [None, *t.seats]:
                view = t.view(seat)
                assert ("legal" in view) == (seat == t.actor)
                for pile in ("imperium_deck", "intrigue_deck", "conflict_deck", "contract_bank"):
                    assert isinstance(view[pile], int)
                for other in t.seats:
                    assert isinstance(view[other]["deck"], int) and "shuffles" not in view[other]
                    assert isinstance(view[other]["hand"], list) == (other == seat)
                    assert isinstance(view[other]["intrigue"], list) == (other == seat)
        t.play(rng.choice(t.legal()))


@pytest.mark.parametrize("n", range(3))
def test_events_tell_others_no_secret(n: int) -> None:
    rng = random.Random(n)
    t = landsraad.new("uprising", players=6, seed=300 + n)
    while not t.over:
        t.play(rng.choice(t.legal()))
    truth = [event.to_json(t.game.plan, TRUTH, i) for i, event in enumerate(t.happened())]
    for seat in [None, *t.seats]:
        for mine, true in zip(t.events(seat=seat), truth, strict=True):
            kind = EVENTS.kinds[true["kind"]]
            secret = set(kind.secret)
            if kind.name == "moved" and t.game.plan.moves.family_of(true["move"]).secret:
                secret.add("move")
            if true["seat"] == seat and seat is not None:
                assert mine == true
            else:
                assert mine == {name: value for name, value in true.items() if name not in secret}


@pytest.mark.parametrize("n", range(2))
def test_any_position_can_be_saved(n: int) -> None:
    rng = random.Random(n)
    t = landsraad.new("uprising", players=6, seed=400 + n)
    while not t.over:
        if rng.random() < 0.1:
            twin = decode_state(t.state.plan, encode_state(t.state))
            assert same_vectors(t.state, twin) and twin.fingerprint() == t.state.fingerprint()
            t.state = twin
        t.play(rng.choice(t.legal()))
