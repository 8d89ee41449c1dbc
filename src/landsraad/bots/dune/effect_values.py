# cold
"""Rough values of effects in the Dune: Imperium family, in victory points.

They are computed from an effect's message, so a new card needs a line here only if it brings a new kind of effect. They
rank moves in playouts and feed the features of `seat_values.py`, whose weights are tuned by play.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from landsraad.games.dune.components.module import OPTIONAL
from landsraad.kernel.engine import Effect
from landsraad.kernel.messages import Message
from landsraad.kernel.moves import Moves

# For each one of the number in the message.
UNIT_VALUES: Final[dict[str, float]] = {
    "gain-vp": 1.0, "gain-solari": 0.09, "gain-spice": 0.14, "gain-water": 0.16, "gain-persuasion": 0.11,
    "gain-swords": 0.07, "reveal-persuasion": 0.11, "troops": 0.11, "muster": 0.14, "muster-reveal": 0.14,
    "draw": 0.24, "draw-intrigue": 0.28, "harvest": 0.14, "influence": 0.42, "influence-any": 0.5, "influence-of": 0.46,
    "influence-boost": 0.42, "influence-outdone": 0.45, "influence-where-spying": 0.5, "acquire": 0.08,
    "acquire-to-deck": 0.1, "acquire-to-hand": 0.12, "acquire-exactly-to-hand": 0.2, "place-spies": 0.2, "summon": 0.45,
    "deploy": 0.08, "lose-influence": -0.45, "lose-influences": -0.5, "pay-solari": -0.09, "pay-spice": -0.14,
    "pay-water": -0.16, "discard": -0.18, "lose-deployed": -0.16, "retreat-exactly": -0.03, "recall-spies": -0.17,
    "surcharge-solari": -0.09, "surcharge-spice": -0.14, "persuasion-per-card": 0.2, "persuasion-per-contract": 0.25,
    "swords-per-armed": 0.1, "swords-per-revealed": 0.14, "spice-must-flow-discount": 0.05, "sort-three": 0.1,
    "draw-per-worm": 0.1,
}
# Independent of the number in the message.
FIXED_VALUES: Final[dict[str, float]] = {
    "acquire-for-solari": 0.3, "acquire-reserve": 0.3, "awaken": 0.6, "bonus-spice": 0.1, "call-to-arms": 0.2,
    "choose-tokens": 0.0, "council-seat": 0.9, "demolish": 0.1, "deploy-any": 0.15, "deploy-or-retreat": 0.08,
    "deploy-recruits": 0.1, "detonate": 0.1, "distraction": 0.15, "double-cross": 0.25, "double-harvest": 0.25,
    "each-opponent": 0.12, "envoy": 0.2, "hire-swordmaster": 1.8, "hold-back": -0.05, "infiltrate": 0.2,
    "lose-garrison": -0.1, "maker-hooks": 0.4, "manipulate": 0.15, "may-pass-turn": 0.05, "place-spy": 0.2,
    "place-spy-at": 0.18, "place-spy-here": 0.18, "place-spy-shared": 0.2, "recall-agent": 0.35,
    "recall-other-agent": 0.3, "recruitment-mission": 0.1, "refocus": 0.25, "repeat-space": 0.3, "retreat": 0.05,
    "retreat-any": 0.08, "retreat-between": -0.02, "return-this": 0.15, "sell-melange": 0.25, "signet": 0.18,
    "silence": 0.1, "snoop": 0.25, "steal-intrigue": 0.08, "store-memory": 0.15, "take-back": 0.2, "take-contract": 0.3,
    "take-mentat": 0.4, "train": 0.2, "trash": 0.15, "trash-cost": 0.1, "trash-for-gain": 0.2, "trash-from-hand": -0.1,
    "trash-intrigue": -0.2, "trash-other": -0.15, "trash-this": -0.15, "turn-down-icon": -0.3, "win-mentat": 0.35,
}
# How often a condition is true.
PROBABILITIES: Final[dict[str, float]] = {
    "if-alliance": 0.3, "if-any-alliance": 0.4, "if-fremen-bond": 0.4, "if-other-in-play": 0.35, "if-council": 0.5,
    "if-swordmaster": 0.5, "if-copies": 0.2, "if-most-copies": 0.2, "if-tracks": 0.2, "if-spies": 0.5,
    "if-spy-recalled": 0.5, "if-maker-hooks": 0.4, "if-sandworms": 0.25, "if-visited-maker": 0.5,
    "if-visited-faction": 0.6, "if-discarded": 0.3, "if-deck": 0.9, "if-deck-size": 0.7, "if-units": 0.4,
    "if-ally-of-another": 0.3, "if-acquired-flow": 0.1, "if-other-side": 0.5, "if-troop-abroad": 0.8,
}
_UNKNOWN_MODULES: Final = ContextVar("unknown modules", default=False)
TRADE: Final = 0.75  # of the net value of a trade, which is optional and not always affordable


def value_of_effect(effect: Effect) -> float:
    """Returns the value of an effect for the seat that it is run for."""
    return value_of_message(effect.message())


def amount_in(effect: Effect, kind: str) -> float:
    """Returns how much of one thing (`gain-vp`, `gain-persuasion`) an effect gives on average."""
    return amount(effect.message(), kind)


def value_of_message(message: Message) -> float:
    """Returns the value of the effect that this message describes."""
    key, args = message.key, message.args
    if key in ("all", "sequence", "lines", "steps"):
        return sum(value_of_message(part) for part in parts(message))
    if key in ("either", "may-choose"):
        return max(value_of_message(part) for part in parts(message))
    if key == "some":
        best = sorted((value_of_message(part) for part in parts(message)), reverse=True)
        return sum(best[:number_in(message)])
    if key == "arrow":
        return max(TRADE * (value_of_argument(message, "gain") + value_of_argument(message, "cost")), 0.0)
    if key == "once-a-turn":
        return value_of_argument(message, "effect")
    if key == "when":
        return condition_probability(args["condition"]) * value_of_argument(message, "effect")
    if key == "when-else":
        probability = condition_probability(args["condition"])
        otherwise = (1 - probability) * value_of_argument(message, "otherwise")
        return probability * value_of_argument(message, "effect") + otherwise
    if key == "influence-different":
        return UNIT_VALUES["influence-any"] * number_in(message) * number_in(message, "times")
    if key in FIXED_VALUES:
        return FIXED_VALUES[key]
    return (UNIT_VALUES[key] if key in UNIT_VALUES else value_in_modules(key)) * number_in(message)


@contextmanager
def unknown_modules() -> Iterator[None]:
    """Leaves out what modules declare for bots, to measure what it is worth."""
    token = _UNKNOWN_MODULES.set(True)
    try:
        yield
    finally:
        _UNKNOWN_MODULES.reset(token)


def value_in_modules(key: str) -> float:
    """Returns the value that a module declares for one unit of an effect of its own."""
    if _UNKNOWN_MODULES.get():
        return 0.0
    return next((module.effect_values[key] for module in OPTIONAL if key in module.effect_values), 0.0)


def move_values_in_modules(moves: Moves) -> dict[str, tuple[float, float]]:
    """Returns corrections of the fast policy for moves of modules."""
    if _UNKNOWN_MODULES.get():
        return {}
    domains = {family.name: len(family.domains()) for family in moves.families}
    return {" ".join([name] + ["*"] * domains[name]): (value, 0.0)
            for module in OPTIONAL for name, value in module.move_values.items() if name in domains}


def amount(message: Message, kind: str) -> float:
    """Returns how much of one thing the effect with this message gives on average."""
    key, args = message.key, message.args
    if key == kind:
        return float(number_in(message))
    if key in ("all", "sequence", "lines", "steps"):
        return sum(amount(part, kind) for part in parts(message))
    if key in ("either", "may-choose"):
        return max(amount(part, kind) for part in parts(message))
    if key == "some":
        return max(amount(part, kind) for part in parts(message))
    if key == "arrow":
        return TRADE * (amount(gain, kind) if isinstance(gain := args["gain"], Message) else 0.0)
    if key == "when":
        given = amount(effect, kind) if isinstance(effect := args["effect"], Message) else 0.0
        return condition_probability(args["condition"]) * given
    return 0.0


def condition_probability(condition: object) -> float:
    """Returns how often a condition is true."""
    if not isinstance(condition, Message):
        return 0.5
    if condition.key == "if-influence":
        return 0.6 if number_in(condition) <= 2 else 0.4
    if condition.key == "if-contracts":
        return 0.4 if number_in(condition) <= 2 else 0.2
    if condition.key in PROBABILITIES:
        return PROBABILITIES[condition.key]
    return next((module.condition_values[condition.key] for module in OPTIONAL
                 if condition.key in module.condition_values), 0.5)


def parts(message: Message) -> list[Message]:
    """Returns the messages of the parts of an effect."""
    found = message.args.get("parts")
    return [part for part in found if isinstance(part, Message)] if isinstance(found, list) else []


def value_of_argument(message: Message, name: str) -> float:
    """Returns the value of the effect that is an argument of this message."""
    found = message.args[name]
    return value_of_message(found) if isinstance(found, Message) else 0.0


def number_in(message: Message, name: str = "n") -> int:
    """Returns a number of the message, 1 if it has none."""
    found = message.args.get(name, 1)
    return found if isinstance(found, int) else 1
