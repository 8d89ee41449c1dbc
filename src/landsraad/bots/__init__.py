"""Players that see only a view: never the table itself.

    from landsraad.bots import make_bot, seen_at
    bot = make_bot("mentat:500", seed=1, game=table.game)
    table.play(bot.choose(seen_at(table)))
"""

from landsraad.bots.core.observation import Bot, Candidate, Explains, FunctionBot, Seen, seen_at, unpacked
from landsraad.bots.registry import DEFAULT, LEVELS, Level, checked_name, levels_of, make_bot, searches

__all__ = ["DEFAULT", "LEVELS", "Bot", "Candidate", "Explains", "FunctionBot", "Level", "Seen", "checked_name",
           "levels_of", "make_bot", "searches", "seen_at", "unpacked"]
