"""Text, reference, terminal and server find the data files of a registered folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.cli.screen.icons import Icons
from landsraad.gallery.icon_table import icons_from_outside, read_icons
from landsraad.games import data
from landsraad.kernel.messages import Message
from landsraad.reference import rules as reference
from landsraad.server.views.animation.cues import read_cues
from landsraad.text.messages import Messages, languages

OWN_BOOK = """
game: islands
title: "Dune: Islands"
prefix: ISL
topics:
  BOAT: Boats
rules:
  - {id: ISL-BOAT-01, rule: "A boat floats.", source: "nowhere"}
"""
CHAPTER = """
game: uprising
before: TERMS
topics:
  TIDE: Tides
rules:
  - {id: UPM-TIDE-01, rule: "Water rises.", source: "nowhere"}
questions:
  - {id: UPM-OPEN-99, question: "Does it?", reading: "Yes.", about: [UPM-TIDE-01]}
"""


@pytest.fixture
def islands(tmp_path: Path) -> Iterator[Path]:
    for path, text in {"locales/en.ftl": "card-raft = Raft", "locales/uk/names.ftl": "card-raft = Пліт",
                       "tides/locales/en/tides.ftl": "card-ebb = Ebb", "rules.yaml": OWN_BOOK,
                       "tides/rules.yaml": CHAPTER, "icons.yaml": "effects: {float: {terminal: '~', web: '{water}'}}",
                       "animation.yaml": "events: {tide: {icon: water}}"}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    data.register_folder(tmp_path)
    yield tmp_path
    data.unregister_folder(tmp_path)


def test_messages_of_a_registered_folder_join_those_of_the_package(islands: Path) -> None:
    cat = Messages.load("en")
    assert (cat.name("card", "raft"), cat.name("card", "ebb")) == ("Raft", "Ebb")
    assert cat.name("card", "stilgar") == "Stilgar"
    assert Messages.load("uk").name("card", "raft") == "Пліт"


def test_rules_of_a_registered_folder_make_a_book_or_join_one(islands: Path) -> None:
    assert reference.games() [-2:] == ["arrakis", "islands"]
    assert [rule.id for rule in reference.rules("islands")] == ["ISL-BOAT-01"]
    index = reference.rule_index("uprising")
    topics = list(index.topics)
    assert topics[topics.index("TIDE") + 1] == "TERMS"
    assert reference.find("upm-tide-01").topic_title == "Tides"
    assert reference.questions_about("UPM-TIDE-01")[0] is index.questions[6]  # by id, behind UPM-OPEN-06


def test_nothing_of_it_is_left_when_it_goes(islands: Path) -> None:
    data.unregister_folder(islands)
    try:
        assert not Messages.load("en").has("card-raft")
        assert "float" not in read_icons().effects
        assert "islands" not in reference.games()
        assert "TIDE" not in reference.rule_index("uprising").topics
    finally:
        data.register_folder(islands)


def test_drawing_is_found_too(islands: Path) -> None:
    assert read_icons().effects["float"].terminal == "~"
    assert icons_from_outside() == {"float": "{water}"}
    assert Icons(Messages.load("en")).short(Message("float")) == "~"
    assert read_cues()["tide"].icon == "water"


@pytest.mark.parametrize("language", languages())
def test_every_set_has_the_same_files_in_every_language(language: str) -> None:
    here, first = ([str(file).replace(f"/{name}/", "/L/") for file in data.message_files(name)]
                   for name in (language, "en"))
    assert here == first
