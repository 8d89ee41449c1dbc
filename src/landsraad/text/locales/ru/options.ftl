### Параметры игры: в справке команды и в вопросах перед игрой в терминале.

options-title = параметры игры
option-help-players = Число игроков; 1 — игра в одиночку, а для 2 третьим может быть автома
option-help-leaders = Лидеры в порядке мест или random
option-help-rivals = Оппоненты или random
option-help-first = Место первого игрока или random

start-module = Добавить «{ $module }»?
start-without-module = без «{ $module }»
start-with-module = с «{ $module }»
options-with = С какими модулями играть, вместо «yes» для каждого: { $modules }
start-expansions = Какие дополнения? Числа через запятую, или Enter, если без них
option-help-mahdi_ties = Кто решает ничьи правил Махди: player (игрок) или mahdi (случайно)
