# cold
"""Finds the data files of the games: messages, rules and drawing lie in the folder of the set they belong to.

    locales/LANGUAGE.ftl, locales/LANGUAGE/*.ftl     messages
    rules.yaml                                       numbered rules
    animation.yaml                                   how events move on screen
    icons.yaml                                       how effects are drawn

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


def rule_files() -> list[Traversable]:
    return _named(RULES)


def animation_files() -> list[Traversable]:
    return _named(ANIMATION)


def icon_files() -> list[Traversable]:
    return _named(ICONS)


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
        if below.is_dir() and below.name != LOCALES and not below.name.startswith(("_", ".")):
            yield from _walk(below)


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda entry: entry.name)
