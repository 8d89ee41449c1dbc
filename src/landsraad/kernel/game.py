# cold
"""The interface of a game: options, set-up, result, and what scenarios and views need from it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from landsraad.kernel.cells import NONE, Domain
from landsraad.kernel.chance import Seed
from landsraad.kernel.engine import Plan, State
from landsraad.kernel.errors import BadInput, closest
from landsraad.kernel.events import Event
from landsraad.kernel.reasons import Reason

YES_OR_NO: Final = {"yes", "no"}
SHOWN: Final = 80  # characters of an invalid value in an error message


@final
class Option:
    """A choice made before the game. `choices` are the valid values, or the valid members of a list.

    The other fields are hints for forms and reject nothing. `of` is what the choices name. `fits` has the sensible
    choices for each number of players; where the option is meaningless, that number is missing. A `per_player` list has
    one place for each player. `most` is the length of a list. `needs` has the choices that require a value of another
    option. An option that is not `asked` follows from the others. `suggested` is what new tables for people have if
    nobody chooses; the default stays what records and scenarios mean that do not name the option.
    """

    def __init__(self, name: str, kind: str, default: object, choices: list[str] | None = None, low: int = 0,
                 high: int = 0, of: str = "", fits: dict[int, list[str]] | None = None, per_player: bool = False,
                 most: int = 0, asked: bool = True, needs: dict[str, tuple[str, str]] | None = None,
                 gaps: tuple[int, ...] = (), suggested: object = None) -> None:
        self.name = name
        self.kind = kind  # "number", "choice" or "list"
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high
        self.of = of
        self.gaps = gaps  # numbers between `low` and `high` that are not valid
        self.fits = fits
        self.per_player = per_player
        self.most = most
        self.asked = asked
        self.needs: dict[str, tuple[str, str]] = {} if needs is None else needs
        self.suggested = default if suggested is None else suggested
        self.aliases: dict[str, str] = {}  # aliases of choices

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default}
        if self.kind == "number":
            out.update(low=self.low, high=self.high)
            if self.gaps:
                out["gaps"] = list(self.gaps)
        else:
            out["choices"] = self.choices
        return out

    def check(self, value: object) -> object:
        """Returns the normalized value, or raises `BadInput`."""
        if self.kind == "number":
            number = _number(value)
            if number is None or not self.low <= number <= self.high:
                raise BadInput(Reason("option-number", option=self.name, value=shown(value), low=self.low,
                                      high=self.high))
            if number in self.gaps:
                right = [n for n in range(self.low, self.high + 1) if n not in self.gaps]
                raise BadInput(Reason("option-gap", option=self.name, value=number,
                                      known=", ".join(str(n) for n in right)))
            return number
        if self.kind == "list":
            if isinstance(value, str):
                value = [word.strip() for word in value.split(",")]
            if not isinstance(value, (list, tuple)):
                raise BadInput(Reason("option-list", option=self.name, value=shown(value)))
            return [self._word(word) for word in value]
        return self._word(value)

    def _word(self, value: object) -> object:
        if value is None and self.default is None:
            return None
        if isinstance(value, bool) and set(self.choices) >= YES_OR_NO:  # YAML and JSON read yes and no as booleans
            value = "yes" if value else "no"
        if isinstance(value, str):
            value = self.aliases.get(value, value)
        if not isinstance(value, str) or value not in self.choices:
            known, near = ", ".join(self.choices), closest(str(value), self.choices)
            raise BadInput(Reason("option-choice-near", option=self.name, value=shown(value), known=known, near=near)
                           if near else Reason("option-choice", option=self.name, value=shown(value), known=known))
        return value


def shown(value: object) -> str:
    """A value for an error message, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    digits = value.removeprefix("-") if isinstance(value, str) else ""
    return int(str(value)) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


@final
class DerivedField:
    """A field of scenarios and views that is computed, not a cell. `by` and `of` are as for a cell."""

    def __init__(self, name: str, of_seat: bool = False, by: Domain | None = None, of: Domain | None = None,
                 many: bool = False, nested: bool = False) -> None:
        self.many = many  # its value is a list
        self.nested = nested  # its value is nested: `Game.lookup` looks inside
        self.name = name
        self.of_seat = of_seat
        self.by = by
        self.of = of


@final
class FieldValue:
    """The value at a path inside a nested field.

    `names` maps accepted names to values, for the value itself or the members of its list; None means a number. `faces`
    is the same for the hidden sides of list members, if those may be given instead.
    """

    def __init__(self, value: Any, names: dict[str, str] | None = None, faces: dict[str, str] | None = None) -> None:
        self.value = value
        self.names = names
        self.faces = faces


@final
class Place:
    """A seat of a table that has not been created yet, as far as the rules determine it.

    `side` is its choice of the option `seats`; `leader` is the only leader allowed there; nobody sits at an automatic
    seat. An empty string means that the rules leave it open.
    """

    def __init__(self, side: str = "", team: str = "", leader: str = "", automatic: bool = False) -> None:
        self.side = side
        self.team = team
        self.leader = leader
        self.automatic = automatic


@final
class Seating:
    """Which places a table has if the options match `when`."""

    def __init__(self, when: dict[str, str | int], places: list[Place]) -> None:
        self.when = when
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The interface that every game implements, together with `State`."""

    def __init__(self, name: str, version: str, plan: Plan, options: list[Option]) -> None:
        self.name = name
        self.version = version  # of the rules; records of another version may not replay
        self.plan = plan
        self.options = options

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """Returns all options, with defaults, in the order of their declaration."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                near = closest(str(name), names)
                raise BadInput(Reason("no-option-near", game=self.name, value=shown(name), near=near) if near
                               else Reason("no-option", game=self.name, value=shown(name)))
        checked = {option.name: option.check(given[option.name]) if option.name in given else option.default
                   for option in self.options}
        return self.complete(checked)

    def variant(self, options: dict[str, Any]) -> Game:
        """Returns the game that is played with these options, which may be unchecked.

        Some numbers of players have a board and rules of their own.
        """
        return self

    def with_everything(self, players: int) -> Game:
        """Returns the game for that many players with every optional module."""
        return self.variant({"players": players, **{
            option.name: "yes" for option in self.options if set(option.choices) == YES_OR_NO}})

    def expansions(self) -> list[str]:
        """Returns the options with a yes that this game was made for; `variant` finds it with them."""
        return []

    def twist(self) -> str:
        """Returns the value of the option `twist` that this game was made for."""
        return "none"

    def without_expansions(self, players: int) -> Game:
        """Returns the game for that many players with what comes in its own box."""
        return self.variant({"players": players})

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sets options that follow from other options."""
        return options

    def seatings(self) -> list[Seating]:
        """For forms: who sits where, as far as the rules determine it.

        Options that no seating mentions do not matter for it.
        """
        return []

    def limits(self) -> dict[str, int]:
        """For screens: constants of the rules that are not cells, such as the last round."""
        return {}

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        """Returns a new state at its first decision. The options are already checked."""
        raise NotImplementedError

    def result(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def refusal(self, s: State, move: int) -> Reason | None:
        """Why a move is not legal; None if the only answer is to list the legal moves."""
        return None

    def condensed(self, reasons: list[Reason]) -> list[Reason]:
        """What different reasons for several moves come to, the most telling first."""
        return reasons

    def odds(self, s: State, viewer: int, move: int) -> dict[str, Any] | None:
        """Exact odds as far as that seat can know them, now (NONE) or after a legal move.

        None means that the game has no such odds.
        """
        return None

    # Scenarios: fields that are not cells, consequences of edits, and moves that a scenario may leave out.

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        """Returns the set-up on which the edits of `given` are made."""
        return self.begin(options, seed)

    def derived_fields(self) -> list[DerivedField]:
        """The fields of `derived_values_by_path`, which a scenario may expect."""
        return []

    def decline_moves(self) -> list[str]:
        """Moves that decline something. A scenario may write any of them as `skip`, `end` or `pass`."""
        return ["skip"]

    def orders(self) -> list[str]:
        """Families of moves that only choose an order. A scenario may leave them out."""
        return ["first"]

    def opening_moves(self) -> list[str]:
        """Families of moves that only open a further choice. A scenario may leave them out."""
        return ["choose", "pay"]

    def absent_rule(self, word: str) -> str:
        """The rule by which a member of other tables of this game is not in this one; empty for all other words."""
        return ""

    def rules_about(self, name: str) -> list[str]:
        """Rules that speak only of one component. A scenario may cite them for a refusal of a move with it."""
        return []

    def gains_to_take(self) -> list[str]:
        """Optional gains that ask nothing more. A scenario that goes on without a word about one takes it."""
        return []

    def anytime_moves(self, s: State) -> list[str]:
        """Families of optional moves that are legal in the middle of other decisions.

        A scenario that does not mention them is not incomplete.
        """
        return []

    def cleanup_moves(self) -> list[str]:
        """Families of moves that carry out a gain. A scenario may leave out those without a choice."""
        return []

    def synonyms(self) -> dict[str, str]:
        """Alternative names for fields of a seat or the table, as accepted in `given`. They may contain dots."""
        return {}

    def advance_moves(self) -> list[str]:
        """Opening and closing moves that may be played before an expectation is checked."""
        return []

    def lapse(self, s: State) -> int:
        """The move that answers a set-up question which a scenario may ignore.

        For example an offer that is declined, or a choice that does not matter. NONE if there is no such question.
        """
        return NONE

    def late_moves(self) -> list[str]:
        """Families of moves that are possible once the rest of an action is declined.

        A scenario may leave out the declining move.
        """
        return []

    def remote_opening_moves(self) -> list[str]:
        """Like `opening_moves`, but tried only if no other move leads to what is written."""
        return []

    def elliptic(self) -> list[str]:
        """Families of moves whose last word may be omitted if only one fits."""
        return []

    def turn_start_moves(self) -> list[str]:
        """Families of moves that start a turn. What is legal after one of them is legal in that turn."""
        return []

    def moves_ahead(self) -> list[tuple[str, str]]:
        """Pairs of families: the first is asked for before the second. A scenario may write it directly after."""
        return []

    def cost_moves(self) -> list[str]:
        """Families of moves that include paying a cost. A scenario may write the payment after them."""
        return ["choose"]

    def is_relay(self, s: State, move: int) -> bool:
        """Does this legal move only pass the question to another seat? A scenario may leave it out."""
        return False

    def equivalent_moves(self, s: State, move: int) -> list[int]:
        """Other moves that mean the same as this legal one. A scenario may write any or several of them."""
        return []

    def meant(self, s: State, move: int) -> list[int]:
        """Moves that this legal move carries out at once.

        A scenario may write one of them after the move, or instead of it if nothing else would do the same.
        """
        return []

    def implied_moves(self, s: State, move: int) -> list[int]:
        """Automatic consequences of this legal move that are moves elsewhere.

        A scenario may write them after the move.
        """
        return []

    def is_cost(self, event: Event) -> bool:
        """Is this event something that its seat gave up, possibly as a cost?"""
        return False

    def gives(self) -> list[str]:
        """Families of moves that choose what a seat pays. While they are asked for, it is paying."""
        return []

    def turn_moves(self) -> list[str]:
        """Families of moves that belong to a seat's own turn and do not answer a question.

        Another seat that tries one is refused because it is not its turn.
        """
        return []

    def moments(self) -> dict[str, str]:
        """Automatic steps besides automa turns, by all their scenario names.

        The values are names for `State.snapshot_before_automa`.
        """
        return {}

    def is_past(self, s: State, seat: int, move: int) -> bool:
        """Does the move order something that the seat already did this turn, automatically or without effect?"""
        return False

    def is_automa_seat(self, s: State, seat: int) -> bool:
        """Is this seat played by the rules, so that others decide only what the rules leave open?"""
        return self.plan.decider != NONE and s.seats[seat][self.plan.decider] != seat

    def private_talks(self, s: State) -> int:
        """How many private talks are allowed between those who play together."""
        return 0

    def observed(self) -> list[str]:
        """Internal cells of the table that a view shows in another form. Observations contain the cells."""
        return []

    def notes(self) -> dict[str, str]:
        """The meaning of each path (`round`, `A.coins`) and family of moves (`move buy`), for the docs."""
        return {}

    def turn_passing_move(self) -> str:
        """The family of moves by which seats that share a turn pass it on; empty if there is none.

        A scenario leaves them out and names the seat that continues.
        """
        return ""

    def derived_values_by_path(self, s: State) -> dict[str, Any]:
        """Computed fields for scenarios and views, by path."""
        of_table, of_seats = self.derived_values(s)
        for seat, words in enumerate(of_seats):
            of_table.update({f"{self.plan.seats[seat]}.{name}": value for name, value in words.items()})
        return of_table

    def derived_values(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Computed fields of the table and of each seat, by name."""
        return {}, [{} for _ in range(s.players)]

    def lookup(self, s: State, path: list[str]) -> FieldValue:
        """Looks up a path inside a nested field; raises `BadInput` if it is unknown."""
        raise NotImplementedError

    def set_derived(self, s: State, path: str, value: Any) -> bool:
        """Sets a field that is not a cell of that name. Returns False if the path is unknown."""
        return False

    def check_position(self, s: State, given: dict[str, Any]) -> None:
        """Rejects positions that no game can reach, such as too many pieces.

        Called for scenarios, with the position as it was when `State.settled` was called.
        """

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        """Completes a position after all edits: derived cells, totals, and the frame of the given phase."""
