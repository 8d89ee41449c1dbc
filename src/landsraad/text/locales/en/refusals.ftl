### Why something is refused at any table: refusal-KEY, as in the reasons of the code. They stand alone or after a colon,
### so they begin small and end without a full stop. What only one family of games says is in a file of that family.

refusal-about = { $what }: { $why }
refusal-over = the game is over
refusal-not-now = not possible now; { $seat } can: { $moves }
refusal-decide-first = { $seat } must decide first: { $moves }
refusal-decide-first-about = { $seat } must first decide about { $cause }: { $moves }
refusal-not-optional = this is not optional
refusal-so-many-choices = there are { $n } to choose from

## taking back
refusal-nothing-back = there is nothing to take back
refusal-moved-since = { $seat } has moved since
refusal-not-moved = you have not moved yet
refusal-uncovered = the last move revealed something hidden or random
refusal-rules-mended = the rules have been corrected since; earlier moves stay

## before the game
refusal-too-many-named = option { $option_id }: { $given } given, at most { $n } allowed
refusal-first-not-seated = option first: seat { $seat } has no player in a { $n }-player game
refusal-no-option = { $game } has no option { $value }
refusal-no-option-near = { $game } has no option { $value }; did you mean '{ $near }'?
refusal-option-number = option { $option }: { $value } is not a number from { $low } to { $high }
refusal-option-list = option { $option }: { $value } is not a list
refusal-option-choice = option { $option }: { $value } is not one of { $known }
refusal-option-choice-near = { refusal-option-choice }; did you mean '{ $near }'?
refusal-seats-of-game = option seats: a { $n }-player game has { $right }, in any order, not { $given }
