### Гра в терміналі. Командні слова (undo, log, card NAME ...), запис ходів, знаки та літери місць і символів однакові
### в усіх мовах; перекладено лише те, що про них сказано. Повідомлення з малої літери стоять посеред рядка. Те, що під
### заголовками «стовпці», «стисло» та «відзнаки», має бути якнайкоротшим.

## як звати тих, хто не має власного імені
called-player = Гравець { $seat }
called-bot = Бот { $seat }
called-rival = Конкурент { $seat }
seat-kind-human = людина
seat-kind-bot = бот
seat-kind-automa = автома
seat-kind-player = гравець

## верхній рядок
screen-round = раунд { $round } з { $last }
screen-set-up = приготування
screen-first = перший гравець: { $seat }
screen-you-are = ви: { $seat }
phase-round_start = початок раунду
phase-turns = ходи гравців
phase-combat = бій
phase-makers = видобуток
phase-recall = відкликання
phase-endgame = кінець гри
phase-over = гру закінчено

## поле: заголовки локацій без фракції
board-landsraad = Ландсраад
board-choam = ДАПТ
board-city = Міста
board-desert = Пустеля
board-closed = закрито: { $seat }

## конфлікт
screen-no-conflict = Конфлікт: ще немає
screen-conflict = Конфлікт { $level }: { $conflict }
screen-controls = переможець контролює: { $space }
screen-strength = сила
screen-nobody-fights = ще ніхто не воює

## заголовки й дрібні рядки
screen-log-title = що сталося (усе: log)
screen-row-title = Ряд Імперіуму: ціна, назва [куди] комірка агента { $bar } комірка розкриття
screen-hand-title = ваша рука
screen-row = ряд
screen-hand = рука
screen-deck-top = на верху вашої колоди: { $cards }
screen-in-play = у грі: { $cards }
screen-nothing-yet = ще нічого
screen-help-hint = (? довідка)
screen-anywhere = будь-куди
screen-buy = придбання: { $effect }
screen-after-winning = після перемоги
screen-after-rewards = після нагород

## стовпці таблиці гравців: загони в гарнізоні / у Зоні конфлікту / у запасі тощо
column-troops = гарн/бій/зап
column-agents = агенти
column-hand = рука
column-deck = кол
column-discard = скид
column-automa = автома

## відзнаки: наприкінці рядка гравця
honour-council = рада
honour-swordmaster = меч
honour-mentat = Ментат
honour-revealed = розкрито
honour-set-aside = відкл.: { $card }

## пояснення знаків
sign-solari = солярій
sign-spice = прянощі
sign-water = вода
sign-troop = загін
sign-swords = меч
sign-persuasion = переконливість
sign-card = карта
sign-intrigue = інтрига
sign-vp = очко

## стисло: ефекти й умови якнайменшою кількістю слів, поряд зі знаками. $card, $intrigue, $troop, $spice, $solari,
## $persuasion та $to тут — знаки (▭ ? ▲ ◆ $ ¶ →), $letter — літера фракції.
short-some = { $n } з { $parts }
short-each-opponent = інші: { $effect }
short-when-else = { $effect }, інакше { $otherwise }
short-take-back = { $letter } { $card } зі скиду
short-persuasion-per-card = { $n }{ $persuasion } за карту { $letter }
short-if-alliance = союз { $letter }
short-if-other-in-play = ще { $letter }
short-if-fremen-bond = ще { $letter }
short-trash = можна знищити
short-trash-cost = знищити
short-trash-this = знищити цю
short-signet = перстень
short-influence-any = +{ $n } будь-де
short-influence-outdone = +{ $n } де відстаєте
short-lose-influence = -{ $n } будь-де
short-influence-different = { $times ->
    [one] +{ $n } на { $times } шкалі
   *[other] +{ $n } на { $times } шкалах
}
short-influence-boost = ще +{ $n } тут
short-discard = скинути { $n }
short-steal-intrigue = забрати { $intrigue }
short-snoop = глянути, { $card } чи знищити
short-refocus = перетасувати, { $n }{ $card }
short-acquire = карта до { $n } без оплати
short-acquire-to-deck = карта до { $n } без оплати, на колоду
short-manipulate = відкласти карту Ряду, -{ $n }{ $persuasion }
short-deploy = { $n }{ $troop } у бій
short-deploy-any = скільки завгодно { $troop } у бій
short-retreat = відвести { $n }{ $troop }
short-retreat-any = відвести скільки завгодно { $troop }
short-lose-deployed = -{ $n }{ $troop } у бою
short-muster = { $n }{ $troop }, можна в бій
short-muster-reveal = { $n }{ $troop }, можна в бій
short-council-seat = рада, +{ $n }{ $persuasion }
short-take-mentat = Ментат
short-win-mentat = Ментат
short-hire-swordmaster = 3-й агент
short-recall-agent = відкликати агента
short-silence = закрити локацію
short-double-harvest = базові { $spice } двічі
short-spice-must-flow-discount = Прянощі повинні текти -{ $n }
short-reveal-persuasion = розкриття: { $n }{ $persuasion }
short-if-any-alliance = будь-який союз
short-if-council = рада
short-if-mentat-home = Ментат вільний
short-if-copies = { $n } Прянощі повинні текти
short-if-most-copies = їх найбільше
short-if-tracks = { $tracks ->
    [one] { $n }+ на { $tracks } шкалі
   *[other] { $n }+ на { $tracks } шкалах
}
short-if-troop-abroad = ворог у бою
short-double-cross = ворог -1{ $troop }, ви +1{ $troop } у бою

## заголовки над однотипними ходами: «Придбати: 1) Розвідник (1)  2) Чані (5)»
heading-buy = Придбати
heading-acquire = Придбати без оплати
heading-discard = Скинути
heading-silence = Закрити
heading-trash = Знищити
heading-remove = Відкласти

## запитання за столом
ask-more = Enter: далі
ask-back = Enter: назад до столу
ask-enter = Enter
ask-pass-screen = Передайте екран. Далі грає { $name }.
ask-curtain = { $name }: натисніть Enter
ask-curtain-undo = { $name }: undo скасує ваш останній хід
ask-record = Щоб зберегти запис цієї гри, введіть назву файлу; Enter — вийти без запису.
ask-record-to = файл запису

## відповіді на команди
said-taken-back = скасовано: { $move }
said-taken-back-moves = скасовано: { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}
said-saved = збережено; продовжити: { $command }
said-recorded = записано; переглянути: { $command }
said-not-saved = Гру не збережено.
said-leaving = Гру збережено. Продовжити: { $command }
said-several = підходить кілька назв: { $names }
said-language = Далі — українською.

## відмови за столом. $text — те, що введено.
refused-empty = введіть номер, хід або ? для довідки
refused-number = ходу { $number } немає; виберіть від 1 до { $last }
refused-not-a-move = це не хід: «{ $text }»
refused-usage = це не хід: «{ $text }» (пишіть: { $usage })
refused-word = { $command }: невідоме слово «{ $text }»
refused-hint = може, «{ $word }»?
refused-log = log: «{ $text }» — не кількість рядків
refused-why = why: «{ $text }» — не одне з місць { $known }
refused-moves = moves: у жодному можливому ході немає «{ $text }»
refused-card-which = card: яка саме? пишіть: card NAME
refused-card = card: невідома назва «{ $text }»
refused-rules-which = rules: яке саме? пишіть: rules ID або rules і слова для пошуку
refused-rules = rules: жодне правило не містить «{ $text }»
refused-file = { $command }: у який файл? пишіть: { $command } FILE
refused-lang = lang: невідома мова «{ $text }»; є { $known }

## довідка: що роблять команди
command-help = ця сторінка; також ?
command-moves = можливі ходи та їхній запис; moves СЛОВО — деякі з них
command-undo = скасувати ваш останній хід
command-reset = скасувати все, що можна, у цьому ході
command-log = усе, що сталося; log 30 — останні 30 рядків
command-why = що розглядав останній бот; why B — бот на місці B
command-board = поле словами
command-hand = ваші карти словами
command-card = що робить карта, локація чи лідер
command-rules = правило за його ID або правила зі словами: rules tie
command-save = зберегти гру в цей файл
command-record = записати ходи у зручний для читання файл
command-lang = інша мова: { $known }
command-quit = вийти; гру буде збережено
help-title = Введіть номер ходу, сам хід (Tab доповнює) або одну з команд:
help-signs = Знаки: { $legend }
help-letters = Куди йдуть агенти: { $letters }
help-board = { $swords } після локації: бойова локація, загони можна розгорнути в Зоні конфлікту.  [A]: агент гравця A.  { $flag }A: контролює A.
help-card = Карта читається так: ціна назва [куди може піти агент] комірка агента { $bar } комірка розкриття. 4{ $spice }{ $to }5{ $solari }: заплатити 4 прянощів, отримати 5 соляріїв.
help-agents = { $agent } — агент удома, { $spent } — агент на полі.
help-round = Раунд: 1 карта конфлікту й по п’ять карт кожному, 2 ходи, 3 бій, 4 прянощі додаються там, де немає агентів, 5 відкликання.
help-agent-turn = Хід агентом: зіграйте карту, заплатіть за локацію з одним із її символів, у будь-якому порядку застосуйте локацію, комірку агента на карті та крок впливу; на бойовій локації розгорніть найнятих і ще до двох загонів.
help-reveal-turn = Розкриття карт: ваш останній хід у раунді. Покажіть решту руки, у будь-якому порядку застосуйте комірки розкриття й витратьте очки переконливості, порахуйте силу (2 за кожен загін у Зоні конфлікту, 1 за кожен меч), скиньте все.
help-end = Гра закінчується після раунду, у якому хтось має 10 очок, або після останнього конфлікту.

## сторінки: карта, поле словами, власні карти словами
page-reconstructed = (наше найкраще тлумачення: джерела не знайдено)
page-cost = ціна: { $cost }
page-needs = вимога: { $requirement }
page-combat = бойова
page-bonus-spice = додаткових прянощів: { $n }
page-controlled = контролює { $name }
page-taken = зайнято: { $names }
    .more = { $a }, { $b }
    .last = { $a } та { $b }
page-in-hand = На руці
page-intrigue = Карти інтриг
page-in-play = У грі
page-discard = Скид
page-leader = Ваш лідер
page-none = немає
page-more-rules = … і ще { $n }; додайте слово
rules-reading = Наше тлумачення: { $reading }
rules-example = розібраний приклад: { $title }
rules-with-it = (див. також: { $others })
rules-none = жодне правило не підходить

## кінець гри
end-title = гру закінчено
end-points-reached = Набрано 10 очок.
end-conflicts = Останній конфлікт відбувся.
end-winners = { $names }
    .more = { $a }, { $b }
    .last = { $a } та { $b }
end-wins = { $n ->
    [one] Перемагає { $names }
   *[other] Перемагають { $names }
}
# $winner — одне з повідомлень вище, $reason — одне з наведених нижче
end-why = { $winner }: { $reason }.
reason-vp = найбільше очок
reason-spice = порівну очок, але більше прянощів
reason-solari = порівну очок і прянощів, але більше соляріїв
reason-water = досі порівну, але більше води
reason-garrison = досі порівну, але більше загонів у гарнізоні
reason-shared = порівну в усьому, перемога спільна
# число стоїть перед цим словом, в окремому стовпці
end-points = { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
end-purse = прянощі { $spice }, солярії { $solari }, вода { $water }, гарнізон { $garrison }

## стіл рядками слів, для конвеєрів і програм читання з екрана
plain-round = Раунд { $round } з { $last }. Перший гравець: { $name }.
plain-conflict = Конфлікт: { $conflict }. Перше місце: { $first }; друге: { $second }; третє: { $third }.
plain-row = Ряд Імперіуму: { $cards }.
plain-hand = Ваша рука: { $cards }.
plain-hand-empty = Ваша рука: порожня.
plain-intrigue = Ваші карти інтриг: { $cards }.
plain-points = очки { $n }
plain-purse = солярії { $solari }, прянощі { $spice }, вода { $water }
plain-troops = загони: гарнізон { $garrison }, Зона конфлікту { $conflict }, сила { $strength }
plain-agents = вільні агенти { $n }
plain-agents-sent = вільні агенти { $n }, відправлено: { $spaces }
plain-intrigue-count = карти інтриг { $n }
plain-influence = { $faction } { $n }
plain-alliance = { $faction } { $n } (союз)
plain-council = місце у Вищій раді
plain-swordmaster = Майстер меча
plain-mentat = Ментат
plain-revealed = карти розкрито

## запитання перед грою
start-alone = наодинці проти Дому Гагал: двоє Конкурентів, якими керує колода карт
start-bots = проти ботів будь-якої сили
start-friends = від двох до чотирьох людей за цим екраном, по черзі
start-resume = продовжити останню гру ({ $people }, раунд { $round }, { $when })
start-only-bots = боти
start-how = Як хочете грати?
start-how-hard = Яка складність?
start-three-bots = три боти
start-two-bots = два боти
start-one-bot = один бот, а третя — автома
start-whom = Проти кого?
start-level = Наскільки сильно вони мають грати?
start-level-line = { $level }: близько { $seconds } с на рішення
start-names = Ваші імена через кому (від двох до чотирьох)
start-names-number = введіть два, три або чотири імені
start-names-once = кожне ім’я лише один раз
start-any-leader = випадковий лідер
start-leader = Якого лідера хочете?
start-not-a-number = «{ $text }» — не число від 1 до { $last }

## landsraad replay
replay-head = { $game } · правила { $rules } · зерно { $seed } · { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}
replay-other-rules = (записано за правилами { $rules }; за правилами { $now } грається так само)
replay-round = Раунд { $round }
replay-set-up = Перед першим раундом
# $reason — одне з decided-vp, decided-spice ... нижче
replay-won = { $n ->
    [one] Перемога: { $names }; рахунок: { $scores } (вирішальний показник: { $reason })
   *[other] Спільна перемога: { $names }; рахунок: { $scores } (вирішальний показник: { $reason })
}
replay-so-far = наразі: { $scores }; вирішує { $seat }: { $line }
replay-after = після ходу { $move } з { $last }: { $scores }; вирішує { $seat }: { $line }
replay-state = стан { $state }

## landsraad simulate
simulate-head = { $game }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
    [many] { $n } ігор
   *[other] { $n } гри
} від зерна { $seed } за { $seconds } с (за секунду: ігор { $games }, рішень { $decisions })
simulate-average = у середньому за гру: рішень { $decisions }, раундів { $rounds }
simulate-seat = місце
simulate-leader = лідер
simulate-side = сторона
simulate-games = ігри
simulate-wins = перемоги
simulate-rate = частка перемог
simulate-points = середні очки
simulate-ended = причина кінця: { $shares }
simulate-decided = вирішальний показник: { $shares }
ended-points = очки
ended-conflicts = конфлікти
decided-vp = очки
decided-spice = прянощі
decided-solari = солярії
decided-water = вода
decided-garrison = гарнізон
decided-shared = усе порівну

## why: what a bot considered
why-chance = { $n } % на перемогу
why-untold = { $n ->
    [one] і ще { $n } хід
    [few] і ще { $n } ходи
   *[many] і ще { $n } ходів
}
why-secretive = Те, що знає лише це місце, лишається прихованим до кінця гри.
why-columns = Спершу — частка пошуку, витрачена на хід, далі — шанси на перемогу за оцінкою бота.

verify-deal-noted = Роздача саме та, яку обіцяно: зерно відповідає зобов’язанню { $commitment }.
verify-deal-told = Роздача саме та, яку обіцяно: зерно відповідає зобов’язанню із запису, { $commitment }.
verify-deal-own = Зобов’язання зерна — { $commitment }; порівняйте його з тим, що показав журнал на початку гри.
verify-no-commitment = Цю гру роздано до того, як роздачі отримали зобов’язання; порівнювати нема з чим.
verify-moves = { $n ->
    [one] { $n } хід дозволений
    [few] Усі { $n } ходи дозволені
   *[other] Усі { $n } ходів дозволені
 }, кожен відбиток правильний{ $over ->
    [yes] , результат теж.
   *[other] . Гру не закінчено.
 }
validating = Повтор
validate-differs = { $name }: хід { $move } із { $n }: { $why }
validate-sum = Повторено ігор: { $n }; { $altered ->
    [0] усі такі, як були.
   *[other] відрізнялися б: { $altered }.
 }
