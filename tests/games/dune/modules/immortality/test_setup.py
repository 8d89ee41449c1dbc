"""What Immortality adds to a table, and how a game with it begins."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

import landsraad
from landsraad.cli.screen.game_screens import panels_for
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import help_page
from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.modules.immortality import cells as imm
from landsraad.games.dune.modules.immortality.module import ALWAYS_THERE, TLEILAXU
from landsraad.games.dune.modules.immortality.track_spaces import TRACK
from landsraad.games.dune.state import cells as c
from landsraad.play import Session, seat_people
from landsraad.text.messages import Messages, languages
from support.dune.boxes import BASE, UPRISING, box_with
from support.rules import rule

WITH = {"imperium": box_with("imperium", "immortality"),
        "uprising": box_with("uprising", "immortality", "choam", "base_leaders")}
PLAIN = {"imperium": BASE, "uprising": UPRISING}


def copies(box: Box, kind: str) -> int:
    return sum(int(card.copies) for card in box.cards if card.kind == kind)


@rule("IMM-COMP-01", "IMM-COMP-03", "IMM-COMP-05")
@pytest.mark.parametrize("base", ["imperium", "uprising"])
def test_components(base: str) -> None:
    box, plain = WITH[base], PLAIN[base]
    assert copies(box, "imperium") - copies(plain, "imperium") == 30
    own = [card for card in box.cards if card.module == "immortality"]
    assert sum(1 for card in own if card.kind == "imperium") == 25
    assert sum(1 for card in own if card.kind == TLEILAXU) == copies(box, TLEILAXU) == 18
    assert [card.name for card in own if card.kind == ALWAYS_THERE] == ["reclaimed_forces"]
    assert "piter_genius_advisor" not in box.card_ids.names
    intrigue = [card for card in box.intrigue if card.module == "immortality"]
    assert (len(intrigue), sum(int(card.copies) for card in intrigue)) == (11, 15)
    assert sum(int(card.copies) for card in box.intrigue) - sum(int(card.copies) for card in plain.intrigue) == 15
    assert len(box.leaders) == len(plain.leaders) and len(box.conflicts) == len(plain.conflicts)
    hagal = [card for card in box.hagal if card.owner.name == "immortality"]
    assert sum(int(card.copies) for card in hagal) == 4


@rule("IMM-COMP-04", "IMM-SETUP-01")
def test_decks_with_the_base_game() -> None:
    t = landsraad.new("imperium", players=3, seed=1, immortality="yes")
    box = box_of(t.state)
    assert box.imperium_deck.size(t.state.t) + c.ROW.size(t.state.t) == 97
    assert box.intrigue_deck.size(t.state.t) == 55
    assert sum(int(card.copies) for card in box.intrigue) == 55


@rule("IMM-SETUP-04")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_the_tleilaxu_row(title: str) -> None:
    seen: set[str] = set()
    for seed in range(8):
        t = landsraad.new(title, players=3, seed=seed, immortality="yes")
        row = t.get("tleilaxu_row")
        assert len(row) == 2 and imm.TLEILAXU_DECK.size(t.state.t) == 16
        seen.update(row)
    assert len(seen) > 4 and "reclaimed_forces" not in seen


@rule("IMM-SETUP-06", "IMM-COMBO-03", "IMM-COMP-02")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_starting_decks(title: str) -> None:
    for immortality in ("yes", "no"):
        t = landsraad.new(title, players=3, seed=1, immortality=immortality)
        for seat in range(3):
            me = t.state.seats[seat]
            names = Counter(box_of(t.state).card_ids.names[card] for card in [*c.DECK.cards(me), *c.HAND.cards(me)])
            assert sum(names.values()) == 10
            assert (names["experimentation"], names["dune_the_desert_planet"]) == (
                (2, 0) if immortality == "yes" else (0, 2))


@rule("IMM-SETUP-07")
def test_the_end_is_unchanged() -> None:
    t = landsraad.new("imperium", players=4, seed=1, immortality="yes")
    assert box_of(t.state).goal_for(4) == 10
    assert [t.get(f"{seat}.vp") for seat in "ABCD"] == [1, 1, 1, 1]


@rule("IMM-BOARD-02", "IMM-COMBO-01")
def test_the_overlay_changes_one_space_only() -> None:
    for base, title in (("imperium", BASE), ("uprising", UPRISING)):
        box = WITH[base]
        assert box.space_ids.names == title.space_ids.names
        for place, before in zip(box.spaces, title.spaces, strict=True):
            assert (place.effect is before.effect) is (place.name != "research_station")
            assert (place.icon, place.cost, place.of) == (before.icon, before.cost, before.of)
            assert place.combat == before.combat
        assert list(box.posts_at) == list(title.posts_at)
    six = box_with("six", "immortality", "choam")
    station = six.spaces[six.find_space("research_station")]
    assert station.effect is WITH["uprising"].spaces[WITH["uprising"].find_space("research_station")].effect


@rule("IMM-RESEARCH-06")
def test_the_research_track_is_a_graph() -> None:
    columns = Counter(int(space.column) for space in TRACK)
    assert [columns[n] for n in range(9)] == [1, 1, 2, 3, 3, 3, 3, 3, 3]
    by_name = {space.name: space for space in TRACK}
    for space in TRACK:
        assert all(by_name[name].column == space.column + 1 for name in space.onward)
        assert len(space.onward) <= 2 and bool(space.onward) is (space.column < 8)
    reached = {name for space in TRACK for name in space.onward}
    assert reached == set(by_name) - {"start"}


@rule("IMM-ROW-03")
@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_the_row_and_explains_the_module(language: str) -> None:
    cat = Messages.load(language)
    t = landsraad.new("imperium", players=3, seed=3, immortality="yes")
    session = Session(t, seat_people(t, None, ["Ola"]))
    parts = panels_for(cat, Icons(cat), session, "A", names_of(session, cat))
    shown = "\n".join(line.plain for line in parts.row())
    for name in (*t.get("tleilaxu_row"), "reclaimed_forces"):
        assert cat.name("card", name) in shown
    page = "\n".join(line.plain for line in help_page(parts))
    assert cat.text("help-immortality", **Icons(cat).symbols) in page
    screen = Screen(Console(width=120, height=50), cat, True)
    lines = screen.compose(session, "A", names_of(session, cat), MoveList(cat, t, {}), 120, 50)
    assert len(lines) <= 50
