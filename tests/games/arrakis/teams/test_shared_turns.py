"""Dice and turns of shared sides (WFA-TEAM-*)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.pieces.dice import unused
from landsraad.games.arrakis.state import cells as c
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from support.arrakis.shared_sides import FOUR, four
from support.arrakis.table import arrakis, here
from support.dune.table import play, texts
from support.rules import rule

FEW = {"dice": {}}


def dice(t: Table, seat: str) -> dict[str, int]:
    return {result: n for result, n in t.get(f"{seat}.dice").items() if n}


def rolled(*results: str, players: int = 4, **given: Any) -> Table:
    """The action phase with these results, those of the Atreides first."""
    return arrakis(options={"players": players}, phase="actions", chance=list(results), **given)


QUIET_A = ("leadership", "strategy", "deployment", "house")
QUIET_B = ("leadership", "leadership", "strategy", "strategy", "deployment", "deployment", "house", "house")


# ------------------------------------------------------------------ dividing the dice


@rule("WFA-TEAM-15", "WFA-TEAM-17")
def test_a_side_rolls_its_dice_once_and_results_of_one_board_go_there() -> None:
    t = rolled(*QUIET_A, *QUIET_B)
    assert dice(t, "A") == {"leadership": 1, "house": 1} and dice(t, "C") == {"strategy": 1, "deployment": 1}
    assert dice(t, "B") == {"leadership": 2, "house": 2} and dice(t, "D") == {"strategy": 2, "deployment": 2}
    assert not t.state.chance  # twelve were rolled, and no more


@rule("WFA-TEAM-18")
def test_what_both_boards_have_evens_them_out() -> None:
    """Each board gets one of two Mentat dice. A board with one die fewer gets both."""
    t = rolled(*QUIET_A, "leadership", "leadership", "house", "strategy", "strategy", "deployment", "mentat", "mentat")
    assert dice(t, "B") == {"leadership": 2, "house": 1, "mentat": 1}
    assert dice(t, "D") == {"strategy": 2, "deployment": 1, "mentat": 1}
    t = rolled(*QUIET_A, "leadership", "leadership", *["strategy"] * 2, *["deployment"] * 2, "mentat", "mentat")
    assert dice(t, "B") == {"leadership": 2, "mentat": 2} and dice(t, "D") == {"strategy": 2, "deployment": 2}


@rule("WFA-TEAM-18", "WFA-TEAM-21")
def test_the_house_says_who_gets_an_odd_die() -> None:
    """Three on each board, and a Mentat die that either could have (one of the eight is locked)."""
    results = ("leadership", "leadership", "house", "strategy", "strategy", "deployment", "mentat")
    for who in ("B", "D"):
        t = rolled(*QUIET_A, *results, locked_dice=1)
        assert t.actor == "B" and texts(t) == ["share B", "share D"]
        play(t, f"share {who}")
        assert t.get(f"{who}.dice")["mentat"] == 1 and sum(dice(t, "B").values()) + sum(dice(t, "D").values()) == 7
        assert sum(dice(t, who).values()) == 4


@rule("WFA-TEAM-17", "WFA-TEAM-19")
def test_set_aside_dice_are_shared_out_evenly() -> None:
    """Six of Strategy: two have a cell; of the other four Corrino gets two fewer than the House, with one die."""
    t = rolled(*QUIET_A, *["strategy"] * 6, "leadership", "deployment")
    assert t.actor == "B" and t.get("B.set_aside") == 3 and t.get("D.set_aside") == 1


@rule("WFA-TEAM-20")
def test_set_aside_dice_are_changed_to_the_result_with_the_fewest_dice() -> None:
    t = rolled(*QUIET_A, *["strategy"] * 6, "leadership", "deployment")
    assert texts(t) == ["change mentat", "change house"]  # each of them empty, Leadership has one
    play(t, "change mentat")
    assert dice(t, "B")["house"] == 1  # the only one with none: nothing to choose
    assert t.actor == "B" and texts(t) == ["change leadership", "change mentat", "change house"]
    play(t, "change house")
    assert dice(t, "B") == {"leadership": 1, "mentat": 1, "house": 2}
    assert dice(t, "D") == {"strategy": 2, "deployment": 1, "mentat": 1}  # Corrino's one: nothing to choose


@rule("WFA-TEAM-19", "WFA-TEAM-21")
def test_the_house_says_who_gets_the_odd_set_aside_die() -> None:
    """Nothing open means no question.

    Of two Leadership dice, Strategy and a House die the fourth goes to the Fremen, who have one fewer.
    """
    t = rolled("leadership", "leadership", "strategy", "house", *QUIET_B)
    assert t.actor == "C" and texts(t) == ["change deployment", "change mentat"]
    t = rolled("leadership", "leadership", "leadership", "strategy", *QUIET_B)
    assert t.get("A.set_aside") == t.get("C.set_aside") == 1 and texts(t) == ["change mentat", "change house"]
    # Seven dice of the Harkonnen: three each and one too many of Leadership.
    t = rolled(*QUIET_A, "leadership", "leadership", "leadership", "house", "strategy", "strategy", "deployment",
               locked_dice=1)
    assert t.actor == "B" and texts(t) == ["share B", "share D"]
    play(t, "share D")
    assert dice(t, "D") == {"strategy": 2, "deployment": 1, "mentat": 1}
    play(t := rolled(*QUIET_A, "leadership", "leadership", "leadership", "house", "strategy", "strategy", "deployment",
                     locked_dice=1), "share B")
    assert dice(t, "B") == {"leadership": 2, "house": 1, "mentat": 1}


@rule("WFA-TEAM-16", "WFA-TEAM-20")
def test_every_roll_can_be_shared_out() -> None:
    """Any roll is divided as evenly as the cells allow, and no die is left without one."""
    for seed in range(40):
        t = arrakis(seed=seed, options=FOUR, phase="actions")
        while t.actor in ("A", "B", "C", "D") and texts(t)[0].split()[0] in ("share", "change"):
            t.play(t.legal()[seed % len(t.legal())])
        for house, allies in (("A", "C"), ("B", "D")):
            mine, theirs = sum(dice(t, house).values()), sum(dice(t, allies).values())
            assert mine + theirs == (4 if house == "A" else 8)
            fewer = house if mine < theirs else allies
            full = 1 if house == "A" else 2  # no cell for another Mentat die
            assert abs(mine - theirs) <= 1 or t.get(f"{fewer}.dice")["mentat"] == full
            assert t.get(f"{house}.set_aside") == t.get(f"{allies}.set_aside") == t.get(f"{house}.unshared") == 0


@rule("WFA-TEAM-31")
def test_either_may_use_a_bene_gesserit_token_but_not_both() -> None:
    t = rolled(*QUIET_A, *QUIET_B, A={"bene_gesserit": 2})
    assert t.actor == "A" and texts(t) == ["bene_gesserit mentat", "skip"]
    play(t, "skip")
    assert t.actor == "C" and texts(t) == ["bene_gesserit mentat", "skip"]
    play(t, "bene_gesserit mentat")
    assert t.get("C.bene_gesserit_on") == "mentat" and t.get("A.bene_gesserit") == 1
    t = rolled(*QUIET_A, *QUIET_B, A={"bene_gesserit": 2})
    play(t, "bene_gesserit mentat")
    assert t.get("A.bene_gesserit_on") == "mentat" and "acts A" in texts(t)  # the Fremen are not asked any more
    t = four(turn="D", D={"hand": ["breeding_program"], "dice": {"strategy": 1}})
    play(t, "plan breeding_program")
    assert t.get("B.bene_gesserit") == 1  # however it was obtained, it is both's


# ------------------------------------------------------------------ turns


@rule("WFA-TEAM-22", "WFA-TEAM-23")
def test_partners_decide_who_acts() -> None:
    t = four(turn="atreides")
    assert t.actor == "A" and texts(t) == ["acts A", "acts C"]
    play(t, "acts C")
    assert t.actor == "C" and t.get("acting") == {"atreides": "C", "harkonnen": None}
    assert {"action strategy", "action deployment"} <= set(texts(t)) and "action leadership" not in texts(t)
    play(t, "action deployment")
    assert t.actor == "C"  # alone decides how
    while t.actor == "C":
        play(t, next((m for m in ("end", "skip") if m in texts(t)), texts(t)[0]))
    assert t.actor == "B" and texts(t) == ["acts B", "acts D"] and t.get("acting.atreides") is None
    play(t, "acts D")
    play(t, "action mentat", "done")
    play(t, "end")
    assert texts(t) == ["acts A", "acts C"]  # nor need they alternate
    play(t, "acts C")
    assert t.actor == "C"


@rule("WFA-TEAM-22")
def test_who_has_no_die_left_does_not_act() -> None:
    t = four(turn="harkonnen", B=FEW, D={"dice": {"strategy": 1}}, A=FEW, C=FEW)
    assert t.actor == "D"
    t = four(turn="atreides", A=FEW, C=FEW, B={"dice": {"mentat": 1}}, D=FEW)
    assert t.actor == "C" and {"desert_power", "pass"} <= set(texts(t))  # Desert Power is on their board
    t = four(turn="atreides", A={"dice": {"house": 1}}, C=FEW, B={"dice": {"mentat": 1}}, D=FEW)
    assert t.actor == "A" and "desert_power" not in texts(t)


@rule("WFA-TEAM-29")
def test_desert_power_compares_sides() -> None:
    """The Fremen have fewer dice than each of the Harkonnen, but the Atreides have not; and vice versa."""
    t = four(turn="C", A={"dice": {"leadership": 1, "house": 1}}, C={"dice": {"strategy": 1}},
             B={"dice": {"mentat": 2}}, D={"dice": {"mentat": 1}})
    assert unused(t.state, c.ATREIDES) == unused(t.state, c.HARKONNEN) == 3
    assert "desert_power" not in texts(t)
    t = four(turn="C", A={"dice": {"leadership": 1}}, C={"dice": {"strategy": 1}},
             B={"dice": {"mentat": 2}}, D={"dice": {"mentat": 1}})
    assert "desert_power" in texts(t)


@rule("WFA-TEAM-08")
def test_either_uses_all_units_and_leaders() -> None:
    """Corrino moves a legion with the Baron, a leader of the House."""
    t = four(turn="D", D={"dice": {"strategy": 1}},
             areas={"arrakeen": {"harkonnen": {"regular": 3, "leaders": ["baron_harkonnen"]}}})
    play(t, "action strategy", "move arrakeen imperial_basin", "go")
    assert "baron_harkonnen" in here(t, "imperial_basin.harkonnen.leaders")


@rule("WFA-TEAM-25")
def test_special_actions_are_for_the_leaders_own_seat() -> None:
    t = four(turn="B", B={"dice": {"leadership": 1, "house": 1}}, D={"dice": {"deployment": 1}})
    assert {"special baron_harkonnen", "special beast_rabban"} <= set(texts(t))
    assert "special captain_aramsham" not in texts(t)
    t = four(turn="D", B={"dice": {"leadership": 1}}, D={"dice": {"deployment": 1, "mentat": 1}},
             leaders={"thufir_hawat": "aside"})
    assert "special captain_aramsham" in texts(t) and "special thufir_hawat" not in texts(t)
    assert "partner" in t.why_not(t.parse("special thufir_hawat"))


@rule("WFA-TEAM-24")
def test_the_fremen_carry_out_what_only_their_board_has() -> None:
    t = four(turn="A", A={"dice": {"house": 1}}, C={"dice": {"strategy": 1}}, B={"dice": {"mentat": 2}},
             D={"dice": {"mentat": 1}})
    play(t, "action house")
    assert t.actor == "A" and {"action strategy", "special stilgar", "action mentat"} <= set(texts(t))
    play(t, "action deployment")
    assert t.actor == "C" and t.get("acting.atreides") == "C"
    play(t, texts(t)[0])
    while t.actor == "C":
        play(t, "skip" if "skip" in texts(t) else texts(t)[-1])
    assert t.actor == "A" and "end" in texts(t) and t.get("acting.atreides") is None
    assert t.get("C.dice")["strategy"] == 1 and t.get("A.dice")["house"] == 0


@rule("WFA-TEAM-24")
def test_the_house_carries_out_what_its_board_has_too() -> None:
    t = four(turn="A", A={"dice": {"house": 1}}, C=FEW, B={"dice": {"mentat": 2}}, D={"dice": {"mentat": 1}})
    play(t, "action house", "action mentat")
    assert t.actor == "A" and texts(t) == ["draw house_atreides", "done"]
    t = four(turn="A", A={"dice": {"house": 1}}, C=FEW, B={"dice": {"mentat": 2}}, D={"dice": {"mentat": 1}},
             leaders={"chani": "aside"})
    play(t, "action house")
    assert {"special chani", "special stilgar", "special paul_atreides"} <= set(texts(t))
    play(t, "special stilgar")
    assert t.actor == "C"


@rule("WFA-TEAM-28")
@pytest.mark.parametrize("actor", ["B", "D"])
def test_both_tanks_advance_with_either_die(actor: str) -> None:
    t = four(turn=actor, B={"tank": ["baron_harkonnen"], "dice": {"mentat": 1}},
             D={"tank": [None, "captain_aramsham"], "dice": {"mentat": 1}})
    play(t, "action mentat", "done", "end")
    assert t.get("B.tank")["2"] == "baron_harkonnen" and t.get("D.tank")["3"] == "captain_aramsham"


@rule("WFA-TEAM-28")
def test_each_leader_goes_to_the_tank_of_its_own_board() -> None:
    """Hit in the same area, Stilgar goes to the tank of the Fremen, Jessica to that of the House."""
    t = four(turn="B", B={"hand": ["hunter_seeker"], "dice": {"mentat": 1}},
             areas={"arrakeen": {"harkonnen": {"regular": 2}},
                    "hole_in_the_rock": {"atreides": {"regular": 2, "leaders": ["stilgar"]}}})
    play(t, "plan hunter_seeker", "leader stilgar")
    assert t.get("C.tank")["1"] == "stilgar" and t.get("A.tank")["1"] is None
    with pytest.raises(BadInput, match=r"B\.tank: 'captain_aramsham' belongs to D, who has a tank of its own"):
        four(B={"tank": ["captain_aramsham"]})
