### Challenges: the same deal for everybody.
## испытания

challenge-daily = Испытание дня
challenge-weekly = Стычка недели
challenge-left = Попытка сохранена; та же команда продолжит её.
challenge-practice = Это попытка { $n }: тренировка, засчитывается только первая.
challenge-scored = { $won ->
    [true] Вы победили: { $total } (очки: { $points }, отрыв: { $margin }, раунды: { $rounds }).
   *[other] Вы не победили: { $total } (очки: { $points }, разница: { $margin }, раунды: { $rounds }).
}
challenge-result-file = Подписанный результат в файле { $file }; landsraad challenge verify сравнит его с другими.
challenge-under-way = попытка идёт
challenge-own = первая попытка: { $first }, лучшая: { $best }
challenge-streak = Дней подряд: { $n }

refusal-challenge-no-undo = в испытании ходы не возвращают
refusal-challenge-no-try = пока испытание идёт, пробовать рядом ничего нельзя
refusal-challenge-running = у вас уже есть начатая попытка; сначала завершите её
refusal-no-challenge = такого испытания нет; они есть на каждый день с { $from_day } по { $to_day }
refusal-no-result = у вас нет завершённой первой попытки
refusal-result-refused = результат отклонён: { $detail }
refusal-result-own = этот результат с этого же сервера, он здесь уже есть
refusal-result-practice = это попытка { $n }; в таблице стоят только первые попытки
refusal-result-second = здесь уже есть другая первая попытка игрока { $name }
refusal-result-of-other = это партия игрока { $name } под другим именем ({ $other })
