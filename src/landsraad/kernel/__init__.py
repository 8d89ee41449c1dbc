"""The rules kernel: cells, pending effects, moves, events, views and records.

It contains nothing about any particular game. Scenarios are in `landsraad.scenarios`.
"""
