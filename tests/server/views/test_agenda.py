"""What the seat that decides is told besides its moves: the effect that asks, what it has named, what is still open."""

from __future__ import annotations

from typing import Any

import msgspec

import landsraad
from landsraad.scenarios.positions import open_position
from landsraad.server.protocol import messages as wire
from landsraad.server.views.agenda import agenda_of
from landsraad.server.views.cached_messages import cached_messages

LEADERS = ["paul_atreides", "glossu_rabban", "duke_leto_atreides"]
BOTH = {"rise_of_ix": "yes", "immortality": "yes"}


def table(given: dict[str, Any]) -> Any:
    return open_position(landsraad.game("imperium"), {"players": 3, "leaders": LEADERS, **BOTH}, 3,
                         {"first": "A", "turn": "A", **given})


def agenda(t: Any) -> list[wire.AgendaItem]:
    return agenda_of(t.state.clone(), cached_messages("en"))


def keys(t: Any) -> list[str]:
    return [str(item.words["key"]) for item in agenda(t)]


def question(t: Any) -> wire.Decision:
    told, _ = cached_messages("en").question(t, {}, {})
    decided: wire.Decision = msgspec.json.decode(told, type=wire.Decision)
    return decided


def test_the_open_parts_of_a_space_are_told() -> None:
    t = table({"A": {"hand": ["dagger"], "solari": 3, "spice": 9}})
    t.play("agent dagger dreadnought")
    first, second = keys(t)
    assert first.endswith("commission") and second == "acquire-tech"
    items = agenda(t)
    assert all(item.text for item in items)


def test_what_asks_now_is_marked_and_what_waits_is_not() -> None:
    t = table({"A": {"hand": ["dagger"], "influence": {"spacing_guild": 2}, "solari": 3, "spice": 9}})
    t.play("agent dagger dreadnought")
    while not any(t.notation(move).startswith("tech") for move in t.legal()):
        t.play(t.legal()[0])
    assert [item.words["key"] for item in agenda(t) if item.now] == ["acquire-tech"]


def test_nothing_is_open_at_the_start_of_a_turn() -> None:
    assert agenda(table({"A": {"hand": ["dagger"]}})) == []


def test_looking_does_not_change_the_table() -> None:
    t = table({"A": {"hand": ["dagger"], "solari": 3, "spice": 9}})
    t.play("agent dagger dreadnought")
    before = t.state.depth
    agenda(t)
    assert t.state.depth == before


def test_a_purchase_says_what_it_takes_off() -> None:
    t = table({"A": {"hand": ["dagger"], "spice": 9}})
    t.play("agent dagger tech_negotiation")
    t.play("resolve space")
    t.play("choose 1")
    assert question(t).words == {"key": "acquire-tech-for-less", "args": {"n": 1}}


def test_a_pair_of_cards_is_told_to_its_seat() -> None:
    t = table({"A": {"hand": ["ghola", "dagger", "seek_allies"], "spice": 9, "solari": 9, "water": 9}})
    t.play("graft ghola")
    assert question(t).chosen is None
    t.play("with dagger")
    asked = question(t)
    assert (asked.cause, asked.chosen) == ({"kind": "card", "id": "ghola"}, {"kind": "card", "id": "dagger"})
