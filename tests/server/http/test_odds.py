"""The chances of a battle over HTTP: for whoever sits there, and nobody else."""

from __future__ import annotations

import random
from typing import Any

from landsraad.server.protocol.messages import Odds
from server.stack import Stack, run, running


async def war(stack: Stack) -> tuple[str, dict[str, str]]:
    made = await stack.post("/api/tables", 201, game="arrakis", seed=36, options={},
                            seats=[{"controller": "human"}, {"controller": "human"}])
    return f"/api/tables/{made['id']}", {seat["seat"]: seat["token"] for seat in made["seats"]}


async def asked_for(stack: Stack, path: str, tokens: dict[str, str], family: str) -> dict[str, Any]:
    """Moves by chance, warlike ones first, until somebody is asked for one of a family."""
    rng = random.Random(21)
    for _ in range(200):
        state = await stack.get(path, tokens[(await stack.get(path))["actor"]])
        families = [choice["words"][0] for choice in state["legal"]]
        if family in families and len(families) > 1:
            return dict(state)
        fights = [c for c in state["legal"] if c["words"][0] in ("attack", "continue", "stand")]
        liked = [c for c in state["legal"] if c["words"][0] not in ("end", "pass", "done", "skip")]
        choice = rng.choice(fights or liked or state["legal"])
        await stack.post(f"{path}/moves", token=tokens[state["actor"]], expect=state["seq"], move=choice["move"])
    raise AssertionError(f"nobody was asked for {family}")


def whole(odds: dict[str, Any]) -> bool:
    sums = (odds["won"] + odds["held"] + odds["nobody"], sum(odds["on_attacker"]), sum(odds["on_defender"]))
    return set(odds) == set(Odds.__struct_fields__) and all(abs(total - 1) < 1e-6 for total in sums)


def test_an_attack_is_weighed_before_it_is_made(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            path, tokens = await war(stack)
            nothing = await stack.get(f"{path}/odds", tokens["A"])
            assert nothing == {"now": None, "moves": {}}
            state = await asked_for(stack, path, tokens, "attack")
            attack = next(c["move"] for c in state["legal"] if c["words"][0] == "attack")
            told = await stack.get(f"{path}/odds", tokens[state["actor"]], move=attack)
            assert told["now"] is None and list(told["moves"]) == [attack] and whole(told["moves"][attack])
            # It is no business of the other side what could be attacked, nor of a stranger.
            other = next(seat for seat in tokens if seat != state["actor"])
            assert (await stack.get(f"{path}/odds", tokens[other], move=attack))["moves"] == {}
            await stack.get(f"{path}/odds", status=401, move=attack)
    run(go())


def test_a_battle_has_its_odds_and_so_has_each_loss(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            path, tokens = await war(stack)
            state = await asked_for(stack, path, tokens, "continue")
            told = await stack.get(f"{path}/odds", tokens[state["actor"]])
            assert whole(told["now"]) and list(told["moves"]) == ["continue"]
            other = next(seat for seat in tokens if seat != state["actor"])
            assert await stack.get(f"{path}/odds", tokens[other]) == {"now": told["now"], "moves": {}}
    run(go())


def test_games_without_battles_to_weigh_say_nothing(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2)
            path = f"/api/tables/{made['id']}"
            assert await stack.get(f"{path}/odds", made["seats"][0]["token"]) == {"now": None, "moves": {}}
    run(go())
