"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Each module needs the library it is named after; `pip install "landsraad[research]"` installs them all. `common.py` has
what they share. An action of an environment is a move of the engine, with the same number.
"""
