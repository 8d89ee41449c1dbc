### The game in the terminal. Command words (undo, log, card NAME ...), move notation, signs and the letters of seats and
### icons are the same in every language; only their explanations are translated. Messages that begin with a small
### letter stand in the middle of a line. Keep what is under "columns", "short" and "honours" as short as it can be.

## what everybody is called who has no name of their own
called-player = Player { $seat }
called-bot = Bot { $seat }
called-rival = Rival { $seat }
seat-kind-human = human
seat-kind-bot = bot
seat-kind-automa = automa
seat-kind-player = player

## the top line
screen-round = round { $round } of { $last }
screen-set-up = set-up
screen-first = first: { $seat }
screen-you-are = you are { $seat }
phase-round_start = round start
phase-turns = player turns
phase-combat = combat
phase-makers = makers
phase-recall = recall
phase-endgame = endgame
phase-over = the end

## the board: headings of the spaces without a faction
board-landsraad = Landsraad
board-choam = CHOAM
board-city = Cities
board-desert = Desert
board-closed = closed by { $seat }

## the conflict
screen-no-conflict = Conflict: none yet
screen-conflict = Conflict { $level }: { $conflict }
screen-controls = winner controls { $space }
screen-strength = strength
screen-nobody-fights = nobody fights yet

## headings and small lines
screen-log-title = what happened (all: log)
screen-row-title = Imperium Row: cost, name [where to] agent box { $bar } reveal box
screen-hand-title = your hand
screen-row = row
screen-hand = hand
screen-deck-top = on top of your deck: { $cards }
screen-in-play = in play: { $cards }
screen-nothing-yet = nothing yet
screen-help-hint = (? help)
screen-anywhere = any
screen-buy = buy: { $effect }
screen-after-winning = after winning
screen-after-rewards = after the rewards

## columns of the players' table: troops in the garrison / in the Conflict / in the supply, and so on
column-troops = home/fight/left
column-agents = agents
column-hand = hand
column-deck = deck
column-discard = disc
column-automa = automa

## honours: behind a player's line
honour-council = council
honour-swordmaster = sword
honour-mentat = Mentat
honour-revealed = revealed
honour-set-aside = aside: { $card }

## the legend of the signs
sign-solari = solari
sign-spice = spice
sign-water = water
sign-troop = troop
sign-swords = sword
sign-persuasion = persuasion
sign-card = card
sign-intrigue = intrigue
sign-vp = point

## short: effects and conditions in as few words as possible, beside signs. $card, $intrigue, $troop, $spice, $solari,
## $persuasion and $to are signs here (▭ ? ▲ ◆ $ ¶ →), $letter is the letter of a faction.
short-some = { $n } of { $parts }
short-each-opponent = others: { $effect }
short-when-else = { $effect }, else { $otherwise }
short-take-back = { $letter } { $card } back
short-persuasion-per-card = { $n }{ $persuasion } per { $letter } card
short-if-alliance = { $letter } ally
short-if-other-in-play = other { $letter }
short-if-fremen-bond = other { $letter }
short-trash = may trash
short-trash-cost = trash
short-trash-this = trash this
short-signet = signet
short-influence-any = +{ $n } any
short-influence-outdone = +{ $n } where behind
short-lose-influence = -{ $n } any
short-influence-different = +{ $n } on { $times } tracks
short-influence-boost = +{ $n } more here
short-discard = discard { $n }
short-steal-intrigue = steal { $intrigue }
short-snoop = look, { $card } or trash
short-refocus = reshuffle, { $n }{ $card }
short-acquire = take a card of { $n } or less
short-acquire-to-deck = take a card of { $n } or less on deck
short-manipulate = set a row card aside, -{ $n }{ $persuasion }
short-deploy = { $n }{ $troop } to fight
short-deploy-any = any { $troop } to fight
short-retreat = retreat { $n }{ $troop }
short-retreat-any = retreat any { $troop }
short-lose-deployed = -{ $n }{ $troop } in fight
short-muster = { $n }{ $troop } may fight
short-muster-reveal = { $n }{ $troop } may fight
short-council-seat = seat, +{ $n }{ $persuasion }
short-take-mentat = Mentat
short-win-mentat = Mentat
short-hire-swordmaster = 3rd agent
short-recall-agent = recall an agent
short-silence = close a space
short-double-harvest = base { $spice } twice
short-spice-must-flow-discount = Spice Must Flow -{ $n }
short-reveal-persuasion = { $n }{ $persuasion } at reveal
short-if-any-alliance = any alliance
short-if-council = council
short-if-mentat-home = Mentat free
short-if-copies = { $n } Spice Must Flow
short-if-most-copies = most of them
short-if-tracks = { $n }+ on { $tracks } tracks
short-if-troop-abroad = enemy in fight
short-double-cross = enemy -1{ $troop }, you +1{ $troop } in fight

## headings over moves of one kind: "Acquire: 1) Scout (1)  2) Chani (5)"
heading-buy = Acquire
heading-acquire = Acquire free
heading-discard = Discard
heading-silence = Close
heading-trash = Trash
heading-remove = Set aside

## questions at the table
ask-more = Enter: more
ask-back = Enter: back to the table
ask-enter = Enter
ask-pass-screen = Pass the screen to { $name }.
ask-curtain = { $name }: press Enter
ask-curtain-undo = { $name }: undo takes back your last move
ask-record = To keep a record of this game, type a file name; press Enter to leave without one.
ask-record-to = record to

## answers to commands
said-taken-back = taken back: { $move }
said-taken-back-moves = taken back: { $n ->
    [one] 1 move
   *[other] { $n } moves
}
said-saved = saved; continue with: { $command }
said-recorded = recorded; view it with: { $command }
said-not-saved = The game was not saved.
said-leaving = The game is saved. Continue with: { $command }
said-several = several match: { $names }
said-language = The language is now English.

## what is refused at the table. $text is what was typed.
refused-empty = type a number, a move, or ? for help
refused-number = there is no move { $number }; choose 1 to { $last }
refused-not-a-move = not a move: '{ $text }'
refused-usage = not a move: '{ $text }' (write: { $usage })
refused-word = { $command }: unknown word '{ $text }'
refused-hint = did you mean '{ $word }'?
refused-log = log: '{ $text }' is not a number of lines
refused-why = why: '{ $text }' is not one of the seats { $known }
refused-moves = moves: no legal move contains '{ $text }'
refused-card-which = card: which one? write: card NAME
refused-card = card: unknown name '{ $text }'
refused-rules-which = rules: which one? write: rules ID, or rules and some words to search for
refused-rules = rules: no rule contains '{ $text }'
refused-file = { $command }: which file? write: { $command } FILE
refused-lang = lang: unknown language '{ $text }'; choose from { $known }

## help: what the commands do
command-help = this page; also ?
command-moves = the legal moves with their notation; moves WORD for some of them
command-undo = take back your last move
command-reset = take back as much of this turn as possible
command-log = everything that happened; log 30 for the last 30 lines
command-why = what the last bot considered; why B for seat B
command-board = the board in words
command-hand = your cards in words
command-card = what a card, space or leader does
command-rules = a rule by its id, or the rules with some words: rules tie
command-save = save the game to this file
command-record = write the moves as a readable record
command-lang = another language: { $known }
command-quit = leave; the game is saved
help-title = Type the number of a move, or the move itself (Tab completes it), or one of these:
help-signs = Symbols: { $legend }
help-letters = Where agents go: { $letters }
help-board = { $swords } after a space: a combat space, troops may go to the Conflict.  [A]: an agent of A.  { $flag }A: A controls it.
help-card = A card reads: cost name [where its agent may go] agent box { $bar } reveal box. 4{ $spice }{ $to }5{ $solari }: pay 4 spice, get 5 solari.
help-agents = { $agent } an agent at home, { $spent } one on the board.
help-round = A round: 1 the conflict card and five cards each, 2 turns, 3 combat, 4 bonus spice on maker spaces without an agent, 5 recall.
help-agent-turn = An agent turn: play a card and pay for a space with one of its icons; resolve the space, the card's agent box and the influence in any order; at a combat space deploy recruits and up to two more troops.
help-reveal-turn = A reveal turn: your last turn of the round. Reveal the rest of your hand, use its reveal boxes and spend persuasion in any order, count your strength (2 for each troop in the Conflict, 1 for each sword), then discard everything.
help-end = The game ends after the round in which somebody has 10 points, or after the last conflict.

## pages: a card, the board in words, the own cards in words
page-reconstructed = (our best reading: no source was found for it)
page-cost = cost { $cost }
page-needs = needs: { $requirement }
page-combat = combat
page-bonus-spice = { $n } bonus spice
page-controlled = controlled by { $name }
page-taken = taken by { $names }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
page-in-hand = In hand
page-intrigue = Intrigue cards
page-in-play = In play
page-discard = Discard pile
page-leader = Your leader
page-none = none
page-more-rules = … and { $n } more; add a word
rules-reading = Our reading: { $reading }
rules-example = worked example: { $title }
rules-with-it = (see also: { $others })
rules-none = no rule matches

## the end of the game
end-title = the game is over
end-points-reached = Somebody has reached 10 points.
end-conflicts = The last conflict has been fought.
end-winners = { $names }
    .more = { $a }, { $b }
    .last = { $a } and { $b }
end-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
# $winner is one of the messages above, $reason one of those below
end-why = { $winner }, { $reason }.
reason-vp = with the most points
reason-spice = tied on points, with more spice
reason-solari = tied on points and spice, with more solari
reason-water = tied so far, with more water
reason-garrison = tied so far, with more troops in the garrison
reason-shared = tied in everything
# the number stands before it, in a column of its own
end-points = { $n ->
    [one] point
   *[other] points
}
end-purse = { $spice } spice, { $solari } solari, { $water } water, { $garrison } in the garrison

## the table in lines of words, for pipes and screen readers
plain-round = Round { $round } of { $last }. First player: { $name }.
plain-conflict = Conflict: { $conflict }. First: { $first }; second: { $second }; third: { $third }.
plain-row = Imperium Row: { $cards }.
plain-hand = Your hand: { $cards }.
plain-hand-empty = Your hand: empty.
plain-intrigue = Your intrigue cards: { $cards }.
plain-points = points { $n }
plain-purse = solari { $solari }, spice { $spice }, water { $water }
plain-troops = troops: garrison { $garrison }, Conflict { $conflict }, strength { $strength }
plain-agents = agents left { $n }
plain-agents-sent = agents left { $n }, sent to { $spaces }
plain-intrigue-count = intrigue cards { $n }
plain-influence = { $faction } { $n }
plain-alliance = { $faction } { $n } (alliance)
plain-council = a seat in the High Council
plain-swordmaster = Swordmaster
plain-mentat = the Mentat
plain-revealed = has revealed

## the questions before a game
start-alone = alone against House Hagal: two rivals that follow a deck of cards
start-bots = against bots, as strong as you like
start-friends = two to four people at this screen, taking turns
start-resume = continue the last game ({ $people }, round { $round }, { $when })
start-only-bots = bots
start-how = How do you want to play?
start-how-hard = How hard?
start-three-bots = three bots
start-two-bots = two bots
start-one-bot = one bot, and an automa as the third player
start-whom = Against whom?
start-level = How well should they play?
start-level-line = { $level }: about { $seconds } s per decision
start-names = Your names, separated by commas (two to four)
start-names-number = two, three or four names, please
start-names-once = each name only once, please
start-any-leader = a random leader
start-leader = Which leader do you want?
start-not-a-number = '{ $text }' is not a number from 1 to { $last }

## landsraad replay
replay-head = { $game } · rules { $rules } · seed { $seed } · { $n ->
    [one] 1 move
   *[other] { $n } moves
}
replay-other-rules = (written under rules { $rules }; it plays the same under { $now })
replay-round = Round { $round }
replay-set-up = Before the first round
# $reason is one of decided-vp, decided-spice ... below
replay-won = { $n ->
    [one] { $names } won: { $scores } (decided by { $reason })
   *[other] { $names } won: { $scores } (decided by { $reason })
}
replay-so-far = so far: { $scores }; { $seat } decides: { $line }
replay-after = after move { $move } of { $last }: { $scores }; { $seat } decides: { $line }
replay-state = state { $state }

## landsraad simulate
simulate-head = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
} from seed { $seed } in { $seconds } s ({ $games } games/s, { $decisions } decisions/s)
simulate-average = { $decisions } decisions and { $rounds } rounds per game
simulate-seat = seat
simulate-leader = leader
simulate-side = side
simulate-games = games
simulate-wins = wins
simulate-rate = win rate
simulate-points = mean points
simulate-ended = ended by: { $shares }
simulate-decided = decided by: { $shares }
ended-points = points
ended-conflicts = conflicts
decided-vp = points
decided-spice = spice
decided-solari = solari
decided-water = water
decided-garrison = garrison
decided-shared = shared

## why: what a bot considered
why-chance = { $n } % to win
why-untold = { $n ->
    [one] and one more move
   *[other] and { $n } more moves
}
why-secretive = What only this seat knows stays hidden until the game is over.
why-columns = First the share of the search spent on the move, then the bot's estimate of its chance to win.

verify-deal-noted = The deal is the promised one: the seed matches the commitment { $commitment }.
verify-deal-told = The deal is the promised one: the seed matches the commitment in the record, { $commitment }.
verify-deal-own = The seed's commitment is { $commitment }; compare it with the one in the log at the start of the game.
verify-no-commitment = This game was dealt before commitments were introduced, so there is nothing to compare.
verify-moves = { $n ->
    [one] One move is
   *[other] All { $n } moves are
 } legal and every fingerprint is right{ $over ->
    [yes] , and so is the result.
   *[other] . The game is not over.
 }
validating = Replaying
validate-differs = { $name }: move { $move } of { $n }: { $why }
validate-sum = { $n ->
    [one] One game
   *[other] { $n } games
 } replayed; { $altered ->
    [0] all are unchanged.
    [one] one would differ.
   *[other] { $altered } would differ.
 }
