"""Messages of notices: what players hear of, where and when."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from landsraad.server.protocol.base import In, Out
from landsraad.server.protocol.profile_messages import Secret

NoticeKind = Literal["turn", "full", "over", "invite"]
ChannelKind = Literal["push", "mail", "discord", "slack", "ntfy", "json"]
Shape = Literal["discord", "slack", "ntfy", "json"]
# What went wrong. refused, gone, busy: the other side said so. slow: it did not answer in time. interrupted: the server
# was stopped in the middle, and nobody knows whether the notice arrived.
Trouble = Literal["", "unreachable", "internal", "redirect", "refused", "gone", "busy", "slow", "interrupted"]
Kinds = Annotated[list[NoticeKind], Meta(max_length=4)]
Minute = Annotated[int, Meta(ge=0, le=1439)]

# ------------------------------------------------------------------ what the server tells


class QuietOut(Out):
    """Quiet hours, in minutes after midnight of the player's clock."""

    since: int
    until: int


class Wants(Out):
    """Which notices each way tells."""

    push: list[NoticeKind]
    mail: list[NoticeKind]
    hook: list[NoticeKind]


class Channel(Out):
    """A browser, a mailbox or a webhook of the profile."""

    id: str
    kind: ChannelKind
    label: str
    here: bool  # the browser that asks
    confirmed: bool  # a mailbox gets nothing before
    off: bool  # it failed for too long, and gets nothing until it is switched on again
    told: float | None  # the last notice that was delivered
    trouble: Trouble  # since then
    detail: str


class NoticeSettings(Out):
    channels: list[Channel]
    wants: Wants
    quiet: QuietOut | None
    zone: int  # minutes that the player's clock is ahead of UTC
    feed: bool  # there is an address of the feed; it is shown only when it is made
    ways: list[Literal["push", "mail", "hook"]]  # what this server can do
    key: str  # to which browsers subscribe


class NoticeTest(Out):
    """Whether a test notice arrived. by: who took or refused it."""

    id: str
    label: str
    delivered: bool
    trouble: Trouble
    by: str
    detail: str


class FeedLink(Out):
    """The secret address of the feed of one's turns."""

    path: str


class Confirmed(Out):
    """What a link from a mail did. label: the mailbox."""

    label: str


# ------------------------------------------------------------------ what a browser sends


class Quiet(In):
    since: Minute
    until: Minute


class WantsIn(In):
    push: Kinds = []
    mail: Kinds = []
    hook: Kinds = []


class NoticeWish(In):
    wants: WantsIn
    quiet: Quiet | None = None
    zone: Annotated[int, Meta(ge=-720, le=840)] = 0


class PushDevice(In):
    """What a browser's `PushSubscription` says, with bytes as base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    zone: Annotated[int, Meta(ge=-720, le=840)] = 0


class MailWish(In):
    address: Annotated[str, Meta(max_length=254)]


class HookWish(In):
    url: Annotated[str, Meta(max_length=1000)]
    shape: Shape


class TestWish(In):
    way: Literal["push", "mail", "hook"]


class MailLink(In):
    token: Secret
