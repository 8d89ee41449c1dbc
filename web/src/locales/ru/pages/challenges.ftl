# Испытания
challenges = Испытания
challenges-text = Одинаковая раздача для всех на каждом сервере. Засчитывается первая попытка; для тренировки играйте снова сколько угодно.
challenge-days = Дни
challenge-today = Сегодня
challenge-rivals = { $leader } против двух соперников, { $level }
challenge-war = Атрейдесы против автомы Махди
challenge-under-way = Попытка идёт
challenge-first = Первая попытка: { $n }
challenge-best = лучшая: { $n }
challenge-place = Место { $n } из { $of }
challenge-played = { $n ->
    [0] Ещё никто не играл
    [one] Сыграл { $n } игрок
    [few] Сыграли { $n } игрока
   *[other] Сыграли { $n } игроков
 }
challenge-play = Играть
challenge-continue = Продолжить
challenge-practise = Тренироваться
challenge-show = Таблица
challenge-player = Игрок
challenge-points = Очки
challenge-margin = Разница
challenge-rounds = Раунды
challenge-score = Счёт
challenge-won = победа
challenge-signed-by = Подписал сервер { $key }
challenge-nobody = В этой таблице пока никого нет.
challenge-how = Победа — 100, каждое очко — 5, каждое очко отрыва от лучшего соперника — 2, каждый сбережённый победой раунд — 3. Ходы не возвращают, подсказок нет. Раздачу может вычислить заранее любой, поэтому это для сравнения, без призов.
challenge-servers = Другие серверы
challenge-servers-text = Сохраните подписанный результат и передайте друзьям на другом сервере или добавьте их результаты здесь. Каждый проверяется и проигрывается заново.
challenge-save = Сохранить мой результат
challenge-bring = Добавить результаты
challenge-added = Добавлено: { $file }
challenge-key = Ключ этого сервера: { $key }
challenge-guest = Ваши попытки остаются в этом браузере. С профилем они стоят в таблице и сравниваются с другими серверами.
challenge-sign-up = Создать профиль
