"""Looking ahead and back: previews, replays, records, sandboxes, games, cards and rules."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.server.storage.queries import read_all
from server.http.test_table import play_on, seat_of
from server.stack import Stack, run, running


async def finished(stack: Stack, players: int = 2, seed: int = 5) -> dict[str, Any]:
    """A table of bots played to its end, its first seat's token kept by the maker."""
    made = await stack.new(players, seed=seed, seats=[{"controller": "bot"} for _ in range(players)])
    async with stack.sit(made["id"]) as watcher:
        await watcher.until(lambda state: state["over"])
    return made


@pytest.mark.long
def test_bots_play_a_whole_game(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            for players in (1, 2, 3, 4):
                made = await finished(stack, players, seed=players)
                state = await stack.get(f"/api/tables/{made['id']}")
                assert state["over"] and state["finished"] and state["result"]["winners"]
                assert state["actor"] is None and state["decision"] is None
                names = {seat["seat"]: (seat["controller"], seat["name"]) for seat in state["seats"]}
                assert all(name for _, name in names.values())
                if players == 2:
                    assert names["C"] == ("automa", "House Hagal")
                live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
                assert live.finishing is not None
                await live.finishing
                saved = await stack.server.store.read(lambda c: read_all(c, made["id"]))  # type: ignore[union-attr]  # noqa: B023
                assert len(saved.news.log) == live.seq + 1 and saved.table.record is not None
    run(go())


@pytest.mark.long
def test_bots_choose_as_they_do_at_a_table_of_their_own(sqlite: str) -> None:
    """The same seed gives the same game in a terminal, in a worker process and after a restart."""
    from landsraad.play import Session, seat_people
    table = landsraad.new("imperium", players=3, seed=11)
    session = Session(table, seat_people(table, ["bot", "bot", "bot"], bots=["random"]))
    while not session.over:
        session.play_bot()

    async def go() -> None:
        async with running(sqlite, workers=1) as stack:
            made = await finished(stack, 3, seed=11)
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            assert live.table.moves == session.table.moves
    run(go())


def test_a_preview_tells_the_true_cost_and_gain(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=2)
            path = f"/api/tables/{made['id']}"
            seen = sure = 0
            for _ in range(60):
                public = await stack.get(path)
                token = seat_of(public, made)
                state = await stack.get(path, token)
                move = state["legal"][state["seq"] % len(state["legal"])]["move"]
                told = await stack.get(f"{path}/preview", token, move=move)
                after = await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
                mine = after["view"][state["you"]]
                for change in [*told["pay"], *told["gain"]]:
                    value: Any = mine
                    for part in change["path"].split("."):
                        value = value[part]
                    now = len(value) if isinstance(value, list) else value
                    assert now == change["after"] != change["before"], (move, change)
                    assert change["label"]
                    seen += 1
                if told["ends"] is False:
                    assert after["actor"] == state["actor"] and after["can_undo"], move
                if told["notes"]:  # what is asked next, if that was sure
                    assert told["notes"] == [after["decision"]["prompt"]] != [state["decision"]["prompt"]], move
                    sure += 1
            assert seen > 40 and sure > 5
            actor = (await stack.get(path))["actor"]
            other = next(seat["token"] for seat in made["seats"] if seat["seat"] != actor)
            await stack.get(f"{path}/preview", other, status=403, move="reveal")
            await stack.get(f"{path}/preview", status=401, move="reveal")
            await stack.get(f"{path}/preview", other, status=400)
    run(go())


def test_a_question_that_comes_too_late_is_no_mistake(sqlite: str) -> None:
    """A pointer rests on a choice while the table goes on: nothing is told, and nothing is refused."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=2)
            path = f"/api/tables/{made['id']}"
            token = seat_of(await stack.get(path), made)
            state = await stack.get(path, token)
            seq, move = state["seq"], state["legal"][0]["move"]
            assert (await stack.get(f"{path}/preview", token, move=move, seq=seq))["past"] is False
            await stack.post(f"{path}/moves", token=token, expect=seq, move=move)
            for what in ("preview", "why"):
                told = await stack.get(f"{path}/{what}", token, move=move, seq=seq)
                assert told["past"] is True and told["move"] == move
                assert not any(told.get(name) for name in ("pay", "gain", "notes", "reason"))
            now = (await stack.get(path))["seq"]
            await stack.get(f"{path}/preview", token, status=422, move=move, seq=now)
            await stack.get(f"{path}/preview", token, status=422, move=move)
    run(go())


def test_replay_shows_what_the_viewer_saw(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3, seed=4)
            path = f"/api/tables/{made['id']}"
            mine = made["seats"][0]["token"]
            seen = []
            for _ in range(75):
                public = await stack.get(path)
                seen.append((public, await stack.get(path, mine)))
                token = seat_of(public, made)
                state = await stack.get(path, token)
                move = state["legal"][state["seq"] % len(state["legal"])]["move"]
                await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
            for at in (0, 1, 31, 32, 33, 64, 70, 74, 5):
                for viewer, token in ((0, ""), (1, mine)):
                    then = await stack.get(f"{path}/replay", token, at=at)
                    assert then["view"] == seen[at][viewer]["view"]
                    assert then["events"] == seen[at][viewer]["events"]
                    assert then["legal"] == [] and then["moves"] == at and then["last"] == 75
            line = seen[-1][0]["events"][-1]
            assert (await stack.get(f"{path}/replay", at=line["move"]))["events"][-1]["move"] == line["move"]
            later = await stack.get(f"{path}/replay", at=40, since=10)
            assert later["events"][0]["n"] == 10
            await stack.get(f"{path}/replay", status=422, at=76)
            await stack.get(f"{path}/replay", status=400, at=-1)
    run(go())


def test_a_record_goes_out_and_comes_in_again(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            running_table = await stack.new(3)
            await stack.get(f"/api/tables/{running_table['id']}/record", status=422)
            made = await finished(stack)
            record = (await stack.get(f"/api/tables/{made['id']}/record"))["record"]
            assert record.startswith("[game imperium]")
            again = await stack.post("/api/records", 201, record=record)
            twin = await stack.get(f"/api/tables/{again['id']}")
            assert twin["over"] and twin["view"] == (await stack.get(f"/api/tables/{made['id']}"))["view"]
            twins = (await stack.get(f"/api/tables/{again['id']}/record"))["record"]
            lines, others = ([line for line in text.split("\n") if not line.startswith("[A ")]  # who sits there
                             for text in (record, twins))
            assert lines == others and len(record.split("\n")) == len(lines) + 1
            broken = await stack.post("/api/records", 400, record=record[:len(record) // 2])
            assert "\n" not in broken["error"] and "line" in broken["error"]
            await stack.post("/api/records", 413, record="x" * 600_000)
            half = record.split("# state")[0] + "[unfinished]"
            playable = await stack.post("/api/records", 201, record=half)
            state = await stack.get(f"/api/tables/{playable['id']}")
            assert not state["over"] and state["moves"] > 0 and state["seq"] == state["moves"]
            token = seat_of(state, playable)
            mine = await stack.get(f"/api/tables/{playable['id']}", token)
            await stack.post(f"/api/tables/{playable['id']}/moves", token=token, expect=mine["seq"],
                             move=mine["legal"][0]["move"])
    run(go())


def test_try_from_here_opens_a_sandbox_that_knows_no_more_than_the_viewer(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            leaders = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"]
            made = await stack.new(3, seed=6, options={"leaders": leaders})
            path = f"/api/tables/{made['id']}"
            await play_on(stack, path, made, "buy")
            state = await stack.get(path)
            token = seat_of(state, made)
            mine = await stack.get(path, token)
            hands = set()
            other = next(seat for seat in "ABC" if seat != mine["you"])
            for _ in range(4):
                box = await stack.post(f"{path}/try", 201, token=token, at=-1, others="human")
                inside = await stack.get(f"/api/tables/{box['id']}", box["seats"]["ABC".index(mine["you"])]["token"])
                assert inside["sandbox"] and inside["legal"] == mine["legal"]
                same = {**inside["view"], "moves": mine["view"]["moves"]}
                assert same == mine["view"]
                theirs = await stack.get(f"/api/tables/{box['id']}", box["seats"]["ABC".index(other)]["token"])
                hands.add(str(theirs["view"][other]["hand"]) + str(theirs["view"][other]["intrigue"]))
                own = box["seats"]["ABC".index(mine["you"])]["token"]
                await stack.post(f"/api/tables/{box['id']}/moves", token=own, expect=0,
                                 move=inside["legal"][0]["move"])
            before = await stack.post(f"{path}/try", 201, at=0)
            assert (await stack.get(f"/api/tables/{before['id']}"))["view"]["round"] == 1
            await stack.post(f"{path}/try", 422, at=10_000)
            await stack.post(f"{path}/try", 401, token="wrong")
            assert (await stack.get(path))["seq"] == mine["seq"]
        async with running(database) as stack:  # a sandbox is kept like any table
            assert (await stack.get(f"/api/tables/{box['id']}"))["seq"] == 1
    run(go())


def test_games_cards_and_rules(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            games = await stack.get("/api/games")
            assert [game["name"] for game in games] == landsraad.games()
            options = {option["name"]: option for option in games[0]["options"]}
            assert options["players"]["low"] == 1 and options["leaders"]["choices"][0]["label"]
            assert options["first"]["fits"]["2"] == ["A", "B", "random"] and options["leaders"]["per_player"]
            assert list(options["difficulty"]["fits"]) == ["1"] and not options["seats"]["asked"]
            for n, words in options["first"]["fits"].items():  # what fits can be chosen
                for word in words:
                    landsraad.game("imperium").check_options({"players": int(n), "first": word})
            cards = await stack.get("/api/games/imperium/cards", modules="none")
            stilgar = next(card for card in cards["cards"] if card["id"] == "stilgar")
            assert stilgar["cost"] == 5 and {box["box"] for box in stilgar["boxes"]} == {"agent", "reveal"}
            assert all(box["text"] and box["words"]["key"] for card in cards["cards"] for box in card["boxes"])
            kinds = {card["kind"] for card in cards["cards"]}
            assert kinds == {"card", "intrigue card", "conflict", "leader", "space", "faction", "hagal card"}
            assert cards["names"]["faction"]["fremen"] == "Fremen"
            await stack.get("/api/games/chess/cards", status=404)
            rules = await stack.get("/api/rules", game="imperium")
            assert rules[0]["id"].startswith("IMP-")
            found = await stack.get("/api/rules", search="tie")
            assert 0 < len(found) < len(rules)
            await stack.get("/api/rules", status=400, game="chess")
    run(go())


def test_a_bot_says_what_it_considered(sqlite: str) -> None:
    """While the game is on only what everybody could know of; then all."""
    async def go() -> None:
        async with running(sqlite) as stack:
            bots = [{"controller": "bot", "level": "normal"}] * 2
            made = await stack.new(3, seed=4, seats=[{"controller": "human"}, *bots])
            path = f"/api/tables/{made['id']}"
            token = made["seats"][0]["token"]
            await stack.get(f"{path}/thoughts", token, status=422, at=100)  # nobody has moved so often
            async with stack.sit(made["id"], token) as guest:
                for move in ("reveal", "end", "reveal"):
                    state = await guest.until(lambda state: state["actor"] == "A" and any(
                        each["move"] == move for each in state["legal"]))  # noqa: B023
                    await guest.move(move, state["seq"])
                await guest.until(lambda state: state["actor"] == "A" and state["view"]["round"] == 2)
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            moves = [live.table.notation(move) for move in live.table.moves]
            seats = [step.seat for step in live.session.steps]
            agent = next(n for n, text in enumerate(moves) if text.startswith("agent") and seats[n] == "B")
            told = await stack.get(f"{path}/thoughts", token, at=agent + 1)
            assert (told["number"], told["seat"], told["level"], told["secretive"]) == (agent + 1, "B", "normal", True)
            assert [each["move"] for each in told["candidates"] if each["made"]] == [moves[agent]]
            assert all(each["label"] and 0 <= each["value"] <= 1 for each in told["candidates"])
            cards = {each["move"].split()[1] for each in told["candidates"] if each["move"].startswith("agent")}
            assert cards == {moves[agent].split()[1]}  # of the hand only the card that was played
            await stack.get(f"{path}/thoughts", token, status=422, at=seats.index("A") + 1)  # a human made that move
            await stack.get(f"{path}/thoughts", token, status=422, at=len(moves) + 1)
            last = await stack.get(f"{path}/thoughts", token, at=-1)
            assert last["seat"] in ("B", "C") and len(last["candidates"]) > 1  # if need be, of a move before it
    run(go())
