"""Dune: Imperium as the outside sees it: its options, its beginning, its result."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.imperium.catalogue import LEADERS
from landsraad.games.imperium.cells import (
    DIFFICULTY,
    FACTION,
    FIRST,
    GARRISON,
    HOUSE_HAGAL,
    LEADER,
    LEVEL,
    ROLE,
    ROLES,
    SEATS,
    SOLARI,
    SPACE,
    SPICE,
    VP,
    WATER,
)
from landsraad.games.imperium.given import finish_setup, is_moved_on, put_given_word, settle_given
from landsraad.games.imperium.leaders import NOBODY
from landsraad.games.imperium.notes import NOTES
from landsraad.games.imperium.refusals import why_not
from landsraad.games.imperium.rounds import GOAL
from landsraad.games.imperium.setup import PLAN, deal
from landsraad.games.imperium.shown import words_of_seats, words_of_table
from landsraad.kernel.cells import M32, NONE, below
from landsraad.kernel.engine import State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game, Option, Word
from landsraad.kernel.reasons import Named, Reason

RANDOM: Final = "random"
LEADER_NAMES: Final = [leader.name for leader in LEADERS if leader is not NOBODY]
RIVAL_NAMES: Final = [leader.name for leader in LEADERS if leader.rival]
TIEBREAKS: Final = (("vp", VP), ("spice", SPICE), ("solari", SOLARI), ("water", WATER), ("garrison", GARRISON))


class Imperium(Game):
    def __init__(self) -> None:
        super().__init__("imperium", "1.0", PLAN, [
            Option("players", "number", 4, low=1, high=4),
            Option("leaders", "list", [], [*LEADER_NAMES, RANDOM], of="leader", per_player=True),
            Option("rivals", "list", [], [*RIVAL_NAMES, RANDOM], of="leader", most=2,
                   fits={1: [*RIVAL_NAMES, RANDOM]}),
            Option("difficulty", "choice", "mercenary", list(DIFFICULTY.names), of="difficulty",
                   fits={1: list(DIFFICULTY.names)}),
            Option("first", "choice", RANDOM, [*SEATS.names, RANDOM], of="seat",
                   fits={n: [*SEATS.names[:3 if n == 1 else n], RANDOM] for n in range(1, 5)}),
            Option("seats", "list", [], list(ROLE.names), of="role", asked=False),
        ])

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        automas = ["rival", "rival"] if players == 1 else ["hagal"] if players == 2 else []
        roles = options["seats"] or ["player"] * players + automas
        if sorted(roles) != sorted(["player"] * players + automas):
            raise BadInput(f"option seats: a game of {players} has {', '.join(['player'] * players + automas)}, in any "
                           f"order, not {', '.join(roles)}")
        leaders, rivals = list(options["leaders"]), list(options["rivals"])
        if players == 1 and len(leaders) == 3 and not rivals:  # the Rivals' leaders may be named with one's own
            leaders, rivals = leaders[:1], leaders[1:]
            self.options[2].check(rivals)
        for name, chosen, n in (("leaders", leaders, players), ("rivals", rivals, automas.count("rival"))):
            if len(chosen) > n:
                raise BadInput(Reason("too-many-named", option=Named("option", name), given=len(chosen), n=n))
        named = [word for word in [*leaders, *rivals] if word != RANDOM]
        for word in named:
            if named.count(word) > 1:
                raise BadInput(Reason("leader-named-twice", leader=Named("leader", word)))
        first = options["first"]
        if first != RANDOM and (SEATS.find(first) >= len(roles) or roles[SEATS.find(first)] == "hagal"):
            raise BadInput(Reason("first-not-seated", seat=Named("seat", first), n=players))
        return {**options, "seats": roles, "leaders": leaders, "rivals": rivals}

    def begin(self, options: dict[str, Any], seed: int, listening: bool = False) -> State:
        roles = [ROLE.find(word) for word in options["seats"]]
        level = DIFFICULTY.find(options["difficulty"]) if options["players"] == 1 else NONE
        first = NONE if options["first"] == RANDOM else SEATS.find(options["first"])
        s = deal(roles, self.cast(options, seed), first, level, seed)
        if listening:
            s.listen()
        advance(s)
        return s

    def cast(self, options: dict[str, Any], seed: int) -> list[int]:
        """A leader for each seat: the named ones in seat order, the others drawn from those left."""
        rng = vec[i64]([(seed * 2654435761 + 97) & M32])
        queues = {"player": list(options["leaders"]), "rival": list(options["rivals"])}
        taken = {word for queue in queues.values() for word in queue}
        out: list[int] = []
        for role in options["seats"]:
            if role == "hagal":
                out.append(int(NOBODY.id))
                continue
            word = queues[role].pop(0) if queues[role] else RANDOM
            if word == RANDOM:
                pool = [name for name in (RIVAL_NAMES if role == "rival" else LEADER_NAMES) if name not in taken]
                word = pool[below(rng, 0, len(pool))]
                taken.add(word)
            out.append(LEADER.find(word))
        return out

    # ------------------------------------------------------------------ the end

    def result(self, s: State) -> dict[str, Any]:
        """Most points, then spice, solari, water, garrison; still tied: shared (IMP-END-03, IMP-TIEBREAK-01 to 04)."""
        seats = [seat for seat in range(s.players) if s.seats[seat][ROLES] != HOUSE_HAGAL]
        best, decided = list(seats), "vp"
        for name, cell in TIEBREAKS:
            top = max(int(s.seats[seat][cell]) for seat in best)
            left = [seat for seat in best if s.seats[seat][cell] == top]
            if len(left) < len(best):
                best, decided = left, name
            if len(best) == 1:
                break
        ended = "points" if any(s.seats[seat][VP] >= GOAL for seat in seats) else "conflicts"
        return {"scores": {PLAN.seats[seat]: int(s.seats[seat][VP]) for seat in seats},
                "winners": [PLAN.seats[seat] for seat in best] if s.over else [],
                "reason": "" if not s.over else decided if len(best) == 1 else "shared",
                "ended": ended if s.over else ""}

    # ------------------------------------------------------------------ words and reasons

    def words_apart(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        return words_of_table(s), words_of_seats(s)

    def words(self) -> list[Word]:
        return [Word("agents", by=SPACE, of=SEATS), Word("phase"), Word("over"), Word("strength", of_seat=True),
                Word("alliances", of_seat=True, of=FACTION, many=True),
                Word("controls", of_seat=True, of=SPACE, many=True)]

    def declines(self) -> list[str]:
        return ["skip", "end", "pass", "deploy 0", "retreat 0"]

    def orders(self) -> list[str]:
        return ["first", "resolve"]

    def openers(self) -> list[str]:
        return ["choose", "pay", "use"]

    def notes(self) -> dict[str, str]:
        return NOTES

    def begin_position(self, options: dict[str, Any], seed: int, given: dict[str, Any]) -> State:
        """If the position says whose turn it is, nobody has moved yet, not even a Rival that would begin."""
        s = self.begin(options, seed)
        if is_moved_on(given):
            if s.t[LEVEL] != NONE:
                first = s.t[FIRST]
                s = self.begin({**options, "first": PLAN.seats[options["seats"].index("player")]}, seed)
                s.t[FIRST] = first
            finish_setup(s)
        return s

    def put_word(self, s: State, path: str, value: Any) -> bool:
        return put_given_word(s, path)

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        settle_given(s, given)

    def refusal(self, s: State, move: int) -> Reason | None:
        return why_not(s, move)


GAME: Final = Imperium()
