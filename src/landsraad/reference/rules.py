"""The numbered rules as values: `rules("imperium")`, `find("IMP-TIE-03")`, `search("tie")`.

The sentences are in `rules.yaml` of each game and each set (`landsraad.games.data`), in other languages in
`rules.uk.yaml` and so on beside it; what is missing there stays English. Files that name the same game are
combined. The one with a title is the main file, and the others name the topic before which theirs go. Ids never change:
tests, scenarios and the refusals shown to players cite them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from landsraad.games import data
from landsraad.kernel.errors import BadInput, nearest

ENGLISH: Final = "en"
SENTENCES: Final = {"rules": "rule", "questions": "question", "examples": "title"}  # the sentence of an item
LAST: Final = 99  # sort key of a game without an order


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words.

    `topic` is the middle part of the id. `source` is where the printed rules state it. `under` is the rule of an
    optional part of the game on which this one depends.
    """

    id: str
    game: str
    topic: str
    topic_title: str
    text: str
    source: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A place where the printed rules are ambiguous, with the reading this project uses."""

    id: str
    game: str
    question: str
    reading: str
    about: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the rulebooks, which a test scenario cites by its id. `under` is as for a rule."""

    id: str
    game: str
    title: str
    rules: tuple[str, ...]
    under: str = ""


@dataclass(frozen=True, slots=True)
class RuleIndex:
    """The rules, open questions and examples of one game."""

    game: str
    title: str
    topics: dict[str, str]
    rules: tuple[Rule, ...]
    questions: tuple[Question, ...]
    examples: tuple[Example, ...]


def games() -> list[str]:
    """The games that have rules, in display order."""
    return list(prefixes())


def prefixes() -> dict[str, list[str]]:
    """The prefixes of the rule ids of each game, which tell from an id which files to read."""
    return _prefixes(data.registered())


def rule_index(game: str, language: str = ENGLISH) -> RuleIndex:
    known = games()
    if game not in known:
        raise BadInput(f"unknown game '{game}'{nearest(game, known) or '; there are ' + ', '.join(known)}")
    return _load(game, language, data.registered())


def rules(game: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    return rule_index(game, language).rules


def find(id: str) -> Rule:
    """The rule with this id. The error suggests the closest one."""
    item = find_any(id)
    if not isinstance(item, Rule):
        raise BadInput(f"'{id}' is not a rule")
    return item


def find_any(id: str, language: str = ENGLISH) -> Rule | Question | Example:
    """The rule, open question or worked example with this id."""
    wanted = id.upper()
    known = _by_id(game_of(id), language, data.registered())
    item = known.get(wanted)
    if item is None:
        raise BadInput(f"unknown rule '{id}'{nearest(wanted, known)}")
    return item


def search(text: str, among: Iterable[Rule] | None = None, language: str = ENGLISH) -> list[Rule]:
    """The rules that contain every word of the text in their id, topic or sentence, ignoring case."""
    words = text.casefold().split()
    pool = among if among is not None else [rule for game in games() for rule in rules(game, language)]
    return [rule for rule in pool if all(word in _haystack(rule) for word in words)]


def questions_about(id: str, language: str = ENGLISH) -> list[Question]:
    """The questions about a rule, also those of other sets."""
    return [question for game in games() for question in rule_index(game, language).questions if id in question.about]


def game_of(id: str) -> str:
    """The game an id belongs to, by its prefix."""
    prefix = id.split("-")[0].upper()
    for game, known in prefixes().items():
        if prefix in known:
            return game
    known_ones = ", ".join(prefix for known in prefixes().values() for prefix in known)
    raise BadInput(f"unknown rule '{id}': an id starts with {known_ones}")


def citable() -> frozenset[str]:
    """Every id of every game that a test or scenario may cite."""
    return frozenset(id for game in games() for id in _by_id(game, ENGLISH, data.registered()))


@cache
def _by_id(game: str, language: str, _: tuple[Path, ...]) -> dict[str, Rule | Question | Example]:
    here = rule_index(game, language)
    return {item.id: item for group in (here.rules, here.questions, here.examples) for item in group}


def _haystack(rule: Rule) -> str:
    return f"{rule.id} {rule.topic_title} {rule.text}".casefold()


@cache
def _files(_: tuple[Path, ...]) -> list[tuple[dict[str, Any], str, Traversable]]:
    """All rule files: the parsed head, which is fast, the unparsed text, and the folder."""
    texts = [((folder / data.RULES).read_text(encoding="utf-8"), folder) for folder in data.rule_folders()]
    return [(data.read_yaml(text.partition("\ntopics:")[0]), text, folder) for text, folder in texts]


@cache
def _prefixes(registered: tuple[Path, ...]) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for head in sorted((head for head, _, _ in _files(registered)), key=lambda head: int(head.get("order", LAST))):
        listed = head.get("prefix", [])
        out.setdefault(head["game"], []).extend([listed] if isinstance(listed, str) else listed)
    return out


@cache
def _load(game: str, language: str, _: tuple[Path, ...]) -> RuleIndex:
    parts = [translated(data.read_yaml(text), _translation(folder, language))
             for head, text, folder in _files(data.registered()) if head["game"] == game]
    [main] = [part for part in parts if "title" in part]
    topics = _topics(main["topics"], [part for part in parts if part is not main])
    rank = {topic: i for i, topic in enumerate(topics)}
    rules = [_rule(game, topics, item) for part in parts for item in part["rules"]]
    questions = [Question(item["id"], game, item["question"], item["reading"], tuple(item["about"]))
                 for part in parts for item in part.get("questions", ())]
    examples = [Example(item["id"], game, item["title"], tuple(item.get("rules", ())), item.get("under", ""))
                for part in parts for item in part.get("examples", ())]
    return RuleIndex(game=game, title=main["title"], topics=topics,
                     rules=tuple(sorted(rules, key=lambda rule: rank[rule.topic])),
                     questions=tuple(sorted(questions, key=lambda question: question.id)),
                     examples=tuple(sorted(examples, key=lambda example: example.id)))


def _translation(folder: Traversable, language: str) -> dict[str, Any]:
    file = folder / f"rules.{language}.yaml"
    return data.read_yaml(file.read_text(encoding="utf-8")) if file.is_file() else {}


def translated(part: dict[str, Any], words: dict[str, Any]) -> dict[str, Any]:
    """The content of a rule file with the sentences of a translation."""
    def say(group: str, item: dict[str, Any], field: str) -> dict[str, Any]:
        found = words.get(group, {}).get(item["id"])
        return item if found is None else {**item, **(found if isinstance(found, dict) else {field: found})}
    out = {**part, "topics": {**part["topics"], **words.get("topics", {})}}
    if "title" in part and "title" in words:
        out["title"] = words["title"]
    for group, field in SENTENCES.items():
        out[group] = [say(group, item, field) for item in part.get(group, ())]
    return out


def _topics(main: dict[str, str], others: list[dict[str, Any]]) -> dict[str, str]:
    """The topics of a game, with those of each set before the topic that the set names."""
    order = list(main.items())
    for part in others:
        codes = [code for code, _ in order]
        at = codes.index(part["before"]) if part.get("before") in codes else len(codes)
        order[at:at] = part["topics"].items()
    return dict(order)


def _rule(game: str, topics: dict[str, str], item: dict[str, str]) -> Rule:
    topic = "-".join(item["id"].split("-")[1:-1])
    return Rule(item["id"], game, topic, topics[topic], item["rule"], item["source"], item.get("under", ""))
