"""The game in a terminal: layout, moves, pages and the loop. Panels of one game are in the folders below.

Imports `play`, `gallery` and `text`.
"""
