### Options of a game: in the help of a command, and in the questions before a game in the terminal.

options-title = options of the game
option-help-players = Number of players; 1 is a solo game, and 2 may have an automa as a third
option-help-leaders = Leaders in the order of the seats, or random
option-help-rivals = Rivals, or random
option-help-first = Seat of the first player, or random

start-module = Add { $module }?
start-without-module = without { $module }
start-with-module = with { $module }
options-with = Modules to play with, instead of a yes for each: { $modules }
start-expansions = Which expansions? Numbers with commas, or Enter for none
option-help-mahdi_ties = Who breaks ties of the Mahdi rules: the player, or mahdi (at random)
