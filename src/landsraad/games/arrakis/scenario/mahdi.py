"""Solo positions of a scenario: tactics cards, garrisons, unrolled dice, reinforcements."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from landsraad.games.arrakis.pieces.dice import return_dice
from landsraad.games.arrakis.scenario.aliases import member_named, members, number, parts
from landsraad.games.arrakis.solo_pieces.garrisons import (
    BLACK,
    EACH,
    SILVER,
    TOKENS,
    face_of,
    lay_token,
    place_of,
    token_here,
)
from landsraad.games.arrakis.state.cells import (
    BLACKS,
    GARRISON_TOKEN,
    HARKONNEN,
    HARVEST_CARD,
    LOCKED,
    RESULT,
    SILVERS,
    SPENT_ON,
    TACTICS,
    TACTICS_DECK,
    TACTICS_DISCARD,
    TARGET_CARD,
    UNROLLED,
    USED,
)
from landsraad.games.arrakis.state.components import ACTION_DICE
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

TACTICS_KEYS: Final = ("harvest_card", "target_card", "tactics_deck", "tactics_discard")
COLOURS: Final = {"black": BLACK, "silver": SILVER}
# Numbers used by other listings.
FACE_IDS: Final = {
    "hk_black_1": "black_regular_sardaukar_bashar", "hk_black_2": "black_regular_elite_bashar",
    "hk_black_3": "black_2_regular_bashar", "hk_black_4": "black_regular_elite", "hk_black_5": "black_2_regular",
    "hk_silver_1": "silver_2_regular", "hk_silver_2": "silver_regular_elite",
    "hk_silver_3": "silver_regular_sardaukar", "hk_silver_4": "silver_2_elite"}


def settle_tactics(s: State, given: dict[str, Any]) -> None:
    """Puts each card in one place: the named ones where they are named, the others below them in the deck."""
    if not any(word in given for word in TACTICS_KEYS):
        return
    for word, cell in (("harvest_card", HARVEST_CARD), ("target_card", TARGET_CARD)):
        if word in given:
            s.t[cell] = NONE if given[word] is None else member_named(TACTICS, given[word], word)
    named = {word: [member_named(TACTICS, card, word) for card in members(given.get(word, []), word)]
             for word in ("tactics_deck", "tactics_discard")}
    aside = [int(s.t[cell]) for cell in (HARVEST_CARD, TARGET_CARD) if s.t[cell] != NONE]
    for card in aside:  # revealed by the round, but now elsewhere
        if card in named["tactics_deck"] + named["tactics_discard"]:
            s.t[HARVEST_CARD if s.t[HARVEST_CARD] == card else TARGET_CARD] = NONE
    aside = [int(s.t[cell]) for cell in (HARVEST_CARD, TARGET_CARD) if s.t[cell] != NONE]
    cards = [*aside, *named["tactics_deck"], *named["tactics_discard"]]
    for card in cards:
        if cards.count(card) > 1:
            raise BadInput(f"tactics_deck: {TACTICS.names[card]!r} is named twice")
    TACTICS_DECK.clear(s.t)
    TACTICS_DISCARD.clear(s.t)
    rest = [card for card in range(len(TACTICS.names)) if card not in cards]
    for card in [*rest, *reversed(named["tactics_deck"])]:
        TACTICS_DECK.put(s.t, card)
    for card in reversed(named["tactics_discard"]):
        TACTICS_DISCARD.put(s.t, card)


def lay_unrolled(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Sets the dice of an automa: spent ones show their results, the others are not rolled."""
    path = s.plan.seats[seat]
    if "dice" in edits:
        raise BadInput(f"{path}.dice: it rolls one die in each turn; write `spent_on` and `unrolled_dice`")
    me = s.seats[seat]
    return_dice(s, HARKONNEN)
    used, spent = edits.get("used_dice", 0), edits.get("spent_on")
    if isinstance(used, (dict, list)):  # the results of the used dice (WFA-SOLO-21)
        used, spent = 0, used if spent is None else spent
    if isinstance(spent, list):  # one by one
        spent = Counter(str(word) for word in spent)
    for word, n in parts(spent, f"{path}.spent_on", "how many of which result").items():
        me[SPENT_ON + member_named(RESULT, word, f"{path}.spent_on")] = number(n, f"{path}.spent_on.{word}")
    total = ACTION_DICE[HARKONNEN] - int(s.t[LOCKED])
    me[USED] = max(sum(int(me[SPENT_ON + result]) for result in range(len(RESULT.names))),
                   number(used, f"{path}.used_dice"))
    me[UNROLLED] = number(edits.get("unrolled_dice", max(total - int(me[USED]), 0)), f"{path}.unrolled_dice")
    if me[USED] + me[UNROLLED] > total:
        raise BadInput(f"{path}.unrolled_dice: there are {total} dice, not {me[USED] + me[UNROLLED]}")
    me[USED] = total - int(me[UNROLLED])


def put_garrison(s: State, area: int, value: Any, path: str) -> None:
    """A number of alternating black and silver tokens, a number of each colour, or the face of each."""
    if isinstance(value, list):
        for word in value:
            put_face(s, area, member_named(GARRISON_TOKEN, FACE_IDS.get(str(word), word), path), path)
        return
    wanted = {"black": (number(value, path) + 1) // 2, "silver": number(value, path) // 2} if isinstance(value, int) \
        else {word: number(n, f"{path}.{word}") for word, n in parts(value, path, "how many of which colour").items()}
    for word, n in wanted.items():
        if word not in COLOURS:
            raise BadInput(f"{path}: garrison tokens are black or silver, not {word!r}")
        for _ in range(n):
            token = token_here(s, NONE, COLOURS[word])
            if token == NONE:
                raise BadInput(f"{path}: there are only {EACH} {word} garrison tokens")
            lay_token(s, token, area)


def put_face(s: State, area: int, face: int, path: str) -> None:
    for token in range(TOKENS):
        if s.t[place_of(token)] == NONE and s.t[face_of(token)] == face:
            lay_token(s, token, area)
            return
    raise BadInput(f"{path}: no garrison token {GARRISON_TOKEN.names[face]!r} is left")


def garrison_names(s: State, area: int) -> list[str]:
    return [(BLACKS.names + SILVERS.names)[token] for token in range(TOKENS) if s.t[place_of(token)] == area]
