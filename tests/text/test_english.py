"""English text: cards, the log, labels, questions."""

from __future__ import annotations

import pytest

from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.kernel.errors import BadInput
from landsraad.kernel.messages import Message
from landsraad.kernel.table import Table
from landsraad.text.dune import labels as details
from landsraad.text.messages import Messages
from support.dune.table import kinds, play, table

CAT = Messages.load("en")


def box(card: str, name: str) -> str:
    found = {shown.name: shown for shown in BASE.cards}[card]
    return CAT.say(getattr(found, name).message())


@pytest.mark.parametrize(("card", "name", "text"), [
    ("duncan_idaho", "agent", "Pay 1 water → recruit 1 troop and draw 1 card"),
    ("firm_grip", "reveal", "If you have the Emperor alliance: +4 persuasion"),
    ("firm_grip", "agent",
     "Pay 2 solari → +1 influence with Spacing Guild, Bene Gesserit or Fremen (your choice)"),
    ("bene_gesserit_sister", "reveal", "+2 persuasion or +2 swords"),
    ("scout", "reveal", "+1 persuasion, +1 sword and retreat up to 2 troops from the Conflict to your garrison"),
    ("worm_riders", "reveal",
     "If you have 2 or more Fremen influence: +4 swords; if you have the Fremen alliance: +2 swords"),
    ("sietch_reverend_mother", "reveal", "If you have another Fremen card in play: +3 persuasion and +1 spice"),
    ("guild_ambassador", "reveal", "If you have the Spacing Guild alliance: pay 3 spice → +1 VP"),
    ("test_of_humanity", "agent", "Each opponent must discard 1 card from hand or lose 1 troop in the Conflict"),
    ("opulence", "reveal", "+1 persuasion; pay 6 solari → +1 VP"),
    ("shifting_allegiances", "agent", "Pay 2 spice and lose 1 influence with a faction of your choice → "
                                      "+2 influence with one faction of your choice"),
])
def test_card_text(card: str, name: str, text: str) -> None:
    assert box(card, name) == text


def test_a_choice_between_long_parts() -> None:
    card = {card.name: card for card in BASE.intrigue}["demand_respect"]
    assert card.victory is not None
    assert CAT.say(card.victory.message()) == ("+1 influence with a faction of your choice; or pay 2 spice → "
                                               "+2 influence with one faction of your choice")


@pytest.mark.parametrize(("leader", "text"), [
    ("paul_atreides", "At any time, you may look at the top card of your deck"),
    ("duke_leto_atreides", "Landsraad spaces that cost solari cost you 1 solari less"),
    ("baron_vladimir_harkonnen", "Once per game, when you have deployed 4 or more troops in one turn: reveal your "
                                 "2 secret factions, +1 influence with each"),
    ("glossu_rabban", "Start the game with +1 spice and +1 solari"),
    ("earl_memnon_thorvald", "When you take a seat in the High Council: +1 influence with a faction of your choice"),
    ("countess_ariana_thorvald", "Each time you harvest spice with an agent: 1 spice less, but draw 1 card"),
    ("count_ilban_richese", "Each time you pay solari for the cost of a board space: draw 1 card"),
    ("helena_richese", "Enemy agents do not block yours at Landsraad and City spaces"),
])
def test_standing_abilities(leader: str, text: str) -> None:
    assert CAT.say(details.standing_message({found.name: found for found in BASE.leaders}[leader])) == text


def test_brackets_only_where_they_are_needed() -> None:
    spice, water = Message("gain-spice", {"n": 1}), Message("gain-water", {"n": 2})
    pay = Message("arrow", {"cost": Message("pay-solari", {"n": 3}), "gain": spice})
    both = Message("all", {"parts": [spice, pay]})
    condition = Message("if-any-alliance")
    assert CAT.say(Message("all", {"parts": [spice, water]})) == "+1 spice and +2 water"
    assert CAT.say(both) == "+1 spice; pay 3 solari → +1 spice"
    assert CAT.say(Message("when", {"condition": condition, "effect": both})) == (
        "If you have any alliance: (+1 spice; pay 3 solari → +1 spice)")
    assert CAT.say(Message("either", {"parts": [water, both]})) == (
        "+2 water; or (+1 spice; pay 3 solari → +1 spice)")
    assert CAT.say(Message("arrow", {"cost": pay, "gain": water})) == "(pay 3 solari → +1 spice) → +2 water"


def test_names() -> None:
    assert CAT.name("card", "dune_the_desert_planet") == "Dune, the Desert Planet"
    assert CAT.name("intrigue card", "to_the_victor") == "To the Victor..."
    assert CAT.name("reserve pile", "foldspace") == "Foldspace"
    assert CAT.name("seat", "A") == "A"
    assert CAT.ability("helena_richese", "signet") == "Manipulate"
    assert CAT.option("leaders") == "Leaders"
    assert CAT.text("gallery-copies", n=1) == "1 copy"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown language 'tlh'; there is "):
        Messages.load("tlh")


def test_a_missing_message_shows_its_key_and_is_remembered() -> None:
    alone = Messages("en", ["half = half of { $n }\n"])
    assert alone.text("nowhere") == "nowhere"
    assert alone.text("half") == "half of n"
    assert [trouble.split(": ")[1] for trouble in alone.troubles] == ["nowhere", "half"]


# ------------------------------------------------------------------ the log


def told(t: Table, kind: str, seat: str | None) -> list[str]:
    return [CAT.event(event) for event in t.events(seat=seat) if event["kind"] == kind]


def test_a_drawn_card_is_named_only_to_its_owner() -> None:
    t = table(A={"hand": ["dr_yueh"], "deck": ["stilgar"]}, intrigue_deck=["ambush"], turn="A")
    play(t, "agent dr_yueh carthag")
    assert "A drew Stilgar (Dr. Yueh)" in told(t, "drew", "A")
    assert "A drew a card (Dr. Yueh)" in told(t, "drew", "B")
    assert not any("Stilgar" in line for line in told(t, "drew", None))


def test_seats_may_have_names() -> None:
    t = play(table(A={"hand": ["dagger"]}, turn="A"), "agent dagger hall_of_oratory")
    event = kinds(t, "sent_agent")[0]
    assert CAT.event(event, seats={"A": "Ola"}) == "Ola sent an agent to Hall of Oratory with Dagger"


@pytest.mark.parametrize(("event", "text"), [
    ({"kind": "gained", "seat": "B", "what": "swords", "n": 1}, "B gained 1 sword"),
    ({"kind": "scored", "seat": "B", "n": -1, "total": 3}, "B lost 1 VP: 3 now"),
    ({"kind": "alliance_taken", "seat": "A", "faction": "fremen", "from": None}, "A took the Fremen alliance"),
    ({"kind": "alliance_taken", "seat": "A", "faction": "fremen", "from": "C"},
     "A took the Fremen alliance from C"),
    ({"kind": "control", "seat": "A", "space": "carthag", "from": "A"}, "A kept control of Carthag"),
    ({"kind": "trashed", "seat": "A", "card": "dagger", "zone": None}, "A trashed Dagger from the top of the deck"),
    ({"kind": "acquired", "seat": "A", "card": "foldspace", "paid": 0, "on_deck": 0}, "A acquired Foldspace"),
    ({"kind": "deployed", "seat": "A", "n": 1, "from_supply": 1}, "A deployed 1 troop from the supply"),
    ({"kind": "moved", "seat": "A", "move": 3, "forced": 1}, ""),
    ({"kind": "round", "seat": None, "round": 2, "conflict": "skirmish_a"}, "Round 2: Skirmish"),
    ({"kind": "recruited", "seat": "A", "n": 2, "cause": {"kind": "space", "id": "carthag"}},
     "A recruited 2 troops (Carthag)"),
])
def test_events(event: dict[str, object], text: str) -> None:
    assert CAT.event(event) == text


def test_a_card_trashed_from_the_deck_is_not_told_as_discarded() -> None:
    t = table(A={"hand": ["dagger"], "deck": ["diplomacy", "dagger"], "intrigue": ["poison_snooper"]}, turn="A")
    play(t, "play poison_snooper", "trash_top")
    assert told(t, "trashed", None) == ["A trashed Diplomacy from the top of the deck (Poison Snooper)"]


# ------------------------------------------------------------------ moves and decisions


def labels(t: Table) -> dict[str, str]:
    return {t.notation(move): CAT.move(t, move) for move in t.legal()}


def test_a_turn() -> None:
    t = table(A={"hand": ["reconnaissance"], "intrigue": ["windfall"]}, turn="A")
    assert CAT.decision(t) == "Send an agent with a card, or reveal your hand"
    assert labels(t)["agent reconnaissance arrakeen"] == "Send an agent with Reconnaissance to Arrakeen"
    assert labels(t)["reveal"] == "Reveal your hand"
    assert labels(t)["play windfall"] == "Play Windfall: +2 solari"
    t = play(table(A={"hand": ["reconnaissance"]}, turn="A"), "agent reconnaissance arrakeen")
    assert CAT.decision(t) == "Choose how many troops to deploy, up to 3"
    assert [labels(t)[f"deploy {n}"] for n in range(3)] == ["Deploy no troops", "Deploy 1 troop", "Deploy 2 troops"]


def test_arrows() -> None:
    t = table(A={"hand": ["duncan_idaho"], "water": 1}, intrigue_deck=["ambush"], turn="A")
    play(t, "agent duncan_idaho carthag")
    assert labels(t) == {"pay": "Pay 1 water → recruit 1 troop and draw 1 card", "skip": "Decline"}
    assert CAT.decision(t) == "Duncan Idaho: pay for it, or decline"


def test_choices_say_what_they_bring() -> None:
    t = play(table(A={"hand": ["guild_ambassador"], "solari": 0}, turn="A"),
             "agent guild_ambassador hall_of_oratory")
    assert labels(t) == {"choose 1": "+1 Spacing Guild influence", "choose 2": "+2 spice"}


def test_the_reveal_turn() -> None:
    t = table(A={"hand": ["scout", "chani"], "conflict": 2}, row=["stilgar", "dr_yueh", "carryall", "opulence",
                                                                  "gun_thopter"], turn="A")
    play(t, "reveal")
    assert CAT.decision(t) == "You have 3 persuasion: use reveal boxes and acquire cards in any order"
    assert labels(t)["use scout"] == "Use Scout: retreat up to 2 troops from the Conflict to your garrison"
    assert labels(t)["buy dr_yueh"] == "Acquire Dr. Yueh for 1 persuasion"
    assert labels(t)["end"] == "End your reveal turn (3 persuasion unspent)"


def test_boxes_in_the_order_the_seat_likes() -> None:
    t = table(A={"hand": ["foldspace", "dagger"], "deck": ["dagger"], "spice": 2}, turn="A")
    play(t, "agent foldspace selective_breeding")
    assert labels(t)["resolve space"] == ("Resolve the space: trash 1 card (from hand, discard pile or play) → "
                                          "draw 2 cards")
    assert labels(t)["resolve card"].startswith("Resolve the card: ")


def test_the_market_and_the_voice() -> None:
    t = play(table(A={"hand": ["the_voice"], "spice": 3}, turn="A"), "agent the_voice sell_melange")
    assert CAT.decision(t) == "Choose how much spice to sell, up to 3"
    assert labels(t) == {"sell 2": "Sell 2 spice for 6 solari", "sell 3": "Sell 3 spice for 8 solari"}
    play(t, "sell 2")
    assert labels(t)["silence wealth"] == "Close Wealth to your opponents"


def test_decisions_for_another_seat_say_so() -> None:
    t = table(players=1, options={"leaders": ["paul_atreides"],
                                  "rivals": ["duke_leto_atreides", "earl_memnon_thorvald"]},
              phase="combat", conflict="machinations", B={"conflict": 3}, A={"conflict": 1}, C={"conflict": 2},
              hagal_deck=["hagal_selective_breeding", "hagal_hall_of_oratory"])
    assert t.actor == "A" and t.decision()["seat"] == "B"
    assert CAT.decision(t) == "For B: Machinations: choose a faction for +1 influence"


def test_a_move_that_is_not_on_offer_is_shown_in_notation() -> None:
    t = table(A={"hand": ["dagger"]}, turn="A")
    assert CAT.move(t, t.parse("choose 2")) == "choose 2"


@pytest.mark.parametrize(("language", "label", "line"), [
    ("en", "Give the Fremen alliance to B", "Choose who receives the Fremen alliance"),
    ("uk", "Союз із Фрименами: отримує B", "Виберіть, хто отримає союз із Фрименами"),
    ("ru", "Отдать союз с фрименами игроку B", "Выберите, кому достанется союз с фрименами"),
    ("cs", "Aliance s Fremeny: dostane ji B", "Vyber, komu připadne aliance s Fremeny"),
])
def test_an_alliance_that_changes_hands_is_declined(language: str, label: str, line: str) -> None:
    t = table(4, A={"hand": ["shifting_allegiances"], "spice": 2, "alliances": ["fremen"],
                    "influence": {"fremen": 4, "spacing_guild": 1}},
              B={"influence": {"fremen": 4}}, D={"influence": {"fremen": 4}})
    play(t, "agent shifting_allegiances secure_contract", "pay", "lose fremen")
    cat = Messages.load(language)
    assert (cat.move(t, t.legal()[0]), cat.decision(t)) == (label, line)
