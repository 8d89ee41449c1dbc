"""Dune: War for Arrakis: state, rules, cards, the solo opponent, scenarios and refusals.

Texts in four languages, rules and icons of the game are in its data files. Bots, screens and the client are elsewhere.
"""
