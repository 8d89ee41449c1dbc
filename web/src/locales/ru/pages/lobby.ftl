# The lobby
lobby = Гостиная
lobby-about = Найдите, с кем сыграть. Учётная запись не нужна.
lobby-guest = Гость
lobby-your-place = Ваше место
lobby-quick = Быстрый подбор
lobby-pace-live = вживую
lobby-pace-days = 2 дня на ход
lobby-find = Найти стол
lobby-nobody-waits = Сейчас никто не ждёт.
lobby-waiting = { $n ->
    [one] ждёт { $n } человек
    [few] ждут { $n } человека
   *[other] ждут { $n } человек
 }
lobby-queued = вы ждёте { $time }
lobby-hourly = Каждый час
lobby-hourly-about = Рейтинговый стол для всех, кто записался.
lobby-hourly-bots = Рейтинговый стол для всех, кто записался. Свободные места занимают боты.
lobby-in = через { $time }
lobby-signed = { $n ->
    [0] пока никого
    [one] { $n } человек
    [few] { $n } человека
   *[other] { $n } человек
 }
lobby-sign-up = Записаться
lobby-make-profile = Создать профиль
lobby-in-it = Вы в составе
lobby-dated = Назначенные игры
lobby-none-open = Ни один стол сейчас не ждёт людей. Откройте свой!
lobby-none-dated = Пока ничего не назначено. Предложите вечер!
lobby-invited = Вас пригласили
lobby-gone = Такого стола нет или он уже закрыт.
lobby-calendar = Добавить в календарь
lobby-reserve = Резерв
lobby-seats = Занято мест: { $n } из { $of }
lobby-state-ready = готовятся
lobby-state-draft = выбирают лидеров
lobby-state-making = Стол накрывают…
lobby-state-playing = играют
lobby-state-over = завершено
lobby-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
 }
lobby-rated = Рейтинговый
lobby-ratings = рейтинг { $low }–{ $high }
lobby-fills = Боты занимают свободные места
lobby-ready-ask = Готовы?
lobby-ready = Да, готово
lobby-is-ready = готово
lobby-not-ready = ещё не готово
lobby-wait-others = Ждём остальных.
lobby-you-reserve = Вы в резерве: сыграете, если освободится место.
lobby-keep-open = Не закрывайте эту страницу: пока она открыта, место за вами.
lobby-come-back = Страницу можно закрыть. Откройте её снова перед началом.
lobby-start = Начать с ботами
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-cancel = Отменить
lobby-leave = Уйти
lobby-open = Открыть стол
lobby-open-do = Открыть стол
lobby-surprise = Удиви меня
lobby-surprise-about = Выбирает случайный набор из отмеченных дополнений, а если не отмечено ни одного — из всех
lobby-seed = Зерно
lobby-later = Назначить время
lobby-when = День и время
lobby-zone = Ваше время: { $zone }. Каждый видит его по своему поясу.
lobby-by-link = Только по ссылке
lobby-low = Рейтинг от
lobby-high = до
lobby-draft = Лидеры
lobby-draft-none = как раздаст игра
lobby-draft-hidden = тайный выбор
lobby-draft-voteoff = выбывание
lobby-draft-three = один из трёх
lobby-draft-hidden-about = Нескольких лидеров откладывают. Первым тайно выбирает последнее место, затем — предыдущее.
lobby-draft-voteoff-about = Каждый тайно исключает одного лидера. Потом выбирают, начиная с последнего места.
lobby-draft-three-about = Каждый получает трёх лидеров и тайно выбирает одного.
lobby-draft-pick = выберите своего лидера
lobby-draft-veto = исключите одного лидера
lobby-draft-turn = выбирает место { $seat }
lobby-draft-wait = { $n ->
    [one] ещё выбирает { $n } место
    [few] ещё выбирают { $n } места
   *[other] ещё выбирают { $n } мест
 }
lobby-draft-off = Вне игры: { $leaders }
lobby-fair = Почему случай честен
lobby-fair-about = Сервер загадал свою тайну до того, как кто-либо был готов; это её отпечаток. Каждый браузер добавил свои числа. Места и лидеры следуют из всего вместе, а тайну показывают в конце.
lobby-friends = Друзья
lobby-friends-none = Следить за людьми можно из меню общего стола.
lobby-friend-waits = ждёт за столом
lobby-friend-blocked = заблокирован(а)
lobby-friend-remove = Убрать
lobby-holiday = Отпуск
lobby-holiday-about = Дни в ваших играх по переписке не идут. В этом году осталось: { $n }.
lobby-holiday-go = Уйти в отпуск
lobby-holiday-home = Снова дома
