### Стол «Восстания» в терминале, кроме общего для семейства. Разделы «кратко» и «знаки игрока» должны быть как можно
### короче.

## рядом с полем
screen-no-worms = без { $worm }: Барьерная стена
screen-wall = Барьерная стена стоит
screen-wall-gone = Барьерной стены нет

## знаки игрока: за его строкой
honour-hooks = крюки
honour-memories = воспоминания { $n }
mark-crysknife = нож
mark-desert_mouse = мышь
mark-ornithopter = топтер
mark-wild = любой

## что значат знаки
sign-spy = шпион
sign-worm = червь

## кратко: $spy, $worm и $contract — тоже знаки (◎ § ¤)
short-place-spy-here = 1{ $spy } здесь
short-place-spy-shared = 1{ $spy } где угодно
short-detonate = стену убрать?
short-demolish = убрать стену
short-maker-hooks = крюки
short-surcharge-solari = +{ $n }{ $solari }
short-surcharge-spice = +{ $n }{ $spice }
short-recall-other-agent = отозвать агента
short-trash-intrigue = удалить { $intrigue }
short-acquire-to-hand = карта не дороже { $n } на руку
short-acquire-exactly-to-hand = карта за { $n } на руку
short-acquire-for-solari = купить на руку за { $solari }?
short-trash-for-gain = удалить с руки ({ $gain })
short-retreat-exactly = отвести { $n }{ $troop }
short-retreat-between = отвести { $least }-{ $n }{ $troop }
short-call-to-arms = { $n }{ $troop } за покупку
short-distraction = { $n } в бой: 1{ $spy }
short-hold-back = никого в бой
short-turn-down-icon = перевернуть: { $icon }
short-lose-influences = -{ $n } любая
short-train = тренировка
short-store-memory = воспоминание
short-awaken = воспоминания в { $card }, перевернуть
short-repeat-space = ячейка ещё раз
short-influence-where-spying = +{ $n } где следите
short-draw-per-worm = { $n }{ $card } за { $worm }
short-deploy-or-retreat = { $n }{ $troop } в бой или из боя
short-deploy-recruits = нанятых можно в бой
short-swords-per-armed = { $n }{ $swords } за карту с мечом
short-swords-per-revealed = { $n }{ $swords } за карту { $letter }
short-return-this = назад на руку
short-sort-three = из { $n }: взять, сбросить, удалить
short-trash-from-hand = удалить { $letter } с руки
short-trash-other = удалить другую { $letter }
short-if-spies = { $n }{ $spy }
short-if-maker-hooks = крюки
short-if-sandworms = { $worm } в бою
short-if-strength = сила { $n }+
short-if-paid-more = доплата
short-if-gained-spice = получена { $spice }
short-if-ally-of-another = { $n }+ где союз чужой
short-if-post-landsraad = у L
short-if-post-faction = у фракции
short-if-spy-recalled = { $spy } отозван
short-if-spying-on-maker = { $spy } в пустыне
short-if-units = { $n }+ в бою
short-if-deck-size = { $n }{ $card } в колоде
short-if-no-council = нет места
short-if-swordmaster = меч
short-if-acquired-flow = куплена «Пряность должна…»
short-if-visited-maker = в пустыне
short-if-visited-faction = у фракции
short-if-discarded = карта { $letter }

## заголовки над ходами одного вида
heading-spy = Разместить шпиона
heading-recall_spy = Отозвать шпиона
heading-infiltrate = Проникнуть
heading-gather = Отозвать ради карты
heading-trash_intrigue = Удалить
heading-trash_looked = Удалить
heading-buy_solari = Приобрести за солярии

## справка
help-spies = { $spy }A у ячейки: A за ней следит. { $spy }2 у игрока: осталось два шпиона. Шпион проводит вашего агента мимо чужого или возвращается ради карты, когда ваш агент прибывает.
help-worms = { $worm } — песчаный червь в зоне конфликта: 3 силы и двойные награды. Нужны крюки Творца и конфликт не за Барьерной стеной.
help-tokens = { $contract }2+1 у игрока: два контракта открыты, один выполнен. Дальше символы цели и выигранных конфликтов лицом вверх: два одинаковых — это ПО.

## страницы
page-posts = Наблюдательные посты
page-spies = следят: { $names }
page-won = Выигранные конфликты лицом вверх
page-face-down = лицом вниз
page-spies-left = Шпионы в вашем запасе

## стол строками слов
plain-hooks = крюки Творца
plain-worms = песчаные черви { $n }
plain-spies = шпионы: { $posts }
plain-won = выиграно: { $conflicts }

## конец игры
reason-reveal = всего поровну, но карты раскрыты последними
decided-reveal = последнее раскрытие
