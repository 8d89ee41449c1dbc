# cold
"""Scenario positions of Immortality: Tleilaxu cards come from their deck or row, specimens from the supply."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.immortality.cards.box_effects import RecallThisAgent
from landsraad.games.dune.modules.immortality.cards.intrigue_effects import BuyTleilaxu
from landsraad.games.dune.modules.immortality.cells import (
    RESEARCH,
    SPECIMENS,
    TLEILAXU_DECK,
    TLEILAXU_ROW,
    TLEILAXU_TRACK,
    WITH,
    WITH_ROW,
)
from landsraad.games.dune.modules.immortality.grafting import ChooseSpace
from landsraad.games.dune.modules.immortality.module import IMMORTALITY, TLEILAXU
from landsraad.games.dune.modules.immortality.research_track import TRACK
from landsraad.games.dune.modules.immortality.tleilaxu_row import ROW_CARDS, show_card, take_from_row
from landsraad.games.dune.modules.immortality.tleilaxu_track import LAST
from landsraad.games.dune.rules.seats.teams import is_commander
from landsraad.games.dune.scenario.positions import edited_seats, numbers
from landsraad.games.dune.state.cells import ACQUIRE, AGENT, BUY, HAND, LEVEL, PLAYER, RECALL, ROLES
from landsraad.kernel.algebra import CHOOSE, PAY
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, FRAME, State
from landsraad.kernel.errors import BadInput

NO_COMMANDERS: Final = {"research": "UPR-COMBO-16", "tleilaxu": "UPR-COMBO-16", "specimens": "UPR-COMBO-18"}
NOTES: Final = {
    "tleilaxu_row": "the two cards of the Tleilaxu Row from the left; Reclaimed Forces is always there too",
    "tleilaxu_deck": "as `imperium_deck`",
    "tleilaxu_spice": "on the fourth space of the Tleilaxu track",
    "tleilaxu_deals": "a random stream: the Tleilaxu deck",
    "trashed_intrigue": "intrigue cards that have left the game",
    "A.research": "the space of the research token",
    "A.tleilaxu": "0 to 7 on the Tleilaxu track; points do not follow from it",
    "A.specimens": "troops in the Axolotl tanks; left out, the supply follows from them",
    "A.family_atomics": "has not used the Family Atomics",
    "A.grafted": "the first card of the pair that was played this turn",
    "A.partner": "the other card of that pair",
    "A.returning": "cards in play that return to the hand when the reveal turn begins",
    "A.looked_at": "intrigue cards that the seat looks at, to keep one",
    "move keep_intrigue": "the intrigue card to keep; the other one goes back on top of the deck",
    "move lose_troops": "how many of the lost troops come from the Conflict; the others come from the garrison",
    "move go_on": "move the research token to that space",
    "move graft": "play that Graft card; its partner follows",
    "move with": "the partner from the hand; `agent` with the Graft card follows",
    "move with_row": "the partner from the Imperium Row",
    "move trash_intrigue": "an intrigue card of the hand leaves the game",
    "move atomics": "replace the Imperium Row",
    "move return_specimens": "return that many specimens to the supply",
}


class ImmortalityWords(ScenarioWords):
    table = ("tleilaxu_row", "tleilaxu_deck")
    turn_moves = ("graft", "atomics", "return_specimens")
    anytime = ("atomics", "return_specimens")

    def notes(self) -> dict[str, str]:
        return NOTES

    def take_card(self, s: State, card: int) -> bool:
        if TLEILAXU_DECK.has(s.t, card):
            TLEILAXU_DECK.take(s.t, card)
        elif TLEILAXU_ROW.has(s.t, card):
            take_from_row(s, card)
        else:
            return False
        return True

    def settle(self, s: State, given: dict[str, Any]) -> None:
        if "tleilaxu_row" in given:
            deal_row(s, tleilaxu_cards(s, given["tleilaxu_row"], "tleilaxu_row"))
        if "tleilaxu_deck" in given:
            stack(s, tleilaxu_cards(s, given["tleilaxu_deck"], "tleilaxu_deck"), "tleilaxu_row" in given)

    def check(self, s: State, given: dict[str, Any]) -> None:
        for seat, edits in edited_seats(s, given):
            me, name = s.seats[seat], s.plan.seats[seat]
            for word, rule in NO_COMMANDERS.items():
                if edits.get(word) not in (None, 0, "start") and is_commander(s, seat):
                    raise BadInput(f"{name}.{word}: a commander has none; give it to an ally ({rule})")
            if me[ROLES] != PLAYER:
                if me[SPECIMENS] > 0 or me[RESEARCH] > 0:
                    raise BadInput(f"{name}: a Rival has no research token and no specimens (IMM-RIVAL-03)")
                if me[TLEILAXU_TRACK] > 0 and s.t[LEVEL] == NONE:
                    raise BadInput(f"{name}.tleilaxu: the Rival of two players has no token (IMM-RIVAL-01)")
            if not 0 <= me[TLEILAXU_TRACK] <= LAST:
                raise BadInput(f"{name}.tleilaxu: the track goes from 0 to {LAST}, not {me[TLEILAXU_TRACK]}")
            if not 0 <= me[RESEARCH] < len(TRACK):
                raise BadInput(f"{name}.research: {me[RESEARCH]} is not a space of the research track")
            if me[SPECIMENS] < 0:
                raise BadInput(f"{name}.specimens: {me[SPECIMENS]} is not a number of troops")

    def twins(self, s: State, move: int) -> list[int]:
        """Returns other words for a pair and for what an effect offers.

        Either card names a pair, `with` is enough for a card of the Row, and a recall or a purchase may be an answer.
        """
        top = (s.depth - 1) * FRAME
        effect = EFFECTS.all[s.stack[top]]
        if AGENT.has(move) and isinstance(effect, ChooseSpace):
            return [int(AGENT.move(s.stack[top + 3], AGENT.b(move)))]
        if WITH_ROW.has(move) and not HAND.has(s.seats[s.seat], WITH_ROW.a(move)):
            return [int(WITH.move(WITH_ROW.a(move)))]
        if RECALL.has(move) and isinstance(effect, RecallThisAgent):
            return [int(PAY.move()), int(CHOOSE.move(1))]
        if BUY.has(move) and isinstance(effect, BuyTleilaxu):
            return [int(ACQUIRE.move(BUY.a(move)))]
        return []


def tleilaxu_cards(s: State, words: Any, path: str) -> list[int]:
    cards = numbers(box_of(s).card_ids, words, path)
    for card in cards:
        if box_of(s).cards[card].kind != TLEILAXU:
            raise BadInput(f"{path}: {box_of(s).card_ids.names[card]} is not a card of the Tleilaxu deck")
    if len(set(cards)) < len(cards):
        raise BadInput(f"{path}: there is only one copy of each Tleilaxu card")
    return cards


def deal_row(s: State, cards: list[int]) -> None:
    """Fills the row with exactly these cards; the others go back to the bottom of the deck."""
    if len(cards) > ROW_CARDS:
        raise BadInput(f"tleilaxu_row: there is room for {ROW_CARDS}, not for {len(cards)}")
    rest = [*TLEILAXU_ROW.cards(s.t), *reversed(TLEILAXU_DECK.cards(s.t))]
    TLEILAXU_ROW.clear(s.t)
    TLEILAXU_DECK.clear(s.t)
    for card in reversed(cards):
        TLEILAXU_ROW.put(s.t, card)
    for card in rest:
        if card not in cards:
            TLEILAXU_DECK.put(s.t, card)


def stack(s: State, cards: list[int], row_named: bool) -> None:
    """Puts the named cards on top of the deck; an empty list empties it."""
    if not cards:
        TLEILAXU_DECK.clear(s.t)
    for card in cards:
        if TLEILAXU_DECK.has(s.t, card):
            TLEILAXU_DECK.take(s.t, card)
        elif TLEILAXU_ROW.has(s.t, card) and not row_named:
            TLEILAXU_ROW.take(s.t, card)
    while not row_named and TLEILAXU_ROW.size(s.t) < ROW_CARDS and TLEILAXU_DECK.size(s.t) > 0:
        show_card(s, TLEILAXU_ROW.size(s.t))
    for card in reversed(cards):
        TLEILAXU_DECK.put(s.t, card)


IMMORTALITY.words.append(ImmortalityWords())
