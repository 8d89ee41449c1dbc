"""Text of War for Arrakis: computed names, grammatical cases, plurals, sentences that fit any name."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.games.arrakis.state.cells import AREA, FIGURE, LEADER, PLANNING
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS, PRESCIENCE_CARDS
from landsraad.kernel.events import EVENTS
from landsraad.kernel.messages import Message
from landsraad.text.arrakis.labels import ALONE, alone_message, claim_message, planning_message, special_message
from landsraad.text.messages import Messages, languages
from support.arrakis.solo_board import mahdi
from support.arrakis.table import arrakis

CATS = {language: Messages.load(language) for language in languages()}
SEATS = {"en": {"A": "Ola", "B": "Petr"}, "uk": {"A": "Оля", "B": "Петро"}, "ru": {"A": "Оля", "B": "Пётр"},
         "cs": {"A": "Eva", "B": "Petr"}}


def told(**sentences: str) -> dict[str, str]:
    assert set(sentences) == set(languages())
    return sentences


# ------------------------------------------------------------------ names


@pytest.mark.parametrize("language", languages())
def test_no_two_areas_are_called_alike(language: str) -> None:
    names = [CATS[language].name("area", id) for id in AREA.names]
    assert len(names) == 101 and len(set(names)) == len(names)


@pytest.mark.parametrize(("kind", "id", "names"), [
    ("area", "ne_outer_4", told(en="North-East outer 4", uk="Зовнішній північний схід 4", ru="Внешний северо-восток 4",
                                cs="Vnější severovýchod 4")),
    ("area", "sw_central_2", told(en="South-West central 2", uk="Центральний південний захід 2",
                                  ru="Центральный юго-запад 2", cs="Střední jihozápad 2")),
    ("area", "shield_wall_east", told(en="Shield Wall (east)", uk="Оборонна стіна (схід)",
                                      ru="Барьерная стена (восток)", cs="Štítový val (východ)")),
    ("sietch", "gara_kulon", told(en="Gara Kulon", uk="Гара Кулон", ru="Гара Кулон", cs="Gara Kulon")),
    ("counter", "t7", told(en="token 7", uk="жетон 7", ru="жетон 7", cs="žeton 7")),
    ("figure", "t7", told(en="token 7", uk="жетон 7", ru="жетон 7", cs="žeton 7")),
    ("figure", "chani", told(en="Chani", uk="Чані", ru="Чани", cs="Chani")),
    ("figure", "naib", told(en="naib", uk="наїб", ru="наиб", cs="naíb")),
    ("deployment token", "start_regular_fedaykin", told(
        en="1 regular unit and 1 Fedaykin", uk="1 звичайний загін і 1 федайкін", ru="1 обычный отряд и 1 федайкин",
        cs="1 obyčejná jednotka a 1 fedajkýn")),
    ("deployment token", "2_elite", told(en="2 elite units", uk="2 елітні загони", ru="2 элитных отряда",
                                         cs="2 elitní jednotky")),
])
def test_names(kind: str, id: str, names: dict[str, str]) -> None:
    assert {language: cat.name(kind, id) for language, cat in CATS.items()} == names


@pytest.mark.parametrize(("id", "objects"), [
    ("beast_rabban", told(en="Beast Rabban", uk="Звіра Раббана", ru="Зверя Раббана", cs="Bestii Rabbana")),
    ("feyd_rautha", told(en="Feyd-Rautha", uk="Фейда-Рауту", ru="Фейда-Рауту", cs="Feyda-Rauthu")),
    ("elite", told(en="an elite unit", uk="елітний загін", ru="элитный отряд", cs="elitní jednotku")),
    ("sardaukar", told(en="a Sardaukar", uk="сардаукара", ru="сардаукара", cs="sardaukara")),
])
def test_figures_as_objects_of_a_sentence(id: str, objects: dict[str, str]) -> None:
    assert {language: cat.form("figure", id, "acc") for language, cat in CATS.items()} == objects


@pytest.mark.parametrize("language", languages())
def test_every_leader_has_a_short_name_and_a_place_in_sentences(language: str) -> None:
    cat = CATS[language]
    for id in LEADER.names:
        assert cat.attribute(f"named-leader-{id}", "short") and cat.form("named leader", id, "acc")
    if language != "en":
        declined = [id for id in FIGURE.names[:6] if cat.form("figure", id, "acc") != cat.name("figure", id)]
        assert len(declined) >= 4


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize(("card", "sentences"), [
    ("chatt_the_leaper", told(
        en="Place 2 Fedaykin and 1 naib in an area with a sietch",
        uk="Розмістити 2 федайкінів і 1 наїба у зоні з січчю",
        ru="Разместить 2 федайкинов и 1 наиба в области с сиетчем",
        cs="Umísti 2 fedajkýny a 1 naíba do oblasti se sítí")),
    ("death_commandos", told(
        en="Replace up to 2 elite units by Fedaykin, then move 2 different legions with special units",
        uk="Замінити до 2 елітних загонів на федайкінів, потім перемістити 2 різні легіони зі спеціальними загонами",
        ru="Заменить до 2 элитных отрядов на федайкинов, затем переместить 2 разных легиона со специальными отрядами",
        cs="Nahraď až 2 elitní jednotky za fedajkýny, poté přesuň 2 různé legie se speciálními jednotkami")),
    ("barons_personal_guard", told(
        en="Place 2 elite units and Baron Harkonnen in your settlement (Carthag or Arrakeen), then move a legion",
        uk="Розмістити 2 елітні загони і барона Харконнена у своєму поселенні (Карфаг або Арракін), потім перемістити "
           "легіон",
        ru="Разместить 2 элитных отряда и барона Харконнена в своём поселении (Карфаг или Арракин), затем переместить "
           "легион",
        cs="Umísti 2 elitní jednotky a barona Harkonnena do své osady (Kartágo nebo Arrakén), poté přesuň legii")),
    ("sandmasters", told(en="Place 3 harvesters, then draw 1 planning card",
                         uk="Розмістити 3 гарвестери, потім узяти 1 карту планування",
                         ru="Разместить 3 комбайна, затем взять 1 карту планирования",
                         cs="Umísti 3 sklízeče, poté dober si 1 kartu plánování")),
    ("war_plan", told(en="Move a legion or attack with a legion (+1 die in every battle round)",
                      uk="Перемістити легіон або повести в атаку легіон (+1 кубик у кожному раунді битви)",
                      ru="Переместить легион или повести в атаку легион (+1 кубик в каждом раунде битвы)",
                      cs="Přesuň legii, nebo veď do útoku legii (+1 kostka v každém kole bitvy)")),
])
def test_planning_cards(card: str, sentences: dict[str, str]) -> None:
    found = next(each for each in PLANNING_CARDS if each.name == card)
    assert {language: cat.say(planning_message(found)) for language, cat in CATS.items()} == sentences


def test_special_actions_and_prescience_cards() -> None:
    rabban = LEADER_CARDS[LEADER.find("beast_rabban")]
    assert {language: cat.say(special_message(rabban.leader)) for language, cat in CATS.items()} == told(
        en="Move the legion with Beast Rabban, then move that legion with Beast Rabban once more",
        uk="Перемістити легіон зі Звіром Раббаном, потім ще раз перемістити цей легіон зі Звіром Раббаном",
        ru="Переместить легион со Зверем Раббаном, затем ещё раз переместить этот легион со Зверем Раббаном",
        cs="Přesuň legii s Bestií Rabbanem, poté znovu přesuň tuto legii s Bestií Rabbanem")
    water = next(card for card in PRESCIENCE_CARDS if card.name == "paul_drinks_the_water_of_life")
    assert {language: cat.say(claim_message(water)) for language, cat in CATS.items()} == told(
        en="Spend any one die as your action and put Paul from a sector without a Harkonnen legion into the "
           "regeneration tank → Kwisatz Haderach +2 and Jihad +1",
        uk="Витратити будь-який кубик замість дії та відправити Пола із сектора без легіону Харконненів у резервуар "
           "регенерації → Квізац Хадерах +2 і Джигад +1",
        ru="Потратить любой кубик вместо действия и отправить Пола из сектора без легиона Харконненов в резервуар "
           "регенерации → Квисатц Хадерах +2 и Джихад +1",
        cs="Vynalož libovolnou kostku místo akce a pošli Paula ze sektoru bez harkonnenské legie do regenerační nádrže "
           "→ Kwisatz Haderach +2 a Džihád +1")


@pytest.mark.parametrize(("language", "forms"), [
    ("uk", ["Узяти 1 карту планування", "Узяти 2 карти планування", "Узяти 5 карт планування"]),
    ("ru", ["Взять 1 карту планирования", "Взять 2 карты планирования", "Взять 5 карт планирования"]),
    ("cs", ["Dober si 1 kartu plánování", "Dober si 2 karty plánování", "Dober si 5 karet plánování"]),
])
def test_amounts(language: str, forms: list[str]) -> None:
    assert [CATS[language].say(Message("draw-planning", {"n": n})) for n in (1, 2, 5)] == forms


# ------------------------------------------------------------------ the log and the labels


@pytest.mark.parametrize(("event", "sentences"), [
    ({"kind": "casualty", "seat": "B", "figure": "beast_rabban", "area": "ne_outer_4"}, told(
        en="Petr lost Beast Rabban in North-East outer 4",
        uk="Петро втрачає Звіра Раббана (зона «Зовнішній північний схід 4»)",
        ru="Пётр теряет Зверя Раббана (область «Внешний северо-восток 4»)",
        cs="Petr ztrácí Bestii Rabbana (oblast Vnější severovýchod 4)")),
    ({"kind": "hits_taken", "seat": "A", "area": "arsunt", "hits": 3}, told(
        en="Ola takes 3 hits in Arsunt", uk="Оля зазнає втрат: 3 влучання (зона «Арсунт»)",
        ru="Оля несёт потери: 3 попадания (область «Арсунт»)", cs="Eva dostává 3 zásahy (oblast Arsunt)")),
    ({"kind": "token_placed", "seat": "A", "counter": "t9", "area": "windgap"}, told(
        en="Ola deployed token 9 in Windgap", uk="Оля розгортає жетон 9 (зона «Вітрова ущелина»)",
        ru="Оля развёртывает жетон 9 (область «Ветровое ущелье»)", cs="Eva nasazuje žeton 9 (oblast Větrná soutěska)")),
    ({"kind": "victory", "seat": "B", "side": "harkonnen", "objective": None}, told(
        en="Petr won the war: supremacy has reached the end of its track",
        uk="Петро перемагає у війні: маркер панування досяг кінця шкали",
        ru="Пётр побеждает в войне: маркер господства дошёл до конца трека",
        cs="Petr vítězí ve válce: nadvláda dosáhla konce počítadla")),
])
def test_the_log(event: dict[str, Any], sentences: dict[str, str]) -> None:
    assert {language: cat.event(event, SEATS[language]) for language, cat in CATS.items()} == sentences


def test_moves_say_who_goes() -> None:
    t = arrakis(A={"dice": {"strategy": 1}},
                areas={"gara_kulon": {"atreides": {"elite": 2, "leaders": ["paul", "naib"]}}})
    t.play("action strategy")
    move = t.parse("move gara_kulon ne_outer_12")
    assert {language: cat.move(t, move) for language, cat in CATS.items()} == told(
        en="Move the legion of Gara Kulon (2 elite units, 1 naib and Paul Atreides) to North-East outer 12",
        uk="Перемістити легіон (2 елітні загони, 1 наїб і Пол Атрід): «Гара Кулон» → «Зовнішній північний схід 12»",
        ru="Переместить легион (2 элитных отряда, 1 наиб и Пол Атрейдес): «Гара Кулон» → «Внешний северо-восток 12»",
        cs="Přesunout legii (2 elitní jednotky, 1 naíb a Paul Atreides): Gara Kulon → Vnější severovýchod 12")
    t.play(move)
    assert CATS["en"].decision(t) == ("Gara Kulon → North-East outer 12: 2 elite units, 1 naib and Paul Atreides. "
                                      "Choose who stays behind, or march")
    t.play("leave elite")
    assert "1 elite unit, 1 naib and Paul Atreides" in CATS["en"].decision(t)


@pytest.mark.parametrize("language", languages())
def test_cards_of_one_name_are_told_apart_where_they_are_discarded(language: str) -> None:
    cat = CATS[language]
    t = mahdi("mentat", B={"house_discard": ["sandmasters"], "allies_deck": ["manipulation_of_others"]},
              A={"hand": ["smugglers_a", "smugglers_b", "smugglers_c", "war_plan"]})
    said = {t.notation(move): cat.move(t, move) for move in t.legal()}
    assert len(said) == 4 == len(set(said.values())) and cat.troubles == []
    name, plan = (cat.name("planning card", card) for card in ("smugglers_a", "war_plan"))
    text = cat.phrase(planning_message(PLANNING_CARDS[PLANNING.find("smugglers_a")]))
    assert name in said["discard smugglers_a"] and said["discard smugglers_a"].endswith(f" ({text})")
    assert said["discard war_plan"].strip("»").endswith(plan)


def test_a_game_says_its_own_moves_in_its_own_words() -> None:
    """Other games have moves like `end` and `discard`, too."""
    cat = CATS["en"]
    assert cat.key_for("arrakis", "move-end") == "arrakis-move-end" and cat.key_for("imperium",
                                                                                    "move-end") == "move-end"
    assert cat.key_for("arrakis", "move-first") == "move-first"


def test_a_unit_that_stands_in_for_another_is_named_before_it_comes() -> None:
    """Two legions are equal by the list; elites have run out (WFA-SOLO-46)."""
    t = mahdi("house", areas={area: {"harkonnen": {"regular": 2}} for area in ("ne_central_9", "ne_outer_11")},
              B={"supply": {"regular": 9, "elite": 0, "special": 3}}, ready={"baron_harkonnen": 0})
    said = [CATS["en"].move(t, move) for move in t.legal()]
    assert said and all(text.endswith("regular unit → Sardaukar") for text in said), said


def test_cards_that_read_otherwise_alone() -> None:
    assert {name: CATS["en"].say(alone_message(name)) for name in ALONE} == {
        "thufir_hawat": "Draw 3 cards of House Harkonnen and play them at once",
        "gaius_helen_mohiam": "Draw 3 cards of Corrino Allies and play them at once",
        "truthtrance": "Choose a result of which the Harkonnen have fewer than 3 spent dice (2 of Deployment or "
                       "House): their next turn is played as if it had been rolled; then draw 2 planning cards or "
                       "play 1",
        "hawats_scheming": "The first one is laid beside the board; with the second both are discarded and take effect"}
    assert alone_message("beast_rabban").key == "nothing"


@pytest.mark.parametrize("language", languages())
def test_every_step_of_the_mahdi_rules_has_a_title_and_a_reason(language: str) -> None:
    cat = Messages.load(language)
    for name, kind in EVENTS.kinds.items():
        if name.startswith(("mahdi_", "garrison_")):
            event = {"kind": name, "seat": "B", **{value: domain.names[0] if domain is not None else 2
                                                   for value, domain in kind.values}}
            title, why = cat.step(event, {"B": "Mahdi"})
            assert title and why.endswith("."), name
