# cold
"""Finds the data files of the games: messages, rules and drawing lie in the folder of the set they belong to.

    locales/LANGUAGE.ftl, locales/LANGUAGE/*.ftl     messages
    rules.yaml, rules.LANGUAGE.yaml                  numbered rules, and the same in other languages
    animation.yaml                                   how events move on screen
    icons.yaml                                       how effects are drawn
    explain.yaml                                     what stands on the table, each with the rule behind it
    guide/pages.yaml, guide/LANGUAGE/*.md            the readable guide
    lessons/*.yaml, lessons/LANGUAGE/*.ftl           lessons and their texts

Every folder below `landsraad.games` is searched, so a new set needs no entry in any list. A set that lives elsewhere,
in a plug-in or in a test, is added with `register_folder`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

LOCALES: Final = "locales"
RULES: Final = "rules.yaml"
ANIMATION: Final = "animation.yaml"
ICONS: Final = "icons.yaml"
EXPLAIN: Final = "explain.yaml"
LESSONS: Final = "lessons"
GUIDE: Final = "guide"
TEXTS: Final = (LOCALES, LESSONS, GUIDE)  # folders that are no sets

_registered: list[Path] = []


def register_folder(folder: Path) -> None:
    """Adds a folder outside the package, with all folders below it."""
    if folder not in _registered:
        _registered.append(folder)


def unregister_folder(folder: Path) -> None:
    _registered.remove(folder)


def registered() -> tuple[Path, ...]:
    """The added folders. Caches of what was read from the data use this as their key."""
    return tuple(_registered)


def message_files(language: str) -> list[Traversable]:
    """The Fluent files of all sets in one language."""
    return [file for folder in _folders() if (locales := folder / LOCALES).is_dir()
            for file in messages_in(locales, language)]


def messages_in(locales: Traversable, language: str) -> list[Traversable]:
    """The Fluent files of a language in one folder of locales."""
    whole, parts = locales / f"{language}.ftl", locales / language
    found = [whole] if whole.is_file() else []
    return found + [file for file in _sorted(parts) if file.name.endswith(".ftl")] if parts.is_dir() else found


def rule_folders() -> list[Traversable]:
    """The folders with numbered rules, `rules.yaml`, and their translations, `rules.uk.yaml` and so on."""
    return [folder for folder in _folders() if (folder / RULES).is_file()]


def animation_files() -> list[Traversable]:
    return _named(ANIMATION)


def icon_files() -> list[Traversable]:
    return _named(ICONS)


def explain_files() -> list[Traversable]:
    return _named(EXPLAIN)


def lesson_folders() -> list[Traversable]:
    return [found for folder in _folders() if (found := folder / LESSONS).is_dir()]


def guide_folders() -> list[Traversable]:
    return [found for folder in _folders() if (found := folder / GUIDE).is_dir()]


def read_yaml(text: str) -> Any:
    import yaml  # only now: who reads no data needs none

    # The C loader is ten times faster; PyYAML may be built without it.
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def _named(name: str) -> list[Traversable]:
    return [file for folder in _folders() if (file := folder / name).is_file()]


def _folders() -> list[Traversable]:
    return [*_packaged(), *(folder for root in registered() for folder in _walk(root))]


@cache
def _packaged() -> tuple[Traversable, ...]:
    return tuple(_walk(files("landsraad.games")))


def _walk(folder: Traversable) -> Iterator[Traversable]:
    yield folder
    for below in _sorted(folder):
        if below.is_dir() and below.name not in TEXTS and not below.name.startswith(("_", ".")):
            yield from _walk(below)


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)
