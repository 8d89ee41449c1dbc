"""300 finished games of all kinds: a change of the rules that alters one has to say so.

Where the core can be compiled, `tests/compiled` plays all of them on it, and fewer are played interpreted.
"""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from pathlib import Path

import pytest
import yaml

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.trials.corpus import CorpusGame, read_corpus, record_game, verify, write_corpus
from support.compiled import SHORT
from support.sampling import sampled

HERE = Path(__file__).parent
GAMES = list(read_corpus(HERE / "games.jsonl.xz"))
ALTERED = yaml.safe_load((HERE / "altered.yaml").read_text(encoding="utf-8"))
PARTS = 20


@pytest.mark.long
@pytest.mark.parametrize("part", sampled(range(PARTS), 10 if SHORT else 1))
def test_the_games_are_played_as_they_were(part: int) -> None:
    found = {verdict.name: f"move {verdict.move}: {verdict.why}" for verdict in map(verify, GAMES[part::PARTS])
             if verdict.why}
    named = {game.name for game in GAMES[part::PARTS] if game.name in ALTERED}
    assert found.keys() == named, f"name what a change of the rules alters in altered.yaml: {found}"


def test_the_corpus_has_every_game_and_number_of_players() -> None:
    assert len(GAMES) == 300 and len({game.name for game in GAMES}) == 300
    assert set(ALTERED) <= {game.name for game in GAMES} and all(ALTERED.values())
    tables = Counter((game.game, game.options["players"]) for game in GAMES)
    assert tables.keys() >= {("imperium", n) for n in (1, 2, 3, 4)} | {("uprising", n) for n in (1, 2, 3, 4, 6)} | {
        ("arrakis", n) for n in (1, 2, 3, 4)}
    levels = {(game.game, game.options.get("difficulty")) for game in GAMES if game.options["players"] == 1}
    assert len(levels) >= 9


def finished(seed: int) -> CorpusGame:
    table = landsraad.new("imperium", players=2, seed=seed)
    n = 0
    while not table.over:
        table.play(table.legal()[n % len(table.legal())])
        n += 1
    return record_game("one", table)


def test_what_differs_is_found_and_named(tmp_path: Path) -> None:
    kept = finished(3)
    path = tmp_path / "few.jsonl.xz"
    write_corpus(path, [kept])
    (again,) = read_corpus(path)
    assert again == dataclasses.replace(kept, options=json.loads(json.dumps(kept.options))) and not verify(again).why
    assert verify(dataclasses.replace(kept, moves=[*kept.moves[:10], "buy stilgar", *kept.moves[11:]])).move == 11
    drifted = verify(dataclasses.replace(kept, marks=["00000000", *kept.marks[1:]]))
    assert drifted.move == 50 and "after move 1 or later" in drifted.why
    assert "the result is" in verify(dataclasses.replace(kept, result={})).why
    assert "players" in verify(dataclasses.replace(kept, options={"players": 9})).why
    assert verify(dataclasses.replace(kept, seed=4)).why


@pytest.mark.parametrize("data", [b"", b"no xz", b"\xfd7zXZ\x00"])
def test_a_file_that_is_no_corpus_is_one_line(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.jsonl.xz"
    path.write_bytes(data)
    with pytest.raises(BadInput, match="not a corpus of games"):
        list(read_corpus(path))
