analysis-text = Напишите или вставьте позицию как текст сценария или запись партии. Всё, что вы пропустите, будет таким, как после подготовки. Поиск покажет шансы каждого хода.
analysis-examples = Начать с примера:
analysis-file = Открыть файл
analysis-position = Позиция текстом
analysis-open = Открыть на поле
analysis-opening = Открываем…
analysis-after = после хода номер (−1: последний)
analysis-from-game = Из партии
analysis-bad-link = Эта ссылка повреждена или неполна. Попросите новую или опишите позицию здесь.
analysis-fold = Показать или скрыть анализ
analysis-over = Здесь игра окончена: решать уже нечего.
analysis-begins = Поиск начинается…
analysis-tried = { $n ->
    [one] испробован { $n } раз
    [few] испробован { $n } раза
    [many] испробован { $n } раз
   *[other] испробован { $n } раза
}
analysis-all = Все ходы: { $n }
analysis-fewer = Только лучшие
analysis-progress = Ход поиска
analysis-continuations = { $n ->
    [one] { $n } продолжение
    [few] { $n } продолжения
    [many] { $n } продолжений
   *[other] { $n } продолжения
}
analysis-deals = { $n ->
    [one] { $n } расклад
    [few] { $n } расклада
    [many] { $n } раскладов
   *[other] { $n } расклада
}
analysis-stop = Остановить поиск
analysis-go-on = Продолжить поиск
analysis-line = Испробованные ходы
analysis-try = Сделайте ход, чтобы испробовать его.
analysis-instead = вместо этого:
analysis-share = Поделиться
analysis-copied = Скопировано
analysis-edit = Изменить
