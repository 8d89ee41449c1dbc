"""Positions as numbers for machine learning: schema, encoder, and batches of tables.

Imports only the kernel; the environments are in `landsraad.envs`.
"""
