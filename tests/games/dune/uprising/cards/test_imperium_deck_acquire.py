"""Acquire boxes, costs, and cards drawn or taken in the reveal turn."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad.games.dune.bases.uprising.setup  # noqa: F401  (the components)
from landsraad.kernel.table import Table
from support.dune.boxes import UPRISING
from support.dune.one_card import PLAIN, of, revealed
from support.dune.table import play, texts
from support.rules import rule

ARGUMENTS = ("convincing_argument",) * 4  # 8 persuasion
ROW = {"imperium_deck": ["sardaukar_soldier"]}
COSTS = [(card.name, int(card.cost)) for card in UPRISING.cards if card.kind == "imperium" and not card.module]


def buys(card: str, *moves: str, **seat: Any) -> Table:
    row = [card, *["steersman" if card == "overthrow" else "overthrow"] * 4]
    return play(revealed(*ARGUMENTS, given={"row": row, **ROW}, **seat), f"buy {card}", *moves)


@pytest.mark.parametrize(("card", "cost"), COSTS)
@rule("UPM-REVEAL-TURN-05")
def test_it_costs_what_it_says(card: str, cost: int) -> None:
    """The number itself is compared in the facts: here, that so much is enough, and is paid."""
    row = {"row": [card] * 5}
    enough = [*["convincing_argument"] * (cost // 2), *["diplomacy"] * (cost % 2)]
    t = revealed(*enough, given=row)
    assert f"buy {card}" in texts(t)
    assert f"buy {card}" not in texts(revealed(*enough[1:], given=row))
    play(t, f"buy {card}")
    assert card in t.get("A.discard") and t.get("A.persuasion") == 0


@pytest.mark.parametrize("card", ["guild_spy", "in_high_places", "spy_network", "strike_fleet", "subversive_advisor"])
@rule("UPM-REVEAL-TURN-05", "UPM-RULINGS-04", "UPM-SPIES-03")
def test_a_spy_is_placed_when_it_is_acquired(card: str) -> None:
    t = buys(card)
    assert len(texts(t)) == 13 and "skip" not in texts(t)
    assert "sardaukar_soldier" in t.get("row")  # the row is full again before
    assert of(play(t, "spy post_choam"), "spies", "discard") == [["post_choam"], [card]]


def test_overthrow_draws_an_intrigue_card_when_acquired() -> None:
    assert buys("overthrow").get("A.intrigue") == [PLAIN, PLAIN]


def test_price_is_no_object_gives_2_solari_when_acquired() -> None:
    assert of(buys("price_is_no_object"), "solari", "persuasion") == [2, 2]


def test_steersman_gains_influence_with_the_guild_when_acquired() -> None:
    assert list(buys("steersman").get("A.influence").values()) == [0, 1, 0, 0]


@pytest.mark.parametrize("card", ["maula_pistol", "sardaukar_soldier", "spacing_guilds_favor", "double_agent"])
def test_most_cards_give_nothing_when_acquired(card: str) -> None:
    t = buys(card)
    assert of(t, "intrigue", "solari", "spice", "spies", "vp") == [[PLAIN], 0, 0, [], 0]


@rule("UPM-CHOAM-02")
def test_interstellar_trade_takes_a_contract_when_acquired() -> None:
    row = {"row": ["interstellar_trade", *["overthrow"] * 4],
           "contract_row": ["contract_espionage", "contract_harvest_3"]}
    t = play(revealed(*ARGUMENTS, choam=True, given=row), "buy interstellar_trade")
    assert texts(t) == ["contract contract_espionage", "contract contract_harvest_3"]
    assert play(t, "contract contract_espionage").get("A.contracts") == ["contract_espionage"]


@rule("UPM-CHOAM-03")
def test_an_immediate_contract_taken_with_the_acquired_card_is_completed_on_the_spot() -> None:
    row = {"row": ["interstellar_trade", *["overthrow"] * 4],
           "contract_row": ["contract_immediate", "contract_harvest_3"]}
    t = play(revealed(*ARGUMENTS, choam=True, given=row), "buy interstellar_trade", "contract contract_immediate")
    assert of(t, "solari", "completed", "contracts") == [2, ["contract_immediate"], []]
