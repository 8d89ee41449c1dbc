"""Search, policies and bots that know no game. Imports the kernel only."""
