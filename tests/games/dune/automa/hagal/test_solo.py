"""The solo game: two Rivals, four levels."""

from __future__ import annotations

import pytest

import landsraad
from support.dune.hagal_tables import LEVELS, MARKET, act, fresh, play_out, sent, solo
from support.dune.resources import finish_round, reveal, stock
from support.dune.table import kinds, play, texts
from support.rules import rule

# ------------------------------------------------------------------ set-up and levels


@rule("IMP-SOLO-01")
@pytest.mark.parametrize("level, mine, rival", [
    ("mercenary", {"solari": 1, "spice": 1}, {"garrison": 0, "supply": 12, "intrigue": 0}),
    ("sardaukar", {}, {"garrison": 3, "supply": 9, "intrigue": 1}),
    ("mentat", {}, {"garrison": 3, "supply": 9, "intrigue": 1}),
    ("kwisatz_haderach", {}, {"garrison": 3, "supply": 9, "intrigue": 1}),
])
def test_set_up_by_level(level: str, mine: dict[str, int], rival: dict[str, int]) -> None:
    t = fresh(level)
    me = stock(t, "A")
    assert {name: me[name] for name in ("solari", "spice", "water", "vp", "garrison", "agents")} == {
        "solari": 0, "spice": 0, "water": 1, "vp": 0, "garrison": 3, "agents": 2, **mine}
    for seat in "BC":
        assert t.get(f"{seat}.role") == "rival"
        have = {name: n for name, n in stock(t, seat).items() if n}
        assert have == {name: n for name, n in {"water": 1, "agents": 2, **rival}.items() if n}
        assert t.view("A")[seat]["intrigue"] == rival["intrigue"]  # face down
    assert not {"hagal_reshuffle", "hagal_arrakeen_2p"} & set(t.get("hagal_deck"))


@pytest.mark.parametrize("roles", [["player", "rival", "rival"], ["rival", "player", "rival"],
                                   ["rival", "rival", "player"]])
def test_the_rival_on_your_left_is_first_wherever_you_sit(roles: list[str]) -> None:
    me = roles.index("player")
    for seed in range(5):
        t = landsraad.new("imperium", players=1, seed=seed, seats=roles, leaders=["paul_atreides"],
                          rivals=["earl_memnon_thorvald", "glossu_rabban"])
        assert t.get("first") == "ABC"[(me + 1) % 3] and t.actor == "ABC"[me]
        assert [e["seat"] for e in kinds(t, "hagal_agent")] == ["ABC"[(me + 1) % 3], "ABC"[(me + 2) % 3]]


def test_rivals_are_never_paul_or_helena() -> None:
    seen = set()
    for seed in range(60):
        t = landsraad.new("imperium", players=1, seed=seed)
        leaders = [t.get(f"{seat}.leader") for seat in "ABC"]
        assert len(set(leaders)) == 3
        seen |= set(leaders[1:])
    assert seen == {"duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_rabban", "earl_memnon_thorvald",
                    "countess_ariana_thorvald", "count_ilban_richese"}


@pytest.mark.parametrize("level, price", list(zip(LEVELS, [2, 5, 5, 5], strict=True)))
def test_the_price_of_the_mentat(level: str, price: int) -> None:
    poor, rich = (solo(level, A={"solari": n}) for n in (price - 1, price))
    assert "agent dagger mentat" not in texts(poor) and "agent dagger mentat" in texts(rich)
    assert play(rich, "agent dagger mentat").get("A.solari") == 0


@pytest.mark.parametrize("level, open_", list(zip(LEVELS, [True, True, True, False], strict=True)))
def test_your_swordmaster(level: str, open_: bool) -> None:
    assert ("agent dagger swordmaster" in texts(solo(level, A={"solari": 9}))) is open_


@pytest.mark.parametrize("level, arrival", list(zip(LEVELS, [5, 4, 3, 3], strict=True)))
def test_the_rivals_swordmasters_arrive(level: str, arrival: int) -> None:
    """With the last conflict card above them, in time for that round, and they stay."""
    t = next(t for t in (fresh(level, seed) for seed in range(50))
             if "sort_through_the_chaos" not in t.get("conflict_deck"))  # no Mentat in the count
    for _ in range(arrival + 1):
        play_out(t)
    assert [len(seats) for seats in sent(t)[:arrival + 1]] == [4] * (arrival - 1) + [6, 6]
    assert [e["seat"] for e in kinds(t, "swordmaster")] == ["B", "C"]


# ------------------------------------------------------------------ turns


def test_rivals_take_turns_in_the_normal_sequence() -> None:
    deck = ["hagal_wealth", "hagal_foldspace", "hagal_secrets", "hagal_rally_troops"]
    t = solo(hagal_deck=deck, C={"agents": 2}, first="C", turn="A")
    act(t)
    assert ([e["seat"] for e in kinds(t, "hagal_agent")], t.actor) == (["B", "C"], "A")
    reveal(t)  # they go on without you
    assert [(e["seat"], e["space"]) for e in kinds(t, "hagal_agent")] == [
        ("B", "wealth"), ("C", "foldspace_space"), ("B", "secrets"), ("C", "rally_troops")]
    assert t.get("round") == 2 and kinds(t, "reveal_turn")[-1]["seat"] == "A"


def test_a_rival_without_agents_waits() -> None:
    t = act(solo(B={"agents": 0}))
    assert kinds(t, "hagal_agent") == [] and t.actor == "A"


@rule("IMP-RECALL-04")
def test_the_marker_passes_to_rivals_too() -> None:
    t = fresh(seed=1)
    firsts = [t.get("first")]
    for _ in range(3):
        play_out(t)
        firsts.append(t.get("first"))
    assert firsts == ["A", "B", "C", "A"]


# ------------------------------------------------------------------ the end


@rule("IMP-RECALL-01", "IMP-END-03", "IMP-TIEBREAK-01")
@pytest.mark.parametrize("mine, theirs, winner", [
    ({"vp": 10}, {"vp": 9}, "A"), ({"vp": 9}, {"vp": 10}, "B"), ({"vp": 3}, {"vp": 11}, "B"),
    ({"vp": 10, "spice": 1}, {"vp": 10, "spice": 2}, "B"), ({"vp": 10, "spice": 3}, {"vp": 10, "spice": 2}, "A"),
])
def test_a_rival_ends_and_wins_like_a_player(mine: dict[str, int], theirs: dict[str, int], winner: str) -> None:
    t = solo(phase="recall", round=4, A=mine, B={"spice": 0, **theirs})
    assert t.over and t.result()["winners"] == [winner]
    assert t.result()["scores"] == {"A": mine["vp"], "B": theirs["vp"], "C": 0}


def test_every_step_of_a_rival_is_told() -> None:
    t = act(solo("mercenary", hagal_deck=["hagal_harvest_spice", "hagal_arrakeen_1p"], control={"arrakeen": "C"}))
    told = [(e["kind"], e["seat"], e["cause"]["id"]) for e in t.events() if "cause" in e][1:]
    assert told[-8:] == [
        ("hagal_card", "B", "hagal_harvest_spice"), ("hagal_ignored", "B", "hagal_harvest_spice"),
        ("hagal_card", "B", "hagal_arrakeen_1p"), ("hagal_agent", "B", "hagal_arrakeen_1p"),
        ("control_bonus", "C", "hagal_arrakeen_1p"), ("gained", "C", "hagal_arrakeen_1p"),
        ("recruited", "B", "hagal_arrakeen_1p"), ("gained", "B", "count_ilban_richese"),
        ("deployed", "B", "hagal_arrakeen_1p")][-8:]


def test_whole_games_come_to_an_end() -> None:
    for seed in range(6):
        t = fresh(LEVELS[seed % 4], seed)
        for _ in range(10):
            if not t.over:
                play_out(t)
        assert t.over and t.get("round") <= 10
        assert finish_round(t) is t and MARKET not in texts(t)
