"""Signed results: what is right is read back, and what was forged, altered or renamed is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from landsraad.challenges.calendar import daily
from landsraad.challenges.keys import fingerprint, public_of, sign, to_text
from landsraad.challenges.results import LARGEST, read_result, signed_part, write_result
from landsraad.challenges.tables import merge
from landsraad.kernel.errors import BadInput
from support.challenges import DAY, KEY, OTHER_KEY, result


def signed(data: dict[str, Any], key: bytes = KEY) -> str:
    """A file whose signature is right, whatever it says."""
    data = {**data, "key": to_text(public_of(key))}
    data["signature"] = to_text(sign(key, signed_part(data)))
    return json.dumps(data)


def claim(**more: Any) -> dict[str, Any]:
    return {**json.loads(write_result(result(), KEY)), **more}


def test_a_result_is_read_back() -> None:
    told = result()
    found = read_result(write_result(told, KEY), "a.json")
    assert (found.challenge, found.name, found.score, found.moves) == (
        told.challenge, "Olena", told.score, told.moves)
    assert found.server == fingerprint(public_of(KEY))


@pytest.mark.parametrize("change", [
    {"name": "Marek"}, {"player": "marek"}, {"attempt": 2}, {"finished": 99.0}, {"period": "2026-11-18"},
    {"score": {**claim()["score"], "total": 200}}, {"record": claim()["record"] + " "},
    {"key": to_text(public_of(OTHER_KEY))}, {"signature": to_text(bytes(64))}, {"signature": "no"},
    {"signature": ""}])
def test_what_was_changed_after_signing_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"a\.json: the signature does not fit"):
        read_result(json.dumps(claim(**change)), "a.json")


def test_a_server_that_lies_about_the_score_is_refused() -> None:
    data = claim()
    data["score"]["total"] += 1
    with pytest.raises(BadInput, match=r"it claims .* points, but its game comes to"):
        read_result(signed(data), "a.json")


def test_a_game_that_cannot_be_played_is_refused() -> None:
    data = claim()
    lines = data["record"].splitlines()
    cut = next(n for n, line in enumerate(lines) if line.startswith("2."))
    for record in ("\n".join([*lines[:cut], *lines[cut + 1:]]), "nonsense", data["record"].replace("[result A", "[r")):
        with pytest.raises(BadInput, match="its record cannot be played"):
            read_result(signed({**data, "record": record}), "a.json")


def test_a_game_of_another_deal_is_refused() -> None:
    """Also one of the same seed with other options, which may be easier."""
    other = write_result(result(challenge=daily("imperium", DAY.replace(day=18))), KEY)
    with pytest.raises(BadInput, match="not a game of the daily imperium 2026-11-19 challenge"):
        read_result(signed(claim(record=json.loads(other)["record"])), "a.json")
    easier = claim()["record"].replace("[difficulty sardaukar]", "[difficulty mercenary]")
    with pytest.raises(BadInput, match=r"a\.json"):
        read_result(signed(claim(record=easier)), "a.json")


def test_a_game_that_goes_on_is_refused() -> None:
    from landsraad.challenges.calendar import table_of
    from landsraad.kernel.records.format import write_record
    table = table_of(daily("imperium", DAY))
    table.play(table.legal()[0])
    with pytest.raises(BadInput, match="its game is not over"):
        read_result(signed(claim(record=write_record(table))), "a.json")


@pytest.mark.parametrize(("text", "wrong"), [
    ("", "not JSON"), ("[1]", "its format"), ("{" * 100_000, "not JSON"), ('{"format": "landsraad save 1"}', "format"),
    (json.dumps(claim(extra=1)), "no field 'extra'"), (json.dumps(claim(name="")), "its name is missing"),
    (json.dumps(claim(name="x" * 41)), "its name"), (json.dumps(claim(name="a\nb")), "its name"),
    (json.dumps(claim(attempt=0)), "its attempt"), (json.dumps(claim(attempt=True)), "its attempt"),
    (json.dumps(claim(finished=float("nan"))), "its finished"), (json.dumps(claim(record=7)), "its record"),
    (" " * (LARGEST + 1), "at most 512 kB")])
def test_what_is_no_result_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        read_result(text, "a.json")


def test_another_version_is_refused() -> None:
    with pytest.raises(BadInput, match="it is of version 2 of the challenges"):
        read_result(signed(claim(version=2)), "a.json")


# ------------------------------------------------------------------ tables


def read(told: Any, key: bytes = KEY) -> Any:
    return read_result(write_result(told, key), "x")


def test_results_of_several_servers_become_one_table() -> None:
    mine, theirs = read(result("Olena", 1)), read(result("Marek", 2), OTHER_KEY)
    tables, refused = merge([("a", mine), ("b", theirs), ("a again", mine)])
    assert not refused
    [(id, rows)] = tables.items()
    assert id == "daily imperium 2026-11-19" and len(rows) == 2
    assert [row.result.score.total for row in rows] == sorted(
        (mine.score.total, theirs.score.total), reverse=True)


def test_the_same_game_under_another_name_counts_once() -> None:
    """The one who finished it first has it, also if the other file comes first."""
    thief = read(result("Marek", 1, when=200.0), OTHER_KEY)
    tables, refused = merge([("stolen", thief), ("own", read(result("Olena", 1, when=100.0)))])
    assert [row.result.name for rows in tables.values() for row in rows] == ["Olena"]
    assert refused == ["stolen: it is the game of Olena under another name (Marek)"]


def test_only_one_first_attempt_of_a_player_counts() -> None:
    tables, refused = merge([("first", read(result(seed=1, when=1.0))), ("second", read(result(seed=2, when=2.0))),
                             ("practice", read(result(seed=3, attempt=2, when=3.0)))])
    assert [len(rows) for rows in tables.values()] == [1]
    assert refused == ["second: there is another first attempt of Olena",
                       "practice: it is attempt 2 of Olena; only first attempts count"]


def test_equal_scores_share_a_place() -> None:
    same = [read(result(name, 1, player=name), key) for name, key in (("Olena", KEY),)]
    tables, _ = merge([("a", same[0]), ("b", read(result("Marek", 2), OTHER_KEY)), ("c", read(result("Iva", 3)))])
    [rows] = tables.values()
    totals = [row.result.score.total for row in rows]
    assert [row.place for row in rows] == [1 + sum(other > total for other in totals) for total in totals]
