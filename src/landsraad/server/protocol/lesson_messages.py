"""Messages about learning: the lessons, their pages, and the pages of the guide."""

from __future__ import annotations

from typing import Literal

from landsraad.server.protocol.base import In, Out


class LessonInfo(Out):
    """A lesson on the path of its game."""

    id: str
    game: str
    title: str
    about: str
    icon: str
    minutes: int
    pages: int  # 0: a whole game with a coach


class LessonPage(Out):
    """A page of a lesson. In texts, `:city:` is an icon and `*Arrakeen*` is bold.

    key: the word that names it in the script. do: the instruction, if there is a move to make. point: what to look at,
    as in `space:arrakeen`, or a part of the screen, as in `ui:log`.
    """

    key: str
    title: str
    text: str
    do: str = ""
    point: list[str] = []


class LessonPages(Out):
    """`pages` in their order; of a whole game the notes of the coach."""

    id: str
    game: str
    title: str
    pages: list[LessonPage]


class LessonBack(In):
    """Back to a page, counted from 0: everything from the learner's move on that page on is taken back."""

    token: str
    expect: int
    page: int


class GuideBlock(Out):
    """A part of a page. `text` has the marks of a lesson, and rules in brackets: `[IMP-END-01]`. `pictures` are
    components, `space:arrakeen`.
    """

    kind: Literal["text", "heading", "item", "pictures"]
    text: str = ""
    pictures: list[str] = []


class GuidePage(Out):
    """A page of the readable guide of a game, or of a set of its components."""

    id: str
    game: str
    also: list[str]  # further games that the module joins
    of: str  # the module that it is about; empty: the game itself
    book: str  # the title of the game or the module
    icon: str
    title: str
    questions: list[str]
    blocks: list[GuideBlock]
