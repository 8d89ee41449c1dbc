"""How bots learn: quick games as records, positions from records, networks from positions, and matches that decide.

`landsraad train` runs all of it. Training needs numpy (the extra `research`); playing with a network does not.
"""
