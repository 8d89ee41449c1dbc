"""Challenges: the same deal for everybody, one each day for each game and one with a twist each week.

A challenge follows from its date alone (`calendar`), so every server and every terminal has the same. A finished game
has a score (`scoring`), and goes from one server to another in a signed file (`results`) that anybody can check.
"""
