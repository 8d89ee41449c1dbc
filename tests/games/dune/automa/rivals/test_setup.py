"""The setup for one and two players: seats, pieces, first player."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.kernel.table import Table
from support.dune.resources import stock
from support.dune.rival_tables import LEVELS, RIVAL_IDS, play_out, rival_table, sent
from support.dune.table import kinds, play, texts
from support.rules import rule


def solo(difficulty: str = "sardaukar", seed: int = 3, **options: Any) -> Table:
    return landsraad.new("uprising", players=1, seed=seed, difficulty=difficulty, **{
        "leaders": ["muad_dib"], "rivals": ["staban_tuek", "gurney_halleck"], "first": "A", **options})


def two(seed: int = 3, **options: Any) -> Table:
    return landsraad.new("uprising", players=2, seed=seed, **{
        "leaders": ["muad_dib", "gurney_halleck"], "rivals": ["staban_tuek"], **options})


# ------------------------------------------------------------------ seats and pieces


@rule("UPR-RIVAL-01", "UPR-RIVAL-05", "UPR-RIVAL-06", "UPM-PLAYER-COUNTS-02")
def test_who_sits_there() -> None:
    t = solo()
    assert [(t.get(f"{s}.role"), t.get(f"{s}.rival")) for s in "ABC"] == [
        ("player", None), ("rival", "staban_tuek"), ("rival", "gurney_halleck")]
    assert t.get("difficulty") == "sardaukar" and len(t.seats) == 3
    t = two()
    assert [(t.get(f"{s}.role"), t.get(f"{s}.rival")) for s in "ABC"] == [
        ("player", None), ("player", None), ("rival", "staban_tuek")]
    assert t.get("difficulty") is None and len(t.seats) == 3
    t = landsraad.new("uprising", players=3, seed=1)
    assert {t.get(f"{seat}.role") for seat in t.seats} == {"player"} and t.get("hagal_deck") == []


@rule("UPR-RIVAL-07", "UPR-RIVAL-08", "UPR-RIVAL-09", "UPR-RIVAL-10", "UPR-RIVAL-15", "UPR-RIVAL-16")
@pytest.mark.parametrize("level, garrison, mine", list(zip(LEVELS, [0, 3, 3, 3], [1, 0, 0, 0], strict=True)))
def test_pieces_by_level(level: str, garrison: int, mine: int) -> None:
    t = solo(level)
    for seat in "BC":
        have = {name: n for name, n in stock(t, seat).items() if n}
        expected = {"water": 1, "agents": 2, "supply": 12 - garrison, "garrison": garrison}
        assert have == {name: n for name, n in expected.items() if n}
        assert (t.get(f"{seat}.spies"), t.get(f"{seat}.maker_hooks"), t.get(f"{seat}.swordmaster")) == ([], 0, 0)
    me = stock(t)
    assert {name: me[name] for name in ("water", "solari", "spice", "vp", "garrison", "agents", "intrigue")} == {
        "water": 1, "solari": 0, "spice": 0, "vp": 0, "garrison": 3, "agents": 2, "intrigue": mine}
    assert me["hand"] + me["deck"] == 10


@rule("UPR-RIVAL-08", "UPR-RIVAL-09", "UPR-RIVAL-10")
def test_pieces_of_the_two_players_rival() -> None:
    t = two(first="A")
    assert {name: n for name, n in stock(t, "C").items() if n} == {"water": 1, "agents": 2, "supply": 9, "garrison": 3}
    assert all(t.get(f"{seat}.intrigue") == [] for seat in "AB")


@rule("UPR-RIVAL-11")
@pytest.mark.parametrize("make, size", [(solo, 36), (two, 37)])
def test_the_deck(make: Any, size: int) -> None:
    decks = [make(seed=seed, first="A").get("hagal_deck") for seed in range(4)]
    assert all(len(deck) == size and ("hagal_reshuffle" in deck) is (size == 37) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 4


@rule("UPR-RIVAL-17", "UPR-RIVAL-70")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("chosen", [[], ["smart_politics"], ["imperium_row_dice"]])
def test_variants_that_belong_to_a_level(level: str, chosen: list[str]) -> None:
    t = solo(level, variants=chosen)
    forced = {"brutal_escalation", "expert_deployment", "smart_politics"} if level in LEVELS[2:] else set()
    played = {name for name in ("imperium_row_dice", "streamlined_rivals", "brutal_escalation", "expert_deployment",
                                "smart_politics") if t.get(name)}
    assert played == forced | set(chosen) == set(t.options["variants"])


@rule("UPR-RIVAL-18")
@pytest.mark.parametrize("level, open_", list(zip(LEVELS, [True, True, True, False], strict=True)))
def test_your_swordmaster(level: str, open_: bool) -> None:
    t = rival_table(difficulty=level, A={"solari": 9})
    assert ("agent dagger swordmaster" in texts(t)) is open_
    assert ("agent dagger high_council" in texts(t)) is True


# ------------------------------------------------------------------ objectives and the first player


@rule("UPR-RIVAL-12", "UPR-RIVAL-21")
def test_objectives_of_the_solo_game() -> None:
    """One for each at random; who has the marked one begins, Rival or not."""
    firsts, dealt = set(), set()
    for seed in range(40):
        t = landsraad.new("uprising", players=1, seed=seed)
        mine = tuple(t.get(f"{seat}.objective") for seat in "ABC")
        assert sorted(mine) == ["objective_crysknife", "objective_desert_mouse_first_player",
                                "objective_ornithopter_1_3p"]
        first = t.get("first")
        assert t.get(f"{first}.objective") == "objective_desert_mouse_first_player"
        acted = [e["seat"] for e in kinds(t, "hagal_agent")]
        assert acted == {"A": [], "B": ["B", "C"], "C": ["C"]}[first] and t.actor == "A"
        firsts.add(first)
        dealt.add(mine)
    assert firsts == {"A", "B", "C"} and len(dealt) == 6


@rule("UPR-RIVAL-13", "UPR-RIVAL-14")
@pytest.mark.parametrize("roles", [["player", "player", "rival"], ["player", "rival", "player"],
                                   ["rival", "player", "player"]])
def test_objectives_of_the_two_player_game(roles: list[str]) -> None:
    rival = "ABC"[roles.index("rival")]
    firsts = set()
    for seed in range(20):
        t = two(seed, seats=roles)
        assert t.get(f"{rival}.objective") == "objective_ornithopter_1_3p"
        others = {seat: t.get(f"{seat}.objective") for seat in "ABC" if seat != rival}
        assert sorted(others.values()) == ["objective_crysknife", "objective_desert_mouse_first_player"]
        assert others[t.get("first")] == "objective_desert_mouse_first_player" and t.actor == t.get("first")
        firsts.add(t.get("first"))
    assert firsts == set("ABC") - {rival}


@rule("UPR-RIVAL-21")
@pytest.mark.parametrize("roles", [["player", "rival", "rival"], ["rival", "player", "rival"]])
def test_the_marker_goes_round_in_the_solo_game(roles: list[str]) -> None:
    t = solo(seats=roles)
    assert t.get("first") == "A"
    firsts = []
    for _ in range(4):
        n = t.get("round")
        firsts.append(t.get("first"))
        play_out(t)
        assert t.get("round") == n + 1
        begun = [e for e in t.events() if e["kind"] in ("round", "turn", "hagal_agent")]
        after = next(begun[i + 1] for i, e in enumerate(begun) if e["kind"] == "round" and e["round"] == n)
        assert after["seat"] == firsts[-1]
    assert firsts == ["A", "B", "C", "A"]


@rule("UPR-RIVAL-14", "UPR-RIVAL-22")
@pytest.mark.parametrize("roles", [["player", "player", "rival"], ["player", "rival", "player"],
                                   ["rival", "player", "player"]])
def test_the_rival_acts_between_two_players(roles: list[str]) -> None:
    rival = "ABC"[roles.index("rival")]
    one, other = (seat for seat in "ABC" if seat != rival)
    t = two(seats=roles, first=one)
    for first, last in ((one, other), (other, one), (one, other)):
        assert t.get("first") == first
        n = t.get("round")
        play_out(t)
        events = [e for e in t.events() if e["kind"] in ("round", "turn", "hagal_agent")]
        start = next(i for i, e in enumerate(events) if e["kind"] == "round" and e["round"] == n)
        turns = [e["seat"] for e in events[start + 1:start + 4]]
        assert turns == [first, rival, last]


@rule("UPR-RIVAL-19", "UPR-RIVAL-20")
@pytest.mark.parametrize("make, rivals", [(solo, "BC"), (two, "C")])
def test_rivals_take_agent_turns_while_they_have_agents_and_never_reveal(make: Any, rivals: str) -> None:
    t = make(first="A")
    play_out(t)
    if len(rivals) == 2:
        assert sent(t)[0] == ["B", "C", "B", "C"]
    else:
        assert sent(t)[0] == ["C", "C"]
    assert {e["seat"] for e in t.events() if e["kind"] == "reveal_turn"} == set("ABC") - set(rivals)


@rule("UPR-RIVAL-19", "UPR-RIVAL-47")
def test_a_swordmaster_acts_in_the_same_round() -> None:
    t = rival_table(hagal_deck=["hagal_accept_contract_shipping_a", "hagal_sardaukar", "hagal_research_station"],
                    rivals=["feyd_rautha"], B={"solari": 2})
    play_out(play(t, "reveal"))
    assert sent(t)[0] == ["B", "B", "B"] and t.get("B.swordmaster") == 1
    assert (t.get("B.agents") + list(t.get("agents").values()).count("B")) == 3


# ------------------------------------------------------------------ options


@rule("UPR-RIVAL-05", "UPR-RIVAL-06")
def test_rivals_are_dealt_by_default() -> None:
    seen: set[str] = set()
    for seed in range(60):
        t = landsraad.new("uprising", players=1 + seed % 2, seed=seed)
        rivals = [t.get(f"{seat}.rival") for seat in "ABC" if t.get(f"{seat}.role") == "rival"]
        assert len(rivals) == len(set(rivals)) == 2 - seed % 2
        leaders = {t.get(f"{seat}.leader") for seat in "ABC" if t.get(f"{seat}.role") == "player"}
        people = {card.name: card.person for card in RIVAL_CARDS}
        assert not leaders & {people[rival] for rival in rivals}  # nobody plays against oneself
        seen |= set(rivals)
    assert seen == set(RIVAL_IDS)


def test_named_and_random_rivals() -> None:
    for seed in range(10):
        t = solo(seed=seed, rivals=["random", "muad_dib"])
        assert t.get("C.rival") == "muad_dib" and t.get("B.rival") not in ("muad_dib", None)
    t = solo(rivals=["muad_dib"], seats=["rival", "player", "rival"], first="B")
    assert t.get("A.rival") == "muad_dib" and t.get("C.rival") not in ("muad_dib", None) and t.actor == "B"


@pytest.mark.parametrize("options, said", [
    ({"players": 1, "rivals": ["muad_dib", "lady_jessica", "feyd_rautha"]}, "rivals"),
    ({"players": 2, "rivals": ["muad_dib", "lady_jessica"]}, "rivals"),
    ({"players": 3, "rivals": ["muad_dib"]}, "rivals"),
    ({"players": 1, "rivals": ["muad_dib", "muad_dib"]}, "Muad'Dib can be only one of the rivals"),
    ({"players": 1, "rivals": ["stilgar"]}, "'stilgar' is not one of"),
    ({"players": 1, "difficulty": "easy"}, "'easy' is not one of mercenary, sardaukar"),
    ({"players": 1, "variants": ["dice"]}, "'dice' is not one of imperium_row_dice"),
    ({"players": 3, "variants": ["smart_politics"]}, "Smart Politics needs rivals, and a 3-player game has none"),
    ({"players": 2, "variants": ["imperium_row_dice"]}, "Dice for the Imperium Row is for 1-player games"),
    ({"players": 1, "variants": ["streamlined_rivals"]}, "Streamlined Rivals is for 2-player games"),
    ({"players": 2, "variants": ["streamlined_rivals"], "rivals": ["muad_dib"]},
     'it is Glossu "The Beast" Rabban or Lady Amber Metulli, not Muad\'Dib'),
    ({"players": 1, "seats": ["player", "rival"]}, "a 1-player game has player, rival, rival, in any order"),
    ({"players": 3, "seats": ["player", "player", "rival"]}, "a 3-player game has player, player, player"),
    ({"players": 2, "first": "C"}, "C"),
    ({"players": 1, "first": "D"}, "D"),
])
def test_wrong_options(options: dict[str, Any], said: str) -> None:
    with pytest.raises(landsraad.BadInput) as error:
        landsraad.new("uprising", seed=1, **options)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_a_variant_named_twice_counts_once() -> None:
    assert solo(variants=["smart_politics", "smart_politics"]).options["variants"] == ["smart_politics"]


@rule("UPR-RIVAL-12")
def test_a_rival_may_be_named_first() -> None:
    t = solo(first="C")
    assert (t.get("first"), t.get("C.objective")) == ("C", "objective_desert_mouse_first_player")
    assert [e["seat"] for e in kinds(t, "hagal_agent")] == ["C"]


@rule("UPR-RIVAL-14")
@pytest.mark.parametrize("given", [{"first": "C"}, {"first": "C", "turn": "A"}, {"first": "C", "phase": "recall"}])
def test_no_position_gives_the_rival_of_two_players_the_marker(given: dict[str, Any]) -> None:
    with pytest.raises(landsraad.BadInput, match="first: C never has the first-player marker in a game for two"):
        rival_table("two", **given)
