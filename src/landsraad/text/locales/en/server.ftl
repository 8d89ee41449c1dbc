### What the server refuses, to anybody who plays or watches in a browser: refusal-KEY.

refusal-moved-first = somebody moved first
refusal-not-your-decision = it is { $seat }'s decision
refusal-only-watching = you are watching: only those who sit here can do that
refusal-rules-changed = the rules have changed and this game cannot go on
refusal-table-closed = an operator closed this table: nobody can move here any more
refusal-table-deleted = an operator deleted this table

## links and seats
refusal-link-opens-nothing = this link opens no seat here; it may have been renewed
refusal-invitation-needed = this table is private: an invitation is needed to sit down
refusal-seat-not-free = no such seat is free
refusal-seat-just-taken = somebody else has just sat down there
refusal-seat-changed-hands = the seat has just changed hands
refusal-whose-link = seat: say whose link is to be renewed
refusal-only-maker-renews = only the one who made the table renews the links of others
refusal-seat-without-link = seat { $seat_id } has no link

## names and chat. $n is a number of letters.
refusal-name-too-long = name: write one line of at most { $n } letters
refusal-title-too-long = title: write one line of at most { $n } letters
refusal-nothing-to-say = there is nothing to say
refusal-chat-too-long = text: at most { $n } letters

## new tables, records, replays
refusal-too-many-seats = seats: { $given } are given, but { $n } can be taken
refusal-seed-old = seed: a text that begins with { $word } names a generator of old tables; choose another
refusal-no-such-moment = this table has the moments { $first } to { $last }
refusal-over-there = the game is over there: choose an earlier moment
refusal-nothing-to-try = there is nothing left to try from there
refusal-record-too-early = the game is not over: its record would tell what is still hidden
refusal-record-of-position = this game did not begin at the beginning: it has no record
refusal-record-of-mended = this game went on under mended rules: it can be watched, but has no record
refusal-moment-not-kept = the position at that moment was not kept
refusal-broken-move = this move cannot be carried out: an error in the rules of this server; it was logged, and nothing has changed
refusal-record-unreadable = { $detail }
refusal-record-too-long = a record has at most { $n } moves here
refusal-record-too-slow = the record takes too long to check here
refusal-imports-busy = other records are being read just now; try again in a moment
refusal-no-thoughts = no bot made that move

## what is not there, and what goes wrong
refusal-no-table = there is no table '{ $id }'
refusal-no-game = there is no game '{ $name }'
refusal-nothing-here = there is nothing here
refusal-foreign-page = pages of other sites cannot act here
refusal-foreign-host = '{ $name }' is not a name of this server; to allow it, set { $setting }
refusal-too-long = too long
refusal-too-fast = too fast: wait a moment
refusal-previews-busy = too many previews are being made for you at once: wait a moment
refusal-thoughts-busy = too many explanations are being prepared: ask again in a moment
refusal-no-database = the database does not answer
refusal-went-wrong = something went wrong here; it was noted

## clocks and rematches
refusal-bot-plays-seat = a bot plays this seat: say that you are back first
refusal-player-is-back = its player is back
refusal-no-day-clock = this table has no days for a move
refusal-own-decision = it is your own decision
refusal-time-left = they still have time
refusal-busy-table = somebody else does something at this table just now: try again
refusal-not-over = the game is not over
refusal-rematch-seat-taken = your seat in the rematch is taken already: by you, on another page, or by an invitation

event-rules_mended = { $count ->
    [0] The rules have been updated.
   *[other] The rules have been mended: { $rules }.
 } { $lost ->
    [0] The game goes on from here.
    [one] The last move could not be carried over; the game goes on before it.
   *[other] The last { $lost } moves could not be carried over; the game goes on before them.
 }
event-kept_move = { $seat }: { $move }
