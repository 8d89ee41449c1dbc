"""Which agent boxes depend on influence, so that its gain may come before or after them (IMP-AGENT-11)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.rules.seats.influence import asked_factions
from landsraad.games.dune.rules.turns.agent_boxes import influence_conditions, may_wait
from landsraad.kernel.algebra import Condition
from landsraad.kernel.engine import Effect
from support.dune.boxes import BASE, SIX, UPRISING
from support.dune.table import play, table, texts
from support.rules import rule

BOXES = {"imperium": BASE, "uprising": UPRISING, "six": SIX}
ASKING = {"imperium": {"smugglers_thopter", "glossu_rabban"}, "uprising": {"glossu_rabban", "lady_amber_metulli"},
          "six": {"glossu_rabban", "lady_amber_metulli"}}
WAITING = {"branching_path", "hidden_missive", "junction_headquarters", "maker_keeper", "prepare_the_way",
           "wheels_within_wheels"}


def boxes(box: Box) -> list[tuple[str, Effect, list[Condition]]]:
    return [*((card.name, card.agent, card.asks_influence) for card in box.cards),
            *((leader.name, leader.signet, leader.asks_influence) for leader in box.leaders)]


def parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts_of():
        yield from parts(part)


def conditions(effect: Effect) -> list[Condition]:
    """Whatever class keeps them, and whatever it calls them."""
    values = [getattr(part, name) for part in parts(effect) for name in dir(part) if not name.startswith("__")]
    return [value for value in values if isinstance(value, Condition) and asked_factions(value)]


@pytest.mark.parametrize("name", BOXES)
def test_no_box_that_looks_at_influence_is_missed(name: str) -> None:
    found = {box: (effect, asks) for box, effect, asks in boxes(BOXES[name]) if conditions(effect)}
    assert {box for box, (effect, asks) in found.items() if asks} == ASKING[name]
    assert {box for box, (effect, asks) in found.items() if not asks} == (set() if name == "imperium" else WAITING)
    for effect, asks in found.values():
        assert may_wait(effect) == (not asks) and asks == influence_conditions(effect)
        assert not asks or {id(value) for value in asks} == {id(value) for value in conditions(effect)}


@rule("IMP-AGENT-11")
@pytest.mark.parametrize(("guild", "asked"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_order_is_asked_while_the_condition_does_not_hold(guild: int, asked: bool) -> None:
    """Below two steps a plot card or the step itself may still bring it about."""
    t = table(A={"hand": ["smugglers_thopter"], "influence": {"spacing_guild": guild},
                 "intrigue": ["dispatch_an_envoy"]})
    play(t, "play dispatch_an_envoy", "agent smugglers_thopter foldspace_space")
    assert ("resolve influence" in texts(t)) == asked


@rule("IMP-AGENT-11")
def test_another_faction_does_not_matter() -> None:
    t = table(A={"hand": ["smugglers_thopter"], "influence": {"spacing_guild": 1}, "intrigue": ["dispatch_an_envoy"]})
    play(t, "play dispatch_an_envoy", "agent smugglers_thopter wealth")
    assert "resolve influence" not in texts(t) and t.get("A.influence.emperor") == 1
