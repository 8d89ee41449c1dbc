"""War for Arrakis in the terminal: map, moves and pages, at several sizes and through a pipe."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import landsraad
from landsraad.cli.commands.play import play_table
from landsraad.cli.main import main
from landsraad.cli.screen.arrakis.layout import BARE, upper
from landsraad.cli.screen.arrakis.panels import WarPanels
from landsraad.cli.screen.game_screens import board_page, hand_page, help_page, moves_for, panels_for
from landsraad.cli.screen.icons import RESULTS, WAR_LEGEND, Icons
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import AREA
from landsraad.kernel.table import Table
from landsraad.play import Session, read_session, seat_people
from landsraad.text.messages import Messages
from support.arrakis.table import arrakis
from support.rules import rule
from support.sampling import sampled

CAT = Messages.load("en")


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)


TIES = ("--mahdi-ties", "player")  # with the questions of the Mahdi rules


def piped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert main(["play", "arrakis", *words]) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    return seen.out


def at_position(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], t: Table, lines: list[str],
                seats: list[str] | None = None) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert play_table(t, seats=seats or ["human", "bot"]) == 0
    return capsys.readouterr().out


def wandering(seed: int, moves: int, every: int) -> Iterator[Session]:
    """Yields positions of a random war, from the view of the seat that decides."""
    t = landsraad.new("arrakis", seed=seed)
    rng = random.Random(seed)
    for n in range(moves):
        if t.over:
            return
        if n % every == 0:
            yield Session(t, seat_people(t, ["human", "human"], ["Ola", "Petr"]))
        t.play(rng.choice(t.legal()))


def composed(session: Session, width: int, height: int, fancy: bool = True, viewer: str | None = None) -> list[str]:
    names = names_of(session, CAT)
    screen = Screen(Console(width=width, height=height), CAT, fancy)
    moves = moves_for(CAT, screen.icons, session, names)
    seat = viewer or str(session.table.actor)
    return [line.plain for line in screen.compose(session, seat, names, moves, width, height)]


# ------------------------------------------------------------------ through a pipe


def test_a_war_by_numbers_and_the_same_by_words(monkeypatch: pytest.MonkeyPatch,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    out = piped(monkeypatch, capsys, "1\n2\n3\n" * 30, "--seed", "7", "--save", "a.json", *TIES)
    assert "Round 1, actions." in out and "Supremacy 0/10" in out and "Arrakeen: Harkonnen: " in out
    first = read_session(Path("a.json"))
    own = [first.table.notation(move) for move, step in zip(first.table.moves, first.steps, strict=True)
           if step.seat == "A"]
    assert len(own) > 40
    piped(monkeypatch, capsys, "\n".join(own) + "\n", "--seed", "7", "--save", "b.json", *TIES)
    assert read_session(Path("b.json")).table.fingerprint() == first.table.fingerprint()


def test_a_new_war_begins_with_a_question_of_ones_own(monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    out = piped(monkeypatch, capsys, "", "--seed", "3", "--save", "own.json", *TIES)
    assert "arvester" in out.split("1. ")[1].split("\n")[0]
    out = piped(monkeypatch, capsys, "", "--seed", "3", "--save", "new.json")
    assert "Player A: Use a Bene Gesserit token as an extra die" in out
    ties = [read_session(Path(name)).table.options["mahdi_ties"] for name in ("own.json", "new.json")]
    assert ties == ["player", "mahdi"]


def test_either_side_and_both_rulings(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = piped(monkeypatch, capsys, "1\n", "--seats", "bot,human", "--rulings", "faq", "--seed", "3")
    assert "Player B: Place your vehicles: harvester, 3 left" in out
    assert read_session(next(Path("state/landsraad").iterdir())).table.get("rulings") == "faq"


def test_two_at_one_screen_have_a_curtain(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = piped(monkeypatch, capsys, "\n1\n", "--seats", "human,human", "--names", "Ola,Petr", "--seed", "3")
    assert out.index("Pass the screen to Petr.") < out.index("Petr: Place your vehicles")


@rule("WFA-GOAL-01")
def test_a_war_ends_with_its_reason(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    t = arrakis(turn="B", supremacy=9, B={"dice": {"strategy": 1}}, areas={
        "gara_kulon": {"sietch": 1, "atreides": {}}, "ne_outer_15": {"harkonnen": {"regular": 2}}})
    out = at_position(monkeypatch, capsys, t, ["action strategy", "attack ne_outer_15 gara_kulon"], ["bot", "human"])
    assert "the game is over" in out and "Supremacy has reached the end of its track." in out
    assert "Player B wins." in out and "Supremacy 10/10" in out


# ------------------------------------------------------------------ the screen


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), sampled([(80, 24), (100, 30), (120, 40), (200, 60)], 2))
def test_every_decision_fits_the_screen(width: int, height: int) -> None:
    for session in wandering(width, 1600, 23):
        lines = composed(session, width, height)
        assert all(cell_len(line) <= width for line in lines)
        assert len(lines) <= height - 2, "\n".join(lines)
        shown = "\n".join(lines)
        spans = [(int(a), int(b)) for a, b in re.findall(r"\b(\d+)–(\d+) ", shown)]
        names = names_of(session, CAT)
        for number in moves_for(CAT, Icons(CAT), session, names).by_number:
            assert f"{number}) " in shown or any(a <= number <= b for a, b in spans), number


def test_the_map_shows_what_is_where() -> None:
    t = arrakis(A={"dice": {"strategy": 1}}, air={"az_1": "ornithopter"}, areas={
        "gara_kulon": {"sietch": {"rank": 2, "revealed": False}, "atreides": {"elite": 2, "leaders": ["paul", "naib"]}},
        "ne_outer_12": {"wormsign": "sand"}, "ne_outer_8": {"harvester": True}, "ne_outer_5": {"sandworm": True},
        "arrakeen": {"harkonnen": {"regular": 3, "special": 1, "leaders": ["bashar"]}}})
    session = Session(t, seat_people(t, ["human", "human"]))
    shown = "\n".join(composed(session, 120, 40))
    for part in ("Gara Kulon ∩2 A■2◎1★", "Arrakeen ⌂3 B●3⬢1◎1", "12 ~", "8 ◆", "5 §", "North-East^", "Paul Gara Kulon",
                 "NE North-East outer", "sw South-West central", "North Pole ⌂1"):
        assert part in shown, shown
    shown = "\n".join(composed(session, 120, 40, viewer="B"))
    assert "Gara Kulon ∩? A■2◎1★" in shown
    tall = "\n".join(composed(session, 160, 70))
    assert all(CAT.name("area", area.name) in tall for area in AREAS if not area.alias.startswith("s"))


def test_attacks_come_with_their_odds() -> None:
    t = arrakis(turn="B", B={"dice": {"strategy": 1}}, areas={
        "gara_kulon": {"sietch": 1, "atreides": {}}, "ne_outer_15": {"harkonnen": {"regular": 6}},
        "pasty_mesa": {"atreides": {"regular": 5}}})
    t.play("action strategy")
    shown = "\n".join(composed(Session(t, seat_people(t, ["human", "human"])), 100, 40))
    assert re.search(r"Attack from NE15 \(B●6\): 1\) Gara Kulon 100%  2\) Pasty Mesa [5-9]\d%", shown), shown


def test_a_battle_stands_above_the_map() -> None:
    t = arrakis(turn="B", B={"dice": {"strategy": 1}, "hand": ["sandmasters"]}, areas={
        "pasty_mesa": {"atreides": {"regular": 2, "leaders": ["naib"]}},
        "ne_outer_15": {"harkonnen": {"regular": 3, "elite": 1}}})
    t.play("action strategy")
    t.play("attack ne_outer_15 pasty_mesa")
    lines = composed(Session(t, seat_people(t, ["human", "human"])), 100, 40)
    fought = next(line for line in lines if line.startswith(" Battle of Pasty Mesa"))
    assert "B●3■1 rolls 4 dice  →  A●2◎1 rolls 2 dice" in fought
    assert any(re.match(r" Odds to the end: attacker \d+%, defender \d+%\.", line) for line in lines)


def test_a_list_too_long_for_the_screen_is_folded() -> None:
    t = arrakis(A={"dice": {"strategy": 0, "house": 0}}, B={"dice": {"strategy": 3}})
    t.play("desert_power")
    session = Session(t, seat_people(t, ["human", "human"]))
    small = "\n".join(composed(session, 80, 16))
    assert re.search(r"1–\d+ Wormsign NE", small) and "moves NAME: a part of it" in small
    assert "–" not in "\n".join(composed(session, 120, 60)).split("Desert Power:")[1]


def test_without_fancy_symbols_everything_is_ascii() -> None:
    drawn = (*WAR_LEGEND, "now", "bar", "line", "dash", "dot", "used")
    fancy = {Icons(CAT)[name] for name in drawn} - {"+", "^", "=", "~"}
    assert all(symbol.isascii() for symbol in Icons(CAT, fancy=False).symbols.values())
    for session in wandering(5, 200, 40):
        text = "\n".join(composed(session, 100, 40, fancy=False))
        assert not [letter for letter in text if letter in fancy], text


@pytest.mark.long
@rule("WFA-SETUP-01", "WFA-COMP-20")
def test_nothing_of_the_others_is_on_the_screen() -> None:
    """A screen does not change if what its side cannot know is shuffled."""
    for session in wandering(6, 700, 70):
        for seat in session.table.seats:
            other = session.table.determinize(seat, 99)
            twin = Session(other, seat_people(other, ["human", "human"], ["Ola", "Petr"]))
            for level in range(BARE + 1):
                assert pieces(session, seat, level) == pieces(twin, seat, level)


def pieces(session: Session, seat: str, level: int) -> list[str]:
    """Returns everything above the log, and the pages of the viewer."""
    panels = panels_for(CAT, Icons(CAT), session, seat, names_of(session, CAT))
    assert isinstance(panels, WarPanels)
    return [line.plain for line in (*upper(panels, level, 120), *board_page(panels, ""), *hand_page(panels))]


# ------------------------------------------------------------------ pages


def test_the_help_has_the_turn_structure_and_every_sign() -> None:
    session = next(wandering(1, 1, 1))
    for fancy in (True, False):
        icons = Icons(CAT, fancy)
        page = "\n".join(line.plain for line in help_page(panels_for(CAT, icons, session, "A", names_of(session, CAT))))
        for words in ("A round: 1 the Harkonnen place vehicles", "A turn: spend a die", "A battle: one die",
                      "10 supremacy", "board NAME"):
            assert words in page
        assert all(f"{icons[sign]} {CAT.text(f'sign-{sign}')}" in page for sign in WAR_LEGEND)
        assert all(f"{letter} {CAT.name('die result', result)}" in page for result, letter in RESULTS.items())


def test_pages(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    t = arrakis(A={"hand": ["thumpers"], "dice": {"strategy": 1}, "objectives": ["objective_2"]})
    out = at_position(monkeypatch, capsys, t, [
        "board", "board arrakeen", "board NE4", "board nowhere", "hand", "card thumpers", "card paul",
        "card desert war", "rules sandride", "rules wfa-sandride-01", "moves strategy", "moves nothing", "end", "quit"])
    for part in (
            "  Arrakeen [arrakeen]: plateau; Harkonnen: ",
            "Touches: Broken Land, Carthag, Imperial Basin, ne1, Rimwall West.",
            "  North-East outer 4 NE4 [ne_outer_4]: desert; testing station. Touches: NE1, NE2, NE3, NE5. "
            "Behind an impassable border: Broken Land, Rimwall West.",
            "board: unknown area 'nowhere'", "Thumpers  (Planning cards)\n  Fremen Allies, 1 copy\n",
            "Effect: Place 2 sandworms in empty desert areas next to legions of yours",
            "Secret objective 2  (Objectives)", "Your sietches\n  Gara Kulon: sietch, rank ", "(known to you only)",
            "Your deployment tokens\n  token 1, Gara Kulon: ", "Paul Atreides  (Leaders)  aside; card ready",
            "several match: ", "Paul Drinks the Water of Life, ", "The Desert War  (Prescience cards)",
            "WFA-SANDRIDE-01  ", "action strategy  Strategy: move 2 different legions",
            "moves: no legal move contains 'nothing'", "end: take an action first (WFA-ACTION-02)"):
        assert part in out, part
    assert all(CAT.name("area", name) in out for name in AREA.names)


def test_the_record_of_a_war_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    piped(monkeypatch, capsys, "1\n" * 30 + "record w.txt\n", "--seed", "3", *TIES)
    assert main(["replay", "w.txt", "--events"]) == 0
    out = capsys.readouterr().out
    assert "Round 1" in out and "Player A rolled " in out and "so far: A 2, B 0" in out
