"""Who breaks the ties of the Mahdi rules: the player, or chance (WFA-OPEN-21)."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.kernel.codec import decode_state
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.table import Table
from landsraad.play import Session, seat_people
from support.rules import rule

GAMES = {name: landsraad.game(name) for name in landsraad.games()}


def war(seed: int, **options: object) -> Table:
    return landsraad.new("arrakis", players=1, seed=seed, **options)


@rule("WFA-SOLO-01")
def test_the_player_breaks_ties_unless_the_table_says_otherwise() -> None:
    """Also in records and scenarios that do not name the option."""
    t = war(1)
    assert t.options["mahdi_ties"] == "player"
    assert t.decision()["effect"] == "arrakis:MahdiHarvesters"
    assert t.view(None)["B"]["decided_by"] == "A"


@pytest.mark.parametrize("seed", range(4))
def test_chance_breaks_ties_and_the_first_question_is_ones_own(seed: int) -> None:
    t = war(seed, mahdi_ties="mahdi")
    assert t.decision()["effect"] in ("arrakis:PlaceToken", "arrakis:Turn")
    assert t.view(None)["B"]["decided_by"] is None
    chance = random.Random(seed)
    for _ in range(60):
        if t.over:
            break
        assert t.actor == "A" and "Mahdi" not in t.decision()["effect"] and t.state.seat == 0
        t.play(chance.choice(t.legal()))


def test_ties_are_drawn_from_the_seed() -> None:
    first, again, other = war(1, mahdi_ties="mahdi"), war(1, mahdi_ties="mahdi"), war(5, mahdi_ties="mahdi")
    assert first.fingerprint() == again.fingerprint() != other.fingerprint()


def test_a_record_keeps_who_breaks_ties() -> None:
    t = war(3, mahdi_ties="mahdi")
    for _ in range(12):
        t.play(t.legal()[0])
    found = read_record(write_record(t, {"A": "Ada", "B": "Mahdi"}), GAMES)
    assert found.fingerprint() == t.fingerprint() and found.options["mahdi_ties"] == "mahdi"


def test_a_saved_table_goes_on() -> None:
    t = war(3, mahdi_ties="mahdi")
    for _ in range(12):
        t.play(t.legal()[0])
    again = landsraad.from_json(t.to_json())
    assert again.fingerprint() == t.fingerprint() and again.legal() == t.legal()
    t.play(t.legal()[0])
    again.play(again.legal()[0])
    assert again.fingerprint() == t.fingerprint()
    broken = t.to_json()
    broken["state"]["at"]["A"]["decided_by"] = None
    with pytest.raises(BadInput, match="nobody makes its decision"):
        decode_state(t.state.plan, broken["state"])


def test_two_players_without_the_automa_have_no_such_option() -> None:
    t = landsraad.new("arrakis", players=2, seed=1, mahdi_ties="mahdi")
    assert t.options["mahdi_ties"] == "player"
    partners = landsraad.new("arrakis", players=2, mahdi="yes", seed=1, mahdi_ties="mahdi")
    assert partners.options["mahdi_ties"] == "mahdi" and "Mahdi" not in partners.decision()["effect"]


def test_a_move_after_which_a_tie_was_drawn_is_not_taken_back() -> None:
    """What chance decided is known, so the move before it stays."""
    t = war(1, mahdi_ties="mahdi")
    session = Session(t, seat_people(t))
    chance, picked = random.Random(2), 0
    while not session.over:
        before = len(session.table.happened())
        session.play(chance.choice(session.table.legal()))
        if any(event.kind.name == "picked" for event in session.table.happened()[before:]):
            picked += 1
            assert session.over or session.why_not_undo("A") is not None
    assert picked > 0
