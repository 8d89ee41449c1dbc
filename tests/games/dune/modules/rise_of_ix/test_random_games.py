"""Random games with Rise of Ix: they end, lose no pieces, and hide what is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.rise_of_ix import cells as ix
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.state import cells
from landsraad.kernel.cells import NONE
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State
from support.rules import rule

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("imperium", {"players": 3}), ("imperium", {"players": 4}), ("uprising", {"players": 3}),
    ("uprising", {"players": 4, "choam": "yes"}), ("imperium", {"players": 2}), ("uprising", {"players": 1})]


def tiles_everywhere(s: State) -> list[int]:
    found = [int(s.t[ix.TECH + i]) for i in range(ix.N_STACKS) if s.t[ix.TECH + i] != NONE]
    for pile in (*ix.STACKS, ix.TRASHED_TILES):
        found += pile.cards(s.t)
    for seat in range(s.players):
        found += ix.TILES.cards(s.seats[seat])
    return sorted(found)


def check_pieces(s: State) -> None:
    """No tile, dreadnought, troop or freighter is lost or doubled."""
    assert tiles_everywhere(s) == list(range(18))
    for seat in range(s.players):
        me = s.seats[seat]
        assert set(ix.USED_TILES.cards(me)) <= set(ix.TILES.cards(me))
        held = sum(1 for where in range(len(box_of(s).spaces)) if s.t[ix.HOLDER + where] == seat)
        fleet = (me[ix.DREADNOUGHTS_IN_SUPPLY], me[ix.DREADNOUGHTS_IN_GARRISON], me[ix.DREADNOUGHTS_IN_CONFLICT])
        assert min(fleet) >= 0 and sum(fleet) + held == 2
        assert 0 <= me[ix.FREIGHTER] <= 3
        troops = [me[cell] for cell in (cells.SUPPLY, cells.GARRISON, cells.DEPLOYED, *box_of(s).troop_cells)]
        if box_of(s).memories != NONE:
            troops.append(me[box_of(s).memories])
        assert min(troops) >= 0 and sum(troops) == TROOPS, troops


def check_secrets(t: Any) -> None:
    """A view does not change when the hidden tiles are in another order."""
    other = t.clone()
    s = other.state
    hidden = [(pile, tile) for pile in ix.STACKS for tile in pile.cards(s.t)]
    tiles = [tile for _, tile in hidden][::-1]
    for pile in ix.STACKS:
        pile.clear(s.t)
    for (pile, _), tile in zip(hidden, tiles, strict=True):
        pile.put(s.t, tile)
    for seat in t.seats:
        assert json.dumps(other.view(seat)) == json.dumps(t.view(seat))


def check_guess(t: Any, rng: random.Random) -> None:
    """What a seat may guess has the same pieces, looks the same to it, and can be played on."""
    seat = rng.randrange(len(t.seats))
    guess = determinize(t.state, seat, rng.randrange(1 << 30))
    check_pieces(guess)
    assert t.state.plan is guess.plan and [int(n) for n in guess.t[ix.TECH:ix.TECH + ix.N_STACKS]] == [
        int(n) for n in t.state.t[ix.TECH:ix.TECH + ix.N_STACKS]]
    for _ in range(10):
        if not guess.over:
            guess.play(rng.choice(guess.legal()))


@rule("IX-COMP-01", "IX-COMP-02", "IX-DREAD-03", "IX-TECH-16", "IX-TECH-20")
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_random_games(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        rng, t = random.Random(seed), landsraad.new(game, seed=seed, rise_of_ix="yes", **options)
        n = 0
        while not t.over:
            legal = t.legal()
            assert legal
            if n % 5 == 0:
                check_pieces(t.state)
            if n % 40 == 0:
                twin = landsraad.from_json(json.dumps(t.to_json()))
                assert twin.legal() == legal and twin.fingerprint() == t.fingerprint()
                assert t.clone().fingerprint() == t.fingerprint()
                check_secrets(t)
                check_guess(t, rng)
            t.play(rng.choice(legal))
            n += 1
            assert n < 3000
        check_pieces(t.state)
        assert t.result()["ended"] in ("points", "conflicts")
