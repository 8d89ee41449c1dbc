"""Acquire boxes, for all ways to acquire a card, and the card that Helena sets aside."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def shopping(*row: str, **seat: Any) -> Table:
    """A is in its reveal turn, with persuasion and a plot card that keeps the turn open."""
    given = {"hand": [], "discard": [], "persuasion": 8, "intrigue": ["windfall"], **seat}
    return play(table(A=given, row=[*row, *["worm_riders"] * (5 - len(row))]), "reveal")


@pytest.mark.parametrize(("card", "gains"), [
    ("chani", {"water": 2}), ("liet_kynes", {"influence.emperor": 1}),
    ("choam_directorship", {f"influence.{faction}": 1 for faction in FACTIONS}),
    ("arrakis_recruiter", {}), ("stilgar", {}), ("kwisatz_haderach", {}),
])
@rule("IMP-BUY-13", "IMP-INFL-18")
def test_acquire_box(card: str, gains: dict[str, int]) -> None:
    t = play(shopping(card), f"buy {card}")
    wanted = {"water": 1, **{f"influence.{faction}": 0 for faction in FACTIONS}} | gains
    assert {name: t.get(f"A.{name}") for name in wanted} == wanted
    assert of(t, "discard", "solari", "swords") == [[card], 0, 0]  # and nothing of its other boxes


@rule("IMP-INFL-16")
def test_lady_jessica_brings_influence_of_your_choice() -> None:
    t = play(shopping("lady_jessica"), "buy lady_jessica")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]
    assert play(t, "influence fremen").get("A.influence.fremen") == 1


@rule("IMP-BUY-13")
def test_no_acquire_box_when_the_card_is_played_or_revealed() -> None:
    t = play(table(A={"hand": ["chani", "liet_kynes", "lady_jessica"], "intrigue": ["windfall"]}), "reveal")
    assert of(t, "water", "influence.emperor") == [1, 0]
    t = table(A={"hand": ["chani"], "garrison": 0, "intrigue": ["windfall"]})
    assert play(t, "agent chani secure_contract").get("A.water") == 1


@rule("IMP-INFL-02", "IMP-INFL-07")
def test_choam_directorship_can_bring_points_with_four_factions() -> None:
    t = shopping("choam_directorship", influence=dict.fromkeys(FACTIONS, 3), vp=4, garrison=0)
    t = play(t, "buy choam_directorship")
    assert of(t, "alliances", "vp") == [list(FACTIONS), 8]
    assert of(t, "garrison", "solari", "water") == [2, 3, 2] and len(t.get("A.intrigue")) == 2  # the four bonuses


def test_acquire_box_of_a_card_taken_with_bypass_protocol() -> None:
    t = table(A={"hand": ["dagger"], "spice": 2, "intrigue": ["bypass_protocol"], "deck": ["scout"]},
              row=["chani"] + ["worm_riders"] * 4)
    play(t, "play bypass_protocol", "choose 2", "acquire chani")
    assert of(t, "water", "spice", "deck") == [2, 0, ["chani", "scout"]]


# ------------------------------------------------------------------ set aside by Helena


def helena(*row: str, **seat: Any) -> Table:
    """B and C have nothing to do but reveal; B has persuasion to spend."""
    given = {"hand": ["signet_ring", "dagger"], "discard": [], "intrigue": ["windfall"], "garrison": 0, **seat}
    return table(options={"leaders": ["helena_richese", "glossu_rabban", "paul_atreides"]}, A=given,
                 B={"hand": [], "persuasion": 10, "intrigue": []}, C={"hand": [], "intrigue": []},
                 row=[*row, *["worm_riders"] * (5 - len(row))], imperium_deck=["opulence"])


def aside(card: str, *row: str, **seat: Any) -> Table:
    return play(helena(card, *row, **seat), "agent signet_ring secure_contract", "resolve card", f"remove {card}")


@rule("IMP-LEADER-11", "IMP-LEADER-02")
def test_helenas_card_is_replaced_and_kept_from_the_others() -> None:
    t = play(aside("stilgar"), "end")
    assert t.get("A.set_aside") == "stilgar" and t.get("row") == ["opulence"] + ["worm_riders"] * 4
    assert t.actor == "B" and "buy opulence" in texts(t) and "buy stilgar" not in texts(t)


@pytest.mark.parametrize(("persuasion", "offered"), [(3, False), (4, True)])
def test_helena_pays_1_less(persuasion: int, offered: bool) -> None:
    t = play(aside("stilgar", persuasion=persuasion), "end", "end", "reveal")
    assert ("buy stilgar" in texts(t)) == offered
    if offered:
        play(t, "buy stilgar")
        assert of(t, "discard", "persuasion", "set_aside") == [["stilgar"], 0, None]
        assert len(t.get("row")) == 5


@rule("IMP-LEADER-12")
def test_helenas_card_leaves_the_game_after_her_next_reveal_turn() -> None:
    t = play(aside("stilgar", persuasion=4), "end", "end", "reveal", "end")
    assert t.get("A.set_aside") is None and t.get("trashed") == ["stilgar"]


def test_bypass_protocol_takes_helenas_card_by_its_printed_cost() -> None:
    seat = {"intrigue": ["bypass_protocol"], "spice": 2}
    t = play(aside("fremen_camp", **seat), "play bypass_protocol", "choose 1")
    assert "acquire fremen_camp" not in texts(t)  # 4, not 3
    t = play(aside("fremen_camp", **seat), "play bypass_protocol", "choose 2", "acquire fremen_camp")
    assert of(t, "set_aside", "spice") == [None, 0] and t.get("A.deck")[0] == "fremen_camp"
    assert len(t.get("row")) == 5


def test_helena_beside_a_second_copy_in_the_row() -> None:
    t = play(aside("scout", "scout", persuasion=1), "end", "end", "reveal", "buy scout")
    assert of(t, "set_aside", "persuasion") == [None, 1]  # the one set aside costs nothing
    play(t, "buy scout")
    assert of(t, "discard", "persuasion") == [["scout", "scout"], 0]
