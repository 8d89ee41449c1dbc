### Чому щось відхилено за будь-яким столом: refusal-КЛЮЧ, як у причинах у коді. Вони стоять самі або після двокрапки,
### тому починаються з малої літери й не мають крапки. Що каже лише одна родина ігор — у файлі цієї родини.

refusal-about = { $what }: { $why }
refusal-over = гру закінчено
refusal-not-now = зараз неможливо; { $seat } може: { $moves }
refusal-decide-first = спершу вирішує { $seat }: { $moves }
refusal-decide-first-about = спершу вирішує { $seat } ({ $cause }): { $moves }
refusal-not-optional = відмовитися тут не можна
refusal-so-many-choices = вибирати можна лише з { $n ->
    [one] { $n } варіанта
    [few] { $n } варіантів
    [many] { $n } варіантів
   *[other] { $n } варіанта
}

## скасування
refusal-nothing-back = немає чого скасовувати
refusal-moved-since = відтоді вже ходив інший гравець: { $seat }
refusal-not-moved = ви ще не ходили
refusal-uncovered = останній хід відкрив щось приховане або випадкове
refusal-rules-mended = відтоді правила виправлено; раніші ходи лишаються

## перед грою
refusal-too-many-named = «{ $option }»: вказано { $given }, можна не більше { $n }
refusal-first-not-seated = перший гравець: у грі для { $n ->
    [one] { $n } гравця
    [few] { $n } гравців
    [many] { $n } гравців
   *[other] { $n } гравця
} на місці { $seat } немає гравця
refusal-no-option = гра { $game } не має параметра { $value }
refusal-no-option-near = гра { $game } не має параметра { $value }; можливо, ви мали на увазі «{ $near }»?
refusal-option-number = параметр { $option }: { $value } — не число від { $low } до { $high }
refusal-option-list = параметр { $option }: { $value } — не список
refusal-option-choice = параметр { $option }: { $value } не серед можливих: { $known }
refusal-option-choice-near = { refusal-option-choice }; можливо, ви мали на увазі «{ $near }»?
refusal-seats-of-game = { option-seats }: у грі для { $n } сидять { $right } в будь-якому порядку, а не { $given }
