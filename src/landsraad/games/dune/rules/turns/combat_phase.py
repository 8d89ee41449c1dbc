"""The combat phase: combat cards, ranking, ties and rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.hooks import push_hooks, run_hooks
from landsraad.games.dune.components.intrigue import COMBAT
from landsraad.games.dune.components.moments import COMBAT_CLOSED, CONFLICT_WON, REWARDS_GIVEN, UNITS_WENT_HOME
from landsraad.games.dune.rules.cards.intrigue import AFTER_VICTORY, offer_intrigue, play_intrigue
from landsraad.games.dune.rules.seats.seat_order import nth
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.rules.troops.units import doubles_rewards, send_home, strength, units
from landsraad.games.dune.state.cells import (
    CONTROL,
    CURRENT,
    DEPLOYED,
    END,
    FIRST,
    HOUSE_HAGAL,
    INTRIGUES,
    PASS,
    PLAY,
    PLAYER,
    RIVAL,
    ROLES,
    SWORDS,
)
from landsraad.games.dune.state.events import (
    COMBAT_BEGAN,
    CONTROL_LOST,
    CONTROLS,
    REWARDED,
    STRENGTH,
    TIED,
    TROOPS_HOME,
    WON,
)
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE, Cells
from landsraad.kernel.engine import ANY_MOVE, Effect, State, labelled

PLAYED: Final = 64  # added to `step` of the window: the seat has played a card at this opportunity
UNREACHED: Final = 1000


class Combat(Effect):
    """The phase: combat cards, rewards, then troops return."""

    def run(self, s: State) -> None:
        if box_of(s).automa is None:
            s.snapshot_before_automa("combat")
        opener = s.seat
        if s.has_listeners:
            s.emit(COMBAT_BEGAN, NONE, s.t[CURRENT])
        s.push(BACK_HOME, s.t[FIRST])
        push_hooks(s, REWARDS_GIVEN, s.t[FIRST])
        s.push(REWARDS, s.t[FIRST])
        push_hooks(s, COMBAT_CLOSED, s.t[FIRST])
        open_window(s, opener, 0)


def open_window(s: State, start: i64, passes: i64) -> None:
    """Gives the next opportunity to a seat with a troop in the Conflict, from that seat on (IMP-COMBAT-03)."""
    fighters: i64 = 0
    turn = NONE
    for i in range(s.players):
        seat = (start + i) % s.players
        if takes_part(s, seat):
            fighters += 1
            if turn == NONE:
                turn = seat
    if passes < fighters:
        s.push(WINDOW, turn, 0, passes)


def fights(s: State, me: Cells) -> bool:
    return units(s, me) > 0 and me[ROLES] == PLAYER


def takes_part(s: State, seat: i64) -> bool:
    """Whether the seat or an ally of this commander has units in the Conflict (UPR-SIX-57)."""
    if not is_commander(s, seat):
        return fights(s, s.seats[seat])
    for other in range(s.players):
        if s.allied(seat, other) and fights(s, s.seats[other]):
            return True
    return False


class Window(Effect):
    """Lets seats with a troop play combat cards or pass, clockwise, until all pass in a row (IMP-COMBAT-02 to 06).

    `step` counts the passes in a row; PLAYED is added once the seat has played a card at this opportunity.
    """

    asks = True
    decision = "window"
    always_ask = ANY_MOVE  # skipping a seat would reveal that it has no card to play

    def options(self, s: State) -> None:
        if fights(s, s.me):
            offer_intrigue(s, COMBAT)
        items = box_of(s).combat_items
        for i in range(len(items)):
            items[i].offer(s)
        s.offer(END.move() if s.step >= PLAYED else PASS.move())

    def discreet(self, s: State) -> bool:
        return INTRIGUES.size(s.me) > 0

    def play(self, s: State, move: i64) -> None:
        if PLAY.has(move):
            s.again(self, PLAYED)
            s.then(SHOW_STRENGTH)
            play_intrigue(s, PLAY.a(move), COMBAT)
        elif not self.play_item(s, move):
            open_window(s, (s.seat + 1) % s.players, s.step + 1 if PASS.has(move) else 0)


    def play_item(self, s: State, move: i64) -> bool:
        items = box_of(s).combat_items
        for i in range(len(items)):
            if items[i].takes(move):
                s.again(self, PLAYED)
                items[i].play(s, move)
                return True
        return False


class ShowStrength(Effect):
    """Moves the combat marker (IMP-COMBAT-07): an event only."""

    def run(self, s: State) -> None:
        if s.has_listeners:
            s.emit(STRENGTH, s.seat, strength(s, s.me))


class Rewards(Effect):
    """Ranks the seats and gives the rewards.

    Ties take the next lower reward. The third reward needs four players or a tie for second place (IMP-TIE-04,
    IMP-REWARD-04, IMP-OPEN-01).

    Rewards are pushed in reverse: the winner gets its reward first and plays victory cards at once.
    """

    def run(self, s: State) -> None:
        first = best_below(s, UNREACHED)
        second = best_below(s, first)
        third = best_below(s, second)
        four = s.players >= 4
        if first == 0:
            return
        if tied_at(s, first) > 1:
            tell_tie(s, first, 1)
            # IMP-TIE-03; after a three-way tie the remaining seat gets the third reward only in some games.
            closed = box_of(s).three_close_third and tied_at(s, first) > 2
            serve(s, 0, first, second if four and tied_at(s, second) == 1 and not closed else 0)
        elif tied_at(s, second) > 1:
            tell_tie(s, second, 2)
            serve(s, first, 0, second)
        else:
            serve(s, first, second, third if four and tied_at(s, third) == 1 else 0)


def serve(s: State, first: i64, second: i64, third: i64) -> None:
    """Gives the rewards to the seats of these strengths, by place and then in turn order, or in turn order only."""
    if box_of(s).served_in_turn:
        for i in range(s.players - 1, -1, -1):
            seat = nth(s, i)
            n = standing(s, seat)
            if n > 0:
                serve_seat(s, seat, 1 if n == first else 2 if n == second else 3 if n == third else 0)
        return
    for place in range(3, 0, -1):
        n = first if place == 1 else second if place == 2 else third
        for i in range(s.players - 1, -1, -1):
            seat = nth(s, i)
            if n > 0 and standing(s, seat) == n:
                serve_seat(s, seat, place)


def serve_seat(s: State, seat: i64, place: i64) -> None:
    if place == 1:
        win(s, seat)
    elif place > 1:
        award(s, seat, place)


def win(s: State, seat: i64) -> None:
    """Makes a seat win the conflict. House Hagal with two players only removes the space's controller."""
    card = box_of(s).conflicts[s.t[CURRENT]]
    held = NONE if card.control == NONE else s.t[CONTROL + card.control]
    if s.has_listeners:
        s.emit(WON, seat, card.id, strength(s, s.seats[seat]))
    if s.seats[seat][ROLES] == HOUSE_HAGAL:
        if card.control != NONE and held != NONE:
            s.t[CONTROL + card.control] = NONE
            if s.has_listeners:
                s.emit(CONTROL_LOST, held, card.control)
        push_hooks(s, CONFLICT_WON, seat, card.source)
        return
    if s.seats[seat][ROLES] == PLAYER and box_of(s).victories:  # Rivals never play intrigue cards
        s.push(AFTER_VICTORY, seat)
    push_hooks(s, CONFLICT_WON, seat, card.source)
    award(s, seat, 1)
    if card.control != NONE:  # IMP-CONTROL-03: replaces another seat's marker
        s.t[CONTROL + card.control] = seat
        if s.has_listeners:
            s.emit(CONTROLS, seat, card.control, held)


def standing(s: State, seat: i64) -> i64:
    """Returns the strength for the ranking; a seat that concedes a tie comes just after its ally (UPR-SIX-59)."""
    n = strength(s, s.seats[seat])
    teams = box_of(s).teams
    return n if teams is None else 2 * n - s.seats[seat][teams.conceded]


def best_below(s: State, limit: i64) -> i64:
    """Returns the highest strength below a limit."""
    best: i64 = 0
    for seat in range(s.players):
        n = standing(s, seat)
        if best < n < limit:
            best = n
    return best


def tied_at(s: State, n: i64) -> i64:
    seats: i64 = 0
    for seat in range(s.players):
        if standing(s, seat) == n:
            seats += 1
    return seats if n > 0 else 0


def tell_tie(s: State, n: i64, place: i64) -> None:
    if s.has_listeners:
        for seat in range(s.players):
            if standing(s, seat) == n:
                s.emit(TIED, seat, place, strength(s, s.seats[seat]))


def award(s: State, seat: i64, place: i64) -> None:
    card = box_of(s).conflicts[s.t[CURRENT]]
    if s.seats[seat][ROLES] == HOUSE_HAGAL:
        return
    give_reward(s, seat, place)
    if doubles_rewards(s, s.seats[seat]):
        give_reward(s, seat, place)
    s.push(SAY_REWARD, seat, card.source, place)


def give_reward(s: State, seat: i64, place: i64) -> None:
    card = box_of(s).conflicts[s.t[CURRENT]]
    automa = box_of(s).automa
    if s.seats[seat][ROLES] == RIVAL and automa is not None and automa.reward is not NOTHING:
        s.push(automa.reward, seat, card.source, place)
    else:
        s.push(card.reward(place), seat, card.source)


class SayReward(Effect):
    """Emits an event just before a reward is given. `step` is the place."""

    def run(self, s: State) -> None:
        if s.has_listeners:
            s.emit(REWARDED, s.seat, s.step, strength(s, s.me))


class BackHome(Effect):
    """Returns troops to the supplies and resets the combat markers (IMP-REWARD-06, IMP-REWARD-07)."""

    def run(self, s: State) -> None:
        for seat in range(s.players):
            me = s.seats[seat]
            if me[DEPLOYED] > 0 and s.has_listeners:
                s.emit(TROOPS_HOME, seat, me[DEPLOYED])
            for unit in box_of(s).units:
                if s.has_listeners and unit.home_event is not None and me[unit.conflict] > 0:
                    s.emit(unit.home_event, seat, me[unit.conflict])
                send_home(me, unit)
            me[SWORDS] = 0
        run_hooks(s, UNITS_WENT_HOME)


WINDOW: Final = labelled("Window", Window())
SHOW_STRENGTH: Final = labelled("ShowStrength", ShowStrength())
SAY_REWARD: Final = labelled("SayReward", SayReward())
REWARDS: Final = labelled("Rewards", Rewards())
BACK_HOME: Final = labelled("BackHome", BackHome())
COMBAT_PHASE: Final = labelled("Combat", Combat())
