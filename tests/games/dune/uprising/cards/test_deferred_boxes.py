"""Agent boxes with a condition: resolved once it holds, and mandatory until the turn is over."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from support.dune.one_card import PLAIN, deal, of, sent
from support.dune.table import play, texts
from support.rules import rule

GUILD_ALLY = {"influence": {"spacing_guild": 4}, "alliances": ["spacing_guild"]}
SISTERS_ALLY = {"influence": {"bene_gesserit": 4}, "alliances": ["bene_gesserit"]}


# ------------------------------------------------------------------ influence and alliances


@pytest.mark.parametrize(("n", "gains"), [(1, [0, []]), (2, [1, ["dagger"]])])
@rule("UPM-INFLUENCE-04")
def test_hidden_missive_for_friends_of_the_sisters(n: int, gains: list[Any]) -> None:
    t = sent("hidden_missive", "assembly_hall", influence={"bene_gesserit": n}, deck=["dagger"])
    if n >= 2:
        play(t, "resolve card")
    assert "resolve card" not in texts(t) and of(t, "garrison", "hand") == gains


@pytest.mark.parametrize(("sisters", "fremen", "gains"), [
    (1, 1, [0, 0]), (2, 1, [1, 0]), (1, 2, [0, 1]), (2, 2, [1, 1]),
])
@rule("UPM-INFLUENCE-04")
def test_maker_keeper_has_a_gift_of_each_friend(sisters: int, fremen: int, gains: list[int]) -> None:
    t = sent("maker_keeper", "spice_refinery", influence={"bene_gesserit": sisters, "fremen": fremen})
    assert of(t, "water", "spice") == gains


@pytest.mark.parametrize(("emperor", "guild", "gains"), [
    (1, 1, [0, 1]), (2, 1, [2, 1]), (1, 2, [0, 2]), (2, 2, [2, 2]),
])
def test_wheels_within_wheels_has_a_gift_of_each_friend(emperor: int, guild: int, gains: list[int]) -> None:
    t = sent("wheels_within_wheels", "imperial_basin", "skip", spies=["post_imperial_basin"],
             influence={"emperor": emperor, "spacing_guild": guild})
    assert of(t, "solari", "spice") == gains


@pytest.mark.parametrize(("space", "post", "track", "gains"), [
    ("deliver_supplies", "post_spacing_guild", "spacing_guild", [0, 1]),
    ("sardaukar", "post_emperor", "emperor", [2, 0]),
])
@rule("UPM-AGENT-TURN-03")
def test_wheels_within_wheels_counts_the_step_of_its_own_visit(space: str, post: str, track: str,
                                                               gains: list[int]) -> None:
    cost = 4 if space == "sardaukar" else 0
    t = sent("wheels_within_wheels", space, "skip", spies=[post], influence={track: 1}, spice=cost)
    if "resolve card" in texts(t):
        play(t, "resolve card")
    assert of(t, "solari", "spice") == gains and t.get(f"A.influence.{track}") == 2


@rule("UPM-INFLUENCE-04")
def test_branching_path_changes_an_intrigue_card_for_the_sisters_ally() -> None:
    t = sent("branching_path", "spice_refinery", "resolve card", intrigue=[PLAIN], **SISTERS_ALLY)
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "spice", "intrigue") == [0, [PLAIN]]
    play(t, "pay")
    assert of(t, "spice", "intrigue") == [2, [PLAIN]] and t.get("trashed_intrigue") == [PLAIN]


def test_branching_path_needs_the_token_and_a_card() -> None:
    friend = sent("branching_path", "spice_refinery", intrigue=[PLAIN], influence={"bene_gesserit": 4})
    assert "resolve card" not in texts(friend)
    assert sent("branching_path", "spice_refinery", **SISTERS_ALLY).get("A.spice") == 0


@rule("UPM-INFLUENCE-04")
def test_junction_headquarters_sells_a_point_to_the_guilds_ally() -> None:
    t = sent("junction_headquarters", "imperial_basin", "resolve card", intrigue=[PLAIN], spice=2, **GUILD_ALLY)
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "vp", "spice") == [0, 3]
    play(t, "pay")
    assert of(t, "vp", "spice", "intrigue") == [1, 1, []] and t.get("trashed_intrigue") == [PLAIN]


@pytest.mark.parametrize("seat", [
    {"intrigue": [PLAIN], "spice": 2, "influence": {"spacing_guild": 4}}, {"intrigue": [], "spice": 9, **GUILD_ALLY},
    {"intrigue": [PLAIN], "spice": 0, **GUILD_ALLY},
])
def test_junction_headquarters_needs_token_card_and_spice(seat: dict[str, Any]) -> None:
    t = sent("junction_headquarters", "imperial_basin", **seat)  # with 1 spice of the space
    assert "resolve card" not in texts(t) and "pay" not in texts(t)


@rule("UPM-RULINGS-02")
def test_junction_headquarters_waits_for_the_alliance_that_its_visit_brings() -> None:
    t = sent("junction_headquarters", "shipping", intrigue=[PLAIN], spice=5, influence={"spacing_guild": 3})
    assert "resolve card" not in texts(t)
    play(t, "resolve space", "influence spacing_guild", "resolve card", "pay")
    assert of(t, "spice", "vp") == [0, 2] and t.get("A.alliances") == ["spacing_guild"]


# ------------------------------------------------------------------ a spy recalled


RECALLERS = [
    ("imperial_spymaster", "intrigue", [PLAIN, PLAIN]), ("strike_fleet", "garrison", 3),
]


@pytest.mark.parametrize(("card", "what", "gain"), RECALLERS)
@rule("UPM-SPIES-06", "UPM-SPIES-05")
def test_a_spy_that_gathers_or_infiltrates_was_recalled(card: str, what: str, gain: Any) -> None:
    kept: dict[str, Any] = {"intrigue": [PLAIN], "spies": ["post_spacing_guild"], "deck": ["dagger"]}
    none = sent(card, "deliver_supplies", "skip", **kept)
    assert "resolve card" not in texts(none) and none.get(f"A.{what}") == ([PLAIN] if what == "intrigue" else 0)
    gathers = sent(card, "deliver_supplies", "gather post_spacing_guild", "resolve card", **kept)
    assert gathers.get(f"A.{what}") == gain
    enters = sent(card, "deliver_supplies", "resolve card", given={"agents": {"deliver_supplies": "B"}}, **kept)
    assert enters.get(f"A.{what}") == gain and enters.get("A.spies") == []


def test_public_spectacle_gains_influence_for_a_recalled_spy() -> None:
    t = sent("public_spectacle", "deliver_supplies", "gather post_spacing_guild", spies=["post_spacing_guild"])
    assert texts(t) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    assert of(play(t, "influence fremen"), "influence.fremen", "influence.spacing_guild") == [1, 1]
    none = sent("public_spectacle", "deliver_supplies", "skip", spies=["post_spacing_guild"])
    assert sum(none.get("A.influence").values()) == 1


def test_rebel_supplier_recruits_2_for_a_recalled_spy() -> None:
    post = "post_spice_refinery_arrakeen"
    t = sent("rebel_supplier", "spice_refinery", f"gather {post}", spies=[post])
    assert t.get("A.garrison") == 2 and texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    assert sent("rebel_supplier", "spice_refinery", "skip", spies=[post]).get("A.garrison") == 0


@rule("UPM-RULINGS-02", "UPM-SPIES-02")
def test_strike_fleet_waits_for_a_spy_recalled_by_the_space() -> None:
    """All three spies are out, so Espionage lets one come back before another is placed."""
    posts = ["post_bene_gesserit", "post_choam", "post_fremen"]
    t = sent("strike_fleet", "espionage", "skip", spies=posts, spice=1, intrigue=[PLAIN])
    with pytest.raises(BadInput, match="you have not recalled a spy this turn"):
        play(t, "resolve card")
    play(t, "resolve space", "first 2", "recall_spy post_choam", "spy post_emperor", "resolve card")
    assert of(t, "garrison", "spies") == [3, ["post_emperor", "post_bene_gesserit", "post_fremen"]]


# ------------------------------------------------------------------ units in the conflict


@pytest.mark.parametrize(("seat", "drawn"), [
    ({"conflict": 3}, True), ({"conflict": 2}, False), ({"conflict": 2, "sandworms": 1}, True),
    ({"sandworms": 2}, False),
])
def test_chani_clever_tactician_draws_an_intrigue_card_with_3_units(seat: dict[str, int], drawn: bool) -> None:
    t = sent("chani_clever_tactician", "imperial_basin", **seat)
    assert of(t, "intrigue") == [[PLAIN] if drawn else []]


@rule("UPM-RULINGS-02", "UPM-AGENT-TURN-07")
def test_chani_clever_tactician_counts_the_units_deployed_in_this_turn() -> None:
    t = sent("chani_clever_tactician", "imperial_basin", conflict=1, garrison=3)
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    assert play(t.clone(), "deploy 1").get("A.intrigue") == []
    assert play(t, "deploy 2").get("A.intrigue") == [PLAIN]


@pytest.mark.parametrize("worms", [0, 1, 2])
def test_leadership_draws_a_card_for_each_sandworm(worms: int) -> None:
    t = sent("leadership", "imperial_basin", sandworms=worms, deck=["dagger", "diplomacy", "dagger"])
    assert t.get("A.hand") == ["dagger", "diplomacy"][:worms]


@rule("UPM-RULINGS-02")
def test_leadership_counts_the_sandworm_its_visit_calls() -> None:
    t = sent("leadership", "hagga_basin", water=1, maker_hooks=1, deck=["dagger", "diplomacy"],
             given={"shield_wall": 0})
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(play(t, "choose 2"), "sandworms", "hand") == [1, ["dagger"]]


# ------------------------------------------------------------------ the Guild Envoy's order


@rule("UPM-AGENT-TURN-04")
def test_guild_envoy_must_discard() -> None:
    t = sent("guild_envoy", "deliver_supplies", hand=("dagger", "smugglers_haven"), deck=["diplomacy", "seek_allies"])
    assert texts(t) == ["discard dagger", "discard smugglers_haven"]
    assert of(play(t.clone(), "discard dagger"), "hand", "deck") == [["smugglers_haven"], ["diplomacy", "seek_allies"]]
    play(t, "discard smugglers_haven")
    assert of(t, "hand", "discard") == [["dagger", "diplomacy", "seek_allies"], ["smugglers_haven"]]


@rule("UPM-RULINGS-02")
def test_guild_envoy_discards_what_is_drawn_later_in_the_turn() -> None:
    t = sent("guild_envoy", "fremkit", deck=["dagger", "diplomacy"], intrigue=[PLAIN])
    assert "resolve card" not in texts(t) and "end" not in texts(t)
    play(t, "resolve space")
    assert t.get("A.hand") == ["dagger"] and "resolve card" in texts(t) and "end" not in texts(t)
    play(t, "resolve card")
    assert of(t, "hand", "discard") == [[], ["dagger"]]


@rule("UPM-RULINGS-02")
def test_guild_envoy_discards_what_a_plot_draws() -> None:
    t = sent("guild_envoy", "deliver_supplies", deck=["dagger", "diplomacy"], intrigue=["intelligence_report"])
    assert texts(t) == ["play intelligence_report", "end"]
    play(t, "play intelligence_report")
    assert of(t, "hand", "discard") == [[], ["dagger"]]


def test_guild_envoy_without_a_card_ends_its_turn() -> None:
    t = sent("guild_envoy", "deliver_supplies", intrigue=[PLAIN])
    assert texts(t) == [f"play {PLAIN}", "end"]


# ------------------------------------------------------------------ what left play


@rule("UPM-RULINGS-08")
def test_a_card_trashed_before_its_box_gives_nothing_more() -> None:
    t = sent("ecological_testing_station", "desert_tactics", water=3, deck=["dagger"] * 2, intrigue=[PLAIN])
    assert "resolve card" in texts(t)
    kept = play(t.clone(), "resolve space", "skip")
    assert "resolve card" in texts(kept)
    play(t, "resolve space", "trash ecological_testing_station in_play")
    assert "resolve card" not in texts(t) and "deploy 1" in texts(t)


@rule("UPM-RULINGS-08")
def test_another_copy_in_play_does_not_lose_the_box() -> None:
    t = sent("desert_survival", "imperial_basin", in_play=["desert_survival"], hand=("dagger",))
    play(t, "trash desert_survival in_play")
    assert t.get("A.in_play") == ["desert_survival"] and t.get("trashed") == ["desert_survival"]


def test_a_waiting_box_is_gone_when_the_turn_is_over() -> None:
    t = deal({"B": {"hand": []}, "C": {"hand": []}}, False, hand=["imperial_spymaster", "dagger"])
    play(t, "agent imperial_spymaster dutiful_service")
    while t.actor != "A" or "reveal" not in texts(t):
        play(t, "end" if "end" in texts(t) else texts(t)[0])
    assert of(t, "intrigue", "in_play") == [[], ["imperial_spymaster"]]
