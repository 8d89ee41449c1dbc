"""The table for learners: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Each adapter is a module of its own and needs the library it is named after; `pip install "landsraad[research]"` brings
them all. What they share is in `setting`: a move of the engine is an action of the environment, under the same number.
"""
