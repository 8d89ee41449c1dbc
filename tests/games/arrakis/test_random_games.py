"""Random games of War for Arrakis with the invariants of `support.arrakis.invariants`, and view checks.

`make test-compiled` plays a thousand, `make test` a tenth of them compiled and some interpreted.
"""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import landsraad
from landsraad.games.arrakis.state import cells as c
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

GAMES = 100 if SHORT else 1000
CHUNK = 25  # games per test: small enough to distribute evenly among workers
OPEN_DECKS = ("house_discard", "allies_discard", "spent_tokens")


@rule("WFA-GOAL-05")
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 4 if SHORT else 10))
def test_random_games(chunk: int) -> None:
    """All of them end. The first of each chunk is checked closely after every move, the others sometimes."""
    ended: Counter[str] = Counter()
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        ended[walk(n, every=1 if n == chunk * CHUNK else 29).result()["ended"]] += 1
    assert ended.total() == CHUNK and set(ended) <= {"supremacy", "objective"}


@pytest.mark.parametrize("n", sampled(range(4), 2))
def test_games_without_any_aim_end_too(n: int) -> None:
    """Uniformly random games end too, only much later."""
    assert walk(n, eager=False, every=97).result()["winners"]


def test_the_games_are_of_every_kind() -> None:
    kinds = {(options_of(n)["rulings"], tuple(options_of(n)["seats"])) for n in range(GAMES)}
    assert len(kinds) == 4


# ------------------------------------------------------------------ copies, text, secrets


@pytest.mark.parametrize("n", sampled(range(6), 2))
def test_copies_and_text(n: int) -> None:
    """A copy does not affect the original, and a position survives a round trip through text."""
    rng = random.Random(n)
    for t in random_game(n):
        if not t.over and len(t.moves) % 41 == 0:
            check_clone(t, rng)
            t.state = coded(t.state)
            check_position(t.state)
            check_piles(t.state)
    assert told_moves(t) == t.moves


@pytest.mark.parametrize("n", range(2))
def test_saved_and_recorded_games_are_the_same_games(n: int) -> None:
    for t in random_game(n):
        if not t.over and len(t.moves) % 251 != 250:
            continue
        again = landsraad.from_json(json.dumps(t.to_json()))
        assert same_vectors(again.state, t.state) and again.to_json() == t.to_json()
        read = read_record(write_record(t), {"arrakis": t.game})
        assert same_vectors(read.state, t.state) and read.moves == t.moves


@rule("WFA-GOAL-04")
@pytest.mark.parametrize("n", sampled(range(8, 14), 2))
def test_views_hide_what_they_must(n: int) -> None:
    """Randomizing what a seat cannot know does not change its view, for every seat and a spectator."""
    for t in random_game(n):
        if len(t.moves) % 37 == 0 and not t.over:
            for seat in [None, *t.seats]:
                check_hidden(t, seat, len(t.moves), random.Random(n))


@pytest.mark.parametrize("n", sampled(range(20, 28), 2))
def test_what_is_learned_is_told_as_learned(n: int) -> None:
    """Until an event uncovers something, the acting seat can foresee all consequences of its move.

    Undo relies on these events.
    """
    rng = random.Random(n)
    for t in random_game(n):
        if not t.over and rng.random() < 0.15:
            check_hidden(t, t.actor, len(t.moves), rng)


@pytest.mark.parametrize("n", range(3))
def test_a_view_names_nothing_hidden(n: int) -> None:
    for t in random_game(n):
        if len(t.moves) % 50:
            continue
        for seat in [None, *t.seats]:
            view = t.view(seat)
            assert isinstance(view["prescience_deck"], int) and isinstance(view["wormsign_pool"], int)
            assert isinstance(view["objective_box"], int)
            assert not {"station_faces", "sign_faces", "deals", "dice_rolls", "picks"} & view.keys()
            assert ("legal" in view) == (seat == t.actor and not t.over)
            for other in t.seats:
                own = other == seat
                assert isinstance(view[other]["house_deck"], int) and isinstance(view[other]["allies_deck"], int)
                assert isinstance(view[other]["token_supply"], int)
                assert isinstance(view[other]["hand"], list) == own
                assert isinstance(view[other]["objectives"], list) == own
                assert isinstance(view[other]["token_box"], list) == own
                assert ("sietch_ranks" in view[other]) == own and ("token_faces" in view[other]) == own
                assert all(isinstance(view[other][pile], list) for pile in OPEN_DECKS)


def test_what_is_dealt_anew_is_really_dealt_anew() -> None:
    """Otherwise the tests above would prove nothing."""
    changed: Counter[str] = Counter()
    for t in random_game(7):
        if len(t.moves) % 10 or t.over or t.get("round") > 3:
            continue
        for seat, paths in {"A": ("B.hand", "prescience_deck", "station_faces", "A.house_deck", "A.token_supply"),
                            "B": ("A.hand", "A.objectives", "A.sietch_ranks", "A.token_faces", "sign_faces")}.items():
            other = t.determinize(seat, len(t.moves))
            changed.update(path for path in paths if t.get(path) != other.get(path))
            check_position(other.state)
    assert all(changed[path] for path in ("B.hand", "prescience_deck", "station_faces", "A.house_deck", "A.hand",
                                          "A.objectives", "A.sietch_ranks", "A.token_faces", "sign_faces"))


@pytest.mark.parametrize("n", range(3))
def test_events_tell_others_no_secret(n: int) -> None:
    """Other seats get events without the secret values; the seat itself gets them."""
    for t in random_game(n):
        if t.get("round") > 4:
            break
    truth = [event.to_json(t.game.plan, TRUTH, i) for i, event in enumerate(t.happened())]
    for seat in [None, *t.seats]:
        told = t.events(seat=seat)
        assert len(told) == len(truth)
        for mine, true in zip(told, truth, strict=True):
            if true["seat"] == seat and seat is not None:
                assert mine == true
            else:
                secret = EVENTS.kinds[true["kind"]].secret
                assert mine == {name: value for name, value in true.items() if name not in secret}


def test_moves_read_back() -> None:
    """The text of each kind of move can be parsed back."""
    seen = set()
    for n in range(6):
        for t in random_game(n):
            for move in t.legal():
                if move not in seen:
                    seen.add(move)
                    assert t.parse(t.notation(move)) == move
    families = {t.game.plan.moves.family_of(move).name for move in seen}
    assert {c.MARCH.name, c.ATTACK.name, c.CLAIM.name, c.PLACE.name, c.LOSE.name, c.RESOLVE.name} <= families
