"""Leader drafts as tournaments play them, before the game is made.

* hidden: some leaders are put aside by chance. The last seat picks one of the others in secret, then the seat before
  it, and so on; all picks are revealed together.
* voteoff: everybody votes one leader off, all at once and in secret. Then seats pick openly, the last one first.
* three: each seat is dealt three leaders of its own and picks one in secret.

Nobody is favoured, the server included. It draws a secret and shows its SHA-256 before anybody is ready; the browser of
each person then adds a salt. Seats, leaders put aside, leaders dealt and picks of bots follow from the secret and all
salts together (`chance_of`). The secret is shown with the picks, so that everybody can compute it again.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import asdict, dataclass, field
from typing import Final

from landsraad.kernel.chance import CASTING, Draws
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.reasons import Reason
from landsraad.server.tables.refusals import NotYours, Refused

HIDDEN: Final = "hidden"
VOTE_OFF: Final = "voteoff"
THREE: Final = "three"
MODES: Final = (HIDDEN, VOTE_OFF, THREE)
VETO: Final = "veto"
PICK: Final = "pick"
DONE: Final = "done"
HAND: Final = 3
PUT_ASIDE: Final = {"imperium": 6, "uprising": 3}  # as tournaments have it
SPARE: Final = 2  # leaders more than seats that always stay in the draft
SECRET_BYTES: Final = 16


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def chance_of(secret: str, salts: list[str]) -> Draws:
    return Draws(" ".join(["draft", secret, *salts]), CASTING)


def shuffled(draws: Draws, words: list[str]) -> list[str]:
    left = list(words)
    return [left.pop(draws.below(len(left))) for _ in words]


@dataclass(slots=True)
class Draft:
    """A draft under way. Seats are letters in turn order; `people` has the number of the person at each, -1: a bot."""

    mode: str
    secret: str
    salts: list[str]
    people: dict[str, int]
    fixed: dict[str, str] = field(default_factory=dict)  # leaders that the rules put at a seat
    pool: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    vetoes: dict[str, str] = field(default_factory=dict)
    picks: dict[str, str] = field(default_factory=dict)
    step: str = PICK

    @property
    def choosing(self) -> list[str]:
        """The seats that choose a leader, in turn order."""
        return [seat for seat in self.people if seat not in self.fixed]

    def waiting(self) -> list[str]:
        """The seats whose choice is awaited now."""
        if self.step == VETO:
            return [seat for seat in self.choosing if seat not in self.vetoes]
        left = [seat for seat in self.choosing if seat not in self.picks]
        if self.step == DONE or not left:
            return []
        return left if self.mode == THREE else left[-1:]

    def choices(self, seat: str) -> list[str]:
        """What the seat may choose now."""
        if seat not in self.waiting():
            return []
        if self.step == VETO:
            return list(self.pool)
        if self.mode == THREE:
            return list(self.hands[seat])
        taken = set(self.picks.values())
        return [leader for leader in self.pool if leader not in self.removed and leader not in taken]

    def is_open(self, seat: str, viewer: str) -> bool:
        """Whether the viewer may know what the seat has picked."""
        return self.step == DONE or self.mode == VOTE_OFF or seat == viewer

    def choose(self, seat: str, leader: str) -> None:
        if seat not in self.waiting():
            raise NotYours(Reason("draft-not-your-turn"))
        choices = self.choices(seat)
        if leader not in choices:
            if leader in self.pool:
                raise Refused(Reason("draft-leader-gone"))
            raise BadInput(f"leader: {leader[:40]!r} is not a leader of this draft{nearest(leader[:40], choices)}")
        (self.vetoes if self.step == VETO else self.picks)[seat] = leader
        self._go_on()

    def choose_for(self, seats: list[str]) -> None:
        """Chooses by chance for these seats, where it is their turn."""
        while (due := [seat for seat in self.waiting() if seat in seats]) and self.step != DONE:
            seat = due[0]
            choices = self.choices(seat)
            draws = chance_of(self.secret, [*self.salts, self.step, seat])
            self.choose(seat, choices[draws.below(len(choices))])

    def bots(self) -> list[str]:
        return [seat for seat, n in self.people.items() if n < 0]

    def _go_on(self) -> None:
        if self.step == VETO and not self.waiting():
            self.removed = sorted(set(self.vetoes.values()), key=self.pool.index)
            self.step = PICK
        if self.step == PICK and not self.waiting():
            self.step = DONE

    def leaders(self, nothing: str) -> list[str]:
        """The leaders in the order of the seats."""
        return [self.fixed.get(seat) or self.picks.get(seat, nothing) for seat in sorted(self.people)]

    def text(self) -> str:
        return json.dumps(asdict(self))


def read_draft(text: str) -> Draft | None:
    return Draft(**json.loads(text)) if text else None


def seat_people(secret: str, salts: list[str], people: list[int], seats: list[str]) -> dict[str, int]:
    """Who sits where, by chance. Bots have the seats that are left."""
    draws = chance_of(secret, [*salts, "seats"])
    numbers = [*people, *[-1] * (len(seats) - len(people))]
    left = list(numbers)
    return {seat: left.pop(draws.below(len(left))) for seat in seats}


def begin(mode: str, game: str, secret: str, salts: list[str], people: dict[str, int], pool: list[str],
          fixed: dict[str, str]) -> Draft:
    """Opens a draft. Bots choose as soon as it is their turn."""
    draft = Draft(mode, secret, salts, people, fixed, pool)
    seats, draws = draft.choosing, chance_of(secret, [*salts, "leaders"])
    if not pool or not mode:
        draft.step = DONE
        return draft
    if mode == HIDDEN:
        aside = min(PUT_ASIDE.get(game, 0), max(0, len(pool) - len(seats) - SPARE))
        draft.removed = shuffled(draws, pool)[:aside]
    elif mode == THREE:
        order, each = shuffled(draws, pool), min(HAND, len(pool) // max(1, len(seats)))
        draft.hands = {seat: order[n * each:(n + 1) * each] for n, seat in enumerate(seats)}
    elif len(pool) >= 2 * len(seats):  # otherwise too few could be left when every vote is different
        draft.step = VETO
    draft.choose_for(draft.bots())
    return draft
