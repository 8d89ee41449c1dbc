# Задачи
puzzles = Задачи
puzzles-about = позиции с одним верным ответом
puzzles-text = Позиции из настоящих партий, каждая с одним доказанным ответом. Решайте их за настоящим столом. Неверный ответ берётся назад, и вы видите, во что он обошёлся бы.
puzzles-done = Решено { $n } из { $of }, с первой попытки – { $first }
puzzles-by-game = Игра
puzzles-by-level = Сложность
puzzles-every = Все
puzzles-none = Ничего не подходит. Выберите другую игру или сложность.
puzzles-solved = Решено { $n } из { $of }
puzzles-all = Все задачи
puzzle = Задача
puzzle-today = Задача дня
puzzle-solved = решена
puzzle-solve = Решить
puzzle-number = Задача { $n }
puzzle-fold = Показать или свернуть задание
puzzle-right = Именно так
puzzle-wrong = Не этот ход
puzzle-level-50 = Лёгкая
puzzle-level-200 = Средняя
puzzle-level-1000 = Трудная
puzzle-level-none = Мастер
puzzle-kind-points = Больше всего очков
puzzle-kind-fight = Выиграйте бой
puzzle-kind-win = Победный ход
puzzle-kind-defence = Остановите победителя
puzzle-kind-judgement = Рассудительность
puzzle-kind-battle = Шансы в битве
puzzle-about-points = Один ход и один план, который приносит больше всего победных очков.
puzzle-about-fight = Найдите ход, после которого в бою лидируете только вы.
puzzle-about-win = Конец партии: один путь выигрывает, все остальные проигрывают.
puzzle-about-defence = Кто-то вот-вот победит. Найдите, что его остановит.
puzzle-about-judgement = Середина партии: один ход намного лучше остальных.
puzzle-about-battle = Какое нападение или какая потеря оставляет лучшие шансы в битве? Шансы точные.
puzzle-asks-points = { $n ->
    [one] Получите { $n } победное очко за этот ход.
    [few] Получите { $n } победных очка за этот ход.
   *[other] Получите { $n } победных очков за этот ход.
 }
puzzle-asks-fight = К концу своего хода лидируйте в бою единолично.
puzzle-asks-win = Найдите ход, который выигрывает партию, что бы ни делали другие.
puzzle-asks-defence = Скоро победит кто-то другой. Найдите единственный способ его остановить.
puzzle-asks-judgement = Один ход явно лучший. Какой?
puzzle-asks-battle = Какой выбор даёт лучшие шансы выиграть эту битву?
puzzle-how = Вы видите то, что видел тогда этот игрок. Скрытые карты остаются скрытыми.
puzzle-going = Продолжайте. Ответ засчитывается в конце хода.
puzzle-loses = { $value } вместо { $best }: это стоит { $n } % шансов на победу.
puzzle-fewer = Это приносит { $value } из { $best } очков.
puzzle-fails-fight = После этого вы не лидируете в бою единолично.
puzzle-fails-win = После этого у других есть ответ, и вы не выигрываете.
puzzle-fails-defence = После этого они всё равно побеждают.
puzzle-taken-back = Ход взят назад, ничего не потеряно.
puzzle-retry = Ещё раз
puzzle-next = Следующая задача
puzzle-proof = Доказано: просмотрено позиций – { $n }, раздач скрытых карт – { $deals }.
puzzle-proof-judgement = Проверено: поисков – { $searches } по { $n } партий, ход лучший в { $agree } раздач.
puzzle-proof-battle = Доказано: шансы вычислены по всем результатам кубиков.
