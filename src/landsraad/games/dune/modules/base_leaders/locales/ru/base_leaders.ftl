### Лидеры базовой игры за столом «Восстания».

gallery-module-imperium = с лидерами игры «{ game-imperium }»
option-base_leaders = Лидеры игры «{ game-imperium }»
    .about = Можно выбирать также лидеров первой игры.
refusal-leader-of-base = лидеры: { $leader } — из игры «{ game-imperium }», а её лидеры играют, только если включён параметр: { $option }
start-guest = { $leader } ({ $game })
