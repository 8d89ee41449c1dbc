### Сама страница. Всё, что относится к игре (названия, тексты карт, события, ходы, подсказки), приходит с сервера на выбранном языке.
### Термины — те же, что в src/landsraad/text/locales/ru/effects.ftl; table — стол, game — партия, seat — место, record — запись.

## везде
to-home = На главную страницу
close = Закрыть
cancel = Отмена
more = Ещё
language = Язык
main-nav = Главное меню
nav-play = Игра
nav-gallery = Галерея
nav-rules = Правила
day-or-night = День или ночь
no-such-page = Такой страницы нет.
page-failed = Не удалось загрузить эту страницу.
no-server = Сервер не отвечает. Он запущен?
connecting = Открываем стол…
fan-note = Фанатский проект с открытым кодом, не связанный с издателями и правообладателями и не одобренный ими. Все рисунки сделаны нами.

## первая страница
home-title = Займите своё место.
home-text = Настольные игры пустынной планеты в браузере. Играйте в одиночку против хороших соперников или отправьте ссылку друзьям.
play-now = Играть
play-alone = Играть в одиночку
invite-friends = Позвать друзей
set-up = Создать стол
games = Игры
minutes = { $from }–{ $to } мин
how-title = Три способа играть
how-alone = В одиночку: оппоненты ходят по своей колоде и объясняют каждый шаг.
how-hotseat = За одним экраном: передавайте его по кругу, занавес скрывает карты.
how-online = По сети: отправьте ссылку; регистрация никому не нужна.
open-tables = Открытые столы
no-open-tables = Сейчас ни один стол не ждёт игроков. Создайте свой!
sit-down = Сесть
watch = Смотреть
your-tables = Ваши столы
no-own-tables = Здесь будут столы, за которыми вы сидите.
round-n = Раунд { $n }
round-yours = Раунд { $n } · ваш ход
rules = Правила
rules-about = поиск по темам
gallery = Галерея карт
gallery-about = все карты, с фильтрами
replays = Повторы
analysis = Анализ
analysis-about = любая позиция с шансами каждого хода
analyse = Анализировать
what-else = Что ещё?
replays-about = ваши партии и записи
join = Присоединиться
join-about = по приглашению

## стол
round = Раунд
round-of = Раунд { $n } из { $last }
phases = Фазы раунда
phase-round-start = Начало
phase-turns = Ходы
phase-combat = Сражение
phase-makers = Добыча
phase-recall = Возвращение
watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
guide = Что делать
players = Игроки
board = Поле
market = Карты для приобретения и журнал
views = Виды
tab-row = Ряд
chat = Чат
chat-empty = Сообщений пока нет.
chat-say = Скажите что-нибудь
cone-opened = { $name }: конус тишины
cone-private = Лично, под конусом тишины
cone-open = Открыть конус тишины (3 минуты)
cone-talk = Это видит только { $names }
cone-time = Осталось времени
cone-say = Только партнёру
cones-left = Осталось конусов тишины: { $n }
side-of-seat = Сторона места { $n }
send = Отправить
help = Клавиши и справка
help-short = Справка
menu = Меню
log = Журнал
replay = Повтор
review-game = Разбор
undo = Отменить
reset-turn = Ход заново
end-turn = Завершить ход
reveal-turn = Раскрытие
reveal-short = Раскрыть
do-it = Сделать
skip = Пропустить
continue = Дальше
next-step = Следующий шаг
turn-of = Ход: { $name }
rival-step = шаг { $n } из { $last }
rule-of-step = Правило { $rule }
your-turn = Ваш ход
thinking = думает
queued = ждёт очереди
waiting = Решает { $name }.
waiting-queued = { $name } ждёт своей очереди: сейчас думает много ботов.
waiting-open = Ждём, пока кто-нибудь сядет. Приглашение — в меню.
watching-only = Вы зритель: видна только открытая информация.
over = Игра окончена
guide-places = { $n ->
    [1] выберите светящееся место.
    [one] выберите одно из светящихся мест ({ $n }).
    [few] выберите одно из светящихся мест ({ $n }).
    [many] выберите одно из светящихся мест ({ $n }).
   *[other] выберите одно из светящихся мест ({ $n }).
}
guide-cards = { $n ->
    [1] выберите светящуюся карту.
    [one] выберите одну из светящихся карт ({ $n }).
    [few] выберите одну из светящихся карт ({ $n }).
    [many] выберите одну из светящихся карт ({ $n }).
   *[other] выберите одну из светящихся карт ({ $n }).
}
legal = сейчас можно
not-legal = сейчас нельзя
why-not-yours = Сейчас не ваш ход: решает { $name }.
why-past = Это момент из прошлого: здесь ничего нельзя выбрать.
why-sending = Ваш ход выполняется: одну минуту.
why-not-now = Сейчас это ни к чему. Что нужно сделать: { $asked }
why-nothing-back = Пока нечего отменять.
why-no-cards = Здесь нет карт.
why-face-down = Эти карты лежат лицом вниз: смотреть на них нельзя.
with = карта «{ $card }»
cannot-undo = отменить нельзя
reached-by = Сюда ведут: { $cards }
amount = Количество
less = Меньше
more-steps = Больше
your-hand = Ваша рука
open-hand = Открыть или закрыть руку
nothing-here = Здесь пусто.
face-down = лицом вниз
n-intrigues = { $n ->
    [one] { $n } интрига
    [few] { $n } интриги
    [many] { $n } интриг
   *[other] { $n } интриги
}
pile-hand = Рука
pile-in-play = В игре
pile-discard = Сброс
pile-deck = Колода
pile-intrigue = Интриги
pile-plots = Сыгранные заговоры
reconnecting = Связь потеряна. Подключаемся снова…
link-worthless = Эта ссылка больше не действует.
no-such-table = Такого стола нет.
table-deleted = Администратор удалил этот стол.

## поле «Империи»
landsraad = Ландсраад
cities = Города
desert = Пустыня
conflict = Конфликт
conflict-none = Конфликта пока нет
conflict-level = Конфликт { $level }
no-troops = нет отрядов
rank = { $n }-е
rank-tied = делит { $n }-е
camp = { $name }: сила { $strength }, отрядов в зоне конфликта: { $troops }
space-combat = боевая ячейка
space-maker = ячейка добычи
space-maker-bonus = ячейка добычи, дополнительная Пряность: { $n }
space-pay = стоимость { $n } ({ $what })
space-taken = здесь агент: { $name }
space-control = контроль: { $name }
space-closed = закрыта
control = Контроль
once-each = Кто здесь уже был
track = влияние: { $faction }
alliance = Союз
alliance-held = союз: { $name }
alliance-free = союз свободен
alliance-of = Союз: { $faction }
held = занят
free = свободен
imperium-row = Ряд Империи
deck-left = Осталось карт в колоде
reserve = Резерв
set-aside = Отложено ({ $name })
cost = стоимость { $n }
left = осталось { $n }
any = любое
first-player = Первый игрок
victory-points = Победные очки
intrigues = Карты интриг
agents = Агенты
garrison = Гарнизон
supply = Запас
in-hand = Карты на руке
deck = Колода
council-seat = Место в Высшем Совете
controls = Контроль: { $space }
revealed = Карты раскрыты
online = на связи
offline = не на связи
player-summary = { $name }: победные очки { $vp }, солярии { $solari }, Пряность { $spice }, вода { $water }, отряды в гарнизоне { $garrison }, осталось агентов { $agents }, карты на руке { $hand }, карты интриг { $intrigue }

## поле «Восстания»
space-walled = за Барьерной стеной
space-infiltrate = проникновение с помощью вашего шпиона
camp-worms = { $n ->
    [one] { $n } песчаный червь
    [few] { $n } песчаных червя
    [many] { $n } песчаных червей
   *[other] { $n } песчаного червя
}
twice = Награда считается дважды
post = Наблюдательный пост: { $spaces }
post-spy = шпион: { $name }
post-empty = шпионов нет
post-watches = Следит за: { $spaces }
shield-wall = Барьерная стена
wall-stands = стоит
wall-gone = разрушена
wall-stands-at = Барьерная стена стоит: песчаные черви не попадают в конфликты за { $spaces }
wall-gone-long = Барьерной стены нет: песчаные черви могут прийти в любой конфликт
worms-may = могут прийти
worms-out = не пускает стена
battle-icon = Символ битвы: { $icon }
battle-icons = Цель и выигранные конфликты
pairs = { $n ->
    [one] { $n } пара символов битвы
    [few] { $n } пары символов битвы
    [many] { $n } пар символов битвы
   *[other] { $n } пары символов битвы
}
contracts = Контракты
contracts-left = Контрактов осталось
contracts-own = Контракты взятые и выполненные
contracts-n = контрактов взято: { $open }, выполнено: { $done }
choam-off = Без модуля КООАМ символ контракта даёт 2 солари
spies-left = Шпионов в запасе
spies-left-n = шпионов в запасе: { $n }
spies-at = шпионы на постах: { $posts }
maker-hooks = Крюки Творца
memories = { $n ->
    [one] { $n } воспоминание
    [few] { $n } воспоминания
    [many] { $n } воспоминаний
   *[other] { $n } воспоминания
}
training = Трек тренировок
other-side = Лидер перевёрнут
pile-contracts = Контракты
pile-completed = Выполнено
pile-sardaukar = Отложено
pile-objective = Цель
pile-won = Выигранные конфликты
pile-matched = В парах
kind-contract = Контракт
kind-objective = Цель
kind-rival = Оппонент
kind-post = Наблюдательный пост
fx-space-again = ячейка ещё раз
fx-here = здесь
place-spy = Шпион
watches = Следит за
third-agent = Третий агент за
faction-order = Порядок фракций
for-players = Игроков
won-by-reveal = равенство во всём, решил последний ход раскрытия
source-icons = Символы битвы

## вшестером в двух командах
commander = Командир
ally = Союзник
commander-summary = { $name }: победные очки { $vp }, солярии { $solari }, Пряность { $spice }, вода { $water }, осталось агентов { $agents }, карты на руке { $hand }, карты интриг { $intrigue }
acts-for-you = за вас
acts-for = за игрока { $name }
arrow-to = Агент со стрелкой к игроку { $name }
arrow-ready = { $name } ещё может отправить агента со стрелкой к этому союзнику
arrow-used = { $name }: агент со стрелкой к этому союзнику уже отправлен
arrow-either = Мастер меча, за любого союзника
agent-home = ещё не отправлен
bonus-token = Жетон мастера меча: 2 меча в каждый ход раскрытия
team-score = { $team }: вместе очков { $n }
throne-row = Тронный ряд
throne-whose = только его команде
throne-empty = Карт пока нет
log-more = Показать больше журнала
log-less = Показать меньше журнала
guide-places-ally = { $n ->
    [1] за вас действует { $name }. Выберите светящееся место.
   *[other] за вас действует { $name }. Выберите одно из светящихся мест ({ $n }).
}
guide-assign = чтобы отдать этот контракт, нажмите на место, где { $name }; второй контракт получает { $other }.
team-wins = Побеждает { $team }
teams-equal = Команды сравнялись
chair-muad_dib = Команда Муад’Диба
chair-shaddam = Команда Шаддама
six-only = Для шести игроков
few-only = Для одного–четырёх игроков
fx-trade = обмен
fx-ally = союзнику
fx-allies = союзникам
fx-each-ally = каждому союзнику
fx-together = вместе

## эффекты значками: немногие слова между ними
fx-then = затем
fx-of = { $n } из
fx-else = иначе
fx-each-opponent = каждый соперник
fx-each-chosen = один соперник
fx-steal = забрать при { $n }+
fx-this = эту
fx-any = любые
fx-any-space = любая ячейка
fx-each = за каждую
fx-outdone = где отстаёте
fx-most = больше всех
fx-space = одна ячейка
fx-may-pass = можно пропустить ход
fx-unblocked = без помех
fx-row-card = карта из ряда
fx-turn = ход
fx-enemy-there = там чужой агент
fx-no-influence = без влияния

## карты
card-reveal-only = Только раскрытие
kind-intrigue-card = Интрига
kind-conflict = Конфликт
kind-leader = Лидер
kind-hagal-card = Дом Хагал
reconstructed = Частично восстановлено

## один экран на всех
pass-screen = Передайте экран: { $name }
pass-hidden = Карты скрыты, пока { $name } не будет на месте.
i-am = { $name } — это я
since-last = С вашего прошлого хода

## конец
wins = Побеждает { $name }
share-victory = Общая победа: { $names }
won-by-vp = по очкам
won-by-spice = при равенстве очков — по Пряности
won-by-solari = при равенстве очков — по соляриям
won-by-water = при равенстве очков — по воде
won-by-garrison = при равенстве очков — по гарнизону
won-by-shared = полное равенство
ended-points = набрано десять очков
ended-conflicts = завершён последний конфликт
source-influence = Влияние
source-alliances = Союзы
source-conflicts = Конфликты
source-cards = Карты
source-intrigue = Интриги
source-start = Начало
source-trade = Обмен
source-other = Прочее
tie-break = При равенстве
decides = решает
moments = Цифры партии
moment-strongest = Сильнейшее войско
moment-length = Длительность
length = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
   *[other] { $moves } решений
}
rematch = Реванш
see-table = Посмотреть стол

## справка и настройки
help-text = Всё, что светится, можно нажать. Выберите карту, чтобы увидеть, куда она ведёт, или место, чтобы увидеть, какие карты ведут туда. Если что-то нельзя, вы увидите причину.
key-digits = выбрать карту или вариант с этим номером
key-arrows = перейти к ближайшему, что можно выбрать
key-enter = выбрать; если ничего не выбрано — подтвердить, дать единственный ответ или завершить ход
key-amount = больше или меньше
key-escape = отменить выбор
key-skip = пропустить показ
key-undo = отменить
key-reset = начать ход заново
key-end = завершить ход
key-chat = чат
key-help = эта страница
theme = День или ночь
theme-auto = как в системе
theme-light = день
theme-dark = ночь
speed = Ходы других
speed-skip = сразу
speed-fast = быстро
speed-normal = обычно
speed-slow = медленно
speed-step = шаг за шагом
invite-seat = Приглашение на место { $seat }
watch-link = Ссылка для зрителей
own-link = Ваше место: для другого устройства
copy-link = Скопировать ссылку
copied = Скопировано
leave-table = На главную страницу

## новый стол
new-table = Новый стол
seat-n = Место { $n }
seat-here = здесь
seat-link = по ссылке
seat-bot = бот
seat-automa = автома
seat-link-name = сядет по приглашению
seat-free = свободное место
seat = Место
name = Имя
name-of-seat = Имя на месте { $n }
leader-random = случайно
list-none = ни одного
options = Параметры
option-modules = Дополнения и модули
table-title = Название стола
seed = Зерно раздачи
seed-random = случайное
deal-fixed = Раздача зафиксирована
deal-fixed-why = Все перемешивания и кубики этой игры определяет тайна, выбранная до первого хода; это её отпечаток. Запись в конце раскрывает тайну, а «landsraad replay --verify» её проверяет.
deal-chosen = Раздачу выбрал тот, кто создал стол. Это её отпечаток.
listed = Показывать среди открытых столов
make-table = Создать стол
hint-hotseat = Несколько человек за этим экраном: между ходами опускается занавес.
hint-online = Остальные получат каждый свою ссылку: она в меню стола.
hint-nobody = Вы здесь не сидите: вы будете только смотреть.

## присоединение
open = Открыть
paste-link = Ссылка, которую вам прислали
not-an-invitation = Это не ссылка на стол на этом сервере.
no-free-seat = Все места заняты.

## галерея
filters = Фильтры
clear = сбросить
set = Набор
kind = Вид
kind-card = Карта Империи
kind-space = Ячейка поля
kind-faction = Трек влияния
faction = Фракция
goes-to = Куда ведёт
place-landsraad = Ландсраад
place-city = Город
place-spice-trade = Торговля Пряностью
cost-title = Стоимость
cost-cards = Стоимость { $cost }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
copies = Копии
needs = Требование
id = Название в записях
only-reconstructed = только восстановленные
reconstructed-text = Не все значения этой карты нашлись в источниках; это наше лучшее прочтение.
search-cards = Название или эффект
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
sort = Порядок
sort-kind = вид
sort-cost = стоимость
sort-name = название
previous = Назад
next = Вперёд

## правила
topics = Темы
search-rules = Поиск по правилам: слово, тема, id
n-rules = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
reading = Наше толкование:

## повтор
scrubber = Моменты партии
start-of-game = Начало партии
move-n-of = ход { $n } из { $last }
to-start = В начало
run = Пуск
pause = Пауза
pace = Темп
seen-by = Чьими глазами
as-seat = глазами: { $name }
open-information = открытые сведения
try-from-here = Попробовать отсюда
sandbox-of = Проба с хода { $n }
to-table = К столу
save-record = Сохранить запись
record = Запись
read-record = Открыть запись
record-text = Текст записи
record-file = Выбрать файл

## часы
clock = Часы
clock-none = нет
clock-live = вживую
clock-correspondence = дни на ход
clock-how-long = Сколько времени
clock-custom = иначе
clock-total = минут каждому
clock-increment = секунд сверх того за ход
clock-n-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
    [many] { $n } дней на ход
   *[other] { $n } дня на ход
}
clock-minutes = { $m } мин + { $s } с
clock-seconds = { $n } с + { $s } с
hint-live = У каждого столько минут, и за каждый ход добавляются секунды. Когда время выйдет, решает бот, пока игрок не вернётся. Пока за столом никого нет, часы стоят.
hint-days = Столько может длиться ход. После этого остальные могут поручить его боту.
time-left = Сколько времени осталось
n-left = осталось { $time }
time-up = время вышло
time-up-you = Ваше время вышло: сейчас за вас решит бот.
time-of = { $name }: { $time }
time-marks = { $n ->
    [60] Осталась одна минута.
   *[other] Осталось десять секунд.
}
time-days = { $d } дн { $h } ч
time-hours = { $h } ч { $m } мин
time-minutes = { $m } мин
bot-in = бот через { $n } с
bot-plays = играет бот
away-you = Ваше время вышло: за вас играет бот.
i-am-back = Я снова здесь
is-back = { $name } снова здесь
let-bot-play = Поручить этот ход боту
turn-sound = Звук, когда ваш ход
turn-notice = Уведомление, когда ваш ход
notices-denied = Браузер не разрешает здесь уведомления.
on = вкл.
off = выкл.

## зрители
spectators = Зрители
spectators-open = открытые сведения
spectators-delayed = карты всех, на раунд позже
hint-delayed = Личная ссылка в меню показывает карты всех игроков на целый раунд позже. Видны и интриги, которые держат дольше.
delayed-view = Карты всех, на раунд позже
a-round-ago = раунд назад
delayed-soon = Карты всех видны на целый раунд позже: начиная со второго раунда.
delayed-link = Ссылка, чтобы видеть карты всех на раунд позже
hands = Карты в руках

## ещё раз
rematch-waits = Стол для реванша готов.
join-rematch = Сесть за реванш
watch-rematch = Смотреть реванш

## война за Арракис: стол
tab-log = Журнал
phase-vehicles = Транспорт
phase-actions = Действия
phase-hazards = Опасности
phase-harvest = Сбор
phase-round-end = Конец
pile-house-discard = Сброшенные карты Дома
pile-allies-discard = Сброшенные карты союзников
pile-objectives = Тайная цель
pile-claimed = Полученные карты предвидения
family-atomics = Фамильный ядерный арсенал
tank = Резервуар регенерации
row = Ряд
victory = победа
track-supremacy = Господство: { $n } из { $of }
track-prescience = Предвидение: { $list }
kind-planning-card = Карта планирования
kind-prescience-card = Карта предвидения
kind-named-leader = Именной лидер
kind-tactics-card = Карта тактики
kind-garrison-token = Жетон гарнизона

## война за Арракис: карта
legend = Местность
air-zone = Воздушная зона «{ $name }»: { $craft }

## «Война за Арракис» в одиночку: что выложили правила Махди
pile-reinforcements = Подкрепления
pile-schemes-laid = Лежит рядом с полем
rules-of = Правила

## война за Арракис: битва
battle-dice = Кубики
swap-sides = Поменяться сторонами

## боты: насколько сильно играют и почему так ходят
level-of-seat = Уровень бота на месте { $n }
level-line = { $level } · около { $seconds } с на решение
plays-at = Уровень: { $level }
why-moved = Почему такой последний ход?
thinking-again = обдумывает ещё раз…
to-win = { $n } % на победу
was-played = сыграно
thoughts-untold = { $n ->
    [one] и ещё { $n } ход
    [few] и ещё { $n } хода
   *[many] и ещё { $n } ходов
}
thoughts-secretive = То, что знает только это место, остаётся скрытым до конца игры.

## Rise of Ix and Immortality
rooms = Рядом с полем
room-targets = возможно здесь: { $n }
ix = Икс
tiles = Технологии
tiles-own = Ваши технологии
tiles-none = пока нет
tiles-below = под ней ещё: { $n }
tile-used = применена в этом раунде
cost-spice = стоимость в Пряности: { $n }
cost-spice-now = стоимость в Пряности: { $n }, сейчас { $now }
cost-specimens = стоимость в образцах: { $n }
negotiators-none = нет переговорщиков
negotiators-n = переговорщиков: { $n }
negotiators-back = вернуть можно: { $n }
shipping-track = Трек перевозок
ship-space = деление { $n } трека перевозок
ship-start = начало
freighter-at = грузовоз на делении { $n } из { $last }
dreadnoughts-n = дредноутов в гарнизоне: { $garrison }, в запасе: { $supply }
tleilaxu = Тлейлаксу
research = Исследования
research-track = Трек исследований
research-start = начало
research-column = столбец { $n } трека исследований
markers-n = генетических маркеров: { $n }
tleilaxu-track = Трек Тлейлаксу
tleilaxu-at = деление { $n } трека Тлейлаксу
tleilaxu-spice = первому Пряности: { $n }
tleilaxu-row = Карты Тлейлаксу
tanks = Чаны
tanks-empty = пусты
specimens-n = образцов: { $n }
atomics-ready = Фамильный ядерный арсенал: новый Ряд Империи, раз за партию
atomics-used = Фамильный ядерный арсенал применён
new-row = новый ряд
agenda = Осталось сделать в этом ходу
agenda-done = сделано
agenda-now = сейчас
kind-tile = Технология
kind-research-space = Деление исследований
kind-ship-space = Деление перевозок
kind-tleilaxu-space = Деление Тлейлаксу
graft-part = Разъединить карты
infiltrates = Агенты соперников не мешают в ячейках этой карты
pile-looked-at = Просмотренные
pile-intelligence = Просмотренные
pile-planned = Отложено
snoopers-at = ищейки на треках: { $factions }
pile-special-contracts = Особые контракты

## Moments and the result
auto-pass = Пасовать за меня, когда выбирать нечего
auto-pass-help = Это длится столько, сколько ваши собственные пасы, а ваш быстрый пас тоже подождёт, так что никто не узнает, что у вас на руке.
passing = Через миг будет пас…
standing = Сила { $before } → { $after }
standing-same = Сила { $n }
standing-place = { $n }-е место
standing-tied = ничья за { $n }-е место
standing-more = ещё { $more } до { $n }-го места
sounds = Звуки
volume = Громкость
see-result = Итог
by-round = Раунд за раундом
points-by-round = очки после каждого раунда
after-round = после раунда { $n }
points-by-source = Очки по источникам
