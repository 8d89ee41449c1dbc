# The ladder, and pages of players
ladder-kind-solo = solo
ladder-kind-two = 2 players
ladder-kind-four = 3–4 players
ladder-kind-six = 6, teams
ladder-game = Game
ladder-kind = Kind of table
ladder-who = Who
ladder-who-all = people and bots
ladder-who-people = people
ladder-who-bots = bots
ladder-season = Season
ladder-always = All time
ladder-season-n = Season { $n }
ladder-days-left = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
 }
ladder-about = { $people ->
    [one] { $people } person
   *[other] { $people } people
 } and { $bots } fixed ratings of bots. Each kind of table is rated by itself.
ladder-place = Place
ladder-player = Player
ladder-last-games = Last games
ladder-rating = Rating
ladder-week = 7 days
ladder-wins = Wins
ladder-games = Games
ladder-provisional = provisional: too few games so far
ladder-fixed = fixed rating
ladder-bot = Bot ({ $level })
ladder-random = random
ladder-automas = Automas
ladder-automas-of = Automas ({ $level })
ladder-nobody = a former player
ladder-empty = Nobody has a rating here yet.
ladder-make = Make a rated table
ladder-above = Above
ladder-below = Below
ladder-how = Everybody starts with 1000 points. Points are a careful estimate: they rise as results come in and as the estimate gets surer, and “?” means that it is not sure yet, for about the first 35 games. 100 points between two players with sure ratings mean that one of them wins 64 % of their games. Bots have fixed ratings from measured matches; games with them count half. Players who leave a game come last.

player-since = here since { $month }
player-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }, { $wins } won
player-finishes = finishes { $share } of games
player-none = No rated games yet.
player-place = place { $place } of { $people }
player-curve = Rating after each of { $n } games, { $from } to { $to }
player-leaders = Wins by leader
player-turns = Wins by turn order
player-turn-n = turn { $n }
player-interval = bar: 95 % interval
player-opponents = Head to head
player-opponents-about = came first of the two
player-rated-games = Rated games
player-nth = { $n }.
player-left = left

rated-make = Rated table
rated-offer = The result counts for the ladder. Everybody needs a profile.
rated-about = All rated tables are alike: the options of the game are fixed, with a clock, without hints, and without taking back a turn that is over. Everybody at the table needs a profile, and players who leave come last.
rated-one-here = Only one seat can be here: the others are for invited people or bots.
rated-wants-clock = Choose a clock.
rating-playing = The rating follows when the game is over.
rating-waiting = The rating is being computed…
rating-abandoned = Not rated: everybody left.
rating-altered = Not rated: the rules changed during this game.
