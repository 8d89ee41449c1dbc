"""Observations contain exactly what a view shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import landsraad
from landsraad.kernel.cells import NONE
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.observation.batch import Batch, ObservationBuffer
from landsraad.kernel.observation.schema import Observer, Piece
from landsraad.kernel.table import Table, open_table
from support.miniature_game import HARBOUR
from support.sampling import ALL

IMPERIUM, UPRISING, ARRAKIS = landsraad.game("imperium"), landsraad.game("uprising"), landsraad.game("arrakis")
LONG = pytest.mark.long  # wars are
GAMES: list[Any] = [
    (HARBOUR, {"rounds": 3}), (IMPERIUM, {"players": 3}), (IMPERIUM, {"players": 1}), (IMPERIUM, {"players": 2}),
    (UPRISING, {"players": 4, "choam": "yes"}), (UPRISING, {"players": 1}), pytest.param(ARRAKIS, {}, marks=LONG),
    pytest.param(ARRAKIS, {"players": 1}, marks=LONG),
]
SIDES: list[Any] = [  # where some seats see more of each other than others do
    (UPRISING, {"players": 6}), pytest.param(ARRAKIS, {"players": 3}, marks=LONG),
    pytest.param(ARRAKIS, {"players": 4}, marks=LONG),
]


def observer_of(game: Game, s: State) -> Observer:
    return Observer(game.plan, int(s.players), game.observed())


def rows(buffer: ObservationBuffer, s: State, viewer: int) -> list[int]:
    buffer.fill(s, viewer)
    return list(buffer.row)


def part(row: list[int], piece: Piece) -> list[int]:
    return row[piece.at:piece.at + piece.size]


def random_game(t: Table, seed: int, every: int) -> Iterator[Table]:
    """Some tables of a random game; fewer in War for Arrakis, which has long games and observations."""
    rng, most = random.Random(seed), 10_000 if ALL else 1_500
    if t.game.name == "arrakis" and t.get("B.role") == "player":
        every *= 6
    while not t.over and len(t.moves) < most:
        if len(t.moves) % every == 0:
            yield t.clone()
        t.play(rng.choice(t.legal()))
    yield t


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_row(game: Game, options: dict[str, Any]) -> None:
    """Randomizing hidden information does not change any seat's observation."""
    t = open_table(game, options, 5)
    buffer = ObservationBuffer(observer_of(t.game, t.state))
    for n, at in enumerate(random_game(t, 5, 23)):
        for viewer in range(len(at.seats)):
            dealt = determinize(at.state, viewer, n)
            # Otherwise determinization advanced, because no assignment leaves a choice.
            if at.over or dealt.stack == at.state.stack:
                assert rows(buffer, dealt, viewer) == rows(buffer, at.state, viewer)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_row_brought_up_to_date_is_as_one_filled_anew(game: Game, options: dict[str, Any]) -> None:
    """An updated observation equals a new one, whatever it showed before."""
    t = open_table(game, options, 6)
    observer, rng = observer_of(t.game, t.state), random.Random(6)
    buffer = ObservationBuffer(observer)
    for at in random_game(t, 6, 17):
        for viewer in rng.sample(range(len(at.seats)), len(at.seats)):
            assert rows(buffer, at.state, viewer) == rows(ObservationBuffer(observer), at.state, viewer)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), [*GAMES, *SIDES, (IMPERIUM, {"players": 4})])
def test_a_row_follows_a_game_move_by_move(game: Game, options: dict[str, Any]) -> None:
    """An observation that follows a game, with changing viewers and games, always equals a new one."""
    rng, viewer = random.Random(9), 0
    t = open_table(game, options, 9)
    observer = observer_of(t.game, t.state)
    buffer = ObservationBuffer(observer)
    for n in range(240):
        if t.over or n == 200:
            t = open_table(game, options, n)
        t.play(rng.choice(t.legal()))
        if rng.random() < 0.4:
            viewer = rng.randrange(len(t.seats))
        assert rows(buffer, t.state, viewer) == rows(ObservationBuffer(observer), t.state, viewer), n


@pytest.mark.parametrize(("game", "options"), [*GAMES, *SIDES])
def test_what_nobody_sees_is_an_empty_row(game: Game, options: dict[str, Any]) -> None:
    t = open_table(game, options, 4)
    observer, rng = observer_of(t.game, t.state), random.Random(4)
    for at in islice(random_game(t, 4, 60), 6):
        buffer = ObservationBuffer(observer)
        assert any(rows(buffer, at.state, rng.randrange(len(at.seats))))
        buffer.cache.update(at.state, NONE, buffer.row, 0)
        assert not any(buffer.row)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_rows_agree_with_views(game: Game, options: dict[str, Any]) -> None:
    t = open_table(game, options, 8)
    observer = observer_of(t.game, t.state)
    buffer = ObservationBuffer(observer)
    low = {piece.name: piece.low for piece in observer.pieces}
    for at in random_game(t, 8, 31):
        for viewer in range(len(at.seats)):
            row, view = rows(buffer, at.state, viewer), at.view(viewer)
            for piece in observer.pieces:
                owner, _, name = piece.name.partition(".")
                assert all(piece.low <= x <= piece.high for x in part(row, piece)), piece.name
                if owner == "table":
                    check(view, name, piece, part(row, piece), at.seats, viewer)
                elif owner == "me" or owner.startswith("other"):
                    seat = (viewer + int(owner[5:] or 0)) % len(at.seats) if owner != "me" else viewer
                    check(view[at.seats[seat]], name, piece, part(row, piece), at.seats, viewer)
    assert low


def check(shown: dict[str, Any], name: str, piece: Piece, found: list[int], seats: list[str], viewer: int) -> None:
    """Compares one field with the view."""
    if name.endswith(".size"):
        assert found == [shown[name.removesuffix(".size")]]
    elif name.endswith(".known"):
        top = shown.get(f"{name.removesuffix('.known')}_top", [])
        assert [word for word, place in zip(piece.axes[0], found, strict=True) if place == 1] == top[:1]
        assert {word for word, place in zip(piece.axes[0], found, strict=True) if place} == set(top)
    elif name in shown:
        told = shown[name]
        if isinstance(told, list):  # a pile
            assert found == [told.count(word) for word in piece.axes[0]]
        elif isinstance(told, dict) and len(piece.axes) == 2:
            for i, value in enumerate(told.values()):
                width = len(piece.axes[1])
                assert found[i * width:(i + 1) * width] == hot(value, piece.axes[1], seats, viewer)
        elif isinstance(told, dict):
            assert found == list(told.values())
        elif piece.axes:
            assert found == hot(told, piece.axes[0], seats, viewer)
        else:
            assert found == [int(told)]


def hot(word: str | None, names: list[str], seats: list[str], viewer: int) -> list[int]:
    if names[0] == "me" and word is not None:
        word = names[(seats.index(word) - viewer) % len(seats)]
    return [int(name == word) for name in names]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_masks_are_the_legal_moves(game: Game, options: dict[str, Any]) -> None:
    t = open_table(game, options, 3)
    buffer = ObservationBuffer(observer_of(t.game, t.state))
    for at in random_game(t, 3, 7):
        for viewer in range(len(at.seats)):
            rows(buffer, at.state, viewer)
            mask = bytes(memoryview(buffer.mask))
            legal = at.legal() if at.state.actor == viewer else []
            assert mask.count(1) == len(legal) == len(mask) - mask.count(0)
            assert all(mask[move] for move in legal)


def test_the_pool_of_a_seat_is_all_that_it_owns_unseen() -> None:
    t = landsraad.new("imperium", players=3, seed=4)
    observer = observer_of(t.game, t.state)
    buffer = ObservationBuffer(observer)
    pieces = {piece.name: piece for piece in observer.pieces}
    row = rows(buffer, t.state, 0)
    mine, theirs = pieces["me.own.unknown"], pieces["other1.own.unknown"]
    cards = mine.axes[0]
    assert part(row, mine) == [t.get("A.deck").count(card) for card in cards]
    assert part(row, theirs) == [(t.get("B.deck") + t.get("B.hand")).count(card) for card in cards]
    assert sum(part(row, pieces["pool.intrigue"])) == len(t.get("intrigue_deck"))


def test_a_schema_is_named_by_its_hash() -> None:
    game = landsraad.game("imperium")
    three = observer_of(game, game.begin(game.check_options({"players": 3}), 1))
    again = observer_of(game, game.begin(game.check_options({"players": 3}), 2))
    four = observer_of(game, game.begin(game.check_options({"players": 4}), 1))
    assert three.schema == again.schema != four.schema
    assert len(three.schema) == 16
    again.pieces[3].axes[0][0] = "another"
    assert again.schema != three.schema
    ends = [piece.at + piece.size for piece in three.pieces]
    assert [0, *ends] == [*(piece.at for piece in three.pieces), three.size]  # no gaps
    assert len({piece.name for piece in three.pieces}) == len(three.pieces)


@pytest.mark.parametrize(("game", "options"), [(IMPERIUM, {"players": 2}), *SIDES])
def test_a_batch_plays_as_its_tables_do(game: Game, options: dict[str, Any]) -> None:
    """A batch gives the same observations, masks, offers and actors as separate tables."""
    game = game.variant(options)
    options = game.check_options(options)
    states = [game.begin(options, seed) for seed in range(3)]
    twins = [s.clone() for s in states]
    observer = observer_of(game, states[0])
    batch, rng = Batch(observer, states), random.Random(1)
    for _ in range(40):
        moves = [rng.choice(twin.legal()) for twin in twins]
        assert batch.play(vec[i64](moves)) == []
        assert batch.offer() == sum(s.count for s in states)
        for n, twin in enumerate(twins):
            twin.play(moves[n])
            assert batch.actors[n] == twin.actor
            offered = [int(batch.offers[i]) for i in range(batch.first[n], batch.first[n + 1])]
            assert offered == twin.legal()
            assert list(batch.rows)[n * observer.size:(n + 1) * observer.size] == rows(
                ObservationBuffer(observer), twin, twin.actor)
            mask = bytes(memoryview(batch.masks))[n * observer.moves:(n + 1) * observer.moves]
            assert [move for move in range(observer.moves) if mask[move]] == sorted(twin.legal())


def test_a_game_that_is_over_leaves_an_empty_row_to_the_next() -> None:
    game = landsraad.game("imperium")
    options = game.check_options({"players": 2})
    clock = game.plan.table.field("round")
    assert clock is not None
    states = [game.begin(options, seed) for seed in range(2)]
    observer = observer_of(game, states[0])
    batch, rng, ended = Batch(observer, states, clock.at, 1), random.Random(1), 0
    while ended < 5:
        over = batch.play(vec[i64]([rng.choice(s.legal()) for s in states]))
        for row in over:
            assert not any(batch.rows[row * observer.size:(row + 1) * observer.size])
            assert not any(batch.masks[row * observer.moves:(row + 1) * observer.moves])
            ended += 1
            batch.seat(row, game.begin(options, 10 + ended))
        for row, s in enumerate(states):
            assert list(batch.rows[row * observer.size:(row + 1) * observer.size]) == rows(ObservationBuffer(observer),
                                                                                           s, s.actor)
            mask = list(batch.masks[row * observer.moves:(row + 1) * observer.moves])
            assert [move for move in range(observer.moves) if mask[move]] == sorted(s.legal())


def test_a_wrong_move_changes_no_table() -> None:
    game = landsraad.game("imperium")
    options = game.check_options({"players": 2})
    states = [game.begin(options, seed) for seed in range(2)]
    before = [s.fingerprint() for s in states]
    batch = Batch(observer_of(game, states[0]), states)
    good = states[0].legal()[0]
    for moves, error in (([good, 3465], "table 1: move 3465 is not legal there"),
                         ([good, -1], "table 1: move -1 is not legal there"),
                         ([good], "there are 2 tables, and moves for 1")):
        with pytest.raises(BadInput) as caught:
            batch.play(vec[i64](moves))
        assert str(caught.value) == error
    assert [s.fingerprint() for s in states] == before
