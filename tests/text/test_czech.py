"""Czech text: plurals, grammatical cases, sentences that do not depend on gender."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.kernel.messages import Message
from landsraad.text.messages import Messages

CAT = Messages.load("cs")


@pytest.mark.parametrize(("key", "forms"), [
    ("gain-solari", ("+1 solár", "+2 soláry", "+5 solárů", "+11 solárů", "+21 solárů", "+22 solárů")),
    ("gain-persuasion", ("+1 přízeň", "+2 přízně", "+5 přízní", "+11 přízní", "+21 přízní", "+22 přízní")),
    ("gain-swords", ("+1 meč", "+2 meče", "+5 mečů", "+11 mečů", "+21 mečů", "+22 mečů")),
    ("gain-water", ("+1 voda", "+2 vody", "+5 vod", "+11 vod", "+21 vod", "+22 vod")),
    ("pay-water", ("Zaplať 1 vodu", "Zaplať 2 vody", "Zaplať 5 vod", "Zaplať 11 vod", "Zaplať 21 vod",
                   "Zaplať 22 vod")),
    ("troops", ("Získej 1 jednotku", "Získej 2 jednotky", "Získej 5 jednotek", "Získej 11 jednotek",
                "Získej 21 jednotek", "Získej 22 jednotek")),
    ("draw-intrigue", ("Dober si 1 kartu intrik", "Dober si 2 karty intrik", "Dober si 5 karet intrik",
                       "Dober si 11 karet intrik", "Dober si 21 karet intrik", "Dober si 22 karet intrik")),
])
def test_numbers(key: str, forms: tuple[str, ...]) -> None:
    assert tuple(CAT.say(Message(key, {"n": n})) for n in (1, 2, 5, 11, 21, 22)) == forms


@pytest.mark.parametrize(("faction", "influence", "alliance"), [
    ("emperor", "+2 vlivy na frakci Imperátora", "Máš alianci s Imperátorem"),
    ("spacing_guild", "+2 vlivy na frakci Kosmické gildy", "Máš alianci s Kosmickou gildou"),
    ("bene_gesserit", "+2 vlivy na frakci Bene Gesserit", "Máš alianci s Bene Gesserit"),
    ("fremen", "+2 vlivy na frakci Fremenů", "Máš alianci s Fremeny"),
])
def test_factions_are_declined(faction: str, influence: str, alliance: str) -> None:
    assert CAT.say(Message("influence", {"n": 2, "faction": faction})) == influence
    assert CAT.say(Message("if-alliance", {"faction": faction})) == alliance


@pytest.mark.parametrize(("card", "name", "text"), [
    ("duncan_idaho", "agent", "Zaplať 1 vodu → získej 1 jednotku a dober si 1 kartu"),
    ("firm_grip", "agent", "Zaplať 2 soláry → +1 vliv na jednu z frakcí: Kosmická gilda, Bene Gesserit nebo Fremeni"),
    ("bene_gesserit_sister", "reveal", "+2 přízně, nebo +2 meče"),
    ("test_of_humanity", "agent", "Každý soupeř musí odhodit 1 kartu z ruky, nebo ztratit 1 jednotku ve střetu"),
    ("gun_thopter", "agent", "Každý soupeř musí ztratit 1 jednotku v pevnosti"),
])
def test_card_text(card: str, name: str, text: str) -> None:
    found = {shown.name: shown for shown in BASE.cards}[card]
    assert CAT.say(getattr(found, name).message()) == text


@pytest.mark.parametrize(("event", "text"), [
    ({"kind": "gained", "seat": "B", "what": "water", "n": 1}, "Eva získává 1 vodu"),
    ({"kind": "scored", "seat": "B", "n": -1, "total": 3}, "Eva ztrácí 1 VB, celkem 3"),
    ({"kind": "alliance_taken", "seat": "B", "faction": "fremen", "from": "A"},
     "Eva přebírá alianci s Fremeny (dosud Petr)"),
    ({"kind": "influence", "seat": "B", "faction": "emperor", "was": 1, "now": 2},
     "Eva posouvá vliv na frakci Imperátora: 1 → 2"),
    ({"kind": "drew", "seat": "B", "card": "dagger"}, "Eva dobírá z balíčku: Dýka"),
])
def test_the_log_knows_no_gender(event: dict[str, Any], text: str) -> None:
    assert CAT.event(event, seats={"A": "Petr", "B": "Eva"}) == text
