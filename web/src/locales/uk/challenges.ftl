# Виклики
challenge-daily = Виклик дня
challenge-weekly = Сутичка тижня
challenge-streak = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
 }
challenge-table = Таблиця виклику
twist = Поворот
