### Галерея карт: заголовки та слова біля чисел.

gallery-imperium = Колода Імперіуму
gallery-reserve = Фонд
gallery-starter = Початкова колода
gallery-intrigue = Карти інтриг
gallery-conflict = Конфлікти
gallery-leader = Лідери
gallery-space = Локації поля
gallery-objective = Цілі
gallery-hagal = Колода Дому Гагал
gallery-count = { $n ->
    [one] { $n } запис
    [few] { $n } записи
    [many] { $n } записів
   *[other] { $n } запису
}
gallery-none = жодна карта не підходить
gallery-reconstructed = реконструйовано

## факти в один рядок
gallery-copies = { $n ->
    [one] { $n } примірник
    [few] { $n } примірники
    [many] { $n } примірників
   *[other] { $n } примірника
}
gallery-cost = ціна: { $cost }
gallery-no-cost = не продається
gallery-icons = агент: { $icons }
gallery-reveal-only = лише для розкриття
gallery-no-icons = без власних символів агента
gallery-graft = лише щепленням до іншої карти
gallery-level = рівень { $n }
gallery-house = Дім { $house }
gallery-complexity = складність { $n }
gallery-not-rival = ніколи не буває Конкурентом
gallery-combat = бойова локація
gallery-influence = +1 очко впливу: { $faction }
gallery-once = раз за гру
gallery-mode-1P = лише соло-гра
gallery-mode-2P = лише гра вдвох
gallery-one-of = одна з локацій: { $spaces }
gallery-swords = { $n ->
    [one] { $n } меч у бою
    [few] { $n } мечі в бою
    [many] { $n } мечів у бою
   *[other] { $n } меча в бою
}
gallery-battle-icon = символ бою: { $icon }
gallery-shield-wall = за Оборонною стіною
gallery-other-side = зворотний бік: { $name }
gallery-posts = спостережні пункти: { $posts }
gallery-players = гравців: { $players }
gallery-first-player = перший гравець
type-plot = задум
type-combat = бій
type-endgame = кінець гри

## рядки тексту
field-agent = Агент
field-reveal = Розкриття
field-acquire = Придбання
field-on_trash = Коли знищено
field-plot = Задум
field-combat = Бій
field-endgame = Кінець гри
field-cost = Ціна
field-condition = Умова
field-timing = Коли
field-first = 1-ше місце
field-second = 2-ге місце
field-third = 3-тє місце
field-setup = Приготування
field-left_ability = { $name }
field-signet = { $name } (перстень)
field-requirement = Вимога
field-step = Позначка { $n }
field-reward = Нагорода
field-effects = Ефект
field-effect = Ефект
field-control_bonus = Бонус контролю
field-on_discard = Коли скинуто з руки
field-training = Тренування: { $where }
field-other_left = { $name } (зворотний бік)
field-other_signet = { $name } (перстень, зворотний бік)
field-rival_signet = Перстень
field-scheme = Планування
