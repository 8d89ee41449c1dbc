"""Cooperation of teammates: trade and reinforcements; the Throne Row; the Swordmaster."""

from __future__ import annotations

import pytest

from landsraad.kernel.errors import BadInput
from support.dune.table import kinds, play, six, texts
from support.rules import rule


@rule("UPR-SIX-45", "UPR-SIX-67")
def test_trade_with_one_teammate_each_one_kind() -> None:
    t = six(turn="F", F={"hand": ["diplomacy"], "intrigue": ["devour", "find_weakness", "impress"], "spice": 0,
                         "solari": 2}, D={"spice": 3, "water": 1})
    play(t, "agent diplomacy economic_support")
    assert t.get("F.spice") == 1 and t.get("F.influence.great_houses") == 1
    assert sorted(texts(t)) == ["trade B", "trade D"]
    with pytest.raises(BadInput, match="your team"):
        t.play("trade A")
    play(t, "trade D")
    assert {"hand_over spice 1", "hand_over water 1", "hand_over solari 1", "hand_over solari 2",
            "hand_intrigue devour", "skip"} <= set(texts(t)) and "hand_over solari 3" not in texts(t)
    play(t, "hand_intrigue devour")
    assert sorted(texts(t)) == ["end", "hand_intrigue find_weakness", "hand_intrigue impress"]
    with pytest.raises(BadInput, match="one kind"):
        t.play("hand_over solari 1")
    play(t, "hand_intrigue impress", "end")
    assert t.actor == "D" and "hand_over spice 3" in texts(t) and "hand_over solari 1" not in texts(t)
    play(t, "hand_over spice 3")
    assert (t.get("F.spice"), t.get("D.spice")) == (4, 0)
    assert sorted(t.get("D.intrigue")) == ["devour", "impress"] and t.get("F.intrigue") == ["find_weakness"]


@rule("UPR-SIX-45")
def test_either_may_give_nothing() -> None:
    t = six(turn="F", F={"hand": ["diplomacy"], "solari": 2, "spice": 1}, B={"water": 2})
    play(t, "agent diplomacy economic_support", "trade B", "skip")
    assert t.actor == "B"
    play(t, "skip")
    assert [t.get(path) for path in ("F.solari", "F.spice", "F.water", "B.water", "B.solari")] == [2, 2, 1, 2, 0]


@rule("UPR-SIX-45")
def test_which_card_was_given_is_nobody_elses_business() -> None:
    t = six(turn="F", F={"hand": ["diplomacy"], "intrigue": ["devour", "find_weakness"]}, D={"water": 0, "solari": 1})
    play(t, "agent diplomacy economic_support", "trade D", "hand_intrigue devour", "end", "skip")
    move = t.parse("hand_intrigue devour")
    for seat in (None, "A", "B", "C", "E"):
        assert "devour" not in str(t.events(seat=seat)) and "find_weakness" not in str(t.view(seat))
        assert move not in [event.get("move") for event in t.events(seat=seat)]
    assert "devour" in str(t.events(seat="D")) and move in [event.get("move") for event in t.events(seat="F")]
    assert t.view("D")["D"]["intrigue"] == ["devour"]


@rule("UPR-SIX-43", "UPR-SIX-44", "UPR-SIX-72")
def test_reinforcements() -> None:
    t = six(turn="C", C={"hand": ["diplomacy"], "spice": 2, "garrison": 3}, E={"garrison": 1})
    play(t, "agent diplomacy military_support")
    assert texts(t) == [f"share C {n}" for n in range(4)] and t.get("C.spice") == 0
    play(t, "share C 1")
    assert (t.get("C.garrison"), t.get("E.garrison")) == (4, 3)
    assert t.actor == "C" and texts(t) == ["deploy 0", "deploy 1"]
    play(t, "deploy 0")
    assert t.actor == "E" and texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    play(t, "deploy 2")
    assert (t.get("E.conflict"), t.get("E.garrison"), t.get("C.conflict")) == (2, 1, 0)
    assert t.get("C.influence.great_houses") == 1


@rule("UPR-SIX-43", "UPR-SIX-47")
def test_reinforcements_of_a_commander() -> None:
    t = six(turn="D", D={"hand": ["imperial_tent"], "spice": 2, "activated": "B"}, row=["overthrow"] * 5)
    play(t, "agent imperial_tent military_support", "resolve space", "share F 2", "deploy 2")
    t.inner.play("deploy 1")  # type: ignore[attr-defined]
    assert (t.get("F.conflict"), t.get("B.conflict")) == (2, 1)
    assert t.get("B.influence.great_houses") == 1 and t.get("D.influence.great_houses") == 1
    assert t.get("D.conflict") == 1, "the activated ally's are also the commander's, the others are not"


def test_troops_of_another_turn_do_not_count_for_a_crowd() -> None:
    """Two units in her own turn and two in Gurney's are not three in one turn."""
    t = six(turn="E", E={"hand": ["dune_the_desert_planet"], "intrigue": ["distraction"], "garrison": 3},
            C={"hand": ["diplomacy"], "spice": 2}, A={"revealed": 1}, B={"revealed": 1}, D={"revealed": 1},
            F={"revealed": 1})
    play(t, "play distraction", "agent dune_the_desert_planet imperial_basin", "deploy 2")
    play(t, "agent diplomacy military_support", "share C 1", "deploy 0")
    t.inner.play("deploy 2")  # type: ignore[attr-defined]
    assert t.get("E.conflict") == 4 and t.get("E.distractions") == 1 and t.get("E.spies") == []


# ------------------------------------------------------------------ the Throne Row


@rule("UPR-SIX-49", "UPR-SIX-51")
def test_imperial_tent_moves_a_card_and_the_row_is_refilled() -> None:
    row = ["maula_pistol", "overthrow", "paracompass", "guild_spy", "double_agent"]
    t = six(turn="D", D={"hand": ["imperial_tent"], "activated": "F"}, row=row, imperium_deck=["truthtrance"])
    play(t, "agent imperial_tent deliver_supplies")
    assert "enthrone maula_pistol" not in texts(t)  # of the Fremen
    with pytest.raises(BadInput, match="Fremen"):
        t.play("enthrone maula_pistol")
    play(t, "enthrone overthrow")
    assert t.get("throne_row") == ["overthrow"]
    assert sorted(t.get("row")) == sorted(["maula_pistol", "paracompass", "guild_spy", "double_agent", "truthtrance"])
    t = six(turn="B", B={"hand": ["dagger"], "intrigue": ["manipulate"]}, row=row, throne_row=["steersman"])
    play(t, "play manipulate")
    assert "remove steersman" not in texts(t) and "remove overthrow" in texts(t)


@rule("UPR-SIX-50", "UPR-SIX-52")
@pytest.mark.parametrize("seat", list("ABCDEF"))
def test_only_shaddams_team_acquires_from_it(seat: str) -> None:
    more = {"activated": "C" if seat == "A" else "F"} if seat in "AD" else {}
    t = six(turn=seat, throne_row=["calculus_of_power", "desert_survival", "steersman"],
            row=["overthrow"], imperium_deck=[], **{seat: {"hand": ["convincing_argument"], "council": 1, **more}})
    assert t.get(f"{seat}.persuasion") == 4  # revealed: no card of the hand sends an agent
    assert ("buy calculus_of_power" in texts(t)) is (seat in "BDF")
    assert "buy steersman" not in texts(t)  # too dear for anybody
    if seat in "BDF":
        play(t, "buy calculus_of_power")
        assert t.get("throne_row") == ["desert_survival", "steersman"]
        assert "calculus_of_power" in t.get(f"{seat}.discard")
    else:
        with pytest.raises(BadInput, match="Throne Row"):
            t.play("buy calculus_of_power")


@rule("UPR-SIX-52")
def test_the_throne_row_stays_and_has_no_limit() -> None:
    cards = ["calculus_of_power", "overthrow", "paracompass", "guild_spy", "double_agent", "steersman", "truthtrance"]
    t = six(phase="recall", throne_row=cards)
    assert t.get("round") == 2 and sorted(t.get("throne_row")) == sorted(cards)


def test_an_acquisition_by_an_effect_knows_the_throne_row() -> None:
    given = {"row": ["overthrow"], "imperium_deck": [], "throne_row": ["desert_survival"]}
    t = six(turn="F", F={"hand": ["dagger"], "intrigue": ["inspire_awe"]}, **given)
    play(t, "play inspire_awe")
    assert "acquire desert_survival" in texts(t)
    t = six(turn="C", C={"hand": ["dagger"], "intrigue": ["inspire_awe"]}, **given)
    play(t, "play inspire_awe")
    assert "acquire desert_survival" not in texts(t)


# ------------------------------------------------------------------ the Swordmaster


@rule("UPR-SIX-75", "UPR-SIX-55", "UPR-SIX-56")
def test_the_swordmaster_and_its_token() -> None:
    t = six(turn="C", C={"hand": ["dagger", "diplomacy"], "solari": 9, "conflict": 1},
            B={"revealed": 1}, D={"revealed": 1}, E={"revealed": 1}, F={"revealed": 1}, A={"revealed": 1})
    play(t, "agent dagger swordmaster")
    assert (t.get("C.solari"), t.get("C.agents"), t.get("C.token"), t.get("C.swordmaster_spent")) == (1, 2, 1, 0)
    t.inner.play("reveal")  # type: ignore[attr-defined]
    assert t.get("C.swords") == 2 and t.get("C.strength") == 4
    t = six(turn="B", B={"hand": ["dagger"], "solari": 6}, C={"swordmaster": 1, "swordmaster_spent": 1})
    play(t, "agent dagger swordmaster")
    assert t.get("B.solari") == 0 and t.get("B.token") == 1  # 6 once anybody has gained one
    t = six(turn="B", B={"hand": ["dagger"], "solari": 6})
    assert "agent dagger swordmaster" not in texts(t)
    t = six(turn="B", B={"hand": ["dagger"], "solari": 9, "swordmaster": 1})
    with pytest.raises(BadInput, match="already"):
        t.play("agent dagger swordmaster")


@rule("UPR-SIX-55", "UPR-SIX-56")
def test_a_commanders_token_arms_the_activated_ally() -> None:
    t = six(turn="D", D={"hand": ["convincing_argument"], "swordmaster": 1, "swordmaster_spent": 1, "activated": "B"},
            B={"conflict": 2}, F={"conflict": 2})
    assert (t.get("B.swords"), t.get("F.swords")) == (2, 0)


@rule("UPR-SIX-53")
def test_a_swordmaster_that_was_sent_is_gone() -> None:
    t = six(turn="C", C={"hand": ["dagger", "diplomacy"], "swordmaster": 1},
            agents={"arrakeen": "C", "carthag": "C"}, A={"revealed": 1}, B={"revealed": 1}, D={"revealed": 1},
            E={"revealed": 1}, F={"revealed": 1})
    assert t.get("C.agents") == 1
    play(t, "agent dagger assembly_hall")
    assert t.get("C.swordmaster_spent") == 1
    while t.get("round") == 1:
        play(t, next(text for text in ("end", "pass", "skip", *texts(t)) if text in texts(t)))
    assert t.get("C.agents") == 2 and t.get("C.token") == 1


@rule("UPR-SIX-54")
def test_a_swordmaster_that_was_not_sent_is_kept() -> None:
    for seat in "CD":
        t = six(phase="recall", **{seat: {"swordmaster": 1}})
        assert t.get("round") == 2 and t.get(f"{seat}.agents") == 3
        t = six(phase="recall", **{seat: {"swordmaster": 1, "swordmaster_spent": 1}})
        assert t.get(f"{seat}.agents") == 2
        assert t.get(f"{seat}.left_agent") is None and t.get(f"{seat}.double_agent") is None


def test_events_of_a_commanders_turn_name_the_ally() -> None:
    t = six(turn="A", A={"hand": ["seek_allies"], "activated": "E", "water": 1})
    play(t, "agent seek_allies hardy_warriors", "deploy 1")
    assert [e["seat"] for kind in ("recruited", "deployed") for e in kinds(t, kind)] == ["E", "E"]
