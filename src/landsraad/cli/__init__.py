"""The `landsraad` command: one file for each subcommand in `commands`, and the game in a terminal in `screen`.

No rules are here, and no text: sentences come from `text`.
"""
