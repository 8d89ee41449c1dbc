### Challenges: the same deal for everybody.
## виклики

challenge-daily = Виклик дня
challenge-weekly = Сутичка тижня
challenge-left = Спробу збережено; та сама команда продовжить її.
challenge-practice = Це спроба { $n }: тренування, рахується лише перша.
challenge-scored = { $won ->
    [true] Ви перемогли: { $total } (очки: { $points }, перевага: { $margin }, раунди: { $rounds }).
   *[other] Ви не перемогли: { $total } (очки: { $points }, різниця: { $margin }, раунди: { $rounds }).
}
challenge-result-file = Підписаний результат у файлі { $file }; landsraad challenge verify порівняє його з іншими.
challenge-under-way = спроба триває
challenge-own = перша спроба: { $first }, найкраща: { $best }
challenge-streak = Днів поспіль: { $n }

refusal-challenge-no-undo = у виклику ходи не повертають
refusal-challenge-no-try = поки виклик триває, нічого не можна пробувати поруч
refusal-challenge-running = у вас уже є розпочата спроба; спершу завершіть її
refusal-no-challenge = такого виклику немає; є по одному на кожен день від { $from_day } до { $to_day }
refusal-no-result = у вас немає завершеної першої спроби
refusal-result-refused = результат відхилено: { $detail }
refusal-result-own = цей результат із цього ж сервера, він тут уже є
refusal-result-practice = це спроба { $n }; у таблиці стоять лише перші спроби
refusal-result-second = тут уже є інша перша спроба гравця { $name }
refusal-result-of-other = це гра гравця { $name } під іншим іменем ({ $other })
