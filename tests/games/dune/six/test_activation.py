"""A commander's turn: arrows, the activated ally's tracks, troops, swords and decisions."""

from __future__ import annotations

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from support.dune.table import kinds, play, six, texts
from support.rules import rule

HAND = ["signet_ring", "usul", "command_respect", "seek_allies"]


@rule("UPR-SIX-24", "UPR-SIX-26")
def test_each_turn_begins_with_an_ally() -> None:
    t = six(turn="A", A={"hand": HAND})
    assert t.actor == "A" and texts(t) == ["activate C", "activate E"]
    play(t, "activate C")
    assert t.get("A.activated") == "C" and "reveal" in texts(t)
    t = six(turn="D")
    assert texts(t) == ["activate F", "activate B"]
    t = six(turn="B")
    assert not any(text.startswith("activate") for text in texts(t))


@rule("UPR-SIX-25")
@pytest.mark.parametrize(("ally", "cell"), [("C", "left_agent"), ("E", "right_agent")])
def test_the_arrow_decides_who_is_activated(ally: str, cell: str) -> None:
    t = six(turn="A", A={"hand": HAND, "activated": ally})
    play(t, "agent signet_ring arrakeen")
    assert t.get(f"A.{cell}") == "arrakeen" and t.get("A.agents") == 1
    again = six(turn="A", A={"hand": HAND, "intrigue": ["contingency_plan"], cell: "arrakeen", "activated": ally})
    assert texts(again) == ["play contingency_plan", "reveal"]
    with pytest.raises(BadInput, match="arrow"):
        again.play("agent usul carthag")
    other = six(turn="A", A={"hand": HAND, cell: "arrakeen", "activated": "C" if ally == "E" else "E"})
    assert "agent usul carthag" in texts(other)


@rule("UPR-SIX-18", "UPR-SIX-26")
@pytest.mark.parametrize("ally", ["C", "E"])
def test_the_swordmaster_activates_either(ally: str) -> None:
    t = six(turn="A", A={"hand": HAND, "swordmaster": 1, "left_agent": "arrakeen", "right_agent": "spice_refinery",
                         "activated": ally})
    play(t, "agent usul carthag", "choose 1")
    assert t.get("A.double_agent") == "carthag" and t.get("A.swordmaster_spent") == 1
    assert kinds(t, "recruited")[-1]["seat"] == ally


@rule("UPR-SIX-53")
def test_the_single_arrow_goes_first() -> None:
    t = six(turn="A", A={"hand": HAND, "swordmaster": 1, "activated": "C"})
    play(t, "agent usul carthag", "choose 1")
    assert (t.get("A.left_agent"), t.get("A.double_agent"), t.get("A.swordmaster_spent")) == ("carthag", None, 0)


def carthag(**more: object) -> Table:
    return six(turn="A", A={"hand": HAND, "activated": "C", **more}, C={"garrison": 3}, E={"garrison": 3})


@rule("UPR-SIX-03", "UPR-SIX-04", "UPR-SIX-27")
def test_the_ally_gets_the_troops_and_decides_on_them() -> None:
    t = carthag()
    play(t, "agent usul carthag")
    play(t, "resolve space") if "resolve space" in texts(t) else None
    play(t, "choose 1")
    assert t.get("C.garrison") == 4 and t.get("E.garrison") == 3
    assert t.actor == "C" and texts(t) == [f"deploy {n}" for n in range(4)]
    play(t, "deploy 3")
    assert (t.get("C.conflict"), t.get("C.garrison")) == (3, 1)
    assert t.actor != "C"
    assert (t.get("A.garrison"), t.get("A.conflict"), t.get("A.supply"), t.get("A.activated")) == (0, 0, 0, None)
    assert len(t.get("A.intrigue")) == 1 and t.get("C.intrigue") == []


@rule("UPR-SIX-46", "UPR-SIX-03")
def test_a_commander_owns_units_in_its_own_turn_only() -> None:
    t = six(turn="A", A={"hand": HAND, "activated": "C"}, C={"garrison": 2, "conflict": 4, "sandworms": 1,
                                                            "maker_hooks": 1})
    assert [t.get(f"A.{name}") for name in ("garrison", "conflict", "sandworms", "maker_hooks", "strength")] == [
        2, 4, 1, 1, 11]
    play(t, "reveal", "end")
    assert [t.get(f"A.{name}") for name in ("garrison", "conflict", "sandworms", "maker_hooks", "strength")] == [0] * 5
    assert t.get("C.conflict") == 4


@rule("UPR-SIX-27", "UPR-SIX-29")
def test_swords_are_the_activated_allys_even_before_it_reveals() -> None:
    t = six(turn="A", A={"hand": ["limited_landsraad_access"], "activated": "C"}, C={"conflict": 1, "hand": ["dagger"]},
            B={"revealed": 1}, D={"revealed": 1}, E={"revealed": 1}, F={"revealed": 1})
    play(t, "reveal")
    assert (t.get("C.swords"), t.get("C.strength"), t.get("A.swords"), t.actor) == (1, 3, 0, "C")
    t.inner.play("reveal")  # type: ignore[attr-defined]
    assert t.get("C.strength") == 4


@rule("UPR-SIX-29")
def test_swords_without_a_unit_are_gone_after_the_allys_own_reveal() -> None:
    t = six(turn="A", first="C", A={"hand": ["limited_landsraad_access"], "activated": "C"},
            B={"revealed": 1}, D={"revealed": 1}, E={"revealed": 1}, F={"revealed": 1}, C={"hand": ["dagger"]})
    play(t, "reveal")
    assert t.get("C.swords") == 1 and t.actor == "C"
    t.inner.play("reveal")  # type: ignore[attr-defined]
    t.inner.play("end")  # type: ignore[attr-defined]
    assert t.get("C.swords") == 0


@rule("UPR-SIX-30", "UPR-SIX-31")
def test_an_ally_that_joins_after_its_reveal_has_lost_its_swords() -> None:
    t = six(turn="C", C={"hand": ["dagger", "dagger"]}, B={"revealed": 1}, D={"revealed": 1}, E={"revealed": 1},
            F={"revealed": 1}, A={"hand": HAND, "water": 1})
    t.inner.play("reveal")  # type: ignore[attr-defined]
    assert t.get("C.swords") == 2
    t.inner.play("end")  # type: ignore[attr-defined]
    play(t, "activate C", "agent seek_allies hardy_warriors", "deploy 2")
    assert (t.get("C.conflict"), t.get("C.strength")) == (2, 4)
    kept = six(turn="C", C={"hand": ["dagger", "dagger"], "conflict": 1}, B={"revealed": 1}, D={"revealed": 1},
               E={"revealed": 1}, F={"revealed": 1}, A={"hand": HAND, "water": 1})
    play(kept, "reveal", "activate C", "agent seek_allies hardy_warriors", "deploy 2")
    assert kept.get("C.strength") == 8


@rule("UPR-SIX-28")
def test_a_bonus_on_a_track_is_the_allys() -> None:
    t = six(turn="A", A={"hand": ["seek_allies"], "activated": "C"}, C={"influence": {"spacing_guild": 3}, "solari": 0})
    play(t, "agent seek_allies deliver_supplies")
    assert t.get("C.influence.spacing_guild") == 4 and t.get("C.solari") == 3 and t.get("A.solari") == 0
    assert t.get("C.alliances") == ["spacing_guild"] and t.get("A.alliances") == []
    assert t.get("A.water") == 2 and t.get("C.vp") == 2 and t.get("A.vp") == 4


@rule("UPR-SIX-39")
def test_shared_influence_is_the_better_of_the_two() -> None:
    t = six(turn="A", C={"influence": {"spacing_guild": 1}}, E={"influence": {"spacing_guild": 2}},
            A={"hand": ["desert_call"], "spice": 3, "activated": "C"})
    assert t.get("A.influence.spacing_guild") == 2 and t.get("D.influence.spacing_guild") == 0
    play(t, "agent desert_call shipping", "resolve space")
    assert "influence fremen" in texts(t)
    play(t, "influence spacing_guild")
    assert t.get("C.influence.spacing_guild") == 2 and t.get("E.influence.spacing_guild") == 2
    t = six(turn="A", C={"influence": {"spacing_guild": 1}}, A={"hand": ["desert_call"], "spice": 3, "activated": "C"})
    with pytest.raises(BadInput, match="Guild"):
        t.play("agent desert_call shipping")


def test_the_alliance_counts_allies_only() -> None:
    """A commander's mirrored influence neither holds nor threatens an alliance."""
    t = six(turn="B", B={"hand": ["diplomacy"], "influence": {"bene_gesserit": 3}},
            C={"influence": {"bene_gesserit": 4}, "alliances": ["bene_gesserit"]})
    play(t, "agent diplomacy secrets")
    assert t.get("B.influence.bene_gesserit") == 4 and t.get("alliance.bene_gesserit") == "C"
    assert t.get("D.influence.bene_gesserit") == 4 and t.get("A.influence.bene_gesserit") == 4


@rule("UPR-SIX-47")
def test_deployed_by_both() -> None:
    """The ally's own plot that waits for three units is served in the commander's turn too."""
    t = six(turn="C", C={"hand": ["dagger"], "intrigue": ["distraction"], "garrison": 3}, A={"hand": HAND, "water": 1},
            B={"revealed": 1}, D={"revealed": 1}, E={"revealed": 1}, F={"revealed": 1})
    play(t, "play distraction", "reveal", "activate C", "agent seek_allies hardy_warriors", "deploy 3")
    assert t.actor == "C" and any(text.startswith("spy ") for text in texts(t))


def test_a_plot_may_come_before_the_ally_is_called_up() -> None:
    t = carthag(intrigue=["contingency_plan"])
    play(t, "agent usul carthag")
    while "call_up" not in texts(t):
        play(t, next(text for text in ("choose 1", "resolve card", "resolve space") if text in texts(t)))
    assert t.actor == "A" and "play contingency_plan" in texts(t)
    with pytest.raises(BadInput, match="decides"):
        t.play("deploy 1")
    play(t, "call_up")
    assert t.actor == "C"


@rule("UPR-SIX-25")
def test_a_recalled_agent_brings_its_arrow_back() -> None:
    t = six(turn="D", D={"hand": ["signet_ring", "corrino_might"], "solari": 3, "influence": {"emperor": 2},
                         "left_agent": "secrets", "activated": "B"})
    play(t, "agent corrino_might imperial_privilege")
    while t.get("D.left_agent") is not None:
        text = next(text for text in texts(t) if text.startswith(("recall", "choose", "resolve", "first", "skip")))
        play(t, text)
    assert t.get("D.agents") == 1 and t.get("D.right_agent") == "imperial_privilege"
