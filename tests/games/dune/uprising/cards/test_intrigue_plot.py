"""Plot cards: what each gives, what it costs, and when it cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.resources import FACTIONS, change, stock
from support.dune.table import play, texts, uprising
from support.rules import rule

CHOAM = {"choam": "yes"}
COPIES = {"contingency_plan": 3, "detonation": 2, "distraction": 2, "special_mission": 2}
CHOAM_CARDS = {"backed_by_choam", "choam_profits", "leverage", "reach_agreement"}
WALLED, OPEN = "siege_of_arrakeen", "shadow_contest"
BOARD = ("shield_wall", "row", "reserve", "imperium_deck", "contract_row")


def holding(*cards: str, options: dict[str, Any] | None = None, **seat: Any) -> Table:
    """A's turn, with these intrigue cards and a card to send an agent with."""
    board = {name: seat.pop(name) for name in BOARD if name in seat}
    others = {name: {"intrigue": [], **seat.pop(name, {})} for name in ("B", "C")}
    return uprising(options=options, conflict=seat.pop("fought_for", OPEN), **others, **board,
                    A={"hand": ["dagger"], "intrigue": list(cards), **seat})


def gained(t: Table, was: dict[str, int]) -> dict[str, int]:
    """What has changed, the card that was played apart."""
    return change(t, {**was, "intrigue": was["intrigue"] - 1})


def tracks(t: Table, seat: str = "A") -> list[int]:
    return [int(t.get(f"{seat}.influence.{faction}")) for faction in FACTIONS]


def spent(t: Table, card: str) -> bool:
    """Played and gone: not in hand, not on the table."""
    return card not in t.get("A.intrigue") + t.get("A.plots") and card in t.get("intrigue_discard")


# ------------------------------------------------------------------ the deck


@pytest.mark.parametrize(("module", "cards", "kinds"), [("no", 40, 35), ("yes", 44, 39)])
@rule("UPM-SETUP-03", "UPM-CHOAM-01")
def test_40_cards_and_4_more_with_choam(module: str, cards: int, kinds: int) -> None:
    deck = landsraad.new("uprising", players=3, seed=5, choam=module).get("intrigue_deck")
    assert (len(deck), len(set(deck))) == (cards, kinds)
    assert all(deck.count(card) == COPIES.get(card, 1) for card in deck)
    assert set(deck) & CHOAM_CARDS == (CHOAM_CARDS if module == "yes" else set())


# ------------------------------------------------------------------ plain gains and prices


@pytest.mark.parametrize(("card", "seat", "gains"), [
    ("contingency_plan", {}, {"solari": 2}),
    ("crysknife", {}, {"spice": 1}), ("desert_mouse", {}, {"spice": 1}), ("ornithopter", {}, {"spice": 1}),
    ("councilors_ambition", {"council": 1}, {"water": 2}),
    ("shaddams_favor", {}, {"garrison": 1, "supply": -1}),
    ("shaddams_favor", {"influence": {"emperor": 2}}, {"garrison": 1, "supply": -1}),
    ("shaddams_favor", {"influence": {"emperor": 3}}, {"garrison": 1, "supply": -1, "solari": 3}),
    ("mercenaries", {"solari": 3}, {"solari": -3, "intrigue": 1, "garrison": 2, "supply": -2}),
    ("intelligence_report", {"spies": ["choam"]}, {"hand": 1, "deck": -1}),
    ("intelligence_report", {"spies": ["choam", "fremen"]}, {"hand": 2, "deck": -2}),
])
@rule("UPM-INTRIGUE-01", "UPM-INFLUENCE-04")
def test_plot_that_gives(card: str, seat: dict[str, Any], gains: dict[str, int]) -> None:
    """Before the agent is sent, and after."""
    for before in ([], ["agent dagger assembly_hall"]):
        t = play(holding(card, "market_opportunity", "impress", **seat), *before)
        was = stock(t)
        assert gained(play(t, f"play {card}"), was) == gains
        assert spent(t, card)


@rule("UPM-INTRIGUE-01", "UPM-REVEAL-TURN-06")
def test_plot_in_the_reveal_turn() -> None:
    """What it draws is revealed at once."""
    t = play(holding("intelligence_report", "contingency_plan", deck=["diplomacy"]), "reveal",
             "play intelligence_report")
    assert (t.get("A.in_play"), t.get("A.persuasion")) == (["dagger", "diplomacy"], 1)
    assert play(t, "play contingency_plan").get("A.solari") == 2


@pytest.mark.parametrize(("card", "seat", "short"), [
    ("councilors_ambition", {"council": 1}, {"council": 0}),
    ("mercenaries", {"solari": 3}, {"solari": 2}),
    ("buy_access", {"solari": 5}, {"solari": 4}),
    ("imperium_politics", {"solari": 1}, {"solari": 0}),
    ("change_allegiances", {"influence": {"fremen": 1}}, {"influence": {}}),
    ("change_allegiances", {"spice": 3}, {"spice": 2}),
    ("depart_for_arrakis", {"spice": 2}, {"spice": 1}),
    ("depart_for_arrakis", {"influence": {"spacing_guild": 3}}, {"influence": {"spacing_guild": 2}}),
    ("market_opportunity", {"spice": 2}, {"spice": 1}),
    ("market_opportunity", {"solari": 5}, {"solari": 4}),
    ("opportunism", {"solari": 2, "influence": {"fremen": 2}}, {"solari": 1, "influence": {"fremen": 2}}),
    ("opportunism", {"solari": 2, "influence": {"fremen": 2}}, {"solari": 2, "influence": {"fremen": 1}}),
    ("opportunism", {"solari": 2, "influence": {"fremen": 1, "emperor": 1}}, {"solari": 2}),
    ("sietch_ritual", {"hand": ["dagger"]}, {"hand": []}),
    ("strategic_stockpiling", {"spice": 5}, {"spice": 4}),
    ("strategic_stockpiling", {"water": 3, "influence": {"fremen": 3}}, {"water": 2, "influence": {"fremen": 3}}),
    ("strategic_stockpiling", {"water": 3, "influence": {"fremen": 3}}, {"water": 3, "influence": {"fremen": 2}}),
    ("unexpected_allies", {"water": 2}, {"water": 1}),
])
@rule("UPM-INTRIGUE-01")
def test_conditions_must_be_met_and_costs_paid(card: str, seat: dict[str, Any], short: dict[str, Any]) -> None:
    assert f"play {card}" in texts(holding(card, **{"water": 0, **seat}))
    assert f"play {card}" not in texts(holding(card, **{"water": 0, **short}))


def test_councilors_ambition_right_after_taking_the_seat() -> None:
    t = play(holding("councilors_ambition", solari=5), "agent dagger high_council")
    assert play(t, "play councilors_ambition").get("A.water") == 3


# ------------------------------------------------------------------ influence


@rule("UPM-INTRIGUE-01", "UPM-INFLUENCE-01")
def test_buy_access_5_solari_for_two_different_factions() -> None:
    t = play(holding("buy_access", solari=6, influence={"emperor": 1}), "play buy_access")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS] and t.get("A.solari") == 1
    play(t, "influence emperor")
    assert tracks(t) == [1, 0, 0, 0]  # both are chosen before either counts
    assert texts(t) == ["influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    play(t, "influence fremen")
    assert tracks(t) == [2, 0, 0, 1] and t.get("A.vp") == 1


def test_imperium_politics_emperor_or_guild() -> None:
    t = play(holding("imperium_politics", solari=1), "play imperium_politics")
    assert texts(t) == ["influence emperor", "influence spacing_guild"]
    assert tracks(play(t, "influence spacing_guild")) == [0, 1, 0, 0] and t.get("A.solari") == 0


@rule("UPM-TERMS-01")
def test_sietch_ritual_discards_for_bene_gesserit_or_fremen() -> None:
    t = play(holding("sietch_ritual", hand=["dagger", "diplomacy"], discard=[]), "play sietch_ritual")
    assert texts(t) == ["discard dagger", "discard diplomacy"]
    play(t, "discard diplomacy")
    assert texts(t) == ["influence bene_gesserit", "influence fremen"]
    assert tracks(play(t, "influence fremen")) == [0, 0, 0, 1]
    assert (t.get("A.hand"), t.get("A.discard")) == (["dagger"], ["diplomacy"])


def test_sietch_ritual_has_no_hand_to_discard_in_the_reveal_turn() -> None:
    assert "play sietch_ritual" not in texts(play(holding("sietch_ritual", "contingency_plan"), "reveal"))


@rule("UPM-INTRIGUE-04")
def test_change_allegiances_either_line_or_both() -> None:
    def table() -> Table:
        return play(holding("change_allegiances", spice=3, influence={"fremen": 2}, vp=1), "play change_allegiances")
    t = table()
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 1")
    assert texts(t) == ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    play(t, "influence emperor")
    assert tracks(t) == [1, 0, 0, 1] and t.get("A.vp") == 0
    assert texts(t) == ["choose 2", "skip"]
    play(t, "choose 2", "influence emperor")
    assert tracks(t) == [2, 0, 0, 1] and (t.get("A.spice"), t.get("A.vp")) == (0, 1)
    t = play(table(), "choose 2", "influence fremen", "skip")
    assert tracks(t) == [0, 0, 0, 3] and t.get("A.spice") == 0
    t = play(table(), "choose 1", "influence fremen", "skip")  # lost and gained may be the same
    assert tracks(t) == [0, 0, 0, 2] and (t.get("A.spice"), t.get("A.vp")) == (3, 1)


@rule("UPM-INTRIGUE-04")
def test_change_allegiances_with_one_line_only() -> None:
    """No question where there is nothing to choose."""
    t = play(holding("change_allegiances", spice=4), "play change_allegiances")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS] and t.get("A.spice") == 1
    play(t, "influence emperor")  # which opens the other line
    assert texts(t) == ["choose 1", "skip"]


@rule("UPM-INTRIGUE-04")
def test_what_the_first_line_brings_pays_for_the_second() -> None:
    """Lady Margot Fenring has spice of her second step with the Bene Gesserit."""
    t = uprising(turn="C", C={"intrigue": ["change_allegiances"], "spice": 1,
                              "influence": {"bene_gesserit": 1, "fremen": 1}})
    play(t, "play change_allegiances", "lose fremen", "influence bene_gesserit")
    assert t.get("C.spice") == 3 and texts(t) == ["choose 2", "skip"]


@rule("UPM-INFLUENCE-01")
def test_opportunism_two_steps_and_2_solari_for_a_point() -> None:
    t = play(holding("opportunism", solari=3, influence={"emperor": 2, "fremen": 1}, vp=3), "play opportunism")
    assert texts(t) == ["lose emperor", "lose fremen"] and t.get("A.solari") == 1
    play(t, "lose emperor")
    assert texts(t) == ["lose emperor", "lose fremen"]
    play(t, "lose emperor")  # the same faction again
    assert tracks(t) == [0, 0, 0, 1] and t.get("A.vp") == 3  # one lost at the second step, one gained


@rule("UPM-INFLUENCE-03")
def test_opportunism_may_give_an_alliance_away_on_the_way() -> None:
    t = holding("opportunism", solari=2, influence={"emperor": 4}, alliances=["emperor"], vp=5,
                B={"influence": {"emperor": 4}})
    play(t, "play opportunism")
    assert tracks(t) == [2, 0, 0, 0] and t.get("alliance.emperor") == "B"
    assert (t.get("A.vp"), t.get("B.vp")) == (5, 1)


# ------------------------------------------------------------------ one or the other


@rule("UPM-INTRIGUE-01")
def test_market_opportunity_either_way() -> None:
    t = play(holding("market_opportunity", spice=2, solari=5), "play market_opportunity")
    assert texts(t) == ["choose 1", "choose 2"]
    one, two = play(t.clone(), "choose 1"), play(t, "choose 2")
    assert (one.get("A.spice"), one.get("A.solari")) == (0, 10)
    assert (two.get("A.spice"), two.get("A.solari")) == (7, 0)
    poor = play(holding("market_opportunity", spice=3, solari=4), "play market_opportunity")
    assert (poor.get("A.spice"), poor.get("A.solari")) == (1, 9)


@rule("UPM-TERMS-01")
def test_cunning_draws_and_for_a_spice_may_trash() -> None:
    def table(spice: int) -> Table:
        return play(holding("cunning", spice=spice, deck=["diplomacy", "reconnaissance"], discard=[]), "play cunning")
    assert table(0).get("A.hand") == ["dagger", "diplomacy"]
    t = table(1)
    assert texts(t) == ["choose 1", "choose 2"]
    kept = play(t.clone(), "choose 1")
    assert (kept.get("A.hand"), kept.get("A.spice")) == (["dagger", "diplomacy"], 1)
    play(t, "choose 2", "first 1")
    assert texts(t) == ["trash dagger hand", "trash diplomacy hand", "skip"] and t.get("A.spice") == 0
    assert play(t, "trash diplomacy hand").get("trashed") == ["diplomacy"]


@rule("UPM-INTRIGUE-04", "UPM-INFLUENCE-04")
def test_depart_for_arrakis_troops_for_spice_and_a_card_for_the_guilds_friend() -> None:
    def table(**seat: Any) -> Table:
        return play(holding("depart_for_arrakis", deck=["diplomacy", "dagger"], **seat), "play depart_for_arrakis")
    t = table(spice=2)
    assert (t.get("A.spice"), t.get("A.garrison"), t.get("A.hand")) == (0, 6, ["dagger"])
    t = table(spice=1, influence={"spacing_guild": 3})
    assert (t.get("A.spice"), t.get("A.garrison"), t.get("A.hand")) == (1, 3, ["dagger", "diplomacy"])
    t = table(spice=2, influence={"spacing_guild": 3})
    assert texts(t) == ["choose 1", "choose 2"]
    both = play(t.clone(), "choose 1")  # the card is free: it is drawn without a question
    assert (both.get("A.spice"), both.get("A.garrison"), both.get("A.hand")) == (0, 6, ["dagger", "diplomacy"])
    play(t, "choose 2")
    assert texts(t) == ["choose 1", "skip"]
    assert play(t, "skip").get("A.spice") == 2


@rule("UPM-INTRIGUE-04", "UPM-INFLUENCE-04")
def test_strategic_stockpiling_a_point_for_5_spice_and_one_for_3_water() -> None:
    def table(**seat: Any) -> Table:
        return play(holding("strategic_stockpiling", **{"water": 3, **seat}), "play strategic_stockpiling")
    t = table(spice=6)
    assert (t.get("A.spice"), t.get("A.water"), t.get("A.vp")) == (1, 3, 1)
    t = table(influence={"fremen": 3})
    assert (t.get("A.water"), t.get("A.vp")) == (0, 1)
    t = table(spice=5, influence={"fremen": 3})
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 2")
    assert texts(t) == ["choose 1", "skip"]
    assert play(t, "choose 1").get("A.vp") == 2


# ------------------------------------------------------------------ spies, the wall, worms, units


@rule("UPM-SPIES-04")
def test_special_mission_places_a_spy_at_a_city() -> None:
    t = play(holding("special_mission", B={"spies": ["spice_refinery_arrakeen"]}), "play special_mission")
    assert texts(t) == ["spy post_sietch_tabr_research_station", "spy post_research_station_spice_refinery"]
    play(t, "spy post_research_station_spice_refinery")
    assert t.get("A.spies") == ["post_research_station_spice_refinery"]


@rule("UPM-SPIES-08", "UPM-SANDWORMS-05")
def test_special_mission_recalls_a_spy_for_spice_and_the_wall() -> None:
    t = play(holding("special_mission", spies=["choam"]), "play special_mission")
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 2")
    assert (t.get("A.spies"), t.get("A.spice")) == ([], 2)
    assert texts(t) == ["detonate", "skip"]
    assert play(t.clone(), "skip").get("shield_wall") == 1
    assert play(t, "detonate").get("shield_wall") == 0
    gone = play(holding("special_mission", spies=["choam", "fremen"], shield_wall=0), "play special_mission",
                "choose 2", "recall_spy post_fremen")
    assert (gone.get("A.spies"), gone.get("A.spice")) == (["post_choam"], 2)  # nothing is left to ask


@rule("UPM-SANDWORMS-05")
def test_detonation_the_wall_or_four_troops() -> None:
    t = play(holding("detonation", garrison=5), "play detonation")
    assert texts(t) == ["choose 1", "choose 2"]
    assert play(t.clone(), "choose 1").get("shield_wall") == 0
    play(t, "choose 2")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2", "deploy 3", "deploy 4"]
    play(t, "deploy 4")
    assert (t.get("A.garrison"), t.get("A.conflict"), t.get("shield_wall")) == (1, 4, 1)


def test_detonation_offers_only_what_can_be_done() -> None:
    assert play(holding("detonation", garrison=0), "play detonation").get("shield_wall") == 0
    assert texts(play(holding("detonation", garrison=1, shield_wall=0), "play detonation")) == ["deploy 0", "deploy 1"]
    assert "play detonation" not in texts(holding("detonation", garrison=0, shield_wall=0))


@rule("UPM-AGENT-TURN-07")
def test_detonation_comes_on_top_of_a_combat_space() -> None:
    t = play(holding("detonation", hand=["reconnaissance"], garrison=9), "agent reconnaissance arrakeen",
             "play detonation", "choose 2", "deploy 4")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]  # the recruit and two of the garrison
    assert play(t, "deploy 3").get("A.conflict") == 7


@rule("UPM-SANDWORMS-02", "UPM-SANDWORMS-04", "UPM-SANDWORMS-05")
def test_unexpected_allies_bring_a_worm_without_hooks() -> None:
    t = play(holding("unexpected_allies", water=2), "play unexpected_allies")
    assert texts(t) == ["detonate", "skip"] and t.get("A.water") == 0
    play(t, "skip")
    assert (t.get("A.sandworms"), t.get("A.garrison"), t.get("A.strength")) == (1, 3, 3)
    t = play(holding("unexpected_allies", water=2, fought_for=WALLED), "play unexpected_allies")
    kept = play(t.clone(), "skip")
    assert (kept.get("A.sandworms"), kept.get("shield_wall")) == (0, 1)
    play(t, "detonate")
    assert (t.get("A.sandworms"), t.get("shield_wall")) == (1, 0)
    t = play(holding("unexpected_allies", water=3, fought_for=WALLED, shield_wall=0), "play unexpected_allies")
    assert (t.get("A.sandworms"), t.get("A.water")) == (1, 1)


# ------------------------------------------------------------------ cards acquired


@rule("UPM-SANDWORMS-02")
def test_inspire_awe_acquires_for_nothing_and_into_the_hand_with_a_worm() -> None:
    def table(**seat: Any) -> Table:
        return play(holding("inspire_awe", row=["maula_pistol", "public_spectacle"], imperium_deck=["maula_pistol"],
                            discard=[], **seat), "play inspire_awe")
    t = table()
    assert texts(t) == ["acquire maula_pistol", "acquire prepare_the_way"]  # a Public Spectacle costs 4
    play(t, "acquire maula_pistol")
    assert (t.get("A.discard"), t.get("A.hand"), len(t.get("row"))) == (["maula_pistol"], ["dagger"], 2)
    t = table(sandworms=1)
    assert texts(t) == ["acquire maula_pistol", "acquire prepare_the_way"]
    play(t, "acquire prepare_the_way")
    assert (t.get("A.discard"), t.get("A.hand")) == ([], ["dagger", "prepare_the_way"])
    assert t.get("reserve.prepare_the_way") == 7


@rule("UPM-REVEAL-TURN-06")
def test_inspire_awe_with_a_worm_in_the_reveal_turn_shows_the_card() -> None:
    t = play(holding("inspire_awe", sandworms=1, row=["maula_pistol"]), "reveal", "play inspire_awe",
             "acquire prepare_the_way")
    assert t.get("A.in_play") == ["dagger", "prepare_the_way"] and t.get("A.persuasion") == 2


def test_inspire_awe_needs_a_card_of_that_price() -> None:
    empty: dict[str, Any] = {"row": [], "imperium_deck": [], "reserve": {"prepare_the_way": 0}}
    assert "play inspire_awe" not in texts(holding("inspire_awe", **empty))


# ------------------------------------------------------------------ the CHOAM module


@rule("UPM-INTRIGUE-01")
def test_backed_by_choam_sells_influence() -> None:
    t = play(holding("backed_by_choam", options=CHOAM, influence={"fremen": 1, "emperor": 1}), "play backed_by_choam")
    assert texts(t) == ["lose emperor", "lose fremen"]
    assert play(t, "lose fremen").get("A.solari") == 4 and tracks(t) == [1, 0, 0, 0]
    assert "play backed_by_choam" not in texts(holding("backed_by_choam", options=CHOAM))


@rule("UPM-CHOAM-02", "UPM-INTRIGUE-01")
def test_leverage_after_gaining_spice_this_turn() -> None:
    t = holding("leverage", "crysknife", options=CHOAM, spice=4,
                contract_row=["arrakeen_water", "espionage"])
    assert "play leverage" not in texts(t)  # spice of an earlier turn does not count
    play(t, "play crysknife", "play leverage")
    assert texts(t) == ["contract contract_arrakeen_water", "contract contract_espionage"] and t.get("A.solari") == 1
    assert play(t, "contract contract_espionage").get("A.contracts") == ["contract_espionage"]


def test_leverage_forgets_the_spice_of_the_last_turn() -> None:
    t = holding("leverage", "crysknife", options=CHOAM, hand=["dagger", "dagger"])
    play(t, "play crysknife", "agent dagger assembly_hall", "end")
    while t.actor != "A":
        play(t, "reveal" if "reveal" in texts(t) else "end")
    assert t.get("A.spice") == 1 and "play leverage" not in texts(t)
