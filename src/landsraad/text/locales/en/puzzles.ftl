# Puzzles in the terminal
puzzles-solved = { $n } of { $of } solved
puzzle-right = That is it
puzzle-wrong = Not this one
puzzle-level-50 = Easy
puzzle-level-200 = Medium
puzzle-level-1000 = Hard
puzzle-level-none = Master
puzzle-kind-points = Most points
puzzle-kind-fight = Win the fight
puzzle-kind-win = The winning move
puzzle-kind-defence = Stop the winner
puzzle-kind-judgement = Judgement
puzzle-kind-battle = Battle odds
puzzle-asks-points = { $n ->
    [one] Gain 1 victory point this turn.
   *[other] Gain { $n } victory points this turn.
 }
puzzle-asks-fight = Be alone in the lead of the fight when your turn ends.
puzzle-asks-win = Find the move that wins the game, whatever the others do.
puzzle-asks-defence = Somebody else wins soon. Find the only way to stop them.
puzzle-asks-judgement = One move is clearly best. Which one?
puzzle-asks-battle = Which choice gives you the best chance to win this battle?
puzzle-loses = { $value } instead of { $best }: it loses { $n } points of winning chance.
puzzle-fewer = This brings { $value } of { $best } points.
puzzle-fails-fight = After this you do not lead the fight alone.
puzzle-fails-win = After this the others have an answer, and you do not win.
puzzle-fails-defence = After this they still win.
puzzle-taken-back = Taken back, nothing is lost.
puzzle-words = Write “show” for the answer, “next” for another puzzle.
puzzle-enter-next = Enter: the next puzzle
