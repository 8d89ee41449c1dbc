"""Thousands of games: who plays them, on how many machines, where they are kept, and what they show.

A *job* is plain data: some games to play. One function plays jobs, in processes of this machine or on a Ray cluster. A
*seat result* is the outcome of one game for one seat. Seat results are kept in a Parquet file, which knows its purpose
and can be continued after an interruption.
"""
