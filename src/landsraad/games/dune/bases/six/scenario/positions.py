"""Sets up scenario positions for six players: the Throne Row, arrows of agents, commanders and allies."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.bases.six.cells import (
    BOTH_AGENT,
    FACTION,
    LEFT_AGENT,
    PERSONAL_BOARD,
    PLAY_FOR,
    RIGHT_AGENT,
    SHARE,
    SPENT,
)
from landsraad.games.dune.bases.six.rules.activation import CHOOSE_ALLY, activate, forget_units_of_turn
from landsraad.games.dune.bases.six.rules.trade import TROOPS, allies_of
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.agents.placement import place_agent
from landsraad.games.dune.rules.seats.teams import BOARD_TRACKS, is_commander, own_track, share_influence
from landsraad.games.dune.scenario.positions import OWN_PILES, edited_seats, find_card, numbers, set_pile
from landsraad.games.dune.state.cells import AGENTS, PLAY, POSTED, SUPPLY, SWORDMASTER
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State, advance
from landsraad.kernel.errors import BadInput

ARROWS: Final = (("left_agent", LEFT_AGENT), ("right_agent", RIGHT_AGENT), ("double_agent", BOTH_AGENT))
AGENTS_EACH: Final = 2
BOARD_INSTEAD: Final = {"emperor": 0, "fremen": 3}  # the tracks of the board with these icons (UPR-SIX-40, -41)
NO_ARMY: Final = ("garrison", "conflict", "supply", "sandworms", "swords", "maker_hooks", "objective", "controls")


def names_cards(s: State, given: dict[str, Any]) -> bool:
    """Whether a position gives the piles of some seat."""
    return any(word in edits for _, edits in edited_seats(s, given) for word, _ in OWN_PILES)


def settle_six(s: State, given: dict[str, Any]) -> None:
    if "throne_row" in given:
        cards = numbers(box_of(s).card_ids, given["throne_row"], "throne_row")
        for card in cards:
            find_card(s, card)
        set_pile(s, "throne_row", cards)
    for seat, edits in edited_seats(s, given):
        check_personal_tracks(s, seat, edits)
        if is_commander(s, seat):
            check_commander(s, seat, edits)
            s.seats[seat][SUPPLY] = 0
    for seat in range(s.players):
        if is_commander(s, seat):
            point_arrows(s, seat)
        else:
            for faction in range(BOARD_TRACKS):
                share_influence(s, seat, faction)
    for seat, edits in edited_seats(s, given):
        if edits.get("token") and s.seats[seat][SWORDMASTER] == 0:  # it has been used and is gone (UPR-SIX-55)
            s.seats[seat][SWORDMASTER] = 1
            s.seats[seat][SPENT] = 1
        if "swordmaster_spent" not in edits:
            count_swordmaster(s, seat)


def count_swordmaster(s: State, seat: int) -> None:
    """Marks the Swordmaster as sent if all agents, or a commander's with both arrows, are placed (UPR-SIX-53)."""
    me = s.seats[seat]
    posted = sum(POSTED.counts(me, len(box_of(s).spaces)))
    if me[SWORDMASTER] == 1 and (me[BOTH_AGENT] != NONE if is_commander(s, seat) else posted >= AGENTS_EACH + 1):
        me[SPENT] = 1


def check_commander(s: State, seat: int, edits: dict[str, Any]) -> None:
    name = s.plan.seats[seat]
    for word in NO_ARMY:
        if edits.get(word):
            raise BadInput(f"{name}.{word}: a commander has none; give it to an ally")
    given = edits.get("influence")
    tracks: dict[str, Any] = given if isinstance(given, dict) else {}
    for word, value in tracks.items():
        if FACTION.find(str(word)) < BOARD_TRACKS and value:
            raise BadInput(f"{name}.influence.{word}: a commander has no cube there; it has the better of its allies' "
                           "values")


def check_personal_tracks(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Checks that only its commander has influence and the alliance on a personal board (UPR-SIX-37, UPR-SIX-38)."""
    name, board = s.plan.seats[seat], int(s.seats[seat][PERSONAL_BOARD])
    own = NONE if board == NONE else int(own_track(s, seat))
    tracks = edits.get("influence")
    named = [word for word, value in tracks.items() if value] if isinstance(tracks, dict) else []
    for part, words in (("influence", named), ("alliances", edits.get("alliances", []))):
        for track in numbers(FACTION, words, f"{name}.{part}"):
            if track >= BOARD_TRACKS and track != own:
                word = FACTION.names[track]
                raise BadInput(f"{name}.{part}: {word!r} is on the personal board of a commander who is not {name} "
                               f"(UPR-SIX-38); the track of the board is called "
                               f"{FACTION.names[BOARD_INSTEAD[word]]}")


def point_arrows(s: State, seat: int) -> None:
    """Gives agents on the board without a named arrow one: left, then right, then both."""
    me = s.seats[seat]
    for _, cell in ARROWS:
        where = me[cell]
        if where != NONE and POSTED.of(me, where) == 0:
            place_agent(s, seat, where)
            me[AGENTS] -= 1
    named = [int(me[cell]) for _, cell in ARROWS if me[cell] != NONE]
    for where in range(len(box_of(s).spaces)):
        if POSTED.of(me, where) > 0 and where not in named:
            free = [cell for _, cell in ARROWS if me[cell] == NONE]
            me[free[0]] = where
            named.append(where)


def settle_activation(s: State, given: dict[str, Any]) -> None:
    """Applies `activated`: it answers the question at the start of a commander's turn."""
    for seat, edits in edited_seats(s, given):
        if edits.get("activated") is None:
            continue
        name = s.plan.seats[seat]
        ally = s.plan.seats.index(edits["activated"]) if edits["activated"] in s.plan.seats else NONE
        if ally in (NONE, seat) or not is_commander(s, seat) or not s.allied(seat, ally):
            raise BadInput(f"{name}.activated: {edits['activated']!r} is not an ally of {name}")
        if s.depth == 0 or s.top() is not CHOOSE_ALLY or s.seat != seat:
            raise BadInput(f"{name}.activated: it is not {name}'s turn; write turn: {name}")
        s.depth -= 1
        forget_units_of_turn(s, ally)
        activate(s, seat, ally)
        advance(s)


def said_otherwise(s: State, move: int) -> list[int]:
    """Returns equivalent moves.

    When troops are divided between two allies, one share implies the other. A card that can be played for one ally only
    need not name it.
    """
    if PLAY_FOR.has(move):
        card = PLAY_FOR.a(move)
        several = sum(1 for other in s.legal() if PLAY_FOR.has(other) and PLAY_FOR.a(other) == card) > 1
        return [] if several else [int(PLAY.move(card))]
    first, second = allies_of(s)
    if SHARE.has(move) and SHARE.a(move) == first:
        return [int(SHARE.move(second, TROOPS - SHARE.b(move)))]
    return []
