"""House Hagal and the Rivals with Immortality: the cards of solo games, the Tleilaxu track and row."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from support.dune.automa_tables import act, automa, automa_table, skipped, visited
from support.dune.boxes import box_with
from support.dune.resources import change, stock
from support.dune.table import kinds
from support.rules import rule

IMM = ("immortality",)
NEXT = {"imperium": ("hagal_wealth", "wealth"), "uprising": ("hagal_dutiful_service", "dutiful_service")}
ROW = {"tleilaxu_row": ["ghola", "usurp"], "tleilaxu_deck": ["chairdog", "slig_farmer"]}


def deck_of(game: str, players: int, *modules: str) -> Counter[str]:
    t = landsraad.new(game, players=players, seed=1, **dict.fromkeys(modules, "yes"))
    return Counter([*t.get("hagal_deck"), *t.get("hagal_discard")])


def imm(card: str | list[str], game: str = "imperium", **given: Any) -> Any:
    return automa(card, game, modules=IMM, **given)


# ------------------------------------------------------------------ selection

NEW = {"hagal_research_station_imm": 1, "hagal_carthag_imm_left": 1, "hagal_carthag_imm_right": 1,
       "hagal_carthag_imm_plain": 1}


@rule("IMM-RIVAL-01", "IMM-RIVAL-02", "UPR-COMBO-05", "UPR-COMBO-06", "MIX-Q-06", "IMM-COMBO-06")
@pytest.mark.parametrize("game, players, added, removed", [
    ("imperium", 1, NEW, {"hagal_carthag": 3}), ("imperium", 2, {}, {}),
    ("uprising", 1, NEW, {"hagal_research_station": 1}), ("uprising", 2, {}, {})])
@pytest.mark.parametrize("ix", [(), ("rise_of_ix",)])
def test_what_changes(game: str, players: int, added: dict[str, int], removed: dict[str, int],
                      ix: tuple[str, ...]) -> None:
    before, now = deck_of(game, players, *ix), deck_of(game, players, *ix, *IMM)
    assert now - before == Counter(added) and before - now == Counter(removed)


@pytest.mark.parametrize("name, confidence", [
    ("hagal_research_station_imm", "medium"), ("hagal_carthag_imm_left", "high"), ("hagal_carthag_imm_right", "high"),
    ("hagal_carthag_imm_plain", "medium")])
@pytest.mark.parametrize("base", ["imperium", "uprising"])
def test_the_printed_values(base: str, name: str, confidence: str) -> None:
    card = next(card for card in box_with(base, *IMM).hagal if card.name == name)
    assert (card.copies, card.swords, card.solo, card.two_players) == (1, 0, True, False)
    assert card.confidence == confidence
    assert card.space < 0 or card.holder.spaces[card.space].combat


# ------------------------------------------------------------------ the Tleilaxu track


@rule("IMM-RIVAL-03")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_a_rival_begins_on_the_track_without_specimens(game: str) -> None:
    t = landsraad.new(game, players=1, seed=2, immortality="yes", first="A")
    for seat in "BC":
        assert (t.get(f"{seat}.tleilaxu"), t.get(f"{seat}.specimens")) == (0, 0)
        assert t.get(f"{seat}.research") == t.get("A.research")  # the start, which it never leaves


@rule("IMM-RIVAL-04")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
@pytest.mark.parametrize("at, gains", [
    (0, {"intrigue": 1}), (1, {"intrigue": 1}), (2, {"vp": 1, "spice": 2}), (3, {"vp": 1, "spice": 2}),
    (4, {"intrigue": 1}), (5, {"intrigue": 1, "vp": 1}), (6, {"vp": 1}), (7, {})])
def test_two_icons_with_all_bonuses(game: str, at: int, gains: dict[str, int]) -> None:
    t = automa_table(game, modules=IMM, hagal_deck=["hagal_research_station_imm"], tleilaxu_spice=2 if at < 4 else 0,
                     B={"tleilaxu": at, "garrison": 2, "swordmaster": 1 if game == "uprising" else 0})
    before = stock(t, "B")
    act(t)
    assert visited(t) == ["research_station"] and t.get("B.tleilaxu") == min(at + 2, 7)
    # A combat space: two of the garrison go to the Conflict.
    assert change(t, before, "B") == {"agents": -1, "garrison": -2, "conflict": 2, **gains}


@rule("IMM-RIVAL-04", "IMM-TLEILAXU-05")
def test_the_spice_is_for_the_first() -> None:
    t = imm("hagal_research_station_imm", tleilaxu_spice=0, B={"tleilaxu": 3})
    assert (t.get("B.vp"), t.get("B.spice")) == (1, 0)


# ------------------------------------------------------------------ the Tleilaxu Row


@rule("IMM-RIVAL-05")
@pytest.mark.parametrize("card, row", [
    ("hagal_carthag_imm_left", ["chairdog", "usurp"]), ("hagal_carthag_imm_right", ["ghola", "chairdog"]),
    ("hagal_carthag_imm_plain", ["ghola", "usurp"])])
def test_crossed_out_cards_are_replaced(card: str, row: list[str]) -> None:
    t = imm(card, **ROW)
    assert t.get("tleilaxu_row") == row and t.get("B.tleilaxu") == 1
    gone = [word for word in ROW["tleilaxu_row"] if word not in row]
    assert [e["card"] for e in kinds(t, "tleilaxu_card_removed")] == gone
    assert [word for word in t.get("trashed") if word in ("ghola", "usurp")] == gone
    # Carthag: a recruit, and two of the garrison.
    assert visited(t) == ["carthag"] and (t.get("B.conflict"), t.get("B.garrison")) == (3, 1)


@rule("IMM-RIVAL-05", "IMM-ROW-12")
def test_a_gap_stays_when_the_deck_is_empty() -> None:
    t = imm("hagal_carthag_imm_right", tleilaxu_row=["ghola", "usurp"], tleilaxu_deck=[])
    assert t.get("tleilaxu_row") == ["ghola"]


@rule("IMM-RIVAL-06")
@pytest.mark.parametrize("card", ["hagal_carthag_imm_left", "hagal_carthag_imm_right", "hagal_carthag_imm_plain",
                                  "hagal_research_station_imm"])
def test_a_skipped_card_does_nothing(card: str) -> None:
    t = imm([card, "hagal_wealth"], agents={"carthag": "A", "research_station": "A"}, A={"agents": 1,
            "swordmaster": 1}, **ROW)
    assert visited(t) == ["wealth"] and skipped(t) == [(card, "occupied")]
    assert (t.get("B.tleilaxu"), t.get("tleilaxu_row")) == (0, ["ghola", "usurp"])


@rule("UPR-COMBO-07", "IMM-RIVAL-05")
@pytest.mark.parametrize("card, row", [
    ("hagal_carthag_imm_left", ["chairdog", "usurp"]), ("hagal_carthag_imm_right", ["ghola", "chairdog"]),
    ("hagal_carthag_imm_plain", ["ghola", "usurp"])])
def test_carthag_with_uprising_is_followed_by_another_card(card: str, row: list[str]) -> None:
    t = imm([card, "hagal_dutiful_service"], "uprising", **ROW)
    assert (t.get("B.tleilaxu"), t.get("tleilaxu_row")) == (1, row)
    assert visited(t) == ["dutiful_service"] and (t.get("B.garrison"), t.get("B.conflict")) == (3, 0)


@rule("UPR-COMBO-07")
def test_two_of_them_in_a_row() -> None:
    t = imm(["hagal_carthag_imm_left", "hagal_carthag_imm_plain", "hagal_fremkit"], "uprising", **ROW)
    assert t.get("B.tleilaxu") == 2 and visited(t) == ["fremkit"]


@rule("UPR-COMBO-06")
def test_the_other_research_station_keeps_its_print() -> None:
    t = imm("hagal_research_station", "uprising")
    assert t.get("B.tleilaxu") == 0 and t.get("B.conflict") == 4


@rule("IMM-RIVAL-01")
def test_house_hagal_of_two_players_uses_no_track() -> None:
    t = automa("hagal_carthag", mode="two", modules=IMM)
    assert t.get("C.tleilaxu") == 0 and t.get("C.conflict") == 3
