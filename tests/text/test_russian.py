"""Russian text: plurals, grammatical cases of factions, sentences that fit any name."""

from __future__ import annotations

import pytest

from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.kernel.messages import Message
from landsraad.text.messages import Messages

CAT = Messages.load("ru")


@pytest.mark.parametrize(("key", "forms"), [
    ("troops", ["Нанять 1 отряд", "Нанять 2 отряда", "Нанять 5 отрядов", "Нанять 11 отрядов", "Нанять 21 отряд",
                "Нанять 22 отряда"]),
    ("gain-solari", ["+1 солярий", "+2 солярия", "+5 соляриев", "+11 соляриев", "+21 солярий", "+22 солярия"]),
    ("pay-water", ["Заплатить 1 воду", "Заплатить 2 воды", "Заплатить 5 воды", "Заплатить 11 воды",
                   "Заплатить 21 воду", "Заплатить 22 воды"]),
    ("draw-intrigue", ["Взять 1 карту интриги", "Взять 2 карты интриг", "Взять 5 карт интриг", "Взять 11 карт интриг",
                       "Взять 21 карту интриги", "Взять 22 карты интриг"]),
])
def test_amounts(key: str, forms: list[str]) -> None:
    assert [CAT.say(Message(key, {"n": n})) for n in (1, 2, 5, 11, 21, 22)] == forms


@pytest.mark.parametrize(("faction", "gained", "allied"), [
    ("emperor", "+1 влияние у Императора", "У вас союз с Императором"),
    ("spacing_guild", "+1 влияние у Гильдии Космогации", "У вас союз с Гильдией Космогации"),
    ("bene_gesserit", "+1 влияние у Бене Гессерит", "У вас союз с Бене Гессерит"),
    ("fremen", "+1 влияние у фрименов", "У вас союз с фрименами"),
])
def test_factions_are_declined(faction: str, gained: str, allied: str) -> None:
    assert CAT.say(Message("influence", {"n": 1, "faction": faction})) == gained
    assert CAT.say(Message("if-alliance", {"faction": faction})) == allied


@pytest.mark.parametrize(("card", "box", "text"), [
    ("duncan_idaho", "agent", "Заплатить 1 воду → нанять 1 отряд и взять 1 карту"),
    ("test_of_humanity", "agent",
     "Каждый соперник должен сбросить 1 карту с руки или потерять 1 отряд в зоне конфликта"),
    ("worm_riders", "reveal",
     "Если ваше влияние у фрименов не меньше 2: +4 меча; если у вас союз с фрименами: +2 меча"),
])
def test_card_text(card: str, box: str, text: str) -> None:
    found = {shown.name: shown for shown in BASE.cards}[card]
    assert CAT.say(getattr(found, box).message()) == text


@pytest.mark.parametrize(("event", "text"), [
    ({"kind": "gained", "seat": "B", "what": "swords", "n": 5}, "Оля получает 5 мечей"),
    ({"kind": "paid", "seat": "B", "what": "water", "n": 1}, "Оля платит 1 воду"),
    ({"kind": "alliance_taken", "seat": "B", "faction": "fremen", "from": "C"},
     "Оля перехватывает союз с фрименами у игрока C"),
    ({"kind": "control", "seat": "B", "space": "carthag", "from": None}, "Оля получает контроль над ячейкой «Карфаг»"),
])
def test_events_do_not_ask_for_the_gender_of_a_name(event: dict[str, object], text: str) -> None:
    assert CAT.event(event, seats={"B": "Оля"}) == text
