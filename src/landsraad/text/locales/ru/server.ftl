### Что отклоняет сервер всем, кто играет или смотрит в браузере: refusal-КЛЮЧ.

refusal-moved-first = кто-то успел сходить раньше
refusal-not-your-decision = сейчас решает { $seat }
refusal-only-watching = вы зритель; это могут только игроки за этим столом
refusal-rules-changed = правила изменились, и эту игру продолжить нельзя
refusal-table-closed = администратор закрыл этот стол; ходить здесь больше нельзя
refusal-table-deleted = администратор удалил этот стол

## ссылки и места
refusal-link-opens-nothing = эта ссылка здесь недействительна; возможно, её обновили
refusal-invitation-needed = этот стол закрытый; чтобы сесть, нужно приглашение
refusal-seat-not-free = это место не свободно
refusal-seat-just-taken = там только что сел кто-то другой
refusal-seat-changed-hands = на этом месте только что сменился игрок
refusal-whose-link = укажите место, ссылку которого нужно обновить
refusal-only-maker-renews = обновлять чужие ссылки может только тот, кто создал стол
refusal-seat-without-link = у места { $seat_id } нет ссылки

## имена и чат. $n — число букв.
refusal-name-too-long = имя: одна строка, не больше { refusal-name-too-long.n }
    .n = { $n } { $n ->
        [one] символа
        [few] символов
        [many] символов
       *[other] символа
    }
refusal-title-too-long = название: одна строка, не больше { refusal-name-too-long.n }
refusal-nothing-to-say = сообщение пустое
refusal-chat-too-long = сообщение: не больше { refusal-name-too-long.n }

## новые столы, записи, просмотр
refusal-too-many-seats = места: указано { $given }, а занять можно только { $n }
refusal-seed-old = зерно раздачи: текст, начинающийся с { $word }, оставлен для старых столов; выберите другой
refusal-no-such-moment = выберите момент от { $first } до { $last }
refusal-over-there = к тому моменту игра уже окончена; выберите более ранний
refusal-nothing-to-try = оттуда пробовать уже нечего
refusal-record-too-early = игра не окончена; её запись выдала бы то, что ещё скрыто
refusal-record-of-position = эта игра началась не с обычной подготовки, поэтому записи у неё нет
refusal-record-of-mended = эта игра продолжалась по исправленным правилам; её можно посмотреть, но записи у неё нет
refusal-moment-not-kept = позиция на тот момент не сохранилась
refusal-broken-move = этот ход не удалось выполнить из-за ошибки в правилах сервера; она записана в журнал, и ничего не изменилось
refusal-record-unreadable = запись не удалось прочитать ({ $detail })
refusal-record-too-long = в записи здесь может быть не больше { $n } { $n ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] хода
}
refusal-record-too-slow = проверка этой записи идёт слишком долго
refusal-imports-busy = сейчас читаются другие записи; попробуйте чуть позже
refusal-review-too-early = партия ещё идёт; разбор выдал бы то, что пока скрыто
refusal-review-without-record = эта партия началась не с обычной раскладки или продолжилась по исправленным правилам, поэтому разобрать её нельзя
refusal-not-reviewed = эта партия ещё не разобрана
refusal-reviews-busy = сейчас разбираются другие партии; попробуйте через несколько минут
refusal-position-wrong = позицию не удалось прочитать ({ $detail })
refusal-position-line = строка { $line }: { $detail }
refusal-position-broken = правила не справляются с этой позицией; измените её и попробуйте снова
refusal-position-too-slow = подготовка этой позиции идёт слишком долго
refusal-positions-busy = сейчас готовятся другие позиции; попробуйте чуть позже
refusal-analysis-too-early = партия ещё идёт; анализ выдал бы то, что пока скрыто
refusal-analysis-not-yours = пока партия идёт, анализировать этот стол может только тот, кто за ним играет
refusal-analyses-busy = сейчас анализируются другие позиции; попробуйте чуть позже
refusal-try-seat = попробовать можно только места игроков завершённой партии
refusal-no-thoughts = этот ход сделал не бот
refusal-no-hints = за этим столом подсказок нет

## чего нет и что не удалось
refusal-no-lesson = неизвестный урок «{ $id }»
refusal-no-puzzle = неизвестная задача «{ $id }»
refusal-puzzle-stale = с тех пор правила изменились, и эта задача больше не работает
refusal-no-table = неизвестный стол «{ $id }»
refusal-no-game = неизвестная игра «{ $name }»
refusal-nothing-here = здесь ничего нет
refusal-foreign-page = страницам других сайтов это не разрешено
refusal-foreign-host = «{ $name }» — не имя этого сервера; чтобы разрешить его, задайте { $setting }
refusal-too-long = слишком длинный запрос
refusal-too-fast = слишком быстро: подождите немного
refusal-previews-busy = слишком много подсказок одновременно: подождите немного
refusal-thoughts-busy = слишком много объяснений одновременно; попробуйте чуть позже
refusal-no-database = база данных не отвечает
refusal-went-wrong = на сервере что-то пошло не так; ошибка записана в журнал

## часы и реванши
refusal-bot-plays-seat = за это место играет бот; сначала скажите, что вы вернулись
refusal-player-is-back = игрок этого места вернулся
refusal-no-day-clock = за этим столом время на ход не ограничено днями
refusal-own-decision = это ваше собственное решение
refusal-time-left = время на ход ещё не вышло
refusal-busy-table = за этим столом как раз что-то делает другой игрок; попробуйте ещё раз
refusal-not-over = игра ещё не окончена
refusal-rematch-seat-taken = ваше место в реванше уже заняли: вы на другой странице или кто-то по приглашению

## profiles. $n is how many passkeys a profile may have.
refusal-signed-out = вы не вошли
refusal-not-let-in = это не открывает ни одного профиля; возможно, оно неверно, уже использовано или устарело
refusal-signed-in-already = вы уже вошли
refusal-signup-closed = этот сервер не принимает новых профилей
refusal-wrong-invitation = это не приглашение на этот сервер
refusal-profile-required = на этом сервере для игры нужен профиль; сначала создайте его или войдите
refusal-profile-closed = этот профиль закрыт; сначала откройте его снова
refusal-no-way-back = сначала добавьте ключ доступа или распечатайте слова восстановления, иначе вы не сможете вернуться
refusal-seat-not-kept = у вашего профиля нет этого места; возможно, ссылку на него обновили
refusal-too-many-passkeys = у профиля может быть не больше стольких ключей доступа: { $n }
refusal-passkeys-need-name = ключам доступа нужен сервер с именем, а он вызван по адресу
refusal-passkey-unreadable = ответ ключа доступа непонятен
refusal-name-missing = имя: напишите его

## the lobby. $low and $high are ratings, or numbers of players; $n is how many people a profile may follow or block.
refusal-no-gathering = такого стола нет или он уже закрыт
refusal-no-place = у вас там больше нет места: его освободили или страница была закрыта
refusal-gathering-begun = за этим столом уже готовятся к игре
refusal-gathering-full = за этим столом нет свободного места
refusal-gathering-here-already = у вас там уже есть место
refusal-gathering-needs-profile = это рейтинговый стол, нужен профиль; создайте его на своей странице
refusal-gathering-rating = за этим столом ждут рейтинг от { $low } до { $high }
refusal-gathering-not-asked = за этим столом сейчас никого не спрашивают
refusal-gathering-not-yours = это может только тот, кто открыл стол
refusal-gathering-needs-people = этот стол ждёт людей: боты мест здесь не занимают
refusal-gathering-too-small = за таким столом должно быть место хотя бы для двоих
refusal-gathering-players = в эту игру нельзя играть составом от { $low } до { $high }
refusal-appointment-when = выберите время от этой минуты до года вперёд
refusal-no-profile-there = на этом месте нет профиля, за которым можно следить или который можно заблокировать
refusal-too-many-ties = профиль может следить или блокировать не больше { $n } человек
refusal-no-clock-here = за этим столом нет часов
refusal-no-holidays-left = отпуск этого года исчерпан
refusal-draft-not-open = за этим столом сейчас не выбирают лидеров
refusal-draft-not-your-turn = сейчас выбирает другое место
refusal-draft-leader-gone = этот лидер уже недоступен
refusal-draft-not-here = в этой игре нет лидеров для выбора

## rated tables. $given and $allowed are numbers or words of options.
refusal-ladder-off = на этом сервере нет рейтинга
refusal-no-ladder = у { $game } нет рейтинга для столов вида «{ $kind }»
refusal-no-player = такой страницы игрока здесь нет
refusal-rated-signed-out = место за рейтинговым столом принадлежит профилю: сначала создайте его или войдите
refusal-rated-twice = у вашего профиля уже есть место за этим столом
refusal-rated-player-gone = у кого-то за тем столом больше нет профиля, поэтому реванш не может быть рейтинговым
refusal-rated-one-seat = за рейтинговым столом у вас одно место; на остальные пригласите людей или ботов
refusal-rated-needs-clock = рейтинговому столу нужны часы
refusal-rated-no-hints = за рейтинговыми столами подсказок нет
refusal-rated-no-seed = за рейтинговым столом никто не выбирает зерно
refusal-rated-no-delayed = за рейтинговым столом никто не видит чужих рук
refusal-rated-players = за рейтинговым столом этой игры игроков может быть { $allowed }, а не { $given }
refusal-rated-option = { $option }: за рейтинговыми столами только { $allowed }
refusal-rated-bot = уровень: у «{ $level }» здесь нет рейтинга
refusal-rated-gathers = рейтинговая игра начинается, когда заняты все места
refusal-rated-turn-over = за рейтинговым столом законченный ход не возвращают
refusal-rated-no-thoughts = мысли ботов станут известны после рейтинговой игры
refusal-rated-no-try = рейтинговую игру можно попробовать иначе, когда она закончится
refusal-rated-seat-stays = места за рейтинговым столом не передают

event-rules_mended = { $count ->
    [0] Правила обновлены.
   *[other] Правила исправлены: { $rules }.
 } { $lost ->
    [0] Игра продолжается отсюда.
    [one] { $lost } последний ход перенести не удалось; игра продолжается с позиции перед ним.
    [few] { $lost } последних хода перенести не удалось; игра продолжается с позиции перед ними.
   *[other] { $lost } последних ходов перенести не удалось; игра продолжается с позиции перед ними.
 }
event-kept_move = { $seat }: { $move }

hint-only = Других вариантов здесь нет.
hint-brings = Даёт: { $what }.
hint-costs = Стоит: { $what }.
hint-better = Следующий по силе ход, «{ $move }», выигрывает примерно в { $n } %.
hint-close = Ход «{ $move }» примерно так же хорош.
puzzle-title = Задача { $n }

## уведомления. $n: сколько браузеров или вебхуков может быть у профиля. $detail: что ответил почтовый сервер. $host: имя.
refusal-notice-url = на такой адрес этот сервер не отправляет; нужен защищённый веб-адрес без имени пользователя
refusal-notice-internal = публичного адреса { $host } нет; внутренние может разрешить оператор
refusal-notice-device = браузер прислал ключи, непригодные для уведомлений
refusal-notice-topic = адрес такого канала должен заканчиваться его темой
refusal-notice-mailbox = укажите один обычный адрес почты
refusal-notice-way = этот сервер не отправляет уведомления таким способом
refusal-notice-mail-failed = письмо не удалось отправить: { $detail }
refusal-too-many-channels = их может быть не больше { $n }; сначала удалите один
