# The lobby
lobby = Lobby
lobby-about = Find people to play with. Nobody needs an account.
lobby-guest = Guest
lobby-your-place = Your place
lobby-quick = Quick pairing
lobby-pace-live = live
lobby-pace-days = 2 days a turn
lobby-find = Find a table
lobby-nobody-waits = Nobody is waiting right now.
lobby-waiting = { $n ->
    [one] 1 person is waiting
   *[other] { $n } people are waiting
 }
lobby-queued = waiting for { $time }
lobby-hourly = On the hour
lobby-hourly-about = A rated table for everybody who signs up.
lobby-hourly-bots = A rated table for everybody who signs up. Bots take the free seats.
lobby-in = in { $time }
lobby-signed = { $n ->
    [0] nobody yet
    [one] 1 person
   *[other] { $n } people
 }
lobby-sign-up = Sign up
lobby-make-profile = Make a profile
lobby-in-it = You are in
lobby-dated = Appointments
lobby-none-open = No table is waiting for people. Open one!
lobby-none-dated = Nothing is arranged. Suggest an evening!
lobby-invited = You are invited
lobby-gone = This table does not exist, or it is over.
lobby-calendar = Add to the calendar
lobby-reserve = Reserve
lobby-seats = { $n } of { $of } seats taken
lobby-state-ready = getting ready
lobby-state-draft = choosing leaders
lobby-state-making = The table is being set up…
lobby-state-playing = playing
lobby-state-over = over
lobby-n-players = { $n } players
lobby-rated = Rated
lobby-ratings = rating { $low }–{ $high }
lobby-fills = Bots take free seats
lobby-ready-ask = Ready?
lobby-ready = I’m ready
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-wait-others = Waiting for the others.
lobby-you-reserve = You are in reserve: you play if a seat becomes free.
lobby-keep-open = Keep this page open: your place is kept while it is.
lobby-come-back = You may close this page. Open it again before it begins.
lobby-start = Start with bots
lobby-copy = Copy the link
lobby-copied = Copied
lobby-cancel = Call it off
lobby-leave = Leave
lobby-open = Open a table
lobby-open-do = Open the table
lobby-surprise = Surprise me
lobby-surprise-about = Picks a box by chance from the checked sets, or from all if none is checked
lobby-seed = Seed
lobby-later = Arrange a time
lobby-when = Day and time
lobby-zone = Your time: { $zone }. Everybody sees it in their own.
lobby-by-link = Only for people with the link
lobby-low = Rating from
lobby-high = up to
lobby-draft = Leaders
lobby-draft-none = as the game deals them
lobby-draft-hidden = hidden picks
lobby-draft-voteoff = vote-off
lobby-draft-three = one of three
lobby-draft-hidden-about = Some leaders are put aside. The last seat picks first, in secret, then the seat before it.
lobby-draft-voteoff-about = Everybody votes one leader off, in secret. Then seats pick, the last one first.
lobby-draft-three-about = Everybody is dealt three leaders and picks one in secret.
lobby-draft-pick = choose your leader
lobby-draft-veto = vote one leader off
lobby-draft-turn = seat { $seat } is choosing
lobby-draft-wait = { $n ->
    [one] 1 seat is still choosing
   *[other] { $n } seats are still choosing
 }
lobby-draft-off = Not in this game: { $leaders }
lobby-fair = How chance was kept fair
lobby-fair-about = The server fixed its secret before anybody was ready; this is its fingerprint. Every browser added numbers of its own. Seats and leaders follow from all of them, and the secret is shown at the end.
lobby-friends = Friends
lobby-friends-none = Follow people from the menu of a table you share.
lobby-friend-waits = waiting at a table
lobby-friend-blocked = blocked
lobby-friend-remove = Remove
lobby-holiday = Holidays
lobby-holiday-about = Days of your correspondence games do not run. { $n } left this year.
lobby-holiday-go = Go on holiday
lobby-holiday-home = I am home again
