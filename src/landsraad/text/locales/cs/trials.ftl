### Mnoho her: co říkají `landsraad simulate`, `landsraad tournament` a `landsraad stats`.

simulate-head-bots = { $game }: { $n ->
    [one] 1 hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
} od semínka { $seed } za { $seconds } s ({ $games } her/s, { $decisions } rozhodnutí/s)

## landsraad tournament
tournament-head = { $game }: { $n ->
    [one] 1 hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
} od semínka { $seed } za { $seconds } s
tournament-bot = bot
tournament-interval = interval 95 %
tournament-rating = rating
tournament-unrated = bez ratingů: openskill není nainstalován (pip install "landsraad[research]")
plot-title = { $game }: { $n ->
    [one] 1 hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}

## landsraad stats
stats-head = { $game }: { $n ->
    [one] 1 hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
stats-rounds = kol na hru: { $mean } (95 %: { $interval })
stats-decisions = rozhodnutí na hru: { $mean } (95 %: { $interval })
stats-length = délka v kolech
stats-space = pole
stats-card = získaná karta
stats-die-result = použitá kostka
stats-planning-card = zahraná karta plánování
stats-times = kolikrát na místo a hru
stats-users = míst s tím
stats-automa = automa
stats-more = { $n ->
    [one] … a ještě { $n } řádek (--all)
    [few] … a ještě { $n } řádky (--all)
    [many] … a ještě { $n } řádku (--all)
   *[other] … a ještě { $n } řádků (--all)
}
