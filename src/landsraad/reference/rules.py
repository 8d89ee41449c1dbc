"""The numbered rules as values: `rules("imperium")`, `find("IMP-TIE-03")`, `search("tie")`.

The sentences live in `data/*.yaml`, one file for each game. An id is stable for ever: tests, scenarios and the
refusals shown to players cite it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from landsraad.kernel.errors import BadInput, nearest

# In the order they are shown. The prefixes tell from an id alone which file to open.
PREFIXES = {"imperium": ("IMP",), "uprising": ("UPM", "UPR"), "arrakis": ("WFA",)}

# The C loader reads a game ten times faster; PyYAML may be built without it.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words. `topic` is the middle part of the id; `source` is where the printed rules say it;
    `under` is the rule of a part of the game without which this one says nothing."""

    id: str
    game: str
    topic: str
    topic_title: str
    text: str
    source: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A place where the printed rules can be read in more than one way, with the reading this project takes."""

    id: str
    game: str
    question: str
    reading: str
    about: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the rulebooks; the tests play it as a scenario that cites its id. `under` as for a rule."""

    id: str
    game: str
    title: str
    rules: tuple[str, ...]
    under: str = ""


@dataclass(frozen=True, slots=True)
class Book:
    """All that the reference knows about one game."""

    game: str
    title: str
    topics: dict[str, str]
    rules: tuple[Rule, ...]
    questions: tuple[Question, ...]
    examples: tuple[Example, ...]


def games() -> list[str]:
    return list(PREFIXES)


def book(game: str) -> Book:
    if game not in PREFIXES:
        raise BadInput(f"unknown game '{game}'{nearest(game, PREFIXES) or '; there are ' + ', '.join(PREFIXES)}")
    return _load(game)


def rules(game: str) -> tuple[Rule, ...]:
    return book(game).rules


def find(id: str) -> Rule:
    """The rule with this id; the error offers the nearest one."""
    item = find_any(id)
    if not isinstance(item, Rule):
        raise BadInput(f"'{id}' is not a rule")
    return item


def find_any(id: str) -> Rule | Question | Example:
    """The rule, open question or worked example with this id."""
    wanted = id.upper()
    item = _by_id(game_of(id)).get(wanted)
    if item is None:
        raise BadInput(f"unknown rule '{id}'{nearest(wanted, _by_id(game_of(id)))}")
    return item


def search(text: str, among: Iterable[Rule] | None = None) -> list[Rule]:
    """The rules that contain every word of the text, in their id, topic or sentence; case does not matter."""
    words = text.casefold().split()
    pool = among if among is not None else [rule for game in games() for rule in rules(game)]
    return [rule for rule in pool if all(word in _haystack(rule) for word in words)]


def questions_about(id: str) -> list[Question]:
    return [question for question in book(game_of(id)).questions if id in question.about]


def game_of(id: str) -> str:
    """The game an id belongs to, by its prefix."""
    prefix = id.split("-")[0].upper()
    for game, known in PREFIXES.items():
        if prefix in known:
            return game
    known_ones = ", ".join(prefix for known in PREFIXES.values() for prefix in known)
    raise BadInput(f"unknown rule '{id}': an id starts with {known_ones}")


def citable() -> frozenset[str]:
    """Every id of every game that a test or a scenario may cite."""
    return frozenset(id for game in games() for id in _by_id(game))


@cache
def _by_id(game: str) -> dict[str, Rule | Question | Example]:
    here = book(game)
    return {item.id: item for group in (here.rules, here.questions, here.examples) for item in group}


def _haystack(rule: Rule) -> str:
    return f"{rule.id} {rule.topic_title} {rule.text}".casefold()


@cache
def _load(game: str) -> Book:
    raw = yaml.load((files(__package__) / "data" / f"{game}.yaml").read_text(encoding="utf-8"), Loader=_Loader)
    topics: dict[str, str] = raw["topics"]
    return Book(
        game=game,
        title=raw["title"],
        topics=topics,
        rules=tuple(_rule(game, topics, item) for item in raw["rules"]),
        questions=tuple(
            Question(item["id"], game, item["question"], item["reading"], tuple(item["about"]))
            for item in raw["questions"]
        ),
        examples=tuple(
            Example(item["id"], game, item["title"], tuple(item.get("rules", ())), item.get("under", ""))
            for item in raw["examples"]
        ),
    )


def _rule(game: str, topics: dict[str, str], item: dict[str, str]) -> Rule:
    topic = "-".join(item["id"].split("-")[1:-1])
    return Rule(item["id"], game, topic, topics[topic], item["rule"], item["source"], item.get("under", ""))
