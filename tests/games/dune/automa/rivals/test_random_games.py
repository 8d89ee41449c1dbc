"""Random games with Rivals, in both modes, with all levels and variants: they end and lose no pieces."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import landsraad
from landsraad.games.dune.automa.rivals.card import rival_of
from landsraad.games.dune.automa.rivals.spending import savings
from landsraad.games.dune.bases.uprising import cells as u
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.choam import cells as contracts
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.table import Table
from support.dune.boxes import UPRISING
from support.dune.invariants import intrigue_piles
from support.dune.rival_tables import LEVELS, RIVAL_IDS
from support.rules import rule

GAMES = 200
CHUNK = 20
VARIANTS = ["brutal_escalation", "expert_deployment", "smart_politics"]
LAZY = ("end", "pass", "skip", "reveal")


def options_of(n: int) -> dict[str, Any]:
    """The n-th game: modes in turn; levels, seats, Rivals and variants each in its own rhythm."""
    solo = n % 2 == 0
    roles = ["player", "rival", "rival"] if solo else ["player", "player", "rival"]
    turn = n // 2 % 3
    out: dict[str, Any] = {"players": 1 if solo else 2, "seats": roles[turn:] + roles[:turn],
                           "choam": "yes" if n // 6 % 2 else "no",
                           "variants": [word for i, word in enumerate(VARIANTS) if n // 4 >> i & 1]}
    first, second = RIVAL_IDS[n // 2 % 10], RIVAL_IDS[(n // 2 + 1 + n // 20) % 10]
    if solo:
        out |= {"difficulty": LEVELS[n // 2 % 4], "rivals": [first, second] if first != second else [first]}
        out["variants"] += ["imperium_row_dice"] if n // 8 % 2 else []
    elif n // 8 % 2:
        out["variants"] += ["streamlined_rivals"]
    else:
        out["rivals"] = [first]
    return out


def check(s: State, table: Table) -> None:
    """After each move: pieces, posts, piles, and a Rival that has spent what it had to."""
    posts: list[int] = []
    taken = 0
    for where in range(len(UPRISING.spaces)):
        here = sum(int(c.POSTED.of(s.seats[seat], where)) for seat in range(s.players))
        assert c.OCCUPIED.of(s.t, where) == here and c.BONUS_SPICE.of(s.t, where) >= 0
        taken |= (here > 0) << where
    assert s.t[c.TAKEN] == taken
    for seat in range(s.players):
        me = s.seats[seat]
        assert me[c.SUPPLY] + me[c.GARRISON] + me[c.DEPLOYED] + me[u.MEMORIES] == 12
        assert min(me[cell] for cell in (c.SUPPLY, c.GARRISON, c.DEPLOYED, c.SOLARI, c.SPICE, c.WATER, c.VP, c.AGENTS,
                                         u.SANDWORMS, c.SWORDS)) >= 0
        on_board = sum(int(c.POSTED.of(me, where)) for where in range(len(UPRISING.spaces)))
        assert me[c.AGENTS] + on_board == 2 + me[c.SWORDMASTER]
        spies = u.SPIES.cards(me)
        assert len(set(spies)) == len(spies) <= 3
        if me[c.ROLES] == c.RIVAL:  # only cards of players let spies share a post (UPM-SPIES-09)
            posts += spies
        assert all(0 <= me[c.INFLUENCE + f] <= 6 for f in range(4))
        if me[c.ROLES] == c.RIVAL:
            check_rival(s, seat)
    assert len(set(posts)) == len(posts)
    assert s.over or s.seats[s.actor][c.ROLES] == c.PLAYER
    assert s.over or s.seats[s.seat][c.ROLES] == c.PLAYER, "a Rival leaves nothing to decide"
    hagal = box_of(s).hagal_deck.size(s.t) + box_of(s).hagal_discard.size(s.t)
    assert hagal == (36 if s.t[c.LEVEL] != NONE else 37)
    if s.t[c.HAGAL_SEAT] != NONE:
        assert s.t[c.FIRST] != s.t[c.HAGAL_SEAT]
    cards = [int(i) for pile in intrigue_piles(s) for i in pile.cards(s.t)]
    cards += [int(i) for seat in range(s.players) for pile in (c.INTRIGUES, c.PLOTS) for i in pile.cards(s.seats[seat])]
    modules = ("", "choam") if table.options["choam"] == "yes" else ("",)
    assert len(cards) == sum(int(card.copies) for card in UPRISING.intrigue if card.module in modules)


def check_rival(s: State, seat: int) -> None:
    me = s.seats[seat]
    assert u.SPIES.size(me) <= 2  # the third one sends the others home
    held = (contracts.CONTRACTS, contracts.COMPLETED) if s.t[u.CHOAM] else ()
    assert sum(pile.size(me) for pile in (c.HAND, c.DECK, c.DISCARD, c.IN_PLAY, *held)) == 0
    if me[c.SWORDMASTER] == 0:
        assert savings(me) < rival_of(me).swordmaster
    else:
        assert me[c.SOLARI] < 7 and me[c.SPICE] < 7 and me[c.WATER] < 3 and c.INTRIGUES.size(me) < 3


def walk(n: int) -> Table:
    rng = random.Random(n)
    table = landsraad.new("uprising", seed=n, **options_of(n))
    try:
        while True:
            check(table.state, table)
            if table.over:
                return table
            legal = table.legal()
            if n % 3 == 0 and rng.random() < 0.9:
                legal = [move for move in legal if table.notation(move) not in LAZY] or legal
            table.play(rng.choice(legal))
    except Exception as error:
        error.add_note(f"in random game {n} ({options_of(n)}) after move {len(table.moves)}")
        raise


def points(table: Table) -> None:
    """An event with a reason reports every point of a Rival, and they add up to its score."""
    have: Counter[str] = Counter()
    for event in table.events():
        if event["kind"] == "scored":
            have[event["seat"]] += event["n"]
            assert event["total"] == have[event["seat"]]
    assert all(table.get(f"{seat}.vp") == have[seat] for seat in table.seats)


def agents(table: Table) -> None:
    """Each agent of a Rival goes to a free space, by a card turned up just before; no Rival ever reveals."""
    board: set[str] = set()
    card = ""
    for event in table.events():
        kind = event["kind"]
        if kind == "recall":
            board = set()
        elif kind == "hagal_card":
            card = event["card"]
        elif kind == "recalled_agent":
            board.discard(event["space"])
        elif kind in ("sent_agent", "hagal_agent"):
            if kind == "hagal_agent":
                assert event["space"] not in board and event["cause"] == {"kind": "hagal card", "id": card}
                shown = UPRISING.hagal[UPRISING.hagal_ids.find(card)]
                assert UPRISING.space_ids.find(event["space"]) in (shown.space, shown.other)
            board.add(event["space"])
        elif kind == "reveal_turn":
            assert table.get(f"{event['seat']}.role") == "player"


@pytest.mark.long
@rule("UPR-RIVAL-01", "UPR-RIVAL-19", "UPR-RIVAL-20", "UPR-RIVAL-24", "UPR-RIVAL-47", "UPR-RIVAL-64")
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games(chunk: int) -> None:
    for n in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        table = walk(n)
        result = table.result()
        assert result["winners"] and result["ended"] in ("points", "conflicts")
        points(table)
        agents(table)
        made_for_two = [seat for seat in table.seats if table.options["players"] == 2
                        and table.get(f"{seat}.rival") in ("amber_metulli", "glossu_rabban")]
        assert not set(made_for_two) & set(result["winners"])
        twin = landsraad.from_json(json.dumps(table.to_json()))
        assert twin.fingerprint() == table.fingerprint()


def test_the_games_are_of_every_kind() -> None:
    seen: Counter[str] = Counter()
    for n in range(GAMES):
        options = options_of(n)
        seen.update([f"players {options['players']}", f"level {options.get('difficulty')}", *options["variants"],
                     *options.get("rivals", [])])
    assert set(seen) >= {*RIVAL_IDS, *VARIANTS, "imperium_row_dice", "streamlined_rivals", "players 1", "players 2",
                         *(f"level {level}" for level in LEVELS)}
