"""The analysis board: positions from texts and tables, the search, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import landsraad
from landsraad.analysis.live_search import live_search
from landsraad.analysis.positions import position_of_record, position_of_scenario
from landsraad.bots import observe
from landsraad.kernel.table import Table
from landsraad.server.bots import analysis_steps
from landsraad.server.bots.questions import AnalyseOn
from landsraad.server.protocol.analysis_messages import LONGEST_TEXT, MOST_MOVES
from landsraad.server.scheduling import ANALYSES_LANE
from landsraad.server.tables import analysis_boards
from server.bots.test_reviews import record
from server.http.test_table import seat_of
from server.stack import Stack, becomes, run, running

TEXT = """\
title: A choice
game: imperium
options: {players: 3, leaders: [paul_atreides, glossu_rabban, earl_memnon_thorvald]}
seed: 7
given:
  round: 4
  turn: A
  A: {hand: [diplomacy, dagger], solari: 4, spice: 3, water: 1}
"""
STEPS = "steps:\n  - A: agent diplomacy wealth\n  - expect: {A.solari: 6}\n"


@pytest.fixture(autouse=True)
def forget() -> None:
    analysis_steps._kept.clear()


async def bring(stack: Stack) -> tuple[str, int]:
    """A finished game, and the number of its moves."""
    id = str((await stack.post("/api/records", 201, record=record()))["id"])
    return id, (await stack.get(f"/api/tables/{id}"))["last"]


def test_a_position_opens_and_moves_are_made_there(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            board = await stack.post("/api/analysis", text=TEXT)
            state = board["state"]
            assert (state["you"], state["actor"], state["title"]) == ("A", "A", "A choice")
            assert sorted(state["view"]["A"]["hand"]) == ["dagger", "diplomacy"] and board["made"] == []
            made = await stack.post("/api/analysis", text=TEXT, moves=["agent diplomacy wealth", "end"])
            assert [one["move"] for one in made["made"]] == ["agent diplomacy wealth", "end"]
            assert {one["seat"] for one in made["made"]} == {"A"} and made["made"][0]["label"]
            assert made["state"]["you"] == made["state"]["actor"] != "A"
            assert made["state"]["view"]["A"]["solari"] == 6 and "hand" in made["state"]["view"][made["state"]["you"]]
            back = await stack.post("/api/analysis", text=TEXT)
            assert back == board, "a move changes no other board"
            named = (await stack.http.post("/api/analysis?lang=uk", json={"text": TEXT})).json()
            assert named["state"]["decision"]["prompt"] != state["decision"]["prompt"]
            # The steps of a scenario are the line to look at.
            stepped = await stack.post("/api/analysis", text=TEXT + STEPS)
            assert stepped["steps"] == ["agent diplomacy wealth"] and stepped["made"] == []
    run(go())


def test_what_can_be_asked_about_a_move(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            preview = await stack.post("/api/analysis/preview", text=TEXT, move="agent diplomacy wealth")
            assert [change["after"] for change in preview["gain"] if change["path"].endswith("solari")] == [6]
            why = await stack.post("/api/analysis/why", text=TEXT, move="agent dagger wealth")
            assert why["reason"] and why["rule"]
            assert (await stack.post("/api/analysis/odds", text="game: arrakis"))["now"] is None
            for path in ("preview", "why"):
                await stack.post(f"/api/analysis/{path}", 400, text=TEXT, move="fly to the moon")
            await stack.post("/api/analysis/preview", 422, text=TEXT, move="agent dagger wealth")
    run(go())


WRONG = [
    (TEXT.replace("dagger", "daggr"), 8, "did you mean 'dagger'"),
    (TEXT + "steps:\n  - A: agent diplomacy carthag\n", 10, "agent diplomacy carthag"),
    (TEXT + STEPS.replace("6", "7"), 11, "A.solari: expected 7, is 6"),
    (TEXT + "rules: [IMP-NONE-01]\n", 9, "unknown rule"),
    (TEXT + "---\n" + TEXT, 10, "second scenario"),
    ("game: [", 1, "not YAML"),
    ("nothing", 1, "a list of keys"),
    ("a: &a [1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
        f"{b}: &{b} [{', '.join([f'*{a}'] * 8)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)), 0,
     "too long"),
    ("game: " + "[" * 5000, 1, "nested too deep"),
    ("[game imperium", 0, "never closed"),
    ("[game imperium] [rules 9.9]", 0, ""),
]


def test_a_wrong_text_is_refused_with_its_line(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for text, line, said in WRONG:
                told = await stack.post("/api/analysis", 400, text=text)
                assert told.get("line", 0) == line or line == 0, told
                assert said in told["error"]
                assert "line" not in told or told["error"].startswith(f"line {told['line']}: ")
            assert stack.server is not None and stack.server.api.analysis.boards is not None
            assert not stack.server.api.analysis.boards.kept
            await stack.post("/api/analysis", text=TEXT)
    run(go())


def test_wrong_questions_change_nothing(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, record=64 * 1024) as stack:
            for body in ({}, {"text": TEXT, "table": "x"}, {"text": "x" * (LONGEST_TEXT + 1)}, {"text": TEXT, "at": -2},
                         {"text": TEXT, "moves": ["end"] * (MOST_MOVES + 1)}, {"text": TEXT, "moves": ["x" * 300]},
                         {"text": TEXT, "bomb": 1}):
                answer = await stack.http.post("/api/analysis", json=body)
                assert answer.status_code in (400, 413), (body, answer.text)
            assert (await stack.http.post("/api/analysis", json={"text": "x" * 70_000})).status_code == 413
            halves = rb'{"text": "game: imperium\ntitle: \ud800", "moves": ["\ud800"]}'
            answer = await stack.http.post("/api/analysis", content=halves,
                                           headers={"content-type": "application/json"})
            assert answer.status_code == 400
            for move in ("agent dagger wealth", "end end", "fly"):
                answer = await stack.http.post("/api/analysis", json={"text": TEXT, "moves": [move]})
                assert answer.status_code in (400, 422) and answer.json()["error"]
            for table in ("nowhere", "../../etc", "%00"):
                await stack.post("/api/analysis", 404, table=table)
            await stack.post("/api/analysis", 400, text=record(), at=9999)
            assert (await stack.get("/api/tables")) == []
    run(go())


def test_a_finished_game_opens_at_any_moment(sqlite: str) -> None:
    """The same from its table and from its record."""
    async def go() -> None:
        async with running(sqlite) as stack:
            id, last = await bring(stack)
            for at in (0, last // 2, last - 1):
                board = await stack.post("/api/analysis", table=id, at=at)
                other = await stack.post("/api/analysis", text=record(), at=at)
                seen = await stack.get(f"/api/tables/{id}/replay", at=at)
                assert (board["at"], board["last"]) == (other["at"], other["last"]) == (at, last)
                assert board["state"]["view"] == other["state"]["view"] and board["state"]["legal"]
                assert board["state"]["actor"] == seen["actor"]
                assert board["state"]["view"]["A"]["vp"] == seen["view"]["A"]["vp"]
            # What was drawn in the game is drawn here: the same moves lead to the same position.
            whole = whole_game()
            moves = [whole.notation(move) for move in whole.moves]
            later = await stack.post("/api/analysis", table=id, at=last - 9, moves=moves[last - 9:last - 4])
            there = await stack.post("/api/analysis", table=id, at=last - 4)
            assert {**later["state"]["view"], "moves": 0} == {**there["state"]["view"], "moves": 0}
            end = await stack.post("/api/analysis", table=id)
            assert end["state"]["over"] and end["state"]["result"] and end["at"] == last
            assert (await stack.post("/api/analysis/search", table=id))["state"] == "over"
            await stack.post("/api/analysis", 422, table=id, moves=["end"])
            await stack.post("/api/analysis", 422, table=id, at=last + 1)
    run(go())


def whole_game() -> Table:
    from landsraad.kernel.records.format import read_record
    return read_record(record(), {name: landsraad.game(name) for name in landsraad.games()})


def test_a_game_in_play_is_refused_to_everybody(sqlite: str) -> None:
    """With or without a seat, now or earlier, nothing is told and nothing is searched."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2)
            state = await stack.get(f"/api/tables/{made['id']}")
            own = seat_of(state, made)
            for token in ("", own, made["maker"]):
                for at in (-1, 0):
                    for path, more in (("", {}), ("/search", {}), ("/preview", {"move": "end"}), ("/odds", {}),
                                       ("/why", {"move": "end"})):
                        told = await stack.post(f"/api/analysis{path}", 422, table=made["id"], token=token, at=at,
                                                **more)
                        assert told["error"] == "the game is not over; an analysis would give away what is still hidden"
            assert stack.server is not None
            calls = stack.server.api.analysis
            assert calls.boards is not None and calls.searches is not None
            assert not calls.boards.kept and not calls.searches.jobs
    run(go())


def test_who_plays_alone_apart_from_others_may_analyse(sqlite: str) -> None:
    """A sandbox, a lesson or a puzzle is open to the one who plays there, and to nobody else."""
    async def go() -> None:
        async with running(sqlite) as stack:
            played = await stack.new(2)
            token = seat_of(await stack.get(f"/api/tables/{played['id']}"), played)
            alone = await stack.post(f"/api/tables/{played['id']}/try", 201, token=token, at=0)
            puzzle = (await stack.get("/api/puzzles"))["puzzles"][0]["id"]
            lesson = (await stack.get("/api/lessons"))[0]["id"]
            tables = [alone, await stack.post(f"/api/puzzles/{puzzle}", 201),
                      await stack.post(f"/api/lessons/{lesson}", 201)]
            for table in tables:
                own = next(seat["token"] for seat in table["seats"] if seat["token"])
                assert (await stack.post("/api/analysis", table=table["id"], token=own))["state"]["legal"]
                for foreign in ("", token, "x"):
                    await stack.post("/api/analysis", 403, table=table["id"], token=foreign)
                    await stack.post("/api/analysis/search", 403, table=table["id"], token=foreign)
            # Two people in one sandbox hide their cards from each other.
            two = await stack.post(f"/api/tables/{played['id']}/try", 201, token=token, at=0, others="human")
            for seat in two["seats"]:
                await stack.post("/api/analysis", 422, table=two["id"], token=seat["token"] or "")
    run(go())


# ------------------------------------------------------------------ the search


def direct(most: int, moves: tuple[str, ...] = ()) -> Any:
    """What a search of the position finds that is not made in parts."""
    table = position_of_scenario(TEXT).table
    for move in moves:
        table.play(move)
    search = live_search(table.game, observe(table), most)
    while search.done < search.most:
        search.step()
    return search


def test_the_search_tells_more_and_more_and_ends_as_a_direct_one(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, analysis_part=0.0) as stack:
            assert stack.server is not None and stack.server.api.analysis.searches is not None
            stack.server.api.analysis.searches.simulations = 24
            told = await stack.post("/api/analysis/search", text=TEXT)
            seen = [told["done"]]
            while told["state"] != "done":
                assert told["state"] in ("waiting", "running")
                told = await stack.post("/api/analysis/search", text=TEXT, done=told["done"], wait=20)
                seen.append(told["done"])
            assert seen == sorted(seen) and len(set(seen)) > 3 and (told["done"], told["most"]) == (24, 24)
            found = direct(24).found()
            assert [(one["move"], one["visits"]) for one in told["candidates"]] == [(f.move, f.visits) for f in found]
            assert [one["chance"] for one in told["candidates"]] == pytest.approx([f.value for f in found], abs=1e-4)
            assert sum(told["chances"]) == pytest.approx(1.0, abs=0.01) and told["seat"] == "A"
            board = await stack.post("/api/analysis", text=TEXT)
            labels = {choice["move"]: choice["label"] for choice in board["state"]["legal"]}
            assert labels == {one["move"]: one["label"] for one in told["candidates"]}
            # Asked for once more, it is told at once.
            again = await stack.post("/api/analysis/search", text=TEXT, wait=20, done=24)
            assert again == told
    run(go())


class Paced:
    """Stands for the worker: each part is answered when the test says so."""

    def __init__(self, stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
        assert stack.server is not None and stack.server.api.analysis.searches is not None
        self.searches = stack.server.api.analysis.searches
        self.now = 0.0
        self.searches.clock = lambda: self.now
        self.waiting: list[tuple[AnalyseOn, asyncio.Future[Any]]] = []
        monkeypatch.setattr(stack.server.bots, "analyse", self.analyse)

    def analyse(self, part: AnalyseOn, address: str) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((part, future))
        return future

    def running(self) -> int:
        return sum(job.running for job in self.searches.jobs.values())

    def answer(self, done: int) -> None:
        _, future = self.waiting.pop()
        future.set_result(analysis_steps.Analysed(done, 100, [("end", 0.5, 0.1, done)], [0.5, 0.5]))


async def ask(stack: Stack, address: str, text: str = TEXT, **more: Any) -> Any:
    return await stack.http.post("/api/analysis/search", json={"text": text, **more},
                                 headers={"x-forwarded-for": address})


def test_a_search_stops_when_nobody_watches_or_somebody_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            paced = Paced(stack, monkeypatch)
            assert (await ask(stack, "10.0.0.1")).json()["state"] == "waiting"
            await becomes(lambda: len(paced.waiting) == 1)
            paced.answer(10)
            await becomes(lambda: len(paced.waiting) == 1)  # somebody may still look
            paced.now = 60.0
            paced.answer(20)
            await becomes(lambda: paced.running() == 0)
            assert not paced.waiting
            # Who comes back gets what was found, and it goes on from there.
            told = (await ask(stack, "10.0.0.1")).json()
            assert told["done"] == 20 and told["state"] == "running"
            await becomes(lambda: len(paced.waiting) == 1)
            told = (await ask(stack, "10.0.0.1", stop=True)).json()
            assert (told["state"], told["done"], paced.running()) == ("stopped", 20, 0)
    run(go())


def test_few_searches_of_one_address_at_a_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes on to another position leaves the last search behind, even one that somebody seems to wait for."""
    async def go() -> None:
        async with running(sqlite, analyses=(1, 2)) as stack:
            paced = Paced(stack, monkeypatch)
            texts = [TEXT.replace("solari: 4", f"solari: {n}") for n in range(5)]
            for text in texts:
                assert (await ask(stack, "10.0.0.1", text)).status_code == 200
                assert paced.running() == 1
            waits = asyncio.ensure_future(ask(stack, "10.0.0.1", texts[4], wait=25, done=0))
            await becomes(lambda: any(job.watchers for job in paced.searches.jobs.values()))
            paced.now += 1
            assert (await ask(stack, "10.0.0.1", texts[0])).json()["state"] == "waiting"
            assert (await waits).json()["state"] == "stopped" and paced.running() == 1
            assert (await ask(stack, "10.0.0.2", texts[0])).status_code == 200
            refused = await ask(stack, "10.0.0.3", texts[0])
            assert refused.status_code == 429 and "other positions" in refused.json()["error"]
            assert paced.running() == 2
    run(go())


def test_a_search_that_does_not_end_is_ended(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that was set up by hand may keep the rules busy for ever: its worker is replaced, and it is left."""
    async def go() -> None:
        async with running(sqlite, analysis_limit=0.01) as stack:
            assert stack.server is not None and stack.server.api.analysis.searches is not None
            from landsraad.server.bots.processes import WorkerLost
            minds, ended = stack.server.bots.minds, []
            stuck: list[asyncio.Future[Any]] = []
            asked = minds.ask

            def never(lane: Any, question: Any) -> Any:
                if not isinstance(question, AnalyseOn):
                    return asked(lane, question)
                stuck.append(asyncio.get_running_loop().create_future())
                return stuck[-1]

            def interrupt(lane: Any) -> None:
                ended.append(lane)
                stuck[-1].set_exception(WorkerLost("ended"))
            monkeypatch.setattr(minds, "ask", never)
            monkeypatch.setattr(minds, "interrupt", interrupt)
            await stack.post("/api/analysis/search", text=TEXT)
            jobs = stack.server.api.analysis.searches.jobs
            await becomes(lambda: all(job.failed and not job.running for job in jobs.values()))
            assert ended == [ANALYSES_LANE] * 2
            assert (await stack.post("/api/analysis/search", text=TEXT, wait=20, done=0))["state"] == "stopped"
            assert len(stuck) == 2
    run(go())


@pytest.mark.long
def test_a_position_has_its_time_in_a_process_of_its_own(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, import_process=True, import_seconds=1e-6) as stack:
            told = await stack.post("/api/analysis", 422, text=TEXT)
            assert told["error"] == "this position takes too long to set up"
            assert stack.server is not None
            stack.server.settings.import_seconds = 60.0
            board = await stack.post("/api/analysis", text=TEXT, moves=["agent diplomacy wealth"])
            assert board["state"]["view"]["A"]["solari"] == 6
            assert stack.server.api.analysis.importer.started == 2 and stack.server.api.importer.started == 0
    run(go())


def test_a_flood_of_positions_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address and in all; and what was opened does not fill the memory."""
    async def go() -> None:
        async with running(sqlite, boards=(3, 2)) as stack:
            assert stack.server is not None and stack.server.api.analysis.boards is not None
            calls, free = stack.server.api.analysis, asyncio.Event()
            place = calls.importer.place

            async def slow(*given: Any) -> Any:
                await free.wait()
                return await place(*given)
            monkeypatch.setattr(calls.importer, "place", slow)

            def opened(n: int, address: str) -> Any:
                return stack.http.post("/api/analysis", json={"text": TEXT.replace("seed: 7", f"seed: {n}")},
                                       headers={"x-forwarded-for": address})
            waiting = [asyncio.ensure_future(opened(n, "10.0.0.1")) for n in range(2)]
            await becomes(lambda: calls.gate.inside["10.0.0.1"] == 2)
            refused = await opened(3, "10.0.0.1")
            assert refused.status_code == 429 and "other positions are being set up" in refused.json()["error"]
            waiting.append(asyncio.ensure_future(opened(4, "10.0.0.2")))
            await becomes(lambda: calls.gate.inside.total() == 3)
            assert (await opened(5, "10.0.0.3")).status_code == 429
            monkeypatch.setattr(analysis_boards, "KEPT", 2)
            free.set()
            assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200] * 3
            assert len(stack.server.api.analysis.boards.kept) == 2 and not calls.gate.inside
    run(go())


def test_a_position_that_breaks_the_rules_harms_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            for given in ("A: {solari: 99999999999999999999999}", "A: {solari: -5}", "A: {vp: 1.5}", "round: 9999",
                          "A: {troops: 5000}", "turn: Z", "A: 7", "row: null"):
                answer = await stack.http.post("/api/analysis", json={"text": f"game: imperium\ngiven:\n  {given}\n"})
                assert answer.status_code in (200, 400, 422), answer.text
                if answer.status_code == 200:
                    found = await stack.http.post("/api/analysis/search",
                                                  json={"text": f"game: imperium\ngiven:\n  {given}\n", "stop": True})
                    assert found.status_code == 200

            def broken(*_: object) -> None:
                raise ZeroDivisionError("of the rules")
            monkeypatch.setattr("landsraad.server.http.analysis_calls.render", broken)
            told = await stack.post("/api/analysis", 422, text=TEXT)
            assert told["error"] == "the rules cannot deal with this position; change it and try again"
    run(go())


def test_a_record_gives_the_position_after_any_move() -> None:
    whole = whole_game()
    for at in (0, 40, len(whole.moves)):
        found = position_of_record(record(), at)
        assert (found.at, found.last, found.names["A"]) == (at, len(whole.moves), "Olena")
    assert position_of_record(record()).table.fingerprint() == whole.fingerprint()
