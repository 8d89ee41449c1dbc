### Много партий: что говорят `landsraad simulate`, `landsraad tournament` и `landsraad stats`.

simulate-head-bots = { $game }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, зерно { $seed }, { $seconds } с (партий в секунду: { $games }, решений в секунду: { $decisions })

## landsraad tournament
tournament-head = { $game }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, зерно { $seed }, { $seconds } с
tournament-bot = бот
tournament-interval = интервал 95%
tournament-rating = рейтинг
tournament-unrated = рейтингов нет: openskill не установлен (pip install "landsraad[research]")
plot-title = { $game }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}

## landsraad stats
stats-head = { $game }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
stats-rounds = раундов за партию: { $mean } (95%: { $interval })
stats-decisions = решений за партию: { $mean } (95%: { $interval })
stats-length = длина в раундах
stats-space = ячейка
stats-card = полученная карта
stats-die-result = использованный кубик
stats-planning-card = сыгранная карта планирования
stats-times = раз на место за партию
stats-users = мест с этим
stats-automa = автома
stats-more = { $n ->
    [one] … и ещё { $n } строка (--all)
    [few] … и ещё { $n } строки (--all)
    [many] … и ещё { $n } строк (--all)
   *[other] … и ещё { $n } строки (--all)
}
