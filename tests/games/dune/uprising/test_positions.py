"""Scenario positions: where Uprising's pieces come from, and one-line errors for wrong keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from landsraad.scenarios.expectations import difference
from landsraad.scenarios.positions import open_position
from support.dune.table import play, texts, uprising
from support.rules import rule

LEADERS = ["lady_jessica", "gurney_halleck", "muad_dib"]


def position(given: dict[str, Any], choam: str = "no", players: int = 3, leaders: list[str] | None = None) -> Table:
    options = {"players": players, "choam": choam, "leaders": leaders or LEADERS}
    return open_position(landsraad.game("uprising"), options, 1, {"turn": "A", "first": "A", **given})


def wrong(given: dict[str, Any], choam: str = "no") -> str:
    with pytest.raises(landsraad.BadInput) as caught:
        position(given, choam)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def conflicts(t: Table) -> Counter[str]:
    found = [t.get("conflict")] if t.get("conflict") else []
    lists = [found, t.get("conflict_deck"), t.get("conflict_box")]
    lists += [t.get(f"{seat}.{name}") for seat in t.seats for name in ("won", "matched")]
    return Counter(card for cards in lists for card in cards)


def contracts(t: Table) -> int:
    lists = [t.get(name) for name in ("contract_row", "contract_bank", "sardaukar_contracts")]
    return sum(map(len, lists)) + sum(len(t.get(f"{seat}.{name}")) for seat in t.seats
                                      for name in ("contracts", "completed"))


# ------------------------------------------------------------------ what may be said


def test_numbers_and_marks() -> None:
    t = position({"shield_wall": False, "A": {"maker_hooks": True, "sandworms": 2, "reverend_mother": True,
                                              "objective_matched": 1}, "B": {"training": "lower_2b"}})
    assert (t.get("shield_wall"), t.get("A.maker_hooks"), t.get("A.sandworms"), t.get("A.reverend_mother")) == (
        0, 1, 2, 1)
    assert (t.get("A.strength"), t.get("B.training"), t.get("A.objective_matched")) == (6, "lower_2b", 1)


@pytest.mark.parametrize("words", [["post_choam", "post_fremen"], ["choam", "fremen"], ["fremen", "post_choam"]])
def test_spies_stand_at_their_posts(words: list[str]) -> None:
    t = position({"A": {"spies": words}, "B": {"spies": ["choam"]}})
    assert t.get("A.spies") == ["post_fremen", "post_choam"] and t.get("B.spies") == ["post_choam"]
    t = position({"A": {"spies": []}})
    assert t.get("A.spies") == []


@pytest.mark.parametrize("given, supply", [
    ({"memories": 4}, 5), ({"memories": 2, "garrison": 4, "conflict": 3}, 3), ({"memories": 9}, 0),
    ({"memories": 1, "supply": 2}, 2)])
def test_memories_are_troops(given: dict[str, int], supply: int) -> None:
    t = position({"A": given})
    assert (t.get("A.memories"), t.get("A.supply")) == (given["memories"], supply)


@rule("UPM-COMBAT-06")
def test_won_cards_are_nowhere_else() -> None:
    """From the box, from the deck, and even from the board: another card of that level takes its place."""
    before = position({})
    for card in [*before.get("conflict_box")[:3], *before.get("conflict_deck")[:3], before.get("conflict")]:
        t = position({"A": {"won": [card]}})
        assert t.get("A.won") == [card] and t.get("conflict") != card
        assert conflicts(t).total() == 16 and max(conflicts(t).values()) == 1
        level = {c.name: c.level for c in t.game.plan.box.conflicts}  # type: ignore[attr-defined]
        assert len(t.get("conflict_deck")) + (t.get("conflict") is not None) in (9, 10)
        if t.get("conflict"):
            assert level[t.get("conflict")] == 1
    t = position({"round": 4, "A": {"won": ["skirmish_crysknife"], "matched": ["trade_dispute", "propaganda"]}})
    assert conflicts(t).total() == 16 and len(t.get("A.matched")) == 2


@pytest.mark.parametrize("word, card", [
    ("ornithopter", "objective_ornithopter_1_3p"), ("objective_crysknife", "objective_crysknife"),
    ("desert_mouse", "objective_desert_mouse_first_player")])
def test_objectives_change_hands(word: str, card: str) -> None:
    for seat in "ABC":
        t = position({seat: {"objective": word}})
        assert t.get(f"{seat}.objective") == card
        assert len({t.get(f"{other}.objective") for other in "ABC"}) == 3


def test_the_icon_finds_an_objective_of_this_game() -> None:
    t = position({"A": {"objective": "crysknife"}, "B": {"objective": "crysknife"}}, players=4,
                 leaders=[*LEADERS, "staban_tuek"])
    assert {t.get("A.objective"), t.get("B.objective")} == {"objective_crysknife", "objective_crysknife_4_6p"}
    assert len({t.get(f"{seat}.objective") for seat in "ABCD"}) == 4
    assert position({"A": {"objective": None}}).get("A.objective") is None


def test_contracts_come_from_the_bank() -> None:
    t = position({"A": {"contracts": ["harvest_3", "contract_espionage"], "completed": ["immediate"]},
                  "B": {"contracts": ["harvest_3", "espionage"]}}, "yes")
    assert sorted(t.get("A.contracts")) == ["contract_espionage", "contract_harvest_3"]
    assert t.get("A.completed") == ["contract_immediate"] and len(t.get("B.contracts")) == 2
    assert contracts(t) == 20 and len(t.get("contract_row")) == 2


def test_the_row_and_the_bank_of_contracts() -> None:
    t = position({"contract_row": ["harvest_4", "immediate"], "contract_bank": ["espionage", "arrakeen_spy"]}, "yes")
    assert t.get("contract_row") == ["contract_harvest_4", "contract_immediate"]
    assert t.get("contract_bank")[:2] == ["contract_espionage", "contract_arrakeen_spy"] and contracts(t) == 20
    t = position({"contract_row": [], "contract_bank": []}, "yes")
    assert contracts(t) == 0
    t = position({"contract_row": ["harvest_4"]}, "yes")
    assert t.get("contract_row") == ["contract_harvest_4"] and contracts(t) == 20


def test_shaddams_contracts_may_be_with_him() -> None:
    t = position({"A": {"contracts": ["sardaukar_cards"]}}, "yes", leaders=["shaddam_corrino_iv", *LEADERS[:2]])
    assert t.get("sardaukar_contracts") == ["contract_sardaukar_recall"] and contracts(t) == 20
    t = position({"sardaukar_contracts": []}, "yes", leaders=["shaddam_corrino_iv", *LEADERS[:2]])
    assert len(t.get("contract_bank")) == 18 and contracts(t) == 20


def test_trashed_intrigue_cards_are_not_in_the_deck() -> None:
    t = position({"trashed_intrigue": ["contingency_plan"]})
    assert t.get("trashed_intrigue") == ["contingency_plan"]
    assert t.get("intrigue_deck").count("contingency_plan") == 2 and len(t.get("intrigue_deck")) == 39


@rule("UPM-ENDGAME-02")
def test_who_revealed_last() -> None:
    """Everything else is equal."""
    same = {"vp": 10, "spice": 1, "solari": 1, "water": 1, "garrison": 1, "intrigue": []}
    given = {"phase": "endgame", "A": same, "B": same, "C": {"vp": 3}}
    for seat in "AB":
        t = position({**given, "last_reveal": seat})
        assert t.get("last_reveal") == seat
        while not t.over:
            t.play("pass")
        assert t.result() == {"scores": {"A": 10, "B": 10, "C": 3}, "winners": [seat], "reason": "reveal",
                              "ended": "points"}
    t = position({"A": {"hand": ["dagger"]}})
    play(t, "reveal", "end")
    assert t.get("last_reveal") == "A"


def test_phases_by_their_names() -> None:
    assert position({}).get("phase") == "turns"
    t = position({"phase": "endgame", "A": {"won": ["propaganda"], "objective": "crysknife"}})
    assert t.get("phase") == "endgame" and texts(t) == ["match_objective", "pass"]
    t = position({"phase": "combat", "A": {"conflict": 1}})
    assert t.get("phase") == "combat" and texts(t) == ["pass"]
    t = uprising(A={"hand": ["diplomacy", "dagger"], "spies": ["fremen"]})
    play(t, "agent diplomacy fremkit")
    assert t.get("phase") == "turns" and texts(t) == ["gather post_fremen", "skip"]
    t = uprising(A={"hand": ["dagger", "convincing_argument"]})
    play(t, "reveal")
    assert t.get("phase") == "turns" and t.decision()["effect"] == "UprisingReveal"
    play(t, "end")
    while not t.over:
        t.play(texts(t)[-1])
    assert t.get("phase") == "over"


def test_a_position_goes_on_as_a_game() -> None:
    """With everything at once, played to the end, saved and read on the way."""
    given = {"round": 6, "shield_wall": 0, "contract_row": ["harvest_3", "espionage"],
             "A": {"spies": ["choam"], "memories": 2, "won": ["skirmish_desert_mouse"], "contracts": ["harvest_4"]},
             "B": {"sandworms": 1, "conflict": 2, "maker_hooks": 1, "objective": "ornithopter"}}
    t = position(given, "yes")
    while not t.over:
        t.play(t.legal()[0])
        if len(t.moves) % 50 == 0:
            again = landsraad.from_json(t.to_json())
            assert again.fingerprint() == t.fingerprint()
    assert t.result()["winners"]


# ------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize("given, message", [
    ({"A": {"spies": ["chom"]}}, "A.spies: unknown post 'chom'"),
    ({"A": {"spies": "choam"}}, "A.spies: 'choam' is not a list"),
    ({"A": {"spies": ["choam", "fremen", "emperor", "landsraad_hall"]}}, "A.spies: a seat has 3 spies, not 4"),
    ({"A": {"spies": ["choam", "post_choam"]}}, "A.spies: two spies of one seat cannot stand at post_choam"),
    ({"A": {"memories": 10}}, "A: there are only 12 troops, not 13, memories included"),
    ({"A": {"memories": -1}}, "A.memories: -1 is not a number from 0 to 12"),
    ({"A": {"memories": "two"}}, "A.memories: 'two' is not a number"),
    ({"A": {"won": ["propaganda"]}, "B": {"won": ["propaganda"]}}, "B.won: there is only one propaganda"),
    ({"A": {"won": ["propaganda"]}, "conflict": "propaganda"}, "A.won: propaganda is the conflict of this round"),
    ({"A": {"won": ["propaganda"]}, "conflict_deck": ["propaganda"]},
     "A.won: propaganda is elsewhere in this position"),
    ({"A": {"won": ["propagandas"]}}, "A.won: unknown conflict 'propagandas'; did you mean 'propaganda'?"),
    ({"A": {"objective": "worm"}}, "A.objective: unknown objective 'worm'"),
    ({"A": {"objective": "crysknife"}, "B": {"objective": "crysknife"}},
     "B.objective: there is only one objective_crysknife"),
    ({"A": {"contracts": ["harvest_3"]}}, "A.contracts: contracts need the CHOAM module; write options: {choam: yes}"),
    ({"contract_row": ["harvest_3"]}, "contract_row: contracts need the CHOAM module; write options: {choam: yes}"),
    ({"choam": True}, "choam: the module is an option of the game; write options: {choam: yes}"),
    ({"last_reveal": "D"}, "last_reveal: 'D' is not a seat in this game"),
    ({"A": {"training": "upper_3"}}, "A.training: unknown training 'upper_3'; did you mean 'upper_2'?"),
    ({"shield_walls": 1}, "the table has no field 'shield_walls'; did you mean 'shield_wall'?"),
    ({"A": {"spy": []}}, "A has no field 'spy'"),
    ({"mentat": "A"}, "the table has no field 'mentat'"),
    ({"trashed_intrigue": ["contingency"]}, "trashed_intrigue: unknown intrigue card 'contingency'"),
])
def test_wrong_words(given: dict[str, Any], message: str) -> None:
    assert wrong(given).startswith(message)


@pytest.mark.parametrize("given, message", [
    ({"A": {"contracts": ["harvest_4"]}, "B": {"completed": ["harvest_4"]}},
     "B.completed: there are only 1 of contract_harvest_4"),
    ({"A": {"contracts": ["harvest_5"]}}, "A.contracts: unknown contract 'harvest_5'"),
    ({"contract_row": ["harvest_3", "espionage", "immediate"]}, "contract_row: there is room for 2, not for 3"),
    ({"choam": False}, "choam: the module is an option of the game; write options: {choam: no}"),
])
def test_wrong_contracts(given: dict[str, Any], message: str) -> None:
    assert wrong(given, "yes").startswith(message)
    assert position({"choam": "yes"}, "yes").get("choam") == 1


def test_the_first_word_that_all_names_share_may_be_left_out() -> None:
    """Posts, contracts, cards of House Hagal: in positions, expectations and moves."""
    t = uprising(options={"choam": "yes"}, A={"hand": ["dagger"], "spies": ["choam", "post_fremen"],
                                              "contracts": ["espionage"]}, contract_row=["harvest_3", "harvest_4"])
    assert t.get("A.spies") == ["post_fremen", "post_choam"] and t.get("A.contracts") == ["contract_espionage"]
    assert t.parse("spy choam") == t.parse("spy post_choam") and t.parse("contract immediate") == t.parse(
        "contract contract_immediate")
    assert difference(t, "A.spies", ["choam", "fremen"]) == "" == difference(t, "A.spies.has", ["choam"])
    assert difference(t, "A.spies", ["choam"]) != ""
    with pytest.raises(landsraad.BadInput, match="unknown post 'post_coam'; did you mean 'post_choam'"):
        t.parse("spy post_coam")
    solo = uprising(1, options={"rivals": ["muad_dib", "lady_jessica"]}, hagal_deck=["gather_support_b"])
    assert solo.get("hagal_deck")[0] == "hagal_gather_support_b"
