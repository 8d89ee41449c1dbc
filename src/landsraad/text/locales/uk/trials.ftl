### Багато ігор: що кажуть `landsraad simulate`, `landsraad tournament` і `landsraad stats`.

simulate-head-bots = { $game }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
} від зерна { $seed } за { $seconds } с (за секунду: ігор { $games }, рішень { $decisions })

## landsraad tournament
tournament-head = { $game }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
} від зерна { $seed } за { $seconds } с
tournament-bot = бот
tournament-interval = інтервал 95%
tournament-rating = рейтинг
tournament-unrated = рейтингів немає: openskill не встановлено (pip install "landsraad[research]")
plot-title = { $game }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
}

## landsraad stats
stats-head = { $game }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
}
stats-rounds = раундів за гру: { $mean } (95%: { $interval })
stats-decisions = рішень за гру: { $mean } (95%: { $interval })
stats-length = тривалість у раундах
stats-space = локація
stats-card = придбана карта
stats-die-result = використаний кубик
stats-planning-card = зіграна карта планування
stats-times = разів на місце за гру
stats-users = місць із цим
stats-automa = автома
stats-more = { $n ->
    [one] … і ще { $n } рядок (--all)
    [few] … і ще { $n } рядки (--all)
    [many] … і ще { $n } рядків (--all)
   *[other] … і ще { $n } рядка (--all)
}
