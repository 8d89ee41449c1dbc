"""Combinators of effects: who is asked, in which order, and what is skipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from landsraad.kernel.algebra import (
    NOTHING,
    All,
    AnyOrder,
    Condition,
    Or,
    bargain,
    choose_some,
    each_opponent,
    sequence,
    when,
)
from landsraad.kernel.engine import (
    ASKS,
    DRAWS,
    EFFECTS,
    FILLS_DISCARD,
    NO_EFFECT_ON_OTHERS,
    Effect,
    State,
    advance,
    apply,
    member_of,
    order_matters,
    playout,
)
from support.miniature_game import COINS, GOOD, HARBOUR, MOVES, PLAN, Buy, Coins


class Say(Effect):
    """Records who ran it, and the cause."""

    def __init__(self, word: str, ordering: int = NO_EFFECT_ON_OTHERS, possible: bool = True) -> None:
        self.ordering = ordering
        super().__init__()
        self.word = word
        self.can = possible

    def possible(self, s: State) -> bool:
        return self.can

    def run(self, s: State) -> None:
        TRACE.append((self.word, PLAN.seats[s.seat], int(s.source)))


class Ask(Say):
    asks = True

    def options(self, s: State) -> None:
        s.offer(MOVES.parse("roll"))
        s.offer(MOVES.parse("skip"))

    def play(self, s: State, move: i64) -> None:
        self.run(s)


class Holds(Condition):
    def __init__(self, answer: bool) -> None:
        self.answer = answer

    def holds(self, s: State) -> bool:
        return self.answer


TRACE: list[tuple[str, str, int]] = []
SILK = int(GOOD.source(0))


@pytest.fixture(autouse=True)
def fresh_trace() -> None:
    TRACE.clear()


def resolve(effect: Effect, *moves: str, players: int = 2, seat: int = 0,
            prepare: Callable[[State], None] | None = None) -> State:
    """Runs the effect alone on the stack of a seat, with silk as the cause, then plays these moves."""
    s = State(PLAN, players)
    if prepare is not None:
        prepare(s)
    s.push(effect, seat, SILK)
    advance(s)
    for text in moves:
        move = MOVES.parse(text)
        assert s.is_legal(move), (text, [MOVES.text(m) for m in s.legal()])
        apply(s, move)
    return s


def words() -> list[str]:
    return [word for word, _, _ in TRACE]


def legal(s: State) -> list[str]:
    return [MOVES.text(move) for move in s.legal()]


# ------------------------------------------------------------------ and


@pytest.mark.parametrize(("a", "b", "expected"), [
    (NO_EFFECT_ON_OTHERS, NO_EFFECT_ON_OTHERS, False), (NO_EFFECT_ON_OTHERS, ASKS, False), (ASKS, ASKS, True),
    (ASKS, DRAWS, True), (FILLS_DISCARD, ASKS, True),
    (DRAWS, DRAWS, False), (FILLS_DISCARD, FILLS_DISCARD, False), (DRAWS, FILLS_DISCARD, True),
    (NO_EFFECT_ON_OTHERS, DRAWS | FILLS_DISCARD, False),
])
def test_clash(a: int, b: int, expected: bool) -> None:
    assert order_matters(a, b) is expected
    assert order_matters(b, a) is expected


def test_quiet_parts_are_resolved_first_and_nobody_is_asked() -> None:
    s = resolve(Say("draw", DRAWS) + Say("a") + Say("b"))
    assert s.over
    assert words() == ["a", "b", "draw"]
    assert {(seat, source) for _, seat, source in TRACE} == {("A", SILK)}


def test_parts_that_do_not_mind_each_other_keep_the_printed_order() -> None:
    assert resolve(Say("one", DRAWS) + Say("two", DRAWS)).over
    assert words() == ["one", "two"]


def test_where_the_order_matters_the_seat_says_it() -> None:
    effect = Say("draw", DRAWS) + Say("gain") + Say("fill", FILLS_DISCARD)
    s = resolve(effect)
    assert words() == ["gain"]
    assert legal(s) == ["first 1", "first 2"]
    apply(s, MOVES.parse("first 2"))
    assert s.over and words() == ["gain", "fill", "draw"]


def test_the_last_of_several_parts_needs_no_answer() -> None:
    parts = All([Say("a", DRAWS), Say("b", FILLS_DISCARD), Say("c", DRAWS)])
    s = resolve(parts, "first 3")
    assert legal(s) == ["first 1", "first 2"]
    apply(s, MOVES.parse("first 1"))
    assert s.over and words() == ["c", "a", "b"]


def test_sums_are_flat() -> None:
    total = Say("a") + (Say("b") + Say("c")) + Say("d")
    assert isinstance(total, All) and len(total.parts) == 4
    choice = Say("a") | (Say("b") | Say("c"))
    assert isinstance(choice, Or) and len(choice.parts) == 3


def test_noise_and_optionality_of_a_sum() -> None:
    assert (Say("a", DRAWS) + Say("b", FILLS_DISCARD)).ordering == DRAWS | FILLS_DISCARD
    arrow = Coins(-1) >> Say("x")
    assert arrow.optional and not (arrow + Say("y")).optional and (arrow + (Coins(-1) >> Say("z"))).optional
    assert (arrow + Say("y")).ordering & ASKS


def test_a_sum_is_possible_as_a_cost_only_if_all_of_it_is() -> None:
    s = State(PLAN, 2)
    assert (Coins(-1) + Say("a")).possible(s)
    assert not (Coins(-2) + Say("a")).possible(s)
    assert (when(Holds(False), Say("a")) + Say("b")).possible(s)
    assert not (when(Holds(False), Say("a")) + when(Holds(False), Say("b"))).possible(s)


# ------------------------------------------------------------------ or, some, sequence


def test_or_offers_what_is_possible() -> None:
    s = resolve(Say("a") | Say("b", possible=False) | Say("c"))
    assert legal(s) == ["choose 1", "choose 3"]
    apply(s, MOVES.parse("choose 3"))
    assert s.over and words() == ["c"]


def test_one_possible_part_is_taken_and_none_is_skipped() -> None:
    assert resolve(Say("a", possible=False) | Say("b")).over
    assert words() == ["b"]
    nothing = Say("a", possible=False) | Say("b", possible=False)
    assert resolve(nothing).over and words() == ["b"]
    assert not nothing.possible(State(PLAN, 2))


def test_some_of_the_parts() -> None:
    effect = choose_some(2, [Say("a"), Say("b"), Say("c")])
    s = resolve(effect, "choose 2")
    assert words() == ["b"] and legal(s) == ["choose 1", "choose 3"]
    apply(s, MOVES.parse("choose 1"))
    assert s.over and words() == ["b", "a"]


def test_sequence_in_the_printed_order() -> None:
    s = resolve(sequence([Say("fill", FILLS_DISCARD), Ask("ask"), Say("draw", DRAWS)]))
    assert words() == ["fill"] and legal(s) == ["roll", "skip"]
    apply(s, MOVES.parse("roll"))
    assert words() == ["fill", "ask", "draw"]


# ------------------------------------------------------------------ the arrow


def test_an_arrow_is_paid_once_or_left() -> None:
    effect = Coins(-1) >> Say("gain")
    s = resolve(effect)
    assert legal(s) == ["pay", "skip"]
    apply(s, MOVES.parse("pay"))
    assert s.over and words() == ["gain"] and s.seats[0][COINS] == 0
    s = resolve(effect, "skip")
    assert s.over and words() == ["gain"] and s.seats[0][COINS] == 1


def test_an_arrow_that_cannot_be_paid_is_skipped() -> None:
    assert resolve(Coins(-5) >> Say("gain")).over
    assert words() == []


def test_a_bargain_inside_a_choice_is_paid_by_choosing_it() -> None:
    effect = Say("free") | bargain(Coins(-1), Say("dear"))
    assert legal(resolve(effect)) == ["choose 1", "choose 2"]
    s = resolve(effect, "choose 2")
    assert s.over and words() == ["dear"] and s.seats[0][COINS] == 0
    TRACE.clear()
    assert resolve(Say("free") | bargain(Coins(-5), Say("dear"))).over and words() == ["free"]


# ------------------------------------------------------------------ when, opponents, nothing


@pytest.mark.parametrize(("holds", "otherwise", "said"), [
    (True, False, ["yes"]), (False, False, []), (True, True, ["yes"]), (False, True, ["no"])])
def test_when(holds: bool, otherwise: bool, said: list[str]) -> None:
    effect = when(Holds(holds), Say("yes"), Say("no") if otherwise else None)
    assert resolve(effect).over
    assert words() == said
    assert effect.possible(State(PLAN, 2)) is (holds or otherwise)


def test_when_takes_the_noise_of_both_sides() -> None:
    assert when(Holds(True), Say("a", DRAWS), Say("b", FILLS_DISCARD)).ordering == DRAWS | FILLS_DISCARD


@pytest.mark.parametrize(("players", "seat", "order"), [(2, 0, ["B"]), (3, 0, ["B", "C"]), (3, 1, ["C", "A"])])
def test_each_opponent_clockwise_from_the_left(players: int, seat: int, order: list[str]) -> None:
    resolve(each_opponent(Say("hit")), players=players, seat=seat)
    assert [who for _, who, _ in TRACE] == order
    assert {source for _, _, source in TRACE} == {SILK}


def test_each_opponent_is_asked_in_person() -> None:
    s = resolve(each_opponent(Ask("hit")), players=3)
    assert s.actor == 1
    apply(s, MOVES.parse("skip"))
    assert s.actor == 2


def test_nothing() -> None:
    assert resolve(NOTHING).over and NOTHING.possible(State(PLAN, 2))


# ------------------------------------------------------------------ texts and labels


def test_words_are_a_tree() -> None:
    effect = (Coins(-1) >> Say("x") + Say("y")) | when(Holds(True), NOTHING, Say("z"))
    assert repr(effect.message()) == (
        "either(parts=[arrow(cost=Coins(), gain=all(parts=[Say(), Say()])), "
        "when-else(condition=Holds(), effect=nothing(), otherwise=Say())])")
    assert repr(when(Holds(True), Say("x")).message()) == "when(condition=Holds(), effect=Say())"
    assert repr(each_opponent(Say("x")).message()) == "each-opponent(effect=Say())"
    assert repr(choose_some(2, [Say("x")]).message()) == "some(n=2, parts=[Say()])"
    assert repr(sequence([Say("x")]).message()) == "sequence(parts=[Say()])"
    assert repr(AnyOrder([Say("x")]).message()) == "all(parts=[Say()])"


def test_an_effect_is_named_with_all_its_parts() -> None:
    effect = (Coins(-1) >> Buy()) + Say("x", FILLS_DISCARD)
    EFFECTS.name("test of labels", effect)
    assert effect.label == "test of labels"
    labels = [part.label for part in effect.parts_of()]
    assert labels == ["test of labels/1", "test of labels/2", "test of labels/3"]
    assert EFFECTS.all[EFFECTS.by_label["test of labels/1/2"]] is effect.parts_of()[0].parts_of()[1]
    with pytest.raises(ValueError, match="two effects are called 'test of labels'"):
        EFFECTS.name("test of labels", Say("y"))


def test_an_effect_must_say_what_it_does() -> None:
    s = State(PLAN, 2)
    for call in (lambda: Effect().run(s), lambda: Effect().options(s), lambda: Effect().play(s, 0),
                 lambda: Condition().holds(s)):
        with pytest.raises(NotImplementedError):
            call()


# ------------------------------------------------------------------ the engine


def test_member_of_a_source() -> None:
    assert member_of(GOOD.source(3)) == 3


def test_playouts_repeat_themselves() -> None:
    a, b, c = (HARBOUR.begin(HARBOUR.check_options({}), seed) for seed in (4, 4, 5))
    assert playout(a, 9) == playout(b, 9)
    assert a.over and a.fingerprint() == b.fingerprint()
    assert playout(c, 9) != (0, 0) and c.fingerprint() != a.fingerprint()


def test_a_state_refuses_an_illegal_move_and_keeps_its_place() -> None:
    s = HARBOUR.begin(HARBOUR.check_options({}), 4)
    before = s.fingerprint()
    with pytest.raises(ValueError, match="not legal now: pay"):
        s.play(MOVES.parse("pay"))
    assert s.fingerprint() == before


def test_forced_cards_are_found_by_name() -> None:
    from support.miniature_game import DICE, HAND

    s = HARBOUR.begin(HARBOUR.check_options({}), 4)
    me = s.seats[0]
    held = HAND.cards(me)
    s.chance = [GOOD.names[held[-1]], "gold"]
    at = s.pick_card(me, HAND, GOOD.names, DICE)
    assert HAND.card(me, at) == held[-1]
    with pytest.raises(ValueError, match="chance: 'gold' is not among the cards to pick from"):
        s.pick_card(me, HAND, GOOD.names, DICE)
    assert 0 <= s.pick_card(me, HAND, GOOD.names, DICE) < len(held)
