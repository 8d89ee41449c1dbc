"""The terminal in other languages: plain letters on the screen show text that is not in a message.

Two languages are made from the English messages, with other letters in everything that a translator would write. One
is a third longer, the other twice as wide.
"""

from __future__ import annotations

import argparse
import io
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from rich.cells import cell_len
from rich.console import Console

import landsraad
from landsraad.cli.commands.play import play_table
from landsraad.cli.language import catalogue_of, language_of
from landsraad.cli.main import main
from landsraad.cli.screen import start_menu as screen_start
from landsraad.cli.screen.dune.panels import DunePanels
from landsraad.cli.screen.game_screens import moves_for
from landsraad.cli.screen.icons import Icons
from landsraad.cli.screen.layout import Screen, names_of
from landsraad.cli.screen.move_list import MoveList
from landsraad.cli.screen.pages import COMMANDS
from landsraad.games.data import messages_in
from landsraad.kernel.errors import BadInput
from landsraad.play import Session, seat_people
from landsraad.text import messages
from landsraad.text.messages import Messages, languages, message_files
from support.arrakis.table import arrakis
from support.dune.table import table
from support.sampling import paired

LONG, WIDE = "eo", "ja"  # real codes, because they decide about plurals
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
GREEK = "αβψδεφγηιξκλμνοπϟρστθωϝχυζΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠϞΡΣΤΘΩϜΧΥΖ"
FULL = "".join(chr(0xFF41 + i) for i in range(26)) + "".join(chr(0xFF21 + i) for i in range(26))
NUMERALS = {"II", "III", "IV"}
FAMILY = ("imperium", "uprising")
SIZES = ((100, 40), (80, 24), (160, 60))


class Respell(Transformer):
    def __init__(self, letters: str, longer: float) -> None:
        self.letters = str.maketrans(PLAIN, letters)
        self.longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = re.sub(r"[A-Za-z]+", self.word, node.value)
        return node

    def word(self, found: re.Match[str]) -> str:
        word = found[0].translate(self.letters)
        return word + word[-1].lower() * round(self.longer * len(word))


@pytest.fixture(scope="session")
def respelt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English and the two languages made from it."""
    common = [file.name for file in messages_in(messages._locales(), "en")]
    place = tmp_path_factory.mktemp("locales")
    for language in ("en", LONG, WIDE):
        (place / language).mkdir()
    for i, file in enumerate(message_files("en")):  # the common ones come first; sets have their own folders
        text = file.read_text(encoding="utf-8")
        if i < len(common):
            (place / "en" / file.name).write_text(text, encoding="utf-8")
        for language, letters, longer in ((LONG, GREEK, 0.35), (WIDE, FULL, 0.0)):
            resource = FluentParser().parse(text)
            Respell(letters, longer).visit(resource)
            (place / language / f"{i}.ftl").write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return place


@pytest.fixture(scope="module", autouse=True)
def folders(respelt: Path) -> Iterator[None]:
    """Reads the messages once for all tests here, because that takes longer than most tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(messages, "_locales", lambda: respelt)
        forget()
        yield
    forget()


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LANDSRAAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Moves to another folder, because the answer to "record to" becomes a file."""
    monkeypatch.chdir(tmp_path)


def forget() -> None:
    messages._load.cache_clear()


def unmarked(text: str, *allowed: str) -> list[str]:
    """Returns words in plain letters.

    Letters of seats and icons do not count, nor does text in square brackets (which the edge of a column may cut off)
    or behind the symbol of a spy.
    """
    rest = re.sub(r"\[[A-Za-z_0-9]+[\]…]|◎[A-D]+", "", text)
    for words in sorted(allowed, key=len, reverse=True):
        rest = rest.replace(words, "")
    return sorted(set(re.findall(r"[A-Za-z_]{2,}", rest)) - NUMERALS)


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str, lines: str = "") -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert main([*words]) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    return seen.out


# ------------------------------------------------------------------ nothing is said past the catalogue


@pytest.mark.long
@pytest.mark.parametrize(("players", "game"), paired(["1", "2", "4"], FAMILY))
def test_a_whole_game_says_nothing_past_the_catalogue(players: str, game: str, tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    save, record = tmp_path / "g.json", tmp_path / "g.txt"
    more = ["--choam", "yes"] if game == "uprising" else []
    # Random bots are quick, and they do more different things.
    out = run(monkeypatch, capsys, "play", game, "--players", players, *more, "--bots", "random", "--seed", "7",
              "--lang", LONG, "--save", str(save), lines="1\n" * 600)
    ending = Messages.load(LONG).text("end-title")
    assert ending in out and Messages.load(LONG).troubles == []
    assert unmarked(out.split(ending)[0]) == []
    again = run(monkeypatch, capsys, "play", "--resume", str(save), "--lang", LONG, lines=f"{record}\n")
    assert unmarked(again, f"landsraad replay {record}") == []
    told = run(monkeypatch, capsys, "replay", str(record), "--events", "--lang", LONG)
    assert unmarked(told.split("\n", 1)[1].rsplit("\n", 2)[0]) == []  # between the game's name and the fingerprint


def test_pages_and_answers_say_nothing_past_the_catalogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    t = table(A={"hand": ["dagger", "diplomacy"], "intrigue": ["ambush"], "discard": ["scout"], "water": 2},
              control={"carthag": "B"}, agents={"arrakeen": "B"}).inner
    monkeypatch.setenv("LANDSRAAD_LANG", LONG)
    save = tmp_path / "s.json"
    lines = ["?", "board", "hand", "card stilgar", "card guild", "card arrakeen", "card paul_atreides",
             "card hagal_conspire", "card skirmish_a", "log", "", "99", "sing a song", "card", "card zzzzz", "rules",
             "rules zzzz", "log many", "save", "undo", "reset", "lang xx", "agent dagger", "agent dager wealth",
             "deploy 3", "agent dagger arrakeen", "agent dagger high_council", "play windfall",
             f"save {save}", "agent diplomacy hardy_warriors", "undo",
             "agent diplomacy hardy_warriors", "reset", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert play_table(t, seats=["human", "bot", "bot"]) == 0
    out, rules = re.subn(r"\s\(IMP-[A-Z]+-\d+\)", "", capsys.readouterr().out)
    assert rules >= 4  # among the refused moves
    names = [f"  {command}" for command in COMMANDS]
    assert unmarked(out, *names, f"{LONG}, en, {WIDE}", f"en, {LONG}, {WIDE}", "sing a song", "'zzzzz'", "'zzzz'",
                    "'many'", "'xx'", "agent CARD SPACE", "'agent dagger'", "agent: ", "'dager'", "'dagger'",
                    "undo: ", "reset: ", "agent diplomacy hardy_warriors", "deploy 3: ", "agent dagger arrakeen: ",
                    "agent dagger high_council: ", "play windfall: ", f"landsraad play --resume {save}", "save") == []
    assert Messages.load(LONG).troubles == []


@pytest.mark.long
def test_a_war_says_nothing_past_the_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    """A large part of a war, then the pages, on a screen and as plain text."""
    save = tmp_path / "w.json"
    out = run(monkeypatch, capsys, "play", "arrakis", "--seed", "7", "--lang", LONG, "--save", str(save),
              lines="1\n2\n3\n" * 40)
    assert unmarked(out, f"landsraad play --resume {save}") == []
    monkeypatch.setenv("LANDSRAAD_LANG", LONG)
    t = arrakis(A={"hand": ["thumpers", "war_plan"], "dice": {"strategy": 2}}, revealed=["desert_war"])
    lines = ["?", "board", "hand", "card thumpers", "card beast_rabban", "card desert_war", "card objective_1",
             "card 2_elite", "log", "moves", "moves zzzz", "board zzzz", "action house", "special baron_harkonnen",
             "claim desert_war", "scout az_1 gara_kulon", "end", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert play_table(t, seats=["human", "bot"]) == 0
    out, rules = re.subn(r"\s\(WFA-[A-Z]+-\d+\)", "", capsys.readouterr().out)
    assert rules == 5  # among the refused moves
    shown = [f"  {command}" for command in COMMANDS]
    notations = [t.notation(move) for move in t.legal()]
    assert unmarked(out, *shown, *notations, *(f"{line}: " for line in lines), f"en, {LONG}, {WIDE}",
                    f"{LONG}, en, {WIDE}", "'zzzz'") == []
    assert Messages.load(LONG).troubles == []


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), paired(SIZES, [LONG, WIDE]))
def test_long_and_wide_words_fit_the_map(language: str, size: tuple[int, int]) -> None:
    width, height = size
    cat = Messages.load(language)
    screen = Screen(Console(width=width, height=height), cat, True)
    rng = random.Random(width)
    t = landsraad.new("arrakis", seed=width)
    for n in range(900):
        if n % 30 == 0:
            session = Session(t, seat_people(t, ["human", "human"]))
            names = names_of(session, cat)
            moves = moves_for(cat, screen.icons, session, names)
            lines = [line.plain for line in screen.compose(session, str(t.actor), names, moves, width, height)]
            assert [line for line in lines if cell_len(line) > width] == []
            assert unmarked("\n".join(lines)) == []
        t.play(rng.choice(t.legal()))
    assert cat.troubles == []


def played(players: int, seed: int, game: str = "imperium", first: str = "random") -> Iterator[Session]:
    options = {"choam": "yes"} if game == "uprising" else {}
    t = landsraad.new(game, players=players, seed=seed, first=first, **options)
    session = Session(t, seat_people(t))
    while not session.over:
        if session.table.actor == "A":
            yield session
        session.play_bot("random")


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), paired(SIZES, [LONG, WIDE]))
@pytest.mark.parametrize("game", FAMILY)
def test_long_and_wide_words_fit_the_screen(game: str, language: str, size: tuple[int, int]) -> None:
    width, height = size
    cat = Messages.load(language)
    for n, session in enumerate(played(4, 12, game)):
        if n % 7:
            continue
        names = names_of(session, cat)
        moves = MoveList(cat, session.table, names)
        screen = Screen(Console(width=width, height=height), cat, True)
        lines = [line.plain for line in screen.compose(session, "A", names, moves, width, height)]
        assert [line for line in lines if cell_len(line) > width] == []
        assert unmarked("\n".join(lines)) == []
        assert all(f"{number}) " in "\n".join(lines) for number in moves.by_number)
    assert cat.troubles == []


@pytest.mark.parametrize("language", ["en", LONG, WIDE])
def test_the_columns_of_the_players_stand_below_their_titles(language: str) -> None:
    cat = Messages.load(language)
    for players in (1, 4):
        session = next(played(players, 3, first="A"))  # nobody has revealed yet
        head, *lines = (line.plain.rstrip() for line in
                        DunePanels(cat, Icons(cat), session, "A", names_of(session, cat)).players(200))
        assert {cell_len(line) for line in lines} == {cell_len(head)}


def test_the_questions_before_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load(LONG)
    for answers, asked in ((["9", "1", "2", "x", "", "3"], {"players": "1", "difficulty": "sardaukar"}),
                           (["2", "3", "3", "1", ""], {"players": "2", "bots": "hard", "rise_of_ix": "yes"}),
                           (["3", "Ola", "Ola,Ola", "Ola,Petr", ""], {"names": "Ola,Petr"})):
        given = iter(answers)
        prompts: list[str] = []

        def ask(self: object, prompt: str, words: object = (), given: Iterator[str] = given,
                prompts: list[str] = prompts) -> str:
            prompts.append(prompt)
            return next(given)

        monkeypatch.setattr(screen_start.Reader, "ask", ask)
        chosen = screen_start.ask_for_game(cat, "imperium", None)
        assert chosen is not None and asked.items() <= chosen.items()
        assert unmarked(capsys.readouterr().out + "".join(prompts)) == []


@pytest.mark.parametrize("words", [["cards", "imperium"], ["simulate", "imperium", "-n", "2", "--seed", "1"],
                                   ["cards", "uprising"], ["simulate", "uprising", "-n", "2", "--players", "1"],
                                   ["cards", "arrakis"], ["simulate", "arrakis", "-n", "1", "--seed", "3"]])
def test_the_other_commands(words: list[str], monkeypatch: pytest.MonkeyPatch,
                            capsys: pytest.CaptureFixture[str]) -> None:
    out = run(monkeypatch, capsys, *words, "--lang", LONG)
    assert unmarked(out, "imperium: ", "uprising: ", "arrakis: ") == [] and Messages.load(LONG).troubles == []


@pytest.mark.parametrize(("answers", "asked"), [
    (["1", "2", "1", "", "3"], {"players": "1", "difficulty": "sardaukar", "leaders": "gurney_halleck"}),
    (["2", "1", "", "2", "", "9"], {"players": "4", "bots": "normal", "choam": "yes", "leaders": "shaddam_corrino_iv"}),
    (["3", "Ola,Petr", "2", ""], {"names": "Ola,Petr", "choam": "yes"}),
    (["4", "2", "0", "4,2"], {"players": "6", "immortality": "yes", "epic": "yes", "rise_of_ix": "yes"}),
    (["2", "2", "2", "1", "", "9"], {"players": "3", "bots": "easy", "leaders": "staban_tuek"}),
    (["2", "2", "4", "1", "", "10"],
     {"players": "3", "bots": "expert", "leaders": "paul_atreides", "base_leaders": "yes"}),
])
def test_the_questions_before_uprising(answers: list[str], asked: dict[str, str], monkeypatch: pytest.MonkeyPatch,
                                       capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load(LONG)
    given = iter(answers)
    prompts: list[str] = []

    def ask(self: object, prompt: str, words: object = ()) -> str:
        prompts.append(prompt)
        return next(given)

    monkeypatch.setattr(screen_start.Reader, "ask", ask)
    chosen = screen_start.ask_for_game(cat, "uprising", None)
    assert chosen is not None and asked.items() <= chosen.items()
    assert unmarked(capsys.readouterr().out + "".join(prompts)) == []


@pytest.mark.parametrize(("answers", "asked"), [
    (["1", "1"], {"players": "1"}),
    (["2", "3", "1"], {"seats": "human,bot", "bots": "hard"}),
    (["3", "", "2"], {"seats": "bot,human", "bots": "normal", "rulings": "faq"}),
    (["4", "Ola", "Ola,ola", "Ola,Petr", "1"], {"seats": "human,human", "names": "Ola,Petr"}),
])
def test_the_questions_before_a_war(answers: list[str], asked: dict[str, str], monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    cat = Messages.load(LONG)
    given = iter(answers)
    prompts: list[str] = []

    def ask(self: object, prompt: str, words: object = ()) -> str:
        prompts.append(prompt)
        return next(given)

    monkeypatch.setattr(screen_start.Reader, "ask", ask)
    assert screen_start.ask_for_game(cat, "arrakis", None) == asked
    assert unmarked(capsys.readouterr().out + "".join(prompts)) == []


# ------------------------------------------------------------------ which language


def test_the_language_is_asked_for_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language_of() == "en"
    monkeypatch.setenv("LANG", "tlh_QO.UTF-8")
    assert language_of() == "en"  # the system may have a language that we do not
    monkeypatch.setenv("LANG", f"{LONG}.UTF-8")
    assert language_of() == LONG
    monkeypatch.setenv("LC_MESSAGES", f"{WIDE}_JP.UTF-8@x")
    assert language_of() == WIDE
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of() == "en"
    monkeypatch.setenv("LANDSRAAD_LANG", LONG)
    assert language_of() == LONG
    assert catalogue_of(argparse.Namespace(lang=WIDE)).language == WIDE


@pytest.mark.parametrize(("asked", "own", "message"), [("xx", "", "--lang: unknown language 'xx'"),
                                                       (None, "enn", "LANDSRAAD_LANG: unknown language 'enn'")])
def test_a_language_that_there_is_not(asked: str | None, own: str, message: str,
                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_LANG", own)
    with pytest.raises(BadInput, match=message):
        language_of(asked)


def test_the_language_changes_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    assert languages() == sorted(["en", LONG, WIDE])
    t = table(A={"hand": ["dagger"]}).inner
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"lang {LONG}\nmoves\nlang en\nquit\n"))
    assert play_table(t, seats=["human", "bot", "bot"]) == 0
    first, other, last = re.split(r".*(?:The language is now English|Τηε+ λανγ).*\n", capsys.readouterr().out)
    long = Messages.load(LONG)
    assert "Your hand: Dagger." in first and "Player A> " in first
    assert f"{long.text('called-player', seat='A')}> " in other and "agent dagger " in other  # notation stays
    assert "Dagger" not in other and "Your hand: Dagger." in last
