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
refusal-moved-since = с тех пор уже ходил другой игрок: { $seat }
refusal-not-moved = вы ещё не ходили
refusal-uncovered = последний ход открыл что-то скрытое или случайное
refusal-rules-mended = с тех пор правила исправлены; прежние ходы остаются

## перед игрой
refusal-too-many-named = «{ $option }»: указано { $given }, можно не больше { $n }
refusal-first-not-seated = первый игрок: в партии на { $n } { $n ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игрока
} на месте { $seat } нет игрока
refusal-no-option = у игры { $game } нет параметра { $value }
refusal-no-option-near = у игры { $game } нет параметра { $value }; возможно, вы имели в виду «{ $near }»?
refusal-option-number = параметр { $option }: { $value } — не число от { $low } до { $high }
refusal-option-list = параметр { $option }: { $value } — это не список
refusal-option-choice = параметр { $option }: { $value } нет среди возможных: { $known }
refusal-option-choice-near = { refusal-option-choice }; возможно, вы имели в виду «{ $near }»?
refusal-seats-of-game = { option-seats }: в партии на { $n } сидят { $right } в любом порядке, а не { $given }
