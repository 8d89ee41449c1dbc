### Почему что-то отклонено за любым столом: refusal-КЛЮЧ, как в причинах в коде. Они стоят отдельно или после двоеточия,
### поэтому начинаются со строчной буквы и не кончаются точкой. Что говорит лишь одно семейство игр — в его файле.

refusal-about = { $what }: { $why }
refusal-over = игра окончена
refusal-not-now = сейчас нельзя; { $seat } может: { $moves }
refusal-decide-first = сначала решает { $seat }: { $moves }
refusal-decide-first-about = сначала решает { $seat } ({ $cause }): { $moves }
refusal-not-optional = отказаться здесь нельзя
refusal-so-many-choices = выбирать можно только из { $n } { $n ->
    [one] варианта
    [few] вариантов
    [many] вариантов
   *[other] варианта
}

## отмена ходов
refusal-nothing-back = отменять нечего
refusal-moved-since = { $seat }: с тех пор уже сделан ход
refusal-not-moved = вы ещё не ходили
refusal-uncovered = с последним ходом открылось что-то скрытое или случайное

## перед игрой
refusal-too-many-named = «{ $option }»: названо { $given }, а назвать можно { $n }
refusal-first-not-seated = первый игрок: в партии на { $n } { $n ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игрока
} на месте { $seat } нет игрока
