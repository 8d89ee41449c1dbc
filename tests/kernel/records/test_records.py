"""Records: written, read back byte for byte, and refused with the line of the error."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import landsraad
from landsraad.kernel.chance import commitment_of, key_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import parse_record, read_record, told_options, write_record
from landsraad.kernel.table import Table

OLD_RECORDS = Path(__file__).parent / "old_records"
GAMES = {name: landsraad.game(name) for name in landsraad.games()}


def played(moves: int = 10_000, **options: object) -> Table:
    t = landsraad.new("imperium", **{"players": 3, "seed": 7, **options})
    rng = random.Random(5)
    while not t.over and len(t.moves) < moves:
        t.play(rng.choice(t.legal()))
    return t


@cache
def whole() -> str:
    return write_record(played())


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_record(text, GAMES)
    message = str(caught.value)
    assert "\n" not in message
    return message


def line_of(text: str, part: str) -> int:
    return text[:text.index(part)].count("\n") + 1


@pytest.mark.parametrize("options", [
    {"players": 1, "difficulty": "mentat"},
    {"players": 2, "leaders": ["paul_atreides", "random"]},
    {"players": 2, "seats": ["hagal", "player", "player"], "first": "C"},
    {"players": 3, "leaders": ["glossu_rabban", "baron_vladimir_harkonnen"], "first": "B"},
    {"players": 4, "seed": 2**40 + 3},
])
def test_a_whole_game_comes_back(options: dict[str, object]) -> None:
    t = played(**options)
    text = write_record(t)
    again = read_record(text, GAMES)
    assert again.fingerprint() == t.fingerprint()
    assert (again.moves, again.options, again.seed) == (t.moves, t.options, t.seed)
    assert again.result() == t.result()
    assert write_record(again) == text
    assert max(map(len, text.splitlines())) <= 110


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 40])
def test_a_game_in_progress_comes_back(moves: int) -> None:
    t = played(moves)
    text = write_record(t)
    assert text.endswith("[unfinished]\n")
    assert read_record(text, GAMES).fingerprint() == t.fingerprint()


def test_names_kinds_and_comments_come_back() -> None:
    names = {"A": 'Ola "the quick" [1] {2}', "C": "Łucja\nO'Brien"}
    comments = {0: ["good luck"], 4: ["A: nice } opening", "long " * 60], 9: ["clock 1:02"]}
    text = write_record(played(30), names, comments, {"A": "human", "B": "bot"})
    record = parse_record(text, GAMES)
    assert record.names == names
    assert record.kinds == {"A": "human", "B": "bot", "C": "player"}
    assert record.comments == {0: ["good luck"], 4: ["A: nice ) opening", ("long " * 60).strip()], 9: ["clock 1:02"]}
    assert record.write() == text
    assert max(map(len, text.splitlines())) <= 110


def test_comments_and_white_space_never_affect_the_game() -> None:
    text = whole()
    header, body = text.split("\n0.", 1) if "\n0." in text else text.split("\n1.", 1)
    mark = text[len(header) + 1:len(header) + 3]
    loose = "\ufeff" + header + "\r\n" + mark + body.replace("  ", "\t{A: hm}\r\n ") + "{gg}"
    assert read_record(loose, GAMES).fingerprint() == read_record(text, GAMES).fingerprint()


def test_only_options_that_matter_are_told() -> None:
    game = GAMES["imperium"]
    for options in ({}, {"players": 2}, {"players": 2, "seats": ["hagal", "player", "player"]}, {"players": 1}):
        checked = game.check_options(options)
        assert told_options(game, checked) == {"players": 4, **options}
        assert game.check_options(told_options(game, checked)) == checked


def test_the_example_of_the_format() -> None:
    leaders = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]
    t = landsraad.new("imperium", players=3, seed=11, leaders=leaders)
    text = write_record(t, {"A": "Ola"}, None, {"A": "human"})
    assert text == (
        "[game imperium] [rules 2.0] [seed 11]\n"
        f"[commitment {t.commitment}] [players 3]\n"
        "[leaders paul_atreides glossu_rabban earl_memnon_thorvald]\n"
        '[A "Ola" human] [B player] [C player]\n'
        f"# state {t.fingerprint()}\n"
        "[unfinished]\n")


@pytest.mark.parametrize("seed", [7, -3, 10**60, "spice", "two words", 'a "quoted" [one] {x}\n#', "1" * 5000, "вода"])
def test_any_seed_comes_back(seed: int | str) -> None:
    t = landsraad.new("imperium", players=3, seed=seed)
    t.play(t.legal()[0])
    again = read_record(write_record(t), GAMES)
    assert (again.seed, again.fingerprint(), again.commitment) == (seed, t.fingerprint(), t.commitment)


def test_a_record_from_before_there_were_keys_is_dealt_by_the_generator_of_its_time() -> None:
    t = landsraad.new("imperium", players=3, seed="splitmix32:11")
    for _ in range(30):
        t.play(t.legal()[-1])
    text = write_record(t)
    assert "[seed splitmix32:11]" in text and "commitment" not in text
    old = text.replace("[rules 2.0] [seed splitmix32:11]", "[rules 1.0] [seed 11]")
    assert old != text
    for each in (text, old):
        assert read_record(each, GAMES).fingerprint() == t.fingerprint()


@pytest.mark.parametrize("path", sorted(OLD_RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_records_of_the_rules_1_0_are_replayed_to_the_last_fingerprint(path: Path) -> None:
    """They are from before there were keys."""
    text = path.read_text("utf-8")
    assert "[rules 1.0] [seed 2024]" in text and text.count("# state ") >= 2
    t = read_record(text, GAMES)
    assert t.seed == "splitmix32:2024" and not t.commitment
    assert t.fingerprint() == re.findall(r"# state (\w+)", text)[-1]
    assert read_record(write_record(t), GAMES).fingerprint() == t.fingerprint()


# ------------------------------------------------------------------ refused records


def test_an_edited_position_is_no_record() -> None:
    t = played(20)
    with pytest.raises(BadInput, match="begins at an edited position"):
        write_record(t.determinize("A", 1))


def test_moves_that_do_not_lead_to_the_position_are_no_record() -> None:
    t = played(20)
    t.moves.pop()
    with pytest.raises(BadInput, match="do not lead to its position"):
        write_record(t)


def test_unknown_seats_and_kinds_cannot_be_written() -> None:
    t = played(3)
    with pytest.raises(BadInput, match="unknown seat 'E'"):
        write_record(t, {"E": "Eve"})
    with pytest.raises(BadInput, match="not a kind of player in one word"):
        write_record(t, kinds={"A": "very human"})


@pytest.mark.parametrize(("text", "message"), [
    ("", "not a record: it is empty"),
    ("  \n\n", "not a record: it is empty"),
    ('{"format": "landsraad table 1"}', "line 1: not a record: it does not begin with [game …]"),
    ("\n1. e4 e5", "line 2: not a record: it does not begin with [game …]"),
    ('[Event "F/S"]', "line 1: not a record: it does not begin with [game …]"),
    ("[game imperum] [rules 1.0] [seed 1]", "line 1: unknown game 'imperum'; did you mean 'imperium'?"),
    ("[game imperium] [seed 1]", "line 1: the header does not say [rules …] in one word"),
    ("[game imperium] [rules 1.0]", "line 1: the header does not say [seed …] in one word"),
    ("[game imperium] [rules 1.0] [seed x]",
     "line 1: seed: 'x' is not a number; splitmix32: stands before one"),
    ("[game imperium] [rules 2.0] [seed x]\n[commitment 12] [players 3]",
     f"line 2: commitment: it is not that of the seed, which is {commitment_of(key_of('x'))}; "
     "one of the two was changed"),
    ("[game imperium] [rules 1.0] [seed 7]\n[commitment 12] [players 3]",
     "line 2: commitment: it is not that of the seed, which has none; one of the two was changed"),
    ('[game imperium] [rules 2.0] [seed "x] [players 3]', "line 1: '[' is never closed with ']'"),
    ('[game imperium] [rules 2.0] [seed ""] [players 3]',
     "line 1: seed: the text is empty; write a number or any text"),
    ("[game imperium] [rules 1.0]\n[seed 1] [seed 2]", "line 2: [seed …] was already given in line 2"),
    ("[game imperium] [rules 1.0] [seed 1]\n[playrs 3]",
     "line 2: imperium has no option 'playrs'; did you mean 'players'?"),
    ("[game imperium] [rules 1.0] [seed 1]\n[players 3 4]", "line 2: option players is one word, not 3 4"),
    ("[game imperium] [rules 1.0] [seed 1] [players 9]", "line 1: option players: '9' is not a number from 1 to 4"),
    ("[game imperium] [rules 1.0] [seed 1] [players 3]\n[D \"d\" bot]",
     "line 2: unknown seat 'D'; the seats are A, B, C"),
    ("[game imperium] [rules 1.0] [seed 1] [players 3]\n[A \"d\"]",
     'line 2: write a seat as [A "name" kind], the kind in one word'),
    ("[game imperium] [rules 1.0] [seed 1]\n[players 3", "line 2: '[' is never closed with ']'"),
    ("[game imperium] [rules 1.0] [seed 1] [players 3]\n{and\nthen", "line 2: '{' is never closed with '}'"),
    ("[game imperium] [rules 1.0] [seed 1] [players 3]\nx ]", "line 2: nothing was opened that ']' could close"),
    ("[game imperium] [rules 1.0] [seed 1] [players 3]\n# status",
     "line 2: '#' begins a fingerprint: # state and eight hexadecimal digits"),
])
def test_foreign_and_damaged_headers(text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.long
def test_a_truncated_record_says_where_it_breaks_off() -> None:
    text = whole()
    lines = text.splitlines(keepends=True)
    for n in range(3, len(lines)):
        assert re.match(rf"line {n}: (move \d+.*|the record is cut off here, after move \d+: .*)",
                        refusal("".join(lines[:n])))
    for cut in range(200, len(text) - 2, 97):
        assert refusal(text[:cut]).startswith("line ")


@pytest.mark.long
def test_any_damaged_byte_is_noticed() -> None:
    """Changing any single character outside a comment is refused with a line number."""
    text = whole()
    rng = random.Random(3)
    start = text.index("\n# state")
    for _ in range(60):
        at = rng.randrange(start, len(text) - 1)
        if text[at].isspace():
            continue
        assert refusal(text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1:]).startswith("line ")


def test_a_wrong_word_offers_the_right_one() -> None:
    text = whole()
    broken = text.replace(" agent ", " agnt ", 1)
    line = line_of(broken, " agnt ")
    assert re.fullmatch(rf"line {line}: move \d+: 'agnt' is not a move, a seat or a round; did you mean 'agent'\?.*",
                        refusal(broken))


def test_an_illegal_move_says_its_number_its_line_and_the_reason() -> None:
    t = played(30)
    text = write_record(t)
    last = t.notation(t.moves[-1])
    at = text.rindex(last)
    broken = text[:at] + "retreat 9" + text[at + len(last):]
    assert re.match(rf"line {line_of(broken, 'retreat 9')}: move 30, [A-C] retreat 9: ", refusal(broken))


def test_a_move_of_the_wrong_seat() -> None:
    t = played(1)
    other = next(seat for seat in t.seats if seat != landsraad.new("imperium", players=3, seed=7).actor)
    text = write_record(t)
    first = re.search(r"^\d\. ([A-C]) ", text, re.M)
    assert first is not None
    broken = text[:first.start(1)] + other + text[first.end(1):]
    assert f"move 1, '{t.notation(t.moves[0])}': {other} has nothing to decide: the decision is " in refusal(broken)


def test_a_round_left_out() -> None:
    text = whole()
    start, end = text.index("\n3."), text.index("\n4.")
    broken = text[:start] + text[end:]
    assert re.search(rf"line {line_of(broken, '4. ')}: 4\. does not follow after move \d+: the game is at 3\.; all was "
                     r"well up to move \d+", refusal(broken))


def test_a_different_state_says_since_when() -> None:
    text = whole()
    prints = [m.start() for m in re.finditer(r"# state", text)]
    at = prints[3] + len("# state ")
    broken = text[:at] + "00000000" + text[at + 8:]
    message = refusal(broken)
    assert re.match(rf"line {text[:at].count(chr(10)) + 1}: after move \d+ the state is [0-9a-f]{{8}}, not 00000000; "
                    r"the difference began at move \d+ in line \d+ or later$", message)
    began = int(message.split("began at move ")[1].split()[0])
    assert began == len(read_record(text[:prints[2]] + "\n[unfinished]", GAMES).moves) + 1


def test_a_wrong_result() -> None:
    text = whole()
    right = text.splitlines()[-1]
    wrong = right.replace("A ", "A 1", 1)
    assert refusal(text.replace(right, wrong)) == (
        f"line {text.count(chr(10))}: the record ends with {wrong}, but the game with {right}")
    assert "but the game with" in refusal(text.replace(right, "[unfinished]"))


def test_nothing_may_follow_the_end() -> None:
    text = whole()
    assert refusal(text + "1. A end\n") == (
        f"line {text.count(chr(10)) + 1}: something follows after the record ended in line {text.count(chr(10))}")
    assert "stands among the moves" in refusal(text.replace("\n2.", "\n[players 3]\n2."))


def test_another_version_of_the_rules_is_said() -> None:
    text = whole().replace("[rules 2.0]", "[rules 3.1]")
    assert parse_record(text, GAMES).rules == "3.1"  # it plays the same, so there is no error
    prints = text.index("# state") + len("# state ")
    broken = text[:prints] + "00000000" + text[prints + 8:]
    assert refusal(broken).endswith("(the record was written under rules 3.1, these are 2.0)")
