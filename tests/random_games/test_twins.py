"""Questions reveal nothing: positions that look the same to a viewer continue to look the same."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import table, uprising
from support.twins import compare, question, walk

GAMES = [("imperium", n, 0.06) for n in range(12)] + [("uprising", n, 0.06) for n in range(12)] + [
    ("six", 0, 0.04), ("six", 1, 0.04), *[("arrakis", n, 0.01) for n in range(1, 4)], ("arrakis", 0, 0.04),
    ("arrakis", 17, 0.04)]


@pytest.mark.long
@pytest.mark.parametrize(("name", "n", "rate"), GAMES)
def test_twins_cannot_be_told_apart(name: str, n: int, rate: float) -> None:
    """At some decisions, for every viewer: the same moves lead to the same questions and events."""
    assert sum(compare(*at) for at in walk(name, n, rate)) > 0


def seen(t: Table, *moves: str) -> tuple[Any, ...]:
    """The questions and events as a spectator sees them."""
    asked = []
    for move in moves:
        t.play(move)
        asked.append(question(t.state))
    return asked, t.events()


AGENT_TURNS: list[tuple[list[str], list[str], list[str]]] = [
    # at a signet ring, at a space that draws, at a space with a cost: a plot card or a combat card
    (["signet_ring"], ["agent signet_ring imperial_basin", "resolve card"], ["windfall", "ambush"]),
    (["dagger"], ["agent dagger mentat", "resolve space"], ["windfall", "tiebreaker"]),
    (["diplomacy"], ["agent diplomacy selective_breeding", "resolve space"], ["favored_subject", "to_the_victor"]),
]


@pytest.mark.parametrize(("hand", "moves", "cards"), AGENT_TURNS)
def test_a_plot_card_changes_no_question_of_an_agent_turn(hand: list[str], moves: list[str], cards: list[str]) -> None:
    options = {"leaders": ["helena_richese", "glossu_rabban", "count_ilban_richese"]}
    first, second = (table(options=options, A={"hand": hand, "intrigue": [card], "spice": 3, "solari": 3}).inner
                     for card in cards)
    assert seen(first, *moves) == seen(second, *moves)


def test_who_has_no_intrigue_card_is_not_asked() -> None:
    t = table(A={"hand": ["dagger", "dagger"], "intrigue": [], "solari": 3}).inner
    t.play("agent dagger mentat")
    assert [t.notation(move) for move in t.legal()] == ["end"]


def test_a_plot_card_changes_no_question_of_a_reveal_turn() -> None:
    """A box that must be used before anything can be bought."""
    first, second = (table(A={"hand": ["bene_gesserit_sister"], "intrigue": [card]}).inner
                     for card in ("windfall", "ambush"))
    moves = ["reveal", "use bene_gesserit_sister"]
    assert seen(first, *moves) == seen(second, *moves)


def test_cards_that_are_alike_are_discarded_after_a_question() -> None:
    first, second = (uprising(A={"hand": ["captured_mentat", *cards], "intrigue": [], "deck": ["dagger"] * 3}).inner
                     for cards in (["dagger", "dagger"], ["dagger", "diplomacy"]))
    moves = ["agent captured_mentat gather_support", "pay", "discard dagger"]
    assert seen(first, *moves) == seen(second, *moves)


def test_a_cost_in_hand_is_asked_for_without_it() -> None:
    """Treacherous Maneuver costs an Emperor card from the hand, and only its owner knows whether there is one."""
    both = [uprising(A={"hand": ["treacherous_maneuver", card], "deck": [other], "discard": [], "intrigue": []}).inner
            for card, other in (("price_is_no_object", "dagger"), ("dagger", "price_is_no_object"))]
    moves = ["agent treacherous_maneuver deliver_supplies", "skip"]
    assert seen(both[0], *moves) == seen(both[1], *moves)
