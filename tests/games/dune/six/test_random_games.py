"""Random six-player games: they end, lose no pieces, and every point has a reason.

`LANDSRAAD_SIX_GAMES=500` plays that many.
"""

from __future__ import annotations

import json
import os
import random

import pytest

import landsraad
from landsraad.bots.arena import play_out, seat_bots
from landsraad.games.dune.titles.six import SIX_PLAYERS
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.table import Table
from support.dune.six_invariants import walk
from support.rules import rule
from support.sampling import sampled

GAMES = int(os.environ.get("LANDSRAAD_SIX_GAMES", "60"))
CHUNK = 10


@pytest.mark.long
@rule("UPR-SIX-01", "UPR-SIX-02", "UPR-SIX-53", "UPR-SIX-61", "UPR-SIX-62")
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 1 if "LANDSRAAD_SIX_GAMES" in os.environ else 3))
def test_random_games(chunk: int) -> None:
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = walk(n)
        result = table.result()
        assert result["ended"] in ("points", "conflicts") and len(result["winners"]) in (0, 3)
        assert sum(result["teams"].values()) == sum(result["scores"].values())
        assert table.get("round") <= 9
        points(table)
        swordmasters(table)
        twin = landsraad.from_json(json.dumps(table.to_json()))
        assert twin.fingerprint() == table.fingerprint() and twin.result() == result


def points(table: Table) -> None:
    have = {seat: 4 if seat in "AD" else 1 for seat in table.seats}
    for event in table.events():
        if event["kind"] == "scored":
            have[event["seat"]] += event["n"]
            assert event["total"] == have[event["seat"]]
    assert have == table.result()["scores"]


def swordmasters(table: Table) -> None:
    """Nobody ever sends a third agent in more than one round, but for agents that were recalled."""
    sent: dict[str, int] = {}
    thrice: dict[str, int] = {}
    for event in table.events():
        if event["kind"] == "sent_agent":
            sent[event["seat"]] = sent.get(event["seat"], 0) + 1
        elif event["kind"] == "recalled_agent":
            sent[event["seat"]] -= 1
        elif event["kind"] in ("recall", "endgame"):
            for seat, n in sent.items():
                thrice[seat] = thrice.get(seat, 0) + (n > 2)
            sent = {}
    assert all(n <= 1 for n in thrice.values()), thrice


@pytest.mark.parametrize("n", range(3))
def test_a_record_replays(n: int) -> None:
    table = walk(n)
    text = write_record(table)
    again = read_record(text, {name: landsraad.game(name) for name in landsraad.games()})
    assert again.fingerprint() == table.fingerprint() and again.seats == list("ABCDEF")
    assert "[players 6]" in text


def test_bots_play_all_seats() -> None:
    s = SIX_PLAYERS.begin(SIX_PLAYERS.check_options({"players": 6}), 8)
    play_out(SIX_PLAYERS, s, seat_bots(SIX_PLAYERS, s, ["random"] * 6, 8))
    assert s.over and SIX_PLAYERS.result(s)["winners"]


def test_the_same_seed_gives_the_same_game() -> None:
    a, b = (landsraad.new("uprising", players=6, seed=77) for _ in range(2))
    rng = random.Random(1)
    for _ in range(150):
        move = rng.choice(a.legal())
        a.play(move)
        b.play(move)
    assert a.fingerprint() == b.fingerprint() and a.to_json() == b.to_json()
