### What the server refuses, to anybody who plays or watches in a browser: refusal-KEY.

refusal-moved-first = someone else moved first
refusal-not-your-decision = it is { $seat }'s decision
refusal-only-watching = you are watching; only players at this table can do that
refusal-rules-changed = the rules have changed and this game cannot go on
refusal-table-closed = an operator closed this table; no more moves are possible
refusal-table-deleted = an operator deleted this table

## links and seats
refusal-link-opens-nothing = this link does not open a seat here; it may have been renewed
refusal-invitation-needed = this table is private; you need an invitation to sit down
refusal-seat-not-free = that seat is not free
refusal-seat-just-taken = someone else has just sat down there
refusal-seat-changed-hands = the seat has just changed hands
refusal-whose-link = seat: say whose link to renew
refusal-only-maker-renews = only the person who created the table can renew other players' links
refusal-seat-without-link = seat { $seat_id } has no link

## names and chat. $n is a number of letters.
refusal-name-too-long = name: use one line of at most { $n } characters
refusal-title-too-long = title: use one line of at most { $n } characters
refusal-nothing-to-say = the message is empty
refusal-chat-too-long = text: at most { $n } characters

## new tables, records, replays
refusal-too-many-seats = seats: { $given } given, but only { $n } can be taken
refusal-seed-old = seed: text that begins with { $word } is reserved for old tables; choose another
refusal-no-such-moment = choose a moment from { $first } to { $last }
refusal-over-there = the game is already over at that point; choose an earlier moment
refusal-nothing-to-try = there is nothing left to try from there
refusal-record-too-early = the game is not over; its record would reveal what is still hidden
refusal-record-of-position = this game did not start from the usual set-up, so it has no record
refusal-record-of-mended = this game continued under corrected rules; you can watch it, but it has no record
refusal-moment-not-kept = the position at that moment was not saved
refusal-broken-move = this move failed because of a bug in the rules; the error has been logged, and nothing has changed
refusal-record-unreadable = { $detail }
refusal-record-too-long = a record may have at most { $n } moves here
refusal-record-too-slow = this record takes too long to check
refusal-imports-busy = other records are being read right now; try again in a moment
refusal-review-too-early = the game is not over; a review would give away what is still hidden
refusal-review-without-record = this game did not start from the usual set-up or went on under corrected rules, so it cannot be reviewed
refusal-not-reviewed = this game has not been reviewed yet
refusal-reviews-busy = other reviews are being made; try again in a few minutes
refusal-position-wrong = { $detail }
refusal-position-line = line { $line }: { $detail }
refusal-position-broken = the rules cannot deal with this position; change it and try again
refusal-position-too-slow = this position takes too long to set up
refusal-positions-busy = other positions are being set up right now; try again in a moment
refusal-analysis-too-early = the game is not over; an analysis would give away what is still hidden
refusal-analysis-not-yours = only the player of this table can analyse it before the game is over
refusal-analyses-busy = other positions are being analysed right now; try again in a moment
refusal-try-seat = only the seats of the players of a finished game can be tried
refusal-no-thoughts = no bot made that move
refusal-no-hints = no hints are given at this table

## what is not there, and what goes wrong
refusal-no-lesson = unknown lesson '{ $id }'
refusal-no-puzzle = unknown puzzle '{ $id }'
refusal-puzzle-stale = the rules have changed since, and this puzzle no longer works
refusal-no-table = unknown table '{ $id }'
refusal-no-game = unknown game '{ $name }'
refusal-nothing-here = there is nothing here
refusal-foreign-page = pages of other sites are not allowed to do this
refusal-foreign-host = '{ $name }' is not a name of this server; to allow it, set { $setting }
refusal-too-long = too long
refusal-too-fast = too fast; wait a moment
refusal-previews-busy = too many previews at once; wait a moment
refusal-thoughts-busy = too many explanations at once; try again in a moment
refusal-no-database = the database does not answer
refusal-went-wrong = something went wrong on the server; the error has been logged

## clocks and rematches
refusal-bot-plays-seat = a bot is playing this seat; say that you are back first
refusal-player-is-back = the player of this seat is back
refusal-no-day-clock = this table has no time limit in days
refusal-own-decision = it is your own decision
refusal-time-left = that player still has time
refusal-busy-table = someone else is doing something at this table; try again
refusal-not-over = the game is not over
refusal-rematch-seat-taken = your seat in the rematch is already taken, by you on another page or by an invitation

## profiles. $n is how many passkeys a profile may have.
refusal-signed-out = you are not signed in
refusal-not-let-in = that does not open a profile here; it may be wrong, used up or too old
refusal-signed-in-already = you are already signed in
refusal-signup-closed = this server does not take new profiles
refusal-wrong-invitation = that is not an invitation to this server
refusal-profile-required = on this server you need a profile to play; sign up or sign in first
refusal-profile-closed = this profile is closed; open it again first
refusal-no-way-back = add a passkey or print recovery words first, or you could not come back
refusal-seat-not-kept = your profile does not have that seat; its link may have been renewed
refusal-too-many-passkeys = a profile can have at most { $n } passkeys
refusal-passkeys-need-name = passkeys need a server with a name; it was called by its address
refusal-passkey-unreadable = the answer of the passkey is not understood
refusal-name-missing = name: write one

## the lobby. $low and $high are ratings, or numbers of players; $n is how many people a profile may follow or block.
refusal-no-gathering = that table does not exist or is over
refusal-no-place = you have no place there any more; it may have been freed or the page was closed
refusal-gathering-begun = the people at that table are already getting ready
refusal-gathering-full = no seat is free at that table
refusal-gathering-here-already = you already have a place there
refusal-gathering-needs-profile = that table is rated, so you need a profile; make one on your page
refusal-gathering-rating = that table wants ratings from { $low } to { $high }
refusal-gathering-not-asked = nobody is being asked at that table now
refusal-gathering-not-yours = only the person who opened the table can do that
refusal-gathering-needs-people = this table waits for people; bots do not take its seats
refusal-gathering-too-small = such a table needs seats for at least two people
refusal-gathering-players = this game cannot be played with { $low } to { $high } players
refusal-appointment-when = choose a time from now to a year ahead
refusal-no-profile-there = nobody with a profile sits there whom you could follow or block
refusal-too-many-ties = a profile can follow or block at most { $n } people
refusal-no-clock-here = this table has no clock
refusal-no-holidays-left = all holidays of this year are used up
refusal-draft-not-open = leaders are not being chosen at that table now
refusal-draft-not-your-turn = another seat chooses now
refusal-draft-leader-gone = that leader is not available any more
refusal-draft-not-here = this game has no leaders to draft

## rated tables. $given and $allowed are numbers or words of options.
refusal-ladder-off = this server has no ladder
refusal-no-ladder = { $game } has no ladder for tables of the kind '{ $kind }'
refusal-no-player = nobody here has this page
refusal-rated-signed-out = a rated seat belongs to a profile: make one or sign in first
refusal-rated-twice = your profile already has a seat at this table
refusal-rated-player-gone = somebody at that table has no profile any more, so the rematch cannot be rated
refusal-rated-one-seat = at a rated table you have one seat yourself; invite people or bots to the others
refusal-rated-needs-clock = a rated table needs a clock
refusal-rated-no-hints = no hints are given at rated tables
refusal-rated-no-seed = at a rated table nobody chooses the seed
refusal-rated-no-delayed = at a rated table nobody may see the hands of others
refusal-rated-players = a rated table of this game has { $allowed } players, not { $given }
refusal-rated-option = { $option }: at rated tables only { $allowed }
refusal-rated-bot = level: '{ $level }' has no rating here
refusal-rated-gathers = a rated game begins when all seats are taken
refusal-rated-turn-over = at a rated table a turn that is over stays
refusal-rated-no-thoughts = the thoughts of bots are shown when the rated game is over
refusal-rated-no-try = a rated game can be tried out when it is over
refusal-rated-seat-stays = seats of a rated table cannot change hands

event-rules_mended = { $count ->
    [0] The rules have been updated.
   *[other] The rules have been corrected: { $rules }.
 } { $lost ->
    [0] The game continues from here.
    [one] The last move could not be carried over; the game continues from the position before it.
   *[other] The last { $lost } moves could not be carried over; the game continues from the position before them.
 }
event-kept_move = { $seat }: { $move }

hint-only = It is the only thing to do here.
hint-brings = It brings { $what }.
hint-costs = It costs { $what }.
hint-better = The next best, “{ $move }”, wins about { $n } %.
hint-close = “{ $move }” is about as good.
puzzle-title = Puzzle { $n }

## notices. $n: how many browsers or webhooks a profile may have. $detail: what the mail server answered. $host: a name.
refusal-notice-url = that is not a web address this server may call; it has to begin with https://
refusal-notice-internal = { $host } has no public address; an operator can allow internal ones
refusal-notice-device = this browser sent keys that cannot be used for notices
refusal-notice-topic = the address of an ntfy channel ends with its topic, like https://ntfy.sh/my-topic
refusal-notice-mailbox = write one plain e-mail address, like olena@example.org
refusal-notice-way = this server does not send notices that way
refusal-notice-mail-failed = the mail could not be sent: { $detail }
refusal-too-many-channels = there can be at most { $n }; remove one first
