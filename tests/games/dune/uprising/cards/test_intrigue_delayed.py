"""Plot cards that stay face up: Call to Arms, Distraction and Manipulate."""

from __future__ import annotations

from typing import Any, cast

from landsraad.kernel.table import Table
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

POSTS = ["emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad_council", "landsraad_hall", "choam",
         "sietch_tabr_research_station", "research_station_spice_refinery", "spice_refinery_arrakeen", "imperial_basin",
         "hagga_basin", "deep_desert"]
MEANWHILE = ("skip", "end", "pass", "deploy 0", "reveal")


def holding(*cards: str, **more: Any) -> Table:
    """A's turn, with these intrigue cards; the others have nothing to do. Turns end only by a move."""
    seat = {"hand": ["dagger"], "intrigue": list(cards), **more.pop("A", {})}
    idle: dict[str, Any] = {"hand": [], "intrigue": [], "deck": ["convincing_argument"] * 5, "discard": []}
    t: Any = uprising(conflict="shadow_contest", row=["maula_pistol"] * 2, imperium_deck=["maula_pistol"],
                      **{"A": seat, "B": {**idle, **more.pop("B", {})}, "C": idle, **more})
    return cast(Table, t.inner)


def pass_on(t: Table) -> Table:
    """Plays the smallest possible answer of the seat that is asked."""
    return play(t, next(move for move in MEANWHILE if move in texts(t)))


def until_my_turn(t: Table) -> Table:
    """The others do as little as they can; A too, outside its turns."""
    while t.actor != "A" or "reveal" not in texts(t):
        pass_on(t)
    return t


# ------------------------------------------------------------------ Call to Arms


@rule("UPM-INTRIGUE-02")
def test_call_to_arms_waits_face_up_for_the_reveal_turn() -> None:
    t = play(holding("call_to_arms", A={"hand": ["dagger", "convincing_argument", "convincing_argument"]}),
             "play call_to_arms")
    assert (t.get("A.plots"), t.get("A.garrison")) == (["call_to_arms"], 3)
    play(t, "agent dagger assembly_hall", "end")
    until_my_turn(t)
    assert t.get("A.plots") == ["call_to_arms"]
    play(t, "reveal", "buy maula_pistol")
    assert t.get("A.garrison") == 4
    play(t, "buy prepare_the_way")
    assert (t.get("A.garrison"), t.get("A.supply")) == (5, 7)
    play(t, "end")
    assert (t.get("A.plots"), t.get("intrigue_discard")) == ([], ["call_to_arms"])


@rule("UPM-INTRIGUE-02")
def test_call_to_arms_is_not_retroactive_and_counts_cards_only() -> None:
    t = play(holding("call_to_arms", "mercenaries",
                     A={"hand": ["convincing_argument"] * 2, "solari": 3, "council": 1}),
             "reveal", "buy prepare_the_way", "play call_to_arms")
    assert t.get("A.garrison") == 3
    play(t, "play mercenaries")  # two troops and an intrigue card, which is not acquired
    assert t.get("A.garrison") == 5
    assert play(t, "buy prepare_the_way").get("A.garrison") == 6


@rule("UPM-INTRIGUE-02")
def test_call_to_arms_is_over_with_the_reveal_turn() -> None:
    """Cards acquired by an effect count in the reveal turn, and no longer in the combat after it."""
    t = holding("call_to_arms", "inspire_awe", "impress", A={"conflict": 1, "garrison": 2})
    play(t, "play call_to_arms", "reveal", "play inspire_awe", "acquire prepare_the_way")
    assert t.get("A.garrison") == 3
    play(t, "end")
    while "play impress" not in texts(t):
        pass_on(t)
    assert play(t, "play impress", "acquire prepare_the_way").get("A.garrison") == 3


@rule("UPM-INTRIGUE-02")
def test_call_to_arms_before_the_reveal_turn_counts_nothing_acquired_on_an_agent_turn() -> None:
    t = play(holding("call_to_arms", "inspire_awe"), "play call_to_arms", "play inspire_awe", "acquire prepare_the_way")
    assert t.get("A.garrison") == 3


# ------------------------------------------------------------------ Distraction


def marching(*before: str, **seat: Any) -> Table:
    """A has an agent at Arrakeen and says how many of a recruit and two others march."""
    t = holding("distraction", A={"hand": ["reconnaissance", "dagger"], "deck": ["dagger"] * 3, **seat.pop("A", {})},
                **seat)
    play(t, *before, "agent reconnaissance arrakeen")
    return play(t, "resolve space") if "resolve space" in texts(t) else t


@rule("UPM-SPIES-09")
def test_distraction_after_the_third_unit_beside_anothers_spy() -> None:
    t = play(marching(B={"spies": ["choam", "fremen"]}, A={"spies": ["emperor"]}), "deploy 3")
    assert texts(t) == ["play distraction", "end"]
    play(t, "play distraction")
    assert texts(t) == [f"spy post_{post}" for post in POSTS if post != "emperor"]
    play(t, "spy post_choam")
    assert (t.get("A.spies"), t.get("B.spies")) == (["post_emperor", "post_choam"], ["post_fremen", "post_choam"])
    assert (t.get("A.plots"), t.get("intrigue_discard")) == ([], ["distraction"])


def test_distraction_before_the_third_unit() -> None:
    t = marching("play distraction")
    assert t.get("A.plots") == ["distraction"]
    play(t, "deploy 3")
    assert texts(t) == [f"spy post_{post}" for post in POSTS] and t.get("A.plots") == []
    assert play(t, "spy post_choam").get("A.spies") == ["post_choam"]


def test_two_units_are_no_distraction() -> None:
    t = play(marching("play distraction"), "deploy 2")
    assert (t.get("A.spies"), t.get("A.plots")) == ([], ["distraction"])


def test_distraction_counts_one_turn_only_but_goes_on_waiting() -> None:
    """Two units now and two in the next turn are not three in a single turn; three in a later round are."""
    t = until_my_turn(play(marching("play distraction", A={"garrison": 9}), "deploy 2", "end"))
    assert t.get("A.plots") == ["distraction"]
    play(t, "reveal", "end")
    assert t.get("A.plots") == ["distraction"] and "distraction" not in t.get("intrigue_discard")
    t = holding("distraction", "detonation", A={"garrison": 9})
    play(t, "play distraction", "reveal", "end")
    while t.get("round") == 1:
        pass_on(t)
    until_my_turn(t)
    assert (t.get("round"), t.get("A.plots"), t.get("A.distractions")) == (2, ["distraction"], 1)
    play(t, "play detonation", "choose 2", "deploy 3", "spy post_emperor")
    assert (t.get("A.spies"), t.get("A.plots"), t.get("A.distractions")) == (["post_emperor"], [], 0)


@rule("UPM-SANDWORMS-02")
def test_worms_are_units_that_distract() -> None:
    t = holding("distraction", "unexpected_allies", "detonation",
                A={"hand": ["dagger"], "water": 2, "garrison": 4})
    play(t, "play detonation", "choose 2", "deploy 2", "play distraction")
    assert t.get("A.plots") == ["distraction"]
    play(t, "play unexpected_allies", "skip")
    assert texts(t)[0] == "spy post_emperor"


def test_two_distractions_of_the_same_three_units() -> None:
    t = holding("distraction", "distraction", "detonation", A={"garrison": 4})
    play(t, "play distraction", "play distraction", "play detonation", "choose 2", "deploy 3", "spy post_emperor",
         "spy post_choam")
    assert t.get("A.spies") == ["post_emperor", "post_choam"] and t.get("A.plots") == []
    assert t.get("intrigue_discard").count("distraction") == 2


def test_an_opponents_units_do_not_distract_for_me() -> None:
    t = play(holding("distraction", B={"hand": [], "intrigue": ["detonation"], "garrison": 4}), "play distraction",
             "agent dagger assembly_hall", "end")
    play(t, "play detonation", "choose 2", "deploy 4")
    assert (t.get("A.plots"), t.get("A.spies"), t.get("B.spies")) == (["distraction"], [], [])


def test_the_event_says_where_the_spy_came_from() -> None:
    t = play(marching("play distraction"), "deploy 3", "spy post_choam")
    assert kinds(t, "spy_placed")[-1]["cause"] == {"kind": "intrigue card", "id": "distraction"}


# ------------------------------------------------------------------ Manipulate


@rule("UPM-REVEAL-TURN-05")
def test_manipulate_sets_a_card_aside_for_1_less() -> None:
    t = play(holding("manipulate", A={"hand": ["convincing_argument"]}), "play manipulate")
    assert (t.get("A.set_aside"), t.get("row")) == ("maula_pistol", ["maula_pistol"] * 2)  # refilled
    play(t, "reveal")
    assert texts(t) == ["buy prepare_the_way", "buy maula_pistol", "end"]
    play(t, "buy maula_pistol")
    assert (t.get("A.set_aside"), t.get("row")) == (None, ["maula_pistol"] * 2)


def test_manipulate_only_for_oneself_and_only_this_round() -> None:
    t = play(holding("manipulate", A={"hand": ["dagger"]}, B={"hand": ["convincing_argument"], "deck": []}),
             "play manipulate", "reveal")
    assert t.get("A.set_aside") == "maula_pistol"
    play(t, "end")
    assert (t.get("A.set_aside"), t.get("trashed")) == (None, ["maula_pistol"])
    play(t, "reveal")
    assert texts(t) == ["buy prepare_the_way", "end"]  # B has 2


def test_what_was_set_aside_may_come_by_another_effect() -> None:
    t = play(holding("manipulate", "inspire_awe", A={"discard": []}), "play manipulate", "play inspire_awe",
             "acquire maula_pistol")
    assert (t.get("A.set_aside"), t.get("A.discard"), len(t.get("row"))) == (None, ["maula_pistol"], 2)
