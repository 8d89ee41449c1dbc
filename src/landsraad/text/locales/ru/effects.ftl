### Связки между эффектами. `.more` — запятая списка, `.last` — слово перед его концом; `.long-` — для списков,
### в частях которых есть условия или стрелки.
###
### Эффекты — в неопределённой форме («нанять 2 отряда»): так они годятся и для текста карт, и для кнопок, и после
### «каждый соперник должен». События — в настоящем времени: оно не зависит от рода имени игрока.
###
### Термины (одно слово — одна вещь):
###   space ячейка · board поле · Agent агент · leader лидер · signet перстень · icon символ
###   troop отряд · recruit нанять · garrison гарнизон · supply запас · deploy ввести в бой · retreat отвести
###   Conflict: карта — конфликт, место — зона конфликта; Combat сражение · strength сила · sword меч · reward награда
###   solari солярий · spice Пряность · bonus spice дополнительная Пряность · water вода · persuasion убеждение · VP ПО
###   faction фракция · influence влияние (у кого) · alliance союз (с кем) · control контроль
###   hand рука · deck колода · discard pile сброс · in play в игре · draw взять · discard сбросить · trash удалить
###   acquire приобрести · Imperium Row Ряд Империи · Reserve Резерв · set aside отложить
###   reveal turn раскрытие · reveal раскрыть · plot заговор · combat card карта сражения · endgame конец игры
###   maker space ячейка добычи · harvest добывать · Mentat ментат · High Council Высший Совет · recall отозвать
###   opponent соперник · rival оппонент · House Hagal Дом Хагал · CHOAM КООАМ · pass спасовать · round раунд · game партия

all = { $parts }
    .more = { $a }, { $b }
    .last = { $a } и { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; { $b }
either = { $parts }
    .more = { $a }, { $b }
    .last = { $a } или { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; или { $b }
sequence = { $parts }
    .more = { $a }, затем { $b }
    .last = { $a }, затем { $b }
    .long-more = { $a }; затем { $b }
    .long-last = { $a }; затем { $b }
some = выбрать { $n } из: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
arrow = { $cost } → { $gain }
when = если { $condition }: { $effect }
when-else = если { $condition }: { $effect }; иначе { $otherwise }
each-opponent = каждый соперник должен { $effect }
nothing = нет
brackets = ({ $text })
