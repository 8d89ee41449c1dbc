"""Five hundred random solo games with the invariants of `support.arrakis.invariants`, and view checks.

The compiled core plays all of them, the interpreted one plays some.
"""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.games.arrakis.solo_pieces import events as mahdi_tidings
from landsraad.kernel.events import EVENTS, EventKind
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.views import TRUTH
from support.arrakis.invariants import check_piles, check_position
from support.arrakis.random_games import options_of, random_game, told_moves, walk
from support.compiled import SHORT
from support.random_games import check_clone, check_hidden, coded, same_vectors
from support.rules import rule
from support.sampling import sampled

pytestmark = pytest.mark.long

GAMES = 100 if SHORT else 500
CHUNK = 25
RARE = {"mahdi_ceases", "mahdi_holds", "mahdi_next_sector", "mahdi_no_aim"}


@rule("WFA-SOLO-01", "WFA-SOLO-29")
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 4 if SHORT else 5))
def test_random_games(chunk: int) -> None:
    """All games end. The first of each chunk is checked after every move."""
    rounds: Counter[int] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        t = walk(n, eager=n % 3 != 0, every=1 if n == chunk * CHUNK else 29, alone=True)
        assert t.result()["ended"] in ("supremacy", "objective")
        rounds[t.get("round")] += 1
    assert rounds.total() == CHUNK and max(rounds) <= 10


def test_the_games_are_of_both_kinds() -> None:
    assert {options_of(n, alone=True)["rulings"] for n in range(GAMES)} == {"rulebook", "faq"}


@pytest.mark.parametrize("n", range(4))
def test_copies_and_text(n: int) -> None:
    rng = random.Random(n)
    for t in random_game(n, alone=True):
        if not t.over and len(t.moves) % 23 == 0:
            check_clone(t, rng)
            t.state = coded(t.state)
            check_position(t.state)
            check_piles(t.state)
    assert told_moves(t) == t.moves


@pytest.mark.parametrize("n", range(2))
def test_saved_and_recorded_games_are_the_same_games(n: int) -> None:
    for t in random_game(n, alone=True):
        if not t.over and len(t.moves) % 97 != 96:
            continue
        again = landsraad.from_json(json.dumps(t.to_json()))
        assert same_vectors(again.state, t.state) and again.to_json() == t.to_json()
        read = read_record(write_record(t), {"arrakis": t.game})
        assert same_vectors(read.state, t.state) and read.moves == t.moves


@pytest.mark.parametrize("n", range(8, 14))
def test_views_hide_what_they_must(n: int) -> None:
    """Randomizing reinforcements, decks and garrison faces does not change any view."""
    for t in random_game(n, eager=n % 2 == 0, alone=True):
        if len(t.moves) % 19 == 0 and not t.over:
            for seat in [None, "A"]:
                check_hidden(t, seat, len(t.moves), random.Random(n))


@pytest.mark.parametrize("n", range(20, 28))
def test_what_is_learned_is_told_as_learned(n: int) -> None:
    rng = random.Random(n)
    for t in random_game(n, eager=n % 2 == 0, alone=True):
        if not t.over and rng.random() < 0.2:
            check_hidden(t, t.actor, len(t.moves), rng)


@pytest.mark.parametrize("n", range(3))
def test_a_view_names_nothing_hidden(n: int) -> None:
    for t in random_game(n, alone=True):
        if len(t.moves) % 40:
            continue
        for seat in [None, "A"]:
            view = t.view(seat)
            assert isinstance(view["tactics_deck"], int) and isinstance(view["B"]["reinforcements"], int)
            assert not {"black_faces", "silver_faces"} & view.keys()
            assert ("legal" in view) == (seat == t.actor and not t.over)


def test_what_is_dealt_anew_is_really_dealt_anew() -> None:
    changed: Counter[str] = Counter()
    for t in random_game(7, alone=True):
        if len(t.moves) % 10 == 0 and not t.over:
            other = t.determinize("A", len(t.moves))
            check_position(other.state)
            changed.update(path for path in ("B.reinforcements", "B.house_deck", "tactics_deck", "black_faces",
                                             "silver_faces") if t.get(path) != other.get(path))
    assert len(changed) == 5


def test_events_tell_others_no_secret() -> None:
    t = walk(2, alone=True, every=1000)
    truth = [event.to_json(t.game.plan, TRUTH, i) for i, event in enumerate(t.happened())]
    for seat in [None, "A"]:
        for mine, true in zip(t.events(seat=seat), truth, strict=True):
            secret = EVENTS.kinds[true["kind"]].secret
            assert mine == true or mine == {name: value for name, value in true.items() if name not in secret}


def test_every_step_is_told_with_its_rule_and_most_are_in_a_few_games() -> None:
    kinds = {kind.name for kind in vars(mahdi_tidings).values() if isinstance(kind, EventKind)}
    assert all(EVENTS.kinds[name].rule.startswith(("WFA-SOLO-", "WFA-PLAN-")) for name in kinds)
    told: Counter[str] = Counter()
    for n in range(40):
        told.update(event.kind.name for event in walk(n, eager=n % 2 == 0, every=1000, alone=True).happened())
    assert kinds - told.keys() <= RARE
