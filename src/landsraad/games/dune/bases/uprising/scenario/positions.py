"""Sets up scenario positions with the pieces that only Uprising has.

Spies come from the supply, memories from the troops, won cards from the conflicts outside the deck, objectives from
their current owner. An objective may be named by its icon alone.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.bases.uprising.cells import (
    LATEST,
    MATCHED,
    MEMORIES,
    MY_OBJECTIVE,
    OBJECTIVE,
    REVEALS,
    REVEREND,
    SPIES,
    SPIES_EACH,
    WON,
)
from landsraad.games.dune.bases.uprising.rules.battle_icons import OBJECTIVES
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.scenario.positions import edited_seats, numbers, refill
from landsraad.games.dune.state.cells import CONFLICT_BOX, CONFLICT_DECK, CURRENT, FIRST, POST, SUPPLY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput, nearest

OTHER_SIDE: Final = "reverend_mother_jessica"  # the back of Lady Jessica
SPOILS: Final = (("won", WON), ("matched", MATCHED))
SEAT_KEYS: Final = ("spies", "objective", "won", "matched")
TABLE_KEYS: Final = ("trashed_intrigue", "last_reveal")


def settle_own_pieces(s: State, given: dict[str, Any]) -> None:
    seats = edited_seats(s, given)
    for seat, edits in seats:
        post_spies(s, seat, edits)
        if edits.get("leader") == OTHER_SIDE:
            s.seats[seat][REVEREND] = 1
        count_memories(s, seat, edits)
    deal_spoils(s, given, seats)
    share_objectives(s, seats)
    if "trashed_intrigue" in given:
        trash_intrigues(s, given["trashed_intrigue"])
    order_reveals(s, given)


# ------------------------------------------------------------------ spies and memories


def post_spies(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Places spies. Two seats may share a post, as some effects allow, but a seat never has two spies on one."""
    if "spies" not in edits:
        return
    path = f"{s.plan.seats[seat]}.spies"
    domain = s.plan.domain_for(POST)
    posts = numbers(domain, edits["spies"], path)
    if len(posts) > SPIES_EACH:
        raise BadInput(f"{path}: a seat has {SPIES_EACH} spies, not {len(posts)}")
    for post in posts:
        if posts.count(post) > 1:
            raise BadInput(f"{path}: two spies of one seat cannot stand at {domain.names[post]}")
    refill(s.seats[seat], SPIES, posts, path)


def count_memories(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Takes memories from the troops in the supply."""
    me, name = s.seats[seat], s.plan.seats[seat]
    if not 0 <= me[MEMORIES] <= TROOPS:
        raise BadInput(f"{name}.memories: {me[MEMORIES]} is not a number from 0 to {TROOPS}")
    if "supply" not in edits:
        me[SUPPLY] -= me[MEMORIES]
        if me[SUPPLY] < 0:
            raise BadInput(f"{name}: there are only {TROOPS} troops, not {TROOPS - me[SUPPLY]}, memories included "
                           f"({box_of(s).limits['troops']})")


# ------------------------------------------------------------------ conflict cards and objectives


def deal_spoils(s: State, given: dict[str, Any], seats: list[tuple[int, dict[str, Any]]]) -> None:
    """Gives won cards to seats. One from the deck or the board is replaced by another of its level."""
    taken: list[int] = []
    for seat, edits in seats:
        for word, pile in SPOILS:
            if word not in edits:
                continue
            path = f"{s.plan.seats[seat]}.{word}"
            cards = numbers(box_of(s).conflict_ids, edits[word], path)
            for card in pile.cards(s.seats[seat]):
                CONFLICT_BOX.put(s.t, card)
            pile.clear(s.seats[seat])
            for card in cards:
                if card in taken:
                    raise BadInput(f"{path}: there is only one {box_of(s).conflict_ids.names[card]}")
                taken.append(card)
                take_conflict(s, given, card, path)
            refill(s.seats[seat], pile, cards, path)


def take_conflict(s: State, given: dict[str, Any], card: int, path: str) -> None:
    name = box_of(s).conflict_ids.names[card]
    if CONFLICT_BOX.has(s.t, card):
        CONFLICT_BOX.take(s.t, card)
        return
    other = next((c for c in CONFLICT_BOX.cards(s.t)
                  if box_of(s).conflicts[c].level == box_of(s).conflicts[card].level), NONE)
    if s.t[CURRENT] == card:
        if "conflict" in given:
            raise BadInput(f"{path}: {name} is the conflict of this round")
        s.t[CURRENT] = other
    else:
        cards = CONFLICT_DECK.cards(s.t)
        if name in (given.get("conflict_deck") or []) or card not in cards:
            raise BadInput(f"{path}: {name} is elsewhere in this position")
        keep = [other if c == card else c for c in cards]
        refill(s.t, CONFLICT_DECK, [c for c in reversed(keep) if c != NONE], path)
    if other != NONE:
        CONFLICT_BOX.take(s.t, other)


def share_objectives(s: State, seats: list[tuple[int, dict[str, Any]]]) -> None:
    """Gives objectives to seats, in exchange with their current owners."""
    named: list[int] = []
    for seat, edits in seats:
        if "objective" not in edits:
            continue
        path = f"{s.plan.seats[seat]}.objective"
        card = find_objective(s, edits["objective"], path, named)
        if card in named:
            raise BadInput(f"{path}: there is only one {OBJECTIVE.names[card]}")
        for other in range(s.players):
            if card != NONE and s.seats[other][MY_OBJECTIVE] == card:
                s.seats[other][MY_OBJECTIVE] = s.seats[seat][MY_OBJECTIVE]
        s.seats[seat][MY_OBJECTIVE] = card
        if card != NONE:
            named.append(card)


def find_objective(s: State, word: Any, path: str, named: list[int]) -> int:
    """Finds an objective by name, or by icon among those that no other seat is given by name."""
    if word is None:
        return NONE
    fitting = [o for o in OBJECTIVES if (o.many if s.players >= 4 else o.few)]
    icons = [int(o.id) for o in fitting if o.name.startswith(f"objective_{word}")]
    if str(word) not in OBJECTIVE.names and icons:
        free = [card for card in icons if card not in named]
        return (free or icons)[0]
    return numbers(OBJECTIVE, [word], path)[0]


def trash_intrigues(s: State, words: Any) -> None:
    deck = box_of(s).intrigue_deck
    for card in box_of(s).trashed_intrigue.cards(s.t):
        deck.put(s.t, card)
    cards = numbers(box_of(s).intrigue_ids, words, "trashed_intrigue")
    for card in cards:
        if deck.has(s.t, card):
            deck.take(s.t, card)
    refill(s.t, box_of(s).trashed_intrigue, cards, "trashed_intrigue")


# ------------------------------------------------------------------ reveal turns


def order_reveals(s: State, given: dict[str, Any]) -> None:
    """Sets the order of past reveal turns, for the last tie-breaker."""
    if "last_reveal" in given:
        word = given["last_reveal"]
        if word not in s.plan.seats[:s.players]:
            raise BadInput(f"last_reveal: {word!r} is not a seat in this game"
                           f"{nearest(str(word), s.plan.seats[:s.players])}")
        s.t[REVEALS] += 1
        s.seats[s.plan.seats.index(word)][LATEST] = s.t[REVEALS]


def last_reveal(s: State) -> str | None:
    """Returns the seat that took the most recent reveal turn."""
    best = max(range(s.players), key=lambda seat: int(s.seats[seat][LATEST]))
    return s.plan.seats[best] if s.seats[best][LATEST] > 0 else None


def marker_home(s: State) -> None:
    """Gives the objective with the First Player marker to the first player (UPM-SETUP-07)."""
    first = s.seats[s.t[FIRST]]
    for seat in range(s.players):
        me = s.seats[seat]
        if me[MY_OBJECTIVE] != NONE and OBJECTIVES[me[MY_OBJECTIVE]].first:
            me[MY_OBJECTIVE], first[MY_OBJECTIVE] = first[MY_OBJECTIVE], me[MY_OBJECTIVE]
            return
