### Галерея карт: заголовки и слова вокруг чисел.

gallery-imperium = Колода Империи
gallery-reserve = Резерв
gallery-starter = Стартовая колода
gallery-intrigue = Карты интриг
gallery-conflict = Конфликты
gallery-leader = Лидеры
gallery-space = Ячейки поля
gallery-objective = Цели
gallery-hagal = Колода Дома Хагал
gallery-count = { $n } { $n ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
}
gallery-none = подходящих карт нет
gallery-reconstructed = восстановлено

## факты в одну строку
gallery-copies = { $n } { $n ->
    [one] копия
    [few] копии
    [many] копий
   *[other] копии
}
gallery-cost = стоимость: { $cost }
gallery-no-cost = не продаётся
gallery-icons = агент: { $icons }
gallery-reveal-only = только раскрытие
gallery-no-icons = без своих символов агента
gallery-graft = только с прививкой к другой карте
gallery-level = уровень { $n }
gallery-house = Дом { $house }
gallery-complexity = сложность { $n }
gallery-not-rival = не бывает оппонентом
gallery-combat = боевая ячейка
gallery-influence = +1 влияние ({ $faction })
gallery-once = один раз за партию
gallery-mode-1P = только одиночная игра
gallery-mode-2P = только игра вдвоём
gallery-one-of = одна из ячеек: { $spaces }
gallery-swords = { $n } { $n ->
    [one] меч
    [few] меча
    [many] мечей
   *[other] меча
} в сражении
gallery-battle-icon = символ битвы: { $icon }
gallery-shield-wall = за Барьерной стеной
gallery-other-side = обратная сторона: { $name }
gallery-posts = наблюдательные посты: { $posts }
gallery-players = игроков: { $players }
gallery-first-player = первый игрок
type-plot = заговор
type-combat = сражение
type-endgame = конец игры

## строки текста
field-agent = Агент
field-reveal = Раскрытие
field-acquire = Приобретение
field-on_trash = При удалении
field-plot = Заговор
field-combat = Сражение
field-endgame = Конец игры
field-cost = Стоимость
field-condition = Условие
field-timing = Когда
field-first = 1-е
field-second = 2-е
field-third = 3-е
field-setup = Подготовка
field-left_ability = { $name }
field-signet = { $name } (перстень)
field-requirement = Требование
field-step = Отметка { $n }
field-reward = Награда
field-effects = Эффект
field-effect = Эффект
field-control_bonus = Бонус за контроль
field-on_discard = При сбросе с руки
field-training = Тренировка: { $where }
field-other_left = { $name } (обратная сторона)
field-other_signet = { $name } (перстень, обратная сторона)
field-rival_signet = Перстень
field-scheme = Замысел
