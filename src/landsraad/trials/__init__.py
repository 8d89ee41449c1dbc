"""Games by the thousand: who plays them, on how many machines, where they are kept, and what they show.

A *job* is some games to play and a *sheet* is how one of them ended for one seat. Jobs are plain data and are played by
one function, so that processes of this machine and a Ray cluster do the same work; sheets are the rows of a Parquet
file, which knows what it was made for and is filled up where it was left.
"""
