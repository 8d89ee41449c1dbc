"""What the components of an edition are worth at a glance, as vectors a search can read quickly: made once."""

from __future__ import annotations

from typing import Final, final

from landsraad.bots.core.vectors import vector
from landsraad.bots.dune.effect_values import PRICES, amount, worth
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.conflict import Conflict
from landsraad.games.dune.components.intrigue import Intrigue
from landsraad.games.dune.components.space import Space
from landsraad.games.dune.state.cells import SOLARI, SPICE, WATER
from landsraad.kernel.algebra import Arrow
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import EFFECTS, Effect
from landsraad.kernel.messages import Words

COSTS: Final[dict[int, float]] = {int(SOLARI): PRICES["gain-solari"], int(SPICE): PRICES["gain-spice"],
                                  int(WATER): PRICES["gain-water"]}
ICON: Final = 0.04  # what one more agent icon makes a card better
ANYWHERE: Final = 0.5
LONG: Final = ("council-seat", "hire-swordmaster", "maker-hooks")  # worth something in each round to come


@final
class Tables:
    def __init__(self, book: Box) -> None:
        self.book = book
        # of each card
        self.persuasion = vector([amount(card.reveal.words(), "gain-persuasion") for card in book.cards])
        self.swords = vector([amount(card.reveal.words(), "gain-swords") for card in book.cards])
        self.reveal = vector([worth(card.reveal.words()) for card in book.cards])
        self.agent = vector([worth(card.agent.words()) for card in book.cards])  # its box alone,
        self.icons = vector([ANYWHERE if card.anywhere else ICON * len(card.icons) for card in book.cards])
        self.extra = vector([  # what its reveal gives beside persuasion and swords
            worth(card.reveal.words()) - PRICES["gain-persuasion"] * amount(card.reveal.words(), "gain-persuasion")
            - PRICES["gain-swords"] * amount(card.reveal.words(), "gain-swords") for card in book.cards])
        self.cost = vector([0.0 if amount(card.acquire.words(), "gain-vp") > 0 else float(card.cost)
                            for card in book.cards])  # what its makers thought of it; not where a point is paid for
        self.acquire = vector([worth(card.acquire.words()) for card in book.cards])
        self.sent = vector([usable(self.icons[i] + self.agent[i], len(card.icons) > 0 or card.anywhere)
                            for i, card in enumerate(book.cards)])
        self.card = vector([max(self.reveal[i], self.sent[i]) + 0.3 * min(self.reveal[i], self.sent[i])
                            for i in range(len(book.cards))])
        # of each intrigue card
        self.plot = vector([of_box(card, card.plot) for card in book.intrigue])
        self.intrigue = vector([max(of_box(card, card.plot), of_box(card, card.combat), of_box(card, card.victory),
                                    0.6 * points_of(card.endgame)) for card in book.intrigue])
        self.last = vector([points_of(card.endgame) for card in book.intrigue])  # points at the end of the game
        self.combat = vector([0.0 if card.combat is None else amount(card.combat.words(), "gain-swords")
                              for card in book.intrigue])
        # of each space: what it gives less what it costs, and what it gives in each round to come
        self.space = vector([of_space(place) for place in book.spaces])
        self.long = vector([long_worth(place.effect.words()) for place in book.spaces])
        # of each conflict: points, other things, and the control, for each place
        self.prize_vp = [vector([of_prize(card, place)[0] for card in book.conflicts]) for place in range(1, 4)]
        self.prize = [vector([of_prize(card, place)[1] for card in book.conflicts]) for place in range(1, 4)]
        self.stakes = vector([sum(of_prize(card, 1)) + (0.2 if card.control != NONE else 0.0)
                              for card in book.conflicts])  # all that the winner gets
        # of each effect, by its number: for "choose" and "pay"
        self.effect = vector([of_effect(EFFECTS.all[i]) for i in range(len(EFFECTS.all))])


def usable(value: float, has_icons: bool) -> float:
    return value if has_icons else 0.0


def of_box(card: Intrigue, box: Effect | None) -> float:
    if box is None:
        return 0.0
    return max(0.8 * (worth(box.words()) + worth(card.cost.words())), 0.05)


def points_of(box: Effect | None) -> float:
    return 0.0 if box is None else amount(box.words(), "gain-vp")


def of_space(place: Space) -> float:
    """Long-lasting things are counted apart, and influence where the track is known."""
    given = worth(place.effect.words()) - long_worth(place.effect.words()) + worth(place.toll.words())
    return given + worth(place.presence.words()) - COSTS.get(int(place.of), 0.0) * float(place.cost)


def long_worth(words: Words) -> float:
    if words.key in LONG:
        return worth(words)
    if words.key == "when-else":
        return sum(long_worth(part) for part in (words.args["effect"], words.args["otherwise"])
                   if isinstance(part, Words))
    found = words.args.get("parts")
    if isinstance(found, list):
        return max((long_worth(part) for part in found if isinstance(part, Words)), default=0.0)
    return 0.0


def of_prize(card: Conflict, place: int) -> tuple[float, float]:
    words = card.reward(place).words()
    points = amount(words, "gain-vp")
    return points, worth(words) - points


def of_effect(effect: Effect) -> float:
    """A bargain counts as it is, also when it is a bad one."""
    try:
        if isinstance(effect, Arrow):
            return worth(effect.gain.words()) + worth(effect.cost.words())
        return worth(effect.words())
    except NotImplementedError:
        return 0.0
