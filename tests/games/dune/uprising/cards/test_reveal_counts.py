"""Reveal boxes that count cards or contracts once, at a time the seat chooses; cards trashed from play."""

from __future__ import annotations

import pytest

from support.dune.one_card import PLAIN, of, revealed
from support.dune.table import play, texts
from support.rules import rule

# ------------------------------------------------------------------ Stilgar


@pytest.mark.parametrize(("hand", "in_play", "persuasion"), [
    ((), [], 2), (("fedaykin_stilltent",), [], 4), ((), ["fedaykin_stilltent", "maula_pistol"], 6),
    (("rebel_supplier",), ["maker_keeper"], 6), (("dagger",), ["seek_allies"], 2),
])
@rule("UPM-REVEAL-TURN-02")
def test_stilgar_the_devoted_counts_fremen_cards_in_play(hand: tuple[str, ...], in_play: list[str],
                                                         persuasion: int) -> None:
    t = revealed("stilgar_the_devoted", *hand, in_play=in_play)
    assert t.get("A.persuasion") == persuasion


@rule("UPM-REVEAL-TURN-06")
def test_stilgar_the_devoted_counts_a_card_drawn_in_the_reveal_turn() -> None:
    """He counts at once, with or without a card in hand that draws, and what is drawn then as well."""
    t = revealed("stilgar_the_devoted", intrigue=["intelligence_report"], deck=["rebel_supplier"])
    assert t.get("A.persuasion") == 2 and "use stilgar_the_devoted" not in texts(t)
    play(t, "play intelligence_report")
    assert of(t, "in_play") == [["rebel_supplier", "stilgar_the_devoted"]]
    assert of(t, "persuasion", "swords", "spice") == [4, 1, 1]


# ------------------------------------------------------------------ Sardaukar Coordination


@pytest.mark.parametrize(("hand", "in_play", "swords"), [
    ((), [], 1), (("treacherous_maneuver",), [], 2), (("sardaukar_coordination",), [], 4),
    ((), ["treacherous_maneuver", "sardaukar_soldier"], 1), (("price_is_no_object", "truthtrance"), [], 2),
])
def test_sardaukar_coordination_counts_the_emperor_cards_revealed(hand: tuple[str, ...], in_play: list[str],
                                                                  swords: int) -> None:
    """Not those played with agents; two of them count for each other."""
    assert revealed("sardaukar_coordination", *hand, in_play=in_play).get("A.swords") == swords


# ------------------------------------------------------------------ Leadership


@pytest.mark.parametrize(("hand", "in_play", "swords"), [
    ((), [], 1), (("dagger",), [], 3), (("dagger", "dagger", "strike_fleet"), [], 9),
    (("truthtrance", "rebel_supplier"), ["dagger"], 3), ((), ["dagger", "strike_fleet"], 1),
])
def test_leadership_counts_the_other_revealed_cards_with_swords(hand: tuple[str, ...], in_play: list[str],
                                                                swords: int) -> None:
    assert revealed("leadership", *hand, in_play=in_play).get("A.swords") == swords


def test_leadership_counts_sardaukar_coordination_whichever_comes_first() -> None:
    assert revealed("leadership", "sardaukar_coordination").get("A.swords") == 3


@rule("UPM-RULINGS-05")
def test_leadership_counts_once_before_or_after_swords_are_chosen() -> None:
    t = revealed("leadership", "undercover_asset")
    assert t.get("A.swords") == 1 and "use leadership" in texts(t)
    early = play(t.clone(), "use leadership", "use undercover_asset", "choose 2")
    assert early.get("A.swords") == 3 and "use leadership" not in texts(early)
    assert play(t.clone(), "use undercover_asset", "choose 2").get("A.swords") == 4
    assert play(t, "use undercover_asset", "choose 1", "spy post_choam").get("A.swords") == 1


@rule("UPM-RULINGS-05")
def test_leadership_counts_at_the_latest_when_the_turn_ends() -> None:
    t = revealed("leadership", "dagger", "chani_clever_tactician", conflict=3, given={"B": {"hand": []}})
    assert t.get("A.swords") == 2 and {"use leadership", "end"} <= set(texts(t))
    assert play(t, "end").get("A.swords") == 3


@rule("UPM-RULINGS-05", "UPM-REVEAL-TURN-06")
def test_leadership_counts_a_card_drawn_later_unless_the_seat_has_counted_before() -> None:
    t = revealed("leadership", intrigue=["intelligence_report"], deck=["dagger"])
    assert t.get("A.swords") == 1
    assert play(t, "play intelligence_report").get("A.swords") == 3
    t = revealed("leadership", "undercover_asset", intrigue=["intelligence_report"], deck=["dagger"])
    assert play(t.clone(), "use leadership", "play intelligence_report").get("A.swords") == 2
    assert play(t, "play intelligence_report", "use leadership").get("A.swords") == 3


@rule("UPM-RULINGS-05", "UPM-RULINGS-08")
def test_what_was_counted_once_is_not_counted_again() -> None:
    """One Emperor card leaves and another one comes: there are no more of them than before."""
    t = revealed("sardaukar_coordination", "sardaukar_soldier", intrigue=["cunning"], spice=1,
                 deck=["imperial_spymaster"])
    assert t.get("A.swords") == 1 + 2
    play(t, "play cunning", "choose 2", "first 2", "trash sardaukar_soldier in_play")
    assert of(t, "swords", "in_play") == [1 + 2 + 1, ["imperial_spymaster", "sardaukar_coordination"]]


def test_leadership_counts_chani_only_if_she_fights() -> None:
    t = revealed("leadership", "chani_clever_tactician", conflict=3)
    assert play(t, "use chani_clever_tactician", "pay").get("A.swords") == 6


# ------------------------------------------------------------------ Calculus of Power


def test_calculus_of_power_trashes_another_emperor_card_in_play_for_3_swords() -> None:
    t = revealed("calculus_of_power", "double_agent", "dagger", in_play=["sardaukar_soldier", "truthtrance"])
    play(t, "use calculus_of_power")
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "swords") == [2]
    play(t, "pay")
    assert texts(t) == ["trash double_agent in_play", "trash sardaukar_soldier in_play"]
    soldier = play(t.clone(), "trash sardaukar_soldier in_play")
    assert of(soldier, "swords", "persuasion", "intrigue") == [5, 3, [PLAIN, PLAIN]]
    play(t, "trash double_agent in_play")
    assert of(t, "swords", "persuasion") == [5, 3]  # what it gave is kept
    assert t.get("trashed") == ["double_agent"] and "double_agent" not in t.get("A.in_play")


def test_calculus_of_power_does_not_trash_itself() -> None:
    assert "use calculus_of_power" not in texts(revealed("calculus_of_power", "dagger"))


@rule("UPM-RULINGS-08")
def test_of_two_calculations_one_is_trashed_with_its_box() -> None:
    t = play(revealed("calculus_of_power", "calculus_of_power"), "use calculus_of_power", "pay")
    assert of(t, "in_play", "swords", "persuasion") == [["calculus_of_power"], 3, 4]
    assert "use calculus_of_power" not in texts(t)


@rule("UPM-RULINGS-08")
def test_a_copy_played_with_an_agent_is_trashed_without_loss() -> None:
    t = play(revealed("calculus_of_power", "calculus_of_power", in_play=["calculus_of_power"]),
             "use calculus_of_power", "pay")
    assert "use calculus_of_power" in texts(t)
    play(t, "use calculus_of_power", "pay")
    assert of(t, "in_play", "swords") == [["calculus_of_power"], 6] and "use calculus_of_power" not in texts(t)


@rule("UPM-RULINGS-08")
def test_a_trashed_card_loses_what_it_had_not_done() -> None:
    t = revealed("calculus_of_power", "public_spectacle")
    play(t, "use calculus_of_power", "pay")
    assert of(t, "swords", "persuasion", "spies") == [3, 3, []]
    assert "use public_spectacle" not in texts(t) and "end" in texts(t)


@rule("UPM-RULINGS-05", "UPM-RULINGS-08")
def test_leadership_and_calculus_of_power_count_alike_before_and_after() -> None:
    """The soldier that is trashed counts no more; the calculation that trashed it counts instead."""
    t = revealed("leadership", "calculus_of_power", "sardaukar_soldier")
    before = play(t.clone(), "use leadership", "use calculus_of_power", "pay")
    after = play(t, "use calculus_of_power", "pay")
    assert before.get("A.swords") == after.get("A.swords") == 1 + 1 + 3 + 1


@rule("UPM-RULINGS-08")
def test_sardaukar_coordination_does_not_count_what_left_play() -> None:
    t = revealed("sardaukar_coordination", "calculus_of_power", "sardaukar_soldier")
    early = play(t.clone(), "use sardaukar_coordination")
    assert early.get("A.swords") == 1 + 3
    late = play(t, "use calculus_of_power", "pay", "trash sardaukar_soldier in_play")
    assert late.get("A.swords") == 1 + 3 + 2


@rule("UPM-RULINGS-08")
def test_a_coordination_that_was_trashed_counts_nothing() -> None:
    t = play(revealed("sardaukar_coordination", "calculus_of_power"), "use calculus_of_power", "pay")
    assert t.get("A.swords") == 3 and "use sardaukar_coordination" not in texts(t)


# ------------------------------------------------------------------ contracts


@pytest.mark.parametrize("n", [0, 1, 4])
def test_interstellar_trade_counts_the_contracts_completed(n: int) -> None:
    done = ["contract_immediate", "contract_arrakeen_water", "contract_espionage", "contract_espionage"][:n]
    assert revealed("interstellar_trade", choam=True, completed=done).get("A.persuasion") == n


@rule("UPM-RULINGS-05", "UPM-CHOAM-03")
def test_interstellar_trade_counts_once_before_or_after_a_contract_is_completed() -> None:
    cards = ["interstellar_trade", *["branching_path"] * 5]
    t = revealed(*cards, choam=True, contracts=["contract_acquire_spice_must_flow"], completed=["contract_espionage"])
    assert t.get("A.persuasion") == 10 and "use interstellar_trade" in texts(t)
    early = play(t.clone(), "use interstellar_trade", "buy the_spice_must_flow")
    assert early.get("A.persuasion") == 2 and "use interstellar_trade" not in texts(early)
    play(t, "buy the_spice_must_flow")
    assert t.get("A.persuasion") == 3 and t.get("A.completed") == ["contract_acquire_spice_must_flow",
                                                                   "contract_espionage"]
