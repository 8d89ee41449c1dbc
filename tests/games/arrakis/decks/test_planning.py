"""Planning cards: drawn, played with a die or by another card, discarded."""

from __future__ import annotations

from landsraad.games.arrakis.decks.planning import (
    MENTAT_ACTION,
    discard_planning,
    draw_cards,
    draw_from,
    draw_planning,
    opponent_discards,
    play_another,
)
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.rounds.rounds import push_turn
from landsraad.games.arrakis.state.cells import (
    ALLIES_DECK,
    ALLIES_DISCARD,
    ATREIDES,
    DECK,
    DICE,
    HAND,
    HARKONNEN,
    HOUSE_DECK,
    HOUSE_DISCARD,
    MY_SIDE,
    PLANNING,
    RESULT,
    USED,
)
from landsraad.games.arrakis.state.component_types import PLANNING_CARDS
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import advance, apply
from landsraad.kernel.views import SPECTATOR
from support.arrakis.empty_board import Desert, desert
from support.arrakis.table import arrakis
from support.rules import rule

DRAW_2 = draw_cards(2)
DRAW_3_CORRINO = draw_from(3, DECK.find("corrino_allies"))
ANOTHER = play_another()
OWN_DECKS = [("house_atreides", "fremen_allies"), ("house_harkonnen", "corrino_allies")]
DISCARD_2 = opponent_discards(2)


def hold(d: Desert, side: int, *cards: str) -> None:
    for card in cards:
        HAND.put(treasury(d.s, side), PLANNING.find(card))


def hand(d: Desert, side: int) -> list[str]:
    return [PLANNING.names[card] for card in HAND.cards(treasury(d.s, side))]


def roll(d: Desert, side: int, **dice: int) -> None:
    for result, n in dice.items():
        treasury(d.s, side)[DICE + RESULT.find(result)] = n


@rule("WFA-PLAN-06", "WFA-SETUP-13")
def test_four_decks_of_eighteen() -> None:
    sizes = dict.fromkeys(DECK.names, 0)
    for card in PLANNING_CARDS:
        sizes[DECK.names[card.deck]] += int(card.copies)
    assert sizes == dict.fromkeys(DECK.names, 18)
    s = desert().s
    for seat in range(2):
        assert [HOUSE_DECK.size(s.seats[seat]), ALLIES_DECK.size(s.seats[seat])] == [18, 18]
        house, allies = OWN_DECKS[s.seats[seat][MY_SIDE]]
        assert {DECK.names[PLANNING_CARDS[c].deck] for c in HOUSE_DECK.cards(s.seats[seat])} == {house}
        assert {DECK.names[PLANNING_CARDS[c].deck] for c in ALLIES_DECK.cards(s.seats[seat])} == {allies}


@rule("WFA-ACTION-12", "WFA-PLAN-01")
def test_mentat_draws_two_and_the_decks_are_named_before() -> None:
    d = desert()
    d.do(MENTAT_ACTION)
    assert d.legal() == ["done", "draw fremen_allies", "draw house_atreides"]
    d.play("draw house_atreides")
    assert hand(d, ATREIDES) == []  # nothing is drawn before both decks are named
    d.play("draw fremen_allies")
    assert d.over
    assert sorted(DECK.names[PLANNING_CARDS[c].deck] for c in HAND.cards(d.s.seats[0])) == ["fremen_allies",
                                                                                           "house_atreides"]
    d = desert()
    d.do(MENTAT_ACTION, HARKONNEN)
    d.play("draw corrino_allies", "draw corrino_allies")
    assert {DECK.names[PLANNING_CARDS[c].deck] for c in HAND.cards(d.s.seats[1])} == {"corrino_allies"}
    assert ALLIES_DECK.size(d.s.seats[1]) == 16


@rule("WFA-ACTION-07")
def test_fewer_cards_may_be_drawn_or_none() -> None:
    d = desert()
    d.do(DRAW_2)
    d.play("draw house_atreides", "done")
    assert d.over
    assert HAND.size(d.s.seats[0]) == 1
    d = desert()
    d.do(DRAW_2)
    d.play("done")
    assert HAND.size(d.s.seats[0]) == 0


@rule("WFA-PLAN-05")
def test_an_exhausted_deck_is_not_rebuilt() -> None:
    d = desert()
    me = d.s.seats[1]
    while ALLIES_DECK.size(me) > 1:
        ALLIES_DISCARD.put(me, ALLIES_DECK.pop(me))
    d.do(DRAW_3_CORRINO, HARKONNEN)
    assert d.legal() == ["done", "draw corrino_allies"]
    d.play("draw corrino_allies")  # there is only this one
    assert d.over
    assert [HAND.size(me), ALLIES_DECK.size(me), ALLIES_DISCARD.size(me)] == [1, 0, 17]
    draw_planning(d.s, 1, DECK.find("corrino_allies"))
    assert HAND.size(me) == 1
    d.do(DRAW_2, HARKONNEN)
    assert d.legal() == ["done", "draw house_harkonnen"]


@rule("WFA-PLAN-02", "WFA-ACTION-02", "WFA-PLAN-04")
def test_any_die_pays_for_a_card() -> None:
    d = desert()
    hold(d, ATREIDES, "the_voice")
    roll(d, ATREIDES, strategy=1, house=2)
    roll(d, HARKONNEN, mentat=1)
    push_turn(d.s, ATREIDES)
    advance(d.s)
    assert "plan the_voice" in d.legal()
    d.play("plan the_voice")
    assert d.legal() == ["with house", "with strategy"]
    d.play("with house")
    me = d.s.seats[0]
    assert [int(me[DICE + RESULT.find("house")]), int(me[USED])] == [1, 1]
    assert hand(d, ATREIDES) == []
    assert HOUSE_DISCARD.has(me, PLANNING.find("the_voice"))
    assert "plan the_voice" not in d.legal()


@rule("WFA-PLAN-02")
def test_dice_of_one_kind_need_no_question() -> None:
    d = desert()
    hold(d, ATREIDES, "the_voice")
    roll(d, ATREIDES, house=2)
    push_turn(d.s, ATREIDES)
    advance(d.s)
    d.play("plan the_voice")
    assert d.legal("with") == []
    assert d.s.seats[0][USED] == 1


@rule("WFA-PLAN-04")
def test_cards_are_discarded_face_up_beside_their_own_deck() -> None:
    d = desert()
    hold(d, ATREIDES, "the_voice", "thumpers")
    for card in ("the_voice", "thumpers"):
        discard_planning(d.s, 0, PLANNING.find(card))
    me = d.s.seats[0]
    assert HOUSE_DISCARD.cards(me) == [PLANNING.find("the_voice")]
    assert ALLIES_DISCARD.cards(me) == [PLANNING.find("thumpers")]
    assert d.told() == ["discarded_planning"] * 2


def test_another_card_costs_no_die() -> None:
    d = desert()
    hold(d, ATREIDES, "the_voice", "thumpers")
    d.do(ANOTHER)
    assert d.legal() == ["plan the_voice", "plan thumpers", "skip"]
    d.play("plan thumpers")
    assert hand(d, ATREIDES) == ["the_voice"]
    assert d.s.seats[0][USED] == 0


def test_another_card_is_asked_for_whatever_the_hand_is() -> None:
    d = desert()
    hold(d, HARKONNEN, "hawats_scheming")
    d.do(ANOTHER, HARKONNEN)
    assert d.legal() == ["skip"]  # the opponent must not learn that there was nothing to play
    d.play("skip")
    d.do(ANOTHER, HARKONNEN)
    d.play("skip")
    d = desert()
    d.do(ANOTHER, HARKONNEN)
    assert d.over  # an empty hand is public


def test_the_opponent_chooses_what_to_discard() -> None:
    d = desert()
    hold(d, ATREIDES, "the_voice", "thumpers", "stillsuits")
    d.do(DISCARD_2, HARKONNEN)
    assert d.asked == "A"
    assert d.legal() == ["discard stillsuits", "discard the_voice", "discard thumpers"]
    d.play("discard stillsuits", "discard the_voice")
    assert d.over
    assert hand(d, ATREIDES) == ["thumpers"]


@rule("WFA-LEADER-13")
def test_hawats_schemes_are_neither_played_nor_discarded() -> None:
    d = desert()
    hold(d, HARKONNEN, "hawats_scheming", "hawats_scheming", "sandmasters")
    d.do(DISCARD_2, ATREIDES)
    assert d.legal() == ["discard sandmasters"]
    d.play("discard sandmasters")
    assert d.over  # the second card cannot be drawn
    roll(d, HARKONNEN, mentat=2)
    push_turn(d.s, HARKONNEN)
    advance(d.s)
    assert d.legal() == ["action mentat"]


@rule("WFA-PLAN-07")
def test_what_each_deck_is_about() -> None:
    """The contents of each deck, by the messages of its cards."""
    def says(deck: str) -> str:
        return " ".join(repr(card.effect.message()) for card in PLANNING_CARDS if DECK.names[card.deck] == deck)
    assert "place-vehicles" in says("house_harkonnen")
    assert "baron_harkonnen" in says("house_harkonnen")
    assert "sardaukar" in says("corrino_allies")
    assert "opponent-discards-planning" in says("corrino_allies")
    assert "fedaykin" in says("house_atreides")
    assert "gurney_halleck" in says("house_atreides")
    assert "desert-power" in says("fremen_allies")
    assert "wild-maker" in says("fremen_allies")


@rule("WFA-PLAN-02")
def test_the_card_being_played_is_never_dealt_away() -> None:
    """The card is public, because it is laid down before its die is chosen."""
    t = arrakis(A={"hand": ["war_plan", "truthtrance"], "dice": {"strategy": 1, "mentat": 1}})
    t.play("plan war_plan")
    for viewer in (1, SPECTATOR):
        others = set()
        for seed in range(20):
            deal = determinize(t.state, viewer, seed)
            held = [PLANNING.names[card] for card in HAND.cards(deal.seats[0])]
            assert "war_plan" not in held and len(held) == 1
            others.update(held)
            apply(deal, deal.legal()[0])
        assert len(others) > 3
