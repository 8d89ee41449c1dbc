# The lobby
lobby = Вітальня
lobby-about = Знайдіть, з ким зіграти. Обліковий запис не потрібен.
lobby-guest = Гість
lobby-your-place = Ваше місце
lobby-quick = Швидкий підбір
lobby-pace-live = наживо
lobby-pace-days = 2 дні на хід
lobby-find = Знайти стіл
lobby-nobody-waits = Зараз ніхто не чекає.
lobby-waiting = { $n ->
    [one] чекає { $n } людина
    [few] чекають { $n } людини
   *[other] чекають { $n } людей
 }
lobby-queued = ви чекаєте { $time }
lobby-hourly = Щогодини
lobby-hourly-about = Рейтинговий стіл для всіх, хто записався.
lobby-hourly-bots = Рейтинговий стіл для всіх, хто записався. Вільні місця займають боти.
lobby-in = за { $time }
lobby-signed = { $n ->
    [0] ще нікого
    [one] { $n } людина
    [few] { $n } людини
   *[other] { $n } людей
 }
lobby-sign-up = Записатися
lobby-make-profile = Створити профіль
lobby-in-it = Ви у складі
lobby-dated = Домовлені ігри
lobby-none-open = Жоден стіл зараз не чекає людей. Відкрийте свій!
lobby-none-dated = Ще нічого не домовлено. Запропонуйте вечір!
lobby-invited = Вас запрошено
lobby-gone = Такого столу немає або він уже закритий.
lobby-calendar = Додати до календаря
lobby-reserve = Резерв
lobby-seats = Зайнято місць: { $n } з { $of }
lobby-state-ready = готуються
lobby-state-draft = обирають лідерів
lobby-state-making = Стіл накривають…
lobby-state-playing = грають
lobby-state-over = завершено
lobby-n-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
 }
lobby-rated = Рейтинговий
lobby-ratings = рейтинг { $low }–{ $high }
lobby-fills = Боти займають вільні місця
lobby-ready-ask = Готові?
lobby-ready = Так, готово
lobby-is-ready = готово
lobby-not-ready = ще не готово
lobby-wait-others = Чекаємо на решту.
lobby-you-reserve = Ви в резерві: зіграєте, якщо звільниться місце.
lobby-keep-open = Не закривайте цю сторінку: доки вона відкрита, місце за вами.
lobby-come-back = Сторінку можна закрити. Відкрийте її знову перед початком.
lobby-start = Почати з ботами
lobby-copy = Скопіювати посилання
lobby-copied = Скопійовано
lobby-cancel = Скасувати
lobby-leave = Піти
lobby-open = Відкрити стіл
lobby-open-do = Відкрити стіл
lobby-surprise = Здивуй мене
lobby-surprise-about = Вибирає випадковий набір із позначених доповнень, а якщо не позначено жодного — з усіх
lobby-seed = Зерно
lobby-later = Домовитися про час
lobby-when = День і час
lobby-zone = Ваш час: { $zone }. Кожен бачить його за своїм поясом.
lobby-by-link = Лише за посиланням
lobby-low = Рейтинг від
lobby-high = до
lobby-draft = Лідери
lobby-draft-none = як роздасть гра
lobby-draft-hidden = таємний вибір
lobby-draft-voteoff = вибування
lobby-draft-three = один із трьох
lobby-draft-hidden-about = Кількох лідерів відкладають. Першим таємно вибирає останнє місце, далі — попереднє.
lobby-draft-voteoff-about = Кожен таємно вилучає одного лідера. Потім вибирають, починаючи з останнього місця.
lobby-draft-three-about = Кожен отримує трьох лідерів і таємно вибирає одного.
lobby-draft-pick = виберіть свого лідера
lobby-draft-veto = вилучіть одного лідера
lobby-draft-turn = вибирає місце { $seat }
lobby-draft-wait = { $n ->
    [one] ще вибирає { $n } місце
    [few] ще вибирають { $n } місця
   *[other] ще вибирають { $n } місць
 }
lobby-draft-off = Поза грою: { $leaders }
lobby-fair = Чому випадковість чесна
lobby-fair-about = Сервер загадав свою таємницю ще до того, як хтось був готовий; це її відбиток. Кожен браузер додав власні числа. Місця й лідери випливають з усього разом, а таємницю показують наприкінці.
lobby-friends = Друзі
lobby-friends-none = Стежити за людьми можна з меню спільного столу.
lobby-friend-waits = чекає за столом
lobby-friend-blocked = заблоковано
lobby-friend-remove = Прибрати
lobby-holiday = Відпустка
lobby-holiday-about = Дні у ваших іграх за листуванням не спливають. Цього року лишилося: { $n }.
lobby-holiday-go = Піти у відпустку
lobby-holiday-home = Знову вдома
