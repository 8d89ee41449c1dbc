### Стіл «Піднесення» в терміналі, крім спільного для родини. Те, що під заголовками «стисло» та «позначки», має бути
### якнайкоротшим.

## поряд із полем
screen-no-worms = без { $worm }: Оборонна стіна
screen-wall = Оборонна стіна стоїть
screen-wall-gone = Оборонної стіни немає

## позначки: наприкінці рядка гравця
honour-hooks = гаки
honour-memories = спогади { $n }
mark-crysknife = ніж
mark-desert_mouse = миша
mark-ornithopter = топтер
mark-wild = будь-який

## пояснення знаків
sign-spy = шпигун
sign-worm = хробак

## стисло: $spy, $worm і $contract — теж знаки (◎ § ¤)
short-place-spy-here = 1{ $spy } тут
short-place-spy-shared = 1{ $spy } будь-де
short-detonate = можна прибрати стіну
short-demolish = прибрати стіну
short-maker-hooks = гаки
short-surcharge-solari = +{ $n }{ $solari }
short-surcharge-spice = +{ $n }{ $spice }
short-recall-other-agent = відкликати агента
short-trash-intrigue = знищити { $intrigue }
short-acquire-to-hand = карта до { $n } без оплати на руку
short-acquire-exactly-to-hand = карта за { $n } без оплати на руку
short-acquire-for-solari = можна купити на руку за { $solari }
short-trash-for-gain = знищити з руки ({ $gain })
short-retreat-exactly = відвести { $n }{ $troop }
short-retreat-between = відвести { $least }-{ $n }{ $troop }
short-call-to-arms = { $n }{ $troop } за придбану карту
short-distraction = { $n } у бій: 1{ $spy }
short-hold-back = нікого в бій
short-turn-down-icon = перевернути: { $icon }
short-lose-influences = -{ $n } будь-де
short-train = тренування
short-store-memory = спогад
short-awaken = спогади на { $card }, перевернути
short-repeat-space = локація ще раз
short-influence-where-spying = +{ $n } де стежите
short-draw-per-worm = { $n }{ $card } за { $worm }
short-deploy-or-retreat = { $n }{ $troop } у бій чи з бою
short-deploy-recruits = найнятих можна в бій
short-swords-per-armed = { $n }{ $swords } за карту з мечем
short-swords-per-revealed = { $n }{ $swords } за карту { $letter }
short-return-this = назад на руку
short-sort-three = з { $n }: взяти, скинути, знищити
short-trash-from-hand = знищити { $letter } з руки
short-trash-other = знищити іншу { $letter }
short-if-spies = { $n }{ $spy }
short-if-maker-hooks = гаки
short-if-sandworms = { $worm } у бою
short-if-strength = сила { $n }+
short-if-paid-more = доплата
short-if-gained-spice = отримано { $spice }
short-if-ally-of-another = { $n }+ де союз чужий
short-if-post-landsraad = біля L
short-if-post-faction = біля фракції
short-if-spy-recalled = { $spy } повернувся
short-if-spying-on-maker = { $spy } у пустелі
short-if-units = { $n }+ у бою
short-if-deck-size = { $n }{ $card } в колоді
short-if-no-council = без місця
short-if-swordmaster = меч
short-if-acquired-flow = Прянощі придбано
short-if-visited-maker = у пустелі
short-if-visited-faction = у фракції
short-if-discarded = карта { $letter }

## заголовки над однотипними ходами
heading-spy = Розмістити шпигуна
heading-recall_spy = Відкликати шпигуна
heading-infiltrate = Проникнути
heading-gather = Відкликати заради карти
heading-trash_intrigue = Знищити
heading-trash_looked = Знищити
heading-buy_solari = Придбати за солярії

## довідка
help-spies = { $spy }A після локації: A стежить за нею. { $spy }2 у рядку гравця: лишилося двоє шпигунів. Шпигун проводить вашого агента повз чужого або, коли ваш агент прибуває, повертається заради карти.
help-worms = { $worm } — піщаний хробак у Зоні конфлікту: 3 сили й подвійні нагороди. Потрібні гаки творця та конфлікт не за Оборонною стіною.
help-tokens = { $contract }2+1 у рядку гравця: два відкриті контракти, один виконаний. Далі — символи цілі та виграних конфліктів горілиць: два однакові дають очко.

## сторінки
page-posts = Спостережні пункти
page-spies = стежать: { $names }
page-won = Виграні конфлікти горілиць
page-face-down = долілиць
page-spies-left = Шпигуни у вашому запасі

## стіл рядками слів
plain-hooks = гаки творця
plain-worms = піщані хробаки { $n }
plain-spies = шпигуни: { $posts }
plain-won = виграно: { $conflicts }

## кінець гри
reason-reveal = порівну в усьому, що рахується, але карти розкрито останнім
decided-reveal = останнє розкриття карт
