"""Dune: Imperium - Uprising as the outside sees it: its options, its beginning, its result."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from landsraad.games.imperium.cells import SEATS
from landsraad.games.imperium.family import RANDOM, FamilyGame
from landsraad.games.uprising.cells import LATEST, LEADER, ROLE
from landsraad.games.uprising.edition import UPRISING
from landsraad.games.uprising.given import last_reveal, put_own_word, settle_own_pieces
from landsraad.games.uprising.notes import NOTES
from landsraad.games.uprising.setup import PLAN, deal
from landsraad.kernel.cells import M32, NONE, below
from landsraad.kernel.engine import State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Option, Word

LEADER_NAMES: Final = [leader.name for leader in UPRISING.leaders if not leader.automa]
YES: Final = "yes"


class Uprising(FamilyGame):
    def __init__(self) -> None:
        super().__init__("uprising", "1.0", PLAN, [
            Option("players", "number", 4, low=3, high=4),
            Option("leaders", "list", [], [*LEADER_NAMES, RANDOM]),
            Option("choam", "choice", "no", ["no", YES]),
            Option("first", "choice", RANDOM, [*SEATS.names, RANDOM]),
            Option("seats", "list", [], list(ROLE.names)),
        ], UPRISING)

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        roles = options["seats"] or ["player"] * players
        leaders = list(options["leaders"])
        if len(leaders) > players:
            raise BadInput(f"option leaders: {len(leaders)} are named, but there are {players} to name")
        for word in leaders:
            if word != RANDOM and leaders.count(word) > 1:
                raise BadInput(f"option leaders: {word} can lead only one House")
            if word != RANDOM and UPRISING.leaders[LEADER.find(word)].module == "choam" and options["choam"] != YES:
                raise BadInput(f"option leaders: {word} plays only with the CHOAM module (choam: yes)")
        return {**options, "seats": roles, "leaders": leaders}

    def begin(self, options: dict[str, Any], seed: int, listening: bool = False) -> State:
        roles = [ROLE.find(word) for word in options["seats"]]
        first = NONE if options["first"] == RANDOM else SEATS.find(options["first"])
        s = deal(roles, self.cast(options, seed), first, NONE, options["choam"] == YES, seed)
        if listening:
            s.listen()
        advance(s)
        return s

    def cast(self, options: dict[str, Any], seed: int) -> list[int]:
        """A leader for each player: the named ones in seat order, the others drawn from those left."""
        rng = vec[i64]([(seed * 2654435761 + 97) & M32])
        queue = list(options["leaders"])
        taken = set(queue)
        out: list[int] = []
        for _ in options["seats"]:
            word = queue.pop(0) if queue else RANDOM
            if word == RANDOM:
                pool = [leader.name for leader in UPRISING.leaders if not leader.automa and leader.name not in taken
                        and (not leader.module or options["choam"] == YES)]
                word = pool[below(rng, 0, len(pool))]
                taken.add(word)
            out.append(LEADER.find(word))
        return out

    def break_tie(self, s: State, best: list[int], decided: str) -> tuple[list[int], str]:
        """At last, whoever took a reveal turn most recently (UPM-ENDGAME-02)."""
        if len(best) < 2:
            return best, decided
        latest = max(best, key=lambda seat: int(s.seats[seat][LATEST]))
        return [latest], "reveal"

    # ------------------------------------------------------------------ scenarios

    def words(self) -> list[Word]:
        return [*super().words(), Word("last_reveal", of=SEATS)]

    def words_of(self, s: State) -> dict[str, Any]:
        return {**super().words_of(s), "last_reveal": last_reveal(s)}

    def put_word(self, s: State, path: str, value: Any) -> bool:
        return put_own_word(s, path) or super().put_word(s, path, value)

    def settle_own(self, s: State, given: dict[str, Any]) -> None:
        settle_own_pieces(s, given)

    def notes(self) -> dict[str, str]:
        return NOTES


GAME: Final = Uprising()
