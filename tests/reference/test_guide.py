"""The guide is there in four languages, and everything that its pages mention exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import landsraad
from landsraad.games import data
from landsraad.kernel.errors import BadInput
from landsraad.lessons.texts import BOLD, ICON
from landsraad.reference.guide import GuidePage, guide, read_page
from landsraad.reference.rules import find
from landsraad.server.content.games import cards
from landsraad.server.http.lesson_calls import guide_pages

LANGUAGES = ("en", "uk", "ru", "cs")
SPRITE = set(re.findall(r'<symbol id="i-([a-z0-9-]+)"',
                        (Path(__file__).parents[2] / "web/src/theme/icons.svg").read_text()))


def test_a_page_is_read() -> None:
    title, questions, blocks = read_page(
        "# The goal\n? How do I win?\n\nTen points :vp:\nwin [IMP-END-01].\n- one\n- two\n## More\n"
        "[space:arrakeen card:dagger]", "here")
    assert (title, questions) == ("The goal", ("How do I win?",))
    assert [(block.kind, block.text) for block in blocks] == [
        ("text", "Ten points :vp: win [IMP-END-01]."), ("item", "one"), ("item", "two"), ("heading", "More"),
        ("pictures", "")]
    assert blocks[-1].pictures == ("space:arrakeen", "card:dagger")


def test_a_page_without_a_title_is_refused() -> None:
    with pytest.raises(BadInput, match=r"here: the first line must be `# ` and the title"):
        read_page("The goal", "here")


def test_every_page_is_there_in_every_language() -> None:
    for folder in data.guide_folders():
        pages = data.read_yaml((folder / "pages.yaml").read_text())["pages"]
        for language in LANGUAGES:
            assert {file.name for file in (folder / language).iterdir()} == {f"{id}.md" for id in pages}


def test_a_game_has_ten_pages_and_a_set_four() -> None:
    heads = [data.read_yaml((folder / "pages.yaml").read_text()) for folder in data.guide_folders()]
    assert {"arrakis", "imperium", "uprising"} == {head["game"] for head in heads if "set" not in head}
    for head in heads:
        assert len(head["pages"]) >= (4 if "set" in head else 10), head


def test_a_set_of_two_games_names_both() -> None:
    for name in ("rise_of_ix", "immortality"):
        pages = [page for page in guide() if page.set == name]
        assert len(pages) >= 4
        assert {(page.game, page.also) for page in pages} == {("imperium", ("uprising",))}
        assert [page.also for page in guide_pages("en") if page.of == name] == [["uprising"]] * len(pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pages_mention_exists(language: str) -> None:
    pictures = {name: {f"{card.kind.replace(' ', '_')}:{card.id}" for card in cards(name, "en").cards}
                for name in landsraad.games()}
    for page in guide(language):
        assert page.icon in SPRITE
        assert page.questions, page.id
        for id in page.cited:
            find(id)
        for block in page.blocks:
            assert set(ICON.findall(block.text)) <= SPRITE, page.id
            assert "*" not in BOLD.sub("", block.text), page.id
            for game in (page.game, *page.also):
                assert set(block.pictures) <= pictures[game], f"{game} {page.set} {page.id}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_shape_of_the_page(language: str) -> None:
    for page, told in zip(guide(), guide(language), strict=True):
        assert shape(page) == shape(told), f"{page.game} {page.id}"
        assert page.title != told.title or page.blocks[0].text != told.blocks[0].text


def shape(page: GuidePage) -> object:
    blocks = [(block.kind, block.pictures, sorted(ICON.findall(block.text))) for block in page.blocks]
    return page.id, len(page.questions), sorted(page.cited), blocks
