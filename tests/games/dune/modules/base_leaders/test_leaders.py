"""Leaders of Imperium in Uprising: only if the option is on, and each with both abilities."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.gallery.listing import entries
from landsraad.games.dune.modules.base_leaders.module import BASE_LEADERS
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages
from support.dune.boxes import BASE, UPRISING
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule

ALL = ["paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_rabban", "earl_memnon_thorvald",
       "countess_ariana_thorvald", "count_ilban_richese", "helena_richese"]
OTHERS = ["gurney_halleck", "muad_dib"]
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
HALL = "agent signet_ring assembly_hall"
RING = ["signet_ring", "dagger"]
WANTED = {"base_leaders": "yes"}


def led(leader: str, me: dict[str, Any] | None = None, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """A is led by that guest; no intrigue card gets in the way, unless there are any."""
    chosen = {"leaders": [leader, *OTHERS], **WANTED, **(options or {})}
    return uprising(options=chosen, A=me or {}, **{"intrigue_deck": [], **given})


def reached(t: Table, card: str) -> set[str]:
    return {words[2] for words in (text.split() for text in texts(t)) if words[:2] == ["agent", card]}


def steps(t: Table) -> list[int]:
    return [t.get(f"A.influence.{faction}") for faction in FACTIONS]


# ------------------------------------------------------------------ who may come


@rule("UPM-MIXING-02")
@pytest.mark.parametrize("leader", ALL)
def test_a_guest_must_be_wanted(leader: str) -> None:
    with pytest.raises(landsraad.BadInput) as refused:
        landsraad.new("uprising", players=3, leaders=[leader])
    assert refused.value.reason is not None and refused.value.reason.rule == "UPM-MIXING-02"
    told = {language: Messages.load(language).error(refused.value) for language in ("en", "uk", "ru", "cs")}
    assert len(set(told.values())) == 4
    for language, line in told.items():
        assert Messages.load(language).name("leader", leader) in line and "\n" not in line
    assert landsraad.new("uprising", players=3, leaders=[leader], base_leaders="yes").get("A.leader") == leader


@rule("UPM-MIXING-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_guests_are_drawn_only_where_they_are_wanted(players: int) -> None:
    drawn: dict[str, Counter[str]] = {"no": Counter(), "yes": Counter()}
    for wanted, seen in drawn.items():
        for seed in range(200 // players):
            t = landsraad.new("uprising", players=players, seed=seed, base_leaders=wanted)
            led_by = [t.get(f"{seat}.leader") for seat in t.seats if t.get(f"{seat}.role") == "player"]
            assert len(set(led_by)) == players
            seen.update(led_by)
    assert set(drawn["no"]).isdisjoint(ALL) and len(drawn["no"]) == 8  # Shaddam needs the CHOAM module
    assert set(drawn["yes"]) == {*drawn["no"], *ALL}


@rule("UPM-MIXING-02", "UPM-SETUP-02", "UPM-SETUP-03")
def test_nothing_else_comes_with_them() -> None:
    """The same decks, conflicts and spaces: nothing of the base game is dealt, with guests or without."""
    for seed in range(5):
        piles = []
        for wanted in ("no", "yes"):
            t = landsraad.new("uprising", players=3, seed=seed, leaders=OTHERS, base_leaders=wanted)
            piles.append([t.get(pile) for pile in ("row", "imperium_deck", "intrigue_deck", "conflict", "conflict_deck",
                                                   "conflict_box")])
        assert piles[0] == piles[1]
    own = {*(card.name for card in UPRISING.intrigue), *(card.name for card in UPRISING.conflicts)}
    assert "calculated_hire" not in own and "calculated_hire" in {card.name for card in BASE.intrigue}
    assert own & {"cloak_and_dagger", "machinations", "raid_stockpiles", "grand_vision"} == set()


def test_a_drawn_rival_is_nobody_whom_a_player_leads() -> None:
    for seed in range(60):
        t = landsraad.new("uprising", players=1, seed=seed, leaders=["glossu_rabban"], base_leaders="yes")
        assert {t.get("B.rival"), t.get("C.rival")}.isdisjoint({"glossu_rabban"})
        t = landsraad.new("uprising", players=1, seed=seed, leaders=["baron_vladimir_harkonnen"], base_leaders="yes")
        assert {t.get("B.rival"), t.get("C.rival")}.isdisjoint({"vladimir_harkonnen"})


@pytest.mark.parametrize("leader", ALL)
def test_a_guest_is_the_same_leader(leader: str) -> None:
    """One value runs in both games, so what it says and does cannot drift apart."""
    [home] = [known for known in BASE.leaders if known.name == leader]
    [here] = [known for known in BASE_LEADERS.leaders if known.name == leader]
    assert (here.signet is home.signet, here.setup is home.setup, here.council is home.council) == (True, True, True)
    assert (here.discount, here.peek, here.harvest_less, here.strikes) == (
        home.discount, home.peek, home.harvest_less, home.strikes)
    [shown] = [entry for entry in entries("uprising", "leader", guests=True) if entry["id"] == leader]
    [known] = [entry for entry in entries("imperium", "leader") if entry["id"] == leader]
    assert shown == {**known, "module": "imperium"}


def test_the_gallery_shows_guests_at_home() -> None:
    assert {entry["id"] for entry in entries("uprising", "leader")}.isdisjoint(ALL)
    assert {entry["id"] for entry in entries("imperium", "leader") if "module" not in entry} == set(ALL)


# ------------------------------------------------------------------ Paul


def test_paul_sees_the_top_of_his_deck() -> None:
    t = led("paul_atreides", {"hand": ["dagger"], "deck": ["diplomacy", "dagger"]})
    assert t.view("A")["A"]["deck_top"] == ["diplomacy"]
    assert "deck_top" not in t.view("B")["A"] and "deck_top" not in t.view("B")["B"]


def test_pauls_signet_draws() -> None:
    t = led("paul_atreides", {"hand": RING, "deck": ["diplomacy", "reconnaissance"]})
    assert play(t, HALL).get("A.hand") == ["dagger", "diplomacy"]


def test_paul_still_sees_one_card_after_looking_at_three() -> None:
    """Long Live the Fighters lets him look at three; afterwards his own gift is what it was."""
    deck = ["diplomacy", "dagger", "seek_allies", "reconnaissance", "dune_the_desert_planet"]
    t = led("paul_atreides", {"hand": ["long_live_the_fighters"], "deck": deck})
    play(t, "agent long_live_the_fighters spice_refinery")
    assert t.view("A")["A"]["deck_top"] == ["diplomacy", "dagger", "seek_allies"]
    play(t, "discard diplomacy", "trash_looked dagger")
    assert t.view("A")["A"]["deck_top"] == ["reconnaissance"]


# ------------------------------------------------------------------ Leto


@pytest.mark.parametrize("space, price", [("high_council", 4), ("imperial_privilege", 2), ("swordmaster", 7),
                                          ("assembly_hall", 0)])
def test_leto_pays_one_less_in_the_landsraad(space: str, price: int) -> None:
    friend = {"influence": {"emperor": 2}}
    if price:
        poor = led("duke_leto_atreides", {"hand": ["dagger"], "solari": price - 1, **friend})
        assert space not in reached(poor, "dagger")
        with pytest.raises(landsraad.BadInput, match=f"needs {price} solari, you have {price - 1}"):
            poor.play(f"agent dagger {space}")
    t = led("duke_leto_atreides", {"hand": ["dagger"], "solari": price, **friend})
    play(t, f"agent dagger {space}")
    assert t.get("A.solari") == 0


def test_leto_pays_five_for_a_later_swordmaster() -> None:
    t = led("duke_leto_atreides", {"hand": ["dagger"], "solari": 5}, B={"swordmaster": True})
    assert (play(t, "agent dagger swordmaster").get("A.solari"), t.get("A.swordmaster")) == (0, 1)


@rule("UPM-RULINGS-01")
@pytest.mark.parametrize("leader, solari, offered, left", [
    ("duke_leto_atreides", 1, ["pay", "skip"], 0), ("duke_leto_atreides", 0, [], 0),
    ("glossu_rabban", 1, [], 1), ("glossu_rabban", 2, ["pay", "skip"], 0)])
def test_letos_discount_is_on_gather_support_too(leader: str, solari: int, offered: list[str], left: int) -> None:
    t = led(leader, {"hand": ["dagger", "diplomacy"], "solari": solari, "water": 0})
    play(t, "agent dagger gather_support")
    if offered:
        assert texts(t) == offered
        play(t, "pay")
    assert (t.get("A.solari"), t.get("A.water")) == (left, int(bool(offered)))


def test_leto_pays_spice_and_other_icons_in_full() -> None:
    t = led("duke_leto_atreides", {"hand": ["reconnaissance"], "solari": 9, "spice": 1})
    play(t, "agent reconnaissance spice_refinery", "pay")
    assert (t.get("A.spice"), t.get("A.solari")) == (0, 9 + 4)
    t = led("duke_leto_atreides", {"hand": ["diplomacy"], "spice": 3, "solari": 9})
    assert "sardaukar" not in reached(t, "diplomacy")


def test_letos_signet_raises_him_where_he_is_outdone() -> None:
    t = led("duke_leto_atreides", {"hand": RING, "spice": 1, "influence": {"emperor": 1, "fremen": 2}},
            B={"influence": {"emperor": 2, "fremen": 2}}, C={"influence": {"spacing_guild": 1}})
    play(t, HALL, "pay")
    assert texts(t) == ["influence emperor", "influence spacing_guild"]
    play(t, "influence emperor")
    assert (steps(t), t.get("A.spice")) == ([2, 0, 0, 2], 0)


# ------------------------------------------------------------------ the Baron


def test_the_baron_chooses_two_factions_in_secret_before_the_first_round() -> None:
    t = landsraad.new("uprising", players=3, seed=4, leaders=["baron_vladimir_harkonnen", *OTHERS], first="B", **WANTED)
    assert (t.actor, t.get("round"), texts(t)) == ("A", 0, [f"secret {faction}" for faction in FACTIONS])
    play(t, "secret bene_gesserit", "secret emperor")
    assert (t.get("round"), t.actor, len(t.get("A.hand"))) == (1, "B", 5)
    chosen = {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert t.view("A")["A"]["tokens"] == chosen
    for viewer in ("B", "C", None):
        assert "tokens" not in t.view(viewer)["A"]
        assert [e.get("move") for e in t.events(seat=viewer) if e["kind"] == "moved"] == [None, None]


BARON = {"tokens": ["emperor", "fremen"]}


@pytest.mark.parametrize("n, strikes", [(3, False), (4, True)])
def test_masterstroke_for_four_troops_in_one_turn(n: int, strikes: bool) -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["reconnaissance"], "garrison": 3, "water": 2, **BARON})
    play(t, "agent reconnaissance research_station", f"deploy {n}")
    assert steps(t) == ([1, 0, 0, 1] if strikes else [0, 0, 0, 0])
    assert (t.get("A.masterstroke"), len(kinds(t, "masterstroke"))) == (int(strikes), int(strikes))


def test_masterstroke_counts_no_sandworms() -> None:
    """Two worms and two troops are four units, but not four troops."""
    me = {"hand": ["dune_the_desert_planet"], "water": 3, "maker_hooks": True, "garrison": 4,
          "intrigue": ["detonation"], **BARON}
    t = led("baron_vladimir_harkonnen", me, conflict="skirmish_crysknife")
    play(t, "agent dune_the_desert_planet deep_desert", "resolve space", "choose 2", "deploy 2")
    assert (t.get("A.sandworms"), t.get("A.conflict"), t.get("A.deployed_this_turn")) == (2, 2, 4)
    assert (t.get("A.masterstroke"), steps(t)) == (0, [0, 0, 0, 0])
    play(t, "play detonation", "choose 2", "deploy 2")
    assert (t.get("A.conflict"), t.get("A.masterstroke"), steps(t)) == (4, 1, [1, 0, 0, 1])


def test_worms_of_an_earlier_turn_are_not_taken_off_the_troops_of_this_one() -> None:
    me = {"hand": ["dune_the_desert_planet", "reconnaissance"], "water": 5, "maker_hooks": True, "garrison": 3, **BARON}
    t = led("baron_vladimir_harkonnen", me, conflict="skirmish_crysknife", B={"hand": []}, C={"hand": []})
    play(t, "agent dune_the_desert_planet deep_desert", "choose 2", "deploy 0")
    play(t, "agent reconnaissance research_station", "deploy 4")
    assert (t.get("A.sandworms"), t.get("A.masterstroke")) == (2, 1)


def test_masterstroke_once_a_game() -> None:
    me = {"hand": ["reconnaissance"], "garrison": 3, "water": 2, "masterstroke": 1, **BARON}
    t = led("baron_vladimir_harkonnen", me)
    play(t, "agent reconnaissance research_station", "deploy 4")
    assert steps(t) == [0, 0, 0, 0]


@pytest.mark.parametrize("answer, solari, cards", [("pay", 0, 1), ("skip", 1, 0)])
def test_the_barons_signet(answer: str, solari: int, cards: int) -> None:
    t = led("baron_vladimir_harkonnen", {"hand": ["signet_ring"], "solari": 1, **BARON}, intrigue_deck=["crysknife"])
    play(t, "agent signet_ring arrakeen", "resolve card", answer)
    assert (t.get("A.solari"), len(t.get("A.intrigue"))) == (solari, cards)


# ------------------------------------------------------------------ Rabban, Memnon


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rabban_starts_with_spice_and_solari(players: int) -> None:
    t = landsraad.new("uprising", players=players, seed=2, leaders=["random"] * (players - 1) + ["glossu_rabban"],
                      base_leaders="yes")
    while t.get("round") == 0:
        t.play(t.legal()[0])
    seat = "ABCD"[players - 1]
    assert (t.get(f"{seat}.spice"), t.get(f"{seat}.solari"), t.get(f"{seat}.water")) == (1, 1, 1)


@pytest.mark.parametrize("allied, troops", [([], 1), (["fremen"], 2)])
def test_rabban_with_an_ally_recruits_two(allied: list[str], troops: int) -> None:
    t = led("glossu_rabban", {"hand": RING, "alliances": allied, "garrison": 0})
    assert play(t, HALL).get("A.garrison") == troops


@pytest.mark.parametrize("faction", FACTIONS)
def test_memnon_has_friends_in_the_council(faction: str) -> None:
    t = led("earl_memnon_thorvald", {"hand": RING, "solari": 5})
    play(t, "agent dagger high_council")
    assert texts(t) == [f"influence {name}" for name in FACTIONS]
    play(t, f"influence {faction}")
    assert steps(t) == [int(name == faction) for name in FACTIONS] and t.get("A.council") == 1


@rule("UPR-SPACE-24")
def test_memnon_gains_no_friends_by_coming_again() -> None:
    t = led("earl_memnon_thorvald", {"hand": RING, "solari": 5, "council": True, "spice": 0, "garrison": 0})
    play(t, "agent dagger high_council")
    assert (steps(t), t.get("A.spice"), t.get("A.garrison")) == ([0, 0, 0, 0], 2, 3)


def test_memnon_takes_a_seat_by_a_card() -> None:
    t = led("earl_memnon_thorvald", {"hand": ["corrinth_city"], "solari": 5})
    play(t, "reveal", "choose 2", "influence fremen")
    assert (steps(t), t.get("A.council"), t.get("A.persuasion")) == ([0, 0, 0, 1], 1, 2)


@rule("UPM-AGENT-TURN-03")
@pytest.mark.parametrize("first, cards", [("card", 0), ("space", 1)])
def test_memnons_friends_may_come_before_or_after_the_card(first: str, cards: int) -> None:
    """Prepare the Way draws for two steps with the Bene Gesserit: he may make the second one first."""
    t = led("earl_memnon_thorvald", {"hand": ["captured_mentat", "dagger"], "deck": ["diplomacy"], "solari": 5})
    play(t, "agent captured_mentat high_council", f"resolve {first}")
    if first == "space":
        play(t, "influence fremen")
        assert "pay" in texts(t)
    else:
        assert texts(t) == ["pay", "skip"] and t.get("A.council") == 0


def test_memnons_signet() -> None:
    assert play(led("earl_memnon_thorvald", {"hand": RING, "spice": 0}), HALL).get("A.spice") == 1


# ------------------------------------------------------------------ Ariana


@rule("UPM-MAKERS-RECALL-01")
@pytest.mark.parametrize("space, base", [("deep_desert", 4), ("hagga_basin", 2), ("imperial_basin", 1)])
@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_ariana_must_trade_a_spice_for_a_card(space: str, base: int, bonus: int) -> None:
    t = led("countess_ariana_thorvald", {"hand": ["dune_the_desert_planet"], "water": 3, "spice": 0,
                                         "deck": ["dagger", "diplomacy"]}, bonus_spice={space: bonus})
    play(t, f"agent dune_the_desert_planet {space}")
    assert (t.get("A.spice"), t.get("A.hand"), t.get(f"bonus_spice.{space}")) == (base + bonus - 1, ["dagger"], 0)


@pytest.mark.parametrize("bonus, spice, cards", [(0, 0, []), (1, 0, ["dagger"]), (3, 2, ["dagger"])])
def test_ariana_gives_nothing_up_for_worms_alone(bonus: int, spice: int, cards: list[str]) -> None:
    me = {"hand": ["dune_the_desert_planet"], "water": 3, "spice": 0, "maker_hooks": True, "deck": ["dagger"]}
    t = led("countess_ariana_thorvald", me, bonus_spice={"deep_desert": bonus}, conflict="skirmish_crysknife")
    play(t, "agent dune_the_desert_planet deep_desert", "choose 2")
    assert (t.get("A.sandworms"), t.get("A.spice"), t.get("A.hand")) == (2, spice, cards)


def test_other_spice_is_arianas_whole() -> None:
    t = led("countess_ariana_thorvald", {"hand": ["smugglers_harvester"], "spice": 0, "deck": ["dagger"]},
            control={"imperial_basin": "A"})
    play(t, "agent smugglers_harvester imperial_basin")
    assert (t.get("A.spice"), t.get("A.hand")) == (0 + 1 + 1, ["dagger"])  # harvest, control, card


def test_each_visit_is_a_harvest_of_its_own() -> None:
    me = {"hand": ["dune_the_desert_planet"] * 2, "agents": 3, "water": 3, "spice": 0, "deck": ["dagger", "diplomacy"]}
    t = led("countess_ariana_thorvald", me, B={"hand": []}, C={"hand": []})
    play(t, "agent dune_the_desert_planet hagga_basin", "deploy 0")
    play(t, "agent dune_the_desert_planet imperial_basin", "deploy 0")
    assert (t.get("A.spice"), t.get("A.hand")) == (1 + 0, ["dagger", "diplomacy"])


@rule("UPM-CHOAM-03")
@pytest.mark.parametrize("bonus, done", [(1, []), (2, ["contract_harvest_3"])])
def test_what_ariana_gives_up_does_not_count_for_a_contract(bonus: int, done: list[str]) -> None:
    me = {"hand": ["dune_the_desert_planet"], "water": 1, "spice": 0, "contracts": ["harvest_3"]}
    t = led("countess_ariana_thorvald", me, {"choam": "yes"}, bonus_spice={"hagga_basin": bonus})
    play(t, "agent dune_the_desert_planet hagga_basin")
    assert t.get("A.completed") == done


def test_arianas_signet() -> None:
    assert play(led("countess_ariana_thorvald", {"hand": RING, "water": 0}), HALL).get("A.water") == 1


# ------------------------------------------------------------------ Ilban


@pytest.mark.parametrize("space, cards", [("high_council", 1), ("imperial_privilege", 2), ("swordmaster", 1),
                                          ("assembly_hall", 0)])
def test_ilban_draws_when_he_pays_a_space_in_solari(space: str, cards: int) -> None:
    """At Imperial Privilege the space itself gives a card."""
    t = led("count_ilban_richese", {"hand": ["dagger"], "solari": 8, "influence": {"emperor": 2},
                                    "deck": ["diplomacy", "reconnaissance", "seek_allies"]})
    assert len(play(t, f"agent dagger {space}").get("A.hand")) == cards


@rule("UPM-RULINGS-01")
@pytest.mark.parametrize("answer, cards", [("pay", 1), ("skip", 0)])
def test_ilban_draws_at_gather_support_only_if_he_pays(answer: str, cards: int) -> None:
    t = led("count_ilban_richese", {"hand": ["dagger"], "solari": 2, "deck": ["diplomacy"]})
    play(t, "agent dagger gather_support", answer)
    assert len(t.get("A.hand")) == cards


def test_ilban_draws_for_nothing_else() -> None:
    t = led("count_ilban_richese", {"hand": ["reconnaissance"], "spice": 1, "deck": ["dagger"]})
    assert play(t, "agent reconnaissance spice_refinery", "pay", "deploy 0").get("A.hand") == []
    t = led("count_ilban_richese", {"hand": ["dagger"], "intrigue": ["imperium_politics"], "solari": 1,
                                    "deck": ["diplomacy"]})
    assert play(t, "play imperium_politics", "influence emperor").get("A.hand") == ["dagger"]


def test_ilbans_signet() -> None:
    assert play(led("count_ilban_richese", {"hand": RING, "solari": 0}), HALL).get("A.solari") == 1


# ------------------------------------------------------------------ Helena


OPEN_TO_HELENA = {space.name for space in UPRISING.spaces if space.group in ("landsraad", "city")}


@rule("UPM-AGENT-TURN-02")
@pytest.mark.parametrize("who, passes", [("B", True), ("A", False)])
def test_helena_passes_the_agents_of_others_in_landsraad_and_cities(who: str, passes: bool) -> None:
    rich = {"solari": 10, "spice": 10, "water": 5, "influence": dict.fromkeys(FACTIONS, 2), "agents": 2}
    everywhere = {space.name: who for space in UPRISING.spaces}
    t = led("helena_richese", {"hand": ["signet_ring", "diplomacy"], **rich}, agents=everywhere)
    assert len(OPEN_TO_HELENA) == 5 + 4
    assert reached(t, "signet_ring") | reached(t, "diplomacy") == (OPEN_TO_HELENA if passes else set())
    with pytest.raises(landsraad.BadInput, match="agent"):
        t.play("agent signet_ring accept_contract")


@rule("UPM-SPIES-05", "UPM-SPIES-06")
@pytest.mark.parametrize("leader, asked", [("helena_richese", "gather"), ("glossu_rabban", "infiltrate")])
def test_helena_needs_no_spy_to_pass(leader: str, asked: str) -> None:
    """Her spy stays where it is, and may gather intelligence; another's must make room."""
    me = {"hand": RING, "spies": ["post_landsraad_hall"], "deck": ["diplomacy"]}
    t = led(leader, me, agents={"assembly_hall": "B"})
    play(t, "agent dagger assembly_hall")
    if asked == "gather":
        assert texts(t) == ["gather post_landsraad_hall", "skip"]
        play(t, "skip")
    assert t.get("A.spies") == (["post_landsraad_hall"] if asked == "gather" else [])


def test_an_agent_beside_helena_still_closes_the_space_to_others() -> None:
    t = led("helena_richese", {"hand": RING}, agents={"assembly_hall": "B"}, B={"hand": []}, C={"hand": ["dagger"]})
    play(t, "agent dagger assembly_hall")
    assert t.get("agents") == {"assembly_hall": ["A", "B"]}
    assert t.actor == "C" and "assembly_hall" not in reached(t, "dagger")


def test_manipulate_sets_a_card_aside_for_her_alone() -> None:
    t = led("helena_richese", {"hand": ["signet_ring", "convincing_argument"]},
            row=["paracompass", "leadership", "shishakli", "overthrow", "steersman"], imperium_deck=["maula_pistol"],
            B={"hand": []}, C={"hand": []})
    play(t, "agent signet_ring assembly_hall", "remove paracompass")
    assert t.get("A.set_aside") == "paracompass"
    assert sorted(t.get("row")) == ["leadership", "maula_pistol", "overthrow", "shishakli", "steersman"]
    assert t.actor == "A" and t.get("A.persuasion") == 3  # with the agent at Assembly Hall
    assert "buy paracompass" in texts(t)  # 4, less 1
    play(t, "buy paracompass")
    assert (t.get("A.persuasion"), t.get("A.set_aside")) == (0, None)


def test_a_card_set_aside_leaves_the_game_if_it_is_not_acquired() -> None:
    t = led("helena_richese", {"hand": RING}, row=["paracompass", "leadership", "shishakli", "overthrow", "steersman"],
            B={"hand": []}, C={"hand": []})
    play(t, HALL, "remove paracompass", "reveal")
    assert "paracompass" in t.get("trashed") and t.get("A.set_aside") is None
