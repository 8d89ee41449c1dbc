analysis-text = Write or paste a position as the text of a scenario, or the record of a game. Anything you leave out is as the set-up makes it. The search shows the chances of every move.
analysis-examples = Start from an example:
analysis-file = Open a file
analysis-position = The position as text
analysis-open = Open on the board
analysis-opening = Opening…
analysis-after = after move number (−1: the last)
analysis-from-game = From a game
analysis-bad-link = This link is damaged or incomplete. Ask for a new one, or write the position here.
analysis-fold = Show or hide the analysis
analysis-over = The game is over here: there is nothing to decide.
analysis-begins = The search is starting…
analysis-tried = { $n ->
    [one] tried { $n } time
   *[other] tried { $n } times
}
analysis-all = All { $n } moves
analysis-fewer = Best moves only
analysis-progress = How far the search is
analysis-continuations = { $n ->
    [one] { $n } continuation
   *[other] { $n } continuations
}
analysis-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
analysis-stop = Stop the search
analysis-go-on = Continue the search
analysis-line = Moves tried
analysis-try = Make a move to try it.
analysis-instead = instead:
analysis-share = Share
analysis-copied = Copied
analysis-edit = Edit
