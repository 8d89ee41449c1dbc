"""The tables of notices: what a profile wants to be told, where, and what waits to be sent. See `server.notices`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint, false

from landsraad.server.storage.schema import METADATA

NOTICE_SETTINGS: Final = Table(
    "notice_settings", METADATA,
    Column("profile_id", String(16), ForeignKey("profiles.id"), primary_key=True),
    Column("zone", Integer, nullable=False),  # minutes that the profile's clock is ahead of UTC
    Column("quiet_from", Integer),  # minutes after midnight; with `quiet_until` nothing: no quiet hours
    Column("quiet_until", Integer),
    Column("lang", String(2), nullable=False),
    Column("site", String(255), nullable=False),  # the origin under which the profile uses the server
    # The kinds of notice that each way tells, with spaces.
    Column("push", String(60), nullable=False),
    Column("mail", String(60), nullable=False),
    Column("hook", String(60), nullable=False),
    Column("feed", String(64)),  # hash of the secret in the address of the feed
    Index("notice_settings_feed", "feed", unique=True),
)

# Where notices go: a browser, a mailbox or a webhook.
NOTICE_CHANNELS: Final = Table(
    "notice_channels", METADATA,
    Column("id", String(16), primary_key=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail, discord, slack, ntfy, json
    Column("target", Text, nullable=False),  # an endpoint, an address, a URL
    Column("digest", String(64), nullable=False),  # hash of the target
    Column("label", String(120), nullable=False),  # what its owner is shown of it
    Column("keys", Text, nullable=False, server_default=""),  # of a browser: its public key and its secret
    Column("visit_id", String(16), nullable=False, server_default=""),  # the session of that browser: they end together
    Column("created", Float, nullable=False),
    Column("confirmed", Float),  # a mailbox gets nothing before
    Column("secret", String(64), nullable=False, server_default=""),  # hash of the link that confirms it
    Column("secret_until", Float, nullable=False, server_default="0"),
    Column("off", Boolean, nullable=False, server_default=false()),  # it failed for too long: see `trouble`
    Column("fails", Integer, nullable=False, server_default="0"),  # notices that failed, one after the other
    Column("trouble", String(16), nullable=False, server_default=""),  # what went wrong last: `outcomes.TROUBLES`
    Column("detail", String(120), nullable=False, server_default=""),
    Column("told", Float),  # the last that was delivered
    Column("hour", Float, nullable=False, server_default="0"),  # when the present hour of the limit began
    Column("count", Integer, nullable=False, server_default="0"),  # notices in it
    UniqueConstraint("profile_id", "digest", name="notice_channels_once"),
)

# One row for each notice and channel. The constraint makes that nobody hears twice of the same thing.
NOTICE_QUEUE: Final = Table(
    "notice_queue", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("profile_id", String(16), ForeignKey("profiles.id"), nullable=False),
    Column("channel_id", String(16), ForeignKey("notice_channels.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # turn, full, over, invite
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", String(8), nullable=False),
    Column("wait", Integer, nullable=False),  # of a turn: the seat's own last entry in the log before it
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, claimed, begun; sent, past, failed, unknown
    Column("owner", String(40), nullable=False, server_default=""),  # the process that has claimed it
    Column("lease", Float, nullable=False, server_default="0"),  # until when
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("channel_id", "kind", "table_id", "seat", "wait", name="notice_queue_once"),
    Index("notice_queue_due", "state", "due"),
    Index("notice_queue_profile", "profile_id"),
    Index("notice_queue_table", "table_id"),
)

# Up to where the log of a table has been looked through for something to tell.
NOTICE_LOOKS: Final = Table(
    "notice_looks", METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("free", Integer, nullable=False),  # open seats then
    Column("again", Boolean, nullable=False),  # the rematch has been announced
)

# Keys of this server, made once and never changed: browsers subscribe to one of them.
NOTICE_KEYS: Final = Table(
    "notice_keys", METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
