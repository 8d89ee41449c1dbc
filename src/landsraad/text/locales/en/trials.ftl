### Many games: what `landsraad simulate`, `landsraad tournament` and `landsraad stats` say.

simulate-head-bots = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
} from seed { $seed } in { $seconds } s ({ $games } games/s, { $decisions } decisions/s)

## landsraad tournament
tournament-head = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
} from seed { $seed } in { $seconds } s
tournament-bot = bot
tournament-interval = 95% interval
tournament-rating = rating
tournament-unrated = no ratings: openskill is not installed (pip install "landsraad[research]")
plot-title = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
}

## landsraad stats
stats-head = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
}
stats-rounds = rounds per game: { $mean } (95%: { $interval })
stats-decisions = decisions per game: { $mean } (95%: { $interval })
stats-length = length in rounds
stats-space = space
stats-card = card acquired
stats-die-result = die used
stats-planning-card = planning card played
stats-times = times per seat and game
stats-users = seats with it
stats-automa = automa
stats-more = { $n ->
    [one] … and one more line (--all)
   *[other] … and { $n } more lines (--all)
}
