# Задачи в терминале
puzzles-solved = Решено { $n } из { $of }
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
puzzle-loses = { $value } вместо { $best }: это стоит { $n } % шансов на победу.
puzzle-fewer = Это приносит { $value } из { $best } очков.
puzzle-fails-fight = После этого вы не лидируете в бою единолично.
puzzle-fails-win = После этого у других есть ответ, и вы не выигрываете.
puzzle-fails-defence = После этого они всё равно побеждают.
puzzle-taken-back = Ход взят назад, ничего не потеряно.
puzzle-words = Напишите «show», чтобы увидеть ответ, или «next» для другой задачи.
puzzle-enter-next = Enter: следующая задача
