### Що відхиляє сервер усім, хто грає чи дивиться у браузері: refusal-КЛЮЧ.

refusal-moved-first = хтось устиг походити раніше
refusal-not-your-decision = зараз вирішує { $seat }
refusal-only-watching = ви глядач; це можуть лише гравці за цим столом
refusal-rules-changed = правила змінилися, і цю гру продовжити не можна
refusal-table-closed = адміністратор закрив цей стіл; ходити тут уже не можна
refusal-table-deleted = адміністратор видалив цей стіл

## посилання та місця
refusal-link-opens-nothing = це посилання тут недійсне; можливо, його поновили
refusal-invitation-needed = цей стіл приватний; щоб сісти, потрібне запрошення
refusal-seat-not-free = це місце не вільне
refusal-seat-just-taken = там щойно сів хтось інший
refusal-seat-changed-hands = на цьому місці щойно змінився гравець
refusal-whose-link = вкажіть місце, посилання якого треба поновити
refusal-only-maker-renews = поновлювати чужі посилання може лише той, хто створив стіл
refusal-seat-without-link = місце { $seat_id } не має посилання

## імена та чат. $n — кількість літер.
refusal-name-too-long = ім’я: один рядок, не більше { refusal-name-too-long.n }
    .n = { $n ->
        [one] { $n } символу
        [few] { $n } символів
        [many] { $n } символів
       *[other] { $n } символу
    }
refusal-title-too-long = назва: один рядок, не більше { refusal-name-too-long.n }
refusal-nothing-to-say = повідомлення порожнє
refusal-chat-too-long = повідомлення: не більше { refusal-name-too-long.n }

## нові столи, записи, перегляди
refusal-too-many-seats = місця: вказано { $given }, а зайняти можна лише { $n }
refusal-seed-old = зерно роздачі: текст, що починається з { $word }, залишено для старих столів; оберіть інший
refusal-no-such-moment = виберіть мить від { $first } до { $last }
refusal-over-there = на ту мить гру вже закінчено; виберіть ранішу
refusal-nothing-to-try = звідти вже немає чого пробувати
refusal-record-too-early = гру не закінчено; її запис виказав би те, що ще приховано
refusal-record-of-position = ця гра почалася не зі звичайної підготовки, тому запису не має
refusal-record-of-mended = ця гра тривала за виправленими правилами; її можна переглянути, але запису вона не має
refusal-moment-not-kept = позиція на ту мить не збереглася
refusal-broken-move = цей хід не вдалося виконати через помилку в правилах сервера; її записано в журнал, і нічого не змінилося
refusal-record-unreadable = запис не вдалося прочитати ({ $detail })
refusal-record-too-long = у записі тут може бути не більше { $n ->
    [one] { $n } ходу
    [few] { $n } ходів
    [many] { $n } ходів
   *[other] { $n } ходу
}
refusal-record-too-slow = перевірка цього запису триває задовго
refusal-imports-busy = зараз читаються інші записи; спробуйте за мить
refusal-review-too-early = партія ще триває; розбір видав би те, що поки приховано
refusal-review-without-record = ця партія почалася не зі звичайної розкладки або йшла далі за виправленими правилами, тож розібрати її не можна
refusal-not-reviewed = цю партію ще не розібрано
refusal-reviews-busy = зараз триває розбір інших партій; спробуйте за кілька хвилин
refusal-position-wrong = позицію не вдалося прочитати ({ $detail })
refusal-position-line = рядок { $line }: { $detail }
refusal-position-broken = правила не дають ради цій позиції; змініть її та спробуйте ще раз
refusal-position-too-slow = підготовка цієї позиції триває задовго
refusal-positions-busy = зараз готуються інші позиції; спробуйте за мить
refusal-analysis-too-early = партія ще триває; аналіз видав би те, що поки приховано
refusal-analysis-not-yours = поки партія триває, аналізувати цей стіл може лише той, хто за ним грає
refusal-analyses-busy = зараз аналізуються інші позиції; спробуйте за мить
refusal-try-seat = спробувати можна лише місця гравців завершеної партії
refusal-no-thoughts = цей хід зробив не бот
refusal-no-hints = за цим столом підказок немає

## чого немає і що не вдалося
refusal-no-lesson = невідомий урок «{ $id }»
refusal-no-puzzle = невідома задача «{ $id }»
refusal-puzzle-stale = правила відтоді змінилися, і ця задача більше не працює
refusal-no-table = невідомий стіл «{ $id }»
refusal-no-game = невідома гра «{ $name }»
refusal-nothing-here = тут нічого немає
refusal-foreign-page = сторінкам інших сайтів це не дозволено
refusal-foreign-host = «{ $name }» — не ім’я цього сервера; щоб дозволити його, задайте { $setting }
refusal-too-long = надто довгий запит
refusal-too-fast = зашвидко: зачекайте трохи
refusal-previews-busy = забагато підказок водночас: зачекайте трохи
refusal-thoughts-busy = забагато пояснень водночас; спробуйте ще раз за мить
refusal-no-database = база даних не відповідає
refusal-went-wrong = на сервері щось пішло не так; помилку записано в журнал

## годинники та реванші
refusal-bot-plays-seat = за це місце грає бот; спершу скажіть, що ви повернулися
refusal-player-is-back = гравець цього місця повернувся
refusal-no-day-clock = за цим столом час на хід не обмежено днями
refusal-own-decision = це ваше власне рішення
refusal-time-left = час на хід ще не вийшов
refusal-busy-table = за цим столом саме щось робить інший гравець; спробуйте ще раз
refusal-not-over = гру ще не закінчено
refusal-rematch-seat-taken = ваше місце в реванші вже зайняли: ви на іншій сторінці або хтось за запрошенням

## profiles. $n is how many passkeys a profile may have.
refusal-signed-out = ви не увійшли
refusal-not-let-in = це не відкриває жодного профілю; можливо, воно хибне, вже використане або застаріле
refusal-signed-in-already = ви вже увійшли
refusal-signup-closed = цей сервер не приймає нових профілів
refusal-wrong-invitation = це не запрошення на цей сервер
refusal-profile-required = на цьому сервері для гри потрібен профіль; спершу створіть його або увійдіть
refusal-profile-closed = цей профіль закрито; спершу відкрийте його знову
refusal-no-way-back = спершу додайте ключ доступу або надрукуйте слова відновлення, інакше ви не зможете повернутися
refusal-seat-not-kept = ваш профіль не має цього місця; можливо, посилання на нього оновили
refusal-too-many-passkeys = профіль може мати щонайбільше стільки ключів доступу: { $n }
refusal-passkeys-need-name = ключам доступу потрібен сервер з іменем, а його викликано за адресою
refusal-passkey-unreadable = відповідь ключа доступу незрозуміла
refusal-name-missing = ім’я: напишіть його

## the lobby. $low and $high are ratings, or numbers of players; $n is how many people a profile may follow or block.
refusal-no-gathering = такого столу немає або він уже закритий
refusal-no-place = у вас там більше немає місця: його звільнено або сторінку було закрито
refusal-gathering-begun = за цим столом уже готуються до гри
refusal-gathering-full = за цим столом немає вільного місця
refusal-gathering-here-already = ви вже маєте там місце
refusal-gathering-needs-profile = це рейтинговий стіл, потрібен профіль; створіть його на своїй сторінці
refusal-gathering-rating = за цим столом чекають рейтинг від { $low } до { $high }
refusal-gathering-not-asked = за цим столом зараз нікого не питають
refusal-gathering-not-yours = це може лише той, хто відкрив стіл
refusal-gathering-needs-people = цей стіл чекає на людей: боти тут місць не займають
refusal-gathering-too-small = за таким столом має бути місце щонайменше для двох людей
refusal-gathering-players = у цю гру не можна грати складом від { $low } до { $high }
refusal-appointment-when = виберіть час від цієї миті до року наперед
refusal-no-profile-there = на цьому місці немає профілю, за яким можна стежити чи який можна заблокувати
refusal-too-many-ties = профіль може стежити чи блокувати щонайбільше { $n } людей
refusal-no-clock-here = за цим столом немає годинника
refusal-no-holidays-left = відпустку цього року вичерпано
refusal-draft-not-open = за цим столом зараз не вибирають лідерів
refusal-draft-not-your-turn = зараз вибирає інше місце
refusal-draft-leader-gone = цей лідер уже недоступний
refusal-draft-not-here = у цій грі немає лідерів на вибір

## rated tables. $given and $allowed are numbers or words of options.
refusal-ladder-off = на цьому сервері немає рейтингу
refusal-no-ladder = у { $game } немає рейтингу для столів виду «{ $kind }»
refusal-no-player = такої сторінки гравця тут немає
refusal-rated-signed-out = місце за рейтинговим столом належить профілю: спершу створіть його або увійдіть
refusal-rated-twice = ваш профіль уже має місце за цим столом
refusal-rated-player-gone = хтось із-за того столу вже не має профілю, тож реванш не може бути рейтинговим
refusal-rated-one-seat = за рейтинговим столом ви маєте одне місце; на інші запросіть людей або ботів
refusal-rated-needs-clock = рейтинговий стіл потребує годинника
refusal-rated-no-hints = за рейтинговими столами підказок немає
refusal-rated-no-seed = за рейтинговим столом ніхто не обирає зерна
refusal-rated-no-delayed = за рейтинговим столом ніхто не бачить чужих рук
refusal-rated-players = рейтинговий стіл цієї гри має гравців: { $allowed }, а не { $given }
refusal-rated-option = { $option }: за рейтинговими столами лише { $allowed }
refusal-rated-bot = рівень: «{ $level }» тут не має рейтингу
refusal-rated-gathers = рейтингова гра починається, коли зайнято всі місця
refusal-rated-turn-over = за рейтинговим столом завершений хід не повертають
refusal-rated-no-thoughts = думки ботів стануть відомі після рейтингової гри
refusal-rated-no-try = рейтингову гру можна спробувати інакше, коли вона завершиться
refusal-rated-seat-stays = місця за рейтинговим столом не передають

event-rules_mended = { $count ->
    [0] Правила оновлено.
   *[other] Правила виправлено: { $rules }.
 } { $lost ->
    [0] Гра триває звідси.
    [one] { $lost } останній хід перенести не вдалося; гра триває з позиції перед ним.
    [few] { $lost } останні ходи перенести не вдалося; гра триває з позиції перед ними.
   *[other] { $lost } останніх ходів перенести не вдалося; гра триває з позиції перед ними.
 }
event-kept_move = { $seat }: { $move }

hint-only = Інших варіантів тут немає.
hint-brings = Дає: { $what }.
hint-costs = Коштує: { $what }.
hint-better = Наступний за силою хід, «{ $move }», виграє десь у { $n } %.
hint-close = Хід «{ $move }» приблизно так само добрий.
puzzle-title = Задача { $n }

## сповіщення. $n: скільки браузерів чи вебхуків може мати профіль. $detail: що відповів поштовий сервер. $host: назва.
refusal-notice-url = на таку адресу цей сервер не надсилає; потрібна захищена веб-адреса без імені користувача
refusal-notice-internal = публічної адреси { $host } немає; внутрішні може дозволити оператор
refusal-notice-device = браузер надіслав ключі, непридатні для сповіщень
refusal-notice-topic = адреса такого каналу має закінчуватися його темою
refusal-notice-mailbox = напишіть одну звичайну адресу пошти
refusal-notice-way = цей сервер не надсилає сповіщень у такий спосіб
refusal-notice-mail-failed = лист не вдалося надіслати: { $detail }
refusal-too-many-channels = їх може бути не більше ніж { $n }; спершу приберіть один
