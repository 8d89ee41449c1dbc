# The ladder, and pages of players
ladder-kind-solo = соло
ladder-kind-two = 2 гравці
ladder-kind-four = 3–4 гравці
ladder-kind-six = 6, команди
ladder-game = Гра
ladder-kind = Вид столу
ladder-who = Хто
ladder-who-all = люди й боти
ladder-who-people = люди
ladder-who-bots = боти
ladder-season = Сезон
ladder-always = За весь час
ladder-season-n = Сезон { $n }
ladder-days-left = { $n ->
    [one] ще { $n } день
    [few] ще { $n } дні
   *[other] ще { $n } днів
 }
ladder-about = { $people ->
    [one] { $people } людина
    [few] { $people } людини
   *[other] { $people } людей
 } і сталі рейтинги ботів: { $bots }. Кожен вид столу має власний рейтинг.
ladder-place = Місце
ladder-player = Гравець
ladder-last-games = Останні ігри
ladder-rating = Рейтинг
ladder-week = 7 днів
ladder-wins = Перемоги
ladder-games = Ігри
ladder-provisional = попередній: поки замало ігор
ladder-fixed = сталий рейтинг
ladder-bot = Бот ({ $level })
ladder-random = випадковий
ladder-automas = Автоми
ladder-automas-of = Автоми ({ $level })
ladder-nobody = колишній гравець
ladder-empty = Тут ще ні в кого немає рейтингу.
ladder-make = Створити рейтинговий стіл
ladder-above = Вище
ladder-below = Нижче
ladder-how = Усі починають із 1000 очок. Очки — обережна оцінка: вони зростають із результатами та з певністю оцінки, а «?» означає, що вона ще непевна, приблизно перші 35 ігор. 100 очок різниці між гравцями з певними рейтингами означають, що один із них виграє 64 % спільних ігор. Боти мають сталі рейтинги з виміряних матчів; ігри з ними важать половину. Хто покидає гру, посідає останнє місце.

player-since = тут від: { $month }
player-games = { $games ->
    [one] { $games } рейтингова гра
    [few] { $games } рейтингові гри
   *[other] { $games } рейтингових ігор
 }, перемог: { $wins }
player-finishes = догравання ігор: { $share }
player-none = Рейтингових ігор ще немає.
player-place = місце { $place } з { $people }
player-curve = Рейтинг після кожної гри ({ $n }), { $from } – { $to }
player-leaders = Перемоги за лідерами
player-turns = Перемоги за порядком ходів
player-turn-n = хід { $n }
player-interval = смуга: інтервал 95 %
player-opponents = Особисті зустрічі
player-opponents-about = хто з двох був вище
player-rated-games = Рейтингові ігри
player-nth = { $n }-е
player-left = вихід

rated-make = Рейтинговий стіл
rated-offer = Результат враховується в рейтингу. Усім потрібен профіль.
rated-about = Усі рейтингові столи однакові: налаштування гри сталі, є годинник, немає підказок, і завершений хід не повертають. Усім за столом потрібен профіль, а хто покидає гру, посідає останнє місце.
rated-one-here = Тут може бути лише одне місце: інші — для запрошених людей або ботів.
rated-wants-clock = Оберіть годинник.
rating-playing = Рейтинг з’явиться після гри.
rating-waiting = Рейтинг обчислюється…
rating-abandoned = Без рейтингу: усі покинули гру.
rating-altered = Без рейтингу: під час гри змінилися правила.
