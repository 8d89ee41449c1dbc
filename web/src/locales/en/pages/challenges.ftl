# Challenges
challenges = Challenges
challenges-text = The same deal for everybody, on every server. Your first attempt counts; play again as often as you like to practise.
challenge-days = Days
challenge-today = Today
challenge-rivals = { $leader } against two Rivals, { $level }
challenge-war = The Atreides against the Mahdi automa
challenge-under-way = Attempt under way
challenge-first = First attempt { $n }
challenge-best = best { $n }
challenge-place = Place { $n } of { $of }
challenge-played = { $n ->
    [0] Nobody has played yet
    [one] 1 has played
   *[other] { $n } have played
 }
challenge-play = Play
challenge-continue = Continue
challenge-practise = Practise
challenge-show = Table
challenge-player = Player
challenge-points = Points
challenge-margin = Margin
challenge-rounds = Rounds
challenge-score = Score
challenge-won = won
challenge-signed-by = Signed by server { $key }
challenge-nobody = Nobody is in this table yet.
challenge-how = A win 100, each point 5, each point ahead of the best opponent 2, each round spared by a win 3. Nothing is taken back, and there are no hints. Anybody can compute a deal in advance, so this is for comparison and has no prizes.
challenge-servers = Other servers
challenge-servers-text = Save your signed result and give it to friends on another server, or add theirs here. Each is checked and played again.
challenge-save = Save my result
challenge-bring = Add results
challenge-added = Added: { $file }
challenge-key = Key of this server: { $key }
challenge-guest = Your attempts stay in this browser. With a profile they stand in the table and can be compared with other servers.
challenge-sign-up = Make a profile
