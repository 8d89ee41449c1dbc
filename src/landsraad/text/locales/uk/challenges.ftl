### Challenges: the same deal for everybody.
## виклики

challenge-daily = Виклик дня
challenge-weekly = Сутичка тижня
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
