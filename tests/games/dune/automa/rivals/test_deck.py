"""Uprising's cards of House Hagal: destination, gains and swords."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.dune.components.box import box_of
from support.dune.boxes import UPRISING
from support.dune.resources import change, stock
from support.dune.rival_tables import RIVAL, act, influence, rival, rival_table
from support.dune.table import kinds
from support.rules import rule

# Where it goes and what that changes, with the given position (of the Rival, of the table); a Rival has three troops
# in the garrison, so at a combat space two of them march with the recruits.
LATE = {"conflict": "propaganda"}
GUILD = {"influence": {"spacing_guild": 2}}
EMPEROR = {"influence": {"emperor": 2}}
FREMEN = {"influence": {"fremen": 2}}
VISITS: list[tuple[str, str, dict[str, int], dict[str, Any], dict[str, Any]]] = [
    ("hagal_sardaukar", "sardaukar", {"emperor": 1, "supply": -2, "garrison": 2}, {}, {}),
    ("hagal_dutiful_service", "dutiful_service", {"emperor": 1}, {}, {}),
    ("hagal_heighliner", "heighliner", {"spacing_guild": 1, "supply": -3, "garrison": -2, "conflict": 5}, {}, {}),
    ("hagal_deliver_supplies_heighliner", "deliver_supplies", {"spacing_guild": 1}, {},
     {"conflict": "skirmish_crysknife"}),
    ("hagal_deliver_supplies_heighliner", "deliver_supplies", {"spacing_guild": 1}, {}, {"conflict": "trade_dispute"}),
    ("hagal_deliver_supplies_heighliner", "heighliner",
     {"spacing_guild": 1, "supply": -3, "garrison": -2, "conflict": 5}, {}, LATE),
    ("hagal_espionage", "espionage", {"bene_gesserit": 1}, {}, {}),
    ("hagal_secrets", "secrets", {"bene_gesserit": 1}, {}, {}),
    ("hagal_desert_tactics", "desert_tactics", {"fremen": 1, "supply": -1, "garrison": -2, "conflict": 3}, {}, {}),
    ("hagal_fremkit", "fremkit", {"fremen": 1, "garrison": -2, "conflict": 2}, {}, {}),
    ("hagal_assembly_hall", "assembly_hall", {"intrigue": 1}, {}, {}),
    ("hagal_assembly_hall", "assembly_hall", {"intrigue": 1, "spacing_guild": 1}, EMPEROR, {}),
    ("hagal_gather_support_a", "gather_support", {"supply": -1, "garrison": 1}, EMPEROR, {}),
    ("hagal_gather_support_b", "gather_support", {"supply": -1, "garrison": 1}, {"influence": {"emperor": 1}}, {}),
    ("hagal_gather_support_b", "gather_support", {"supply": -1, "garrison": 1, "fremen": 1}, EMPEROR, {}),
    ("hagal_accept_contract_shipping_a", "accept_contract", {"solari": 2}, {"influence": {"spacing_guild": 1}}, {}),
    ("hagal_accept_contract_shipping_a", "shipping", {"solari": 2, "bene_gesserit": 1}, GUILD, {}),
    ("hagal_accept_contract_shipping_b", "accept_contract", {"solari": 2}, {}, {}),
    ("hagal_accept_contract_shipping_b", "shipping", {"solari": 2, "spacing_guild": 1}, GUILD, {}),
    ("hagal_research_station", "research_station", {"supply": -2, "garrison": -2, "conflict": 4}, {}, {}),
    ("hagal_spice_refinery", "spice_refinery", {"spice": 1, "garrison": -2, "conflict": 2}, {}, {}),
    ("hagal_arrakeen", "arrakeen", {"spice": 1, "supply": -1, "garrison": -2, "conflict": 3}, {}, {}),
    ("hagal_sietch_tabr", "sietch_tabr", {"water": 1, "supply": -1, "garrison": -2, "conflict": 3}, FREMEN, {}),
    ("hagal_hagga_or_imperial_basin", "hagga_basin", {"spice": 3, "garrison": -2, "conflict": 2}, {},
     {"bonus_spice": {"hagga_basin": 1}}),
    ("hagal_hagga_or_imperial_basin", "imperial_basin", {"spice": 2, "garrison": -2, "conflict": 2}, {},
     {"bonus_spice": {"imperial_basin": 1}}),
    ("hagal_deep_desert", "deep_desert", {"spice": 6, "garrison": -2, "conflict": 2}, {},
     {"bonus_spice": {"deep_desert": 2}}),
]
FREE = {"conflict": "trade_dispute"}


@rule("UPR-RIVAL-23", "UPR-RIVAL-26", "UPR-RIVAL-27", "UPR-RIVAL-28", "UPR-RIVAL-29", "UPR-RIVAL-31", "UPR-RIVAL-38",
      "UPR-RIVAL-41", "UPR-RIVAL-42", "UPR-RIVAL-43", "UPR-RIVAL-44", "UPR-RIVAL-46")
@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("card, space, gains, have, given", VISITS)
def test_a_visit(card: str, space: str, gains: dict[str, int], have: dict[str, Any], given: dict[str, Any],
                 mode: str) -> None:
    """Exactly what the card shows, and nothing of what the space costs or gives."""
    seat = RIVAL[mode]
    t = rival_table(mode, hagal_deck=[card], **{**FREE, **given, seat: have})
    before = stock(t, seat)
    act(t)
    assert change(t, before, seat) == {"agents": -1, **gains}
    assert t.get("agents") == {"high_council": "A", space: seat}
    assert [(e["seat"], e["card"]) for e in kinds(t, "hagal_card")] == [(seat, card)]
    assert [(e["seat"], e["space"]) for e in kinds(t, "hagal_agent")] == [(seat, space)]
    assert t.get("hagal_discard") == [card]


def test_every_card_has_its_test() -> None:
    cards = {card for card, *_ in VISITS} | {card for card, *_ in POSTS} | {"hagal_reshuffle"}
    assert cards == {card.name for card in UPRISING.hagal}


@rule("UPR-RIVAL-24", "UPR-RIVAL-41", "UPR-RIVAL-42")
@pytest.mark.parametrize("card, space, gains, have, given", VISITS)
def test_an_occupied_space_is_passed_over(card: str, space: str, gains: dict[str, int], have: dict[str, Any],
                                          given: dict[str, Any]) -> None:
    """Of two spaces only the one that the condition names counts; the other half of the card is never used."""
    other = "hagal_sardaukar" if space != "sardaukar" else "hagal_research_station"
    t = rival([card, card, other], agents={space: "A"}, **{**FREE, **given}, B=have, A={"agents": 2})
    assert [(e["card"], e["why"]) for e in kinds(t, "hagal_ignored")] == [(card, "occupied")] * 2
    assert t.get("agents")[other.removeprefix("hagal_")] == "B"


@rule("UPR-RIVAL-41", "UPR-RIVAL-42")
@pytest.mark.parametrize("card, have, given, space, why", [
    ("hagal_accept_contract_shipping_a", {"influence": {"spacing_guild": 1}}, {}, "accept_contract",
     "little_influence"),
    ("hagal_accept_contract_shipping_b", GUILD, {}, "shipping", "enough_influence"),
    ("hagal_deliver_supplies_heighliner", {}, {}, "deliver_supplies", "early_conflict"),
    ("hagal_deliver_supplies_heighliner", {}, LATE, "heighliner", "last_conflict"),
    ("hagal_hagga_or_imperial_basin", {}, {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 1}}, "hagga_basin",
     "equal_bonus_spice"),
    ("hagal_hagga_or_imperial_basin", {}, {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 2}}, "imperial_basin",
     "more_bonus_spice"),
    ("hagal_hagga_or_imperial_basin", {}, {"bonus_spice": {"hagga_basin": 2, "imperial_basin": 1}}, "hagga_basin",
     "more_bonus_spice"),
])
def test_a_card_with_two_spaces_says_why(card: str, have: dict[str, Any], given: dict[str, Any], space: str,
                                         why: str) -> None:
    t = rival(card, **{**FREE, **given}, B=have)
    assert [(e["seat"], e["space"], e["because"]) for e in kinds(t, "rival_directed")] == [("B", space, why)]
    assert t.get("agents")[space] == "B"


# ------------------------------------------------------------------ what keeps it away


@rule("UPR-RIVAL-23")
@pytest.mark.parametrize("fremen", [0, 1, 2])
def test_sietch_tabr_needs_fremen_influence(fremen: int) -> None:
    t = rival(["hagal_sietch_tabr", "hagal_sardaukar"], B={"influence": {"fremen": fremen}})
    assert ("sietch_tabr" in t.get("agents")) is (fremen == 2)
    assert [e["why"] for e in kinds(t, "hagal_ignored")] == ["too_little_influence"] * (fremen < 2)
    assert t.get("B.maker_hooks") == (fremen == 2)


@rule("UPR-RIVAL-49")
@pytest.mark.parametrize("card, elsewhere", [
    ("hagal_hagga_or_imperial_basin", {"deep_desert": 3}), ("hagal_hagga_or_imperial_basin", {}),
    ("hagal_deep_desert", {"hagga_basin": 3, "imperial_basin": 3}), ("hagal_deep_desert", {}),
])
def test_no_harvest_without_bonus_spice_there(card: str, elsewhere: dict[str, int]) -> None:
    t = rival([card, "hagal_sardaukar"], bonus_spice=elsewhere)
    assert [e["why"] for e in kinds(t, "hagal_ignored")] == ["no_bonus_spice_there"]
    assert t.get("agents")["sardaukar"] == "B" and t.get("B.spice") == 0


# ------------------------------------------------------------------ cards that only place a spy

POSTS = [
    ("hagal_place_spy_spice_trade", ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"]),
    ("hagal_place_spy_city", ["post_spice_refinery_arrakeen", "post_research_station_spice_refinery",
                              "post_sietch_tabr_research_station"]),
    ("hagal_place_spy_landsraad", ["post_landsraad_hall", "post_landsraad_council"]),
]


@rule("UPR-RIVAL-34", "UPR-RIVAL-35")
@pytest.mark.parametrize("card, posts", POSTS)
def test_place_spy(card: str, posts: list[str]) -> None:
    """On the first free post beside a space of that kind; then the next card sends the agent, spy or no spy."""
    for n in range(len(posts) + 1):
        t = rival([card, "hagal_sardaukar"], C={"spies": posts[:n][:3]}, A={"spies": posts[3:n]})
        assert t.get("B.spies") == posts[n:n + 1]
        assert [e["post"] for e in kinds(t, "spy_placed")] == posts[n:n + 1]
        assert len(kinds(t, "rival_no_post")) == (n == len(posts))
        assert t.get("agents")["sardaukar"] == "B" and t.get("B.agents") == 1
        assert [e["card"] for e in kinds(t, "hagal_card")] == [card, "hagal_sardaukar"]


# ------------------------------------------------------------------ the deck


@rule("UPR-RIVAL-25")
def test_reshuffle_makes_a_new_deck_at_once() -> None:
    t = rival("hagal_reshuffle", mode="two")
    assert kinds(t, "hagal_card")[0]["card"] == "hagal_reshuffle"
    ignored = kinds(t, "hagal_ignored")[0]
    assert (ignored["card"], ignored["why"]) == ("hagal_reshuffle", "again")
    assert kinds(t, "shuffled")[0]["pile"] == "hagal_deck"
    last = max(i for i, e in enumerate(t.happened()) if e.kind.name == "shuffled")
    since = [e.to_json(t.game.plan, -1, 0) for e in t.happened()[last:]]
    turned = sum(e["kind"] == "hagal_card" and e["card"] != "hagal_reshuffle" for e in since)
    assert (len(t.get("hagal_deck")), len(t.get("hagal_discard"))) == (37 - turned, turned)
    assert len(kinds(t, "hagal_agent")) == 1


@rule("UPR-RIVAL-25", "UPR-RIVAL-11")
@pytest.mark.parametrize("mode, size", [("solo", 36), ("two", 37)])
def test_a_deck_that_runs_out_is_shuffled(mode: str, size: int) -> None:
    t = rival_table(mode)
    deck, turned_up = box_of(t.state).hagal_deck, box_of(t.state).hagal_discard
    while deck.size(t.state.t) > 0:
        turned_up.put(t.state.t, deck.pop(t.state.t))
    assert len(t.get("hagal_discard")) == size
    act(t)
    turned = len(t.get("hagal_discard"))
    assert turned >= 1 and len(t.get("hagal_deck")) == size - turned
    assert RIVAL[mode] in t.get("agents").values()


NAMED = {space for _, space, *_ in VISITS}


@rule("UPR-RIVAL-24", "UPR-RIVAL-25")
@pytest.mark.parametrize("mode", ["solo", "two"])
@pytest.mark.parametrize("seed", range(6))
def test_it_goes_on_until_a_free_space_comes_up(mode: str, seed: int) -> None:
    """However often the deck is shuffled on the way, the one free space is found."""
    t = rival_table(mode, seed=seed, agents={space: "A" for space in NAMED if space != "sardaukar"}, A={"agents": 2})
    act(t)
    assert t.get("agents")["sardaukar"] == RIVAL[mode]


@pytest.mark.parametrize("mode", ["solo", "two"])
def test_with_no_free_space_at_all_it_is_done(mode: str) -> None:
    t = act(rival_table(mode, agents=dict.fromkeys(NAMED, "A"), A={"agents": 2}))
    assert len(kinds(t, "hagal_stuck")) == 1 and RIVAL[mode] not in t.get("agents").values()
    assert not t.over and t.get(f"{RIVAL[mode]}.revealed") == 1


@rule("UPR-RIVAL-65")
def test_a_scheme_may_open_a_way() -> None:
    """The spy's scheme brings the Fremen influence that Sietch Tabr needs, in the same turn."""
    t = rival(["hagal_sietch_tabr", "hagal_place_spy_city", "hagal_sietch_tabr"], rivals=["feyd_rautha"],
              B={"spies": ["post_emperor", "post_fremen"],
                 "influence": {"emperor": 2, "spacing_guild": 2, "bene_gesserit": 2, "fremen": 1}})
    assert influence(t) == [2, 2, 2, 2] and t.get("agents")["sietch_tabr"] == "B"
    assert [e["why"] for e in kinds(t, "hagal_ignored")] == ["too_little_influence"]
