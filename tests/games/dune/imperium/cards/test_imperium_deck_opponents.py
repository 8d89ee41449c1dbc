"""Cards that affect opponents, and Kwisatz Haderach."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def with_card(card: str, b: dict[str, Any] | None = None, c: dict[str, Any] | None = None, players: int = 3,
              **seat: Any) -> Table:
    return table(players, A={"hand": [card, "dagger"], "intrigue": [], "garrison": 0, **seat}, B=b or {}, C=c or {},
                 intrigue_deck=["ambush"])


def spaces(t: Table, card: str) -> set[str]:
    return {move.split()[2] for move in texts(t) if move.startswith(f"agent {card} ")}


# ------------------------------------------------------------------ Gun Thopter


@rule("IMP-CARD-21", "IMP-DEPLOY-10")
def test_gun_thopter_takes_a_troop_from_each_opponents_garrison() -> None:
    t = with_card("gun_thopter", {"garrison": 0, "conflict": 2}, {"garrison": 2}, garrison=1)
    play(t, "agent gun_thopter secure_contract")
    assert of(t, "garrison", "conflict", "supply", seat="B") == [0, 2, 10]
    assert of(t, "garrison", "supply", seat="C") == [1, 11]
    assert of(t, "garrison", "supply") == [1, 11]


# ------------------------------------------------------------------ Reverend Mother Mohiam


@rule("IMP-CARD-24", "IMP-CARD-34")
def test_reverend_mother_mohiam_makes_each_opponent_choose_two_discards() -> None:
    t = with_card("reverend_mother_mohiam", {"hand": ["dagger", "diplomacy", "scout"], "intrigue": ["ambush"]},
                  {"hand": ["dagger", "reconnaissance", "signet_ring"]}, in_play=["the_voice"])
    play(t, "agent reverend_mother_mohiam wealth")
    assert t.actor == "B" and texts(t) == ["discard dagger", "discard diplomacy", "discard scout"]
    play(t, "discard scout", "discard dagger")
    assert of(t, "hand", "discard", "intrigue", seat="B") == [["diplomacy"], ["dagger", "scout"], ["ambush"]]
    assert t.actor == "C"
    play(t, "discard dagger", "discard signet_ring")
    assert t.get("C.hand") == ["reconnaissance"] and t.get("A.hand") == ["dagger"]


@pytest.mark.parametrize(("hand", "discard"), [([], []), (["scout"], ["scout"]), (["scout", "dagger"],
                                                                                 ["dagger", "scout"])])
def test_reverend_mother_mohiam_takes_what_there_is(hand: list[str], discard: list[str]) -> None:
    t = with_card("reverend_mother_mohiam", {"hand": hand, "discard": []}, {"hand": []}, in_play=["the_voice"])
    play(t, "agent reverend_mother_mohiam wealth")
    if len(hand) == 2:
        play(t, "discard scout")
    assert of(t, "hand", "discard", seat="B") == [[], discard]


def test_reverend_mother_mohiam_alone_does_nothing() -> None:
    t = with_card("reverend_mother_mohiam", {"hand": ["dagger", "scout"]}, {"hand": ["scout"]}, discard=["the_voice"])
    play(t, "agent reverend_mother_mohiam wealth")
    assert t.get("B.hand") == ["dagger", "scout"] and t.get("C.hand") == ["scout"] and t.actor == "B"


@rule("IMP-CARD-24")
def test_reverend_mother_mohiam_goes_clockwise_from_the_left() -> None:
    t = table(A={"hand": ["dagger"]}, B={"hand": ["reverend_mother_mohiam"], "in_play": ["the_voice"]},
              C={"hand": ["dagger", "scout", "diplomacy"]}, first="B", intrigue_deck=["ambush"])
    play(t, "agent reverend_mother_mohiam wealth")
    assert t.actor == "C" and t.get("A.hand") == ["dagger"]
    play(t, "discard dagger", "discard scout")
    assert t.get("A.hand") == []


# ------------------------------------------------------------------ Test of Humanity


@rule("IMP-CARD-16", "IMP-CARD-17", "IMP-CARD-18")
def test_test_of_humanity_discard_or_lose_a_troop() -> None:
    t = with_card("test_of_humanity", {"hand": ["dagger", "scout"], "conflict": 2, "garrison": 3},
                  {"hand": ["dagger"], "conflict": 1, "garrison": 1}, intrigue=["windfall"])
    play(t, "agent test_of_humanity hall_of_oratory", "resolve card")
    assert t.actor == "B" and texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 1")
    assert texts(t) == ["discard dagger", "discard scout"]  # its own choice of card
    play(t, "discard scout")
    assert of(t, "hand", "conflict", seat="B") == [["dagger"], 2]
    assert t.actor == "C"
    play(t, "choose 2")
    assert of(t, "hand", "conflict", "garrison", "supply", seat="C") == [["dagger"], 0, 1, 11]


@pytest.mark.parametrize(("hand", "troops", "after"), [
    (["scout"], 0, ([], 0)), ([], 2, ([], 1)), ([], 0, ([], 0)),
])
@rule("IMP-CARD-17")
def test_test_of_humanity_with_only_one_way_or_none(hand: list[str], troops: int, after: tuple[list[str], int]) -> None:
    t = with_card("test_of_humanity", {"hand": hand, "conflict": troops}, {"hand": [], "conflict": 0})
    play(t, "agent test_of_humanity hall_of_oratory")
    assert (t.get("B.hand"), t.get("B.conflict")) == after
    assert t.get("B.garrison") == 3 and t.get("C.garrison") == 3


# ------------------------------------------------------------------ The Voice


def voice(space: str, **given: Any) -> Table:
    hand = {"hand": ["dagger", "diplomacy", "reconnaissance", "kwisatz_haderach"], "solari": 10, "intrigue": []}
    t = table(A={"hand": ["the_voice", "dagger", "reconnaissance"], "garrison": 0, "intrigue": []}, B=dict(hand),
              C=dict(hand), intrigue_deck=["ambush"], **given)
    return play(t, "agent the_voice secure_contract", f"silence {space}")


@rule("IMP-CARD-08", "IMP-CARD-09", "IMP-CARD-10")
def test_the_voice_closes_a_space_to_the_others_for_a_turn_each() -> None:
    t = voice("hall_of_oratory")
    for seat in "BC":
        assert t.actor == seat
        assert "hall_of_oratory" not in spaces(t, "dagger") | spaces(t, "kwisatz_haderach")
        play(t, "agent diplomacy wealth" if seat == "B" else "agent diplomacy foldspace_space")
    assert t.actor == "A" and t.get("A.silenced") is None and "hall_of_oratory" in spaces(t, "dagger")
    play(t, "agent reconnaissance carthag", "deploy 0")
    assert t.actor == "B" and "hall_of_oratory" in spaces(t, "dagger")


def test_the_voice_may_name_any_space_even_a_taken_one() -> None:
    t = with_card("the_voice")
    play(t, "agent the_voice secure_contract")
    assert len(texts(t)) == 22 and "silence secure_contract" in texts(t)


def test_the_voice_does_not_bind_its_speaker() -> None:
    t = voice("hall_of_oratory")
    play(t, "reveal", "end", "reveal", "end")
    assert t.actor == "A" and "hall_of_oratory" in spaces(t, "dagger")


@rule("IMP-CARD-09")
def test_the_voice_ends_with_the_round() -> None:
    t = table(A={"hand": ["the_voice"], "garrison": 0}, B={"hand": []}, C={"hand": []}, round=3)
    play(t, "agent the_voice secure_contract", "silence carthag")
    assert t.get("round") == 4 and t.get("A.silenced") is None


# ------------------------------------------------------------------ Kwisatz Haderach


def kwisatz(posted: dict[str, Any] | None = None, **seat: Any) -> Table:
    given = {"hand": ["kwisatz_haderach"], "deck": ["dagger"] * 5, "garrison": 0, "intrigue": ["windfall"], **seat}
    return table(A=given, agents=posted or {}, B={"hand": ["dagger"]}, C={"hand": ["dagger"]}, round=2)


@rule("IMP-CARD-01", "IMP-CARD-12")
def test_kwisatz_haderach_ignores_other_agents_and_draws() -> None:
    t = kwisatz({"hall_of_oratory": "B", "wealth": "A"})
    assert {"hall_of_oratory", "wealth", "carthag", "secrets"} <= spaces(t, "kwisatz_haderach")
    play(t, "agent kwisatz_haderach hall_of_oratory", "from_leader", "resolve card")
    assert t.get("agents") == {"hall_of_oratory": ["A", "B"], "wealth": "A"}
    assert of(t, "hand", "agents", "garrison") == [["dagger"], 0, 1]


@rule("IMP-CARD-11", "IMP-CARD-12")
def test_kwisatz_haderach_moves_an_agent_when_none_is_left() -> None:
    t = kwisatz({"wealth": "A", "secrets": "A"})
    assert spaces(t, "kwisatz_haderach") >= {"wealth", "secrets", "stillsuits"}
    play(t, "agent kwisatz_haderach stillsuits")
    assert texts(t) == ["from wealth", "from secrets"]
    play(t, "from wealth")
    assert t.get("agents") == {"secrets": "A", "stillsuits": "A"} and of(t, "agents", "water") == [0, 2]


@rule("IMP-CARD-12")
def test_kwisatz_haderach_sends_an_agent_back_to_where_it_stands() -> None:
    t = kwisatz({"wealth": "A"}, agents=0, influence={"emperor": 1})
    play(t, "agent kwisatz_haderach wealth")
    assert t.get("agents") == {"wealth": "A"}
    assert of(t, "solari", "influence.emperor", "vp", "agents") == [2, 2, 1, 0]


def test_kwisatz_haderach_may_come_from_the_leader_or_from_the_board() -> None:
    t = play(kwisatz({"wealth": "A"}), "agent kwisatz_haderach wealth")
    assert texts(t) == ["from_leader", "from wealth"]
    assert play(t.clone(), "from_leader").get("agents") == {"wealth": ["A", "A"]}
    assert play(t, "from wealth").get("A.agents") == 1


def test_kwisatz_haderach_needs_an_agent_somewhere() -> None:
    assert spaces(kwisatz(agents=0), "kwisatz_haderach") == set()


@rule("IMP-COST-01")
def test_kwisatz_haderach_still_pays_and_meets_the_requirement() -> None:
    t = kwisatz(spice=3, water=0, solari=7)
    closed = {"conspire", "heighliner", "sietch_tabr", "hardy_warriors", "swordmaster", "research_station"}
    assert not closed & spaces(t, "kwisatz_haderach")
    rich = kwisatz(spice=6, water=2, solari=8, influence={"fremen": 2})
    assert closed <= spaces(rich, "kwisatz_haderach")
    assert play(rich, "agent kwisatz_haderach conspire").get("A.spice") == 2


@rule("IMP-CARD-13", "IMP-SPACE-14")
def test_kwisatz_haderach_enters_once_per_game_spaces_only_once() -> None:
    assert {"high_council", "swordmaster"} <= spaces(kwisatz(solari=8), "kwisatz_haderach")
    again = kwisatz(solari=8, council=1, swordmaster=1)
    assert not {"high_council", "swordmaster"} & spaces(again, "kwisatz_haderach")


@rule("IMP-CARD-14", "IMP-SPICE-05")
def test_kwisatz_haderach_leaves_a_maker_space_that_then_gathers_spice() -> None:
    t = kwisatz({"imperial_basin": "A"}, agents=0, intrigue=[], deck=[], discard=[])
    play(t, "agent kwisatz_haderach secure_contract", "reveal", "reveal")
    assert t.get("round") == 3 and t.get("bonus_spice.imperial_basin") == 1


@rule("IMP-SPICE-06")
def test_kwisatz_haderach_back_to_the_same_maker_space_keeps_it_dry() -> None:
    t = kwisatz({"imperial_basin": "A"}, agents=0, intrigue=[], deck=[], discard=[])
    play(t, "agent kwisatz_haderach imperial_basin", "reveal", "reveal")
    assert t.get("round") == 3 and t.get("bonus_spice.imperial_basin") == 0 and t.get("A.spice") == 1


def test_kwisatz_haderach_frees_a_space_for_the_next_agent() -> None:
    t = kwisatz({"hall_of_oratory": "A"}, agents=0, intrigue=[])
    play(t, "agent kwisatz_haderach secure_contract")
    assert t.actor == "B" and "hall_of_oratory" in spaces(t, "dagger")


def test_kwisatz_haderach_deploys_at_a_combat_space() -> None:
    t = play(kwisatz({"carthag": "B"}, garrison=3), "agent kwisatz_haderach carthag", "resolve card")
    assert texts(t)[-4:] == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
