"""Values of the components of a game, as vectors that a search can read quickly."""

from __future__ import annotations

from typing import Final, final

from landsraad.bots.core.vectors import vector
from landsraad.bots.dune.effect_values import (
    UNIT_VALUES,
    amount_in,
    unknown_modules,
    value_of_effect,
    value_of_message,
)
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.card import Card
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.intrigue import Intrigue
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.state.cells import SOLARI, SPICE, WATER
from landsraad.kernel.algebra import Arrow
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, Effect
from landsraad.kernel.messages import Message

PERSUASION: Final = "gain-persuasion"
SWORDS: Final = "gain-swords"
POINTS: Final = "gain-vp"
COSTS: Final[dict[int, float]] = {int(SOLARI): UNIT_VALUES["gain-solari"], int(SPICE): UNIT_VALUES["gain-spice"],
                                  int(WATER): UNIT_VALUES["gain-water"]}
ICON: Final = 0.04  # points that each agent icon adds to a card
ANYWHERE: Final = 0.5
LASTING: Final = ("council-seat", "hire-swordmaster", "maker-hooks")  # effects that pay in every later round


@final
class ComponentValues:
    """Values in victory points, unless stated otherwise. Each vector is indexed by component.

    Cards: what they reveal (`persuasion` and `swords` as amounts, `extra` for everything else), their agent box alone
    (`agent`), their agent icons, both together if the card can be sent at all (`agent_use`), and `card` for everything.
    `cost` is the printed cost, or 0 for cards that sell victory points.

    Intrigue cards: `plot` if played now, `intrigue` for the best use, `endgame_points`, and swords in a combat.

    Spaces: what they give minus their cost, and separately what they give in every later round (`lasting`).

    Conflicts: victory points and other rewards for each of the three places, and all that the winner gets.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        cards, intrigue, spaces, conflicts = box.cards, box.intrigue, box.spaces, box.conflicts
        self.persuasion = vector([amount_in(card.reveal, PERSUASION) for card in cards])
        self.swords = vector([amount_in(card.reveal, SWORDS) for card in cards])
        self.reveal = vector([value_of_effect(card.reveal) for card in cards])
        self.agent = vector([value_of_effect(card.agent) for card in cards])
        self.icons = vector([ANYWHERE if card.anywhere else ICON * len(card.icons) for card in cards])
        self.extra = vector([extra_value(card) for card in cards])
        self.cost = vector([0.0 if amount_in(card.acquire, POINTS) > 0 else float(card.cost) for card in cards])
        self.acquire = vector([value_of_effect(card.acquire) for card in cards])
        self.agent_use = vector([self.icons[i] + self.agent[i] if len(card.icons) > 0 or card.anywhere else 0.0
                                 for i, card in enumerate(cards)])
        self.card = vector([max(self.reveal[i], self.agent_use[i]) + 0.3 * min(self.reveal[i], self.agent_use[i])
                            for i in range(len(cards))])
        self.plot = vector([intrigue_value(card, card.plot) for card in intrigue])
        self.intrigue = vector([best_use(card) for card in intrigue])
        self.endgame_points = vector([points_in(card.endgame) for card in intrigue])
        self.combat_swords = vector([0.0 if card.combat is None else amount_in(card.combat, SWORDS)
                                     for card in intrigue])
        self.space = vector([space_value(place) for place in spaces])
        self.lasting = vector([lasting_value(place.effect.message()) for place in spaces])
        self.reward_vp = [vector([reward_value(card, place)[0] for card in conflicts]) for place in range(1, 4)]
        self.reward = [vector([reward_value(card, place)[1] for card in conflicts]) for place in range(1, 4)]
        self.winner_reward = vector([sum(reward_value(card, 1)) + (0.2 if card.control != NONE else 0.0)
                                     for card in conflicts])
        # By the number of the effect: for the moves "choose" and "pay".
        self.effect = vector([effect_value(EFFECTS.all[i]) for i in range(len(EFFECTS.all))])


KNOWN_VALUES: Final[list[ComponentValues]] = []
VALUES_WITHOUT_MODULES: Final[list[ComponentValues]] = []


def component_values_of(box: Box, without_modules: bool = False) -> ComponentValues:
    """Returns the values of a game's components, which are computed once."""
    all_known = VALUES_WITHOUT_MODULES if without_modules else KNOWN_VALUES
    for known in all_known:
        if known.box is box:
            return known
    if without_modules:
        with unknown_modules():
            all_known.append(ComponentValues(box))
    else:
        all_known.append(ComponentValues(box))
    return all_known[-1]


def extra_value(card: Card) -> float:
    """What the reveal box gives besides persuasion and swords."""
    return (value_of_effect(card.reveal) - UNIT_VALUES[PERSUASION] * amount_in(card.reveal, PERSUASION)
            - UNIT_VALUES[SWORDS] * amount_in(card.reveal, SWORDS))


def intrigue_value(card: Intrigue, box: Effect | None) -> float:
    """The value of one box of an intrigue card, less the card's cost."""
    if box is None:
        return 0.0
    return max(0.8 * (value_of_effect(box) + value_of_effect(card.cost)), 0.05)


def best_use(card: Intrigue) -> float:
    """The value of the best box of an intrigue card."""
    return max(intrigue_value(card, card.plot), intrigue_value(card, card.combat), intrigue_value(card, card.victory),
               intrigue_value(card, card.aftermath),
               0.6 * points_in(card.endgame))


def points_in(box: Effect | None) -> float:
    """The victory points that a box gives."""
    return 0.0 if box is None else amount_in(box, POINTS)


def space_value(place: Space) -> float:
    """What a space gives minus its cost, without lasting effects and influence."""
    given = value_of_effect(place.effect) - lasting_value(place.effect.message()) + value_of_effect(place.toll)
    return given + value_of_effect(place.presence) - COSTS.get(int(place.of), 0.0) * float(place.cost)


def lasting_value(message: Message) -> float:
    """The value of the part of an effect that pays in every later round."""
    if message.key in LASTING:
        return value_of_message(message)
    if message.key == "when-else":
        return sum(lasting_value(part) for part in (message.args["effect"], message.args["otherwise"])
                   if isinstance(part, Message))
    found = message.args.get("parts")
    if isinstance(found, list):
        return max((lasting_value(part) for part in found if isinstance(part, Message)), default=0.0)
    return 0.0


def reward_value(card: Conflict, place: int) -> tuple[float, float]:
    """The victory points, and the value of everything else, that a conflict gives to this place."""
    reward = card.reward(place)
    points = amount_in(reward, POINTS)
    return points, value_of_effect(reward) - points


def effect_value(effect: Effect) -> float:
    """The value of an effect that is chosen or paid for. A bad trade counts as what it is."""
    try:
        if isinstance(effect, Arrow):
            return value_of_effect(effect.gain) + value_of_effect(effect.cost)
        return value_of_effect(effect)
    except NotImplementedError:
        return 0.0
