"""Text of Uprising: plurals and grammatical cases in four languages, cards, labels, questions, the log."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.dune.titles.uprising import BOX as UPRISING
from landsraad.kernel.messages import Message
from landsraad.kernel.table import Table
from landsraad.text.dune import labels as details
from landsraad.text.messages import Messages
from support.dune.table import play, uprising

CATS = {language: Messages.load(language) for language in ("en", "uk", "ru", "cs")}
EN = CATS["en"]
CARDS = {card.name: card for card in UPRISING.cards}
LEADERS = {leader.name: leader for leader in UPRISING.leaders}


@pytest.mark.parametrize(("language", "key", "forms"), [
    ("en", "summon", ["Summon 1 sandworm", "Summon 2 sandworms", "Summon 5 sandworms"]),
    ("uk", "summon", ["Викликати 1 піщаного хробака", "Викликати 2 піщаних хробаків", "Викликати 5 піщаних хробаків"]),
    ("ru", "summon", ["Призвать 1 песчаного червя", "Призвать 2 песчаных червей", "Призвать 5 песчаных червей"]),
    ("cs", "summon", ["Přivolej 1 písečného červa", "Přivolej 2 písečné červy", "Přivolej 5 písečných červů"]),
    ("en", "recall-spies", ["Recall 1 spy", "Recall 2 spies", "Recall 5 spies"]),
    ("uk", "recall-spies", ["Відкликати 1 шпигуна", "Відкликати 2 шпигунів", "Відкликати 5 шпигунів"]),
    ("ru", "recall-spies", ["Отозвать 1 шпиона", "Отозвать 2 шпионов", "Отозвать 5 шпионов"]),
    ("cs", "recall-spies", ["Povolej zpět 1 špiona", "Povolej zpět 2 špiony", "Povolej zpět 5 špionů"]),
    ("uk", "surcharge-solari", ["Доплатити 1 солярій", "Доплатити 2 солярії", "Доплатити 5 соляріїв"]),
    ("cs", "if-contracts", ["Máš splněné alespoň 1 smlouvu", "Máš splněné alespoň 2 smlouvy",
                            "Máš splněné alespoň 5 smluv"]),
    ("ru", "if-deck-size", ["В вашей колоде не меньше 1 карты", "В вашей колоде не меньше 2 карт",
                            "В вашей колоде не меньше 5 карт"]),
])
def test_numbers(language: str, key: str, forms: list[str]) -> None:
    assert [CATS[language].say(Message(key, {"n": n})) for n in (1, 2, 5)] == forms


@pytest.mark.parametrize(("card", "box", "told"), [
    ("desert_power", "reveal", {
        "en": "+2 persuasion; or if you have Maker Hooks: pay 1 water → summon 1 sandworm",
        "uk": "+2 очки переконливості; або якщо ви маєте гаки творця: заплатити 1 воду → викликати 1 піщаного хробака",
        "ru": "+2 убеждения; или если у вас есть крюки Творца: заплатить 1 воду → призвать 1 песчаного червя",
        "cs": "+2 přízně; nebo pokud máš tvůrcovské háky: zaplať 1 vodu → přivolej 1 písečného červa"}),
    ("calculus_of_power", "reveal", {
        "en": "+2 persuasion; trash another Emperor card you have in play → +3 swords",
        "uk": "+2 очки переконливості; знищити іншу свою карту Імператора, що у грі → +3 мечі",
        "ru": "+2 убеждения; удалить другую свою карту Императора в игре → +3 меча",
        "cs": "+2 přízně; znič jinou svou kartu frakce Imperátora ve hře → +3 meče"}),
    ("reliable_informant", "agent", {
        "en": "Place 1 spy on a post connected to Emperor, Bene Gesserit or Fremen spaces",
        "uk": "Розмістити 1 шпигуна в спостережному пункті біля локацій із символом «Імператор», «Бене Гессерит» або "
              "«Фримени»",
        "ru": "Разместить 1 шпиона на посту у ячеек с символом «Император», «Бене Гессерит» или «Фримены»",
        "cs": "Vyšli 1 špiona na stanoviště u polí s ikonou Imperátor, Bene Gesserit nebo Fremeni"}),
    ("long_live_the_fighters", "agent", {
        "en": "If your deck has 3 or more cards: look at the top 3 cards of your deck: draw 1, discard 1 and trash 1",
        "uk": "Якщо у вашій колоді 3 чи більше карт: подивитися на верхні 3 карти своєї колоди: 1 взяти, 1 скинути, "
              "1 знищити",
        "ru": "Если в вашей колоде не меньше 3 карт: посмотреть 3 карты на верху своей колоды: 1 взять, 1 сбросить, "
              "1 удалить",
        "cs": "Pokud máš v dobíracím balíčku alespoň 3 karty: podívej se na vrchní 3 karty svého dobíracího balíčku: "
              "1 si dober, 1 odhoď a 1 znič"}),
])
def test_card_text(card: str, box: str, told: dict[str, str]) -> None:
    assert {language: cat.say(getattr(CARDS[card], box).message()) for language, cat in CATS.items()} == told


@pytest.mark.parametrize(("leader", "text"), [
    ("feyd_rautha_harkonnen", "In your reveal turn: recall 1 spy → +2 swords"),
    ("gurney_halleck", "In your reveal turn: if your strength is 6 or more: +1 persuasion"),
    ("lady_amber_metulli", "In your reveal turn: you may retreat 1 troop from the Conflict to your garrison"),
    ("lady_jessica", "In your agent turn: if you sent an agent to a Bene Gesserit space this turn: return all memories "
                     "to your supply, draw 1 card for each, then turn your leader over"),
    ("lady_margot_fenring", "Each time your Bene Gesserit influence reaches 2: +2 spice"),
    ("muad_dib", "In your reveal turn: if you have a sandworm in the Conflict: draw 1 intrigue card"),
    ("princess_irulan", "Each time your Emperor influence reaches 2: draw 1 intrigue card"),
    ("shaddam_corrino_iv", "The two Sardaukar contracts are set aside: only you may take them"),
    ("staban_tuek", "Each time another player sends an agent to a maker space you are spying on: +1 spice; you start "
                    "without Diplomacy"),
])
def test_standing_abilities(leader: str, text: str) -> None:
    assert EN.say(details.standing_message(LEADERS[leader])) == text


def test_both_sides_of_a_leader() -> None:
    jessica = LEADERS["lady_jessica"]
    other = details.other_words(jessica)
    assert other is not None and EN.say(other) == (
        "In your agent turn: if you sent an agent to a Bene Gesserit or Fremen space this turn: once a turn: pay "
        "1 water → take what is printed on the space once more")
    assert EN.say(details.signet_message(jessica, other=True)) == "Pay 1 spice → +1 water"
    assert [cat.ability("lady_jessica", "other") for cat in CATS.values()] == [
        "Reverend Mother Jessica", "Превелебна Матір Джессіка", "Преподобная Мать Джессика", "Ctihodná matka Jessica"]
    assert all(details.other_words(leader) is None for leader in UPRISING.leaders if leader is not jessica)


# ------------------------------------------------------------------ moves and decisions


def labels(t: Table, cat: Messages = EN) -> dict[str, str]:
    return {t.notation(move): cat.move(t, move) for move in t.legal()}


def test_spies() -> None:
    t = uprising(agents={"arrakeen": "B"}, A={
        "hand": ["reconnaissance"], "deck": ["dagger", "dagger"],
        "spies": ["post_spice_refinery_arrakeen", "post_choam"]}).inner
    assert EN.decision(t) == "Send an agent with a card, or reveal your hand"
    t.play("agent reconnaissance arrakeen")
    t = uprising(A={"hand": ["reconnaissance"], "deck": ["dagger", "dagger"],
                    "spies": ["post_spice_refinery_arrakeen", "post_choam"]}).inner
    t.play("agent reconnaissance arrakeen")
    assert EN.decision(t) == "Reconnaissance: recall a spy to draw a card, or not"
    assert labels(t) == {
        "gather post_spice_refinery_arrakeen": "Recall the spy to draw a card: Spice Refinery / Arrakeen",
        "skip": "Gather no intelligence"}


def test_a_spy_with_and_without_one_in_the_supply() -> None:
    given: dict[str, Any] = {"hand": ["diplomacy"], "spice": 1, "deck": ["dagger", "dagger"]}
    t = play(uprising(A=given), "agent diplomacy espionage", "first 2")
    assert EN.decision(t) == "Espionage: choose a post for your spy"
    assert labels(t)["spy post_fremen"] == "Place a spy: Fremen"
    t = play(uprising(A={**given, "spies": ["post_choam", "post_fremen", "post_emperor"]}), "agent diplomacy espionage",
             "first 2")
    assert EN.decision(t) == "Espionage: no spy is in your supply: recall one to place it, or place none"
    assert labels(t)["recall_spy post_choam"] == "Recall the spy: CHOAM" and labels(t)["skip"] == "Place no spy"


def test_a_higher_price() -> None:
    t = play(uprising(A={"hand": ["dagger"], "solari": 2}), "agent dagger gather_support")
    assert EN.decision(t) == "Gather Support: pay extra for more, or not"
    assert labels(t) == {"pay": "Pay 2 solari extra", "skip": "Decline"}


def test_contracts() -> None:
    t = play(uprising(options={"choam": "yes"}, contract_row=["espionage", "harvest_3"], A={"hand": ["diplomacy"]}),
             "agent diplomacy dutiful_service")
    assert EN.decision(t) == "Dutiful Service: choose a contract"
    assert labels(t) == {
        "contract contract_espionage": "Take the contract Espionage: when you send an agent to Espionage: +3 solari",
        "contract contract_harvest_3": "Take the contract Harvest 3+: when you gain 3 or more spice in a turn with an "
                                       "agent on a maker space: +3 solari"}
    t = play(uprising(options={"choam": "yes"}, A={"hand": ["signet_ring", "dagger"], "deck": ["dagger"], "contracts": [
        "arrakeen_water", "arrakeen_spy"]}), "agent signet_ring arrakeen")
    assert labels(t)["resolve contracts"] == "Resolve the contracts: complete your contracts"
    play(t, "resolve contracts")
    assert labels(t)["complete contract_arrakeen_water"] == "Complete the contract Arrakeen (water): +1 water"


def test_abilities_and_the_training_track() -> None:
    feyd = {"leaders": ["feyd_rautha_harkonnen", "muad_dib", "gurney_halleck"]}
    t = play(uprising(options=feyd, A={"hand": ["dagger"], "spies": ["post_choam"]}), "reveal")
    assert labels(t)["ability"] == "Use Devious Strength: recall 1 spy → +2 swords"
    t = uprising(options=feyd, intrigue_deck=["desert_mouse"], A={"hand": ["signet_ring"]})
    play(t, "agent signet_ring assembly_hall", "resolve card")
    assert EN.decision(t) == "Feyd-Rautha Harkonnen: choose the way on the training track"
    assert labels(t)["train lower_1"] == "Train (first step, lower branch): place 1 spy"
    jessica = {"leaders": ["lady_jessica", "muad_dib", "gurney_halleck"]}
    t = play(uprising(options=jessica, A={"hand": ["diplomacy", "dagger"], "memories": 1, "deck": ["dagger"]}),
             "agent diplomacy secrets")
    assert labels(t)["ability"] == (
        "Use Other Memories: return all memories to your supply, draw 1 card for each, then turn your leader over")
    t = play(uprising(options=jessica, A={"hand": ["diplomacy", "dagger"], "reverend_mother": True, "water": 1,
                                          "deck": ["dagger"]}), "agent diplomacy secrets")
    assert labels(t)["ability"] == (
        "Use Reverend Mother: once a turn: pay 1 water → take what is printed on the space once more")


def test_wild_icons() -> None:
    t = uprising(phase="endgame", A={"won": ["propaganda", "trade_dispute"], "objective": "crysknife",
                                     "intrigue": ["ornithopter"]})
    assert EN.decision(t) == "Play an endgame card, pair a wild icon, or pass"
    assert labels(t)["match trade_dispute"] == "Pair the wild icon with Trade Dispute (desert mouse)"
    assert labels(t)["match_objective"] == "Pair the wild icon with your objective (crysknife)"


def test_a_card_for_solari_is_not_free() -> None:
    t = play(uprising(row=["maula_pistol", "steersman", "overthrow", "leadership", "desert_power"],
                      A={"hand": ["price_is_no_object", "dagger"], "solari": 3}),
             "agent price_is_no_object dutiful_service")
    assert labels(t)["acquire maula_pistol"] == "Acquire Maula Pistol for 3 solari"
    assert labels(t, CATS["cs"])["acquire maula_pistol"] == "Získat kartu Pistole maula za 3 soláry"
    assert labels(t)["skip"] == "Decline"


# ------------------------------------------------------------------ the log


@pytest.mark.parametrize(("event", "told"), [
    ({"kind": "spy_placed", "seat": "A", "post": "post_fremen"}, {
        "en": "Ola placed a spy: Fremen", "uk": "Ola розміщує шпигуна: Фримени", "ru": "Ola размещает шпиона: Фримены",
        "cs": "Ola vysílá špiona: Fremeni"}),
    ({"kind": "summoned", "seat": "A", "n": 2}, {
        "en": "Ola summoned 2 sandworms", "uk": "Ola викликає 2 піщаних хробаків",
        "ru": "Ola призывает 2 песчаных червей", "cs": "Ola přivolává 2 písečné červy"}),
    ({"kind": "paired", "seat": "A", "icon": "crysknife"}, {
        "en": "Ola paired two icons: crysknife", "uk": "Ola складає пару символів: крис-ніж",
        "ru": "Ola собирает пару символов: крис-нож", "cs": "Ola skládá dvojici ikon: krispel"}),
    ({"kind": "acquired", "seat": "A", "card": "maula_pistol", "paid": 0, "on_deck": 2}, {
        "en": "Ola acquired Maula Pistol into hand", "uk": "Ola придбаває карту «Маула-пістолет» на руку",
        "ru": "Ola приобретает карту «Маула-пистолет» на руку", "cs": "Ola získává kartu Pistole maula do ruky"}),
    ({"kind": "rival_paid", "seat": "A", "what": "mark", "n": 3}, {
        "en": "Ola paid 3 intrigue cards for the Swordmaster", "uk": "Ola сплачує 3 карти інтриг за Майстра меча",
        "ru": "Ola платит 3 карты интриг за мастера меча", "cs": "Ola platí 3 karty intrik za mistra meče"}),
])
def test_events(event: dict[str, Any], told: dict[str, str]) -> None:
    assert {language: cat.event(event, {"A": "Ola"}) for language, cat in CATS.items()} == told


def test_a_step_of_a_rival_is_explained() -> None:
    event = {"kind": "rival_leans", "seat": "B", "faction": "fremen", "leaning": "least"}
    assert EN.step(event) == (
        "It chooses Fremen", "It has the least influence there; if equal, the leftmost on its card.")
    event = {"kind": "hagal_ignored", "seat": "B", "card": "hagal_sietch_tabr", "why": "too_little_influence"}
    assert EN.step(event)[1] == "It has too little influence for that space: the next card is turned up."
