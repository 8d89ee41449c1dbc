"""Every component of the games as one `Entry`, which terminal, server and documentation show.

Imports `text` and `games`. How an entry looks on a screen is not decided here.
"""
