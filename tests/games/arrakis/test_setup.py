"""The set-up and the contents of the box, compared with the printed numbers."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
from landsraad.games.arrakis.state import components
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import DECK, LEADER, RESULT, SETTLEMENT, SIETCH, STATION
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    OBJECTIVE_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    START_TOKENS,
    TOKEN_FACES,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.errors import BadInput
from support.arrakis.table import here, set_up
from support.rules import rule

SEEDS = range(8)

# leader | result of its card | hits and shields of one special | in play at the start
LEADERS = """
baron_harkonnen | house | 0 2 | start
beast_rabban | leadership | 2 0 | start
feyd_rautha | leadership | 2 1 |
thufir_hawat | mentat | 1 2 |
gaius_helen_mohiam | mentat | 0 3 |
captain_aramsham | deployment | 1 1 | start
emperor_shaddam_iv | strategy | 2 0 |
paul_atreides | leadership | 1 0 | start
lady_jessica | mentat | 0 1 | start
reverend_mother_jessica | mentat | 0 2 |
gurney_halleck | leadership | 2 1 |
alia | house | 1 0 |
stilgar | deployment | 2 0 | start
chani | strategy | 1 1 |
paul_muad_dib | strategy | 2 1 |
wild_maker | | 0 0 |
"""


@rule("WFA-COMP-30", "WFA-PLAN-06", "WFA-COMP-11")
def test_what_is_in_the_box() -> None:
    assert (len(SIETCH.names), len(STATION.names), len(SETTLEMENT.names)) == (8, 6, 6)
    assert len(PRESCIENCE_CARDS) == 16 and len(OBJECTIVE_CARDS) == 6 and sum(components.SIGN_COUNTS) == 16
    assert components.BENE_GESSERIT_TOKENS == 5 and sum(components.ACTION_DICE) == 12
    decks = Counter(DECK.names[card.deck] for card in PLANNING_CARDS for _ in range(card.copies))
    assert decks == {"house_harkonnen": 18, "corrino_allies": 18, "house_atreides": 18, "fremen_allies": 18}
    figures = [*components.FIGURES[0], *components.FIGURES[1], *components.OFFICER_FIGURES,
               components.HARVESTER_FIGURES, components.ORNITHOPTER_FIGURES, components.CARRYALL_FIGURES,
               components.WORM_FIGURES + 1, 7, 8]  # the last are the named leaders
    assert sum(figures) == 129
    assert [face.copies for face in TOKEN_FACES if face.start] == [3, 3, 1, 1]
    assert [face.copies for face in TOKEN_FACES if not face.start] == [2, 1, 1, 2, 2]
    assert all(sum(face.units) == 2 for face in TOKEN_FACES)
    assert [sum(token.copies for token in START_TOKENS if token.silver == silver) for silver in (False, True)] == [6, 6]


@rule("WFA-LEADER-01", "WFA-COMP-10", "WFA-LEADER-06", "WFA-LEADER-20")
@pytest.mark.parametrize("line", LEADERS.strip().splitlines())
def test_leaders(line: str) -> None:
    name, slot, combat, start = (word.strip() for word in line.split("|"))
    card = LEADER_CARDS[LEADER.find(name)]
    assert (RESULT.names[card.slot] if card.slot != NONE else "") == slot
    assert f"{card.hits} {card.shields}" == combat
    assert card.starts == (start == "start") and card.special is not None


def test_what_is_reconstructed_says_so() -> None:
    assert all(face.reconstructed for face in TOKEN_FACES) and all(card.reconstructed for card in OBJECTIVE_CARDS)
    assert {LEADER.names[card.leader] for card in LEADER_CARDS if not card.reconstructed} == {
        "baron_harkonnen", "beast_rabban", "feyd_rautha", "thufir_hawat", "gaius_helen_mohiam", "captain_aramsham",
        "emperor_shaddam_iv"}
    assert [card.name for card in PRESCIENCE_CARDS if card.reconstructed] == [
        card.name for card in PRESCIENCE_CARDS if not card.at_end]


@rule("WFA-SETUP-01", "WFA-SETUP-02", "WFA-COMP-20", "WFA-COMP-26", "WFA-COMP-28", "WFA-MAP-14")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_sietch_has_a_rank_a_token_and_a_naib(seed: int) -> None:
    t = set_up(seed)
    assert Counter(t.get("A.sietch_ranks").values()) == {1: 2, 2: 4, 3: 2}
    for i, area in enumerate(SIETCH.names):
        assert here(t, f"{area}.atreides.tokens") == [f"t{i + 1}"] and here(t, f"{area}.atreides.leaders") == ["naib"]
        assert not here(t, f"{area}.sietch.revealed")
    faces = Counter(face for face in t.get("A.token_faces").values() if face)
    assert faces == {"start_2_regular": 3, "start_regular_elite": 3, "start_2_elite": 1, "start_regular_fedaykin": 1}
    assert t.view("A")["A"]["token_faces"]["t1"] and "token_faces" not in t.view("B")["A"]
    assert t.view("A")["A"]["sietch_ranks"]["gara_kulon"] and "sietch_ranks" not in t.view("B")["A"]


@rule("WFA-SETUP-03")
def test_the_other_tokens_are_a_supply() -> None:
    t = set_up()
    assert len(t.get("A.token_supply")) == 8 and t.view("A")["A"]["token_supply"] == 8


@rule("WFA-SETUP-04", "WFA-COMP-25", "WFA-COMP-27")
def test_settlements() -> None:
    t = set_up()
    ranks = {area: here(t, f"{area}.settlement") for area in SETTLEMENT.names}
    assert ranks == {"arrakeen": 3, "carthag": 2, "imperial_basin": 1, "hagga_basin": 1, "arsunt": 1, "north_pole": 1}
    assert {area.name for area in AREAS if area.symbol == "settlement"} == set(ranks)


@rule("WFA-SETUP-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_tokens_say_what_stands_in_a_settlement(seed: int) -> None:
    t = set_up(seed)
    for area in SETTLEMENT.names:
        assert here(t, f"{area}.harkonnen") == 4
    total = {word: sum(here(t, f"{area}.harkonnen.{word}") for area in SETTLEMENT.names)
             for word in ("regular", "elite", "sardaukar", "bashar")}
    assert total == {"regular": 15, "elite": 7, "sardaukar": 2, "bashar": 4}
    assert t.get("B.supply") == {"regular": 9, "elite": 5, "special": 6} and t.get("B.officers") == 2
    assert t.get("A.supply") == {"regular": 16, "elite": 8, "special": 6} and t.get("A.officers") == 4


@rule("WFA-SETUP-06", "WFA-STATION-02")
def test_stations_are_hidden_from_everybody() -> None:
    t = set_up()
    assert Counter(t.get("station_faces").values()) == {"kwisatz_haderach": 2, "sand_dwellers": 2, "jihad": 2}
    for seat in (None, "A", "B"):
        assert "station_faces" not in t.view(seat)
        found = [area for area, what in t.view(seat)["areas"].items() if what.get("station")]
        assert sorted(found) == sorted(STATION.names)


@rule("WFA-SETUP-07", "WFA-SETUP-12", "WFA-SETUP-15")
def test_tracks_and_tokens() -> None:
    t = set_up()
    assert t.get("supremacy") == 0 and set(t.get("prescience").values()) == {0}
    assert t.get("spice_board") == {"choam": 1, "spacing_guild": 1, "landsraad": 1}
    assert t.get("A.bene_gesserit") == 1 and t.get("B.bene_gesserit") == 0


@rule("WFA-SETUP-08", "WFA-SETUP-09", "WFA-SETUP-13", "WFA-SETUP-14", "WFA-GOAL-04")
def test_cards() -> None:
    t = set_up()  # each has drawn two cards, and three prescience cards are revealed
    assert len(t.get("prescience_deck")) == 13 and len(t.get("wormsign_pool")) == 16
    for seat in "AB":
        assert (len(t.get(f"{seat}.house_deck")), len(t.get(f"{seat}.allies_deck"))) == (17, 17)
    assert len(t.get("A.objectives")) == 1 and len(t.get("objective_box")) == 5 and t.get("B.objectives") == []
    assert t.view("A")["A"]["objectives"] == t.get("A.objectives") and t.view("B")["A"]["objectives"] == 1
    assert len({tuple(set_up(seed).get("A.house_deck")) for seed in SEEDS}) == len(SEEDS)


@rule("WFA-SETUP-10", "WFA-SETUP-11", "WFA-COMP-32")
def test_leaders_at_the_start() -> None:
    t = set_up()
    start = ["baron_harkonnen", "beast_rabban", "captain_aramsham", "lady_jessica", "paul_atreides", "stilgar"]
    assert sorted(name for name, state in t.get("leaders").items() if state == "aside") == start
    assert sorted(name for name, ready in t.get("ready").items() if ready) == start
    assert {state for name, state in t.get("leaders").items() if name not in start} == {"box"}


@rule("WFA-GOAL-06")
def test_seats_and_options() -> None:
    t = landsraad.new("arrakis", seed=3)
    assert t.seats == ["A", "B"] and t.get("A.side") == "atreides" and t.get("B.side") == "harkonnen"
    assert t.actor == "B"  # the first to decide: the vehicles
    other = landsraad.new("arrakis", seed=3, seats=["harkonnen", "atreides"], rulings="faq")
    assert other.get("A.side") == "harkonnen" and other.actor == "A" and other.get("rulings") == "faq"
    with pytest.raises(BadInput, match="a game of 2 has atreides, harkonnen"):
        landsraad.new("arrakis", seats=["atreides", "atreides"])
    with pytest.raises(BadInput, match="players: 5 is not a number from 1 to 4"):
        landsraad.new("arrakis", players=5)
