"""The version of a database, and the one that this server expects."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def known_revisions() -> tuple[frozenset[str], frozenset[str]]:
    """The newest revisions (one, unless two were added side by side), and all there ever were."""
    script = ScriptDirectory.from_config(alembic_config())
    return frozenset(script.get_heads()), frozenset(each.revision for each in script.walk_revisions())


def revisions_of(connection: Connection) -> frozenset[str]:
    return frozenset(MigrationContext.configure(connection).get_current_heads())


def is_newest(connection: Connection) -> bool:
    return revisions_of(connection) == known_revisions()[0]
