"""The rule reference: every rule as a numbered sentence in our own words, and which tests cite it.

The sentences themselves are in the `rules.yaml` files of the games.
"""
