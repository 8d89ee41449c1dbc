"""Sets up scenario positions: keys that are not cells, and the consequences of an edit.

Cards come from where they are (a seat's own piles, the decks, the Row, the Reserve), troops from the supply, agents
from the leader, so that the components still allow the edited position.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.rules.cards.market import lay_in_row, lift_from_row
from landsraad.games.dune.rules.seats.influence import end_of_track
from landsraad.games.dune.rules.seats.seat_order import seat_before
from landsraad.games.dune.rules.setup import TROOPS
from landsraad.games.dune.rules.troops.units import strength, units
from landsraad.games.dune.rules.turns.rounds import (
    NEXT_TURN,
    ROUND_START,
    all_agents,
    push_last_chances,
    push_phases,
)
from landsraad.games.dune.rules.turns.turn import begin_turn
from landsraad.games.dune.state.cells import (
    AGENTS,
    ALLIANCE,
    CONFLICT_BOX,
    CONFLICT_DECK,
    CONTROL,
    CURRENT,
    DECK,
    DEPLOYED,
    DISCARD,
    FACTION,
    FIRST,
    GARRISON,
    HAGAL_SEAT,
    HAND,
    HOUSE_HAGAL,
    IN_PLAY,
    INFLUENCE,
    INTRIGUES,
    KNOWN,
    LEADS,
    MENTAT,
    OCCUPIED,
    PEEK,
    PLAYER,
    POSTED,
    RESERVE,
    RESERVE_LEFT,
    REVEALED,
    ROLES,
    ROUND,
    ROW,
    SUPPLY,
    SWORDS,
    TAKEN,
    TOKENS,
)
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE, Cells, Domain, Pile
from landsraad.kernel.engine import State, advance, apply
from landsraad.kernel.errors import BadInput, nearest

PHASES: Final = ("round_start", "turns", "combat", "makers", "recall", "endgame")
TABLE_KEYS: Final = ("agents", "turn", "phase", "conflict_deck", "imperium_deck", "intrigue_deck", "hagal_deck",
                     "hagal_discard", "row", "intrigue_discard", "trashed", "conflict")
SEAT_KEYS: Final = ("alliances", "controls", "hand", "deck", "discard", "in_play", "intrigue", "agents", "supply",
                    "strength")
OWN_PILES: Final = (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("in_play", IN_PLAY))


def put_given_word(s: State, path: str) -> bool:
    """Whether `settle_pieces` handles this key."""
    words = path.split(".")
    if words[0] in s.plan.seats[:s.players]:
        return len(words) == 2 and words[1] in SEAT_KEYS
    return words[0] in TABLE_KEYS


def is_moved_on(given: dict[str, Any]) -> bool:
    """Whether the position sets the turn instead of continuing from the setup."""
    return any(word in given for word in ("phase", "turn", "first", "round"))


def finish_setup(s: State) -> None:
    """Skips the leaders' choices up to the first turn; `set_turn` asks again for those that no edit made."""
    while s.t[ROUND] == 0:
        apply(s, SKIP.move() if s.is_legal(SKIP.move()) else s.moves[0])
    for seat in range(s.players):
        for faction in range(4):
            s.seats[seat][TOKENS + faction] = 0


def edited_seats(s: State, given: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    return [(i, given[name]) for i, name in enumerate(s.plan.seats[:s.players]) if isinstance(given.get(name), dict)]


def settle_pieces(s: State, given: dict[str, Any]) -> None:
    """Places pieces in this order: decks last, so that cards are taken from them first. `set_turn` comes after this."""
    seats = edited_seats(s, given)
    piles = [RESERVE_LEFT + i for i in numbers(s.plan.domain_for(RESERVE), piles_named(given), "reserve")]
    said = [s.t[at] for at in piles]
    for seat, edits in seats:
        name = s.plan.seats[seat]
        deal_own_piles(s, seat, edits)
        if "intrigue" in edits:
            plots = numbers(box_of(s).intrigue_ids, edits["intrigue"], f"{name}.intrigue")
            deal_intrigue(s, s.seats[seat], INTRIGUES, plots)
        take_tokens(s, seat, edits)
    lay_down_hands(s, given)
    if "row" in given:
        deal_row(s, numbers(box_of(s).card_ids, given["row"], "row"))
    if "trashed" in given:
        for card in numbers(box_of(s).card_ids, given["trashed"], "trashed"):
            find_card(s, card)
        set_pile(s, "trashed", numbers(box_of(s).card_ids, given["trashed"], "trashed"))
    for at, left in zip(piles, said, strict=True):  # other seats with such cards
        s.t[at] = left
    if "intrigue_discard" in given:
        played = numbers(box_of(s).intrigue_ids, given["intrigue_discard"], "intrigue_discard")
        deal_intrigue(s, s.t, box_of(s).intrigue_discard, played)
    stack_deck(s, given, "imperium_deck", box_of(s).imperium_deck, box_of(s).card_ids)
    stack_deck(s, given, "intrigue_deck", box_of(s).intrigue_deck, box_of(s).intrigue_ids)
    deal_hagal(s, given)
    if given.get("phase") == "round_start":
        before_round(s, given)
    set_conflict(s, given)
    post_agents(s, given, seats)
    for seat, edits in seats:
        check_tracks(s, seat)
        count_troops(s, seat, edits)
        count_swords(s, seat, edits)
    for seat in range(s.players):
        s.seats[seat][PEEK] = box_of(s).leaders[s.seats[seat][LEADS]].peek


def check_tracks(s: State, seat: int) -> None:
    for faction, word in enumerate(s.plan.domain_for(FACTION).names):
        value, end = int(s.seats[seat][INFLUENCE + faction]), int(end_of_track(faction))
        if not 0 <= value <= end:
            raise BadInput(f"{s.plan.seats[seat]}.influence.{word}: the track goes from 0 to {end}, not {value}")


def piles_named(given: dict[str, Any]) -> list[str]:
    """Returns the Reserve piles whose size the position gives."""
    reserve = given.get("reserve")
    return list(reserve) if isinstance(reserve, dict) else []


def numbers(domain: Domain, value: Any, path: str) -> list[int]:
    if not isinstance(value, list):
        raise BadInput(f"{path}: {value!r} is not a list")
    try:
        return [domain.find(str(word)) for word in value]
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def refill(v: Cells, pile: Pile, members: list[int], path: str) -> None:
    if len(members) > pile.capacity:
        raise BadInput(f"{path}: there is room for {pile.capacity}, not for {len(members)}")
    pile.clear(v)
    for member in members:
        pile.put(v, member)


# ------------------------------------------------------------------ cards


def set_pile(s: State, name: str, cards: list[int]) -> None:
    """Sets a pile of the table."""
    pile = {f.name: f for f in s.plan.table.fields}[name]
    made = Pile(name, pile.at, pile.capacity, pile.sort)
    made.clear(s.t)
    for card in reversed(cards):
        made.put(s.t, card)


def deal_own_piles(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Fills the named piles with exactly what is named; their old cards go to the deck, unless it is named too."""
    who = s.plan.seats[seat]
    ids = box_of(s).card_ids
    wanted = {name: numbers(ids, edits[name], f"{who}.{name}") for name, _ in OWN_PILES if name in edits}
    if not wanted:
        return
    me = s.seats[seat]
    loose: list[int] = []
    for name, pile in OWN_PILES:
        if name in wanted:
            loose += pile.cards(me)
            pile.clear(me)
    for cards in wanted.values():
        for card in cards:
            if card in loose:
                loose.remove(card)
            elif not take_own(me, card, [pile for name, pile in OWN_PILES if name not in wanted]):
                find_card(s, card)
    for name, pile in OWN_PILES:
        for card in reversed(wanted.get(name, [])):
            pile.put(me, card)
    if "deck" not in wanted:
        keep = DECK.cards(me)
        DECK.clear(me)
        for card in [*loose, *reversed(keep)]:
            DECK.put(me, card)
    me[KNOWN] = 0


def lay_down_hands(s: State, given: dict[str, Any]) -> None:
    """Discards the hand of a seat that has revealed, with its cards in play, unless the hand is named.

    If the discard pile is named, these cards go under the deck; if that is named too, they leave the game.
    """
    over = str(given.get("phase", "turns")) != "turns"
    for seat, name in enumerate(s.plan.seats[:s.players]):
        me, edits = s.seats[seat], given.get(name) or {}
        if not over and me[REVEALED] == 0:
            continue
        for word, pile in (("hand", HAND), ("in_play", IN_PLAY)):
            if word in edits:
                continue
            if "discard" not in edits:
                pile.pour(me, DISCARD)
            elif "deck" not in edits:
                cards = [*DECK.cards(me), *pile.cards(me)]
                DECK.clear(me)
                for card in reversed(cards):
                    DECK.put(me, card)
            pile.clear(me)


def take_own(me: Cells, card: int, piles: list[Pile]) -> bool:
    for pile in piles[::-1]:  # prefers the deck to the hand: it is later in the list only if unnamed
        if pile is not HAND and pile.has(me, card):
            pile.take(me, card)
            return True
    return False


def find_card(s: State, card: int) -> None:
    """Takes a copy from the deck, the Row or the Reserve; if there is none, adds one."""
    deck = box_of(s).imperium_deck
    if box_of(s).cards[card].reserve != NONE:
        if s.t[RESERVE_LEFT + box_of(s).cards[card].reserve] > 0:
            s.t[RESERVE_LEFT + box_of(s).cards[card].reserve] -= 1
    elif deck.has(s.t, card):
        deck.take(s.t, card)
    elif ROW.has(s.t, card) and deck.size(s.t) > 0:
        lift_from_row(s, card)
        lay_in_row(s, deck.pop(s.t))
    else:
        for words in box_of(s).words:
            if words.take_card(s, card):
                return


def deal_row(s: State, cards: list[int]) -> None:
    """Fills the Row from the left, in the order of the names."""
    deck = box_of(s).imperium_deck
    for card in ROW.cards(s.t):
        deck.put(s.t, card)
        lift_from_row(s, card)
    for card in cards:
        if deck.has(s.t, card):
            deck.take(s.t, card)
        lay_in_row(s, card)


def deal_intrigue(s: State, v: Cells, pile: Pile, cards: list[int]) -> None:
    deck = box_of(s).intrigue_deck
    for card in pile.cards(v):
        deck.put(s.t, card)
    pile.clear(v)
    for card in cards:
        if deck.has(s.t, card):
            deck.take(s.t, card)
        pile.put(v, card)


def stack_deck(s: State, given: dict[str, Any], name: str, deck: Pile, domain: Domain, beside: int = 0) -> None:
    """Puts the named cards on top of the deck, the rest below in shuffled order; an empty list empties it.

    If extra copies exceed the capacity, cards at the bottom leave; those `beside` it will come back.
    """
    if name not in given:
        return
    cards = numbers(domain, given[name], name)
    if not cards:
        deck.clear(s.t)
    for card in cards:
        if deck.has(s.t, card):
            deck.take(s.t, card)
        elif deck is box_of(s).imperium_deck and ROW.has(s.t, card) and "row" not in given:
            lift_from_row(s, card)
            lay_in_row(s, deck.pop(s.t))
    while deck.size(s.t) > 0 and deck.size(s.t) + len(cards) + beside > deck.capacity:
        deck.take_at(s.t, 0)
    for card in reversed(cards):
        deck.put(s.t, card)


def deal_hagal(s: State, given: dict[str, Any]) -> None:
    """Sets both piles, which together hold the cards of this game; an empty deck means all are discarded."""
    if "hagal_deck" not in given and "hagal_discard" not in given:
        return
    deck, turned_up = box_of(s).hagal_deck, box_of(s).hagal_discard
    turned_up.pour(s.t, deck)
    for card in numbers(box_of(s).hagal_ids, given.get("hagal_discard", []), "hagal_discard"):
        if deck.has(s.t, card):
            deck.take(s.t, card)
        turned_up.put(s.t, card)
    if given.get("hagal_deck") == [] and "hagal_discard" not in given:
        deck.pour(s.t, turned_up)
    stack_deck(s, given, "hagal_deck", deck, box_of(s).hagal_ids, int(turned_up.size(s.t)))
    left = [*deck.cards(s.t), *turned_up.cards(s.t)]
    if automas(s) and all(box_of(s).hagal[card].reshuffle for card in left):
        raise BadInput("hagal_discard: there is no House Hagal card left that an automa could turn up")


def automas(s: State) -> bool:
    return any(s.seats[seat][ROLES] != PLAYER for seat in range(s.players))


def before_round(s: State, given: dict[str, Any]) -> None:
    """Makes a named round the one that is about to start."""
    if "round" in given:
        s.t[ROUND] -= 1
    if s.t[ROUND] == 0 and s.t[CURRENT] != NONE and "conflict" not in given:
        CONFLICT_DECK.put(s.t, s.t[CURRENT])
        s.t[CURRENT] = NONE


def set_conflict(s: State, given: dict[str, Any]) -> None:
    """Leaves as many conflict cards as the round implies; a named conflict is not among them."""
    if "conflict" in given:
        word = given["conflict"]
        card = NONE if word is None else numbers(box_of(s).conflict_ids, [word], "conflict")[0]
        if s.t[CURRENT] != NONE:
            CONFLICT_BOX.put(s.t, s.t[CURRENT])
        for pile in (CONFLICT_DECK, CONFLICT_BOX):
            if card != NONE and pile.has(s.t, card):
                pile.take(s.t, card)
        s.t[CURRENT] = card
    if "conflict" in given or "round" in given:
        left = box_of(s).rounds - int(s.t[ROUND])
        for level in (1, 2, 3):
            while CONFLICT_DECK.size(s.t) < left:
                found = [c for c in CONFLICT_BOX.cards(s.t) if box_of(s).conflicts[c].level == level]
                if not found:
                    break
                CONFLICT_BOX.take(s.t, found[0])
                CONFLICT_DECK.put(s.t, found[0])
        while CONFLICT_DECK.size(s.t) > max(left, 0):
            CONFLICT_BOX.put(s.t, CONFLICT_DECK.pop(s.t))
    if "conflict_deck" in given:
        cards = numbers(box_of(s).conflict_ids, given["conflict_deck"], "conflict_deck")
        if not cards:
            while CONFLICT_DECK.size(s.t) > 0:
                CONFLICT_BOX.put(s.t, CONFLICT_DECK.pop(s.t))
        size = max(int(CONFLICT_DECK.size(s.t)), len(cards))
        for card in cards:
            for pile in (CONFLICT_DECK, CONFLICT_BOX):
                if pile.has(s.t, card):
                    pile.take(s.t, card)
        while CONFLICT_DECK.size(s.t) + len(cards) > size:
            CONFLICT_BOX.put(s.t, CONFLICT_DECK.pop(s.t))
        for card in reversed(cards):
            CONFLICT_DECK.put(s.t, card)


# ------------------------------------------------------------------ tokens, agents, troops


def take_tokens(s: State, seat: int, edits: dict[str, Any]) -> None:
    for name, domain, at in (("alliances", s.plan.domain_for(FACTION), ALLIANCE),
                             ("controls", box_of(s).space_ids, CONTROL)):
        if name in edits:
            for i in range(len(domain.names)):
                if s.t[at + i] == seat:
                    s.t[at + i] = NONE
            for i in numbers(domain, edits[name], f"{s.plan.seats[seat]}.{name}"):
                s.t[at + i] = seat


def post_agents(s: State, given: dict[str, Any], seats: list[tuple[int, dict[str, Any]]]) -> None:
    """Places agents from the leaders, unless a seat says how many it has left."""
    said = {seat: edits["agents"] for seat, edits in seats if "agents" in edits}
    if "agents" in given:
        board = given["agents"]
        if not isinstance(board, dict):
            raise BadInput(f"agents: {board!r} does not say who stands on which space")
        for seat in range(s.players):
            POSTED.clear(s.seats[seat])
        for word, who in board.items():
            where = numbers(box_of(s).space_ids, [word], "agents")[0]
            for name in who if isinstance(who, list) else [] if who is None else [who]:
                if name not in s.plan.seats[:s.players]:
                    raise BadInput(f"agents.{word}: {name!r} is not a seat in this game"
                                   f"{nearest(str(name), s.plan.seats[:s.players])}")
                POSTED.more(s.seats[s.plan.seats.index(name)], where)
    for i in range(len(box_of(s).spaces)):
        OCCUPIED.put(s.t, i, sum(int(POSTED.of(s.seats[seat], i)) for seat in range(s.players)))
    s.t[TAKEN] = sum(1 << i for i in range(len(box_of(s).spaces)) if OCCUPIED.of(s.t, i) > 0)
    for seat in range(s.players):
        me = s.seats[seat]
        if seat in said:
            if not isinstance(said[seat], int):
                raise BadInput(f"{s.plan.seats[seat]}.agents: {said[seat]!r} is not a number")
            me[AGENTS] = said[seat]
        elif "agents" in given or "mentat" in given or any(s_ == seat for s_, _ in seats):
            posted = sum(POSTED.counts(me, len(box_of(s).spaces)))
            me[AGENTS] = max(all_agents(s, seat) + (1 if s.t[MENTAT] == seat else 0) - posted, 0)


def count_troops(s: State, seat: int, edits: dict[str, Any]) -> None:
    me = s.seats[seat]
    if "supply" in edits:
        if not isinstance(edits["supply"], int):
            raise BadInput(f"{s.plan.seats[seat]}.supply: {edits['supply']!r} is not a number")
        me[SUPPLY] = edits["supply"]
    else:
        me[SUPPLY] = TROOPS - me[GARRISON] - me[DEPLOYED] - sum(me[cell] for cell in box_of(s).troop_cells)
    if me[SUPPLY] < 0:
        raise BadInput(f"{s.plan.seats[seat]}: there are only {TROOPS} troops, not {TROOPS - me[SUPPLY]} "
                       f"({box_of(s).limits['troops']})")


def count_swords(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Turns a named strength into troops in the Conflict plus the missing swords (IMP-STRENGTH-01, -03)."""
    if "strength" not in edits:
        return
    me, said, who = s.seats[seat], edits["strength"], s.plan.seats[seat]
    if not isinstance(said, int):
        raise BadInput(f"{who}.strength: {said!r} is not a number")
    if "swords" not in edits:
        me[SWORDS] = 0
        me[SWORDS] = max(said - int(strength(s, me)), 0) if units(s, me) > 0 else 0
    if strength(s, me) != said:
        raise BadInput(f"{who}.strength: {said} is not what the units in the Conflict and the swords give, "
                       f"but {int(strength(s, me))}")


# ------------------------------------------------------------------ whose turn it is


def set_turn(s: State, given: dict[str, Any], waits: bool = False) -> None:
    """Sets a named turn or phase in place of what was pending; else the setup continues, or `waits` for a Rival."""
    phase = str(given.get("phase", "turns"))
    if phase not in PHASES:
        raise BadInput(f"phase: {phase!r} is not one of {', '.join(PHASES)}{nearest(phase, PHASES)}")
    if waits:
        s.depth = 0
        push_phases(s, 2)
        advance(s)
        return
    if not is_moved_on(given):
        advance(s)
        return
    first = s.t[FIRST]
    if first == s.t[HAGAL_SEAT]:  # UPR-RIVAL-14
        raise BadInput(f"first: {s.plan.seats[first]} never has the first-player marker in a game for two")
    turn = first
    if "turn" in given:
        if given["turn"] not in s.plan.seats[:s.players]:
            raise BadInput(f"turn: {given['turn']!r} is not a seat in this game"
                           f"{nearest(str(given['turn']), s.plan.seats[:s.players])}")
        turn = s.plan.seats.index(given["turn"])
    s.depth = 0
    if phase == "round_start":
        s.push(ROUND_START, first)
    elif phase == "endgame":
        push_last_chances(s, turn)
    elif phase == "turns":
        push_phases(s, 3)
        s.push(NEXT_TURN, seat_before(s, turn))
        if s.seats[turn][ROLES] == PLAYER and s.seats[turn][REVEALED] == 0:
            s.depth -= 1
            s.push(NEXT_TURN, turn)
            begin_turn(s, turn)
        elif s.seats[turn][ROLES] == HOUSE_HAGAL:  # as after the first player's agent turn
            s.depth -= 1
            s.push(NEXT_TURN, first)
            automa = box_of(s).automa
            if automa is not None:
                s.push(automa.turn, turn)
    else:
        for seat in range(s.players):
            s.seats[seat][REVEALED] = 1
        push_phases(s, PHASES.index(phase) + 1, turn)
    for seat in range(s.players):
        leader = box_of(s).leaders[s.seats[seat][LEADS]]
        if leader.strikes and s.seats[seat][ROLES] == PLAYER and not any(s.seats[seat][TOKENS + f] for f in range(4)):
            s.push(leader.setup, seat, leader.source)
    advance(s)
