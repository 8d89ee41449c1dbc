"""The screens of the Imperium family at several sizes, with and without Unicode symbols."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.cells import cell_len
from rich.console import Console

import landsraad
from landsraad.cli.screen.dune.uprising import OWN_SYMBOLS
from landsraad.cli.screen.game_screens import panels_for
from landsraad.cli.screen.icons import LEGEND, Icons
from landsraad.cli.screen.input import MoveCompleter
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import help_page
from landsraad.play import Session, seat_people
from landsraad.text.messages import Messages
from support.dune.table import uprising
from support.rules import rule

CAT = Messages.load("en")
FAMILY = ("imperium", "uprising")  # War for Arrakis has its own tests


def played(players: int, seed: int, game: str = "imperium") -> Iterator[Session]:
    """Yields the positions of a game in which A decides."""
    t = landsraad.new(game, players=players, seed=seed, **({"choam": "yes"} if game == "uprising" else {}))
    session = Session(t, seat_people(t, None, ["Ola"]))
    while not session.over:
        if session.table.actor == "A":
            yield session
        session.play_bot("random")


def composed(session: Session, width: int, height: int, fancy: bool = True) -> list[str]:
    names = names_of(session, CAT)
    screen = Screen(Console(width=width, height=height), CAT, fancy)
    moves = MoveList(CAT, session.table, names)
    return [line.plain for line in screen.compose(session, "A", names, moves, width, height)]


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(100, 40), (120, 40), (80, 24), (80, 50), (200, 60)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("game", FAMILY)
def test_every_decision_fits_the_screen(game: str, players: int, width: int, height: int) -> None:
    for n, session in enumerate(played(players, 10 + players, game)):
        if n % 3:
            continue
        lines = composed(session, width, height)
        assert all(cell_len(line) <= width for line in lines)
        shown = "\n".join(lines)
        labels = MoveList(CAT, session.table, {}).by_number
        assert all(f"{number}) " in shown for number in labels)
        assert len(lines) < height or len(labels) > 24  # only the longest lists of moves may scroll


@pytest.mark.parametrize("game", FAMILY)
def test_the_full_screen_shows_the_whole_board(game: str) -> None:
    session = next(played(3, 4, game))
    shown = "\n".join(composed(session, 100, 40))
    for space in session.table.view(None)["occupied"]:
        assert CAT.name("space", space) in shown
    for part in ("Emperor", "Landsraad", "CHOAM", "Cities", "Desert", "Conflict I", "Imperium Row", "your hand"):
        assert part in shown


def test_the_table_of_uprising() -> None:
    """The screen shows spies, worms, the wall, hooks, contracts, objectives and battle icons."""
    t = uprising(options={"choam": "yes"}, conflict="siege_of_arrakeen", contract_row=["espionage", "harvest_3"],
                 bonus_spice={"hagga_basin": 2}, agents={"arrakeen": "C"},
                 A={"hand": ["dagger", "covert_operation"], "spies": ["post_choam", "post_emperor"],
                    "maker_hooks": True, "contracts": ["arrakeen_water"], "completed": ["heighliner_troops"],
                    "won": ["trade_dispute"], "objective": "crysknife"},
                 B={"spies": ["post_spice_refinery_arrakeen"], "council": True}).inner
    session = Session(t, seat_people(t, None, ["Ola"]))
    shown = "\n".join(composed(session, 120, 40))
    for part in ("Dune: Imperium – Uprising",
                 "Conflict II: Siege of Arrakeen [ornithopter] no §: Shield Wall",
                 "the Shield Wall stands │ ◎A Emperor, CHOAM │ ◎B Spice Refinery / Arrakeen",
                 "contracts: Espionage 3$ · Harvest 3+ 3$ (+", "1≈→+2◆ 2◆ / hooks: 1§", "2$ (+1◆→4$)", "2▲ (+2$→1≈)",
                 "hooks ◎1 ¤1+1 knife/mouse", "¤ Arrakeen (water) 1≈", "[Y] others: discard 1 │ 2◎"):
        assert part in shown, shown
    assert re.search(r"Arrakeen† +1▲ 1▭ +\[C\]◎B", shown) and re.search(r"Dutiful Service +1¤ +◎A", shown)
    assert "5$→seat, +2¶" in shown  # A has no council seat yet
    other = composed(Session(t, seat_people(t)), 120, 40)
    assert other
    worms = uprising(conflict="skirmish_crysknife", shield_wall=False,
                     A={"hand": ["dagger"], "conflict": 1, "sandworms": 2})
    shown = "\n".join(composed(Session(worms.inner, seat_people(worms.inner)), 120, 40))
    assert "A 8 (1▲ 2§ 0†)" in shown and "the Shield Wall is gone" in shown


def test_a_rival_is_called_by_its_card() -> None:
    t = landsraad.new("uprising", players=1, seed=3, rivals=["amber_metulli", "staban_tuek"])
    assert names_of(Session(t, seat_people(t, None, ["Ola"])), CAT) == {
        "A": "Ola", "B": "Lady Amber Metulli", "C": "Staban Tuek"}


@pytest.mark.parametrize("game", FAMILY)
def test_without_fancy_symbols_everything_is_ascii(game: str) -> None:
    for session in played(3, 4, game):
        text = "\n".join(composed(session, 100, 40, fancy=False))
        assert not [sign for sign in text if sign in "◆≈▲†¶▭★▶●○│─◎§¤"], text
        break


@pytest.mark.parametrize("game", FAMILY)
def test_nothing_of_the_others_is_on_the_screen(game: str) -> None:
    """The screen of A does not change if what A cannot know is shuffled."""
    for n, session in enumerate(played(3, 6, game)):
        if n % 10 == 0:
            other = session.table.determinize("A", 99)
            twin = Session(other, seat_people(other, None, ["Ola"]))
            mine, theirs = composed(session, 100, 60), composed(twin, 100, 60)
            cut = next(i for i, line in enumerate(mine) if "what happened" in line)
            start = next(i for i, line in enumerate(theirs) if "what happened" in line)
            assert [line for line in mine[:cut] if "solari  " not in line] == \
                   [line for line in theirs[:start] if "solari  " not in line]


def test_completion_goes_a_word_at_a_time() -> None:
    words = MoveCompleter()
    words.lines = ["agent dagger wealth", "agent dagger secrets", "reveal", "undo"]

    def after(typed: str) -> list[str]:
        return [found.text for found in words.get_completions(Document(typed), CompleteEvent())]

    assert after("") == ["agent ", "reveal", "undo"]
    assert after("agent da") == ["dagger "] and after("agent dagger ") == ["wealth", "secrets"]
    assert after("agent dagger s") == ["secrets"] and after("x") == []


@rule("IMP-COMP-18", "IMP-SYMBOL-18")
@pytest.mark.parametrize("game", FAMILY)
def test_the_help_has_the_turn_structure_and_every_symbol(game: str) -> None:
    session = next(played(3, 4, game))
    for fancy in (True, False):
        icons = Icons(CAT, fancy)
        parts = panels_for(CAT, icons, session, "A", names_of(session, CAT))
        page = "\n".join(line.plain for line in help_page(parts))
        for words in ("An agent turn:", "A reveal turn", "1 the conflict card", "5 recall", "10 points"):
            assert words in page
        for sign in (*LEGEND, *(OWN_SYMBOLS if game == "uprising" else ())):
            assert f"{icons[sign]} {CAT.text(f'sign-{sign}')}" in page
        for icon, letter in Icons(CAT).letters.items():
            assert (f"{letter} {CAT.name('icon', icon)}" in page) is (icon != "spy" or game == "uprising")
