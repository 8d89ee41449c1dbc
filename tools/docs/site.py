"""The structure of the site: its pages, their sources, and how they are assembled in a folder.

A page is a file of the checkout or generated. Files in `docs/` that are not in the list are added at the end. Listed
pages that do not exist yet are left out, together with the links to them.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import landsraad
from landsraad.reference.rules import games as books
from landsraad.reference.rules import rule_index
from tools.docs.markdown import links, rewrite
from tools.docs.pages.cards import cards_page
from tools.docs.pages.commands import commands_page
from tools.docs.pages.coverage import coverage_page
from tools.docs.pages.games import games_page
from tools.docs.pages.notation import notation_page
from tools.docs.pages.rules import rules_page

ROOT = Path(__file__).parents[2]
DOCS = "docs"
Maker = Callable[[], str]


@dataclass(frozen=True)
class Page:
    """A page at `path` in the site, copied from `source` or generated."""

    path: str
    title: str
    source: str = ""
    make: Maker | None = None

    @property
    def there(self) -> bool:
        return self.make is not None or (ROOT / self.source).is_file()


@dataclass(frozen=True)
class Section:
    title: str
    pages: tuple[Page, ...]


def _written(path: str, title: str) -> Page:
    return Page(path, title, f"{DOCS}/{path}")


def _of_games(folder: str, maker: Callable[[str], str], before: str = "") -> tuple[Page, ...]:
    return _of(landsraad.games(), folder, maker, before)


def _of(names: list[str], folder: str, maker: Callable[[str], str], before: str = "") -> tuple[Page, ...]:
    return tuple(Page(f"{folder}/{name}.md", before + rule_index(name).title, make=partial(maker, name))
                 for name in names)


def _words(game: str) -> Page:
    return _written(f"scenarios-{game}.md", f"Scenario words: {game}")


HOME = _written("index.md", "Home")
SECTIONS = (
    Section("Play", (
        _written("play.md", "Sit down and play"), Page("games.md", "Games and options", make=games_page),
        _written("six.md", "Six players"), _written("puzzles.md", "Puzzles"),
        _written("challenges.md", "Challenges and twists"),
        Page("commands.md", "Commands", make=commands_page))),
    Section("Rules", _of(books(), "rules", rules_page)),
    Section("Components", _of_games("cards", cards_page)),
    Section("Notation and formats", (
        *_of_games("notation", notation_page, "Moves of "), _written("records.md", "Records and saved games"),
        _written("scenarios.md", "Scenarios"), *(_words(game) for game in landsraad.games()),
        _written("scenarios-uprising-six.md", "Scenario words: uprising, six players"))),
    Section("Host", (_written("host.md", "Host a table"), _written("server.md", "The server and its wire"))),
    Section("Bots and research", (
        _written("first-bot.md", "Your first bot"), _written("bots.md", "The bots"),
        _written("strength.md", "How strong they are"), _written("environments.md", "Environments"),
        _written("research.md", "Research"))),
    Section("Build on it", (
        _written("first-change.md", "Your first change"), Page("architecture.md", "Architecture", "ARCHITECTURE.md"),
        _written("extending.md", "Add to a game"), Page("contributing.md", "Contributing", "CONTRIBUTING.md"),
        Page("changes.md", "Changes", "CHANGELOG.md"), Page("security.md", "Security", "SECURITY.md"),
        _written("speed.md", "Speed"),
        Page("coverage.md", "Coverage", make=coverage_page))),
)
MORE = "More"


def sections() -> list[Section]:
    """All existing pages in order. Unlisted pages of `docs/` come last."""
    placed = {page.source for section in SECTIONS for page in section.pages} | {HOME.source}
    found = [Section(section.title, tuple(page for page in section.pages if page.there)) for section in SECTIONS]
    loose = [_written(path.name, title_of(path)) for path in sorted((ROOT / DOCS).glob("*.md"))
             if f"{DOCS}/{path.name}" not in placed]
    return [*found, Section(MORE, tuple(loose))] if loose else found


def pages() -> Iterator[Page]:
    yield HOME
    for section in sections():
        yield from section.pages


def title_of(path: Path) -> str:
    first = path.read_text("utf-8").splitlines()[0]
    return first.removeprefix("#").strip()


def nav() -> list[Any]:
    """The list of pages in the format of MkDocs."""
    return [{HOME.title: HOME.path},
            *({section.title: [{page.title: page.path} for page in section.pages]} for section in sections())]


def assemble(folder: Path) -> None:
    """Writes all pages of the site as Markdown into a folder."""
    known = {page.source: page.path for page in pages() if page.source}
    for page in pages():
        place = folder / page.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(page.make() if page.make else _moved(page, known), encoding="utf-8")


def _moved(page: Page, known: dict[str, str]) -> str:
    """A file of the checkout with its links adapted to the site.

    Links to files that are not pages, or to pages that do not exist yet, become plain text. Other links stay, so that a
    broken one is found.
    """
    text = (ROOT / page.source).read_text("utf-8")
    change: dict[str, str | None] = {}
    places = {other.path for other in pages()}
    for link in links(text):
        target, _, anchor = link.target.partition("#")
        if link.foreign or not target:
            continue
        source = posixpath.normpath(posixpath.join(posixpath.dirname(page.source), target))
        inside = posixpath.relpath(source, DOCS)
        found = known.get(source) or (inside if inside in places else None)
        if found:
            relative = posixpath.relpath(found, posixpath.dirname(page.path) or ".")
            change[link.target] = f"{relative}#{anchor}" if anchor else relative
        elif source in awaited() or (ROOT / source).exists():
            change[link.target] = None
    return rewrite(text, change)


def awaited() -> set[str]:
    """Files of listed pages that do not exist yet."""
    return {page.source for section in SECTIONS for page in section.pages if page.source and not page.there}
