"""One file for each subcommand, and the options several of them share."""
