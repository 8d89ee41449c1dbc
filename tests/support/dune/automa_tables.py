"""Tables with an automa and expansions: B and C in solo games, C in two-player games."""

from __future__ import annotations

from typing import Any, cast

import landsraad
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position
from support.dune.table import Brisk, play

AUTOMA = {"solo": "B", "two": "C"}
COUNCIL = "agent dagger high_council"  # a space that no House Hagal card names
PEOPLE = {"imperium": ["paul_atreides", "countess_ariana_thorvald"], "uprising": ["muad_dib", "gurney_halleck"]}
RIVALS = {"imperium": ["count_ilban_richese", "glossu_rabban"], "uprising": ["staban_tuek", "gurney_halleck"]}
EARLY = {"imperium": "skirmish_a", "uprising": "skirmish_crysknife"}  # conflicts of the first level
LATE = {"imperium": "battle_for_imperial_basin", "uprising": "battle_for_imperial_basin"}
NO_TILE_FOR_RIVALS: dict[str, Any] = {"tech": {"topmost": None, "middle": None, "lowest": None}}
POOR: dict[str, Any] = {"solari": 0, "spice": 0, "water": 0, "vp": 0, "intrigue": []}


def automa_table(game: str = "imperium", mode: str = "solo", modules: tuple[str, ...] = ("rise_of_ix",),
                 rivals: list[str] | None = None, difficulty: str = "sardaukar", seed: int = 1,
                 options: dict[str, Any] | None = None, **given: Any) -> Table:
    """A goes first and can afford the High Council; the automa has three troops and no resources.

    In the solo game the other Rival, C, has no agent.
    """
    me = {"hand": ["dagger", "diplomacy", "reconnaissance"], "solari": 5, "intrigue": [], **given.pop("A", {})}
    seat = AUTOMA[mode]
    seats: dict[str, Any] = {"A": me, seat: {**POOR, "garrison": 3, **given.pop(seat, {})}}
    chosen: dict[str, Any] = {"players": 1, "leaders": PEOPLE[game][:1], "rivals": rivals or RIVALS[game],
                              "difficulty": difficulty}
    if mode == "solo":
        seats["C"] = {**POOR, "agents": 0, **given.pop("C", {})}
    else:
        chosen = {"players": 2, "leaders": PEOPLE[game]}
        if game == "uprising":
            chosen["rivals"] = (rivals or RIVALS[game])[:1]
    chosen |= dict.fromkeys(modules, "yes") | (options or {})
    made = open_position(landsraad.game(game), chosen, seed, {"first": "A", **seats, **given})
    return cast(Table, Brisk(made))


def act(t: Table, *answers: str) -> Table:
    """A visits the High Council; then it is the automa's turn."""
    play(t, COUNCIL)
    if t.decision()["effect"].endswith("AgentTurn"):  # a plot card could still be played
        play(t, "end")
    return play(t, *answers)


def automa(card: str | list[str], game: str = "imperium", mode: str = "solo", **given: Any) -> Table:
    """Plays the automa's turn, with those cards on top of the House Hagal deck."""
    return act(automa_table(game, mode, hagal_deck=[card] if isinstance(card, str) else card, **given))


def visited(t: Table, seat: str = "B") -> list[str]:
    return [e["space"] for e in t.events() if e["kind"] == "hagal_agent" and e["seat"] == seat]


def skipped(t: Table) -> list[tuple[str, str]]:
    return [(e["card"], e["why"]) for e in t.events() if e["kind"] == "hagal_ignored"]
