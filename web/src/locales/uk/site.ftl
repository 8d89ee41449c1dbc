### Сама сторінка. Те, що належить грі (назви, тексти карт, події, ходи, підказки), надходить із сервера потрібною мовою.

## скрізь
to-home = На головну сторінку
close = Закрити
cancel = Скасувати
more = Більше
language = Мова
main-nav = Головне
nav-play = Грати
nav-gallery = Галерея
nav-rules = Правила
day-or-night = День або ніч
no-such-page = Такої сторінки немає.
page-failed = Не вдалося завантажити цю сторінку.
no-server = Сервер не відповідає. Чи він запущений?
connecting = Відкриваємо стіл…
fan-note = Фанатський проєкт із відкритим кодом, не пов’язаний із жодним видавцем чи правовласником і не схвалений ними. Усі малюнки власні.

## головна сторінка
home-title = Займіть своє місце.
home-text = Настільні ігри пустельної планети у браузері. Грайте наодинці проти гідних суперників або надішліть посилання друзям.
play-now = Грати зараз
play-alone = Грати наодинці зараз
invite-friends = Запросити друзів
set-up = Підготувати стіл
games = Ігри
minutes = { $from }–{ $to } хв
how-title = Три способи грати
how-alone = Наодинці: Конкуренти грають за власною колодою та пояснюють кожен крок.
how-hotseat = За одним екраном: передавайте його по колу, а завіса сховає кожну руку.
how-online = Онлайн: надішліть посилання; обліковий запис не потрібен.
open-tables = Відкриті столи
no-open-tables = Зараз жоден стіл не чекає на гравців. Підготуйте свій!
sit-down = Сісти за стіл
watch = Дивитися
your-tables = Ваші столи
no-own-tables = Тут з’являться столи, за якими ви граєте.
round-n = Раунд { $n }
round-yours = Раунд { $n } · ваш хід
rules = Правила
rules-about = пошук за темою
gallery = Галерея карт
gallery-about = усі карти, з фільтрами
replays = Повтори
analysis = Аналіз
analysis-about = будь-яка позиція із шансами кожного ходу
analyse = Аналізувати
what-else = Що ще?
replays-about = ваші ігри та записи
join = Приєднатися
join-about = за запрошенням

## стіл
round = Раунд
round-of = Раунд { $n } з { $last }
phases = Фази раунду
phase-round-start = Початок
phase-turns = Ходи
phase-combat = Бій
phase-makers = Видобуток
phase-recall = Відкликання
watching = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
    [many] { $n } глядачів
   *[other] { $n } глядача
}
guide = Що робити
players = Гравці
board = Поле
market = Карти для придбання та журнал
views = Вигляди
tab-row = Ряд
chat = Чат
chat-empty = Повідомлень ще немає.
chat-say = Напишіть щось
cone-opened = { $name }: конус тиші
cone-private = Приватно, під конусом тиші
cone-open = Відкрити конус тиші (3 хвилини)
cone-talk = Це бачить лише { $names }
cone-time = Лишилося часу
cone-say = Лише партнерові
cones-left = Лишилося конусів тиші: { $n }
side-of-seat = Сторона місця { $n }
send = Надіслати
help = Клавіші та довідка
help-short = Довідка
menu = Меню
log = Журнал
replay = Повтор
review-game = Розбір
undo = Скасувати
reset-turn = Хід спочатку
end-turn = Завершити хід
reveal-turn = Розкрити карти
reveal-short = Розкрити
do-it = Виконати
skip = Пропустити
continue = Далі
next-step = Наступний крок
turn-of = Хід: { $name }
rival-step = крок { $n } із { $last }
rule-of-step = Правило { $rule }
your-turn = Ваш хід
thinking = думає
queued = чекає черги
waiting = { $name } вирішує.
waiting-queued = { $name } чекає своєї черги: зараз думає багато ботів.
waiting-open = Чекаємо, поки хтось сяде за стіл. Запрошення — у меню.
watching-only = Ви глядач: видно лише відкриту інформацію.
over = Гру закінчено
guide-places = { $n ->
    [1] виберіть підсвічене місце.
   *[other] виберіть одне з підсвічених місць ({ $n }).
}
guide-cards = { $n ->
    [1] виберіть підсвічену карту.
   *[other] виберіть одну з підсвічених карт ({ $n }).
}
legal = зараз можливо
not-legal = зараз неможливо
why-not-yours = Зараз не ваш хід: вирішує { $name }.
why-past = Це мить із минулого: тут нічого не можна вибрати.
why-sending = Ваш хід виконується: одну мить.
why-not-now = Зараз це ні до чого. Що потрібно зробити: { $asked }
why-nothing-back = Поки що нема чого скасовувати.
why-no-cards = Тут немає карт.
why-face-down = Ці карти лежать долілиць: дивитися на них не можна.
with = карта: { $card }
cannot-undo = скасувати не можна
reached-by = Сюди ведуть: { $cards }
amount = Кількість
less = Менше
more-steps = Більше
your-hand = Ваша рука
open-hand = Відкрити або закрити руку
nothing-here = Тут нічого немає.
face-down = долілиць
n-intrigues = { $n ->
    [one] { $n } інтрига
    [few] { $n } інтриги
    [many] { $n } інтриг
   *[other] { $n } інтриги
}
pile-hand = Рука
pile-in-play = У грі
pile-discard = Скид
pile-deck = Колода
pile-intrigue = Інтриги
pile-plots = Зіграні задуми
reconnecting = Зв’язок втрачено. З’єднуємося знову…
link-worthless = Це посилання більше не дійсне.
no-such-table = Такого столу немає.
table-deleted = Адміністратор видалив цей стіл.

## поле «Імперіуму»
landsraad = Ландсраад
cities = Міста
desert = Пустеля
conflict = Конфлікт
conflict-none = Конфлікту ще немає
conflict-level = Конфлікт { $level }
no-troops = загонів немає
rank = { $n ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $n }-те
}
rank-tied = { $n ->
    [1] 1-ше, нічия
    [2] 2-ге, нічия
    [3] 3-тє, нічия
   *[other] { $n }-те, нічия
}
camp = { $name }: сила { $strength }, загонів у Зоні конфлікту: { $troops }
space-combat = бойова локація
space-maker = локація видобутку
space-maker-bonus = локація видобутку, додаткових прянощів: { $n }
space-pay = ціна: { $what } { $n }
space-taken = тут агент: { $name }
space-control = контролює { $name }
space-closed = закрито
control = Контроль
once-each = Хто вже був тут
track = Вплив: { $faction }
alliance = Союз
alliance-held = союз має { $name }
alliance-free = союз вільний
alliance-of = Союз: { $faction }
held = зайнято
free = вільно
imperium-row = Ряд Імперіуму
deck-left = Карт лишилося в колоді
reserve = Фонд
set-aside = Відкладено: { $name }
cost = ціна { $n }
left = лишилося { $n }
any = будь-яке
first-player = Перший гравець
victory-points = Переможні очки
intrigues = Карти інтриг
agents = Агенти
garrison = Гарнізон
supply = Запас
in-hand = Карти на руці
deck = Колода
council-seat = Місце у Вищій раді
controls = Контролює: { $space }
revealed = Карти розкрито
online = тут
offline = не тут
player-summary = { $name }: переможні очки { $vp }, солярії { $solari }, прянощі { $spice }, вода { $water }, гарнізон { $garrison }, вільні агенти { $agents }, карти на руці { $hand }, карти інтриг { $intrigue }

## поле «Піднесення»
space-walled = за Оборонною стіною
space-infiltrate = проникнення завдяки вашому шпигунові
camp-worms = { $n ->
    [one] { $n } піщаний хробак
    [few] { $n } піщані хробаки
    [many] { $n } піщаних хробаків
   *[other] { $n } піщаного хробака
}
twice = Винагорода рахується двічі
post = Спостережний пункт: { $spaces }
post-spy = шпигун: { $name }
post-empty = шпигунів немає
post-watches = Стежить за: { $spaces }
shield-wall = Оборонна стіна
wall-stands = стоїть
wall-gone = знищена
wall-stands-at = Оборонна стіна стоїть: піщані хробаки не потрапляють у конфлікти за { $spaces }
wall-gone-long = Оборонної стіни немає: піщані хробаки можуть прийти в кожен конфлікт
worms-may = можуть прийти
worms-out = не пускає стіна
battle-icon = Символ бою: { $icon }
battle-icons = Ціль і виграні конфлікти
pairs = { $n ->
    [one] { $n } пара символів бою
    [few] { $n } пари символів бою
    [many] { $n } пар символів бою
   *[other] { $n } пари символів бою
}
contracts = Контракти
contracts-left = Контрактів лишилося
contracts-own = Контракти взяті та виконані
contracts-n = контрактів взято: { $open }, виконано: { $done }
choam-off = Без модуля ДАПТ символ контракту дає 2 солярі
spies-left = Шпигунів у запасі
spies-left-n = шпигунів у запасі: { $n }
spies-at = шпигуни на пунктах: { $posts }
maker-hooks = Гаки творця
memories = { $n ->
    [one] { $n } спогад
    [few] { $n } спогади
    [many] { $n } спогадів
   *[other] { $n } спогаду
}
training = Шкала тренувань
other-side = Лідера перевернуто
pile-contracts = Контракти
pile-completed = Виконано
pile-sardaukar = Відкладено
pile-objective = Ціль
pile-won = Виграні конфлікти
pile-matched = У парах
kind-contract = Контракт
kind-objective = Ціль
kind-rival = Конкурент
kind-post = Спостережний пункт
fx-space-again = локація ще раз
fx-here = тут
place-spy = Шпигун
watches = Стежить за
third-agent = Третій агент за
faction-order = Порядок фракцій
for-players = Гравців
won-by-reveal = порівну в усьому, вирішив останній хід розкриття
source-icons = Символи бою

## шестеро у двох командах
commander = Командир
ally = Союзник
commander-summary = { $name }: переможні очки { $vp }, солярії { $solari }, прянощі { $spice }, вода { $water }, вільні агенти { $agents }, карти на руці { $hand }, карти інтриг { $intrigue }
acts-for-you = за вас
acts-for = за гравця { $name }
arrow-to = Агент зі стрілкою до гравця { $name }
arrow-ready = { $name } ще може відправити агента зі стрілкою до цього союзника
arrow-used = { $name }: агента зі стрілкою до цього союзника вже відправлено
arrow-either = Майстер меча, за будь-якого союзника
agent-home = ще не відправлений
bonus-token = Жетон Майстра меча: 2 мечі в кожен хід розкриття
team-score = { $team }: разом очок { $n }
throne-row = Тронний ряд
throne-whose = лише його команді
throne-empty = Карт ще немає
log-more = Показати більше журналу
log-less = Показати менше журналу
guide-places-ally = { $n ->
    [1] за вас діє { $name }. Виберіть підсвічене місце.
   *[other] за вас діє { $name }. Виберіть одне з підсвічених місць ({ $n }).
}
guide-assign = щоб віддати цей контракт, натисніть на місце, де { $name }; другий контракт отримує { $other }.
team-wins = Перемагає { $team }
teams-equal = Команди зрівнялися
chair-muad_dib = Команда Муад’Діба
chair-shaddam = Команда Шаддама
six-only = Для шістьох гравців
few-only = Для одного–чотирьох гравців
fx-trade = торгівля
fx-ally = союзнику
fx-allies = союзникам
fx-each-ally = кожному союзникові
fx-together = разом

## ефекти символами: кілька слів між ними
fx-then = потім
fx-of = { $n } з
fx-else = інакше
fx-each-opponent = кожен суперник
fx-each-chosen = один суперник
fx-steal = забрати, якщо { $n }+
fx-this = цю
fx-any = скільки завгодно
fx-any-space = будь-яка локація
fx-each = за кожну
fx-outdone = де відстаєте
fx-most = найбільше
fx-space = одну локацію
fx-may-pass = можна пропустити
fx-unblocked = без перешкод
fx-row-card = карта Ряду
fx-turn = хід
fx-enemy-there = чужий агент там
fx-no-influence = без впливу

## карти
card-reveal-only = Лише розкриття
kind-intrigue-card = Інтрига
kind-conflict = Конфлікт
kind-leader = Лідер
kind-hagal-card = Дім Гагал
reconstructed = Частково реконструйовано

## один екран на кількох
pass-screen = Передайте екран. Далі грає { $name }
pass-hidden = Руки приховано, доки { $name } не буде на місці.
i-am = Я — { $name }
since-last = Від вашого останнього ходу

## кінець
wins = Перемагає { $name }
share-victory = Спільна перемога: { $names }
won-by-vp = за очками
won-by-spice = порівну очок, вирішили прянощі
won-by-solari = порівну очок, вирішили солярії
won-by-water = порівну очок, вирішила вода
won-by-garrison = порівну очок, вирішив гарнізон
won-by-shared = порівну в усьому
ended-points = набрано десять очок
ended-conflicts = останній конфлікт відбувся
source-influence = Вплив
source-alliances = Союзи
source-conflicts = Конфлікти
source-cards = Карти
source-intrigue = Інтриги
source-start = Початок
source-trade = Обмін
source-other = Інше
tie-break = У разі нічиєї
decides = вирішує
moments = Цифри гри
moment-strongest = Найсильніше військо
moment-length = Тривалість
length = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}, { $moves ->
    [one] { $moves } рішення
    [few] { $moves } рішення
   *[other] { $moves } рішень
}
rematch = Реванш
see-table = Оглянути стіл

## довідка та налаштування
help-text = Усе, що підсвічено, можна натиснути. Виберіть карту, щоб побачити, куди вона веде, або місце, щоб побачити, які карти до нього ведуть. Якщо чогось не можна, ви побачите причину.
key-digits = вибрати карту чи варіант із цим номером
key-arrows = перейти до найближчого, що можна вибрати
key-enter = вибрати; якщо нічого не вибрано — підтвердити, дати єдину відповідь або завершити хід
key-amount = більше або менше
key-escape = скасувати вибір
key-skip = пропустити показ
key-undo = скасувати
key-reset = почати хід спочатку
key-end = завершити хід
key-chat = чат
key-help = ця сторінка
theme = День або ніч
theme-auto = як у системі
theme-light = день
theme-dark = ніч
speed = Ходи інших
speed-skip = одразу
speed-fast = швидко
speed-normal = звичайно
speed-slow = повільно
speed-step = крок за кроком
invite-seat = Запрошення на місце { $seat }
watch-link = Посилання для глядачів
own-link = Ваше власне місце: для іншого пристрою
copy-link = Копіювати посилання
copied = Скопійовано
leave-table = На головну сторінку

## новий стіл
new-table = Новий стіл
seat-n = Місце { $n }
seat-here = тут
seat-link = за посиланням
seat-bot = бот
seat-automa = автома
seat-link-name = сяде за запрошенням
seat-free = вільне місце
seat = Місце
name = Ім’я
name-of-seat = Ім’я на місці { $n }
leader-random = навмання
list-none = жодного
options = Параметри
option-modules = Доповнення й модулі
table-title = Назва столу
seed = Зерно роздачі
seed-random = випадкове
deal-fixed = Роздачу зафіксовано
deal-fixed-why = Усі тасування та кубики цієї гри визначає таємниця, обрана до першого ходу; це її відбиток. Запис наприкінці розкриває таємницю, а «landsraad replay --verify» її перевіряє.
deal-chosen = Роздачу обрав той, хто створив стіл. Це її відбиток.
listed = Показувати серед відкритих столів
make-table = Створити стіл
hint-hotseat = Кілька людей за цим екраном: між ходами опускається завіса.
hint-online = Кожен з інших отримає посилання: воно в меню столу.
hint-nobody = Ви тут не сидите: ви лише дивитиметеся.

## приєднання
open = Відкрити
paste-link = Надіслане вам посилання
not-an-invitation = Це не посилання на стіл на цьому сервері.
no-free-seat = Усі місця зайнято.

## галерея
filters = Фільтри
clear = очистити
set = Набір
kind = Вид
kind-card = Карта Імперіуму
kind-space = Локація поля
kind-faction = Шкала впливу
faction = Фракція
goes-to = Куди веде
place-landsraad = Ландсраад
place-city = Місто
place-spice-trade = Торгівля прянощами
cost-title = Ціна
cost-cards = Ціна { $cost }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
copies = Примірники
needs = Вимога
id = Назва в записах
only-reconstructed = лише реконструйовані
reconstructed-text = Не всі значення цієї карти знайдено в джерелах; це наше найкраще тлумачення.
search-cards = Назва або ефект
n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
sort = Порядок
sort-kind = вид
sort-cost = ціна
sort-name = назва
previous = Назад
next = Далі

## правила
topics = Теми
search-rules = Пошук у правилах: слово, тема, ID
n-rules = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
reading = Наше тлумачення:

## повтор
scrubber = Моменти гри
start-of-game = Початок гри
move-n-of = хід { $n } з { $last }
to-start = На початок
run = Пустити
pause = Пауза
pace = Темп
seen-by = Чий погляд
as-seat = як { $name }
open-information = відкрита інформація
try-from-here = Спробувати звідси
sandbox-of = Проба з ходу { $n }
to-table = До столу
save-record = Зберегти запис
record = Запис
read-record = Відкрити запис
record-text = Текст запису
record-file = Вибрати файл

## годинник
clock = Годинник
clock-none = немає
clock-live = наживо
clock-correspondence = дні на хід
clock-how-long = Скільки часу
clock-custom = інакше
clock-total = хвилин кожному
clock-increment = секунд додатково за хід
clock-n-days = { $n ->
    [one] { $n } день на хід
    [few] { $n } дні на хід
    [many] { $n } днів на хід
   *[other] { $n } дня на хід
}
clock-minutes = { $m } хв + { $s } с
clock-seconds = { $n } с + { $s } с
hint-live = Кожен має стільки хвилин і отримує додаткові секунди за кожен хід. Коли час вийде, вирішує бот, доки гравець не повернеться. Поки за столом нікого немає, годинник стоїть.
hint-days = Стільки може тривати хід. Після цього інші можуть доручити його ботові.
time-left = Скільки часу залишилося
n-left = залишилося { $time }
time-up = час вийшов
time-up-you = Ваш час вийшов: зараз за вас вирішить бот.
time-of = { $name }: { $time }
time-marks = { $n ->
    [60] Залишилася одна хвилина.
   *[other] Залишилося десять секунд.
}
time-days = { $d } дн { $h } год
time-hours = { $h } год { $m } хв
time-minutes = { $m } хв
bot-in = бот через { $n } с
bot-plays = грає бот
away-you = Ваш час вийшов: за вас грає бот.
i-am-back = Я знову тут
is-back = { $name } знову тут
let-bot-play = Доручити цей хід ботові
turn-sound = Звук, коли ваш хід
turn-notice = Сповіщення, коли ваш хід
notices-denied = Браузер не дозволяє тут сповіщень.
on = увімк.
off = вимк.

## глядачі
spectators = Глядачі
spectators-open = відкрита інформація
spectators-delayed = усі руки, на раунд пізніше
hint-delayed = Приватне посилання в меню показує всі руки на цілий раунд пізніше. Видно буде й інтриги, які тримають довше.
delayed-view = Усі руки, на раунд пізніше
a-round-ago = раунд тому
delayed-soon = Усі руки видно на цілий раунд пізніше: починаючи з другого раунду.
delayed-link = Посилання, щоб бачити всі руки на раунд пізніше
hands = Руки

## ще раз
rematch-waits = Стіл для реваншу готовий.
join-rematch = Сісти до реваншу
watch-rematch = Дивитися реванш

## війна за Арракіс: стіл
tab-log = Журнал
phase-vehicles = Транспорт
phase-actions = Дії
phase-hazards = Небезпеки
phase-harvest = Збирання
phase-round-end = Кінець
pile-house-discard = Скинуті карти Дому
pile-allies-discard = Скинуті карти союзників
pile-objectives = Таємна мета
pile-claimed = Отримані карти передбачення
family-atomics = Родинний ядерний арсенал
tank = Резервуар регенерації
row = Ряд
victory = перемога
track-supremacy = Панування: { $n } з { $of }
track-prescience = Передбачення: { $list }
kind-planning-card = Карта планування
kind-prescience-card = Карта передбачення
kind-named-leader = Іменований лідер
kind-tactics-card = Карта тактики
kind-garrison-token = Жетон гарнізону

## війна за Арракіс: мапа
legend = Місцевість
air-zone = Повітряна зона «{ $name }»: { $craft }

## «Війна за Арракіс» наодинці: що виклали правила Магді
pile-reinforcements = Підкріплення
pile-schemes-laid = Лежить біля поля
rules-of = Правила

## війна за Арракіс: битва
battle-dice = Кубики
swap-sides = Помінятися сторонами

## боти: наскільки сильно грають і чому так ходять
level-of-seat = Рівень бота на місці { $n }
level-line = { $level } · близько { $seconds } с на рішення
plays-at = Рівень: { $level }
why-moved = Чому такий останній хід?
thinking-again = обмірковує ще раз…
to-win = { $n } % на перемогу
was-played = зіграно
thoughts-untold = { $n ->
    [one] і ще { $n } хід
    [few] і ще { $n } ходи
   *[many] і ще { $n } ходів
}
thoughts-secretive = Те, що знає лише це місце, лишається прихованим до кінця гри.

## Rise of Ix and Immortality
rooms = Поруч із полем
room-targets = можливо тут: { $n }
ix = Ікс
tiles = Технології
tiles-own = Ваші технології
tiles-none = ще немає
tiles-below = під нею ще: { $n }
tile-used = використано в цьому раунді
cost-spice = ціна в прянощах: { $n }
cost-spice-now = ціна в прянощах: { $n }, тепер { $now }
cost-specimens = ціна в зразках: { $n }
negotiators-none = немає перемовників
negotiators-n = перемовників: { $n }
negotiators-back = повернути можна: { $n }
shipping-track = Шкала перевезень
ship-space = поділка { $n } шкали перевезень
ship-start = початок
freighter-at = вантажний корабель на поділці { $n } з { $last }
dreadnoughts-n = дредноутів у гарнізоні: { $garrison }, у запасі: { $supply }
tleilaxu = Тлейлаксу
research = Дослідження
research-track = Шкала досліджень
research-start = початок
research-column = стовпець { $n } шкали досліджень
markers-n = генетичних маркерів: { $n }
tleilaxu-track = Шкала Тлейлаксу
tleilaxu-at = поділка { $n } шкали Тлейлаксу
tleilaxu-spice = першому прянощів: { $n }
tleilaxu-row = Карти Тлейлаксу
tanks = Чани
tanks-empty = порожні
specimens-n = зразків: { $n }
atomics-ready = Родинний ядерний арсенал: новий Ряд Імперіуму, раз на гру
atomics-used = Родинний ядерний арсенал застосовано
new-row = новий ряд
agenda = Лишилося зробити в цей хід
agenda-done = зроблено
agenda-now = зараз
kind-tile = Технологія
kind-research-space = Поділка досліджень
kind-ship-space = Поділка перевезень
kind-tleilaxu-space = Поділка Тлейлаксу
graft-part = Роз’єднати карти
infiltrates = Агенти суперників не заважають на локаціях цієї карти
pile-looked-at = Переглянуті
pile-intelligence = Переглянуті
pile-planned = Відкладено
snoopers-at = нишпорки на шкалах: { $factions }
pile-special-contracts = Особливі контракти

## Moments and the result
auto-pass = Пасувати за мене, коли вибирати нічого
auto-pass-help = Це триває стільки, як ваші власні паси, а ваш швидкий пас теж зачекає, тож ніхто не дізнається, що у вас на руці.
passing = За мить буде пас…
standing = Сила { $before } → { $after }
standing-same = Сила { $n }
standing-place = { $n ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $n }-те місце
}
standing-tied = нічия за { $n ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $n }-те місце
}
standing-more = ще { $more } до { $n }-го місця
sounds = Звуки
volume = Гучність
see-result = Підсумок
by-round = Раунд за раундом
points-by-round = очки після кожного раунду
after-round = після раунду { $n }
points-by-source = Очки за джерелами
