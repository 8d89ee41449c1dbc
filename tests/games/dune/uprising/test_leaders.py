"""Gurney Halleck, Lady Amber Metulli, Lady Margot Fenring, Muad'Dib and Princess Irulan."""

from __future__ import annotations

import pytest

from support.dune.leaders import HALL, PLOTS, RING, led
from support.dune.resources import change, stock
from support.dune.table import kinds, play, texts
from support.rules import rule

# ------------------------------------------------------------------ Gurney Halleck


@pytest.mark.parametrize("soldiers, worms, hand, persuasion", [
    (3, 0, [], 1), (2, 0, [], 0), (2, 0, ["dagger"], 0), (2, 0, ["dagger", "dagger"], 1), (0, 2, [], 1),
    (0, 1, ["dagger", "dagger"], 0), (0, 0, ["dagger"] * 2, 0)])
def test_gurney_has_a_persuasion_with_strength_six(soldiers: int, worms: int, hand: list[str], persuasion: int) -> None:
    hand = [*hand, "seek_allies", "convincing_argument"]  # enough to buy a card, so that the turn goes on
    t = led("gurney_halleck", {"hand": hand, "conflict": soldiers, "garrison": 3, "sandworms": worms})
    play(t, "reveal")
    assert t.get("A.persuasion") == 2 + persuasion


@rule("UPM-DIFFERENCES-07")
def test_gurney_counts_his_strength_at_any_moment_of_the_reveal_turn() -> None:
    t = led("gurney_halleck", {"hand": ["dagger", "convincing_argument"], "conflict": 2, "intrigue": PLOTS})
    play(t, "reveal")
    assert (t.get("A.strength"), t.get("A.persuasion")) == (5, 2)
    t.state.me[t.game.plan.seat.field("swords").at] += 1  # as some effect of the turn may give
    play(t, "play contingency_plan")  # anything that is resolved
    assert t.get("A.persuasion") == 3


def test_gurney_recruits_a_troop() -> None:
    t = led("gurney_halleck", {"hand": RING})
    play(t, HALL)
    assert (t.get("A.garrison"), t.get("A.supply")) == (4, 8)


# ------------------------------------------------------------------ Lady Amber Metulli


def test_lady_amber_may_retreat_one_troop() -> None:
    t = led("lady_amber_metulli", {"hand": ["dagger"], "conflict": 2, "garrison": 1})
    play(t, "reveal")
    assert {"ability", "end"} <= set(texts(t))
    play(t, "ability")
    assert (t.get("A.conflict"), t.get("A.garrison"), t.get("A.supply")) == (1, 2, 9)
    assert "ability" not in texts(t)
    assert kinds(t, "retreated")[-1]["n"] == 1


@rule("UPM-SANDWORMS-07")
def test_lady_amber_retreats_troops_not_worms() -> None:
    t = led("lady_amber_metulli", {"hand": ["dagger"], "sandworms": 1})
    assert "ability" not in texts(play(t, "reveal"))


@pytest.mark.parametrize("alliances, spice", [([], 0), (["fremen"], 1), (["emperor"], 1), (["fremen", "emperor"], 1)])
def test_lady_amber_fills_her_coffers(alliances: list[str], spice: int) -> None:
    t = led("lady_amber_metulli", {"hand": RING, "alliances": alliances,
                                   "influence": dict.fromkeys(alliances, 4)})
    play(t, HALL)
    assert (t.get("A.solari"), t.get("A.spice")) == (1, spice)


# ------------------------------------------------------------------ Lady Margot Fenring, Princess Irulan: reaching 2


@pytest.mark.parametrize("leader, space, faction, gain", [
    ("lady_margot_fenring", "secrets", "bene_gesserit", {"spice": 2, "intrigue": 1}),
    ("princess_irulan", "dutiful_service", "emperor", {"intrigue": 1, "solari": 2})])
def test_reaching_the_second_step(leader: str, space: str, faction: str, gain: dict[str, int]) -> None:
    moved = {"agents": -1, "hand": -1, "in_play": 1, faction: 1}
    t = led(leader, {"hand": ["diplomacy", "dagger"], "influence": {faction: 1}}, intrigue_deck=PLOTS)
    before = stock(t)
    play(t, f"agent diplomacy {space}")
    assert change(t, before) == {**moved, **gain, "vp": 1}
    for start in (0, 2):  # not at the first step, and not above
        t = led(leader, {"hand": ["diplomacy", "dagger"], "influence": {faction: start}}, intrigue_deck=PLOTS)
        before = stock(t)
        play(t, f"agent diplomacy {space}")
        rest = {"intrigue": 1} if leader == "lady_margot_fenring" else {"solari": 2}
        assert change(t, before) == {**moved, **rest}


def test_other_tracks_give_them_nothing_more() -> None:
    for leader in ("lady_margot_fenring", "princess_irulan"):
        t = led(leader, {"hand": ["diplomacy", "dagger"], "influence": {"spacing_guild": 1}})
        before = stock(t)
        play(t, "agent diplomacy deliver_supplies")
        assert change(t, before) == {"agents": -1, "hand": -1, "in_play": 1, "spacing_guild": 1, "water": 1, "vp": 1}


@rule("UPM-INFLUENCE-01")
def test_the_second_step_may_be_reached_again() -> None:
    """Lost and regained, or passed on the way to a higher one, by whatever effect."""
    from landsraad.games.dune.rules.seats.influence import gain_influence, lose_influence
    from landsraad.kernel.engine import advance

    t = led("lady_margot_fenring", {"influence": {"bene_gesserit": 2}})
    for change_of in (lambda: lose_influence(t.state, 0, 2), lambda: gain_influence(t.state, 0, 2, 2)):
        change_of()
        advance(t.state)
    assert (t.get("A.influence.bene_gesserit"), t.get("A.spice")) == (3, 2)


def test_lady_margot_places_a_spy_at_a_city() -> None:
    t = led("lady_margot_fenring", {"hand": RING})
    play(t, HALL)
    assert texts(t) == ["spy post_sietch_tabr_research_station", "spy post_research_station_spice_refinery",
                        "spy post_spice_refinery_arrakeen"]


@rule("UPM-SPIES-04")
def test_lady_margot_places_nothing_where_no_post_is_free() -> None:
    cities = ["sietch_tabr_research_station", "research_station_spice_refinery", "spice_refinery_arrakeen"]
    t = led("lady_margot_fenring", {"hand": RING}, B={"spies": cities})
    play(t, HALL)
    assert t.get("A.spies") == [] and t.actor == "B"


# ------------------------------------------------------------------ Muad'Dib


@pytest.mark.parametrize("worms, drawn", [(0, 0), (1, 1), (3, 1)])
def test_muad_dib_draws_with_a_worm_in_the_conflict(worms: int, drawn: int) -> None:
    t = led("muad_dib", {"hand": ["dagger"], "sandworms": worms, "conflict": 1}, intrigue_deck=PLOTS)
    play(t, "reveal")
    assert len(t.get("A.intrigue")) == drawn


def test_muad_dib_leads_the_way() -> None:
    t = led("muad_dib", {"hand": RING, "deck": ["diplomacy"]})
    play(t, HALL)
    assert sorted(t.get("A.hand")) == ["dagger", "diplomacy"]


# ------------------------------------------------------------------ Princess Irulan


ROW = ["sardaukar_soldier", "smugglers_harvester", "smugglers_harvester", "desert_survival", "maker_keeper"]


def test_irulan_acquires_a_card_that_costs_one_into_her_hand() -> None:
    t = led("princess_irulan", {"hand": RING}, row=ROW)
    play(t, HALL)
    assert texts(t) == ["choose 1", "choose 2", "skip"]
    play(t, "choose 1")
    assert texts(t) == ["acquire sardaukar_soldier", "acquire smugglers_harvester"]
    play(t, "acquire smugglers_harvester")
    assert sorted(t.get("A.hand")) == ["dagger", "smugglers_harvester"] and t.get("A.discard") == []
    assert t.get("row").count("smugglers_harvester") <= 2 and len(t.get("row")) == 5


def test_irulan_finds_no_card_that_costs_one() -> None:
    t = led("princess_irulan", {"hand": RING}, row=["desert_survival", "maker_keeper", "hidden_missive",
                                                    "desert_survival", "maker_keeper"])
    play(t, HALL)
    assert texts(t) == ["choose 2", "skip"]


@pytest.mark.parametrize("card, spice", [("dagger", 0), ("prepare_the_way", 2), ("smugglers_harvester", 2)])
def test_irulan_trashes_a_card_of_her_hand(card: str, spice: int) -> None:
    """Starting cards have no cost, so they are worth nothing."""
    t = led("princess_irulan", {"hand": ["signet_ring", card, "diplomacy"], "discard": ["seek_allies"]})
    play(t, HALL, "choose 2")
    assert set(texts(t)) == {f"trash {card} hand", "trash diplomacy hand"}
    play(t, f"trash {card} hand")
    assert t.get("A.spice") == spice and t.get("A.hand") == ["diplomacy"]


def test_irulan_may_do_neither() -> None:
    t = led("princess_irulan", {"hand": RING}, row=ROW)
    play(t, HALL, "skip")
    assert t.get("A.hand") == ["dagger"] and sorted(t.get("row")) == sorted(ROW)


@rule("UPM-INTRIGUE-02")
def test_irulan_may_take_the_card_she_has_set_aside() -> None:
    """Manipulate keeps it for her; any way to acquire it will do, at its printed cost."""
    t = led("princess_irulan", {"hand": RING, "set_aside": "smugglers_harvester"},
            row=["paracompass", "leadership", "shishakli", "overthrow", "steersman"])
    play(t, HALL, "choose 1")
    assert t.get("A.hand") == ["dagger", "smugglers_harvester"] and t.get("A.set_aside") is None
