"""Endgame cards, and the window at the end of the game in which they are played."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.resources import EMPTY
from support.dune.table import play, texts, uprising
from support.rules import rule

CHOAM = {"choam": "yes"}
NO_ICON = {**EMPTY, "objective": None, "won": []}
CARD_OF = {"crysknife": "skirmish_crysknife", "desert_mouse": "skirmish_desert_mouse",
           "ornithopter": "skirmish_ornithopter"}


def end(*cards: str, options: dict[str, Any] | None = None, **seat: Any) -> Table:
    """The game is over but for the last chances, A's first."""
    others = {name: {**NO_ICON, **seat.pop(name, {})} for name in ("B", "C")}
    return uprising(options=options, phase="endgame", round=9, A={**NO_ICON, "intrigue": list(cards), **seat}, **others)


@pytest.mark.parametrize("icon", CARD_OF)
@rule("UPM-BATTLE-ICONS-01", "UPM-ENDGAME-01", "UPM-INTRIGUE-01")
def test_a_card_with_the_icon_is_turned_down_for_a_point(icon: str) -> None:
    t = end(icon, won=[CARD_OF[icon]])
    assert texts(t) == [f"play {icon}", "pass"]
    play(t, f"play {icon}")
    assert (t.get("A.vp"), t.get("A.won"), t.get("A.matched")) == (1, [], [CARD_OF[icon]])
    for other in CARD_OF:
        if other != icon:
            assert "play" not in " ".join(texts(end(icon, won=[CARD_OF[other]])))


@rule("UPM-BATTLE-ICONS-01", "UPM-BATTLE-ICONS-03")
def test_a_wild_card_will_do_and_the_owner_chooses() -> None:
    t = play(end("crysknife", won=["propaganda"]), "play crysknife")
    assert (t.get("A.vp"), t.get("A.matched")) == (1, ["propaganda"])
    t = play(end("crysknife", won=["propaganda", "skirmish_crysknife", "shadow_contest"]), "play crysknife")
    assert texts(t) == ["match skirmish_crysknife", "match propaganda"]
    play(t, "match skirmish_crysknife")
    assert texts(t) == ["match shadow_contest", "pass"]  # the wild one is still there
    assert play(t, "match shadow_contest").get("A.vp") == 2


@rule("UPM-BATTLE-ICONS-04")
def test_an_objective_counts_as_a_card_won() -> None:
    t = play(end("crysknife", objective="crysknife"), "play crysknife")
    assert (t.get("A.vp"), t.get("A.objective_matched")) == (1, 1)
    t = play(end("crysknife", objective="crysknife", won=["propaganda"]), "play crysknife")
    assert texts(t) == ["match propaganda", "match_objective"]
    assert "play" not in " ".join(texts(end("crysknife", objective="desert_mouse")))
    assert "play" not in " ".join(texts(end("crysknife", objective="crysknife", objective_matched=1)))


@rule("UPM-BATTLE-ICONS-02")
def test_a_card_face_down_is_used_up() -> None:
    assert "play" not in " ".join(texts(end("crysknife", matched=["skirmish_crysknife", "choam_security"])))


@pytest.mark.parametrize("copies", [1, 2, 3])
@rule("UPM-ENDGAME-01")
def test_secure_spice_trade_needs_two_copies_wherever_they_are(copies: int) -> None:
    piles = [{"deck": ["the_spice_must_flow"]}, {"discard": ["the_spice_must_flow"]}, {"hand": ["the_spice_must_flow"]}]
    seat: dict[str, Any] = {"deck": [], "discard": [], "hand": []}
    for pile in piles[:copies]:
        seat |= pile
    t = end("secure_spice_trade", **seat)
    if copies < 2:
        assert "play secure_spice_trade" not in texts(t)
    else:
        play(t, "play secure_spice_trade")
        assert (t.get("A.vp"), t.get("A.spice")) == (1, 2)


@rule("UPM-ENDGAME-01", "UPM-INFLUENCE-04")
def test_shadow_alliance_where_an_opponent_holds_the_token() -> None:
    def table(mine: int, holder: str | None) -> Table:
        seats: dict[str, Any] = {"A": {}, "B": {}}
        if holder:
            seats[holder]["alliances"] = ["fremen"]
        return end("shadow_alliance", influence={"fremen": mine, "emperor": 6}, B={"influence": {"fremen": 5},
                   **seats["B"]}, **seats["A"])
    assert play(table(4, "B"), "play shadow_alliance").get("A.vp") == 1
    assert "play shadow_alliance" not in texts(table(3, "B"))
    assert "play shadow_alliance" not in texts(table(5, "A"))
    assert "play shadow_alliance" not in texts(table(4, None))


@pytest.mark.parametrize(("done", "points"), [(3, 0), (4, 1), (5, 1)])
@rule("UPM-ENDGAME-01")
def test_choam_profits_four_completed_contracts(done: int, points: int) -> None:
    tokens = ["espionage", "espionage", "immediate", "harvest_3", "harvest_4"][:done]
    t = end("choam_profits", "crysknife", options=CHOAM, completed=tokens, objective="crysknife")
    assert ("play choam_profits" in texts(t)) == (points == 1)
    if points:
        assert play(t, "play choam_profits").get("A.vp") == 1


@rule("UPM-ENDGAME-01", "UPM-ENDGAME-03")
def test_one_last_chance_each_clockwise_from_the_first_player() -> None:
    t = uprising(phase="endgame", round=9, first="B",
                 **{seat: {**NO_ICON, "intrigue": [card], "won": [CARD_OF[card]]}
                    for seat, card in zip("ABC", CARD_OF, strict=True)})
    order = []
    while not t.over:
        order.append(t.actor)
        assert t.get("phase") == "endgame"
        play(t, "pass")
    assert order == ["B", "C", "A"] and t.result()["scores"] == {"A": 0, "B": 0, "C": 0}


def test_a_combat_or_plot_half_is_not_played_at_the_end() -> None:
    t = end("contingency_plan", "crysknife", "impress", objective="crysknife")
    assert texts(t) == ["play crysknife", "pass"]


# ------------------------------------------------------------------ who has won

EVEN: dict[str, Any] = {**NO_ICON, "vp": 7, "spice": 2, "solari": 2, "water": 2, "garrison": 4}


@pytest.mark.parametrize(("reason", "more", "less"), [
    ("vp", {"vp": 8}, {"spice": 9, "solari": 9, "water": 9, "garrison": 9}),
    ("spice", {"spice": 3}, {"solari": 9, "water": 9, "garrison": 9}),
    ("solari", {"solari": 3}, {"water": 9, "garrison": 9}),
    ("water", {"water": 3}, {"garrison": 9}),
    ("garrison", {"garrison": 5}, {}),
])
@rule("UPM-ENDGAME-02")
def test_most_points_then_spice_solari_water_and_garrison(reason: str, more: Any, less: Any) -> None:
    t = uprising(phase="endgame", round=9, last_reveal="A", A={**EVEN, **less}, B={**EVEN, **more}, C=EVEN)
    assert t.result() | {"scores": {}} == {"winners": ["B"], "reason": reason, "ended": "conflicts", "scores": {}}


@pytest.mark.parametrize("last", "ABC")
@rule("UPM-ENDGAME-02")
def test_all_equal_whoever_revealed_last(last: str) -> None:
    t = uprising(phase="endgame", round=9, last_reveal=last, A=EVEN, B=EVEN, C=EVEN)
    assert (t.result()["winners"], t.result()["reason"]) == ([last], "reveal")


@rule("UPM-ENDGAME-02", "UPM-ENDGAME-01")
def test_an_endgame_card_decides() -> None:
    t = play(end("crysknife", objective="crysknife", B={"spice": 5}), "play crysknife")
    assert (t.result()["winners"], t.result()["reason"]) == (["A"], "vp")
