"""Random games for three and four players, and for two against the Mahdi automa, with invariants.

They also check that nobody sees more than they should, including partners.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter

import pytest

import landsraad
from landsraad.kernel.events import EVENTS
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.views import TRUTH
from support.arrakis.invariants import check_piles, check_position
from support.arrakis.random_games import options_of, random_game, told_moves, walk
from support.compiled import SHORT
from support.random_games import check_clone, check_hidden, coded, same_vectors
from support.rules import rule
from support.sampling import sampled

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("TEAM_GAMES", 4 if SHORT else 40))  # of each kind; 500 were played by hand
CHUNK = 4  # games per test


@rule("WFA-TEAM-01", "WFA-TEAM-05")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 1 if SHORT else 5))
def test_random_games(chunk: int, players: int) -> None:
    ended: Counter[str] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        t = walk(n, every=1 if n == chunk * CHUNK else 29, players=players)
        won = {t.get(f"{seat}.side") for seat in t.result()["winners"]}
        assert len(won) == 1 and {t.get(f"{seat}.side") for seat in t.seats if seat not in t.result()["winners"]} != won
        ended[t.result()["ended"]] += 1
    assert ended.total() == CHUNK and set(ended) <= {"supremacy", "objective"}


@rule("WFA-SOLO-02")
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 1 if SHORT else 5))
def test_random_games_of_two_against_the_mahdi_rules(chunk: int) -> None:
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        t = walk(n, eager=n % 3 != 0, every=1 if n == chunk * CHUNK else 29, alone=True, players=2)
        assert t.result()["winners"] in (["B"], ["A", "C"])


def test_the_games_are_of_every_kind() -> None:
    kinds = {(players, options_of(n, players=players)["rulings"], tuple(options_of(n, players=players)["seats"]))
             for players in (3, 4) for n in range(200)}
    assert len(kinds) > 40


@pytest.mark.parametrize(("n", "players", "alone"), [(0, 3, False), (1, 3, False), (2, 4, False), (3, 2, True)])
def test_copies_and_text(n: int, players: int, alone: bool) -> None:
    rng = random.Random(n)
    for t in random_game(n, alone=alone, players=players):
        if not t.over and len(t.moves) % 41 == 0:
            check_clone(t, rng)
            t.state = coded(t.state)
            check_position(t.state)
            check_piles(t.state)
    assert told_moves(t) == t.moves


@pytest.mark.parametrize("players", [3, 4])
def test_saved_and_recorded_games_are_the_same_games(players: int) -> None:
    for t in random_game(5, players=players):
        if t.get("round") > 3:
            break
        if len(t.moves) % 251 != 250:
            continue
        again = landsraad.from_json(json.dumps(t.to_json()))
        assert same_vectors(again.state, t.state) and again.to_json() == t.to_json()
        read = read_record(write_record(t), {"arrakis": t.game})
        assert same_vectors(read.state, t.state) and read.moves == t.moves


@rule("WFA-TEAM-09")
@pytest.mark.parametrize(("n", "players", "alone"), [(8, 3, False), (9, 3, False), (10, 4, False), (11, 4, False),
                                                     (12, 2, True)])
def test_views_hide_what_they_must(n: int, players: int, alone: bool) -> None:
    """Randomizing what a seat cannot know, including its partner's hand, does not change its view."""
    for t in random_game(n, alone=alone, players=players):
        if len(t.moves) % 67 == 0 and not t.over:
            for seat in [None, *(seat for seat in t.seats if t.get(f"{seat}.role") == "player")]:
                check_hidden(t, seat, len(t.moves), random.Random(n))


@pytest.mark.parametrize(("n", "players"), [(20, 3), (21, 4), (22, 3), (23, 4)])
def test_what_is_learned_is_told_as_learned(n: int, players: int) -> None:
    rng = random.Random(n)
    for t in random_game(n, players=players):
        if not t.over and rng.random() < 0.1:
            check_hidden(t, t.actor, len(t.moves), rng)


@rule("WFA-TEAM-09")
@pytest.mark.parametrize("players", [3, 4])
def test_a_view_names_nothing_hidden(players: int) -> None:
    for t in random_game(2, players=players):
        if len(t.moves) % 50:
            continue
        side = {seat: t.get(f"{seat}.side") for seat in t.seats}
        for seat in [None, *t.seats]:
            view = t.view(seat)
            assert ("legal" in view) == (seat == t.actor and not t.over)
            for other in t.seats:
                assert isinstance(view[other]["house_deck"], int) and isinstance(view[other]["allies_deck"], int)
                assert isinstance(view[other]["hand"], list) == (other == seat)
                ours = seat is not None and side[other] == side[seat]
                assert isinstance(view[other]["objectives"], list) == ours
                assert ("sietch_ranks" in view[other]) == ("token_faces" in view[other]) == ours


@rule("WFA-TEAM-09")
def test_events_tell_partners_no_secret() -> None:
    for t in random_game(3, players=4):
        if t.get("round") > 3:
            break
    truth = [event.to_json(t.game.plan, TRUTH, i) for i, event in enumerate(t.happened())]
    for seat in [None, *t.seats]:
        for mine, true in zip(t.events(seat=seat), truth, strict=True):
            secret = EVENTS.kinds[true["kind"]].secret
            assert mine == (true if true["seat"] == seat and seat is not None else
                            {name: value for name, value in true.items() if name not in secret})
