"""Notices: telling players who look elsewhere that it is their turn, a table is full, a game ended, or they are asked.

A notice is found (`lookout`), stored in a queue (`queue`) and sent from there (`delivery`).

Found: by looking at a table after its log has changed, not within the transaction of a move. So moves stay as cheap as
they were, and a look can be repeated: `notice_looks` says how far the log of a table has been looked through, it is
written together with what was found, and a table whose log is longer is looked at again, also after a kill.

Sent: a row is claimed with a lease before anything is prepared, and marked as begun after the connection stands and
before the first byte goes out. What was only claimed goes back to the queue when the lease ends. What was begun is
never sent again: if the process died then, its state is `unknown`, and the player is shown that it was interrupted.
So everything is queued at least once, and nothing is sent twice.
"""
