"""Positions of a scenario: fields that are not plain cells, and consequences of edits.

All pieces come from the box; see `areas`. A named phase starts from its beginning. In the action phase the given dice
are set, and the turns continue with the side of `turn`.
"""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.decks.planning import allies_deck, deck_side, house_deck, is_house
from landsraad.games.arrakis.pieces.figures import house_seat, is_allies, put_leader, side_of_leader
from landsraad.games.arrakis.pieces.shared_sides import home_of, seat_of
from landsraad.games.arrakis.pieces.vehicles import active_row
from landsraad.games.arrakis.rounds.rounds import push_phases, push_round, push_turn
from landsraad.games.arrakis.scenario.aliases import area_named, leader_named, member_named, members, number, parts
from landsraad.games.arrakis.scenario.areas import settle_areas
from landsraad.games.arrakis.scenario.dice import lay_dice, turn_of
from landsraad.games.arrakis.scenario.mahdi import TACTICS_KEYS, lay_unrolled, settle_tactics
from landsraad.games.arrakis.scenario.pieces import bring_in, derive_settled, set_leaders, set_sietch
from landsraad.games.arrakis.solo_pieces.tactics_cards import put_back_tactics
from landsraad.games.arrakis.state.automa_side import is_automa, is_solo
from landsraad.games.arrakis.state.cells import (
    ACTIONS,
    ALLIES_DECK,
    ALLIES_DISCARD,
    ASIDE,
    ATOMICS,
    ATREIDES,
    FEAR_ON,
    HAND,
    HARKONNEN,
    HOUSE_DECK,
    HOUSE_DISCARD,
    IBAD_ON,
    IN_TANK,
    LAST_DISCARD,
    LEADER_IS,
    LOCKED,
    MY_FORCE,
    MY_SIDE,
    OBJECTIVE,
    OBJECTIVE_BOX,
    OBJECTIVES,
    OFFICERS_LEFT,
    PHASE,
    PLANNING,
    PRESCIENCE,
    PRESCIENCE_DECK,
    READY,
    REINFORCEMENTS,
    REMOVED,
    REVEALED,
    ROUND,
    SCHEMES_LAID,
    SIDE,
    SIETCH,
    SIETCH_AT,
    STAGE,
    START,
    STATION,
    STATION_FACE,
    STATIONS,
    SUPPLY,
    TANK,
    TANK_CELL,
    TIER,
    VEHICLES,
)
from landsraad.games.arrakis.state.cells import CLAIMED as CLAIMED_CARDS
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.games.arrakis.state.components import TANK_CELLS
from landsraad.kernel.cells import NONE, Cells, Pile
from landsraad.kernel.engine import State, advance
from landsraad.kernel.errors import BadInput, nearest

TABLE_KEYS: Final = ("areas", "leaders", "leader_at", "ready", "attached", "atomics", "phase", "turn", "revealed",
                     "claimed", "removed", "prescience_deck", "locked_dice", "sietch_shown", "token_at", "sign_faces",
                     *TACTICS_KEYS)
SEAT_KEYS: Final = ("hand", "planning", "dice", "tank", "objective", "objectives", "house_deck", "allies_deck",
                    "house_discard", "allies_discard", "supply", "officers", "used_dice", "reinforcements",
                    "schemes_laid", "unrolled_dice", "spent_on")
SIDE_KEYS: Final = ("objective", "objectives", "supply", "officers", "bene_gesserit", "acted", "must_use", "paul_held",
                    "sietch_ranks", "token_faces", "token_supply", "spent_tokens", "token_box")
ELSEWHERE: Final = {"token_at": "`tokens` of an area", "sign_faces": "`wormsign` of an area"}
ATTACHED: Final = {"fear": FEAR_ON, "fear_is_the_mind_killer": FEAR_ON, "ibad": IBAD_ON, "eyes_of_ibad": IBAD_ON}


def put_given_word(s: State, path: str) -> bool:
    """Is it one of the fields that `settle_given` sets?"""
    words = path.split(".")
    if words[0] == "acting":
        raise BadInput("acting: it follows from the phase and the turn: write `turn`")
    if words[0] in s.plan.seats[:s.players]:
        mine = s.seats[s.plan.seats.index(words[0])]
        if is_allies(mine[MY_FORCE]) and words[1:2] and words[1] in SIDE_KEYS:
            house = s.plan.seats[house_seat(s, mine[MY_SIDE])]
            raise BadInput(f"{path}: what a shared side owns together is with its House: say {house}.{words[1]}")
        return len(words) == 2 and words[1] in SEAT_KEYS
    return words[0] in TABLE_KEYS


def settle_given(s: State, given: dict[str, Any]) -> None:
    seats = [(i, given[name]) for i, name in enumerate(s.plan.seats[:s.players]) if isinstance(given.get(name), dict)]
    for word, instead in ELSEWHERE.items():
        if word in given:
            raise BadInput(f"{word}: it follows from the areas: write {instead}")
    if "atomics" in given:
        s.t[ATOMICS] = NONE if given["atomics"] is None else area_named(given["atomics"], "atomics")
    derive_settled(s)
    for station in range(len(STATION.names)):
        if not s.t[STATIONS + station]:
            s.t[STATION_FACE + station] = NONE
    for word, rank in parts(given.get("sietch_shown"), "sietch_shown", "which sietch has which rank").items():
        at = s.t[SIETCH_AT + member_named(SIETCH, word, "sietch_shown")]
        if rank and at != NONE:
            set_sietch(s, int(at), {"rank": rank, "revealed": True}, "sietch_shown", set())
    if "leaders" in given:
        set_leaders(s, given["leaders"])
    for seat, edits in seats:
        if "tank" in edits:
            fill_tank(s, seat, edits["tank"])
    if "areas" in given:
        settle_areas(s, given["areas"])
    for word, at in parts(given.get("leader_at"), "leader_at", "where each leader is").items():
        if at is not None:
            bring_in(s, leader_named(word, "leader_at"))
            put_leader(s, area_named(at, "leader_at"), leader_named(word, "leader_at"))
    for word, ready in parts(given.get("ready"), "ready", "whose card is face up").items():
        s.t[READY + leader_named(word, "ready")] = 1 if ready else 0
    for seat, edits in seats:
        settle_seat(s, seat, edits)
    settle_prescience(s, given)
    settle_tactics(s, given)
    s.settled()
    set_phase(s, given, dict(seats))


# ------------------------------------------------------------------ a seat


def settle_seat(s: State, seat: int, edits: dict[str, Any]) -> None:
    name = s.plan.seats[seat]
    me = s.seats[seat]
    deal_planning(s, seat, edits)
    if is_automa(s, me[MY_SIDE]) and "last_discard" not in edits:
        show_last_discard(s, seat)
    goals = edits.get("objectives", edits.get("objective"))
    if goals is not None:
        deal_objectives(s, me, goals if isinstance(goals, list) else [goals], f"{name}.objectives")
    for word, n in parts(edits.get("supply"), f"{name}.supply", "how many of which unit").items():
        me[SUPPLY + member_named(TIER, word, f"{name}.supply")] = number(n, f"{name}.supply.{word}")
    if "officers" in edits:
        me[OFFICERS_LEFT] = number(edits["officers"], f"{name}.officers")


def fill_tank(s: State, seat: int, value: Any) -> None:
    """Fills the tank from the leftmost cell on; null is an empty cell."""
    path = f"{s.plan.seats[seat]}.tank"
    me = s.seats[seat]
    side = int(me[MY_SIDE])
    for i in range(len(TANK_CELL.names)):
        if me[TANK + i] != NONE:
            s.t[LEADER_IS + me[TANK + i]] = ASIDE
            me[TANK + i] = NONE
    named = list(enumerate(members(value, path))) if not isinstance(value, dict) else [
        (member_named(TANK_CELL, cell, path), word) for cell, word in value.items()]
    for i, word in named:
        if i >= TANK_CELLS[side]:
            raise BadInput(f"{path}: the tank of the {SIDE.names[side]} has {TANK_CELLS[side]} cells")
        if word is None:
            continue
        leader = leader_named(word, path)
        if side_of_leader(leader) != side:
            raise BadInput(f"{path}: {word!r} is not a leader of the {SIDE.names[side]}")
        if home_of(s, leader) != seat:
            raise BadInput(f"{path}: {word!r} belongs to {s.plan.seats[home_of(s, leader)]}, who has a tank of its own")
        bring_in(s, leader)
        s.t[LEADER_IS + leader] = IN_TANK
        me[TANK + i] = leader


PILES: Final = (("hand", HAND), ("house_discard", HOUSE_DISCARD), ("allies_discard", ALLIES_DISCARD),
                ("reinforcements", REINFORCEMENTS), ("schemes_laid", SCHEMES_LAID), ("house_deck", HOUSE_DECK),
                ("allies_deck", ALLIES_DECK))
DECKS: Final = 5  # index of the first pile that is a deck


def deal_planning(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Hand and discard piles get exactly the given cards, and what was in them goes under its deck.

    In a deck the given cards are on top; an empty list moves the deck to its discard pile.
    """
    name = s.plan.seats[seat]
    me = s.seats[seat]
    piles = {word: edits[word] for word, _ in PILES if word in edits}
    if isinstance(piles.get("reinforcements"), int):  # a number of cards, taken from the decks in turn
        decks = [HOUSE_DECK.cards(me), ALLIES_DECK.cards(me)]
        piles["reinforcements"] = [PLANNING.names[decks[i % 2][-1 - i // 2]] for i in range(
            min(number(piles["reinforcements"], f"{name}.reinforcements"), 2 * min(map(len, decks))))]
    if "planning" in edits:
        piles["hand"] = edits["planning"]
    wanted = {word: [planning_card(s, seat, card, f"{name}.{word}") for card in members(value, f"{name}.{word}")]
              for word, value in piles.items()}
    for word, pile in PILES[:DECKS]:
        if word in wanted:
            for card in pile.cards(me):
                under(me, card)
            pile.clear(me)
    sources = [HOUSE_DECK, ALLIES_DECK, *(pile for word, pile in PILES[:DECKS] if word not in wanted)]
    for word, pile in PILES[:DECKS]:
        for card in reversed(wanted.get(word, [])):
            take_planning(me, card, sources, f"{name}.{word}")
            pile.put(me, card)
    for word, pile in PILES[DECKS:]:
        if word not in wanted:
            continue
        discard = HOUSE_DISCARD if pile is HOUSE_DECK else ALLIES_DISCARD
        if not wanted[word]:
            pile.pour(me, discard)
        for card in wanted[word]:
            if is_house(PLANNING_CARDS[card].deck) != (pile is HOUSE_DECK):
                raise BadInput(f"{name}.{word}: {PLANNING.names[card]!r} belongs to the other deck")
            take_planning(me, card, sources, f"{name}.{word}")
        for card in reversed(wanted[word]):
            pile.put(me, card)


def show_last_discard(s: State, seat: int) -> None:
    """If only one deck of an automa has discards, its card is the last discard (WFA-SOLO-47)."""
    me = s.seats[seat]
    house, allies = HOUSE_DISCARD.size(me) > 0, ALLIES_DISCARD.size(me) > 0
    if house != allies:
        me[LAST_DISCARD] = house_deck(me[MY_SIDE]) if house else allies_deck(me[MY_SIDE])


def planning_card(s: State, seat: int, word: Any, path: str) -> int:
    card = member_named(PLANNING, word, path)
    side = int(s.seats[seat][MY_SIDE])
    if deck_side(PLANNING_CARDS[card].deck) != side:
        raise BadInput(f"{path}: {word!r} is not a card of the {SIDE.names[side]}")
    if seat_of(s, side, PLANNING_CARDS[card].deck) != seat:
        raise BadInput(f"{path}: {word!r} is a card of the partner's deck")
    return card


def under(me: Cells, card: int) -> None:
    pile = HOUSE_DECK if is_house(PLANNING_CARDS[card].deck) else ALLIES_DECK
    cards = pile.cards(me)
    pile.clear(me)
    for other in [card, *reversed(cards)]:
        pile.put(me, other)


def take_planning(me: Cells, card: int, sources: list[Pile], path: str) -> None:
    """Takes a card from its deck, or from a pile that is not given."""
    for pile in sources:
        if pile.has(me, card):
            pile.take(me, card)
            return
    raise BadInput(f"{path}: no more cards {PLANNING.names[card]!r} are left "
                   f"({PLANNING_CARDS[card].copies} in the box)")


def deal_objectives(s: State, me: Cells, words: list[Any], path: str) -> None:
    for card in OBJECTIVES.cards(me):
        OBJECTIVE_BOX.put(s.t, card)
    OBJECTIVES.clear(me)
    for word in words:
        card = member_named(OBJECTIVE, word, path)
        if not OBJECTIVE_BOX.has(s.t, card):
            raise BadInput(f"{path}: {word!r} is named twice")
        OBJECTIVE_BOX.take(s.t, card)
        OBJECTIVES.put(me, card)


# ------------------------------------------------------------------ prescience cards


def settle_prescience(s: State, given: dict[str, Any]) -> None:
    """Revealed, claimed and removed cards are exactly the given ones; the others go under the deck."""
    piles: list[tuple[str, Pile]] = [("revealed", REVEALED), ("claimed", CLAIMED_CARDS), ("removed", REMOVED)]
    wanted: dict[str, list[int]] = {
        word: [member_named(PRESCIENCE, card, word) for card in members(given[word], word)]
        for word in ("revealed", "claimed", "removed", "prescience_deck") if word in given}
    for word, pile in piles:
        if word in wanted:
            cards = [*pile.cards(s.t), *reversed(PRESCIENCE_DECK.cards(s.t))]
            pile.clear(s.t)
            PRESCIENCE_DECK.clear(s.t)
            for card in cards:
                PRESCIENCE_DECK.put(s.t, card)
    for word, pile in piles:
        for card in wanted.get(word, []):
            take_prescience(s, card, word)
            pile.put(s.t, card)
    for card in wanted.get("prescience_deck", []):
        take_prescience(s, card, "prescience_deck")
    for card in reversed(wanted.get("prescience_deck", [])):
        PRESCIENCE_DECK.put(s.t, card)
    for word, card in parts(given.get("attached"), "attached", "what lies on which card").items():
        if word not in ATTACHED:
            raise BadInput(f"attached: unknown card {word!r}{nearest(word, list(ATTACHED))}")
        s.t[ATTACHED[word]] = NONE if card is None else member_named(PRESCIENCE, card, "attached")


def take_prescience(s: State, card: int, path: str) -> None:
    if PRESCIENCE_DECK.has(s.t, card):
        PRESCIENCE_DECK.take(s.t, card)
    elif path == "prescience_deck" and REVEALED.has(s.t, card):
        REVEALED.take(s.t, card)
    else:
        raise BadInput(f"{path}: {PRESCIENCE.names[card]!r} is already somewhere else")


# ------------------------------------------------------------------ dice, phase, turn


def set_phase(s: State, given: dict[str, Any], seats: dict[int, dict[str, Any]]) -> None:
    """Starts the given phase. A given turn, or given dice, mean the middle of the action phase."""
    rolled = "turn" in given or any("dice" in edits for edits in seats.values())
    phase = str(given.get("phase", "actions" if rolled else "vehicles"))
    if phase not in PHASE.names and phase not in PHASE.aliases:
        raise BadInput(f"phase: {phase!r} is not one of {', '.join(PHASE.names)}{nearest(phase, PHASE.names)}")
    stage = PHASE.find(phase)
    if rolled and stage != ACTIONS:
        raise BadInput(f"phase: there are no turns and no dice in the phase {phase!r}")
    s.depth = 0
    s.t[STAGE] = stage
    if "locked_dice" in given:
        s.t[LOCKED] = number(given["locked_dice"], "locked_dice")
    elif stage > VEHICLES:
        s.t[LOCKED] = active_row(s) - 1
    if rolled:
        for side in (ATREIDES, HARKONNEN):
            if is_automa(s, side):
                seat = int(house_seat(s, side))
                lay_unrolled(s, seat, seats.get(seat, {}))
            else:
                lay_dice(s, side, seats)
        push_turn(s, *turn_of(s, given))
    elif stage == START:
        before_round(s, given)
    else:
        push_phases(s, stage)
    advance(s)


def before_round(s: State, given: dict[str, Any]) -> None:
    """Before the start of the given round: what the first one drew goes back, unless it is given."""
    s.t[ROUND] = max(int(s.t[ROUND]) - 1, 0)
    for seat in range(s.players):
        me, edits = s.seats[seat], given.get(s.plan.seats[seat]) or {}
        if "hand" not in edits and "planning" not in edits:
            for card in HAND.cards(me):
                HAND.take(me, card)
                undraw(me, card, edits)
        if "reinforcements" not in edits:
            for card in REINFORCEMENTS.cards(me):
                undraw(me, card, edits)
            REINFORCEMENTS.clear(me)
    if "revealed" not in given:
        shown = REVEALED.cards(s.t)
        REVEALED.clear(s.t)
        deck = PRESCIENCE_DECK.cards(s.t)
        PRESCIENCE_DECK.clear(s.t)
        for card in [*shown, *reversed(deck)] if "prescience_deck" in given else [*reversed(deck), *shown]:
            PRESCIENCE_DECK.put(s.t, card)
    if is_solo(s):
        put_back_tactics(s)
    push_round(s)


def undraw(me: Cells, card: int, edits: dict[str, Any]) -> None:
    """Returns a card to the top of its deck, or below it if the top cards are given."""
    house = is_house(PLANNING_CARDS[card].deck)
    if ("house_deck" if house else "allies_deck") in edits:
        under(me, card)
    else:
        (HOUSE_DECK if house else ALLIES_DECK).put(me, card)
