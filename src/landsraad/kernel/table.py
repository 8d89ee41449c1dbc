"""A table: one game in progress, as used by everything outside the engine.

Arguments come from outside and are typed `object` until they are checked. Wrong types are refused in one line, compiled
or not. A table stores its moves, so it can always be written as a record. Events are produced by replaying the moves
with a listener, and only on demand, so that playouts do not pay for them.
"""

from __future__ import annotations

from typing import Any, Final, final

from landsraad.kernel.cells import M32
from landsraad.kernel.chance import OLD, Seed, commitment_of, old_number, read_seed
from landsraad.kernel.codec import decode_state, encode_state, stable_hash
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import DECISIONS, State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED, Event
from landsraad.kernel.game import Game
from landsraad.kernel.reasons import Choices, Named, Reason, about, plain
from landsraad.kernel.views import SPECTATOR, get_path, show

FORMAT: Final = "landsraad table 1"
SHOWN: Final = 12  # most moves listed in a refusal without a specific reason


@final
class Table:
    def __init__(self, game: Game, options: dict[str, Any], seed: Seed, start: State, state: State,
                 moves: list[int]) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.start = start  # the position before the first of `moves`: the set-up, or an edited or saved position
        self.state = state
        self.moves = moves
        self.edited = False  # `start` is not the set-up of the seed
        self.earlier = 0  # number of moves before `start`, which are not stored
        # A copy with a listener, which is behind by the moves whose events nobody has asked for.
        self.shadow: State | None = None
        self.heard = 0
        # Number of `moves` that were played before `start`, possibly under other rules; they are not replayed.
        self.prior = 0
        self.told: list[Event] = []  # the known events of those moves
        self.opening: list[Event] = []  # of an edited position: events on the way to its first decision
        self.automa_snapshots: list[tuple[str, State]] = []  # of an edited position: positions before automatic steps
        self.draws: list[tuple[str, bool]] = []  # of an edited position: random picks

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def actor(self) -> str | None:
        """The name of the seat that must decide; None when the game is over."""
        seat = self.state.actor
        return None if seat < 0 else self.game.plan.seats[seat]

    @property
    def seats(self) -> list[str]:
        return self.game.plan.seats[:self.state.players]

    @property
    def made(self) -> int:
        """How many moves led to this position, including those that are not stored."""
        return self.earlier + len(self.moves)

    def legal(self) -> list[int]:
        return self.state.legal()

    def play(self, move: object) -> None:
        """Plays a move, given as a number or text. An illegal move raises `BadInput` and changes nothing."""
        number = move if isinstance(move, int) else self.number_of(move)
        if not 0 <= number <= M32 or not self.state.is_legal(number):
            raise BadInput(self.refused(number))
        if self.state is self.start:  # they may be the same object before the first move
            self.state = self.start.clone()
        self.moves.append(number)
        apply(self.state, number)

    def attempt(self, number: int) -> State:
        """Returns the position after a legal move, with its events. The table itself does not change.

        Errors in the rules are raised here.
        """
        after = self.state.clone()
        after.listen()
        apply(after, number)
        return after

    def accept(self, number: int, after: State) -> None:
        """Continues with the result of `attempt`. From then on the table records events as it plays."""
        log = self.happened()
        if after.log is not None:
            log.extend(after.log)
        after.log = log
        self.state = self.shadow = after
        self.moves.append(number)
        self.heard = len(self.moves)

    def number_of(self, move: object) -> int:
        """Converts a move given as text, or as an integer of another type such as numpy's."""
        if not isinstance(move, str) and hasattr(move, "__index__"):
            return int(move)
        return self.parse(move)

    def notation(self, move: object) -> str:
        if not isinstance(move, int) or not 0 <= move <= M32:
            raise BadInput(f"no move has the number {move!r}")
        return self.game.plan.moves.text(move)

    def parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise BadInput(f"not a move: {text!r} is neither a number nor a text")
        return self.game.plan.moves.parse(text)

    def refusal(self, move: int) -> Reason:
        """Why a move is not possible now."""
        if self.state.over:
            return Reason("over")
        reason = self.game.refusal(self.state.clone(), move)
        if reason is not None:
            return reason
        offered = [self.notation(m) for m in self.legal()]
        return Reason("not-now", seat=Named("seat", str(self.actor)), moves=Choices(offered, SHOWN))

    def refused(self, move: int) -> Reason:
        """The refusal with the move in front of it."""
        text = self.notation(move)
        return about(Named("move", text), self.refusal(move))

    def why_not(self, move: int) -> str:
        """One line with the move, the reason and the rule id."""
        return plain(self.refused(move))

    # ------------------------------------------------------------------ looking

    def view(self, seat: object = None) -> dict[str, Any]:
        """Everything a seat may know; None is a spectator."""
        viewer = self._viewer(seat)
        out: dict[str, Any] = {"game": self.game.name, "you": None if viewer < 0 else self.game.plan.seats[viewer]}
        out.update(show(self.state, viewer))
        for path, value in self.game.derived_values_by_path(self.state).items():
            owner, _, name = path.partition(".")
            if name:
                out[owner][name] = value
            else:
                out[owner] = value
        out["actor"] = self.actor
        out["seats"] = self.seats
        if not self.over:
            out["decision"] = self.decision()
        if viewer == self.state.actor and not self.over:
            out["legal"] = [self.notation(move) for move in self.legal()]
        out["moves"] = self.made
        return out

    def decision(self) -> dict[str, Any]:
        """The kind of the pending decision, the seat and the cause."""
        effect = self.state.clone().top()
        cause = self.state.plan.cause(self.state.source)
        assert effect.decision in DECISIONS
        return {"kind": effect.decision, "effect": self.state.plan.label_of(effect),
                "seat": self.game.plan.seats[self.state.seat],
                "cause": None if cause is None else {"kind": cause[0], "id": cause[1]}}

    def get(self, path: object) -> Any:
        """A value by its path, as in scenarios: `A.vp`, `row`."""
        if not isinstance(path, str):
            raise BadInput(f"{path!r} is not a path")
        words = self.game.derived_values_by_path(self.state)
        return words[path] if path in words else get_path(self.state, path)

    def events(self, since: object = 0, seat: object = None) -> list[dict[str, Any]]:
        """The events from number `since` on, as that seat (None: a spectator) may know them."""
        viewer = self._viewer(seat)
        if not isinstance(since, int) or since < 0:
            raise BadInput(f"since: {since!r} is not the number of an event")
        return [self._told(event, since + i, viewer) for i, event in enumerate(self.happened()[since:])]

    def event(self, number: int, seat: object = None) -> dict[str, Any]:
        """One of `events`, by its number."""
        return self._told(self.happened()[number], number, self._viewer(seat))

    def _told(self, event: Event, number: int, viewer: int) -> dict[str, Any]:
        told = event.to_json(self.game.plan, None if viewer == SPECTATOR else viewer, number)
        if event.kind is MOVED and viewer != event.seat and self.game.plan.moves.family_of(told["move"]).secret:
            del told["move"]
        return told

    def happened(self) -> list[Event]:
        """All events so far. Moves without events yet are replayed."""
        if self.shadow is None:
            if self.edited:
                self.shadow = self.start.clone()
                self.shadow.listen()
                self.shadow.log = self.told[:]
            else:
                self.shadow = self.game.begin(self.options, self.seed, listening=True)
            self.heard = self.prior
        if self.shadow is self.state:
            self.heard = len(self.moves)
        while self.heard < len(self.moves):
            move = self.moves[self.heard]
            if not self.shadow.is_legal(move):  # only in a saved table that somebody changed
                raise BadInput(f"the moves of this table break off: move {self.heard + 1}, {self.notation(move)!r}, "
                               "is not possible there")
            apply(self.shadow, move)
            self.heard += 1
        return self.shadow.log if self.shadow.log is not None else []

    def result(self) -> dict[str, Any]:
        return self.game.result(self.state)

    # ------------------------------------------------------------------ copies

    def clone(self) -> Table:
        twin = Table(self.game, self.options, self.seed, self.start, self.state.clone(), self.moves[:])
        twin.edited = self.edited
        twin.earlier, twin.prior, twin.told = self.earlier, self.prior, self.told
        return twin

    @property
    def commitment(self) -> str:
        """A hash of the random key, which may be published from the start.

        The seed, published at the end, proves that the cards were dealt before the first move. Empty for edited
        positions and for tables from before there were keys.
        """
        return "" if self.edited else commitment_of(self.start.key)

    def determinize(self, seat: object, seed: object) -> Table:
        """Returns a table that agrees with what the seat knows, with the rest randomized.

        Its earlier moves are counted but not stored.
        """
        if not isinstance(seed, int):
            raise BadInput(f"seed: {seed!r} is not a number")
        state = determinize(self.state, self._viewer(seat), seed)
        twin = Table(self.game, self.options, self.seed, state.clone(), state, [])
        twin.edited = True
        twin.earlier = self.made
        return twin

    def fingerprint(self) -> str:
        """A hash of the position that stays the same in all later versions."""
        return stable_hash(self.state)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"format": FORMAT, "game": self.game.name, "rules": self.game.version,
                               "options": self.options, "seed": self.seed,
                               "moves": [self.notation(move) for move in self.moves],
                               "state": encode_state(self.state), "fingerprint": self.fingerprint()}
        if self.edited:
            out["start"] = encode_state(self.start)
        if self.earlier:
            out["earlier"] = self.earlier
        return out

    def _viewer(self, seat: object) -> int:
        if seat is None:
            return SPECTATOR
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.state.players:
            return seat
        if isinstance(seat, str) and seat in self.seats:
            return self.seats.index(seat)
        raise BadInput(f"unknown seat {seat!r}; the seats are {', '.join(self.seats)}")


def open_table(game: Game, options: dict[str, Any], seed: Seed) -> Table:
    game = game.variant(options)
    checked = game.check_options(options)
    seed = read_seed(seed)
    state = game.begin(checked, seed)
    return Table(game, checked, seed, state.clone(), state, [])


def edited_table(game: Game, options: dict[str, Any], seed: Seed, state: State) -> Table:
    """Creates a table that begins at an edited position."""
    table = Table(game, options, seed, state.clone(), state, [])
    table.edited = True
    return table


def read_table(game: Game, data: dict[str, Any]) -> Table:
    """Reads the result of `to_json`. Earlier moves are kept for events and records."""
    game = game.variant(_part(data, "options", dict))
    options = game.check_options(_part(data, "options", dict))
    seed = _seed_of(data)
    state = decode_state(game.plan, data.get("state"), _part(data, "fingerprint", str))
    edited = "start" in data
    start = decode_state(game.plan, data["start"]) if edited else game.begin(options, seed)
    if start.players != state.players:
        raise BadInput(f"the saved table is damaged: its options deal {start.players} seats, "
                       f"its state has {state.players}")
    moves = [_read_move(game, text, n + 1) for n, text in enumerate(_part(data, "moves", list))]
    table = Table(game, options, seed, start, state, moves)
    table.edited = edited
    table.earlier = _part(data, "earlier", int) if edited and "earlier" in data else 0
    if table.earlier < 0:
        raise BadInput(f"not a saved table: 'earlier' is {table.earlier}; it must be a number of moves")
    return table


def _seed_of(data: dict[str, Any]) -> Seed:
    seed = read_seed(_part(data, "seed", (int, str)))
    state = data.get("state")
    if isinstance(state, dict) and "key" not in state and old_number(seed) is None:
        return f"{OLD}{seed}"  # saved before there were keys
    return seed


def _read_move(game: Game, text: object, n: int) -> int:
    if not isinstance(text, str):
        raise BadInput(f"move {n} of the saved table is not a text: {text!r}")
    try:
        return game.plan.moves.parse(text)
    except BadInput as error:
        raise BadInput(f"move {n} of the saved table: {error}") from None


def _part(data: dict[str, Any], name: str, kind: type | tuple[type, ...]) -> Any:
    if not isinstance(data.get(name), kind) or isinstance(data[name], bool):
        raise BadInput(f"not a saved table: {name!r} is missing or of the wrong kind")
    return data[name]
