"""Tables in memory: the log, clocks, chat, who is connected. Imports `storage`."""
