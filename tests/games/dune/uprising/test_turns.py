"""Uprising's additions to a turn: spies on arrival, the leader's reveal box, cards that count."""

from __future__ import annotations

from support.dune.table import kinds, play, texts, uprising
from support.rules import rule


@rule("UPM-RULINGS-05")
def test_two_copies_of_a_card_that_counts_are_one_move() -> None:
    t = uprising(A={"hand": ["sardaukar_coordination", "sardaukar_coordination", "undercover_asset"],
                    "deck": ["dagger"] * 3})  # a box to be used: one may want to see first what comes of it
    play(t, "reveal")
    assert texts(t).count("use sardaukar_coordination") == 1
    play(t, "use sardaukar_coordination")
    assert texts(t).count("use sardaukar_coordination") == 1  # the other one


@rule("UPM-SPIES-05", "UPM-SPIES-06", "UPM-SPIES-07")
def test_one_spy_lets_the_agent_in_and_another_draws() -> None:
    """One at each of two posts of a crowded space: the one that is left may gather intelligence."""
    spies = ["research_station_spice_refinery", "spice_refinery_arrakeen"]
    t = uprising(A={"hand": ["reconnaissance"], "deck": ["dagger"], "spies": spies, "garrison": 0},
                 agents={"spice_refinery": "B"})
    play(t, "agent reconnaissance spice_refinery")
    assert texts(t) == [f"infiltrate post_{name}" for name in spies]
    play(t, f"infiltrate post_{spies[0]}")
    assert texts(t) == [f"gather post_{spies[1]}", "skip"]
    play(t, f"gather post_{spies[1]}")
    assert t.get("A.hand") == ["dagger"] and t.get("A.spies") == []


def test_nothing_is_said_of_a_spy_that_is_not_there() -> None:
    t = uprising(A={"hand": ["diplomacy", "dagger"]})
    play(t, "agent diplomacy fremkit")
    assert kinds(t, "skipped") == []
    t = uprising(A={"hand": ["reconnaissance"], "spies": ["spice_refinery_arrakeen"], "garrison": 0},
                 agents={"arrakeen": "B"})
    play(t, "agent reconnaissance arrakeen")  # the only spy there lets the agent in, and cannot do both
    assert t.get("A.spies") == [] and kinds(t, "skipped") == []


# ------------------------------------------------------------------ what one turn remembers, the next one forgets


@rule("UPM-RULINGS-01", "UPR-SPACE-28", "UPR-SPACE-33")
def test_the_higher_price_of_one_turn_does_not_pay_for_the_next() -> None:
    idle = {"hand": []}
    t = uprising(A={"hand": ["dagger", "reconnaissance"], "solari": 2, "spice": 1, "water": 0, "garrison": 0},
                 B=idle, C=idle)
    play(t, "agent dagger gather_support", "pay")
    assert (t.get("A.water"), t.get("A.solari")) == (1, 0) and t.actor == "A"  # the others have revealed
    play(t, "agent reconnaissance spice_refinery", "skip")
    assert (t.get("A.solari"), t.get("A.spice")) == (2, 1)


@rule("UPM-REVEAL-TURN-01", "UPM-RULINGS-04")
def test_spice_that_flowed_in_an_agent_turn_does_not_flow_in_the_reveal_turn() -> None:
    """Guild Spy asks whether The Spice Must Flow was acquired this turn, not this round."""
    idle = {"hand": []}
    t = uprising(A={"hand": ["price_is_no_object", "guild_spy"], "solari": 9, "spies": ["post_emperor"]},
                 B=idle, C=idle)
    play(t, "agent price_is_no_object secrets", "acquire the_spice_must_flow")
    assert t.get("A.vp") == 1 and t.actor == "A"  # the others have revealed
    play(t, "reveal")
    assert t.get("A.influence.emperor") == 0 and t.get("A.persuasion") == 2
