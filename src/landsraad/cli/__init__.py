"""The `landsraad` command: one small file for each subcommand, nothing about rules."""
