"""Invariants of every position of the six-player game, and random games that check them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import landsraad
from landsraad.games.dune.bases.six import cells as x
from landsraad.games.dune.bases.six.commander_decks import COMMON
from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS, team_of
from landsraad.games.dune.bases.uprising import cells as u
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.modules.choam import cells as contracts
from landsraad.games.dune.modules.choam.contracts import contracts_of
from landsraad.games.dune.modules.choam.module import CHOAM
from landsraad.games.dune.rules.troops.units import strength
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, FRAME, State
from landsraad.kernel.table import Table
from support.dune.boxes import SIX
from support.dune.invariants import intrigue_piles

ALLIES = [seat for seat in range(6) if seat not in COMMANDER_SEATS]
LAZY = ("end", "pass", "skip", "reveal")
OWN_PILES = (c.DECK, c.HAND, c.DISCARD, c.IN_PLAY)


def inventory(s: State) -> Counter[int]:
    """Returns all cards that must exist, from the components alone."""
    cards: Counter[int] = Counter()
    for card in SIX.cards:
        if card.kind == "starter":
            cards[int(card.id)] = int(card.copies) * len(ALLIES) + (2 if card.name in COMMON else 0)
        else:
            cards[int(card.id)] = int(card.copies)
    for seat in ALLIES:
        for name in SIX.leaders[s.seats[seat][c.LEADS]].without:
            cards[SIX.card_ids.find(name)] -= 1
    return +cards


def cards_of(s: State) -> Counter[int]:
    found: Counter[int] = Counter()
    for pile in (box_of(s).imperium_deck, c.ROW, box_of(s).trashed, x.THRONE_ROW):
        found.update(pile.cards(s.t))
    for seat in range(6):
        for pile in OWN_PILES:
            found.update(pile.cards(s.seats[seat]))
        if s.seats[seat][c.RESERVED] != NONE:
            found[int(s.seats[seat][c.RESERVED])] += 1
    for i, card in enumerate(SIX.reserve_cards):
        found[int(card)] += int(s.t[c.RESERVE_LEFT + i])
    return +found


def check(s: State) -> None:
    """Checks that are fast enough for every move."""
    for seat in range(6):
        me = s.seats[seat]
        assert me[x.TEAM] == team_of(seat)
        assert min(me[cell] for cell in (c.SOLARI, c.SPICE, c.WATER, c.VP, c.AGENTS, c.SUPPLY, c.GARRISON, c.DEPLOYED,
                                         u.SANDWORMS, c.SWORDS, c.RECRUITED, c.DEPLOYED_THIS_TURN)) >= 0
        on_board = sum(c.POSTED.counts(me, len(SIX.spaces)))
        assert 2 <= me[c.AGENTS] + on_board <= 2 + me[c.SWORDMASTER]
        check_tracks(s, seat)
        if seat in COMMANDER_SEATS:
            check_commander(s, seat, on_board)
        else:
            assert me[c.SUPPLY] + me[c.GARRISON] + me[c.DEPLOYED] + me[u.MEMORIES] == 12
            assert me[x.ACTIVATED] == me[x.PERSONAL_BOARD] == NONE
        assert me[x.PLEDGED] == 0 or any("threaten" in label for label in pending(s))
    assert s.t[c.FIRST] in range(6)


def pending(s: State) -> list[str]:
    return [EFFECTS.all[s.stack[i]].label for i in range(0, s.depth * FRAME, FRAME)]


def check_commander(s: State, seat: int, on_board: int) -> None:
    me = s.seats[seat]
    ally = me[x.ACTIVATED]
    for cell in (c.SUPPLY, c.GARRISON, c.DEPLOYED, u.SANDWORMS, c.SWORDS, u.HOOKS):
        assert me[cell] == (0 if ally == NONE else s.seats[ally][cell]), x.SEAT.name_of(cell)
    assert ally == NONE or (ally in ALLIES and team_of(ally) == team_of(seat))
    arrows = [int(me[cell]) for cell in (x.LEFT_AGENT, x.RIGHT_AGENT, x.BOTH_AGENT) if me[cell] != NONE]
    assert len(set(arrows)) == len(arrows) == on_board and all(c.POSTED.of(me, where) == 1 for where in arrows)
    assert me[u.MY_OBJECTIVE] == NONE and u.WON.size(me) == u.MATCHED.size(me) == 0
    assert not any(s.t[c.CONTROL + i] == seat for i in range(len(SIX.spaces)))


def check_tracks(s: State, seat: int) -> None:
    me = s.seats[seat]
    own = NONE if seat not in COMMANDER_SEATS else x.FREMEN_TRACK if seat == 0 else x.EMPEROR_TRACK
    for faction in range(6):
        assert 0 <= me[c.INFLUENCE + faction] <= 6
        if faction >= 4 and faction != own:
            assert me[c.INFLUENCE + faction] == 0
        elif faction < 4 and seat in COMMANDER_SEATS:
            allies = [other for other in ALLIES if team_of(other) == team_of(seat)]
            assert me[c.INFLUENCE + faction] == max(s.seats[other][c.INFLUENCE + faction] for other in allies)


def check_whole(s: State) -> None:
    """Slower checks, between turns."""
    assert cards_of(s) == inventory(s)
    plots = [int(i) for pile in intrigue_piles(s) for i in pile.cards(s.t)]
    plots += [int(i) for seat in range(6) for pile in (c.INTRIGUES, c.PLOTS) for i in pile.cards(s.seats[seat])]
    assert Counter(plots) == {int(card.id): int(card.copies) for card in SIX.intrigue}
    tokens = [int(i) for pile in (contracts.CONTRACT_ROW, contracts.CONTRACT_BANK, contracts.SARDAUKAR_CONTRACTS)
              for i in pile.cards(s.t)]
    tokens += [int(i) for seat in range(6) for pile in (contracts.CONTRACTS, contracts.COMPLETED)
               for i in pile.cards(s.seats[seat])]
    assert Counter(tokens) == {int(token.id): int(token.copies) for token in contracts_of(CHOAM)}
    for faction in range(4):
        holder = s.t[c.ALLIANCE + faction]
        best = max(s.seats[seat][c.INFLUENCE + faction] for seat in ALLIES)
        assert (holder == NONE and best < 4) or s.seats[holder][c.INFLUENCE + faction] == best >= 4
        assert holder == NONE or holder in ALLIES
    for track, seat in ((x.FREMEN_TRACK, 0), (x.EMPEROR_TRACK, 3)):
        assert s.t[c.ALLIANCE + track] == (seat if s.seats[seat][c.INFLUENCE + track] >= 4 else NONE)
    assert c.CONFLICT_DECK.size(s.t) + s.t[c.ROUND] == 9
    assert all(strength(s, s.seats[seat]) == 0 for seat in COMMANDER_SEATS if s.seats[seat][x.ACTIVATED] == NONE)
    row = sorted(card for card in s.t[u.ROW_PLACES:u.ROW_PLACES + 5] if card != NONE)
    assert row == sorted(c.ROW.cards(s.t))
    for post in range(len(box_of(s).post_ids.names)):
        assert sum(u.SPIES.count(s.seats[seat], post) for seat in range(6)) <= 6


def options_of(n: int) -> dict[str, Any]:
    return {"players": 6, "base_leaders": "yes" if n % 3 == 2 else "no"}


def walk(n: int) -> Table:
    """One whole game; every other one is eager to do something. A failure says which game and which move."""
    rng = random.Random(n)
    table = landsraad.new("uprising", seed=n, **options_of(n))
    turn = ""
    try:
        while True:
            check(table.state)
            label = pending(table.state)[-1] if not table.over else "over"
            if label != turn and (table.over or "SixTurn" in label or "Window" in label):
                check_whole(table.state)
            turn = label
            if table.over:
                return table
            moves = table.legal()
            assert len(set(moves)) == len(moves)
            if n % 2 and rng.random() < 0.9:
                moves = [move for move in moves if table.notation(move) not in LAZY] or moves
            table.play(rng.choice(moves))
            assert len(table.moves) < 20_000
    except Exception as error:
        error.add_note(f"in random game {n} ({options_of(n)}) after move {len(table.moves)}")
        raise
