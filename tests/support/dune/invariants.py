"""Invariants of every position of the Imperium family.

The cheap checks of `check_position` run after each move of each random game. `Points` follows the events and computes
each seat's points. `OWN` has checks for a single game: see `uprising_invariants`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from landsraad.games.dune.components.box import Box, box_of
from landsraad.games.dune.state import cells as c
from landsraad.kernel.cells import NONE, PILE, Pile, card_at
from landsraad.kernel.engine import ANY_MOVE, EFFECTS, FRAME, Plan, State, is_private
from landsraad.kernel.events import Event
from landsraad.kernel.messages import Message

TROOPS = 12
SEAT_CARDS = (c.DECK, c.HAND, c.DISCARD, c.IN_PLAY)
FLOATING = EFFECTS.by_label["Destination"]  # an acquired card in transit: it is the cause of this frame
ON_THE_WAY = EFFECTS.by_label["Whence"]  # an agent on its space that has not left its old one yet
TO_HAND_OVER = EFFECTS.by_label["HandOver"]  # an alliance that must go to another seat
PARSED: set[tuple[str, int]] = set()  # moves whose text was parsed back, which depends on nothing else
OWN: dict[str, Callable[[State], None]] = {}  # additional checks, by game
ASIDE: dict[str, tuple[int, ...]] = {}  # cells with troops of a seat outside the common places
PAIRED: dict[str, str] = {}  # events that are worth a point


def frames(s: State, effect: int) -> list[tuple[int, int, int]]:
    """Returns seat, cause and step of each pending frame of an effect."""
    return [(int(s.stack[i + 1]), int(s.stack[i + 2]) % 256, int(s.stack[i + 3]))
            for i in range(0, s.depth * FRAME, FRAME) if s.stack[i] == effect]


def gather(v: object, piles: tuple[Pile, ...], into: list[int]) -> None:
    for pile in piles:
        into.extend(pile.cards(v))


def intrigue_piles(s: State) -> tuple[Pile, ...]:
    """Returns the intrigue piles of the table, including trashed cards in games that trash them."""
    box = box_of(s)
    gone = () if s.plan.table.field("trashed_intrigue") is None else (box.trashed_intrigue,)
    return (box.intrigue_deck, box.intrigue_discard, *gone)


# ------------------------------------------------------------------ conservation


class Inventory:
    """What the setup of a game must contain, from its components alone."""

    def __init__(self, s: State, modules: tuple[str, ...] = ()) -> None:
        box = self.box = box_of(s)
        players = [seat for seat in range(s.players) if s.seats[seat][c.ROLES] == c.PLAYER]
        solo, hagal = s.t[c.LEVEL] != NONE, len(players) < s.players
        self.cards: list[int] = []
        self.reserve = {int(card): int(box.cards[card].copies) for card in box.reserve_cards}
        for card in box.cards:
            if card.reserve == NONE and (not card.module or card.module in modules):
                self.cards += [int(card.id)] * int(card.copies) * (len(players) if card.kind == "starter" else 1)
        for seat in players:
            for name in box.leaders[s.seats[seat][c.LEADS]].without:
                self.cards.remove(box.card_ids.find(name))
        self.intrigue = sorted(int(card.id) for card in box.intrigue for _ in range(card.copies)
                               if not card.module or card.module in modules)
        used = [card for card in box.hagal if hagal and (card.solo if solo else card.two_players)]
        self.hagal = sorted(int(card.id) for card in used for _ in range(card.copies))
        for card, copies in self.reserve.items():
            self.cards += [card] * copies
        self.cards.sort()

    def check(self, s: State) -> None:
        cards: list[int] = []
        plots: list[int] = []
        gather(s.t, (self.box.imperium_deck, c.ROW, self.box.trashed), cards)
        gather(s.t, intrigue_piles(s), plots)
        for seat in range(s.players):
            me = s.seats[seat]
            gather(me, SEAT_CARDS, cards)
            gather(me, (c.INTRIGUES, c.PLOTS), plots)
            if me[c.RESERVED] != NONE:
                cards.append(int(me[c.RESERVED]))
        for i, card in enumerate(self.box.reserve_cards):
            cards += [int(card)] * int(s.t[c.RESERVE_LEFT + i])
        cards += [card for _, card, _ in frames(s, FLOATING)]
        assert sorted(cards) == self.cards, difference(cards, self.cards, self.box.card_ids.names)
        assert sorted(plots) == self.intrigue, difference(plots, self.intrigue, self.box.intrigue_ids.names)
        hagal: list[int] = []
        gather(s.t, (self.box.hagal_deck, self.box.hagal_discard), hagal)
        assert sorted(hagal) == self.hagal, difference(hagal, self.hagal, self.box.hagal_ids.names)

    def check_conflicts(self, s: State, resolved: list[int]) -> None:
        """Checks the conflict cards. `resolved` are the conflicts of the rounds so far, including the current one."""
        conflicts = list(resolved)
        gather(s.t, (c.CONFLICT_DECK, c.CONFLICT_BOX), conflicts)
        everything = list(range(len(self.box.conflicts)))
        assert sorted(conflicts) == everything, difference(conflicts, everything, self.box.conflict_ids.names)
        assert c.CONFLICT_DECK.size(s.t) + s.t[c.ROUND] == 10
        assert len(resolved) == s.t[c.ROUND]
        levels = [self.box.conflicts[c.CONFLICT_DECK.card(s.t, i)].level for i in range(c.CONFLICT_DECK.size(s.t))]
        assert levels == sorted(levels, reverse=True)


def difference(found: list[int], right: list[int], names: list[str]) -> str:
    have, want = Counter(found), Counter(right)
    return (f"too many: {sorted(names[i] for i in (have - want).elements())}, "
            f"missing: {sorted(names[i] for i in (want - have).elements())}")


# ------------------------------------------------------------------ one position


def check_position(s: State, inventory: Inventory) -> None:
    inventory.check(s)
    check_seats(s)
    check_board(s)
    check_alliances(s)
    if s.plan.name in OWN:
        OWN[s.plan.name](s)
    check_legal(s)


def check_seats(s: State) -> None:
    box = box_of(s)
    moving = [seat for seat, _, _ in frames(s, ON_THE_WAY)]
    revealing = 0
    for seat in range(s.players):
        me = s.seats[seat]
        assert me[c.SUPPLY] >= 0 and me[c.GARRISON] >= 0 and me[c.DEPLOYED] >= 0
        aside = sum(me[cell] for cell in (*ASIDE.get(s.plan.name, ()), *box.troop_cells))
        assert me[c.SUPPLY] + me[c.GARRISON] + me[c.DEPLOYED] + aside == TROOPS
        here = c.POSTED.counts(me, c.SPACE.capacity)
        posted = sum(here)
        agents = 3 if me[c.ROLES] == c.HOUSE_HAGAL else 2 + me[c.SWORDMASTER] + (s.t[c.MENTAT] == seat)
        assert me[c.AGENTS] + posted == agents + moving.count(seat), (seat, me[c.AGENTS], posted, agents)
        assert me[c.AGENTS] >= 0 and max(here) <= 3
        assert me[c.SOLARI] >= 0 and me[c.SPICE] >= 0 and me[c.WATER] >= 0 and me[c.VP] >= 0 and me[c.SWORDS] >= 0
        steps = me[c.INFLUENCE:c.INFLUENCE + 4]
        assert min(steps) >= 0 and max(steps) <= 6
        assert me[c.SWORDMASTER] in (0, 1) and me[c.COUNCIL] in (0, 1)
        assert me[c.PERSUASION] >= 0
        if me[c.REVEALING]:
            revealing += 1
            assert me[c.REVEALED] == 1 and c.HAND.size(me) == 0
        else:
            assert me[c.PERSUASION] == 0  # IMP-BUY-07
            assert c.PENDING.size(me) == 0 and c.LATER.size(me) == 0
        if me[c.ROLES] != c.PLAYER:
            assert c.HAND.size(me) + c.DECK.size(me) + c.DISCARD.size(me) + c.IN_PLAY.size(me) == 0
        assert 0 <= me[c.KNOWN] <= c.DECK.size(me)
        assert sum(me[c.TOKENS:c.TOKENS + 4]) <= (2 if box.leaders[me[c.LEADS]].strikes else 0)
    assert revealing <= 1


def check_board(s: State) -> None:
    box = box_of(s)
    n = len(box.spaces)
    posted = [c.POSTED.counts(s.seats[seat], n) for seat in range(s.players)]
    here = [sum(agents) for agents in zip(*posted, strict=True)]
    assert c.OCCUPIED.counts(s.t, n) == here and sum(c.OCCUPIED.counts(s.t, c.SPACE.capacity)) == sum(here)
    assert s.t[c.TAKEN] == sum(1 << i for i, agents in enumerate(here) if agents)
    assert max(c.BONUS_SPICE.counts(s.t, c.SPACE.capacity)) <= 30  # an underflow would be a large number
    assert c.ROW.size(s.t) == min(5, c.ROW.size(s.t) + box.imperium_deck.size(s.t))  # refilled while cards last
    assert all(0 <= s.t[c.RESERVE_LEFT + i] <= box.cards[card].copies for i, card in enumerate(box.reserve_cards))
    assert 0 <= s.t[c.FIRST] < s.players and s.seats[s.t[c.FIRST]][c.ROLES] != c.HOUSE_HAGAL


def check_alliances(s: State) -> None:
    """The holder has at least four and nobody has more, except while it is being handed over (IMP-INFL-07 to 15)."""
    leaving = [step for _, _, step in frames(s, TO_HAND_OVER)]
    for faction in range(4):
        best = max(s.seats[seat][c.INFLUENCE + faction] for seat in range(s.players))
        holder = s.t[c.ALLIANCE + faction]
        if faction in leaving:
            continue
        if holder == NONE:
            assert best < 4
        else:
            assert s.seats[holder][c.INFLUENCE + faction] == best >= 4


SAID = (c.REVEAL.move(), c.END.move(), c.PASS.move())  # asked for even if they are the only move


def check_legal(s: State) -> None:
    legal = s.legal()
    assert (len(legal) == 0) == s.over
    assert len(set(legal)) == len(legal)
    assert s.over or len(legal) > 1 or legal[0] in SAID or s.top().always_ask == ANY_MOVE or is_private(s)
    assert s.over or s.seats[s.actor][c.ROLES] == c.PLAYER
    for move in legal:
        if (s.plan.name, move) not in PARSED:
            assert s.plan.moves.parse(s.plan.moves.text(move)) == move
            PARSED.add((s.plan.name, move))


def check_piles(s: State) -> None:
    """Checks that no pile overflows and that the cells after its last card are blank. Slow, so for samples."""
    for v, section in [(s.t, s.plan.table), *((s.seats[seat], s.plan.seat) for seat in range(s.players))]:
        for field in section.fields:
            if field.kind == PILE:
                n = v[field.at]
                assert 0 <= n <= field.capacity
                assert not any(card_at(v, field.at, i) for i in range(n, (field.size - 1) * 8))
                cards = [card_at(v, field.at, i) for i in range(n)]
                assert not field.sort or cards == sorted(cards), field.name


# ------------------------------------------------------------------ points


def mentions_points(words: object) -> bool:
    if isinstance(words, Message):
        return "vp" in words.key or any(mentions_points(value) for value in words.args.values())
    return isinstance(words, list) and any(mentions_points(value) for value in words)


def scoring(whole_box: Box) -> set[tuple[str, str]]:
    """Returns the causes whose own text gives points."""
    out = set()
    for card in whole_box.cards:
        boxes = (card.agent, card.reveal, card.acquire, card.trashed)
        if any(mentions_points(box.message()) for box in boxes):
            out.add(("card", card.name))
    for plot in whole_box.intrigue:
        boxes = tuple(box for box in (plot.effect_at(when) for when in range(5)) if box is not None)
        if any(mentions_points(box.message()) for box in boxes):
            out.add(("intrigue card", plot.name))
    for conflict in whole_box.conflicts:
        if any(mentions_points(conflict.reward(place).message()) for place in (1, 2, 3)):
            out.add(("conflict", conflict.name))
    return out


SCORING: dict[str, set[tuple[str, str]]] = {}


class Points:
    """Every point has a reason: influence, an alliance, a printed point, a pair, or a Rival's resources."""

    def __init__(self, s: State) -> None:
        """With the log of its start, because a Rival may have scored before the first decision."""
        self.plan: Plan = s.plan
        if s.plan.name not in SCORING:
            SCORING[s.plan.name] = scoring(box_of(s))
        self.vp = [int(s.seats[seat][c.VP]) for seat in range(s.players)]
        for event in s.log or []:
            if event.kind.name == "scored":
                self.vp[event.seat] -= event.values[0]
        self.automa = [s.seats[seat][c.ROLES] == c.HOUSE_HAGAL for seat in range(s.players)]
        self.due: list[tuple[int, int]] = []  # changes required by earlier events: seat, points
        self.heard = 0

    def hear(self, log: list[Event]) -> None:
        for event in log[self.heard:]:
            self.one(event)
        self.heard = len(log)
        assert not self.due, self.due

    def one(self, event: Event) -> None:
        kind, seat = event.kind.name, event.seat
        a, b, n = event.values
        if kind == "influence":
            self.owe(seat, (b < 2 <= n) - (n < 2 <= b))
        elif kind == "alliance_taken":
            self.owe(b, -1 if b != NONE else 0)
            self.owe(seat, 1)
        elif kind == "alliance_lost":
            self.owe(seat, -1)
        elif kind in ("hagal_spent", PAIRED.get(self.plan.name)):
            self.owe(seat, 1)
        elif kind == "scored":
            if (seat, a) in self.due:
                self.due.remove((seat, a))
            else:
                cause = self.plan.cause(event.source)
                assert cause in SCORING[self.plan.name], (cause, a)
            self.vp[seat] += a
            assert b == self.vp[seat]

    def owe(self, seat: int, n: int) -> None:
        if n and not self.automa[seat]:
            self.due.append((seat, n))

    def check(self, s: State) -> None:
        assert [s.seats[seat][c.VP] for seat in range(s.players)] == self.vp
