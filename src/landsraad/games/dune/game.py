# cold
"""The base class of the family's games: options, result, and scenarios."""

from __future__ import annotations

from typing import Any, Final, cast

from landsraad.games.dune.boxes import box_of_plan
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords, takes_word
from landsraad.games.dune.components.extensions.setup_step import Deal
from landsraad.games.dune.components.hooks import STEPS
from landsraad.games.dune.components.moments import AGENT_ARRIVED
from landsraad.games.dune.components.twist import NO_TWIST, Twist
from landsraad.games.dune.refusals.agents import condensed
from landsraad.games.dune.refusals.moves import refusal_for
from landsraad.games.dune.rules.cards.trashing import FROM_PLAY, trash_this
from landsraad.games.dune.rules.derived_view import derived_values_of_seats, derived_values_of_table, phase_of
from landsraad.games.dune.rules.seats.influence import Influence
from landsraad.games.dune.rules.setup import deal
from landsraad.games.dune.rules.turns.agent_boxes import EXTRA, bit_of
from landsraad.games.dune.rules.turns.agent_turn import AGENT_TURN, ARRIVE
from landsraad.games.dune.scenario.glossary import NOTES
from landsraad.games.dune.scenario.limits import check_limits
from landsraad.games.dune.scenario.positions import (
    PHASES,
    finish_setup,
    is_moved_on,
    put_given_word,
    set_turn,
    settle_pieces,
)
from landsraad.games.dune.state.cells import (
    AGENT,
    BACK,
    COUNTED,
    DIFFICULTY,
    FACTION,
    FIRST,
    HOUSE_HAGAL,
    LEVEL,
    PLAY,
    PLAYER,
    RESOLVE,
    RESOLVE_CARD,
    RIVAL,
    ROLE,
    ROLES,
    ROUND,
    SEATS,
    SECRET,
    TRASH,
    VP,
)
from landsraad.games.dune.state.events import DISCARDED, LOST_TROOPS, PAID, RECALLED, RETREATED, TRACK, TRASHED_CARD
from landsraad.kernel.algebra import CHOOSE, PAY, Arrow, Or
from landsraad.kernel.cells import INTERNAL, NONE
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import EFFECTS, FRAME, Effect, Plan, State, advance, member_of
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import Event
from landsraad.kernel.game import DerivedField, Game, Option
from landsraad.kernel.reasons import Named, Reason

RANDOM: Final = "random"
YES: Final = "yes"
COSTS: Final = (PAID, DISCARDED, TRASHED_CARD, LOST_TROOPS, RETREATED, RECALLED)  # events of what a seat can pay


def only_track(effect: Effect | None) -> list[int]:
    """Returns the move that chooses the track, if an effect has only one."""
    return ([int(BACK.move(effect.factions[0]))] if isinstance(effect, Influence) and len(effect.factions) == 1 else [])


def is_wanted(answer: object) -> bool:
    """Whether an unchecked option is a yes."""
    return answer is True or answer == YES


class FamilyGame(Game):
    def __init__(self, name: str, version: str, plan: Plan) -> None:
        super().__init__(name, version, plan, [])
        self.box = box_of_plan(plan)
        self.become(plan)

    def become(self, plan: Plan) -> None:
        """Switches to another Box and offers the current modules."""
        self.plan = plan
        self.box = box_of_plan(plan)
        self.options = self.make_options()

    def expansions(self) -> list[str]:
        return [module.name for module in self.box.modules if module.bases and not isinstance(module, Twist)]

    def twist(self) -> str:
        return next((module.name for module in self.box.modules if isinstance(module, Twist)), NO_TWIST)

    def make_options(self) -> list[Option]:
        raise NotImplementedError(type(self).__name__)

    # ------------------------------------------------------------------ the options

    def seated(self, options: dict[str, Any], automas: list[str]) -> list[str]:
        """Returns the role of each seat: those of the option, if valid; by default automas sit last."""
        players: int = options["players"]
        right = ["player"] * players + automas
        roles: list[str] = options["seats"] or right
        if sorted(roles) != sorted(right):
            raise BadInput(Reason("seats-of-game", n=players, right=", ".join(right), given=", ".join(roles)))
        return roles

    def check_named(self, option: str, chosen: list[str], n: int) -> None:
        if len(chosen) > n:
            raise BadInput(Reason("too-many-named", option=Named("option", option), given=len(chosen), n=n))

    def check_first(self, options: dict[str, Any], roles: list[str], never: str) -> None:
        """Refuses a first player whose role cannot have the First Player marker."""
        first = options["first"]
        seats = SEATS.names[:len(roles)]
        if first != RANDOM and (first not in seats or roles[seats.index(first)] == never):
            raise BadInput(Reason("first-not-seated", seat=Named("seat", first), n=options["players"]))

    # ------------------------------------------------------------------ the beginning

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        roles = [self.plan.domain_for(ROLE).find(word) for word in options["seats"]]
        level = DIFFICULTY.find(options["difficulty"]) if options["players"] == 1 else NONE
        first = NONE if options["first"] == RANDOM else self.plan.seats.index(options["first"])
        s = deal(self.plan, Deal(roles, self.cast(options, seed), first, level, seed, options))
        if listening:
            s.listen()
        advance(s)
        return s

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """Returns a leader for each seat."""
        raise NotImplementedError(type(self).__name__)

    # ------------------------------------------------------------------ the end

    def result(self, s: State) -> dict[str, Any]:
        """Most points win, then the tie-breakers; if still tied, the win is shared."""
        seats = [seat for seat in range(s.players) if s.seats[seat][ROLES] != HOUSE_HAGAL]
        best, decided = self.contenders(s), "vp"
        for tie in self.box.tie_breaks:
            among = [seat for seat in best if s.seats[seat][ROLES] == PLAYER] if tie.players_only else []
            among = among or best
            top = max(int(s.seats[seat][tie.cell]) for seat in among)
            left = [seat for seat in among if s.seats[seat][tie.cell] == top]
            if len(left) < len(best):
                best, decided = left, tie.name
            if len(best) == 1:
                break
        ended = "points" if any(s.seats[seat][VP] >= self.box.goal_for(s.players) for seat in seats) else "conflicts"
        return {"scores": {self.plan.seats[seat]: int(s.seats[seat][VP]) for seat in seats},
                "winners": [self.plan.seats[seat] for seat in best] if s.over else [],
                "reason": "" if not s.over else decided if len(best) == 1 else "shared",
                "ended": ended if s.over else ""}

    def contenders(self, s: State) -> list[int]:
        """Returns the seats that can win."""
        return [seat for seat in range(s.players) if s.seats[seat][ROLES] != HOUSE_HAGAL]

    # ------------------------------------------------------------------ messages and refusals

    def limits(self) -> dict[str, int]:
        return {"rounds": int(self.box.rounds)}

    def derived_values(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return cast(Any, derived_values_of_table(s)), cast(Any, derived_values_of_seats(s))

    def derived_fields(self) -> list[DerivedField]:
        return [DerivedField("agents", by=self.box.space_ids, of=self.plan.domain_for(SEATS)), DerivedField("phase"),
                DerivedField("over"), DerivedField("strength", of_seat=True),
                DerivedField("alliances", of_seat=True, of=self.plan.domain_for(FACTION), many=True),
                DerivedField("controls", of_seat=True, of=self.box.space_ids, many=True)]

    def decline_moves(self) -> list[str]:
        return ["skip", "end", "pass", "deploy 0", "retreat 0"]

    def orders(self) -> list[str]:
        return ["first", "resolve", *(move for words in self.box.words for move in words.orders)]

    def opening_moves(self) -> list[str]:
        return ["choose", "pay", "use", *self.gains_to_take()]

    def absent_rule(self, word: str) -> str:
        return self.box.covered.get(word, "")

    def rules_about(self, name: str) -> list[str]:
        return [rule for words in self.box.words for rule in words.rules.get(name, ())]

    def gains_to_take(self) -> list[str]:
        return [move for words in self.box.words for move in words.gains]

    def advance_moves(self) -> list[str]:
        return self.gains_to_take()

    def anytime_moves(self, s: State) -> list[str]:
        # A plot card, at any time in the seat's own turn (IMP-INTRIGUE-06).
        return ["play", *(move for words in self.box.words for move in words.anytime)] if phase_of(s) == "turns" else []

    def cleanup_moves(self) -> list[str]:
        return ["use"]  # the reveal box of a card

    def lapse(self, s: State) -> int:
        legal = [] if s.over else s.clone().legal()
        if legal and SECRET.has(legal[0]):
            return int(legal[0])  # the choice of a seat that leads the Baron
        return next((found for words in self.box.words if (found := words.lapse(s)) != NONE), NONE)

    def elliptic(self) -> list[str]:
        return ["trash"]  # the zone, if the card is in only one

    def moves_ahead(self) -> list[tuple[str, str]]:
        return [pair for words in self.box.words for pair in words.ahead]

    def cost_moves(self) -> list[str]:
        return ["choose", "play", "play_for", *(move for words in self.box.words for move in words.costs)]

    def is_cost(self, event: Event) -> bool:
        return event.kind in COSTS or (event.kind is TRACK and event.values[2] < event.values[1])

    def gives(self) -> list[str]:
        return ["discard", "trash", "lose", "retreat", "recall"]

    def turn_moves(self) -> list[str]:
        of_modules = (move for words in self.box.words for move in words.turn_moves)
        return ["agent", "reveal", "play", "end", "pass", *of_modules]

    def moments(self) -> dict[str, str]:
        return {phase: phase for phase in PHASES if phase not in ("turns", "endgame")}

    def meant(self, s: State, move: int) -> list[int]:
        """Returns the moves that a choice implies: paying its cost, its only track, trashing its card."""
        asked = s.top()
        part = self.chosen(asked, move)
        if PAY.has(move) and isinstance(asked, Arrow) and asked.cost is trash_this:
            return [int(TRASH.move(member_of(s.source), FROM_PLAY))]
        return [int(PAY.move())] if isinstance(part, Arrow) else only_track(part)

    def implied_moves(self, s: State, move: int) -> list[int]:
        """Returns implied moves: an agent card that trashes itself, a plot card for one track."""
        if AGENT.has(move):
            card = self.box.cards[AGENT.a(move)]
            leaves = card.agent is trash_this or trash_this in card.agent.parts_of()
            return [int(TRASH.move(card.id, FROM_PLAY))] if leaves and not isinstance(card.agent, Arrow) else []
        return only_track(self.box.intrigue[PLAY.a(move)].plot) if PLAY.has(move) else []

    def chosen(self, effect: Effect, move: int) -> Effect | None:
        """Returns the alternative that a move chooses, or None."""
        return effect.parts[CHOOSE.a(move) - 1] if isinstance(effect, Or) and CHOOSE.has(move) else None

    def is_past(self, s: State, seat: int, move: int) -> bool:
        """Whether a box is past: its agent turn is over or has resolved it, or a reveal turn has counted it."""
        if RESOLVE_CARD.has(move):
            return any(COUNTED.has(s.seats[seat], part) for part in self.box.cards[RESOLVE_CARD.a(move)].conditional)
        if not RESOLVE.has(move):
            return False
        for i in range(int(s.depth) - 1, -1, -1):
            effect, whose = EFFECTS.all[s.stack[i * FRAME]], s.stack[i * FRAME + 1]
            if whose == seat and (effect is ARRIVE or effect is STEPS[AGENT_ARRIVED]):
                return False
            if whose == seat and effect is AGENT_TURN:
                return RESOLVE.a(move) < EXTRA and not s.stack[i * FRAME + 3] & bit_of(RESOLVE.a(move))
        return True

    def is_automa_seat(self, s: State, seat: int) -> bool:
        return bool(s.seats[seat][ROLES] != PLAYER)

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        """Begins a position. If it names the turn, nobody has moved yet, not even a Rival that would begin."""
        s = self.begin(options, seed)
        moved_on = is_moved_on(given)
        if s.t[LEVEL] != NONE and (moved_on or self.waits(s, given)):
            first = s.t[FIRST]
            s = self.begin({**options, "first": self.plan.seats[options["seats"].index("player")]}, seed)
            s.t[FIRST] = first
        if moved_on:
            finish_setup(s)
        return s

    def waits(self, s: State, given: dict[str, Any]) -> bool:
        """Whether the position begins with the setup.

        Then its pieces are placed before a Rival takes the first turn (UPR-RIVAL-21), and questions of the setup come
        before both.
        """
        return not is_moved_on(given) and s.t[ROUND] == 1 and bool(s.seats[s.t[FIRST]][ROLES] == RIVAL)

    def set_derived(self, s: State, path: str, value: Any) -> bool:
        return any(takes_word(words, s, path) for words in [*self.box.words, *self.absent_words()]
                   ) or put_given_word(s, path)

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        settle_pieces(s, given)
        for words in self.box.words:
            words.settle(s, given)
        for words in self.absent_words():
            words.refuse_absent(s, given)
        s.settled()
        set_turn(s, given, self.waits(s, given))

    def check_position(self, s: State, given: dict[str, Any]) -> None:
        check_limits(s, given)
        for words in self.box.words:
            words.check(s, given)

    def absent_words(self) -> list[ScenarioWords]:
        return [words for module in self.box.absent() for words in module.words]

    def equivalent_moves(self, s: State, move: int) -> list[int]:
        return [twin for words in self.box.words for twin in words.twins(s, move)]

    def notes(self) -> dict[str, str]:
        """Returns the glossary of the base, and of the modules whose keys this table has."""
        told = dict(self.base_notes())
        for words in [*self.box.words, *self.absent_words()]:
            told |= {word: note for word, note in words.notes().items() if self.knows(word)}
        return told

    def base_notes(self) -> dict[str, str]:
        return NOTES

    def knows(self, word: str) -> bool:
        """Whether there is such a cell or move."""
        if word.startswith("move "):
            return any(f"move {family.name}" == word for family in self.plan.moves.families)
        section = self.plan.seat if word.startswith("A.") else self.plan.table
        return any(field.name == word.removeprefix("A.") and field.see != INTERNAL for field in section.fields)

    def refusal(self, s: State, move: int) -> Reason | None:
        return refusal_for(s, move)

    def condensed(self, reasons: list[Reason]) -> list[Reason]:
        return condensed(reasons)
