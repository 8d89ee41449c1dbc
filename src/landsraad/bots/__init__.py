"""Computer players that see only a view of the table, never the position itself.

    from landsraad.bots import make_bot, observe
    bot = make_bot("mentat:500", seed=1, game=table.game)
    table.play(bot.choose(observe(table)))

`Seen`, `seen_at` and `unpacked` are the old names of `Observation`, `observe` and `Observation.from_bytes`. The next
release removes them.
"""

from landsraad.bots.core.observation import (
    Bot,
    Candidate,
    Explains,
    FunctionBot,
    Observation,
    Seen,
    observe,
    seen_at,
    unpacked,
)
from landsraad.bots.registry import DEFAULT, LEVELS, Level, checked_name, levels_of, make_bot, searches

__all__ = ["DEFAULT", "LEVELS", "Bot", "Candidate", "Explains", "FunctionBot", "Level", "Observation", "Seen",
           "checked_name", "levels_of", "make_bot", "observe", "searches", "seen_at", "unpacked"]
