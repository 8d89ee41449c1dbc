"""A module that the terminal has never heard of. Only `test_unknown_modules.py` loads it."""
