"""Reviews of finished games: chances after each turn, what each decision cost, and what was luck.

Here are the numbers. Sentences and pages about them are in `text`, `cli` and `server`.
"""
