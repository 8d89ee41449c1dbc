"""Spies of the Rivals, and the Signet Ring and scheme of each Rival card."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.dune.components.box import box_of
from support.dune.resources import FACTIONS, change, stock
from support.dune.rival_tables import RIVAL_IDS, influence, rival, rival_table
from support.dune.table import kinds, play, texts
from support.rules import rule

FACTION_POSTS = [f"post_{faction}" for faction in FACTIONS]
SIGNET = "hagal_spice_refinery"  # nothing but the signet, at a combat space
SPY = "hagal_place_spy_landsraad"

# ------------------------------------------------------------------ where spies go


@rule("UPR-RIVAL-33")
@pytest.mark.parametrize("id, order", [
    ("staban_tuek", "spacing_guild fremen bene_gesserit emperor"),
    ("amber_metulli", "fremen emperor spacing_guild bene_gesserit"),
    ("feyd_rautha", "emperor bene_gesserit spacing_guild fremen")])
@pytest.mark.parametrize("taken", range(5))
def test_a_spy_at_the_first_free_faction(id: str, order: str, taken: int) -> None:
    """In the order of its card; whose spies stand at the others makes no difference. If all are taken, none."""
    posts = [f"post_{faction}" for faction in order.split()]
    t = rival("hagal_espionage", rivals=[id], A={"spies": posts[:taken][:2]}, C={"spies": posts[:taken][2:]})
    assert t.get("B.spies") == posts[taken:taken + 1]
    assert len(kinds(t, "rival_no_post")) == (taken == 4)


@rule("UPR-RIVAL-33")
def test_its_own_spies_are_in_the_way_too() -> None:
    t = rival("hagal_espionage", B={"spies": ["post_spacing_guild"]})
    assert t.get("B.spies") == ["post_spacing_guild", "post_fremen"]


@rule("UPR-RIVAL-63")
@pytest.mark.parametrize("card, post", [("hagal_arrakeen", "post_spice_refinery_arrakeen"),
                                        ("hagal_sardaukar", "post_emperor")])
def test_rivals_neither_infiltrate_nor_gather(card: str, post: str) -> None:
    space = card.removeprefix("hagal_")
    t = rival(card, B={"spies": [post]})
    assert t.get("B.spies") == [post] and t.get("agents")[space] == "B"
    assert kinds(t, "infiltrated") == kinds(t, "gathered_intelligence") == []
    other = "hagal_research_station"
    t = rival([card, other], B={"spies": [post]}, agents={space: "A"}, A={"agents": 2})
    assert (t.get("B.spies"), t.get("agents")[space], t.get("agents")["research_station"]) == ([post], "A", "B")


@rule("UPR-RIVAL-33")
def test_a_rivals_spy_closes_its_post_to_you() -> None:
    t = rival_table(B={"spies": ["post_emperor", "post_fremen"], "agents": 0}, A={"spice": 1, "hand": ["diplomacy"]})
    play(t, "agent diplomacy espionage")
    while not any(text.startswith("spy ") for text in texts(t)):
        play(t, texts(t)[0])
    assert "spy post_bene_gesserit" in texts(t)
    assert not {"spy post_emperor", "spy post_fremen"} & set(texts(t))


# ------------------------------------------------------------------ the scheme begins


@rule("UPR-RIVAL-64")
@pytest.mark.parametrize("out, left", [([], ["post_landsraad_hall"]),
                                       (["post_fremen"], ["post_fremen", "post_landsraad_hall"]),
                                       (["post_emperor", "post_fremen"], ["post_landsraad_hall"])])
def test_the_third_spy_sets_off_the_scheme(out: list[str], left: list[str]) -> None:
    """The other two return, the new one stays, and only then does the scheme happen."""
    t = rival([SPY, "hagal_dutiful_service"], rivals=["lady_jessica"], B={"spies": out})
    schemed = len(out) == 2
    assert (t.get("B.spies"), t.get("B.water")) == (left, 2 * schemed)
    assert [e["rival"] for e in kinds(t, "rival_schemed")] == ["lady_jessica"] * schemed
    assert sorted(e["post"] for e in kinds(t, "spy_recalled")) == (out if schemed else [])


@rule("UPR-RIVAL-64")
@pytest.mark.parametrize("card, post", [("hagal_espionage", "post_bene_gesserit"), (SPY, "post_landsraad_hall")])
def test_by_either_kind_of_spy(card: str, post: str) -> None:
    t = rival([card, "hagal_dutiful_service"], rivals=["lady_jessica"], B={"spies": ["post_emperor", "post_fremen"]})
    assert (t.get("B.spies"), t.get("B.water")) == ([post], 2)


@rule("UPR-RIVAL-64", "UPR-RIVAL-34")
def test_without_a_free_post_there_is_no_scheme() -> None:
    t = rival([SPY, "hagal_dutiful_service"], rivals=["lady_jessica"], B={"spies": ["post_emperor", "post_fremen"]},
              C={"spies": ["post_landsraad_hall", "post_landsraad_council"]})
    assert (t.get("B.spies"), t.get("B.water")) == (["post_emperor", "post_fremen"], 0)


@rule("UPR-RIVAL-65", "UPR-RIVAL-31")
@pytest.mark.parametrize("card, deployed", [("hagal_research_station", 2 + 3 + 2), ("hagal_gather_support_a", 0)])
def test_troops_of_a_scheme_march_with_the_agent(card: str, deployed: int) -> None:
    """Recruited before the agent is sent, deployed if it goes to a combat space in the same turn."""
    t = rival([SPY, card], rivals=["amber_metulli"], B={"spies": ["post_emperor", "post_fremen"], "garrison": 4})
    assert t.get("B.conflict") == deployed
    assert t.get("B.garrison") == (4 - 2 if deployed else 4 + 3 + 1)


@rule("UPR-RIVAL-65")
def test_troops_of_a_scheme_by_a_signet_march_too() -> None:
    """Irulan's ring places the third spy; her scheme's troop is a recruit of this turn."""
    t = rival(SIGNET, rivals=["princess_irulan"], B={"spies": ["post_landsraad_hall", "post_choam"], "garrison": 2})
    assert (t.get("B.conflict"), t.get("B.garrison"), t.get("B.spies")) == (3, 0, ["post_emperor"])


# ------------------------------------------------------------------ every signet

LEAD = {"influence": {"emperor": 3, "spacing_guild": 1, "bene_gesserit": 3, "fremen": 2}}
SIGNETS: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("vladimir_harkonnen", {}, {"intrigue": 1}),
    ("glossu_rabban", {}, {"supply": -1, "conflict": 1}),
    ("glossu_rabban", {"alliances": ["fremen"]}, {"supply": -2, "conflict": 2}),
    ("staban_tuek", {}, {"spice": 1}),
    ("amber_metulli", {}, {"supply": -1, "conflict": 1}),
    ("gurney_halleck", {}, {"supply": -1, "conflict": 1}),
    ("margot_fenring", {}, {"solari": 1}),
    ("princess_irulan", {}, {}),  # a spy: see below
    ("lady_jessica", {}, {"bene_gesserit": 1}),
    ("lady_jessica", LEAD, {"bene_gesserit": 1, "vp": 1}),  # either alliance is in reach, and this one is leftmost
    ("lady_jessica", {"influence": {**LEAD["influence"], "bene_gesserit": 2}}, {"emperor": 1, "vp": 1}),
    ("feyd_rautha", {}, {"supply": -2, "conflict": 2}),
    ("muad_dib", {}, {"fremen": 1}),
]


@rule("UPR-RIVAL-30", "UPR-RIVAL-04")
@pytest.mark.parametrize("id, have, gives", SIGNETS)
def test_signet(id: str, have: dict[str, Any], gives: dict[str, int]) -> None:
    t = rival_table(rivals=[id], hagal_deck=[SIGNET], B=have)
    before = stock(t, "B")
    play(t, "agent dagger high_council")
    expected = {"agents": -1, "garrison": -2, "conflict": 2}
    for name, n in gives.items():
        expected[name] = expected.get(name, 0) + n
    assert change(t, before, "B") == expected
    assert [e["rival"] for e in kinds(t, "rival_signet")] == [id]
    assert t.get("B.spies") == (["post_emperor"] if id == "princess_irulan" else [])


def test_every_signet_and_scheme_has_its_test() -> None:
    assert {id for id, *_ in SIGNETS} == {id for id, *_ in SCHEMES} == set(RIVAL_IDS)


# ------------------------------------------------------------------ every scheme

SCHEMES: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("vladimir_harkonnen", {}, {"solari": 2, "supply": -2, "garrison": 2}),
    ("glossu_rabban", {}, {"spacing_guild": 2, "vp": 1}),  # the emperor has one from the card that sends the agent
    ("glossu_rabban", {"influence": {"bene_gesserit": 2, "fremen": 3}}, {"bene_gesserit": 2, "vp": 1}),
    ("glossu_rabban", {"influence": {"bene_gesserit": 3, "fremen": 2}}, {"fremen": 2, "vp": 1}),  # least of those
    ("staban_tuek", {}, {"supply": -2, "garrison": 2}),
    ("amber_metulli", {}, {"supply": -3, "garrison": 3}),
    ("gurney_halleck", {"influence": {"fremen": 1, "spacing_guild": 3, "bene_gesserit": 3}},
     {"spacing_guild": 1, "vp": 1}),
    ("margot_fenring", {}, {"bene_gesserit": 1}),
    ("princess_irulan", {"influence": {"emperor": 1, "bene_gesserit": 2, "fremen": 1, "spacing_guild": 1}},
     {"emperor": 1, "vp": 1, "supply": -1, "garrison": 1}),
    ("lady_jessica", {}, {"water": 2}),
    ("feyd_rautha", {"influence": {"emperor": 1}}, {"bene_gesserit": 1}),
    ("muad_dib", {}, {"intrigue": 1}),  # and the hooks and the wall: see below
]


@rule("UPR-RIVAL-64", "UPR-RIVAL-04", "UPR-RIVAL-59")
@pytest.mark.parametrize("id, have, gives", SCHEMES)
def test_scheme(id: str, have: dict[str, Any], gives: dict[str, int]) -> None:
    """Before the agent goes to Gather Support for one troop."""
    t = rival_table(rivals=[id], hagal_deck=[SPY, "hagal_gather_support_a"],
                    B={"spies": ["post_choam", "post_deep_desert"], **have})
    if id == "glossu_rabban" and not have:
        t = rival_table(rivals=[id], hagal_deck=[SPY, "hagal_gather_support_a"],
                        B={"spies": ["post_choam", "post_deep_desert"], "influence": {"emperor": 1}})
    before = stock(t, "B")
    play(t, "agent dagger high_council")
    expected = {"agents": -1, "supply": -1, "garrison": 1}
    for name, n in gives.items():
        expected[name] = expected.get(name, 0) + n
    assert change(t, before, "B") == expected
    assert [e["rival"] for e in kinds(t, "rival_schemed")] == [id]
    assert t.get("B.maker_hooks") == (id == "muad_dib") and t.get("shield_wall") == (id != "muad_dib")


@pytest.mark.parametrize("have, faction, why", [
    ({"emperor": 2, "fremen": 2}, "emperor", "alliance"),  # the alliance, though it has less elsewhere
    ({"emperor": 1, "fremen": 3}, "fremen", "alliance"),
    ({"emperor": 1, "fremen": 1}, "spacing_guild", "least"),
    ({"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}, "emperor", "least"),
])
def test_rabban_looks_for_an_alliance(have: dict[str, int], faction: str, why: str) -> None:
    t = rival([SPY, "hagal_gather_support_a"], rivals=["glossu_rabban"],
              B={"spies": ["post_choam", "post_deep_desert"], "influence": have})
    assert t.get(f"B.influence.{faction}") == have.get(faction, 0) + 2
    assert [(e["faction"], e["leaning"]) for e in kinds(t, "rival_leans")] == [(faction, why)]


@pytest.mark.parametrize("mine, holder, wins", [(4, 4, True), (4, 5, False), (3, 4, False), (3, None, True)])
def test_jessica_takes_an_alliance_only_from_who_has_less(mine: int, holder: int | None, wins: bool) -> None:
    theirs = {} if holder is None else {"influence": {"emperor": holder}, "alliances": ["emperor"]}
    t = rival(SIGNET, rivals=["lady_jessica"], B={"influence": {"emperor": mine}}, A=theirs)
    assert t.get("alliance.emperor") == ("B" if wins else "A" if holder else None)
    assert influence(t) == [mine + wins, 0, 1 - wins, 0]


@pytest.mark.parametrize("have, faction", [([0, 0, 0, 0], "fremen"), ([2, 2, 0, 0], "spacing_guild"),
                                           ([3, 2, 2, 2], "emperor"), ([1, 1, 1, 1], "fremen")])
def test_gurney_leans_on_whom_he_has_most_with(have: list[int], faction: str) -> None:
    t = rival([SPY, "hagal_gather_support_a"], rivals=["gurney_halleck"],
              B={"spies": ["post_choam", "post_deep_desert"], "influence": dict(zip(FACTIONS, have, strict=True))})
    assert [(e["faction"], e["leaning"]) for e in kinds(t, "rival_leans")] == [(faction, "most")]


# ------------------------------------------------------------------ a watcher


@pytest.mark.parametrize("spy, spice", [("post_hagga_basin", 1), ("post_imperial_basin", 0)])
def test_a_watcher_sees_a_rival_at_the_maker(monkeypatch: pytest.MonkeyPatch, spy: str, spice: int) -> None:
    """The leader who watches maker spaces gains a spice when a Rival comes to one that a spy of his looks on."""
    solo = box_of(rival_table("solo").state)
    monkeypatch.setattr(solo.leaders[solo.leader_ids.find("muad_dib")], "watches", True)
    t = rival("hagal_hagga_or_imperial_basin", A={"spies": [spy], "spice": 0}, bonus_spice={"hagga_basin": 1})
    assert t.get("A.spice") == spice
    assert [(e["seat"], e["whom"]) for e in kinds(t, "watched")] == [("A", "B")] * spice
