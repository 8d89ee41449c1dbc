"""The setup for six: seats, teams, boards, decks, first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.bases.six.setup import balance_objectives
from landsraad.games.dune.bases.uprising.cells import MY_OBJECTIVE
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.titles.six import EITHER, RECOMMENDED
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from support.dune.boxes import UPRISING
from support.rules import rule

LEVEL = {conflict.name: int(conflict.level) for conflict in UPRISING.conflicts}
MUAD_DIBS, SHADDAMS = "ACE", "BDF"
ALLIES = "BCEF"


def fresh(seed: int = 5, **options: Any) -> Table:
    t = landsraad.new("uprising", seed=seed, players=6, **options)
    assert t.actor == "D"
    t.play("skip")  # Shaddam keeps nothing for himself yet
    return t


@rule("UPR-SIX-01", "UPR-SIX-07", "UPR-SIX-09")
def test_teams_alternate_and_commanders_face_each_other() -> None:
    t = fresh()
    assert t.seats == list("ABCDEF")
    assert [t.get(f"{seat}.team") for seat in t.seats] == ["muad_dib", "shaddam"] * 3
    assert [t.get(f"{seat}.personal_board") for seat in t.seats] == [
        "fremen_board", None, None, "emperor_board", None, None]
    assert (t.get("A.leader"), t.get("D.leader")) == ("muad_dib", "shaddam_corrino_iv")
    assert t.get("teams")["muad_dib"] == {"commander": "A", "allies": ["C", "E"], "vp": 6}
    assert t.get("teams")["shaddam"] == {"commander": "D", "allies": ["B", "F"], "vp": 6}


@rule("UPR-SIX-16")
@pytest.mark.parametrize("seed", range(12))
def test_allies_left_open_are_those_recommended(seed: int) -> None:
    t = fresh(seed)
    led = {seat: t.get(f"{seat}.leader") for seat in ALLIES}
    assert len(set(led.values())) == 4
    assert all(led[seat] in (*RECOMMENDED[0], *EITHER) for seat in "CE")
    assert all(led[seat] in (*RECOMMENDED[1], *EITHER) for seat in "BF")


@rule("UPR-SIX-16", "UPR-COMBO-32")
def test_any_other_ally_may_be_named() -> None:
    t = fresh(leaders=["random", "lady_jessica", "feyd_rautha_harkonnen", "random", "lady_margot_fenring",
                       "staban_tuek"])
    assert [t.get(f"{seat}.leader") for seat in "BCEF"] == [
        "lady_jessica", "feyd_rautha_harkonnen", "lady_margot_fenring", "staban_tuek"]
    guest = fresh(base_leaders="yes", leaders=["random", "glossu_rabban"])
    assert guest.get("B.leader") == "glossu_rabban"


@rule("UPR-SIX-10", "UPR-SIX-21")
def test_tracks() -> None:
    t = fresh()
    tracks = ["great_houses", "spacing_guild", "bene_gesserit", "fringe_worlds", "emperor", "fremen"]
    assert t.get("alliance") == dict.fromkeys(tracks)
    for seat in t.seats:
        assert t.get(f"{seat}.influence") == dict.fromkeys(tracks, 0)


@rule("UPR-SIX-03", "UPR-SIX-17", "UPR-SIX-18", "UPR-SIX-19", "UPR-SIX-20")
def test_what_each_starts_with() -> None:
    t = fresh()
    for seat in t.seats:
        commander = seat in "AD"
        numbers = {name: t.get(f"{seat}.{name}") for name in (
            "vp", "water", "solari", "spice", "agents", "swordmaster", "swordmaster_spent", "token", "garrison",
            "supply", "conflict", "strength", "left_agent", "right_agent", "double_agent", "activated", "spies")}
        assert numbers == {
            "vp": 4 if commander else 1, "water": 1, "solari": 0, "spice": 0, "agents": 2, "swordmaster": 0,
            "swordmaster_spent": 0, "token": 0, "garrison": 0 if commander else 3, "supply": 0 if commander else 9,
            "conflict": 0, "strength": 0, "left_agent": None, "right_agent": None, "double_agent": None,
            "activated": None, "spies": []}


@rule("UPR-SIX-11")
def test_nine_conflicts_without_the_first_level() -> None:
    left_out = set()
    for seed in range(20):
        t = fresh(seed)
        order = [t.get("conflict"), *t.get("conflict_deck")]
        assert [LEVEL[name] for name in order] == [2] * 5 + [3] * 4
        left_out |= set(t.get("conflict_box"))
        assert len(t.get("conflict_box")) == 4 and all(LEVEL[name] == 2 for name in t.get("conflict_box"))
    assert len(left_out) == 9


@rule("UPR-SIX-12")
@pytest.mark.parametrize("choam", ["no", "yes"])
def test_the_choam_module_always(choam: str) -> None:
    t = fresh(choam=choam)
    assert t.options["choam"] == "yes" and t.get("choam") == 1
    assert t.get("sardaukar_contracts") == ["contract_sardaukar_cards", "contract_sardaukar_recall"]
    assert len(t.get("contract_row")) == 2 and len(t.get("contract_bank")) == 16
    assert len(t.get("row") + t.get("imperium_deck")) == 69 and len(t.get("intrigue_deck")) == 44


@rule("UPR-SIX-13", "UPR-SIX-14", "UPR-SIX-15")
def test_decks() -> None:
    t = fresh(leaders=["random", "feyd_rautha_harkonnen", "gurney_halleck", "random", "lady_jessica"])
    decks = {seat: Counter(t.get(f"{seat}.hand") + t.get(f"{seat}.deck")) for seat in t.seats}
    assert decks["A"] == {
        "command_respect": 1, "convincing_argument": 1, "demand_attention": 1, "desert_call": 1,
        "limited_landsraad_access": 2, "seek_allies": 1, "signet_ring": 1, "threaten_spice_production": 1, "usul": 1}
    assert decks["D"] == {
        "convincing_argument": 1, "corrino_might": 1, "critical_shipments": 1, "demand_results": 1,
        "devastating_assault": 1, "imperial_ornithopter": 2, "imperial_tent": 1, "seek_allies": 1, "signet_ring": 1}
    for seat in ALLIES:
        assert decks[seat] == {
            "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
            "seek_allies": 1, "signet_ring": 1}


@rule("UPR-SIX-22", "UPR-SIX-23")
def test_objectives_are_for_allies_and_balanced() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(60):
        t = landsraad.new("uprising", players=6, seed=seed)
        held = {seat: t.get(f"{seat}.objective") for seat in t.seats}
        assert held["A"] is None and held["D"] is None
        assert sorted(held[seat] for seat in ALLIES) == [
            "objective_crysknife", "objective_crysknife_4_6p", "objective_desert_mouse_4_6p",
            "objective_desert_mouse_first_player"]
        for team in ("CE", "BF"):
            assert sum("mouse" in held[seat] for seat in team) == 1
        assert held[t.get("first")] == "objective_desert_mouse_first_player"
        firsts[t.get("first")] += 1
    assert set(firsts) == set(ALLIES)


@rule("UPR-SIX-23")
@pytest.mark.parametrize(("first", "mouse", "beside"), [(2, 4, 5), (4, 2, 1), (1, 5, 4), (5, 1, 2)])
def test_the_swap_is_with_the_enemy_ally_beside(first: int, mouse: int, beside: int) -> None:
    """Both mice with one team: that of the 4/6 goes to the enemy ally next to its holder, who gives a crysknife."""
    s = landsraad.new("uprising", players=6, seed=1).state
    ids = [int(card.id) for card in OBJECTIVES if card.many]
    knives = iter((ids[1], ids[3]))
    for seat in (1, 2, 4, 5):
        s.seats[seat][MY_OBJECTIVE] = ids[0] if seat == first else ids[2] if seat == mouse else next(knives)
    knife = s.seats[beside][MY_OBJECTIVE]
    balance_objectives(s)
    assert (s.seats[first][MY_OBJECTIVE], s.seats[mouse][MY_OBJECTIVE], s.seats[beside][MY_OBJECTIVE]) == (
        ids[0], knife, ids[2])


@pytest.mark.parametrize("seat", list(ALLIES))
def test_the_first_player_may_be_named(seat: str) -> None:
    t = landsraad.new("uprising", players=6, seed=3, first=seat)
    assert t.get("first") == seat and t.get(f"{seat}.objective") == "objective_desert_mouse_first_player"


@rule("UPR-SIX-49")
def test_shaddam_may_begin_with_a_card_in_the_throne_row() -> None:
    t = landsraad.new("uprising", players=6, seed=5)
    card = next(t.notation(move).split()[1] for move in t.legal() if t.notation(move).startswith("enthrone"))
    t.play(f"enthrone {card}")
    assert t.get("throne_row") == [card] and len(t.get("row")) == 5
    assert t.get("round") == 1 and t.actor == t.get("first")


@pytest.mark.parametrize(("options", "message"), [
    ({"players": 5}, "players"),
    ({"players": 6, "first": "A"}, "ally"),
    ({"players": 6, "leaders": ["lady_jessica"]}, "Muad'Dib"),
    ({"players": 6, "leaders": ["random", "muad_dib"]}, "Muad'Dib"),
    ({"players": 6, "leaders": ["random", "glossu_rabban"]}, "base"),
    ({"players": 6, "leaders": ["random", "staban_tuek", "staban_tuek"]}, "Staban"),
    ({"players": 6, "rivals": ["random"]}, "rivals"),
    ({"players": 6, "variants": ["smart_politics"]}, "variants"),
    ({"players": 7}, "6"),
])
def test_what_cannot_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        landsraad.new("uprising", seed=1, **options)
    assert message in str(caught.value) and "\n" not in str(caught.value)
