"""The ladder: rated tables, their results, and what is added up from them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

FACTS = (("game", sa.String(32)), ("kind", sa.String(8)), ("finished", sa.Float), ("n", sa.BigInteger))


def needed(*columns: tuple[str, Any]) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name, kind in columns]


def keyed(*columns: tuple[str, Any]) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, primary_key=True) for name, kind in columns]


def table_id() -> sa.Column[Any]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    seat, player, game, kind = (
        ("seat", sa.String(8)), ("player", sa.String(24)), ("game", sa.String(32)), ("kind", sa.String(8)))
    op.create_table("ladder_seats", table_id(), *keyed(seat), *needed(player))
    op.create_index("ladder_seats_once", "ladder_seats", ["table_id", "player"], unique=True)
    op.create_index("ladder_seats_of", "ladder_seats", ["player"])
    op.create_table("ladder_waiting", table_id(), *needed(("since", sa.Float)))
    op.create_table("ladder_games", table_id(), *needed(("n", sa.BigInteger), game, kind, ("finished", sa.Float),
                                                        ("why", sa.String(12))))
    op.create_index("ladder_games_n", "ladder_games", ["n"], unique=True)
    op.create_table(
        "ladder_places", table_id(), *keyed(seat), *needed(player, *FACTS),
        *needed(("place", sa.Integer), ("team", sa.String(16)), ("name", sa.String(60)), ("turn", sa.Integer)),
        sa.Column("score", sa.Integer),
        *needed(("gone", sa.Boolean), ("mu", sa.Float), ("sigma", sa.Float), ("new_mu", sa.Float),
                ("new_sigma", sa.Float)))
    op.create_index("ladder_places_of", "ladder_places", ["player", "game", "kind", "n"])
    op.create_index("ladder_places_n", "ladder_places", ["n"])
    tally = (("shown", sa.Integer), ("games", sa.Integer), ("wins", sa.Integer), ("last", sa.Float),
             ("curve", sa.Text), ("hidden", sa.Boolean))
    best = ["game", "kind", "hidden", "shown", "player"]
    op.create_table("ladder_ratings", *keyed(player, game, kind),
                    *needed(("mu", sa.Float), ("sigma", sa.Float), *tally))
    op.create_index("ladder_ratings_best", "ladder_ratings", best)
    op.create_table("ladder_seasons", *keyed(("season", sa.Integer), player, game, kind),
                    *needed(("sigma", sa.Float), *tally))
    op.create_index("ladder_seasons_best", "ladder_seasons", ["season", *best])
    op.create_index("ladder_seasons_of", "ladder_seasons", ["player"])
    op.create_table("ladder_points", *keyed(("season", sa.Integer), game, kind, ("shown", sa.Integer)),
                    *needed(("people", sa.Integer)))
    op.create_table("ladder_splits", *keyed(player, game, kind, ("what", sa.String(8)), ("name", sa.String(60))),
                    *needed(("games", sa.Integer), ("wins", sa.Integer)))
    op.create_table("ladder_pairs", *keyed(player, ("other", sa.String(24))), *needed(
        ("games", sa.Integer), ("ahead", sa.Float), ("expected", sa.Float), ("variance", sa.Float),
        ("gained", sa.Float)))
    op.create_index("ladder_pairs_most", "ladder_pairs", ["player", "games"])
    op.create_index("ladder_pairs_other", "ladder_pairs", ["other"])
    op.create_table("ladder_finishes", *keyed(player), *needed(("begun", sa.Integer), ("gone", sa.Integer)))


def downgrade() -> None:
    for table in ("finishes", "pairs", "splits", "points", "seasons", "ratings", "places", "games", "waiting", "seats"):
        op.drop_table(f"ladder_{table}")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
