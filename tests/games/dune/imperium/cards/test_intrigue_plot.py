"""Plot cards: what each gives, what it costs, and when it cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
COPIES = {"dispatch_an_envoy": 2, "poison_snooper": 2, "ambush": 2, "private_army": 2, "master_tactician": 3}


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def holding(*cards: str, **seat: Any) -> Table:
    """A's turn, with these intrigue cards and a card to send an agent with."""
    b = seat.pop("B", {})
    return table(A={"hand": ["dagger"], "intrigue": list(cards), **seat}, B={"intrigue": [], **b}, C={"intrigue": []})


@rule("IMP-COMP-02")
def test_40_cards_of_34_kinds() -> None:
    t = landsraad.new("imperium", players=3, seed=5)
    cards = t.get("intrigue_deck")
    assert len(cards) == 40 and len(set(cards)) == 34
    assert all(cards.count(card) == COPIES.get(card, 1) for card in cards)


@pytest.mark.parametrize(("card", "gains"), [
    ("favored_subject", {"influence.emperor": 1}), ("guild_authorization", {"influence.spacing_guild": 1}),
    ("secret_of_the_sisterhood", {"influence.bene_gesserit": 1}), ("know_their_ways", {"influence.fremen": 1}),
    ("water_peddlers_union", {"water": 2}), ("windfall", {"solari": 2}),
])
@rule("IMP-INTRIGUE-03", "IMP-INTRIGUE-06")
def test_plot_that_gives(card: str, gains: dict[str, int]) -> None:
    """Before the agent, after it, and in the reveal turn."""
    wanted = {"solari": 0, "spice": 0, "water": 1, **{f"influence.{f}": 0 for f in FACTIONS}} | gains
    for before in ([], ["agent dagger hall_of_oratory"], ["reveal"]):
        t = play(holding(card, "water_peddlers_union", "windfall"), *before)
        spare = "windfall" if card != "windfall" else "water_peddlers_union"
        play(t, f"play {card}")
        assert {name: t.get(f"A.{name}") for name in wanted} == wanted
        assert card in t.get("intrigue_discard") and spare in t.get("A.intrigue")


@pytest.mark.parametrize(("card", "price", "gains"), [
    ("choam_shares", {"solari": 7}, {"vp": 1}), ("the_sleeper_must_awaken", {"spice": 4}, {"vp": 1}),
    ("water_of_life", {"water": 1, "spice": 1}, {"hand": ["dagger", "diplomacy", "reconnaissance", "scout"]}),
    ("reinforcements", {"solari": 3}, {"garrison": 6, "supply": 6}),
    ("calculated_hire", {"spice": 1}, {"agents": 3}),
])
@rule("IMP-INTRIGUE-09", "IMP-COST-08", "IMP-COST-05")
def test_plot_that_must_be_paid(card: str, price: dict[str, int], gains: dict[str, Any]) -> None:
    seat: dict[str, Any] = {"deck": ["diplomacy", "reconnaissance", "scout", "scout"], "water": 0}
    t = play(holding(card, **seat, **price) if "water" not in price else holding(card, **seat | price), f"play {card}")
    assert all(t.get(f"A.{name}") == 0 for name in price)
    assert {name: t.get(f"A.{name}") for name in gains} == gains
    for short in price:
        poor = holding(card, **seat | price | {short: price[short] - 1})
        assert f"play {card}" not in texts(poor)


@rule("IMP-INTRIGUE-09", "IMP-INFL-16")
def test_bribery_costs_2_solari_for_influence_of_your_choice() -> None:
    t = play(holding("bribery", solari=2), "play bribery")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]
    assert of(play(t, "influence spacing_guild"), "influence.spacing_guild", "solari") == [1, 0]
    assert "play bribery" not in texts(holding("bribery", solari=1))


@rule("IMP-INTRIGUE-09")
def test_councilors_dispensation_needs_a_seat() -> None:
    assert play(holding("councilors_dispensation", council=1), "play councilors_dispensation").get("A.spice") == 2
    assert "play councilors_dispensation" not in texts(holding("councilors_dispensation"))


def test_councilors_dispensation_right_after_taking_the_seat() -> None:
    t = play(holding("councilors_dispensation", solari=5), "agent dagger high_council",
             "influence fremen")
    assert play(t, "play councilors_dispensation").get("A.spice") == 2


# ------------------------------------------------------------------ the Mentat and agents


@rule("IMP-CARD-15", "IMP-MENTAT-01", "IMP-MENTAT-02", "IMP-MENTAT-03")
def test_calculated_hire_takes_the_mentat_only_from_its_space() -> None:
    t = play(holding("calculated_hire", spice=1, deck=["scout"]), "play calculated_hire")
    assert t.get("mentat") == "A" and of(t, "agents", "hand") == [3, ["dagger"]] and t.get("agents") == {}
    taken = table(A={"intrigue": ["calculated_hire"], "spice": 1}, mentat="B")
    assert "play calculated_hire" not in texts(taken)


@rule("IMP-MENTAT-03")
def test_calculated_hire_leaves_the_mentat_space_without_its_mentat() -> None:
    t = play(holding("calculated_hire", spice=1, solari=2, deck=["scout", "scout"]), "play calculated_hire",
             "agent dagger mentat")
    assert of(t, "agents", "hand") == [2, ["scout"]]


@rule("IMP-SYMBOL-02")
def test_urgent_mission_brings_an_agent_back() -> None:
    posts: dict[str, Any] = {"wealth": "A", "hall_of_oratory": "A", "secrets": "B"}
    t = table(A={"hand": ["dagger"], "intrigue": ["urgent_mission"]}, agents=posts)
    assert texts(t) == ["play urgent_mission", "reveal"]
    play(t, "play urgent_mission")
    assert texts(t) == ["recall wealth", "recall hall_of_oratory"]
    play(t, "recall hall_of_oratory")
    assert t.get("agents") == {"wealth": "A", "secrets": "B"} and t.get("A.agents") == 1
    assert "agent dagger hall_of_oratory" in texts(t)


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    assert "play urgent_mission" not in texts(holding("urgent_mission"))


@pytest.mark.parametrize(("recalled", "persuasion"), [(False, 1), (True, 0)])
def test_urgent_mission_ends_the_presence_at_the_hall_of_oratory(recalled: bool, persuasion: int) -> None:
    t = table(A={"hand": [], "intrigue": ["urgent_mission"]}, agents={"hall_of_oratory": "A"})
    play(t, *(["play urgent_mission"] if recalled else ["reveal"]))
    assert t.get("A.persuasion") == persuasion


def test_urgent_mission_empties_a_maker_space() -> None:
    t = table(A={"hand": [], "intrigue": ["urgent_mission"]}, agents={"hagga_basin": "A"}, B={"hand": []},
              C={"hand": []}, round=2)
    play(t, "play urgent_mission")
    assert t.get("bonus_spice.hagga_basin") == 1


def test_urgent_mission_right_after_sending_frees_the_space_again() -> None:
    t = play(holding("urgent_mission"), "agent dagger hall_of_oratory", "play urgent_mission")
    assert t.get("agents") == {} and of(t, "agents", "garrison") == [2, 4]


# ------------------------------------------------------------------ where the agent may go


def spaces(t: Table, card: str) -> set[str]:
    return {move.split()[2] for move in texts(t) if move.startswith(f"agent {card} ")}


HOUSES = {"wealth", "foldspace_space", "secrets", "hardy_warriors", "stillsuits"}


def test_dispatch_an_envoy_adds_the_four_faction_icons() -> None:
    t = play(holding("dispatch_an_envoy"), "play dispatch_an_envoy")
    assert spaces(t, "dagger") == HOUSES | {"hall_of_oratory"}
    play(t, "agent dagger wealth")
    assert of(t, "influence.emperor", "envoy") == [1, 0]


def test_dispatch_an_envoy_lets_a_card_without_icons_go() -> None:
    t = table(A={"hand": ["convincing_argument"], "intrigue": ["dispatch_an_envoy"]})
    assert spaces(t, "convincing_argument") == set()
    assert spaces(play(t, "play dispatch_an_envoy"), "convincing_argument") == HOUSES


def test_dispatch_an_envoy_only_before_the_agent_and_only_this_turn() -> None:
    t = holding("dispatch_an_envoy", "windfall")
    assert "play dispatch_an_envoy" not in texts(play(t.clone(), "agent dagger hall_of_oratory"))
    assert "play dispatch_an_envoy" not in texts(play(t.clone(), "reveal"))
    play(t, "play dispatch_an_envoy", "reveal", "end")
    assert t.get("A.envoy") == 0


def test_infiltrate_passes_enemy_agents_and_not_ones_own() -> None:
    posts: dict[str, Any] = {"hall_of_oratory": "B", "rally_troops": "A"}
    t = table(A={"hand": ["dagger"], "solari": 4, "intrigue": ["infiltrate"]}, agents=posts)
    assert spaces(t, "dagger") == {"mentat"}
    play(t, "play infiltrate")
    assert spaces(t, "dagger") == {"mentat", "hall_of_oratory"}
    play(t, "agent dagger hall_of_oratory")
    assert t.get("agents")["hall_of_oratory"] == ["A", "B"] and t.get("A.infiltrate") == 0


def test_infiltrate_does_not_pass_a_space_shared_with_ones_own_agent() -> None:
    t = table(A={"hand": ["dagger"], "intrigue": ["infiltrate"]}, agents={"hall_of_oratory": ["A", "B"]})
    assert "hall_of_oratory" not in spaces(play(t, "play infiltrate"), "dagger")


def test_infiltrate_does_not_pass_the_voice() -> None:
    t = table(A={"hand": ["the_voice"], "garrison": 0, "intrigue": []},
              B={"hand": ["dagger", "dagger"], "intrigue": ["infiltrate"], "solari": 2})
    play(t, "agent the_voice secure_contract", "silence hall_of_oratory", "play infiltrate")
    assert spaces(t, "dagger") == {"mentat"}


def test_infiltrate_only_before_the_agent() -> None:
    assert "play infiltrate" not in texts(play(holding("infiltrate", "windfall"), "agent dagger hall_of_oratory"))


# ------------------------------------------------------------------ troops


@rule("IMP-CARD-26", "IMP-DEPLOY-10")
def test_double_cross_takes_a_troop_out_and_puts_ones_own_in() -> None:
    t = table(A={"hand": [], "intrigue": ["double_cross", "windfall"], "solari": 1}, B={"conflict": 2},
              C={"conflict": 1})
    play(t, "play double_cross")
    assert texts(t) == ["against B", "against C"]
    play(t, "against B")
    assert of(t, "conflict", "supply", "garrison", seat="B") == [1, 8, 3]
    assert of(t, "conflict", "supply", "garrison", "solari") == [1, 8, 3, 0]


@rule("IMP-CARD-26")
def test_double_cross_with_an_empty_supply_only_takes() -> None:
    t = table(A={"intrigue": ["double_cross"], "solari": 1, "garrison": 8, "conflict": 4}, B={"conflict": 2})
    play(t, "play double_cross")
    assert of(t, "conflict", "garrison") == [4, 8] and t.get("B.conflict") == 1


@rule("IMP-CARD-26")
def test_double_cross_needs_an_enemy_in_the_conflict_and_1_solari() -> None:
    assert "play double_cross" not in texts(table(A={"intrigue": ["double_cross"], "solari": 1, "conflict": 2}))
    assert "play double_cross" not in texts(table(A={"intrigue": ["double_cross"]}, B={"conflict": 1}))


@rule("IMP-CARD-22")
def test_rapid_mobilization_deploys_any_number_on_any_turn() -> None:
    t = play(holding("rapid_mobilization", garrison=5), "play rapid_mobilization")
    assert texts(t) == [f"deploy {n}" for n in range(6)]
    assert of(play(t.clone(), "deploy 5"), "conflict", "garrison") == [5, 0]
    assert of(play(t, "deploy 0"), "conflict", "garrison") == [0, 5]


def test_rapid_mobilization_counts_for_the_barons_four() -> None:
    options = {"leaders": ["baron_vladimir_harkonnen", "glossu_rabban", "paul_atreides"]}
    t = table(options=options, A={"hand": ["dagger"], "intrigue": ["rapid_mobilization"], "garrison": 5,
                                  "tokens": {"emperor": 1, "fremen": 1}})
    play(t, "play rapid_mobilization", "deploy 4")
    assert of(t, "influence.emperor", "influence.fremen", "masterstroke") == [1, 1, 1]


def test_reinforcements_with_a_short_supply() -> None:
    t = play(holding("reinforcements", solari=3, garrison=10), "play reinforcements")
    assert of(t, "garrison", "supply") == [12, 0]


# ------------------------------------------------------------------ cards


@rule("IMP-BUY-09")
def test_bypass_protocol_takes_a_card_of_3_or_less_to_the_discard_pile() -> None:
    row = ["scout", "space_travel", "fremen_camp", "stilgar", "opulence"]
    t = table(A={"hand": ["dagger"], "discard": [], "intrigue": ["bypass_protocol"]}, row=row, imperium_deck=["chani"])
    play(t, "play bypass_protocol")  # no spice: only the first way
    assert texts(t) == ["acquire scout", "acquire space_travel", "acquire arrakis_liaison"]
    play(t, "acquire space_travel")
    assert t.get("A.discard") == ["space_travel"] and "chani" in t.get("row") and len(t.get("row")) == 5


def test_bypass_protocol_takes_a_card_of_5_or_less_onto_the_deck_for_2_spice() -> None:
    row = ["scout", "space_travel", "fremen_camp", "stilgar", "opulence"]
    t = table(A={"hand": ["dagger"], "deck": ["scout"], "intrigue": ["bypass_protocol"], "spice": 3}, row=row)
    play(t, "play bypass_protocol", "choose 2")
    assert [move.split()[1] for move in texts(t)] == ["fremen_camp", "scout", "space_travel", "stilgar",
                                                      "arrakis_liaison"]
    play(t, "acquire stilgar")
    assert of(t, "deck", "spice") == [["stilgar", "scout"], 1]


@rule("IMP-CARD-19", "IMP-CARD-03")
def test_poison_snooper_draws_or_trashes_the_top_card() -> None:
    t = play(holding("poison_snooper", deck=["scout", "diplomacy"]), "play poison_snooper")
    assert texts(t) == ["draw", "trash_top"]
    assert of(play(t.clone(), "draw"), "hand", "deck") == [["dagger", "scout"], ["diplomacy"]]
    play(t, "trash_top")
    assert of(t, "hand", "deck") == [["dagger"], ["diplomacy"]] and t.get("trashed") == ["scout"]
    assert "play poison_snooper" not in texts(holding("poison_snooper", deck=[], discard=["scout"]))


@rule("IMP-CARD-27", "IMP-SYMBOL-07")
def test_poison_snooper_trashing_has_its_consequences() -> None:
    t = play(holding("poison_snooper", deck=["assassination_mission"]), "play poison_snooper", "trash_top")
    assert t.get("A.solari") == 4
    t = play(holding("poison_snooper", deck=["foldspace"]), "play poison_snooper", "trash_top")
    assert t.get("reserve.foldspace") == 6 and t.get("trashed") == []


@rule("IMP-CARD-31")
def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    t = play(holding("refocus", deck=["scout"], discard=["diplomacy", "diplomacy"]), "play refocus")
    assert of(t, "discard") == [[]] and len(t.get("A.deck")) == 2 and len(t.get("A.hand")) == 2
    t = play(holding("refocus", deck=["scout", "scout"], discard=[]), "play refocus")
    assert of(t, "hand", "deck") == [["dagger", "scout"], ["scout"]]
    orders = {tuple(play(table(seed=seed, A={"hand": [], "deck": ["scout", "dagger", "diplomacy"], "discard": [],
                                             "intrigue": ["refocus", "windfall"]}), "play refocus").get("A.deck"))
              for seed in range(12)}
    assert len(orders) > 2  # the deck is shuffled although there was nothing to add


def test_water_of_life_draws_as_many_as_there_are() -> None:
    t = play(holding("water_of_life", spice=1, deck=["scout"], discard=["diplomacy"]), "play water_of_life")
    assert of(t, "hand", "water", "spice") == [["dagger", "diplomacy", "scout"], 0, 0]
