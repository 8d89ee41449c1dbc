# Испытания
challenge-daily = Испытание дня
challenge-weekly = Стычка недели
challenge-streak = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
 }
challenge-table = Таблица испытания
twist = Поворот
