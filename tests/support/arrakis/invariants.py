"""Invariants of every position of War for Arrakis.

Figures, tokens, dice and cards are never lost, an area belongs to one side, leaders are never alone, and redundant
cells agree.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from landsraad.games.arrakis.cards.effects.desert_shifts import ComeAlong
from landsraad.games.arrakis.decks.planning import deck_side
from landsraad.games.arrakis.legions.placing import Muster
from landsraad.games.arrakis.map.geography import AREA_OF_TARGET, N_AREAS, is_desert
from landsraad.games.arrakis.pieces.dice import CELLS, board_of
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, bit_count, limit, side_of_leader, treasury
from landsraad.games.arrakis.rounds.end_round import SHARED_LIMIT
from landsraad.games.arrakis.state import cells as c
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS, START_TOKENS, TOKEN_FACES
from landsraad.games.arrakis.state.components import (
    ACTION_DICE,
    BENE_GESSERIT_TOKENS,
    CARRYALL_FIGURES,
    FIGURES,
    HARVESTER_FIGURES,
    OFFICER_FIGURES,
    ORNITHOPTER_FIGURES,
    SIETCH_RANKS,
    SIGN_COUNTS,
    STATION_FACES,
    TANK_CELLS,
    WORM_FIGURES,
)
from landsraad.kernel.cells import NONE, PILE, Pile, card_at
from landsraad.kernel.engine import EFFECTS, FRAME, State

PLANNED = [sorted(int(card.id) for card in PLANNING_CARDS if deck_side(card.deck) == side for _ in range(card.copies))
           for side in (c.ATREIDES, c.HARKONNEN)]
UNIT_FIGURES = [FIGURES[c.ATREIDES][tier] + FIGURES[c.HARKONNEN][tier] for tier in range(3)]
FACES = sorted(int(face.id) for face in TOKEN_FACES for _ in range(face.copies))
PLANNING_PILES = (c.HAND, c.HOUSE_DECK, c.ALLIES_DECK, c.HOUSE_DISCARD, c.ALLIES_DISCARD, c.REINFORCEMENTS,
                  c.SCHEMES_LAID)
GARRISONS = [sorted(i for i, token in enumerate(START_TOKENS) if token.silver == silver for _ in range(token.copies))
             for silver in (False, True)]
PRESCIENCE_PILES = (c.PRESCIENCE_DECK, c.REVEALED, c.CLAIMED, c.REMOVED)
NAMED = [leader for leader in range(len(c.LEADER.names)) if leader != c.WILD_MAKER]
TURN = EFFECTS.by_label["arrakis:Turn"]
FORCES = ([c.HOUSE_ATREIDES, c.FREMEN], [c.HOUSE_HARKONNEN, c.CORRINO])
CAPACITY_OF = [int(n) for n in list(CELLS)]


def in_piles(v: Any, piles: tuple[Pile, ...]) -> list[int]:
    return sorted(card for pile in piles for card in pile.cards(v))


def array(v: Any, at: int, n: int) -> list[int]:
    return list(v[at:at + n])


def seats_of(s: State, side: int) -> list[Any]:
    """One seat, or the two that share the side."""
    return [s.seats[seat] for seat in range(s.players) if s.seats[seat][c.MY_SIDE] == side]


def check_counts(s: State) -> None:
    """After every move: the total number of everything, wherever it is. `check_position` checks the places."""
    t = s.t
    atreides, harkonnen = treasury(s, c.ATREIDES), treasury(s, c.HARKONNEN)
    for tier in range(3):
        here = array(t, c.UNITS + tier * AREA_CAPACITY, N_AREAS)
        assert min(here) >= 0
        assert sum(here) + atreides[c.SUPPLY + tier] + harkonnen[c.SUPPLY + tier] == UNIT_FIGURES[tier]
    officers = sum(array(t, c.OFFICERS, N_AREAS))
    assert officers + atreides[c.OFFICERS_LEFT] + harkonnen[c.OFFICERS_LEFT] == sum(OFFICER_FIGURES)
    # The last two only in solo games.
    counters = array(t, c.TOKEN_AT, 16) + array(t, c.BLACK_AT, 6) + array(t, c.SILVER_AT, 6)
    assert sum(array(t, c.TOKENS_HERE, N_AREAS)) == sum(1 for area in counters if area != NONE)
    assert sum(array(t, c.SIGNS, N_AREAS)) + t[c.SIGN_POOL.at] == sum(SIGN_COUNTS)
    for side in (c.ATREIDES, c.HARKONNEN):
        assert sum(mine[pile.at] for mine in seats_of(s, side) for pile in PLANNING_PILES) == len(PLANNED[side])
    assert sum(t[pile.at] for pile in PRESCIENCE_PILES) == 16
    check_dice(s)
    check_tracks(s)


def check_position(s: State) -> None:
    """Everything that must be true of a position, area by area and card by card."""
    check_areas(s)
    check_leaders(s)
    check_tokens(s)
    check_desert(s)
    check_settlements(s)
    check_tactics(s)
    check_cards(s)
    check_dice(s)
    check_tracks(s)
    check_teams(s)


def check_areas(s: State) -> None:
    """Units and officers are on the board or in the supply; each area belongs to one side."""
    t = s.t
    holder = array(t, c.HOLDER, N_AREAS)
    units = [array(t, c.UNITS + tier * AREA_CAPACITY, N_AREAS) for tier in range(3)]
    officers, named = array(t, c.OFFICERS, N_AREAS), array(t, c.NAMED_HERE, N_AREAS)
    tokens = array(t, c.TOKENS_HERE, N_AREAS)
    counted = [[0, 0, 0, 0], [0, 0, 0, 0]]
    settled = s.depth > 0 and s.stack[(s.depth - 1) * FRAME] == TURN  # nothing is half done
    for area in range(N_AREAS):
        bodies = units[0][area] + units[1][area] + units[2][area] + tokens[area]
        side = holder[area]
        if side == NONE:
            assert bodies == 0 and officers[area] == 0 and named[area] == 0, c.AREA.names[area]
            continue
        assert bodies > 0 or (is_placing(s) and (officers[area] or named[area])), (
            f"nobody is left in {c.AREA.names[area]}, or leaders are alone")
        assert min(units[0][area], units[1][area], units[2][area], officers[area], tokens[area]) >= 0
        assert not tokens[area] or side == c.ATREIDES or t[c.AUTOMATIC] == side
        assert all(side_of_leader(leader) == side for leader in NAMED if named[area] >> leader & 1)
        for tier in range(3):
            counted[side][tier] += units[tier][area]
        counted[side][3] += officers[area]
        if settled:
            assert bodies <= limit(s, side), f"{bodies} in {c.AREA.names[area]}"
            assert t[c.WORMS + area] == NONE, c.AREA.names[area]
            assert t[c.SETTLED + area] == NONE or (t[c.SETTLED + area] >= c.SIETCHES) == (side == c.HARKONNEN)
    for side in (c.ATREIDES, c.HARKONNEN):
        mine = treasury(s, side)
        supply = array(mine, c.SUPPLY, 3)
        assert min(supply) >= 0 and mine[c.OFFICERS_LEFT] >= 0
        assert [supply[tier] + counted[side][tier] for tier in range(3)] == list(FIGURES[side])
        assert mine[c.OFFICERS_LEFT] + counted[side][3] == OFFICER_FIGURES[side]


def is_placing(s: State) -> bool:
    """Units were taken from elsewhere, and their leaders may still follow."""
    return any(isinstance(EFFECTS.all[s.stack[i]], (Muster, ComeAlong)) for i in range(0, s.depth * FRAME, FRAME))


def check_leaders(s: State) -> None:
    """Each leader is in one place, and all cells agree."""
    t = s.t
    tanks = [[who for mine in seats_of(s, side) for who in array(mine, c.TANK, 5)]
             for side in (c.ATREIDES, c.HARKONNEN)]
    for leader in NAMED:
        state, at, side = t[c.LEADER_IS + leader], t[c.LEADER_AT + leader], side_of_leader(leader)
        assert (state == c.ON_BOARD) == (at != NONE)
        assert at == NONE or t[c.NAMED_HERE + at] >> leader & 1
        assert tanks[side].count(leader) == (1 if state == c.IN_TANK else 0) and leader not in tanks[1 - side]
        assert state not in (c.IN_BOX, c.GONE) or not t[c.READY + leader]
    on_board = sum(1 for leader in NAMED if t[c.LEADER_IS + leader] == c.ON_BOARD)
    assert sum(bit_count(bits) for bits in array(t, c.NAMED_HERE, N_AREAS) if bits) == on_board
    for side, cells in enumerate(TANK_CELLS):
        assert all(who == NONE for mine in seats_of(s, side) for who in array(mine, c.TANK, 5)[cells:])
    is_in = [t[c.LEADER_IS + leader] not in (c.IN_BOX, c.GONE) for leader in range(len(c.LEADER.names))]
    assert is_in[c.PAUL] != is_in[c.MUAD_DIB] and is_in[c.JESSICA] != is_in[c.REVEREND_MOTHER]
    assert is_in[c.RABBAN] != is_in[c.FEYD] and not (is_in[c.HAWAT] and is_in[c.MOHIAM])
    assert is_in[c.BARON] and is_in[c.ARAMSHAM] and is_in[c.STILGAR]


def check_tokens(s: State) -> None:
    t, mine = s.t, treasury(s, c.ATREIDES)
    at, faces = array(t, c.TOKEN_AT, 16), array(mine, c.TOKEN_FACE, 16)
    here = Counter(area for area in at if area != NONE)
    garrisons = check_garrisons(s)
    assert all(t[c.TOKENS_HERE + area] == n for area, n in (here + garrisons).items())
    assert sum(array(t, c.TOKENS_HERE, N_AREAS)) == here.total() + garrisons.total()
    assert all(t[c.HOLDER + area] == c.ATREIDES for area in here)
    known = [face for face in faces if face != NONE]
    assert all(faces[i] != NONE for i in range(16) if at[i] != NONE)
    assert len(known) <= here.total() + 2  # drawn, and looked at before they are placed
    assert sorted(known + in_piles(mine, (c.TOKEN_SUPPLY, c.TOKENS_SPENT, c.TOKEN_BOX))) == FACES


def check_garrisons(s: State) -> Counter[int]:
    """Harkonnen tokens in each area: only in solo games, and every face once."""
    t = s.t
    at = array(t, c.BLACK_AT, 6) + array(t, c.SILVER_AT, 6)
    for first, faces in ((c.BLACK_FACE, GARRISONS[0]), (c.SILVER_FACE, GARRISONS[1])):
        assert sorted(array(t, first, 6)) == (faces if t[c.AUTOMATIC] != NONE else [NONE] * 6)
    here = Counter(area for area in at if area != NONE)
    assert not here or t[c.AUTOMATIC] == c.HARKONNEN
    assert all(t[c.HOLDER + area] == c.HARKONNEN for area in here)
    assert t[c.GARRISON_STAYS] == 0
    return here


def check_tactics(s: State) -> None:
    """Eight cards in one place each; a target in play still stands."""
    t = s.t
    solo = t[c.AUTOMATIC] != NONE
    aside = [card for card in (t[c.HARVEST_CARD], t[c.TARGET_CARD]) if card != NONE]
    assert sorted(in_piles(t, (c.TACTICS_DECK, c.TACTICS_DISCARD)) + aside) == (list(range(8)) if solo else [])
    assert t[c.TARGET_CARD] == NONE or t[c.SIETCH_AT + t[c.TARGET_CARD]] != NONE or s.over
    for seat in range(s.players):
        mine = s.seats[seat]
        automa = t[c.AUTOMATIC] == mine[c.MY_SIDE]
        assert mine[c.ROLES] == automa and (mine[c.DECIDER] == seat) != automa
        assert s.seats[mine[c.DECIDER]][c.ROLES] == 0
        assert automa or (not in_piles(mine, (c.REINFORCEMENTS, c.SCHEMES_LAID)) and mine[c.UNROLLED] == 0)
        assert not automa or (not in_piles(mine, (c.HAND,)) and mine[c.BENE_GESSERIT] == 0)


def check_desert(s: State) -> None:
    t = s.t
    signs, faces = array(t, c.SIGNS, N_AREAS), array(t, c.SIGN_FACE, N_AREAS)
    assert all((sign == 1) == (face != NONE) and sign in (0, 1) for sign, face in zip(signs, faces, strict=True))
    found = Counter([*in_piles(t, (c.SIGN_POOL,)), *(face for face in faces if face != NONE)])
    assert [found[face] for face in range(3)] == list(SIGN_COUNTS)
    worms = [(area, worm) for area, worm in enumerate(array(t, c.WORMS, N_AREAS)) if worm != NONE]
    assert sum(1 for _, worm in worms if worm == 0) <= WORM_FIGURES
    wild = [area for area, worm in worms if worm == 1]
    assert wild == ([t[c.LEADER_AT + c.WILD_MAKER]] if t[c.LEADER_IS + c.WILD_MAKER] == c.ON_BOARD else [])
    assert all(is_desert(s, area) for area, _ in worms)
    harvesters = [area for area, n in enumerate(array(t, c.HARVESTERS, N_AREAS)) if n]
    assert len(harvesters) <= HARVESTER_FIGURES and all(is_desert(s, area) for area in harvesters)
    assert all(t[c.HARVESTERS + area] == 1 for area in harvesters)
    air = Counter(array(t, c.AIR_FORCE, 8))
    assert air[c.ORNITHOPTER] <= ORNITHOPTER_FIGURES and air[c.CARRYALL] <= CARRYALL_FIGURES
    assert air[c.HARVESTER] == 0
    assert t[c.ATOMICS] == NONE or t[c.ATOMICS] in list(AREA_OF_TARGET)


def check_settlements(s: State) -> None:
    t, mine = s.t, treasury(s, c.ATREIDES)
    found = {area: what for area, what in enumerate(array(t, c.SETTLED, N_AREAS)) if what != NONE}
    sietches = {t[c.SIETCH_AT + i]: i for i in range(8) if t[c.SIETCH_AT + i] != NONE}
    standing = {c.AREA.find(name): c.SIETCHES + i for i, name in enumerate(c.SETTLEMENT.names) if t[c.STANDING + i]}
    assert found == sietches | standing and not sietches.keys() & standing.keys()
    shown, hidden = array(t, c.SIETCH_SHOWN, 8), array(mine, c.SIETCH_RANK, 8)
    assert all((shown[i] == 0) != (hidden[i] == NONE) for i in range(8))
    assert sorted(shown[i] if shown[i] else hidden[i] for i in range(8)) == sorted(SIETCH_RANKS)
    assert all(shown[i] for i in range(8) if t[c.SIETCH_AT + i] == NONE)  # it cannot be destroyed unseen
    faces = array(t, c.STATION_FACE, 6)
    assert all((faces[i] != NONE) == (t[c.STATIONS + i] == 1) for i in range(6))
    left = Counter(face for face in faces if face != NONE)
    assert all(left[face] <= n for face, n in Counter(STATION_FACES).items())


def check_cards(s: State) -> None:
    for side in (c.ATREIDES, c.HARKONNEN):
        assert sorted(card for mine in seats_of(s, side) for card in in_piles(mine, PLANNING_PILES)) == PLANNED[side]
    assert in_piles(s.t, PRESCIENCE_PILES) == list(range(16))
    objectives = in_piles(treasury(s, c.ATREIDES), (c.OBJECTIVES,)) + in_piles(s.t, (c.OBJECTIVE_BOX,))
    assert sorted(objectives) == list(range(6)) and not in_piles(treasury(s, c.HARKONNEN), (c.OBJECTIVES,))
    assert s.t[c.TAKEN] <= 2
    for on in (c.FEAR_ON, c.IBAD_ON):
        assert s.t[on] == NONE or c.REVEALED.has(s.t, s.t[on]) or c.CLAIMED.has(s.t, s.t[on])


def check_dice(s: State) -> None:
    """In the action phase none is missing; at other times none is unused."""
    t = s.t
    tokens = 0
    for side in (c.ATREIDES, c.HARKONNEN):
        locked = t[c.LOCKED] if side == c.HARKONNEN else 0
        for mine in seats_of(s, side):
            dice = array(mine, c.DICE, 5)
            board = board_of(mine) * 5
            assert min(dice) >= 0 and all(dice[i] <= CAPACITY_OF[board + i] for i in range(5))
            if t[c.STAGE] == c.ACTIONS and not s.over:
                locked += (sum(dice) + mine[c.USED] + mine[c.SET_ASIDE] + mine[c.UNROLLED]
                           + sum(array(mine, c.UNDIVIDED, 5)) + mine[c.UNSHARED])
                assert max(array(mine, c.SPENT_ON, 5)) <= 3
            elif not s.over:
                assert sum(dice) == 0 and mine[c.BG_ON] == NONE and mine[c.UNROLLED] == 0
            tokens += mine[c.BENE_GESSERIT] + (mine[c.BG_ON] != NONE)
        assert locked == ACTION_DICE[side] or t[c.STAGE] != c.ACTIONS or s.over
        assert sum(1 for mine in seats_of(s, side) if mine[c.BG_ON] != NONE) <= 1
    assert tokens <= BENE_GESSERIT_TOKENS


def check_teams(s: State) -> None:
    """Partners keep to their own deck and board; shared property is at the House; only they act for the side."""
    for side in (c.ATREIDES, c.HARKONNEN):
        seats = [seat for seat in range(s.players) if s.seats[seat][c.MY_SIDE] == side]
        assert s.t[c.ACTING + side] in (NONE, *seats[:2 if len(seats) == 2 else 0])
        if len(seats) == 1:
            assert s.seats[seats[0]][c.MY_FORCE] == NONE
            continue
        assert sorted(s.seats[seat][c.MY_FORCE] for seat in seats) == FORCES[side]
        for seat in seats:
            mine = s.seats[seat]
            assert all(PLANNING_CARDS[card].deck == mine[c.MY_FORCE] for card in in_piles(mine, PLANNING_PILES))
            if mine[c.MY_FORCE] in (c.CORRINO, c.FREMEN):
                assert sum(array(mine, c.SUPPLY, 3)) + mine[c.OFFICERS_LEFT] + mine[c.BENE_GESSERIT] == 0
                assert mine[c.ACTED] + mine[c.SPENT] + mine[c.PAUL_HELD] == 0 and mine[c.MUST_USE] == NONE
                assert not in_piles(mine, (c.OBJECTIVES, c.TOKEN_SUPPLY, c.TOKENS_SPENT, c.TOKEN_BOX))
            if s.t[c.STAGE] == c.VEHICLES and not s.over:
                schemes = sum(1 for card in in_piles(mine, (c.HAND,)) if PLANNING_CARDS[card].schemes)
                assert c.HAND.size(mine) <= max(SHARED_LIMIT, schemes) + 1  # and the card of the new round


def check_tracks(s: State) -> None:
    t = s.t
    assert s.over == (t[c.SUPREME] != NONE)
    assert 0 <= t[c.SUPREMACY] <= 10 and (t[c.SUPREMACY] == 10) == (t[c.SUPREME] == c.HARKONNEN)
    assert all(0 <= steps <= 12 for steps in array(t, c.PRESCIENT, 3))
    assert all(1 <= row <= 5 for row in array(t, c.SPICE_BOARD, 3))
    assert 0 <= t[c.RESERVE] <= 1 and 0 <= t[c.LOCKED] <= 4


def check_piles(s: State) -> None:
    """More expensive, for samples: cells after the last card are blank, and sorted piles are sorted."""
    for v, section in [(s.t, s.plan.table), *((s.seats[seat], s.plan.seat) for seat in range(s.players))]:
        for field in section.fields:
            if field.kind == PILE:
                n = v[field.at]
                assert 0 <= n <= field.capacity
                assert not any(card_at(v, field.at, i) for i in range(n, (field.size - 1) * 8))
                cards = [card_at(v, field.at, i) for i in range(n)]
                assert not field.sort or cards == sorted(cards), field.name
