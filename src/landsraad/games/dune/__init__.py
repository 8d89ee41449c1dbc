"""The Dune: Imperium family: its rules, the printed bases, modules a table may add, titles one can start."""
