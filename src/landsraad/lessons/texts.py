"""The texts of lessons in four languages: `lessons/LANGUAGE/NAME.ftl` beside the script `lessons/NAME.yaml`.

    lesson = Agents and spaces
        .about = icons open places
    city_icon = The square :city: on *Reconnaissance* opens every city.
        .title = Send an agent
        .do = Choose Reconnaissance, then Arrakeen

`lesson` names the lesson, and every page has a message with the word after `say`. `.do` is the instruction of a page
with a move to make. `:city:` is an icon by its name in the icon set, and `*Arrakeen*` is set in bold.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle

from landsraad.lessons.script import Lesson
from landsraad.text.lazy_bundle import LazyBundle

ICON: Final = re.compile(r":([a-z][a-z0-9-]*):")
BOLD: Final = re.compile(r"\*([^*\n]+)\*")
LESSON: Final = "lesson"
FALLBACK: Final = "en"  # where a set does not have the language


@dataclass(frozen=True, slots=True)
class PageText:
    title: str
    text: str
    do: str  # the instruction, in a few words


@dataclass(frozen=True, slots=True)
class LessonText:
    title: str
    about: str
    pages: dict[str, PageText]  # by the word after `say`


def _page(bundle: FluentBundle, key: str) -> PageText:
    return PageText(_say(bundle, key, "title"), _say(bundle, key), _say(bundle, key, "do"))


def _say(bundle: FluentBundle, key: str, attribute: str = "") -> str:
    """A missing text is empty, or its key where there must be one; the tests find both."""
    if not bundle.has_message(key):
        return "" if attribute else key
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])


@lru_cache(512)
def text_of(lesson: Lesson, language: str) -> LessonText:
    bundle = _bundle(lesson.folder, lesson.name, language)
    pages = {entry.say: _page(bundle, entry.say) for entry in lesson.told}
    return LessonText(_say(bundle, LESSON), _say(bundle, LESSON, "about"), pages)


def _bundle(folder: Traversable, name: str, language: str) -> FluentBundle:
    bundle = LazyBundle(language)
    for file in (folder / language / f"{name}.ftl", folder / FALLBACK / f"{name}.ftl"):
        if file.is_file():
            bundle.add_source(file.read_text("utf-8"))
            break
    return bundle
