# cold
"""Dune: War for Arrakis as a game: options, set-up, result, and hooks for scenarios and views."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from landsraad.games.arrakis.decks.planning import deck_side
from landsraad.games.arrakis.derived_view import area_part, derived_values_of_table
from landsraad.games.arrakis.refusals.moves import refusal_for
from landsraad.games.arrakis.rounds.prospects import odds_now, odds_of
from landsraad.games.arrakis.rounds.rounds import ROUND_START
from landsraad.games.arrakis.scenario.glossary import NOTES
from landsraad.games.arrakis.scenario.limits import check_limits
from landsraad.games.arrakis.scenario.positions import put_given_word, settle_given
from landsraad.games.arrakis.setup import PLAN, deal, plan_with
from landsraad.games.arrakis.state.automa_side import is_solo
from landsraad.games.arrakis.state.cells import (
    AREA,
    DECK,
    HARKONNEN,
    MY_SIDE,
    PHASE,
    PRESCIENT,
    RULING,
    SIDE,
    SUPREMACY,
    SUPREME,
)
from landsraad.games.arrakis.state.components import CONES
from landsraad.games.arrakis.state.twist import NO_TWIST, Twist
from landsraad.games.arrakis.state.twist import OPTION as TWIST
from landsraad.games.arrakis.twists import twists
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import DerivedField, FieldValue, Game, Option, Place, Seating
from landsraad.kernel.reasons import Reason

FORCES: Final = list(DECK.names)  # the two forces of a shared side are named like their decks
SIDES: Final = list(SIDE.names)
TIES: Final = ["player", "mahdi"]  # who chooses where the list of the Mahdi leaves several equal
SHARED: Final = {"atreides": ["house_atreides", "fremen_allies"], "harkonnen": ["house_harkonnen", "corrino_allies"]}


class Arrakis(Game):
    def __init__(self, plan: Plan = PLAN) -> None:
        super().__init__("arrakis", "2.0", plan, [
            Option("players", "number", 2, low=1, high=4),
            Option("rulings", "choice", "rulebook", list(RULING.names), of="ruling"),
            Option("shared", "choice", "harkonnen", SIDES[::-1], of="side", fits={3: SIDES[::-1]}),
            Option("mahdi", "choice", "no", ["no", "yes"], of="answer", fits={2: ["no", "yes"]}),
            Option("mahdi_ties", "choice", TIES[0], TIES, of="tie breaker", fits={1: TIES}, suggested=TIES[1]),
            Option("seats", "list", [], SIDES + FORCES, of="side", asked=False),
            Option(TWIST, "choice", NO_TWIST, [NO_TWIST, *twists()], of=TWIST),
        ])

    def variant(self, options: dict[str, Any]) -> Game:
        """Returns the game with the twist that its options select."""
        chosen = str(options.get(TWIST))
        return game_with(chosen) if chosen in twists() else GAME

    def twist(self) -> str:
        return cast(Twist, self.plan.box).name

    def seatings(self) -> list[Seating]:
        return [seating({"players": 1}, alone=True), seating({"players": 2, "mahdi": "no"}),
                seating({"players": 2, "mahdi": "yes"}, alone=True),
                *[seating({"players": 3, "shared": side}, shared=side) for side in SIDES], seating({"players": 4})]

    def limits(self) -> dict[str, int]:
        from landsraad.games.arrakis.battle.battle_dice import (
            MOST_DICE,  # imported here because the numbers of effects follow the import order
        )

        return {"battle_dice": MOST_DICE}

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """Derives `seats` from player count, shared side and solo rules, unless given in another order."""
        players, alone = options["players"], options["players"] == 1 or options["mahdi"] == "yes"
        if options["mahdi"] == "yes" and players > 2:
            raise BadInput(f"option mahdi: one or two play against the {SIDES[1]} run by the rules, not {players}")
        named: list[str] = options["seats"]
        shared = options["shared"]
        if players == 3 and named:
            shared = SIDES[1] if SIDES[0] in named else SIDES[0]
        usual = usual_seats(players, alone, shared)
        if alone and named not in ([], usual):
            raise BadInput(f"option seats: against the {SIDES[1]} run by the rules the seats are {', '.join(usual)}")
        if sorted(named or usual) != sorted(usual):
            either = "" if players != 3 else f" or {', '.join(usual_seats(3, False, SIDES[1 - SIDES.index(shared)]))}"
            raise BadInput(f"option seats: a {players}-player game has {', '.join(usual)}{either}, in any order, not "
                           f"{', '.join(named)}")
        return {**options, "shared": shared, "mahdi": "yes" if alone else "no", "seats": named or usual,
                "mahdi_ties": options["mahdi_ties"] if alone else TIES[0]}

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        s = self.lay_out(options, seed)
        if listening:
            s.listen()
        advance(s)
        return s

    def lay_out(self, options: dict[str, Any], seed: Seed) -> State:
        """Sets up the board before the first round."""
        seats: list[str] = options["seats"]
        sides = [SIDE.find(word) if word in SIDES else deck_side(DECK.find(word)) for word in seats]
        return deal([int(side) for side in sides], RULING.find(options["rulings"]), seed,
                    HARKONNEN if options["mahdi"] == "yes" else NONE,
                    [DECK.find(word) if word in FORCES else NONE for word in seats], options["mahdi_ties"] == TIES[1],
                    self.plan)

    def result(self, s: State) -> dict[str, Any]:
        """Points are supremacy for the Harkonnen, and the sum of prescience steps for the Atreides."""
        steps = sum(int(s.t[PRESCIENT + marker]) for marker in range(3))
        won = int(s.t[SUPREME])
        ended = "" if won == NONE else "supremacy" if won == HARKONNEN else "objective"
        return {"scores": {self.plan.seats[seat]: int(s.t[SUPREMACY]) if s.seats[seat][MY_SIDE] == HARKONNEN else steps
                           for seat in range(s.players)},
                "winners": [self.plan.seats[seat] for seat in range(s.players)
                            if won != NONE and s.seats[seat][MY_SIDE] == won],
                "reason": ended, "ended": ended}

    def refusal(self, s: State, move: int) -> Reason | None:
        return refusal_for(s, move)

    def odds(self, s: State, viewer: int, move: int) -> dict[str, Any] | None:
        return odds_now(s, viewer) if move == NONE else odds_of(s, viewer, move)

    def private_talks(self, s: State) -> int:
        """Cone-of-silence tokens of each shared side; none in the solo game (WFA-TEAM-06, 07, WFA-SOLO-02)."""
        return 0 if is_solo(s) or s.players <= 2 else CONES

    # ------------------------------------------------------------------ scenarios

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        """Deals the cards of the first round; no vehicles are placed yet."""
        s = self.lay_out(options, seed)
        s.top()
        s.depth -= 1
        ROUND_START.run(s)
        return s

    def derived_values(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return cast(Any, derived_values_of_table(s)), [{} for _ in range(s.players)]

    def derived_fields(self) -> list[DerivedField]:
        return [DerivedField("areas", by=AREA, nested=True), DerivedField("over")]

    def decline_moves(self) -> list[str]:
        return ["skip", "end", "pass", "done", "cease", "stand"]

    def opening_moves(self) -> list[str]:
        """A figure goes to the area named before, and a legion that is not split moves as a whole."""
        return ["choose", "pay", "at", "in", "sietch", "leader", "zone", "with", "draw", "go"]

    def synonyms(self) -> dict[str, str]:
        return {"planning": "hand", "objective": "objectives", **{
            f"attached.{card}": f"{card.split('_')[-1] if card.endswith('ibad') else 'fear'}_on"
            for card in ("fear", "fear_is_the_mind_killer", "ibad", "eyes_of_ibad")}}

    def advance_moves(self) -> list[str]:
        return ["at", "in", "leader", "zone", "with", "draw", "go"]

    def late_moves(self) -> list[str]:
        """The moves of an action are simultaneous (WFA-MOVE-07), so excess units leave after the last one."""
        return ["lose"]

    def remote_opening_moves(self) -> list[str]:
        """The action of a single die, or one that needs no die."""
        return ["action", "desert_power"]

    def anytime_moves(self, s: State) -> list[str]:
        """Free actions (WFA-FREE-01), and prescience cards, which may be left unclaimed (WFA-PRESC-12)."""
        return ["reveal", "scout", "schemes", "atomics", "claim"]

    def turn_moves(self) -> list[str]:
        return ["action", "special", "plan", "desert_power", "end", "pass", "reveal", "scout", "schemes", "atomics",
                "claim"]

    def moments(self) -> dict[str, str]:
        return {**{phase: phase for phase in PHASE.names}, **PHASE.aliases}

    def observed(self) -> list[str]:
        """The cells of the map that `areas` shows."""
        return ["holder", "regular", "elite", "special", "officers", "harvesters", "signs", "worms"]

    def notes(self) -> dict[str, str]:
        return NOTES

    def turn_passing_move(self) -> str:
        """Partners choose who acts (WFA-TEAM-22)."""
        return "acts"

    def lookup(self, s: State, path: list[str]) -> FieldValue:
        return area_part(s, path)

    def set_derived(self, s: State, path: str, value: Any) -> bool:
        return put_given_word(s, path)

    def check_position(self, s: State, given: dict[str, Any]) -> None:
        check_limits(s)

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        settle_given(s, given)


def seating(when: dict[str, str | int], alone: bool = False, shared: str = "") -> Seating:
    sides = usual_seats(int(when["players"]), alone, shared)
    return Seating(when, [Place(side=side, automatic=alone and side == SIDES[1]) for side in sides])


def usual_seats(players: int, alone: bool, shared: str) -> list[str]:
    """The sides in turn order, followed by the allies of a shared one (WFA-TEAM-02)."""
    both = {side: [side] for side in SIDES}
    for side in ([SIDES[0]] if alone and players == 2 else [] if players < 3 else [shared] if players == 3 else SIDES):
        both[side] = SHARED[side]
    return [both[side][i] for i in range(2) for side in SIDES if i < len(both[side])]


@cache
def game_with(twist: str) -> Game:
    return Arrakis(plan_with(twists()[twist]))


GAME: Final = Arrakis()
