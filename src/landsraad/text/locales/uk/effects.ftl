### Знаки між ефектами. `.more` — кома в переліку, `.last` — слово перед його кінцем; `.long-` — для переліків, частини
### яких мають умови або стрілки.

# Терміни, один на кожне поняття (назви — з українського видання, де вони там є):
#   agent агент · agent box комірка агента · reveal box комірка розкриття · acquire придбати · trash знищити
#   discard скинути · discard pile скид · draw взяти (карту) · hand рука (на руці, з руки) · in play у грі
#   reveal turn розкриття карт · agent turn хід агентом · leader лідер · signet перстень із печаткою
#   space локація · combat space бойова локація · maker space локація видобутку · bonus spice додаткові прянощі
#   Conflict Зона конфлікту (місце), конфлікт (карта) · garrison гарнізон · supply запас · bank загальний запас
#   troop загін · recruit найняти · deploy розгорнути · retreat відвести (відступ) · lose втратити · recall відкликати
#   influence очко впливу (на фракцію) · track шкала впливу · alliance союз (із фракцією) · control контроль
#   persuasion очко переконливості · sword меч · strength сила · VP переможне очко
#   solari солярій · spice прянощі (1 прянощі, 2 прянощів) · water вода
#   intrigue card карта інтриги · plot задум · combat бій · endgame кінець гри
#   Imperium Row Ряд Імперіуму · Reserve Фонд · Imperium deck колода Імперіуму · House Hagal Дім Гагал
#   opponent суперник · rival Конкурент · High Council Вища рада · Swordmaster Майстер меча · Mentat Ментат · CHOAM ДАПТ
# Ефекти — в інфінітиві («найняти 1 загін»), журнал — у теперішньому часі, бо він не залежить від роду гравця.
# Назви карт і локацій стоять у лапках, імена гравців — лише в називному відмінку.

all = { $parts }
    .more = { $a }, { $b }
    .last = { $a } та { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; { $b }
either = { $parts }
    .more = { $a }, { $b }
    .last = { $a } або { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; або { $b }
sequence = { $parts }
    .more = { $a }, потім { $b }
    .last = { $a }, потім { $b }
    .long-more = { $a }; потім { $b }
    .long-last = { $a }; потім { $b }
some = вибрати { $n } з переліку: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
arrow = { $cost } → { $gain }
when = якщо { $condition }: { $effect }
when-else = якщо { $condition }: { $effect }; інакше { $otherwise }
each-opponent = кожен суперник повинен { $effect }
nothing = немає
brackets = ({ $text })
