"""Combat in the six-player game, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import Table
from support.dune.table import kinds, play, six, texts
from support.rules import rule

CONFLICT = "spice_freighters"  # 2: water, spice, troop; 3: spice, troop


def fight(conflict: str = CONFLICT, first: str = "B", **seats: dict[str, Any]) -> Table:
    """The combat phase, with nobody holding a card unless said so."""
    return six(phase="combat", conflict=conflict, first=first, **seats)


def finish(t: Table) -> Table:
    """Everybody passes; whatever a reward asks is answered by the first choice."""
    round_ = t.get("round")
    while not t.over and t.get("round") == round_ and t.get("phase") == "combat":
        play(t, next(text for text in ("pass", "skip", "end", *texts(t)) if text in texts(t)))
    return t


def places(t: Table) -> dict[str, int]:
    return {event["seat"]: event["place"] for event in kinds(t, "reward")}


@rule("UPR-SIX-03", "UPR-SIX-05", "UPR-SIX-06")
def test_allies_fight_alone_for_three_rewards() -> None:
    t = finish(fight(B={"conflict": 5}, C={"conflict": 3}, E={"conflict": 4}, F={"conflict": 1}))
    assert places(t) == {"B": 1, "E": 2, "C": 3}  # C and E together would be stronger than B
    assert kinds(t, "won_conflict")[0]["seat"] == "B"
    assert kinds(t, "took_conflict")[0]["seat"] == "B" and t.get("D.won") == t.get("D.matched") == []


@rule("UPR-SIX-48")
def test_a_won_card_is_not_shared() -> None:
    t = finish(fight(B={"conflict": 5, "won": ["choam_security"]}))
    assert t.get("D.won") == t.get("D.matched") == []
    assert t.get("B.matched") == ["choam_security", CONFLICT] and t.get("B.vp") == 2 and t.get("D.vp") == 4


@rule("UPR-SIX-57")
def test_a_commander_plays_a_combat_card_for_one_ally() -> None:
    t = fight(A={"intrigue": ["contingency_plan"]}, C={"conflict": 1}, E={"conflict": 1}, B={"conflict": 1}, first="A")
    assert t.actor == "A" and texts(t) == ["play_for contingency_plan C", "play_for contingency_plan E", "pass"]
    with pytest.raises(BadInput, match="for an ally"):
        t.play("play contingency_plan")
    play(t, "play_for contingency_plan E")
    assert (t.get("E.swords"), t.get("C.swords"), t.get("A.swords")) == (3, 0, 0)
    assert t.get("A.intrigue") == [] and t.get("A.activated") is None and t.get("intrigue_discard") == [
        "contingency_plan"]


@rule("UPR-SIX-57")
def test_only_for_an_ally_with_a_unit() -> None:
    t = fight(A={"intrigue": ["contingency_plan"]}, C={"conflict": 1}, B={"conflict": 1}, first="A")
    assert texts(t) == ["play_for contingency_plan C", "pass"]
    with pytest.raises(BadInput, match="no unit"):
        t.play("play_for contingency_plan E")
    with pytest.raises(BadInput, match="not your ally"):
        t.play("play_for contingency_plan B")
    t = fight(A={"intrigue": ["contingency_plan"]}, B={"conflict": 1, "intrigue": ["devour"]}, first="A")
    assert t.actor == "B", "a commander without a fighting ally has no part in it"
    with pytest.raises(BadInput, match="only a commander"):
        t.play("play_for devour F")


@rule("UPR-SIX-57")
def test_the_window_goes_clockwise_with_commanders_in_it() -> None:
    t = fight(A={"intrigue": ["contingency_plan"]}, B={"conflict": 1, "intrigue": ["devour"]},
              C={"conflict": 1, "intrigue": ["impress"]}, D={"intrigue": ["contingency_plan"]}, first="A")
    order = []
    for _ in range(4):
        order.append(t.actor)
        play(t, "pass")
    assert order == ["A", "B", "C", "D"]


@rule("UPR-SIX-58")
def test_whose_influence_pays() -> None:
    t = fight(A={"intrigue": ["questionable_methods"], "influence": {"fremen": 2}, "vp": 5}, first="A",
              C={"conflict": 1, "influence": {"fringe_worlds": 1}},
              E={"conflict": 1, "influence": {"spacing_guild": 3}})
    play(t, "play_for questionable_methods C", "choose 1")
    assert sorted(texts(t)) == ["lose fremen", "lose fringe_worlds"]
    own, allied = t.clone(), t
    play(own, "lose fremen")
    assert own.get("A.influence.fremen") == 1 and own.get("A.vp") == 4 and own.get("C.swords") == 5
    play(allied, "lose fringe_worlds")
    assert allied.get("C.influence.fringe_worlds") == 0 and allied.get("C.swords") == 5
    assert allied.get("A.influence.fringe_worlds") == 0


@rule("UPR-SIX-59", "UPR-SIX-60")
def test_a_tie_between_allies_may_be_left_to_one() -> None:
    t = fight(B={"conflict": 1}, C={"conflict": 3}, E={"conflict": 3}, F={"conflict": 2}, first="C")
    while texts(t) == ["pass"]:
        play(t, "pass")
    assert t.actor == "C" and texts(t) == ["concede", "skip"]
    stubborn, given = t.clone(), t
    play(given, "concede")
    finish(given)
    assert places(given) == {"E": 1, "C": 2, "F": 3} and kinds(given, "took_conflict")[0]["seat"] == "E"
    play(stubborn, "skip")
    assert stubborn.actor == "E"
    play(stubborn, "skip")
    finish(stubborn)
    assert places(stubborn) == {"C": 2, "E": 2, "F": 3}
    assert given.get("C.conceded") == 0


@rule("UPR-SIX-59")
@pytest.mark.parametrize(("troops", "told"), [
    ({"B": 4, "C": 2, "E": 2, "F": 1}, {"B": 1, "E": 2, "C": 3}),  # for second
    ({"B": 4, "F": 3, "C": 2, "E": 2}, {"B": 1, "F": 2, "E": 3}),  # for third: who yields has nothing
])
def test_ties_for_the_other_places(troops: dict[str, int], told: dict[str, int]) -> None:
    t = fight(first="C", **{seat: {"conflict": n} for seat, n in troops.items()})
    while "concede" not in texts(t):
        play(t, "pass")
    play(t, "concede")
    assert places(finish(t)) == told


@rule("UPR-SIX-59")
def test_nothing_to_yield_where_an_enemy_is_tied_too() -> None:
    t = fight(B={"conflict": 3}, C={"conflict": 3}, E={"conflict": 3}, first="B")
    asked = set()
    while t.get("phase") == "combat" and t.get("round") == 1:
        asked |= set(texts(t))
        play(t, next(text for text in ("pass", "skip", *texts(t)) if text in texts(t)))
    assert "concede" not in asked
    t = fight(B={"conflict": 3}, C={"conflict": 3}, first="B")
    assert "concede" not in str(finish(t).events())


# ------------------------------------------------------------------ the end


@rule("UPR-SIX-61")
@pytest.mark.parametrize("seat", list("ABCDEF"))
def test_ten_points_of_anybody_end_it(seat: str) -> None:
    t = six(phase="recall", **{seat: {"vp": 10}})
    while not t.over:
        play(t, "pass")
    assert t.result()["ended"] == "points"
    assert not six(phase="recall", **{seat: {"vp": 9}}).over


@rule("UPR-SIX-61", "UPR-SIX-11")
def test_the_ninth_conflict_is_the_last() -> None:
    t = six(phase="recall", round=9)
    while not t.over:
        play(t, "pass")
    assert t.result()["ended"] == "conflicts"
    assert six(phase="recall", round=8).get("round") == 9


@rule("UPR-SIX-02", "UPR-SIX-62")
def test_the_sum_of_a_team_decides() -> None:
    t = six(phase="endgame", A={"vp": 5}, C={"vp": 10}, E={"vp": 1}, B={"vp": 6}, D={"vp": 6}, F={"vp": 5})
    while not t.over:
        play(t, "pass")
    result = t.result()
    assert result["teams"] == {"muad_dib": 16, "shaddam": 17}
    assert (result["team"], result["winners"], result["reason"]) == ("shaddam", ["B", "D", "F"], "vp")


@rule("UPR-SIX-62")
@pytest.mark.parametrize(("resource", "word"), [
    ("spice", "spice"), ("solari", "solari"), ("water", "water"), ("garrison", "garrison")])
def test_ties_by_what_a_team_has_together(resource: str, word: str) -> None:
    given: dict[str, Any] = {seat: {"vp": 4, "spice": 1, "solari": 1, "water": 1} for seat in "ABCDEF"}
    for seat in "BCEF":
        given[seat]["garrison"] = 1
    given["C"][resource] = 3
    given["F"][resource] = 2
    t = six(phase="endgame", **given)
    while not t.over:
        play(t, "pass")
    assert (t.result()["team"], t.result()["reason"]) == ("muad_dib", word)


@rule("UPR-SIX-62")
def test_then_the_last_reveal_and_otherwise_it_is_shared() -> None:
    given: dict[str, Any] = {seat: {"vp": 4, "spice": 0, "solari": 0, "water": 0} for seat in "ABCDEF"}
    t = six(phase="endgame", last_reveal="E", **given)
    while not t.over:
        play(t, "pass")
    assert (t.result()["team"], t.result()["reason"]) == ("muad_dib", "reveal")


@rule("UPR-SIX-62", "UPR-SIX-63")
def test_endgame_cards_come_first_and_battle_icons_give_commanders_nothing() -> None:
    cards = ["crysknife", "desert_mouse", "ornithopter"]
    t = six(phase="endgame", first="A", A={"intrigue": cards}, C={"won": ["choam_security"]})
    while t.actor == "A":
        assert not [text for text in texts(t) if text.startswith("play")]
        play(t, "pass")
    t = six(phase="endgame", first="C", C={"intrigue": ["crysknife"], "won": ["choam_security"]})
    assert t.actor == "C" and "play crysknife" in texts(t)
    play(t, "play crysknife")
    if "match choam_security" in texts(t):
        play(t, "match choam_security")
    assert t.get("C.vp") == 2


@rule("UPR-SIX-64")
def test_what_does_score_for_a_commander() -> None:
    done = ["contract_arrakeen_water", "contract_deliver_supplies", "contract_harvest_4", "contract_immediate"]
    t = six(phase="endgame", first="D", D={"intrigue": ["choam_profits"], "completed": done})
    play(t, "play choam_profits")
    assert t.get("D.vp") == 5
    t = six(phase="endgame", first="D", D={"intrigue": ["secure_spice_trade"], "deck": ["the_spice_must_flow"] * 2})
    play(t, "play secure_spice_trade")
    assert t.get("D.vp") == 5 and t.get("D.spice") == 2
    t = six(phase="endgame", first="D", D={"intrigue": ["shadow_alliance"]}, B={"influence": {"spacing_guild": 4}},
            C={"influence": {"spacing_guild": 5}, "alliances": ["spacing_guild"]})
    play(t, "play shadow_alliance")
    assert t.get("D.vp") == 5
    t = six(phase="endgame", first="D", D={"intrigue": ["shadow_alliance"]},
            B={"influence": {"spacing_guild": 4}, "alliances": ["spacing_guild"]})
    assert "play shadow_alliance" not in texts(t), "an ally's alliance is no opponent's"
