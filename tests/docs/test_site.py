"""The pages of the site can be made, and every link in them and in the files of the checkout leads somewhere."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

import landsraad
from landsraad.reference.rules import games as books
from landsraad.reference.rules import rule_index
from tools.docs.external_resources import foreign
from tools.docs.links import broken
from tools.docs.markdown import anchors, links, rewrite, slug
from tools.docs.site import HOME, MORE, ROOT, SECTIONS, assemble, awaited, nav, pages, sections

pytestmark = pytest.mark.long

PLACES = {page.path for page in pages()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    assemble(folder)
    return folder


def test_every_page_of_the_list_is_made(made: Path) -> None:
    listed = [path for entry in nav() for value in entry.values()
              for path in ([value] if isinstance(value, str) else [place for page in value for place in page.values()])]
    assert listed[0] == HOME.path and len(listed) == len(set(listed))
    assert {path.relative_to(made).as_posix() for path in made.rglob("*.md")} == set(listed)


def test_every_page_of_the_folder_is_in_the_list() -> None:
    listed = {page.source for page in pages()}
    assert {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")} <= listed
    assert all(section.pages for section in sections())
    assert [section.title for section in sections() if section.title != MORE] == [s.title for s in SECTIONS]


def test_all_links_of_the_site_lead_somewhere(made: Path) -> None:
    assert list(broken(made)) == []


def test_no_link_between_pages_is_lost(made: Path) -> None:
    first = (made / "index.md").read_text("utf-8")
    assert "](architecture.md)" in first and "](rules/imperium.md)" in first
    assert "](contributing.md)" in (made / "extending.md").read_text("utf-8")
    assert "](server.md)" in (made / "architecture.md").read_text("utf-8")  # docs/server.md in the checkout


def test_all_links_of_the_checkout_lead_somewhere() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "web" / "README.md"]
    wrong = []
    for file in files:
        here = file.relative_to(ROOT).as_posix()
        for link in links(file.read_text("utf-8")):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(here), link.target.partition("#")[0]))
            known = (ROOT / target).exists() or target in awaited() or posixpath.relpath(target, "docs") in PLACES
            if not link.foreign and link.target[0] != "#" and not known:
                wrong.append(f"{here}:{link.line}: {link.target}")
    assert wrong == []


@pytest.mark.parametrize("game", books())
def test_each_rule_has_a_place_of_its_own(made: Path, game: str) -> None:
    here = rule_index(game)
    places = anchors((made / "rules" / f"{game}.md").read_text("utf-8"))
    assert {item.id for group in (here.rules, here.questions, here.examples) for item in group} <= places


@pytest.mark.parametrize("game", landsraad.games())
def test_each_move_is_told(made: Path, game: str) -> None:
    text = (made / "notation" / f"{game}.md").read_text("utf-8")
    notes = landsraad.game(game).notes()
    families = [family.name for family in landsraad.game(game).plan.moves.families]
    told = [name for name in families if f"| `{name}" in text]
    assert [name for name in families if name not in told] == [
        name for name in families if notes.get(f"move {name}", "").startswith("not used in")]
    assert text.count("|  |") < len(told) / 5  # nearly all with an example


def test_what_is_reconstructed_is_marked(made: Path) -> None:
    assert "*reconstructed*{ .reconstructed }" in (made / "cards" / "arrakis.md").read_text("utf-8")
    assert "#imperium-reconstructed" in (made / "coverage.md").read_text("utf-8")


# ------------------------------------------------------------------ the tools themselves


def test_links_and_places_are_found() -> None:
    page = "# One `two` & three\n\n[a](b.md#c) and `[no](code)`\n\n```\n[no](code)\n```\n\ntext\n{: #X-1 .rule }\n"
    assert [(link.line, link.text, link.target) for link in links(page)] == [(3, "a", "b.md#c")]
    assert anchors(page) == {"one-two-three", "X-1"}
    assert slug("Příště: 2 hráči") == "priste-2-hraci"
    assert rewrite(page, {"b.md#c": None}).splitlines()[2] == "a and `[no](code)`"
    assert rewrite(page, {"b.md#c": "d.md"}).splitlines()[2] == "[a](d.md) and `[no](code)`"


def test_a_broken_link_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A\n\n[b](b.md#there) [c](c.md) [d](b.md#nowhere) [e](https://example.org)\n")
    (tmp_path / "b.md").write_text("# B\n\n## There\n")
    assert list(broken(tmp_path)) == ["a.md:3: there is no c.md (linked as c.md)", "a.md:3: b.md has no place #nowhere"]


def test_what_is_loaded_from_elsewhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="https://example.org">fine</a><img src="//example.org/x.png">'
                                     '<link rel="stylesheet" href="https://example.org/x.css"><script src="own.js">')
    (tmp_path / "a.css").write_text("@import 'https://example.org/y.css'; p { background: url(own.png) }")
    assert [line.rpartition("/")[2] for line in foreign(tmp_path)] == ["y.css", "x.png", "x.css"]


def test_the_coverage_page_says_what_is_not_there(made: Path) -> None:
    """Nothing is missing."""
    page = (made / "coverage.md").read_text("utf-8")
    assert re.findall(r"^\?\?\?\+ note \"Not in the game yet: (.*) \(\d+\)\"$", page, re.MULTILINE) == []
    assert page.count("Every rule and every worked example is cited.") == len(books())


def test_every_component_is_named_by_a_test_or_a_scenario(made: Path) -> None:
    """The table at the top of the coverage page: as many are tested as there are."""
    lines = (made / "coverage.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| [")]
    assert [row[5] for row in rows] == [row[6] for row in rows] and len(rows) == 6
