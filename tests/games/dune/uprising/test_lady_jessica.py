"""Lady Jessica, and the Reverend Mother she becomes."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.leaders import HALL, PLOTS, RING, led
from support.dune.resources import change, stock
from support.dune.table import kinds, play, texts


def troops(t: Table, seat: str = "A") -> int:
    return sum(int(t.get(f"{seat}.{where}")) for where in ("supply", "garrison", "conflict", "memories"))


def test_lady_jessica_starts_on_her_first_side() -> None:
    t = landsraad.new("uprising", players=3, seed=1, leaders=["lady_jessica"])
    assert (t.get("A.reverend_mother"), t.get("A.memories")) == (0, 0)


def test_lady_jessica_pays_a_spice_for_a_memory() -> None:
    t = led("lady_jessica", {"hand": RING, "spice": 2}, intrigue_deck=PLOTS)
    before = stock(t)
    play(t, HALL, "resolve card")
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert change(t, before) == {"agents": -1, "hand": -1, "in_play": 1, "spice": -1, "intrigue": 2, "supply": -1}
    assert t.get("A.memories") == 1 and troops(t) == 12
    assert kinds(t, "remembered")[-1]["n"] == 1


def test_lady_jessica_may_keep_her_spice_and_needs_one() -> None:
    t = led("lady_jessica", {"hand": RING, "spice": 1})
    play(t, HALL, "skip")
    assert (t.get("A.spice"), t.get("A.memories")) == (1, 0)
    t = led("lady_jessica", {"hand": RING, "spice": 0})
    play(t, HALL)
    assert t.get("A.memories") == 0 and t.actor == "B"


def test_lady_jessica_has_no_memory_without_a_troop_in_her_supply() -> None:
    t = led("lady_jessica", {"hand": RING, "spice": 1, "garrison": 12}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", "pay")
    assert (t.get("A.memories"), t.get("A.supply"), len(t.get("A.intrigue"))) == (0, 0, 2)


def test_lady_jessica_draws_a_card_for_each_memory_and_turns_over() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "deck": ["dagger"] * 5, "memories": 3, "garrison": 2})
    assert t.get("A.supply") == 7
    play(t, "agent diplomacy secrets")
    assert {"ability", "end"} <= set(texts(t))
    play(t, "ability")
    assert (t.get("A.memories"), t.get("A.supply"), t.get("A.reverend_mother")) == (0, 10, 1)
    assert len(t.get("A.hand")) == 3 and troops(t) == 12
    assert kinds(t, "flipped_leader")[-1]["n"] == 3


def test_lady_jessica_may_stay_as_she_is() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "memories": 3})
    play(t, "agent diplomacy secrets", "end")
    assert (t.get("A.memories"), t.get("A.reverend_mother")) == (3, 0)


def test_lady_jessica_turns_over_even_without_memories() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "water": 0})
    play(t, "agent diplomacy secrets", "ability")
    assert t.get("A.reverend_mother") == 1 and t.get("A.hand") == []


@pytest.mark.parametrize("space", ["fremkit", "deliver_supplies", "dutiful_service"])
def test_lady_jessica_remembers_only_among_the_bene_gesserit(space: str) -> None:
    t = led("lady_jessica", {"hand": ["diplomacy", "dagger"], "memories": 1})
    play(t, f"agent diplomacy {space}")
    while t.actor == "A":
        assert "ability" not in texts(t)
        play(t, texts(t)[-1])
    assert t.get("A.reverend_mother") == 0


def test_reverend_mother_repeats_the_space_for_a_water() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "reverend_mother": True, "water": 2}, intrigue_deck=PLOTS)
    before = stock(t)
    play(t, "agent diplomacy secrets")
    assert {"ability", "end"} <= set(texts(t))
    play(t, "ability")
    after = {"agents": -1, "hand": -1, "in_play": 1, "intrigue": 2, "water": -1, "bene_gesserit": 1}
    assert change(t, before) == after  # not the influence
    assert "end" in texts(t) and "ability" not in texts(t)  # and not once more


def test_reverend_mother_repeats_no_cost_and_no_more_influence() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "deck": ["dagger"] * 4, "reverend_mother": True, "water": 1,
                             "spice": 1})
    play(t, "agent diplomacy espionage")
    play(t, "ability", "first 1", "spy post_choam", "first 1", "spy post_emperor")
    assert (t.get("A.spice"), t.get("A.water"), t.get("A.influence.bene_gesserit")) == (0, 0, 1)
    assert len(t.get("A.hand")) == 2 and t.get("A.spies") == ["post_emperor", "post_choam"]


def test_reverend_mother_at_a_combat_space_of_the_fremen() -> None:
    """The second troop is one of this turn: it may be deployed with the first and two more."""
    t = led("lady_jessica", {"hand": ["diplomacy"], "reverend_mother": True, "water": 2, "garrison": 4})
    play(t, "agent diplomacy desert_tactics", "ability", "skip", "skip")
    assert t.get("A.garrison") == 6
    assert "deploy 4" in texts(t) and "deploy 5" not in texts(t)


@pytest.mark.parametrize("space", ["deliver_supplies", "dutiful_service"])
def test_reverend_mother_is_for_two_factions(space: str) -> None:
    t = led("lady_jessica", {"hand": ["diplomacy", "dagger"], "reverend_mother": True, "water": 3})
    play(t, f"agent diplomacy {space}")
    assert t.actor == "B"


def test_reverend_mother_needs_water() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy", "dagger"], "reverend_mother": True, "water": 0})
    play(t, "agent diplomacy secrets")
    assert t.actor == "B"


def test_reverend_mother_serves_in_the_very_turn_she_wakes() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy"], "deck": ["dagger"] * 4, "memories": 1, "water": 1},
            intrigue_deck=PLOTS)
    play(t, "agent diplomacy secrets", "ability", "ability")
    assert len(t.get("A.intrigue")) == 2 and t.get("A.water") == 0 and len(t.get("A.hand")) == 1


def test_reverend_mother_serves_once_in_each_turn() -> None:
    t = led("lady_jessica", {"hand": ["diplomacy", "seek_allies"], "reverend_mother": True, "water": 3})
    play(t, "agent diplomacy secrets", "ability")
    for seat in "BC":
        assert t.actor == seat
        play(t, "reveal", "end")
    play(t, "agent seek_allies fremkit", "ability")
    assert t.get("A.water") == 1


def test_reverend_mother_turns_spice_into_water() -> None:
    t = led("lady_jessica", {"hand": RING, "reverend_mother": True, "spice": 1, "water": 0}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", "pay")
    assert (t.get("A.spice"), t.get("A.water"), t.get("A.memories"), len(t.get("A.intrigue"))) == (0, 1, 0, 1)
