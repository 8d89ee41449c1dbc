"""The endpoints for learning: lessons and the guide."""

from __future__ import annotations

import asyncio
from functools import cache

from landsraad.kernel.reasons import Reason
from landsraad.lessons import Lesson, find_lesson, lessons
from landsraad.lessons.texts import text_of
from landsraad.play.seats import player_seats
from landsraad.reference.guide import guide
from landsraad.server.http.endpoints import Call, Endpoint
from landsraad.server.http.table_calls import TableCalls
from landsraad.server.protocol import messages as wire
from landsraad.server.protocol.lesson_messages import (
    GuideBlock,
    GuidePage,
    LessonBack,
    LessonInfo,
    LessonPage,
    LessonPages,
)
from landsraad.server.tables.lesson_tables import moves_to_take_back
from landsraad.server.tables.refusals import Missing, Stale
from landsraad.server.views.cached_messages import cached_messages
from landsraad.server.views.reconnects import heard
from landsraad.server.views.rendering import render


class LessonCalls(TableCalls):
    async def lessons(self, call: Call) -> list[LessonInfo]:
        return infos(call.lang)

    async def pages(self, call: Call) -> LessonPages:
        return pages(known(call.path["id"]).id, call.lang)

    async def begin(self, call: Call) -> wire.TableCreated:
        """Makes the table of a lesson. The learner sits at one seat, and bots at the others."""
        lesson = known(call.path["id"])
        table = await asyncio.to_thread(lesson.open)
        wishes = [wire.SeatWish(controller="human") if seat == lesson.seat else
                  wire.SeatWish(controller="bot", level=lesson.level)  # type: ignore[arg-type]
                  for seat in player_seats(table)]
        return await self.rooms.create(table, wishes, title=text_of(lesson, call.lang).title, seeded=True, sandbox=True,
                                       lesson=lesson.id, address=call.address)

    async def back(self, call: Call) -> bytes:
        body: LessonBack = call.body
        live, seat = await self._seated(call, body.token)
        before = len(live.table.happened())
        try:
            await live.return_to(seat, body.expect, lambda: moves_to_take_back(live, body.page))
        except Stale as stale:
            stale.state = render(live, seat, call.lang, 0, -1, 0)
            raise
        return render(live, seat, call.lang, before, body.expect, len(heard(live, seat)))

    async def guide(self, call: Call) -> list[GuidePage]:
        return guide_pages(call.lang)

    def endpoints(self, made: tuple[int, ...], acts: tuple[int, ...]) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/guide", self.guide, list[GuidePage], "The readable guide of each game.",
                     lasting=True),
            Endpoint("GET", "/api/lessons", self.lessons, list[LessonInfo], "The lessons of all games.", lasting=True),
            Endpoint("GET", "/api/lessons/{id}", self.pages, LessonPages, "The pages of a lesson.", troubles=(404,),
                     lasting=True),
            Endpoint("POST", "/api/lessons/{id}", self.begin, wire.TableCreated, "Begin a lesson.", status=201,
                     making=True, joins=True, troubles=(*made, 404)),
            Endpoint("POST", "/api/tables/{id}/lesson", self.back, wire.TableState, "Back to a page of the lesson.",
                     body=LessonBack, troubles=acts),
        ]


def known(id: str) -> Lesson:
    lesson = lessons().get(id)
    if lesson is None:
        raise Missing(Reason("no-lesson", id=id[:80]))
    return lesson


@cache
def infos(lang: str) -> list[LessonInfo]:
    return [_info(lesson, lang) for lesson in lessons().values()]


def _info(lesson: Lesson, lang: str) -> LessonInfo:
    text = text_of(lesson, lang)
    return LessonInfo(id=lesson.id, game=lesson.game, title=text.title, about=text.about, icon=lesson.icon,
                      minutes=lesson.minutes, pages=len(lesson.pages))


@cache
def pages(id: str, lang: str) -> LessonPages:
    lesson = find_lesson(id)
    text = text_of(lesson, lang)
    told = []
    for entry in lesson.told:
        page = text.pages[entry.say]
        told.append(LessonPage(key=entry.say, title=page.title, text=page.text, do=page.do, point=entry.point))
    return LessonPages(id=id, game=lesson.game, title=text.title, pages=told)


@cache
def guide_pages(lang: str) -> list[GuidePage]:
    cat = cached_messages(lang)
    return [GuidePage(
        id=page.id, game=page.game, also=list(page.also), of=page.set, icon=page.icon, title=page.title,
        questions=list(page.questions),
        book=cat.option(page.set) if page.set else cat.of_game(page.game),
        blocks=[GuideBlock(kind=block.kind, text=block.text, pictures=list(block.pictures)) for block in page.blocks])
        for page in guide(lang)]
