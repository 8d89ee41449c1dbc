# cold
"""What a game is to everybody outside it: its name, its options, how to begin, and how it ended."""

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
SHOWN: Final = 80  # letters of a wrong word


@final
class Option:
    """One thing to choose before the game. `choices` are the words it may be, or the members of a list of them.

    The rest is for forms, and refuses nothing: `of` is what the choices name; `fits` has the choices that make sense
    with a number of players, and where the option means nothing that number is missing; `per_player` is a list with
    one place for each player; `most` is the length of a list; `needs` has the choices that another option must allow,
    with its name and what it must be; what is not `asked` follows from the other options.
    """

    def __init__(self, name: str, kind: str, default: object, choices: list[str] | None = None, low: int = 0,
                 high: int = 0, of: str = "", fits: dict[int, list[str]] | None = None, per_player: bool = False,
                 most: int = 0, asked: bool = True, needs: dict[str, tuple[str, str]] | None = None,
                 gaps: tuple[int, ...] = ()) -> None:
        self.name = name
        self.kind = kind  # "number", "choice", "list"
        self.default = default
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high
        self.of = of
        self.gaps = gaps  # numbers between `low` and `high` that it cannot be
        self.fits = fits
        self.per_player = per_player
        self.most = most
        self.asked = asked
        self.needs: dict[str, tuple[str, str]] = {} if needs is None else needs
        self.also: dict[str, str] = {}  # other words for some choices

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
        """The value as it will be used, or a clear error."""
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
        if isinstance(value, bool) and set(self.choices) >= YES_OR_NO:  # how YAML and JSON say it
            value = "yes" if value else "no"
        if isinstance(value, str):
            value = self.also.get(value, value)
        if not isinstance(value, str) or value not in self.choices:
            known, near = ", ".join(self.choices), closest(str(value), self.choices)
            raise BadInput(Reason("option-choice-near", option=self.name, value=shown(value), known=known, near=near)
                           if near else Reason("option-choice", option=self.name, value=shown(value), known=known))
        return value


def shown(value: object) -> str:
    """What somebody gave, as far as a line has room for it."""
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
class Word:
    """A word of scenarios and views that is not a cell: read from `words_of`. `by` and `of` as for a cell."""

    def __init__(self, name: str, of_seat: bool = False, by: Domain | None = None, of: Domain | None = None,
                 many: bool = False, nested: bool = False) -> None:
        self.many = many  # a list of them
        self.nested = nested  # it has parts within parts: `Game.part_of` finds them
        self.name = name
        self.of_seat = of_seat
        self.by = by
        self.of = of


@final
class Part:
    """What is at a place inside a nested word. `names` are the words that may be said for its value, or for the members
    of its list, each with the one that it means; None: the value is a number. `faces`: what is on the hidden sides of
    the members of a list, if they may be said instead."""

    def __init__(self, value: Any, names: dict[str, str] | None = None, faces: dict[str, str] | None = None) -> None:
        self.value = value
        self.names = names
        self.faces = faces


@final
class Place:
    """A seat of a table that has not been made yet: what the rules decide about it.

    `side` is the choice of the option `seats`, `leader` the only one that may sit there; at an automatic seat nobody
    does. An empty word means that the rules leave it open."""

    def __init__(self, side: str = "", team: str = "", leader: str = "", automatic: bool = False) -> None:
        self.side = side
        self.team = team
        self.leader = leader
        self.automatic = automatic


@final
class Seating:
    """Who sits where if the options are as in `when`."""

    def __init__(self, when: dict[str, str | int], places: list[Place]) -> None:
        self.when = when
        self.places = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The contract every game keeps; `State` has the rest of it."""

    def __init__(self, name: str, version: str, plan: Plan, options: list[Option]) -> None:
        self.name = name
        self.version = version  # of the rules: a record of another version may not replay
        self.plan = plan
        self.options = options

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options, with defaults, in the order of their declaration."""
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
        """The game that is played with these options, which need not have been checked: some number of players may have
        a board and rules of its own."""
        return self

    def with_everything(self, players: int) -> Game:
        """The game of that many players with every module that a table may have or not have."""
        return self.variant({"players": players, **{
            option.name: "yes" for option in self.options if set(option.choices) == YES_OR_NO}})

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """What one option says about another."""
        return options

    def seatings(self) -> list[Seating]:
        """For forms: who sits where, as far as the rules decide it. Options that are not among them leave it open."""
        return []

    def limits(self) -> dict[str, int]:
        """For screens: numbers of the rules that no cell has, such as the last round."""
        return {}

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        """A new state at its first decision; the options are checked ones."""
        raise NotImplementedError

    def result(self, s: State) -> dict[str, Any]:
        raise NotImplementedError

    def refusal(self, s: State, move: int) -> Reason | None:
        """Why a move is not legal; None when all there is to say is what can be done instead."""
        return None

    def odds(self, s: State, viewer: int, move: int) -> dict[str, Any] | None:
        """Chances that the game can work out exactly, as far as that seat can know: how things stand (NONE), or what a
        legal move would make of it. None: there is nothing of that kind."""
        return None

    # Scenarios: words that are not cells, and what an edit brings with it.

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        """The set-up that the edits of `given` are made on."""
        return self.begin(options, seed)

    def words(self) -> list[Word]:
        """The words of `words_of`, which may be expected."""
        return []

    def declines(self) -> list[str]:
        """The moves that leave something undone: a scenario may write any of them as `skip`, `end` or `pass`."""
        return ["skip"]

    def orders(self) -> list[str]:
        """The families of moves that only say what comes first: a scenario that does not care may leave them out."""
        return ["first"]

    def openers(self) -> list[str]:
        """The families of moves that only open a further choice: a scenario may go straight to that."""
        return ["choose", "pay"]

    def asides(self, s: State) -> list[str]:
        """The families of moves that a seat may make in the middle of other things and never has to: a scenario that
        does not name them has not forgotten them."""
        return []

    def chores(self) -> list[str]:
        """The families of moves that carry out what has been gained: a scenario may take as done what asks nothing."""
        return []

    def synonyms(self) -> dict[str, str]:
        """Other names for what a seat or the table has, as `given` knows them; a dot may be in them."""
        return {}

    def onward(self) -> list[str]:
        """Those of the openers, and of what closes a choice, that an expectation may take as done."""
        return []

    def lapse(self, s: State) -> int:
        """If the set-up asks something that a scenario may pass over, the move with which it goes on: an offer that is
        declined, a choice that does not matter. NONE: nothing of the kind is asked."""
        return NONE

    def overdue(self) -> list[str]:
        """The families of moves that come once the rest of an action is declined: a scenario may leave that out."""
        return []

    def remote_openers(self) -> list[str]:
        """The same, where nothing nearer leads to what is written."""
        return []

    def elliptic(self) -> list[str]:
        """The families of moves whose last word may be left out, where there is only one that fits."""
        return []

    def preludes(self) -> list[str]:
        """The families of moves with which a turn begins before anything else: what is legal after any of them is legal
        in that turn."""
        return []

    def payers(self) -> list[str]:
        """The families of moves that pay a cost by themselves: a scenario may say so after them."""
        return ["choose"]

    def is_relay(self, s: State, move: int) -> bool:
        """Does this legal move only leave the question to another seat? A scenario may go straight to its answer."""
        return False

    def twins(self, s: State, move: int) -> list[int]:
        """Other moves that would say the same as this legal one: a scenario may write any of them, or several."""
        return []

    def meant(self, s: State, move: int) -> list[int]:
        """What this legal move does at once: a scenario may write that, if there is no such move and nothing else that
        does it, or after the move."""
        return []

    def brings(self, s: State, move: int) -> list[int]:
        """What follows from this legal move and is no choice, though elsewhere it is a move: a scenario may write it
        after the move."""
        return []

    def is_cost(self, event: Event) -> bool:
        """Has the seat of this event given something, as one does to pay for something else?"""
        return False

    def gives(self) -> list[str]:
        """The families of moves that say what a seat gives for something else: while they are asked, it is paying."""
        return []

    def openings(self) -> list[str]:
        """The families of moves that belong to one's own turn and answer nothing else: whoever else tries one is told
        whose turn it is."""
        return []

    def moments(self) -> dict[str, str]:
        """The steps that the rules take by themselves, besides the turns of automas, by all the words that a scenario
        has for them: what `State.mark` calls them."""
        return {}

    def is_behind(self, s: State, seat: int, move: int) -> bool:
        """Does it order what the seat has behind it in this turn, because it came by itself or had nothing to give?"""
        return False

    def is_run(self, s: State, seat: int) -> bool:
        """Do the rules run this seat, so that nobody makes moves for it but where they leave something open?"""
        return self.plan.voice != NONE and s.seats[seat][self.plan.voice] != seat

    def cones(self, s: State) -> int:
        """How often those who play together may talk in private."""
        return 0

    def observed(self) -> list[str]:
        """Inner cells of the table that a view shows in other words: an observation in numbers has them as they are."""
        return []

    def notes(self) -> dict[str, str]:
        """What each path (`round`, `A.coins`) and each family of moves (`move buy`) means, for the documentation."""
        return {}

    def hands_over(self) -> str:
        """The family of moves by which seats that share a turn say whose it is: a scenario need not, it names the seat
        that goes on."""
        return ""

    def words_of(self, s: State) -> dict[str, Any]:
        """Derived values a scenario may expect and a view shows, by path: those of `words_apart`."""
        of_table, of_seats = self.words_apart(s)
        for seat, words in enumerate(of_seats):
            of_table.update({f"{self.plan.seats[seat]}.{name}": value for name, value in words.items()})
        return of_table

    def words_apart(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The derived values of the table, and of each seat, by name."""
        return {}, [{} for _ in range(s.players)]

    def part_of(self, s: State, path: list[str]) -> Part:
        """What a path into a nested word names; BadInput: nothing is called so."""
        raise NotImplementedError

    def put_word(self, s: State, path: str, value: Any) -> bool:
        """Set what is not a cell of that name; False if the path is none of this game's words."""
        return False

    def check_position(self, s: State, given: dict[str, Any]) -> None:
        """Refuse what no game can lead to: more pieces than there are, a token without what it takes to hold it. For
        scenarios, with the position as it was when `State.settled` was said."""

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        """After all edits: derived cells, conservation, and the frame of the phase that was asked for."""
