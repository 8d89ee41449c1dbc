"""Effects and conditions that only one or two leaders of Uprising use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.bases.uprising.cells import HELD_BACK, MEMORIES, REPEATED, REVEREND, TRAIN, TRAINED, TRAINING
from landsraad.games.dune.bases.uprising.events import FLIPPED, REMEMBERED, TRAINED_TO
from landsraad.games.dune.bases.uprising.rules.spies import PlaceSpy, icon_of, put_spy, spy
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.space import bits
from landsraad.games.dune.rules.cards.drawing import draw
from landsraad.games.dune.rules.cards.market import TO_HAND, AcquireUpTo
from landsraad.games.dune.rules.cards.pile_choices import offer_each
from landsraad.games.dune.rules.cards.trashing import remove_card, trash, trash_cost
from landsraad.games.dune.rules.seats.resources import AtLeast, GainResource, pay, solari, spice
from landsraad.games.dune.rules.troops.recruiting import pull_back, troops
from landsraad.games.dune.state.cells import (
    DEPLOYED,
    FACTION,
    HAND,
    LANDSRAAD,
    SPACE,
    SUPPLY,
    TRASH,
    VISITED,
)
from landsraad.kernel.algebra import CHOOSE, NOTHING, SKIP, Bargain, Condition, Or
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import ASKS, DRAWS, Effect, State
from landsraad.kernel.messages import Message

# ------------------------------------------------------------------ Feyd-Rautha's training track


@dataclass(eq=False)
class Lesson:
    """A space of the training track: its reward, and the spaces connected to it."""

    name: str
    reward: Effect
    onward: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.id: i64 = TRAINING.names.index(self.name)


class Train(Effect):
    """Moves the token along a connection and gives the reward of the new space; on the last space it stays."""

    asks = True
    decision = "place"

    def __init__(self, track: list[Lesson]) -> None:
        super().__init__()
        self.track = sorted(track, key=lambda lesson: int(lesson.id))
        self.onward: list[list[i64]] = [[TRAINING.names.index(name) for name in lesson.onward]
                                        for lesson in self.track]

    def possible(self, s: State) -> bool:
        return len(self.onward[s.me[TRAINED]]) > 0

    def options(self, s: State) -> None:
        for where in self.onward[s.me[TRAINED]]:
            s.offer(TRAIN.move(where))

    def play(self, s: State, move: i64) -> None:
        where = TRAIN.a(move)
        s.me[TRAINED] = where
        if s.has_listeners:
            s.emit(TRAINED_TO, s.seat, where)
        s.then(self.track[where].reward)

    def message(self) -> Message:
        return Message("train")

    def parts_of(self) -> list[Effect]:
        return [lesson.reward for lesson in self.track if lesson.reward is not NOTHING]


# ------------------------------------------------------------------ Lady Jessica's memories


class StoreMemory(Effect):
    """Turns a troop of the supply into a memory, if there is one."""

    def run(self, s: State) -> None:
        if s.me[SUPPLY] > 0:
            s.me[SUPPLY] -= 1
            s.me[MEMORIES] += 1
            if s.has_listeners:
                s.emit(REMEMBERED, s.seat, s.me[MEMORIES])

    def message(self) -> Message:
        return Message("store-memory")


class Awaken(Effect):
    """Returns all memories to the supply, draws a card for each, and turns the leader to the other side."""

    ordering = ASKS | DRAWS
    optional = True

    def run(self, s: State) -> None:
        n = s.me[MEMORIES]
        s.me[MEMORIES] = 0
        s.me[SUPPLY] += n
        s.me[REVEREND] = 1
        if s.has_listeners:
            s.emit(FLIPPED, s.seat, n)
        draw(s, s.seat, n)

    def message(self) -> Message:
        return Message("awaken")


class RepeatSpace(Effect):
    """Repeats the effects of this turn's space, without its cost, influence and combat icon."""

    ordering = ASKS

    def run(self, s: State) -> None:
        place = box_of(s).spaces[s.me[VISITED]]
        s.push(place.effect, s.seat, SPACE.source(place.id))

    def message(self) -> Message:
        return Message("repeat-space")


class OnceATurn(Bargain):
    """A cost with a gain, once per turn."""

    def possible(self, s: State) -> bool:
        return s.me[REPEATED] == 0 and self.cost.possible(s)

    def run(self, s: State) -> None:
        s.me[REPEATED] = 1
        s.then(self.gain)
        s.then(self.cost)

    def message(self) -> Message:
        return Message("once-a-turn",
                       {"effect": Message("arrow", {"cost": self.cost.message(), "gain": self.gain.message()})})


class SentTo(Condition):
    """Whether this turn's agent went to a space of one of those factions."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions

    def holds(self, s: State) -> bool:
        where = s.me[VISITED]
        if where == NONE:
            return False
        faction = box_of(s).spaces[where].faction
        return faction != NONE and self.factions >> faction & 1 == 1

    def message(self) -> Message:
        return Message("if-sent-to", {"factions": [FACTION.names[f] for f in range(4) if self.factions >> f & 1]})


# ------------------------------------------------------------------ choices and cards


class MayChoose(Or):
    """Lets the seat choose one of the possible effects, or none."""

    optional = True

    def options(self, s: State) -> None:
        super().options(s)
        if s.count > 0:
            s.offer(SKIP.move())

    def play(self, s: State, move: i64) -> None:
        if CHOOSE.has(move):
            super().play(s, move)

    def message(self) -> Message:
        return Message("may-choose", {"parts": [p.message() for p in self.parts]})


class AcquireExactly(AcquireUpTo):
    """Acquires a card with exactly that printed cost to the hand, without paying persuasion."""

    def __init__(self, cost: i64) -> None:
        super().__init__(cost, TO_HAND, cost)

    def message(self) -> Message:
        return Message("acquire-exactly-to-hand", {"n": self.limit})


class TrashFromHand(Effect):
    """Trashes a card from the hand; gives a bonus if the card has a cost, which starting cards do not."""

    asks = True
    decision = "card"

    def __init__(self, gain: GainResource) -> None:
        super().__init__()
        self.gain = gain

    def possible(self, s: State) -> bool:
        return HAND.size(s.me) > 0

    def options(self, s: State) -> None:
        offer_each(s, s.me, HAND, TRASH)

    def discreet(self, s: State) -> bool:
        return HAND.size(s.me) > 1  # asks even if all cards are equal: that is secret

    def play(self, s: State, move: i64) -> None:
        card = TRASH.a(move)
        if box_of(s).cards[card].cost > 0:
            s.then(self.gain)
        HAND.take(s.me, card)
        remove_card(s, card, 0)

    def message(self) -> Message:
        return Message("trash-for-gain", {"gain": self.gain.message()})

    def parts_of(self) -> list[Effect]:
        return [self.gain]


# ------------------------------------------------------------------ units


class Withdraw(Effect):
    """Retreats one troop from the Conflict to the garrison; choosing it means doing it."""

    ordering = ASKS
    optional = True

    def possible(self, s: State) -> bool:
        return s.me[DEPLOYED] > 0

    def run(self, s: State) -> None:
        if s.me[DEPLOYED] > 0:
            pull_back(s, 1)

    def message(self) -> Message:
        return Message("retreat", {"n": 1})


class HoldBack(Effect):
    """Bans deploying units this turn. On a Signet Ring it applies once the card is played; see `turns`."""

    def run(self, s: State) -> None:
        s.me[HELD_BACK] = 1

    def message(self) -> Message:
        return Message("hold-back")


# ------------------------------------------------------------------ spies


class PlaceSpyFor(PlaceSpy):
    """Places a spy, then offers a trade that depends on its post: connected to the Landsraad or to a faction."""

    def __init__(self, landsraad: Effect, faction: Effect) -> None:
        self.landsraad = landsraad
        self.faction = faction
        super().__init__()

    def placed(self, s: State, post: i64) -> None:
        put_spy(s, s.seat, post)
        icon = icon_of(s, post)
        if icon == LANDSRAAD:
            s.then(self.landsraad)
        elif icon < LANDSRAAD:
            s.then(self.faction)

    def message(self) -> Message:
        return Message("sequence", {"parts": [
            Message("place-spy"),
            Message("when", {"condition": Message("if-post-landsraad"), "effect": self.landsraad.message()}),
            Message("when", {"condition": Message("if-post-faction"), "effect": self.faction.message()})]})

    def parts_of(self) -> list[Effect]:
        return [self.landsraad, self.faction]


def sent_to(*factions: int) -> Condition:
    return SentTo(bits(factions))


def may_choose(*parts: Effect) -> Effect:
    return MayChoose(list(parts))


store_memory = StoreMemory
awaken = Awaken
repeat_space = RepeatSpace
once_a_turn = OnceATurn
acquire_exactly = AcquireExactly
trash_from_hand = TrashFromHand
withdraw = Withdraw
hold_back = HoldBack
place_spy_for = PlaceSpyFor
ON_THE_OTHER_SIDE: Final = AtLeast(REVEREND, 1, "if-other-side")
TRACK: Final = [
    Lesson("start", NOTHING, ("upper_1", "lower_1")),
    Lesson("upper_1", pay(solari(1)) >> trash_cost, ("middle",)),
    Lesson("lower_1", spy(), ("middle",)),
    Lesson("middle", trash, ("upper_2", "lower_2a")),
    Lesson("upper_2", trash, ("final",)),
    Lesson("lower_2a", spy(), ("lower_2b",)),
    Lesson("lower_2b", spice(2), ("final",)),
    Lesson("final", troops(1) + spy()),
]
