### Игра в терминале. Слова команд (undo, log, card NAME ...), запись ходов, знаки и буквы мест и символов одни и те же на
### всех языках; переводится только то, что о них говорится. Сообщения с маленькой буквы стоят в середине строки.
### Разделы «столбцы», «кратко» и «отличия» должны быть как можно короче.

## как зовут тех, у кого нет своего имени
called-player = Игрок { $seat }
called-bot = Бот { $seat }
called-rival = Оппонент { $seat }
seat-kind-human = человек
seat-kind-bot = бот
seat-kind-automa = автома
seat-kind-player = игрок

## верхняя строка
screen-round = раунд { $round } из { $last }
screen-set-up = подготовка
screen-first = первый: { $seat }
screen-you-are = вы — { $seat }
phase-round_start = начало раунда
phase-turns = ходы игроков
phase-combat = сражение
phase-makers = добыча
phase-recall = возвращение
phase-endgame = конец игры
phase-over = игра окончена

## поле: заголовки ячеек без фракции
board-landsraad = Ландсраад
board-choam = КООАМ
board-city = Города
board-desert = Пустыня
board-closed = закрыто: { $seat }

## конфликт
screen-no-conflict = Конфликт: пока нет
screen-conflict = Конфликт { $level }: { $conflict }
screen-controls = контроль: { $space }
screen-strength = сила
screen-nobody-fights = пока никто не сражается

## заголовки и короткие строки
screen-log-title = что произошло (всё целиком: log)
screen-row-title = Ряд Империи: цена, название [куда] эффект агента { $bar } эффект раскрытия
screen-hand-title = ваша рука
screen-row = ряд
screen-hand = рука
screen-deck-top = на верху вашей колоды: { $cards }
screen-in-play = в игре: { $cards }
screen-nothing-yet = пока ничего
screen-help-hint = (? — справка)
screen-anywhere = любая
screen-buy = покупка: { $effect }
screen-after-winning = после победы
screen-after-rewards = после наград

## столбцы таблицы игроков: отряды в гарнизоне / в зоне конфликта / в запасе и так далее
column-troops = гарн/бой/запас
column-agents = агенты
column-hand = рука
column-deck = колода
column-discard = сброс
column-automa = автома

## отличия: за строкой игрока
honour-council = совет
honour-swordmaster = меч
honour-mentat = ментат
honour-revealed = раскрытие
honour-set-aside = отложено: { $card }

## что значат знаки
sign-solari = солярий
sign-spice = Пряность
sign-water = вода
sign-troop = отряд
sign-swords = меч
sign-persuasion = убеждение
sign-card = карта
sign-intrigue = интрига
sign-vp = ПО

## кратко: эффекты и условия рядом со знаками, как можно меньше слов. $card, $intrigue, $troop, $spice, $solari,
## $persuasion и $to здесь знаки (▭ ? ▲ ◆ $ ¶ →), $letter — буква фракции.
short-some = { $n } из { $parts }
short-each-opponent = соперники: { $effect }
short-when-else = { $effect }, иначе { $otherwise }
short-take-back = { $card } { $letter } из сброса
short-persuasion-per-card = { $n }{ $persuasion } за карту { $letter }
short-if-alliance = союз { $letter }
short-if-other-in-play = ещё { $letter }
short-if-fremen-bond = ещё { $letter }
short-trash = удалить?
short-trash-cost = удалить
short-trash-this = удалить эту
short-signet = перстень
short-influence-any = +{ $n } любая
short-influence-outdone = +{ $n } где отстаёте
short-lose-influence = -{ $n } любая
short-influence-different = +{ $n } на { $times } треках
short-influence-boost = ещё +{ $n } здесь
short-discard = сбросить { $n }
short-steal-intrigue = забрать { $intrigue }
short-snoop = взглянуть, { $card } или удалить
short-refocus = перемешать, { $n }{ $card }
short-acquire = карта не дороже { $n }
short-acquire-to-deck = карта не дороже { $n } на колоду
short-manipulate = отложить из ряда, -{ $n }{ $persuasion }
short-deploy = { $n }{ $troop } в бой
short-deploy-any = любые { $troop } в бой
short-retreat = отвести { $n }{ $troop }
short-retreat-any = отвести любые { $troop }
short-lose-deployed = -{ $n }{ $troop } в бою
short-muster = { $n }{ $troop } можно в бой
short-muster-reveal = { $n }{ $troop } можно в бой
short-council-seat = место, +{ $n }{ $persuasion }
short-take-mentat = ментат
short-win-mentat = ментат
short-hire-swordmaster = 3-й агент
short-recall-agent = отозвать агента
short-silence = закрыть ячейку
short-double-harvest = база { $spice } дважды
short-spice-must-flow-discount = «Пряность должна…» -{ $n }
short-reveal-persuasion = { $n }{ $persuasion } при раскрытии
short-if-any-alliance = любой союз
short-if-council = совет
short-if-mentat-home = ментат свободен
short-if-copies = { $n } «Пряность должна…»
short-if-most-copies = их больше всех
short-if-tracks = { $n }+ на { $tracks } треках
short-if-troop-abroad = враг в бою
short-double-cross = враг -1{ $troop }, вы +1{ $troop } в бою

## заголовки над ходами одного вида: «Приобрести: 1) Разведчик (1)  2) Чани (5)»
heading-buy = Приобрести
heading-acquire = Приобрести бесплатно
heading-discard = Сбросить
heading-silence = Закрыть
heading-trash = Удалить
heading-remove = Отложить

## вопросы за столом
ask-more = Enter — дальше
ask-back = Enter — назад к столу
ask-enter = Enter
ask-pass-screen = Передайте экран: { $name }.
ask-curtain = { $name }: нажмите Enter
ask-curtain-undo = { $name }: undo вернёт ваш последний ход
ask-record = Чтобы сохранить запись этой партии, введите имя файла; Enter — выйти без записи.
ask-record-to = файл записи

## ответы на команды
said-taken-back = отменено: { $move }
said-taken-back-moves = отменено: { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
said-saved = сохранено; продолжить: { $command }
said-recorded = записано; посмотреть: { $command }
said-not-saved = Игра не сохранена.
said-leaving = Игра сохранена. Продолжить: { $command }
said-several = подходит несколько названий: { $names }
said-language = Дальше по-русски.

## в чём отказано за столом. $text — то, что было введено.
refused-empty = введите номер, ход или ? для справки
refused-number = хода { $number } нет; выберите от 1 до { $last }
refused-not-a-move = это не ход: «{ $text }»
refused-usage = это не ход: «{ $text }» (пишите: { $usage })
refused-word = { $command }: неизвестное слово «{ $text }»
refused-hint = может быть, «{ $word }»?
refused-log = log: «{ $text }» — не число строк
refused-why = why: «{ $text }» — не одно из мест { $known }
refused-moves = moves: ни в одном возможном ходе нет «{ $text }»
refused-card-which = card: какая? пишите: card NAME
refused-card = card: неизвестное название «{ $text }»
refused-rules-which = rules: какое? пишите: rules ID или rules и слова для поиска
refused-rules = rules: ни в одном правиле нет «{ $text }»
refused-file = { $command }: в какой файл? пишите: { $command } FILE
refused-lang = lang: неизвестный язык «{ $text }»; есть { $known }

## справка: что делают команды
command-help = эта страница; также ?
command-moves = возможные ходы и их запись; moves СЛОВО — некоторые из них
command-undo = отменить свой последний ход
command-reset = отменить в этом ходу всё, что можно
command-log = всё, что произошло; log 30 — последние 30 строк
command-why = что рассматривал последний бот; why B — бот на месте B
command-board = поле словами
command-hand = ваши карты словами
command-card = что делает карта, ячейка или лидер
command-rules = правило по его id или правила со словами: rules tie
command-save = сохранить игру в этот файл
command-record = записать ходы читаемым текстом
command-lang = другой язык: { $known }
command-quit = выйти; игра сохранится
help-title = Введите номер хода, сам ход (Tab его дополнит) или одно из этих слов:
help-signs = Знаки: { $legend }
help-letters = Куда идут агенты: { $letters }
help-board = { $swords } у ячейки: боевая, отряды могут вступить в бой.  [A]: агент A.  { $flag }A: под контролем A.
help-card = Карта читается так: цена название [куда идёт агент] эффект агента { $bar } эффект раскрытия. 4{ $spice }{ $to }5{ $solari }: заплатить 4 Пряности, получить 5 соляриев.
help-agents = { $agent } — агент у лидера, { $spent } — агент на поле.
help-round = Раунд: 1 карта конфликта и по пять карт игрокам, 2 ходы, 3 сражение, 4 Пряность копится там, где нет агентов, 5 возвращение агентов.
help-agent-turn = Ход агентом: сыграйте карту, оплатите ячейку с одним из её символов и получите в любом порядке эффект ячейки, эффект агента с карты и влияние; в боевой ячейке введите в бой нанятые отряды и ещё до двух.
help-reveal-turn = Раскрытие — ваш последний ход в раунде. Покажите оставшиеся карты, в любом порядке примените их эффекты раскрытия и потратьте убеждение, посчитайте силу (2 за каждый отряд в зоне конфликта, 1 за каждый меч), сбросьте все карты.
help-end = Игра кончается после раунда, в котором у кого-то набралось 10 ПО, или после последнего конфликта.

## страницы: карта, поле словами, свои карты словами
page-reconstructed = (наше лучшее прочтение: источник не найден)
page-cost = стоимость: { $cost }
page-needs = требование: { $requirement }
page-combat = боевая
page-bonus-spice = дополнительная Пряность: { $n }
page-controlled = контроль: { $name }
page-taken = занято: { $names }
    .more = { $a }, { $b }
    .last = { $a } и { $b }
page-in-hand = На руке
page-intrigue = Карты интриг
page-in-play = В игре
page-discard = Сброс
page-leader = Ваш лидер
page-none = нет
page-more-rules = … и ещё { $n }; добавьте слово
rules-reading = Наше толкование: { $reading }
rules-example = разобранный пример: { $title }
rules-with-it = (см. также: { $others })
rules-none = таких правил нет

## конец игры
end-title = игра окончена
end-points-reached = Кто-то набрал 10 ПО.
end-conflicts = Последний конфликт завершён.
end-winners = { $names }
    .more = { $a }, { $b }
    .last = { $a } и { $b }
end-wins = { $n ->
    [one] { $names } побеждает
    [few] { $names } побеждают
    [many] { $names } побеждают
   *[other] { $names } побеждают
}
# $winner — одно из сообщений выше, $reason — одно из тех, что ниже
end-why = { $winner }: { $reason }.
reason-vp = больше всех ПО
reason-spice = ПО поровну, но больше Пряности
reason-solari = ПО и Пряности поровну, но больше соляриев
reason-water = прочего поровну, но больше воды
reason-garrison = прочего поровну, но больше отрядов в гарнизоне
reason-shared = полное равенство, победа общая
# число стоит перед этим словом, в своём столбце
end-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
end-purse = Пряность { $spice }, солярии { $solari }, вода { $water }, гарнизон { $garrison }

## стол строками слов: для программ и чтения вслух
plain-round = Раунд { $round } из { $last }. Первый игрок: { $name }.
plain-conflict = Конфликт: { $conflict }. 1-е место: { $first }; 2-е: { $second }; 3-е: { $third }.
plain-row = Ряд Империи: { $cards }.
plain-hand = Ваша рука: { $cards }.
plain-hand-empty = Ваша рука пуста.
plain-intrigue = Ваши карты интриг: { $cards }.
plain-points = ПО { $n }
plain-purse = солярии { $solari }, Пряность { $spice }, вода { $water }
plain-troops = отряды: гарнизон { $garrison }, зона конфликта { $conflict }, сила { $strength }
plain-agents = агентов осталось { $n }
plain-agents-sent = агентов осталось { $n }, отправлены: { $spaces }
plain-intrigue-count = карт интриг { $n }
plain-influence = { $faction } { $n }
plain-alliance = { $faction } { $n } (союз)
plain-council = место в Высшем Совете
plain-swordmaster = мастер меча
plain-mentat = ментат
plain-revealed = карты раскрыты

## вопросы перед игрой
start-alone = в одиночку против Дома Хагал: два оппонента ходят по колоде карт
start-bots = против ботов любой силы
start-friends = от двух до четырёх человек за этим экраном по очереди
start-resume = продолжить последнюю игру ({ $people }, раунд { $round }, { $when })
start-only-bots = боты
start-how = Как хотите играть?
start-how-hard = Какая сложность?
start-three-bots = три бота
start-two-bots = два бота
start-one-bot = один бот, третья — автома
start-whom = Против кого?
start-level = Насколько сильно они должны играть?
start-level-line = { $level }: около { $seconds } с на решение
start-names = Ваши имена через запятую (от двух до четырёх)
start-names-number = нужно два, три или четыре имени
start-names-once = каждое имя — только один раз
start-any-leader = случайный лидер
start-leader = Какой лидер вам нужен?
start-not-a-number = «{ $text }» — не число от 1 до { $last }

## landsraad replay
replay-head = { $game } · правила { $rules } · зерно { $seed } · { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
replay-other-rules = (записано по правилам { $rules }; по правилам { $now } играется так же)
replay-round = Раунд { $round }
replay-set-up = До первого раунда
# $reason — одно из decided-vp, decided-spice ... ниже
replay-won = { $n ->
    [one] Победа: { $names }; { $scores } (решает: { $reason })
    [few] Общая победа: { $names }; { $scores } (решает: { $reason })
    [many] Общая победа: { $names }; { $scores } (решает: { $reason })
   *[other] Общая победа: { $names }; { $scores } (решает: { $reason })
}
replay-so-far = пока: { $scores }; решает { $seat }: { $line }
replay-after = после хода { $move } из { $last }: { $scores }; решает { $seat }: { $line }
replay-state = состояние { $state }

## landsraad simulate
simulate-head = { $game }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, зерно { $seed }, { $seconds } с (партий в секунду: { $games }, решений в секунду: { $decisions })
simulate-average = в среднем за партию: решений { $decisions }, раундов { $rounds }
simulate-seat = место
simulate-leader = лидер
simulate-side = сторона
simulate-games = партии
simulate-wins = победы
simulate-rate = доля побед
simulate-points = среднее ПО
simulate-ended = чем кончились: { $shares }
simulate-decided = чем решены: { $shares }
ended-points = очки
ended-conflicts = конфликты
decided-vp = очки
decided-spice = Пряность
decided-solari = солярии
decided-water = вода
decided-garrison = гарнизон
decided-shared = ничья

## why: what a bot considered
why-chance = { $n } % на победу
why-untold = { $n ->
    [one] и ещё { $n } ход
    [few] и ещё { $n } хода
   *[many] и ещё { $n } ходов
}
why-secretive = То, что знает только это место, остаётся скрытым до конца игры.
why-columns = Сначала — доля поиска, потраченная на ход, затем — шансы на победу по оценке бота.

verify-deal-noted = Раздача именно та, что обещана: зерно соответствует обязательству { $commitment }.
verify-deal-told = Раздача именно та, что обещана: зерно соответствует обязательству из записи, { $commitment }.
verify-deal-own = Обязательство зерна — { $commitment }; сравните его с тем, что показал журнал в начале игры.
verify-no-commitment = Эта игра сдана до того, как у раздач появились обязательства; сравнивать не с чем.
verify-moves = { $n ->
    [one] { $n } ход допустим
    [few] Все { $n } хода допустимы
   *[other] Все { $n } ходов допустимы
 }, каждый отпечаток верен{ $over ->
    [yes] , результат тоже.
   *[other] . Игра не закончена.
 }
validating = Повтор
validate-differs = { $name }: ход { $move } из { $n }: { $why }
validate-sum = Повторено игр: { $n }; { $altered ->
    [0] все такие, как были.
   *[other] отличались бы: { $altered }.
 }
