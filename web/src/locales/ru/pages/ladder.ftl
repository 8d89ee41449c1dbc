# The ladder, and pages of players
ladder-kind-solo = соло
ladder-kind-two = 2 игрока
ladder-kind-four = 3–4 игрока
ladder-kind-six = 6, команды
ladder-game = Игра
ladder-kind = Вид стола
ladder-who = Кто
ladder-who-all = люди и боты
ladder-who-people = люди
ladder-who-bots = боты
ladder-season = Сезон
ladder-always = За всё время
ladder-season-n = Сезон { $n }
ladder-days-left = { $n ->
    [one] ещё { $n } день
    [few] ещё { $n } дня
   *[other] ещё { $n } дней
 }
ladder-about = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
 } и постоянные рейтинги ботов: { $bots }. У каждого вида стола свой рейтинг.
ladder-place = Место
ladder-player = Игрок
ladder-last-games = Последние игры
ladder-rating = Рейтинг
ladder-week = 7 дней
ladder-wins = Победы
ladder-games = Игры
ladder-provisional = предварительный: пока мало игр
ladder-fixed = постоянный рейтинг
ladder-bot = Бот ({ $level })
ladder-random = случайный
ladder-automas = Автомы
ladder-automas-of = Автомы ({ $level })
ladder-nobody = бывший игрок
ladder-empty = Здесь пока ни у кого нет рейтинга.
ladder-make = Создать рейтинговый стол
ladder-above = Выше
ladder-below = Ниже
ladder-how = Все начинают с 1000 очков. Очки — осторожная оценка: они растут с результатами и с уверенностью оценки, а «?» значит, что она ещё не надёжна, примерно первые 35 игр. 100 очков разницы между игроками с надёжными рейтингами значат, что один из них выигрывает 64 % общих игр. У ботов постоянные рейтинги из измеренных матчей; игры с ними считаются наполовину. Кто покидает игру, занимает последнее место.

player-since = здесь с: { $month }
player-games = { $games ->
    [one] { $games } рейтинговая игра
    [few] { $games } рейтинговые игры
   *[other] { $games } рейтинговых игр
 }, побед: { $wins }
player-finishes = доигрывает { $share } игр
player-none = Рейтинговых игр пока нет.
player-place = место { $place } из { $people }
player-curve = Рейтинг после каждой игры ({ $n }), { $from } – { $to }
player-leaders = Победы по лидерам
player-turns = Победы по порядку ходов
player-turn-n = ход { $n }
player-interval = полоса: интервал 95 %
player-opponents = Личные встречи
player-opponents-about = кто из двоих был выше
player-rated-games = Рейтинговые игры
player-nth = { $n }-е
player-left = ушёл

rated-make = Рейтинговый стол
rated-offer = Результат учитывается в рейтинге. Всем нужен профиль.
rated-about = Все рейтинговые столы одинаковы: настройки игры постоянны, есть часы, нет подсказок, и законченный ход не возвращают. Всем за столом нужен профиль, а кто покидает игру, занимает последнее место.
rated-one-here = Здесь может быть только одно место: остальные — для приглашённых людей или ботов.
rated-wants-clock = Выберите часы.
rating-playing = Рейтинг появится после игры.
rating-waiting = Рейтинг вычисляется…
rating-abandoned = Без рейтинга: все покинули игру.
rating-altered = Без рейтинга: во время игры изменились правила.
