"""Random games with an automa and both expansions: they end, lose no pieces, and no automa is left to decide."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.immortality import cells as imm
from landsraad.games.dune.modules.rise_of_ix import cells as ix
from landsraad.games.dune.modules.rise_of_ix.tile import TECH_TILES
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.table import Table
from support.dune.hagal_tables import LEVELS
from support.rules import rule
from support.sampling import sampled

GAMES = 192
CHUNK = 24
LAZY = ("end", "pass", "skip", "reveal")
SIZES = {("imperium", 1): (27, 30, 28, 31), ("imperium", 2): (28, 29, 28, 29), ("uprising", 1): (36, 37, 39, 40),
         ("uprising", 2): (37, 36, 37, 36)}


def options_of(n: int) -> tuple[str, dict[str, Any]]:
    """The n-th game: games and player counts in turn; modules, levels and options each in their own rhythm."""
    game, players = ("imperium", "uprising")[n % 2], 1 + n // 2 % 2
    with_ix, with_imm = n // 4 % 3 != 1, n // 4 % 3 != 0
    out: dict[str, Any] = {"players": players, "rise_of_ix": "yes" if with_ix else "no",
                           "immortality": "yes" if with_imm else "no"}
    if players == 1:
        out["difficulty"] = LEVELS[n // 12 % 4]
    if with_ix and game == "uprising":
        out["keep_foldspace"] = "yes" if n // 5 % 2 else "no"
    elif with_ix and players == 1:
        out |= {"row_churn": "yes" if n // 5 % 2 else "no", "brutal_escalation": "yes" if n // 7 % 2 else "no"}
        out["rivals"] = ["prince_rhombur_vernius", "viscount_hundro_moritani"] if n // 3 % 2 else []
    if game == "uprising" and n // 48 % 2:
        out["variants"] = ["brutal_escalation", "expert_deployment", "smart_politics"]
    return game, out


def check(s: State, options: dict[str, Any], size: int) -> None:
    box = box_of(s)
    with_ix, with_imm = options["rise_of_ix"] == "yes", options["immortality"] == "yes"
    assert s.over or s.seats[s.actor][c.ROLES] == c.PLAYER, "nobody decides for an automa but a player"
    assert box.hagal_deck.size(s.t) + box.hagal_discard.size(s.t) == size
    held = Counter(int(s.t[ix.HOLDER + place.id]) for place in box.spaces) if with_ix else Counter()
    for seat in range(s.players):
        me = s.seats[seat]
        rival = me[c.ROLES] != c.PLAYER
        troops = me[c.SUPPLY] + me[c.GARRISON] + me[c.DEPLOYED]
        if with_ix:
            troops += me[ix.NEGOTIATORS]
            fleet = (me[ix.DREADNOUGHTS_IN_SUPPLY] + me[ix.DREADNOUGHTS_IN_GARRISON] + me[ix.DREADNOUGHTS_IN_CONFLICT])
            assert fleet + held[seat] == 2 and 0 <= me[ix.FREIGHTER] <= (2 if rival else 3)
            if rival:
                assert all(TECH_TILES[tile].rival for tile in ix.TILES.cards(me))
                assert options["players"] == 1 or ix.TILES.size(me) + me[ix.NEGOTIATORS] == 0  # IX-RIVAL-16
        if with_imm:
            troops += me[imm.SPECIMENS]
            assert not rival or me[imm.SPECIMENS] + me[imm.RESEARCH] == 0  # IMM-RIVAL-03
            assert options["players"] == 1 or not rival or me[imm.TLEILAXU_TRACK] == 0  # IMM-RIVAL-01
        memories = s.plan.seat.field("memories")
        assert troops == 12 or (memories is not None and troops < 12)
        if me[c.ROLES] == c.HOUSE_HAGAL:
            assert me[c.SOLARI] + me[c.SPICE] + me[c.WATER] + me[c.VP] + c.INTRIGUES.size(me) == 0
    if with_ix and options["players"] == 1:
        shown = [int(s.t[ix.TECH + i]) for i in range(ix.N_STACKS)]
        assert all(tile == NONE for tile in shown) or any(tile != NONE and TECH_TILES[tile].rival for tile in shown)


def walk(n: int) -> Table:
    rng = random.Random(n)
    game, options = options_of(n)
    table = landsraad.new(game, seed=n, **options)
    size = SIZES[game, options["players"]][(options["rise_of_ix"] == "yes") + 2 * (options["immortality"] == "yes")]
    size += options.get("keep_foldspace") == "yes"
    try:
        while True:
            check(table.state, options, size)
            if table.over:
                return table
            legal = table.legal()
            if n % 3 and rng.random() < 0.9:
                legal = [move for move in legal if table.notation(move) not in LAZY] or legal
            table.play(rng.choice(legal))
    except Exception as error:
        error.add_note(f"in random game {n} ({options_of(n)}) after move {len(table.moves)}")
        raise


def check_events(table: Table) -> None:
    """Each agent of an automa goes to a free space, or slips in with Invasion Ships."""
    board: set[str] = set()
    slipped = False
    for event in table.events():
        kind = event["kind"]
        if kind == "recall":
            board = set()
        elif kind == "recalled_agent":
            board.discard(event["space"])
        elif kind == "hagal_card":
            slipped = False
        elif kind == "tile_flipped":
            slipped = event["tile"] == "invasion_ships"
        elif kind in ("sent_agent", "hagal_agent"):
            assert kind == "sent_agent" or slipped or event["space"] not in board
            board.add(event["space"])
        elif kind == "reveal_turn":
            assert table.get(f"{event['seat']}.role") == "player"


@rule("IX-RIVAL-16", "IMM-RIVAL-01", "IMM-RIVAL-03")
@pytest.mark.parametrize("n", range(12))
def test_a_game_of_each_kind(n: int) -> None:
    check_events(walk(n))


@pytest.mark.long
@pytest.mark.parametrize("chunk", sampled(range(GAMES // CHUNK), 4))
def test_random_games(chunk: int) -> None:
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = walk(n)
        assert table.result()["winners"] and table.result()["ended"] in ("points", "conflicts")
        check_events(table)


def test_everything_happens_to_automas() -> None:
    seen: Counter[str] = Counter()
    for n in range(72):
        if n % 4 < 2:
            table = walk(n)
            seen.update(event["kind"] for event in table.events()
                        if event["seat"] and table.get(f"{event['seat']}.role") != "player")
    assert set(seen) >= {"freighter_moved", "tile_acquired", "negotiator_placed", "negotiators_returned",
                         "tile_flipped", "dreadnoughts_commissioned", "dreadnoughts_deployed", "dreadnought_holds",
                         "dreadnought_leaves", "tleilaxu_advanced", "tleilaxu_card_removed", "tleilaxu_spice_taken"}
