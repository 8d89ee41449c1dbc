"""Six players in the terminal: every decision fits, teams are shown, secrets of others are not."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import landsraad
from landsraad.cli.main import main
from landsraad.cli.screen.game_screens import board_page, decision_lines, end_page, hand_page, help_page, panels_for
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.move_list import MoveList
from landsraad.gallery.listing import entries
from landsraad.kernel.table import Table
from landsraad.play import Session, seat_people
from landsraad.text.messages import Messages, languages
from support.dune.table import six
from support.sampling import paired

EN = Messages.load("en")


def sitting(t: Table) -> Session:
    return Session(t, seat_people(t, ["human"] * 6))


def composed(session: Session, width: int, height: int, cat: Messages = EN, fancy: bool = True) -> list[str]:
    names = names_of(session, cat)
    screen = Screen(Console(width=width, height=height), cat, fancy)
    moves = MoveList(cat, session.table, names)
    viewer = str(session.table.actor)
    return [line.plain for line in screen.compose(session, viewer, names, moves, width, height)]


def played(seed: int, every: int) -> Iterator[Session]:
    rng = random.Random(seed)
    t = landsraad.new("uprising", players=6, seed=seed)
    while not t.over:
        if len(t.moves) % every == 0:
            yield sitting(t)
        t.play(rng.choice([move for move in t.legal() if t.notation(move) != "reveal"] or t.legal()))


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), paired(languages(), [(120, 40), (80, 24), (100, 40), (200, 60)]))
def test_every_decision_fits_the_screen(language: str, size: tuple[int, int]) -> None:
    width, height = size
    cat = Messages.load(language)
    cat.troubles.clear()
    for session in played(31, 23):
        lines = composed(session, width, height, cat)
        assert all(cell_len(line) <= width for line in lines)
        labels = MoveList(cat, session.table, {}).by_number
        assert all(f"{number}) " in "\n".join(lines) for number in labels)
        assert len(lines) < height or len(labels) > 24
    assert cat.troubles == []


def test_what_the_table_shows() -> None:
    t = six(turn="A", conflict="spice_freighters", throne_row=["overthrow"],
            A={"hand": ["usul", "signet_ring"], "influence": {"fremen": 2}, "left_agent": "carthag", "activated": "E"},
            C={"influence": {"great_houses": 3}}, E={"garrison": 2, "conflict": 1}, D={"swordmaster": 1}).inner
    shown = "\n".join(composed(sitting(t), 120, 40))
    for part in ("ACE 6★  BDF 6★", "E Great Houses  B0 C3 E0 F0", "F Fremen board  A2", "E Emperor board  D0",
                 "F Fringe Worlds", "Habbanya Erg†", "Throne Row: Overthrow 8¶", "you are A", "1◆ trade",
                 "8$→Sword once" if not t.get("D.swordmaster") else "6$→Sword once"):
        assert part in shown, part
    line = next(line for line in shown.splitlines() if "Muad'Dib" in line)
    assert "> for E" in line and "<" not in line.replace("<>", "")
    assert "sword token" in next(line for line in shown.splitlines() if "Shaddam" in line)
    small = "\n".join(composed(sitting(t), 80, 24))
    assert "ACE 6★  BDF 6★" in small and "F=2 E3" in small


def test_every_space_is_on_the_full_screen_and_on_the_page() -> None:
    session = sitting(six(turn="C").inner)
    shown = "\n".join(composed(session, 120, 50))
    parts = panels_for(EN, Screen(Console(), EN, True).icons, session, "C", {})
    page = [line.plain for line in board_page(parts, "")]
    for space in session.table.view(None)["occupied"]:
        assert EN.name("space", space) in shown
        assert any(line.startswith(f"  {EN.name('space', space)}:") for line in page)
    assert "Dutiful Service" not in "\n".join(page)
    assert any("3 spice" in line for line in page if line.startswith("  Sardaukar:"))


@pytest.mark.parametrize("seat", ["A", "C"])
def test_pages(seat: str) -> None:
    more = {"activated": "C"} if seat == "A" else {}
    session = sitting(six(turn=seat, **{seat: {"hand": ["usul", "imperial_tent", "signet_ring"], **more}}).inner)
    parts = panels_for(EN, Screen(Console(), EN, True).icons, session, seat, names_of(session, EN))
    told = "\n".join(line.plain for page in (hand_page(parts), help_page(parts)) for line in page)
    for part in ("your activated ally gains: +1 spice", "to the Throne Row", "In teams:", "Muad'Dib's starting deck"):
        assert part in told, part
    lines = decision_lines(parts, MoveList(EN, session.table, {}))
    assert any("Great Houses" in line for line in lines)
    assert not any("Fremen 0" in line for line in lines if line.startswith("Player C"))


def test_without_fancy_signs_everything_is_ascii() -> None:
    text = "\n".join(composed(sitting(six(turn="C").inner), 120, 40, fancy=False))
    assert not [sign for sign in text if sign in "◆≈▲†¶▭★▶●○│─◎§¤"], text


def test_nothing_of_the_others_is_on_the_screen() -> None:
    for session in played(8, 60):
        seat = str(session.table.actor)
        other = session.table.determinize(seat, 99)
        mine, theirs = composed(session, 120, 60), composed(sitting(other), 120, 60)
        cut = next(i for i, line in enumerate(mine) if "what happened" in line)
        start = next(i for i, line in enumerate(theirs) if "what happened" in line)
        assert [line for line in mine[:cut] if "solari  " not in line] == [
            line for line in theirs[:start] if "solari  " not in line]


def test_the_end_tells_the_teams() -> None:
    t = six(phase="endgame", A={"vp": 8}, C={"vp": 7}, D={"vp": 5}).inner
    while not t.over:
        t.play("pass")
    session = sitting(t)
    parts = panels_for(EN, Screen(Console(), EN, True).icons, session, None, names_of(session, EN))
    told = "\n".join(line.plain for line in end_page(parts, 80))
    assert "Player A, Player C and Player E" in told
    assert "Muad'Dib's team: 16" in told and "Shaddam's team: 7" in told


@pytest.mark.long
def test_a_game_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                      tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 900))
    assert main(["play", "uprising", "--players", "6", "--seed", "7", "--save", "six.json",
                 "--bots", "random"]) == 0
    told = capsys.readouterr().out
    assert "the game is over" in told and "Shaddam's team" in told
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "uprising", "--seats", "bot,bot,bot,bot,bot,bot", "--seed", "9", "--bots", "random"]) == 0
    assert "the game is over" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "message"), [
    (["--players", "5"], "option players: it can be 1, 2, 3, 4, 6, not 5"),
    (["--players", "6", "--first", "D"], "D is a commander; an ally begins"),
    (["--players", "4", "--first", "E"], "seat E has no player in a 4-player game"),
])
def test_bad_options(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "uprising", *words]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("language", languages())
def test_the_gallery_knows_the_larger_board(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "uprising", "--kind", "muad_dib", "--lang", language]) == 0
    assert "usul" in capsys.readouterr().out
    assert main(["cards", "uprising", "--search", "habbanya", "--lang", language]) == 0
    assert "habbanya_erg" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_the_gallery_tells_two_gurneys_apart(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "uprising", "--kind", "leader", "--search", "gurney", "--lang", language]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "[gurney_halleck]" in line]
    cat = Messages.load(language)
    assert [line.rsplit(", ", 1)[1] for line in lines] == [cat.text("gallery-players", players=n) for n in ("1-4", "6")]


def test_every_leader_and_place_that_differs_is_there_twice() -> None:
    """Of two components with one id each says for how many players it is."""
    by_id: dict[tuple[str, str], list[list[str]]] = {}
    for entry in entries("uprising"):
        if entry["kind"] in ("leader", "space"):
            by_id.setdefault((entry["kind"], entry["id"]), []).append(entry.get("players", []))
    twice = {id: players for (_, id), players in by_id.items() if len(players) > 1}
    assert twice == {id: [["1-4"], ["6"]] for id in ("gurney_halleck", "sardaukar", "swordmaster")}
