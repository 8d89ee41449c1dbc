"""One file for each subcommand, and what several of them share. The game in a terminal is in `cli/screen`."""
