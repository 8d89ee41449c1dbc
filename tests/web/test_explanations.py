"""Nothing on the table is unexplained: every icon, phase, resource, reward and step of a track has a sentence in four
languages and a rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from landsraad.gallery.explanations import Explanation, explanations
from landsraad.gallery.icon_table import read_icons
from landsraad.games import data
from landsraad.reference.rules import find
from landsraad.server.content.games import cards
from landsraad.text.messages import Messages, languages

GAMES = ("imperium", "uprising", "arrakis")
WEB = Path(__file__).parents[2] / "web" / "src"
SIX = 6
# What stands in a template and is no icon: values of the effect, and signs that only join others.
PLACE = re.compile(r"\{([a-z-]+)\??\}")
VALUES = {"n", "to", "effect", "gain", "parts", "faction", "factions", "icons", "icon", "space", "effects", "choices"}


def keys(game: str) -> dict[str, Explanation]:
    return {each.key: each for each in explanations(game, None, SIX)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_is_a_name_and_a_short_sentence(game: str, language: str) -> None:
    cat = Messages.load(language)
    for key in keys(game):
        text = cat.text(cat.key_for(game, f"explain-{key}"))
        name, colon, sentence = text.partition(": ")
        assert colon and name and sentence.endswith("."), f"{language}: explain-{key} is {text!r}"
        assert len(text) <= 140, f"{language}: explain-{key} is too long to be read in passing"


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_names_a_rule(game: str) -> None:
    for each in keys(game).values():
        assert find(each.rule).text, each.key


def sprite() -> set[str]:
    return set(re.findall(r'<symbol id="i-([\w-]+)"', (WEB / "theme" / "icons.svg").read_text(encoding="utf-8")))


def drawn() -> set[str]:
    """Every icon that the templates of all sets name."""
    table = read_icons()
    templates = [text for drawing in table.effects.values() for text in (drawing.web, drawing.board) if text]
    named = {name for text in templates for name in PLACE.findall(text) if not name.startswith("fx-")}
    return (named | set(table.pieces.values())) & sprite()


def test_every_icon_that_an_effect_is_drawn_with_is_explained() -> None:
    known = keys("imperium") | keys("uprising")
    assert {name for name in drawn() - VALUES if name not in known} == set()


def test_the_icons_the_client_was_built_with_are_those_of_the_sets() -> None:
    made = json.loads((WEB / "generated" / "icons.json").read_text(encoding="utf-8"))
    named = {name for text in made["effects"].values() for name in PLACE.findall(text)}
    known = keys("imperium") | keys("uprising")
    assert {name for name in (named & sprite()) - VALUES if name not in known} == set()


@pytest.mark.parametrize(("game", "file"), [("imperium", "dune/shared/ui.ts"), ("uprising", "dune/shared/ui.ts"),
                                            ("arrakis", "arrakis/index.ts")])
def test_every_phase_is_explained(game: str, file: str) -> None:
    source = (WEB / "games" / file).read_text(encoding="utf-8")
    [phases] = re.findall(r"phases: \[([^\]]+)\]", source)
    for phase in re.findall(r"'([\w-]+)'", phases):
        assert f"phase-{phase}" in keys(game)


def test_every_resource_and_unit_is_explained() -> None:
    for game in ("imperium", "uprising"):
        assert {"solari", "spice", "water", "persuasion", "sword", "vp", "troop", "intrigue"} <= set(keys(game))
    assert {"unit-regular", "unit-elite", "unit-special", "leader", "spice", "bg-token"} <= set(keys("arrakis"))
    assert set(read_icons().pieces.values()) <= set(keys("uprising"))


def test_every_step_of_a_track_and_every_prize_is_explained() -> None:
    assert {"track-step", "track-2", "track-4", "reward-1", "reward-2", "reward-3"} <= set(keys("imperium"))
    ships = [card for card in cards("imperium", "en").cards if card.kind == "ship space"]
    assert {f"ship-{ship.data['row']}" for ship in ships} <= set(keys("imperium"))
    assert {"research-step", "tleilaxu-step", "tleilaxu-4", "tleilaxu-7"} <= set(keys("imperium"))
    assert {"supremacy-step", "prescience-step", "prescience-3", "prescience-6", "prescience-8"} <= set(keys("arrakis"))


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_to_the_goal_are_explained(game: str) -> None:
    found = {key for key, each in keys(game).items() if each.group == "points"}
    assert len(found) >= 5
    assert "goal" in keys(game)


def test_a_table_hears_only_of_its_modules() -> None:
    plain, full = cards("imperium", "en", modules="none").explained, cards("imperium", "en").explained
    assert "points-tech" in full and "points-tech" not in plain
    assert "specimen" in full and "specimen" not in plain
    assert next(iter(full)) == "solari"


def test_a_table_of_six_hears_of_teams() -> None:
    assert cards("uprising", "en", 6).explained["reward-3"].rule == "UPR-SIX-06"
    assert "goal-team" not in cards("uprising", "en", 4).explained


def test_a_game_may_mean_something_else_by_an_icon() -> None:
    assert cards("imperium", "en").explained["garrison"].text.startswith("Garrison")
    assert cards("arrakis", "en").explained["garrison"].text.startswith("Reserve")


def test_every_file_is_read() -> None:
    sets = {Path(str(file)).parent.name for file in data.explain_files()}
    assert {"dune", "uprising", "six", "choam", "rise_of_ix", "immortality", "arrakis"} <= sets


@pytest.mark.parametrize("language", languages())
def test_the_buttons_of_the_page_are_explained(language: str) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (WEB / "table").rglob("*.svelte"))
    used = set(re.findall(r'data-explain="button-([\w-]+)"', source))
    own = (WEB / "locales" / language / "explain.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^explain-button-([\w-]+) =", own, re.M)) | {key[7:] for key in keys("imperium")}
    assert used - said == set()
