### Что отклоняет сервер всем, кто играет или смотрит в браузере: refusal-КЛЮЧ.

refusal-moved-first = кто-то успел сходить раньше
refusal-not-your-decision = сейчас решает { $seat }
refusal-only-watching = вы зритель: это могут только те, кто сидит за столом
refusal-rules-changed = правила изменились, и эту игру продолжить нельзя
refusal-table-closed = администратор закрыл этот стол: ходить здесь больше нельзя
refusal-table-deleted = администратор удалил этот стол

## ссылки и места
refusal-link-opens-nothing = эта ссылка не открывает здесь никакого места; возможно, её обновили
refusal-invitation-needed = этот стол закрытый: чтобы сесть, нужно приглашение
refusal-seat-not-free = такого свободного места нет
refusal-seat-just-taken = там только что сел кто-то другой
refusal-seat-changed-hands = на этом месте только что сменился игрок
refusal-whose-link = укажите место, ссылку которого нужно обновить
refusal-only-maker-renews = чужие ссылки обновляет только тот, кто создал стол
refusal-seat-without-link = у места { $seat_id } нет ссылки

## имена и чат. $n — число букв.
refusal-name-too-long = имя: одна строка, не больше { refusal-name-too-long.n }
    .n = { $n } { $n ->
        [one] буквы
        [few] букв
        [many] букв
       *[other] буквы
    }
refusal-title-too-long = название: одна строка, не больше { refusal-name-too-long.n }
refusal-nothing-to-say = здесь нечего сказать
refusal-chat-too-long = сообщение: не больше { refusal-name-too-long.n }

## новые столы, записи, просмотр
refusal-too-many-seats = места: указано { $given }, а занять можно { $n }
refusal-seed-old = зерно раздачи: текст, начинающийся с { $word }, обозначает генератор старых столов; выберите другой
refusal-no-such-moment = у этого стола есть моменты от { $first } до { $last }
refusal-over-there = там игра уже окончена: выберите более ранний момент
refusal-nothing-to-try = оттуда пробовать уже нечего
refusal-record-too-early = игра не окончена: её запись выдала бы то, что ещё скрыто
refusal-record-of-position = эта игра началась не с начала: записи у неё нет
refusal-record-of-mended = эта игра продолжалась по исправленным правилам: её можно посмотреть, но записи у неё нет
refusal-moment-not-kept = позиция на тот момент не сохранилась
refusal-broken-move = этот ход выполнить нельзя: ошибка в правилах этого сервера; она записана, и ничего не изменилось
refusal-record-unreadable = запись не удалось прочитать ({ $detail })
refusal-record-too-long = в записи здесь может быть не больше { $n } { $n ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] хода
}
refusal-record-too-slow = проверка этой записи идёт слишком долго
refusal-imports-busy = сейчас читаются другие записи; попробуйте чуть позже
refusal-no-thoughts = этот ход сделал не бот

## чего нет и что не удалось
refusal-no-table = стола «{ $id }» нет
refusal-no-game = игры «{ $name }» нет
refusal-nothing-here = здесь ничего нет
refusal-foreign-page = страницы других сайтов не могут здесь действовать
refusal-foreign-host = «{ $name }» — не имя этого сервера; чтобы разрешить его, задайте { $setting }
refusal-too-long = слишком длинный запрос
refusal-too-fast = слишком быстро: подождите немного
refusal-previews-busy = слишком много подсказок одновременно: подождите немного
refusal-thoughts-busy = сейчас готовится слишком много объяснений: спросите ещё раз чуть позже
refusal-no-database = база данных не отвечает
refusal-went-wrong = здесь что-то пошло не так; об этом записано

## часы и реванши
refusal-bot-plays-seat = за это место играет бот: сначала скажите, что вы вернулись
refusal-player-is-back = игрок этого места вернулся
refusal-no-day-clock = за этим столом ход не ограничен днями
refusal-own-decision = это ваше собственное решение
refusal-time-left = время на ход ещё не вышло
refusal-busy-table = за этим столом как раз что-то делает кто-то другой: попробуйте ещё раз
refusal-not-over = игра ещё не окончена
refusal-rematch-seat-taken = ваше место в реванше уже занято: вами на другой странице или по приглашению

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
