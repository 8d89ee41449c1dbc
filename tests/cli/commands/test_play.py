"""`landsraad play` through a pipe."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad
from landsraad.cli.commands.play import SPEEDS, play_table
from landsraad.cli.main import main
from landsraad.cli.screen.loop import PACES
from landsraad.kernel.records.format import read_record
from landsraad.play import HUMAN, read_session
from landsraad.text.messages import Messages
from support.dune.table import table, uprising
from support.sampling import sampled

CAT = Messages.load("en")


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Script:
    """Runs the command with lines on its standard input. Bots of a new game move at random, which is quick."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, lines: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        bots = [] if {"--bots", "--resume"} & set(words) else ["--bots", "random"]
        code = main(["play", *words, *bots])
        seen = self.capsys.readouterr()
        return code, seen.out, seen.err


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Script:
    return Script(monkeypatch, capsys)


def saved_at(out: str) -> Path:
    found = re.search(r"landsraad play --resume (\S+)", out)
    assert found
    return Path(found[1])


# ------------------------------------------------------------------ whole games


def moves_of(path: Path) -> list[str]:
    return [session.table.notation(move) for session in [read_session(path)] for move in session.table.moves]


@pytest.mark.long
@pytest.mark.parametrize("words", sampled([
    [], ["--players", "2"], ["--players", "3"], ["--players", "4"], ["--difficulty", "kwisatz_haderach"],
    ["--seats", "bot,human,bot,bot"], ["--seats", "rival,human,rival"],
    ["uprising"], ["uprising", "--players", "2", "--variants", "streamlined_rivals"],
    ["uprising", "--players", "3", "--choam", "yes"], ["uprising", "--players", "4", "--choam", "yes"],
    ["uprising", "--difficulty", "mentat", "--rivals", "muad_dib,margot_fenring", "--choam", "yes"],
], 3))
def test_a_whole_game_by_numbers_and_the_same_by_words(script: Script, tmp_path: Path, words: list[str],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the answer to "record to" is 1 as well
    code, out, error = script(*words, "--seed", "7", "--save", "by_number.json", lines="1\n" * 600)
    assert (code, error) == (0, "")
    assert "the game is over" in out and " points " in out and "landsraad replay 1" in out
    first = read_session(Path("by_number.json"))
    known = {name: landsraad.game(name) for name in landsraad.games()}
    assert read_record(Path("1").read_text(), known).moves == first.table.moves
    own = [text for text, step in zip(moves_of(Path("by_number.json")), first.steps, strict=True)
           if first.seat(step.seat).controller == HUMAN]
    code, out, error = script(*words, "--seed", "7", "--save", "by_word.json", lines="\n".join(own) + "\n")
    assert (code, error) == (0, "") and "the game is over" in out
    assert moves_of(Path("by_word.json")) == moves_of(Path("by_number.json"))


def test_bots_alone_need_nobody(script: Script) -> None:
    code, out, error = script("--seats", "bot,bot,bot", "--seed", "3")
    assert (code, error) == (0, "") and "the game is over" in out and "Bot A" in out


def test_every_line_of_the_rivals_is_explained(script: Script) -> None:
    _, out, _ = script("--seed", "7", lines="1\n" * 12)
    assert "Rival B turned up" in out and "sent an agent to" in out


# ------------------------------------------------------------------ leaving and coming back


def test_the_end_of_the_input_saves_and_says_how_to_go_on(script: Script) -> None:
    code, out, error = script("--seed", "7", lines="1\n1\n1\n")
    assert (code, error) == (0, "")
    path = saved_at(out)
    assert len(read_session(path).table.moves) == 3
    assert out.splitlines()[-1] == f"The game is saved. Continue with: landsraad play --resume {path}"


def test_a_game_in_two_evenings_is_the_same_game(script: Script, tmp_path: Path,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    script("--seed", "9", "--save", "one.json", lines="1\n" * 600)
    _, out, _ = script("--seed", "9", lines="1\n" * 20 + "quit\n")
    _, again, _ = script("--resume", lines="1\n" * 10)  # without a file it is the last game
    assert saved_at(again) == saved_at(out)
    script("--resume", str(saved_at(out)), "--save", "two.json", lines="1\n" * 600)
    assert moves_of(Path("two.json")) == moves_of(Path("one.json"))
    assert read_session(Path("two.json")).table.fingerprint() == read_session(Path("one.json")).table.fingerprint()


def test_a_resumed_game_tells_only_what_is_new(script: Script) -> None:
    _, out, _ = script("--seed", "9", lines="1\n" * 20)
    _, again, _ = script("--resume", str(saved_at(out)))
    assert "* Round 1: " in out and "* Round 1: " not in again and again.startswith("* ")


def test_a_finished_game_can_be_recorded_later(script: Script, tmp_path: Path) -> None:
    path, record = tmp_path / "game.json", tmp_path / "game.txt"
    script("--seats", "bot,bot,bot", "--seed", "3", "--save", str(path))
    code, out, _ = script("--resume", str(path), lines=f"{record}\n")
    assert code == 0 and "the game is over" in out and f"landsraad replay {record}" in out
    again = read_record(record.read_text(), {"imperium": landsraad.game("imperium")})
    assert again.fingerprint() == read_session(path).table.fingerprint()


def test_saving_by_command(script: Script, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    _, out, _ = script("--seed", "7", lines=f"1\nsave {path}\n1\nsave\n")
    assert f"continue with: landsraad play --resume {path}" in out and "save: which file?" in out
    assert len(read_session(path).table.moves) == 1


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is posix")
def test_a_killed_game_is_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "landsraad.cli.main", "play", "--seed", "7", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None and game.stdout is not None
        game.stdin.write("1\n1\n1\nmoves\n")
        game.stdin.flush()
        for line in game.stdout:
            if re.match(r" +1  \w", line):  # the page of moves comes after all moves have been played
                break
        game.send_signal(signal.SIGKILL)
    assert len(read_session(path).table.moves) == 3


# ------------------------------------------------------------------ at the table


def play_position(script_lines: str, monkeypatch: pytest.MonkeyPatch, t: landsraad.Table, **how: object) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(script_lines))
    return play_table(t, **how)  # type: ignore[arg-type]


def test_undo_and_reset(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    t = table(A={"hand": ["diplomacy", "reconnaissance"], "water": 2}).inner
    path = tmp_path / "a.json"
    lines = "agent diplomacy hardy_warriors\nundo\nagent diplomacy hardy_warriors\nreset\nundo\n" \
            "agent reconnaissance arrakeen\nundo\n"
    assert play_position(lines, monkeypatch, t, seats=["human", "bot", "bot"], save=path) == 0
    out = capsys.readouterr().out
    assert out.count("taken back: agent diplomacy hardy_warriors") == 1 and "taken back: 1 move" in out
    assert "undo: there is nothing to take back" in out
    assert "undo: the last move revealed something hidden or random" in out
    assert moves_of(path) == ["agent reconnaissance arrakeen"]


@pytest.mark.parametrize(("text", "reason"), [
    ("agent dagger swordmaster", "(IMP-"),
    ("agent dager wealth", "did you mean 'dagger'?"),
    ("agnt dagger wealth", "did you mean 'agent'?"),
    ("99", "there is no move 99; choose 1 to "),
    ("0", "there is no move 0; choose 1 to "),
    ("", "type a number, a move, or ? for help"),
    ("sing a song", "not a move: 'sing a song'"),
    ("card sanworm", "card: unknown name 'sanworm'"),
    ("card", "card: which one?"),
    ("rules IMP-TYE-03", "did you mean 'IMP-TIE-03'?"),
    ("rules", "rules: which one?"),
    ("rules zzzz", "rules: no rule contains 'zzzz'"),
    ("log many", "log: 'many' is not a number of lines"),
])
def test_what_is_wrong_is_said_and_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                   capsys: pytest.CaptureFixture[str], text: str, reason: str) -> None:
    t = table(A={"hand": ["dagger", "diplomacy"]}).inner
    before = t.fingerprint()
    path = tmp_path / "a.json"
    assert play_position(f"{text}\n", monkeypatch, t, seats=["human"], save=path) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if reason in line]
    assert len(said) == 1
    assert read_session(path).table.fingerprint() == before


def test_pages(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    t = table(A={"hand": ["dagger"], "intrigue": ["ambush"]}, agents={"arrakeen": "B"}).inner
    lines = "?\nhelp\nboard\nhand\ncard Stilgar\ncard guild\nrules IMP-TIE-03\nrules tie\nlog\nlog 2\nmoves\nquit\n"
    assert play_position(lines, monkeypatch, t, seats=["human"], names=["Ola"]) == 0
    out = capsys.readouterr().out
    for words in ("take back your last move", "Arrakeen: ", "taken by Bot B", "Ambush", "Stilgar",
                  "several match", "IMP-TIE-03  ", "agent dagger", "The game was not saved."):
        assert words in out, words


def test_the_curtain_hides_a_hand_from_the_next_player(monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    t = table(A={"hand": ["diplomacy", "dagger"]}, B={"hand": ["signet_ring", "seek_allies"]},
              C={"hand": ["dagger"]}).inner
    lines = "\nagent diplomacy wealth\nend\n\nagent seek_allies stillsuits\nquit\n"
    assert play_position(lines, monkeypatch, t, names=["Ola", "Petr", "Ivan"], curtain=True) == 0
    out = capsys.readouterr().out
    pieces = re.split(r"Pass the screen to (\w+)\.", out)
    assert pieces[1::2][:2] == ["Ola", "Petr"]
    before, olas, petrs = pieces[0], pieces[2], pieces[4]
    assert "Your hand" not in before
    assert "Your hand: Dagger, Diplomacy." in olas and "Signet" not in olas
    assert "Your hand: Seek Allies, Signet Ring." in petrs and "Your hand: Dagger" not in petrs


def test_one_person_who_explores_a_position_needs_no_curtain(monkeypatch: pytest.MonkeyPatch,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    t = table(A={"hand": ["diplomacy", "dagger"]}, B={"hand": ["signet_ring"]}).inner
    assert play_position("agent diplomacy wealth\n\nquit\n", monkeypatch, t) == 0
    out = capsys.readouterr().out
    assert "Pass the screen" not in out and "Your hand: Signet Ring." in out


def test_at_the_curtain_the_last_move_can_still_be_taken_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    t = table(A={"hand": ["diplomacy", "dagger"]}, B={"hand": ["signet_ring"]}).inner
    path = tmp_path / "a.json"
    lines = "\nagent diplomacy wealth\nend\nundo\nundo\nagent diplomacy foldspace_space\n"
    assert play_position(lines, monkeypatch, t, names=["Ola", "Petr"], save=path, curtain=True) == 0
    assert moves_of(path) == ["agent diplomacy foldspace_space"]
    assert "Ola: undo takes back your last move" in capsys.readouterr().out


# ------------------------------------------------------------------ bad options


@pytest.mark.parametrize(("words", "message"), [
    (["imperum"], "unknown game 'imperum'; did you mean 'imperium'?"),
    (["--playrs", "2"], "unknown option '--playrs'; did you mean '--players'?"),
    (["--players", "9"], "option players: '9' is not a number from 1 to 4"),
    (["--seats", "humn"], "--seats: 'humn' is not one of human, bot, rival, hagal; did you mean 'human'?"),
    (["--seats", "human,bot", "--players", "3"], "--seats: 2 given for --players 3"),
    (["--leaders", "paul_atreidis"], "did you mean 'paul_atreides'?"),
    (["--difficulty", "mentt"], "did you mean 'mentat'?"),
    (["--first", "E"], "option first: 'E' is not one of A, B, C, D, random"),
    (["--seed", ""], "seed: the text is empty; write a number or any text"),
    (["--seed", "splitmix32:seven"], "seed: 'seven' is not a number; splitmix32: stands before one"),
    (["--speed", "norml"], "unknown --speed 'norml'; did you mean 'normal'?"),
    (["--names", "Ola,Petr"], "names: 2 given, but 1 human sits here"),
    (["--resume", "nowhere.json"], "cannot read nowhere.json: No such file or directory"),
    (["--resume", "--players", "2"], "--resume continues a game as it is; --players is for a new one"),
    (["--resume"], "--resume: no unfinished game in"),
])
def test_bad_options(script: Script, words: list[str], message: str) -> None:
    code, out, error = script(*words)
    assert (code, out) == (2, "")
    assert error.startswith("landsraad: ") and error.count("\n") == 1 and message in error


def test_a_new_game_never_overwrites_a_file(script: Script, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    code, _, error = script("--save", str(path))
    assert code == 2 and "is there already" in error and path.read_text() == "precious"


def test_a_broken_save_is_one_line(script: Script, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    script("--seed", "1", "--save", str(path), lines="1\n1\n")
    path.write_text(path.read_text()[:2000])
    code, out, error = script("--resume", str(path))
    assert (code, out) == (2, "") and re.fullmatch(rf"landsraad: {path} is cut off at line \d+, column \d+\n", error)


def test_every_speed_has_a_pace() -> None:
    assert tuple(PACES) == SPEEDS


def test_pages_of_uprising(script: Script, monkeypatch: pytest.MonkeyPatch,
                           capsys: pytest.CaptureFixture[str]) -> None:
    t = uprising(options={"choam": "yes"}, contract_row=["espionage", "harvest_3"],
                 A={"hand": ["dagger", "weirding_woman"], "spies": ["post_choam"], "contracts": ["arrakeen_spy"],
                    "intrigue": ["crysknife"], "won": ["trade_dispute"]}).inner
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([
        "board", "hand", "card lady_jessica", "card contract_harvest_3", "rules sandworm", "rules upm-spies-05",
        "agent dagger arrakeen", "spy post_fremen", "quit"]) + "\n"))
    assert play_table(t, seats=["human", "bot", "bot"]) == 0
    out = capsys.readouterr().out
    for part in ("Observation posts\n", "  CHOAM: Accept Contract, Shipping; spied on by Player A\n",
                 "Available contracts\n  Espionage: When you send an agent to Espionage: +3 solari\n",
                 "Weirding Woman  (Imperium deck)", "Crysknife  (Intrigue cards)",
                 "Conflicts won, face up: Trade Dispute\n", "Spies in your supply: 2\n",
                 "Your contracts (0 completed)\n  Arrakeen (spy): When you send an agent to Arrakeen",
                 "Lady Jessica  (Leaders)", "Lady Jessica  (Rivals)", "Harvest 3+  (Contracts)", "UPM-SANDWORMS-0",
                 "UPM-SPIES-05  Infiltrate:", "Dagger has no City icon, only Landsraad (UPM-AGENT-TURN-01)",
                 "spies are placed when an effect says so (UPM-SPIES-02)"):
        assert part in out, part
    assert "IMP-" not in out


def test_a_bot_tells_why_it_moved_so(script: Script) -> None:
    code, out, err = script("imperium", "--seats", "human,bot,bot", "--seed", "5", "--first", "A", "--bots", "greedy",
                            "--leaders", "paul_atreides,glossu_rabban,earl_memnon_thorvald",
                            lines="why\nreveal\nend\nwhy b\nwhy Z\nwhy A\nhelp\nquit\n")
    assert code == 0 and not err
    assert out.count("why: no bot made that move") == 2  # before anybody has moved, and for a human
    assert "why: 'Z' is not one of the seats A, B, C" in out
    told = out[out.index("Bot B: "):]
    assert "% to win" in told and CAT.text("why-secretive") in told and CAT.text("why-columns") in told
    assert CAT.text("command-why") in out
