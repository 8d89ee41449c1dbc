"""Refusals in every language: each reason has a message with the right arguments, and none stays English."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Choices, Named, Reason, about
from landsraad.kernel.table import Table
from landsraad.reference.rules import rules
from landsraad.text.messages import Messages, languages, message_files
from support.dune.table import play, table
from support.reasons import calls, keys, samples
from support.sampling import ALL

PREFIX = "refusal-"
OWN_RULES = {game: {rule.id for rule in rules(game)} for game in ("uprising", "arrakis")}
PEOPLE = {"A": "1", "B": "2", "C": "3", "D": "4"}
# Words of nearly every English sentence, but of no Czech one.
ENGLISH = re.compile(r"\b(the|you|your|is|are|it|its|has|have|with|only|not|no|of|card|turn|troops?|needs)\b", re.I)
LATIN = re.compile(r"[A-Za-z]{2,}")
NUMERALS = ("II", "III", "IV")  # the same in every script


@pytest.fixture(params=languages())
def cat(request: pytest.FixtureRequest) -> Iterator[Messages]:
    messages = Messages.load(request.param)
    messages.troubles.clear()
    yield messages
    assert messages.troubles == []


# ------------------------------------------------------------------ the messages and the code


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in message_files(language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found.update({entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)})
    return found


def variables(all: dict[str, ast.Message], node: Any) -> set[str]:
    """Returns the arguments of a message, including those of messages inside it."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        message = all[node.id.name]
        if node.attribute is None:
            return variables(all, message.value)
        named = {attribute.id.name: attribute for attribute in message.attributes}
        return variables(all, named[node.attribute.name].value)
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return {name for part in parts for name in variables(all, part)}


def test_a_key_is_filled_the_same_way_wherever_it_is_given() -> None:
    assert len(calls()) > 100
    known = keys()
    assert [call.where for call in calls() if call.args != known[call.key] or "**" in call.args] == []


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_message_and_every_message_its_reason(language: str) -> None:
    found = {id.removeprefix(PREFIX) for id in messages(language) if id.startswith(PREFIX)}
    assert sorted(keys().keys() - found) == [], "no message"
    assert sorted(found - keys().keys()) == [], "never said"


@pytest.mark.parametrize("language", languages())
def test_messages_ask_for_what_the_reasons_give_and_for_all_of_it(language: str) -> None:
    all = messages(language)
    wrong = []
    for key, args in keys().items():
        asked = variables(all, all[PREFIX + key].value)
        wrong += [f"{key}: ${name} is not given" for name in asked if name.removesuffix("_id") not in args]
        wrong += [f"{key}: ${name} is not used" for name in args if not {name, f"{name}_id"} & asked]
    assert wrong == []


# ------------------------------------------------------------------ what it sounds like


def leftovers(cat: Messages, told: str) -> list[str]:
    """Returns what does not belong in a sentence of the language."""
    out = [mark for mark in ("{", "}", "$", PREFIX, "_", "\n", "  ") if mark in told]
    if cat.language in ("uk", "ru"):
        out += [word for word in LATIN.findall(told) if word not in NUMERALS]
    elif cat.language != "en":
        out += ENGLISH.findall(told)
    return out if told else ["nothing"]


def test_every_reason_is_told(cat: Messages) -> None:
    """Returns the reason with every name and number that it can have."""
    english = Messages.load("en")
    for key, args in keys().items():
        for reason in samples(key, args):
            told = cat.reason(reason, PEOPLE)
            assert leftovers(cat, told) == [], (key, told)
        if cat is not english and key not in ("about",):
            assert told != english.reason(reason, PEOPLE), key


def attempts(t: Table, rng: random.Random, n: int) -> Iterator[int]:
    """Returns illegal moves that a player might try."""
    for _ in range(n):
        family = rng.choice(t.game.plan.moves.families)
        move = t.parse(" ".join([family.name, *(rng.choice(domain.names) for domain in family.domains())]))
        if not t.state.is_legal(move):
            yield move


OFTEN = 2 if ALL else 4  # moves of a war between two tests


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "seed"), [
    *((game, players, 20 + players) for game in ("imperium", "uprising") for players in (1, 2, 3, 4)),
    ("arrakis", 2, 22), ("arrakis", 4, 24)])
def test_refusals_of_whole_games_are_told_in_every_language(game: str, players: int, seed: int) -> None:
    cats = [Messages.load(language) for language in languages()]
    for cat in cats:
        cat.troubles.clear()
    rng = random.Random(seed)
    options = {"difficulty": "kwisatz_haderach"} if game != "arrakis" else {}
    options.update({"choam": "yes"} if game == "uprising" and players != 3 else {})
    t = landsraad.new(game, players=players, seed=seed, **options)
    seen: set[str] = set()
    while not t.over:
        tries = 12 if game != "arrakis" else 2 * (len(t.moves) % OFTEN == 0)  # a war is long
        for move in attempts(t, rng, tries):
            reason = t.refusal(move)
            seen |= {reason.key, *(part.key for part in reason.args.values() if isinstance(part, Reason))}
            if game in OWN_RULES:  # it cites only its own rules
                assert not reason.rule or reason.rule in OWN_RULES[game], reason
            told = {cat.language: cat.reason(reason, PEOPLE, t) for cat in cats}
            assert len(set(told.values())) == len(cats), told
            for cat in cats:
                assert leftovers(cat, told[cat.language]) == [], told[cat.language]
        t.play(rng.choice(t.legal()))
    assert len(seen) > 25
    assert [trouble for cat in cats for trouble in cat.troubles] == []


def why(language: str, t: Table, move: str, **seats: str) -> str:
    return Messages.load(language).reason(t.refusal(t.parse(move)), seats)


def test_cases_and_plurals() -> None:
    t = table(agents={"arrakeen": "B"}, A={"hand": ["reconnaissance", "diplomacy"], "influence": {"fremen": 1},
                                           "water": 0, "spice": 2})
    assert why("en", t, "agent reconnaissance arrakeen", B="Olha") == "Arrakeen: occupied by Olha"
    assert why("uk", t, "agent reconnaissance arrakeen", B="Ольга") == "Арракін: зайнято (Ольга)"
    sietch = {language: why(language, t, "agent reconnaissance sietch_tabr") for language in languages()}
    assert sietch == {"en": "Sietch Tabr: needs 2 Fremen influence, you have 1",
                      "uk": "Січ Табр: треба мати 2 очки впливу на Фрименів, а у вас 1",
                      "ru": "Сиетч Табр: нужно 2 влияния у фрименов, а у вас 1",
                      "cs": "Síť Tabr: je třeba mít 2 vlivy na frakci Fremenů, máš 1"}
    water = {language: why(language, t, "agent diplomacy hardy_warriors") for language in languages()}
    assert water == {"en": "Hardy Warriors: needs 1 water, you have 0",
                     "uk": "Витривалі воїни: треба мати 1 воду, а у вас 0",
                     "ru": "Закалённые воины: нужно иметь 1 воду, а у вас 0",
                     "cs": "Urputní válečníci: je třeba mít 1 vodu, máš 0"}
    t = play(table(row=["stilgar", "scout"], A={"hand": ["convincing_argument", "diplomacy"]}), "reveal")
    price = {language: why(language, t, "buy stilgar") for language in languages()}
    assert price == {"en": "Stilgar costs 5, you have 3 persuasion",
                     "uk": "карта «Стілгар» коштує 5, а у вас 3 очки переконливості",
                     "ru": "карта «Стилгар» стоит 5, а убеждения у вас 3",
                     "cs": "karta Stilgar stojí 5, máš 3 přízně"}


def test_moves_are_called_by_their_labels_where_these_are_shown() -> None:
    t = play(table(A={"hand": ["fremen_camp", "dagger"], "spice": 2}), "agent fremen_camp secure_contract").inner  # type: ignore[attr-defined]
    uk = Messages.load("uk")
    reason = t.refusal(t.parse("reveal"))
    assert uk.reason(reason) == "спершу вирішує A (Табір Фрименів): pay, skip"
    assert uk.reason(reason, {"A": "Оля"}, t) == (
        "спершу вирішує Оля (Табір Фрименів): Заплатити 2 прянощів → найняти 3 загони; Відмовитися")
    many = Reason("not-now", seat=Named("seat", "A"), moves=Choices(["pay", "skip"] * 4, 6))
    assert Messages.load("en").reason(many) == "not possible now; A can: pay, skip, pay, skip, pay, skip, …"
    assert Messages.load("en").reason(many, None, t).endswith("; …")


def test_an_error_carries_its_reason_and_tells_it_in_english() -> None:
    t = table(A={"hand": ["dagger"]})
    with pytest.raises(BadInput) as caught:
        t.play("agent stilgar arrakeen")
    error = caught.value
    inner = Reason("not-in-hand", "IMP-AGENT-01", card=Named("card", "stilgar"))
    assert error.reason == about(Named("move", "agent stilgar arrakeen"), inner)
    assert error.reason.rule == "IMP-AGENT-01"
    assert str(error) == Messages.load("en").error(error) == (
        "agent stilgar arrakeen: Stilgar is not in your hand (IMP-AGENT-01)")
    assert Messages.load("cs").error(error) == "agent stilgar arrakeen: kartu Stilgar nemáš v ruce (IMP-AGENT-01)"
    assert Messages.load("cs").error(BadInput("no such file")) == "no such file"
