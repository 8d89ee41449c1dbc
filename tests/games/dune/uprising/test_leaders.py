"""The nine leaders and the limits of their abilities."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.bases.uprising.rules.leader_effects import TRACK
from landsraad.kernel.table import Table
from support.dune.resources import change, stock
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

OTHERS = ["gurney_halleck", "muad_dib", "lady_margot_fenring"]
ALL = ["feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica", "lady_margot_fenring",
       "muad_dib", "princess_irulan", "shaddam_corrino_iv", "staban_tuek"]
HALL = "agent signet_ring assembly_hall"  # a space that gives an intrigue card, if there is one, and asks nothing
RING = ["signet_ring", "dagger"]


def led(leader: str, me: dict[str, Any] | None = None, choam: str = "no", **given: Any) -> Table:
    """A is led by that leader; the others stay out of the way, and so do intrigue cards, unless there are any."""
    names = [leader, *(name for name in OTHERS if name != leader)][:3]
    return uprising(options={"leaders": names, "choam": choam}, A=me or {}, **{"intrigue_deck": [], **given})


PLOTS = ["contingency_plan"]  # on top of a whole deck: a card that A could play


def troops(t: Table, seat: str = "A") -> int:
    return sum(int(t.get(f"{seat}.{where}")) for where in ("supply", "garrison", "conflict", "memories"))


# ------------------------------------------------------------------ Feyd-Rautha


def trained(place: str, **me: Any) -> Table:
    """The Signet Ring has been played; the token was there."""
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": place, **me})
    return play(t, HALL)


def test_feyd_rautha_starts_at_the_left_end() -> None:
    t = landsraad.new("uprising", players=3, seed=1, leaders=["feyd_rautha_harkonnen"])
    assert t.get("A.training") == "start"


@pytest.mark.parametrize("place, onward", [
    ("start", ["upper_1", "lower_1"]), ("middle", ["upper_2", "lower_2a"])])
def test_feyd_rautha_chooses_a_branch(place: str, onward: list[str]) -> None:
    t = trained(place)
    assert texts(t) == [f"train {name}" for name in onward]
    play(t, f"train {onward[1]}")
    assert t.get("A.training") == onward[1]


@pytest.mark.parametrize("place, onward", [
    ("upper_1", "middle"), ("lower_1", "middle"), ("upper_2", "final"), ("lower_2a", "lower_2b"),
    ("lower_2b", "final")])
def test_feyd_rautha_goes_on_where_there_is_one_way(place: str, onward: str) -> None:
    assert trained(place).get("A.training") == onward


def test_feyd_rautha_trains_to_trash_a_card_for_a_solari() -> None:
    t = trained("start", solari=1)
    play(t, "train upper_1")
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert t.get("A.solari") == 0
    assert "trash dagger hand" in texts(t) and "skip" not in texts(t)
    play(t, "trash dagger hand")
    assert t.get("trashed") == ["dagger"]
    t = trained("start", solari=1)
    play(t, "train upper_1", "skip")
    assert t.get("A.solari") == 1 and t.get("trashed") == []
    t = trained("start", solari=0)  # the token may go there all the same
    play(t, "train upper_1")
    assert t.get("A.training") == "upper_1" and t.get("trashed") == [] and t.actor == "B"


@pytest.mark.parametrize("place, branch", [("start", "lower_1"), ("middle", "lower_2a")])
def test_feyd_rautha_trains_to_place_a_spy(place: str, branch: str) -> None:
    t = trained(place)
    play(t, f"train {branch}")
    assert len(texts(t)) == 13 and all(text.startswith("spy post_") for text in texts(t))
    play(t, "spy post_choam")
    assert t.get("A.spies") == ["post_choam"]


@pytest.mark.parametrize("place, moves", [("lower_1", []), ("upper_1", []), ("middle", ["train upper_2"])])
def test_feyd_rautha_trains_to_trash_a_card_or_not(place: str, moves: list[str]) -> None:
    """The middle of the track, and the space above its right half."""
    t = play(trained(place), *moves)
    assert {"trash dagger hand", "trash signet_ring in_play", "skip"} == set(texts(t))
    assert play(t.clone(), "trash dagger hand").get("trashed") == ["dagger"]
    assert play(t, "skip").get("trashed") == []


def test_feyd_rautha_trains_for_spice() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": "lower_2a"})
    before = stock(t)
    play(t, HALL)
    assert (change(t, before)["spice"], t.get("A.training")) == (2, "lower_2b")


@pytest.mark.parametrize("place", ["upper_2", "lower_2b"])
def test_feyd_rautha_finishes_his_training(place: str) -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": place})
    play(t, HALL)
    assert (t.get("A.training"), t.get("A.garrison")) == ("final", 4)
    play(t, "spy post_fremen")
    assert t.get("A.spies") == ["post_fremen"]


def test_feyd_rautha_has_nothing_more_to_learn_at_the_end() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": RING, "training": "final"})
    before = stock(t)
    play(t, HALL)
    assert t.get("A.training") == "final" and t.get("A.spies") == []
    assert change(t, before) == {"agents": -1, "hand": -1, "in_play": 1}


def test_every_way_along_the_track_takes_four_or_five_steps() -> None:
    onward = {lesson.name: lesson.onward for lesson in TRACK}

    def steps(name: str) -> set[int]:
        return {1 + n for way in onward[name] for n in steps(way)} if onward[name] else {0}

    assert steps("start") == {4, 5}
    assert all(name in onward for names in onward.values() for name in names)


def test_feyd_rautha_recalls_a_spy_for_two_swords() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "conflict": 1, "spies": ["choam", "fremen"]})
    play(t, "reveal")
    assert {"ability", "end"} <= set(texts(t))
    assert t.get("A.strength") == 3
    play(t, "ability")
    assert set(texts(t)) == {"recall_spy post_choam", "recall_spy post_fremen"}
    play(t, "recall_spy post_choam")
    assert (t.get("A.strength"), t.get("A.spies")) == (5, ["post_fremen"])
    assert "ability" not in texts(t)  # once in a reveal turn


def test_feyd_rautha_needs_a_spy_and_may_keep_it() -> None:
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"]})
    assert "ability" not in texts(play(t, "reveal"))
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "spies": ["choam"]})
    play(t, "reveal", "end")
    assert t.get("A.spies") == ["post_choam"] and t.actor == "B"
    t = led("feyd_rautha_harkonnen", {"hand": ["dagger"], "spies": ["choam"]})
    assert "ability" not in texts(t)  # not before the reveal turn


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


# ------------------------------------------------------------------ Lady Jessica


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


# ------------------------------------------------------------------ Shaddam Corrino IV


def shaddam(**me: Any) -> Table:
    return led("shaddam_corrino_iv", {"hand": RING, **me}, choam="yes")


def test_shaddam_plays_only_with_the_module() -> None:
    with pytest.raises(landsraad.BadInput, match="only with the CHOAM module"):
        landsraad.new("uprising", players=3, seed=1, leaders=["shaddam_corrino_iv"])
    drawn = {landsraad.new("uprising", players=4, seed=seed).get(f"{seat}.leader") for seed in range(30)
             for seat in "ABCD"}
    assert drawn == set(ALL) - {"shaddam_corrino_iv"}
    drawn = {landsraad.new("uprising", players=4, seed=seed, choam="yes").get(f"{seat}.leader") for seed in range(30)
             for seat in "ABCD"}
    assert drawn == set(ALL)


def test_shaddam_takes_a_solari_and_a_troop() -> None:
    t = shaddam(solari=3)
    play(t, HALL)
    assert texts(t) == ["choose 1", "choose 2"]
    play(t, "choose 1")
    assert (t.get("A.solari"), t.get("A.garrison")) == (4, 4)


def test_shaddam_buys_influence() -> None:
    t = shaddam(solari=4)
    play(t, HALL, "choose 2")
    assert (t.get("A.solari"), len(texts(t))) == (1, 4)
    play(t, "influence fremen")
    assert (t.get("A.influence.fremen"), t.get("A.garrison")) == (1, 3)


def test_shaddam_needs_three_solari_for_influence() -> None:
    t = shaddam(solari=2)
    play(t, HALL)
    assert (t.get("A.solari"), t.get("A.garrison")) == (3, 4)


def test_shaddam_deploys_nothing_in_that_turn() -> None:
    t = shaddam(solari=0)
    play(t, "agent signet_ring arrakeen", "resolve card")
    assert t.actor == "B" and t.get("A.conflict") == 0
    t = led("gurney_halleck", {"hand": RING}, choam="yes")  # as another leader may
    play(t, "agent signet_ring arrakeen")
    assert "deploy 4" in texts(t)


def test_shaddam_may_deploy_again_in_his_next_turn() -> None:
    t = shaddam(hand=["signet_ring", "reconnaissance"])
    play(t, "agent signet_ring arrakeen", "resolve card")
    for _ in "BC":
        play(t, "reveal", "end")
    play(t, "agent reconnaissance spice_refinery")
    assert "deploy 2" in texts(t)


def test_shaddam_summons_no_worm_in_that_turn() -> None:
    """The ban holds from the moment the ring is played, also for the box of the space resolved first."""
    me = {"hand": RING, "maker_hooks": True, "water": 3, "solari": 3}
    t = led("shaddam_corrino_iv", me, choam="yes", conflict="skirmish_crysknife")
    play(t, "agent signet_ring deep_desert", "resolve space")
    assert (t.get("A.spice"), t.get("A.sandworms")) == (4, 0)
    t = led("muad_dib", me, choam="yes", conflict="skirmish_crysknife")
    play(t, "agent signet_ring deep_desert")
    assert "choose 2" in texts(t) or "resolve space" in texts(t)


def test_shaddam_deploys_by_no_other_means() -> None:
    """What cards and plots deploy is under the ban as well."""
    from landsraad.games.dune.bases.uprising.rules.sandworms import summon
    from landsraad.games.dune.rules.troops.deployment import deploy_from_supply, deploy_up_to, is_held_back

    t = shaddam(solari=3)
    state = t.state
    assert not is_held_back(state, 0)
    play(t, HALL)
    assert is_held_back(state, 0) and not is_held_back(state, 1)
    deploy_from_supply(state, 0)
    assert t.get("A.conflict") == 0
    clone = state.clone()
    clone.count = 0
    deploy_up_to(3).options(clone)
    assert clone.count == 0
    assert not summon(1).possible(clone)


def test_shaddams_other_cards_deploy_as_usual() -> None:
    t = led("shaddam_corrino_iv", {"hand": ["reconnaissance", "dagger"]}, choam="yes")
    play(t, "agent reconnaissance arrakeen")
    assert "deploy 3" in texts(t)


# ------------------------------------------------------------------ Staban Tuek


def test_staban_starts_without_diplomacy() -> None:
    t = landsraad.new("uprising", players=3, seed=1, leaders=["staban_tuek", "muad_dib"])
    assert len(t.get("A.hand") + t.get("A.deck")) == 9 and "diplomacy" not in t.get("A.hand") + t.get("A.deck")
    assert "diplomacy" in t.get("B.hand") + t.get("B.deck")


@pytest.mark.parametrize("space, spies, spice", [
    ("imperial_basin", ["imperial_basin"], 1), ("imperial_basin", ["hagga_basin", "deep_desert"], 0),
    ("hagga_basin", ["hagga_basin", "imperial_basin"], 1), ("deep_desert", ["deep_desert"], 1),
    ("accept_contract", ["choam"], 0)])
def test_staban_gains_spice_from_what_he_sees(space: str, spies: list[str], spice: int) -> None:
    t = uprising(options={"leaders": ["gurney_halleck", "staban_tuek", "muad_dib"]}, B={"spies": spies},
                 A={"hand": ["dune_the_desert_planet", "dagger"], "water": 3})
    play(t, f"agent dune_the_desert_planet {space}")
    assert t.get("B.spice") == spice and t.get("B.spies") == sorted(
        (f"post_{name}" for name in spies), key=["post_imperial_basin", "post_hagga_basin", "post_deep_desert",
                                                 "post_choam"].index)
    assert len(kinds(t, "watched")) == spice


def test_staban_does_not_watch_himself() -> None:
    t = led("staban_tuek", {"hand": ["dune_the_desert_planet"], "spies": ["imperial_basin"]})
    play(t, "agent dune_the_desert_planet imperial_basin", "skip")
    assert t.get("A.spice") == 1


def test_staban_sells_what_he_learns_at_the_landsraad() -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 5}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", "spy post_landsraad_council")
    assert texts(t) == ["pay", "skip"]
    play(t, "pay")
    assert (t.get("A.spice"), t.get("A.solari"), len(t.get("A.intrigue"))) == (0, 8, 1)


@pytest.mark.parametrize("post", ["emperor", "spacing_guild", "bene_gesserit", "fremen"])
def test_staban_pays_for_secrets_of_a_faction(post: str) -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 2}, intrigue_deck=PLOTS)
    play(t, HALL, "resolve card", f"spy post_{post}")
    assert texts(t) == ["pay", "skip"]
    assert len(play(t.clone(), "skip").get("A.intrigue")) == 1
    play(t, "pay")
    assert (t.get("A.spice"), t.get("A.solari"), len(t.get("A.intrigue"))) == (1, 0, 2)


@pytest.mark.parametrize("post, spice, solari", [
    ("choam", 3, 3), ("imperial_basin", 3, 3), ("spice_refinery_arrakeen", 3, 3), ("landsraad_hall", 0, 3),
    ("fremen", 3, 1)])
def test_staban_has_nothing_more_of_other_posts_or_without_the_means(post: str, spice: int, solari: int) -> None:
    t = led("staban_tuek", {"hand": RING, "spice": spice, "solari": solari})
    play(t, HALL, f"spy post_{post}")
    assert t.actor == "B" and (t.get("A.spice"), t.get("A.solari")) == (spice, solari)
    assert t.get("A.spies") == [f"post_{post}"]


def test_stabans_network_looks_at_the_post_just_taken() -> None:
    """Not at those where his other spies are."""
    t = led("staban_tuek", {"hand": RING, "spice": 1, "solari": 2, "spies": ["landsraad_council", "fremen"]})
    play(t, HALL, "spy post_choam")
    assert t.actor == "B"


@rule("UPM-SPIES-02")
def test_staban_with_all_his_spies_out_recalls_one_first() -> None:
    t = led("staban_tuek", {"hand": RING, "spice": 1, "spies": ["choam", "fremen", "emperor"]})
    play(t, HALL)
    assert set(texts(t)) == {"recall_spy post_choam", "recall_spy post_fremen", "recall_spy post_emperor", "skip"}
    play(t, "recall_spy post_choam", "spy post_landsraad_hall", "pay")
    assert t.get("A.solari") == 3


@rule("UPM-INTRIGUE-02")
def test_irulan_may_take_the_card_she_has_set_aside() -> None:
    """Manipulate keeps it for her; any way to acquire it will do, at its printed cost."""
    t = led("princess_irulan", {"hand": RING, "set_aside": "smugglers_harvester"},
            row=["paracompass", "leadership", "shishakli", "overthrow", "steersman"])
    play(t, HALL, "choose 1")
    assert t.get("A.hand") == ["dagger", "smugglers_harvester"] and t.get("A.set_aside") is None
