analysis-text = Напишіть або вставте позицію як текст сценарію чи запис партії. Усе, що ви пропустите, буде таким, як після підготовки. Пошук покаже шанси кожного ходу.
analysis-examples = Почати з прикладу:
analysis-file = Відкрити файл
analysis-position = Позиція текстом
analysis-open = Відкрити на полі
analysis-opening = Відкриваємо…
analysis-after = після ходу номер (−1: останній)
analysis-from-game = З партії
analysis-bad-link = Це посилання пошкоджене або неповне. Попросіть нове чи опишіть позицію тут.
analysis-fold = Показати або сховати аналіз
analysis-over = Тут гру закінчено: вирішувати вже нічого.
analysis-begins = Пошук починається…
analysis-tried = { $n ->
    [one] випробувано { $n } раз
    [few] випробувано { $n } рази
    [many] випробувано { $n } разів
   *[other] випробувано { $n } разу
}
analysis-all = Усі ходи: { $n }
analysis-fewer = Лише найкращі
analysis-progress = Перебіг пошуку
analysis-continuations = { $n ->
    [one] { $n } продовження
    [few] { $n } продовження
    [many] { $n } продовжень
   *[other] { $n } продовження
}
analysis-deals = { $n ->
    [one] { $n } розклад
    [few] { $n } розклади
    [many] { $n } розкладів
   *[other] { $n } розкладу
}
analysis-stop = Зупинити пошук
analysis-go-on = Продовжити пошук
analysis-line = Випробувані ходи
analysis-try = Зробіть хід, щоб його випробувати.
analysis-instead = натомість:
analysis-share = Поділитися
analysis-copied = Скопійовано
analysis-edit = Змінити
