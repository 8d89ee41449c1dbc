### War for Arrakis: what only its table says. Fetched with it.

tab-map = Мапа
tab-battle = Битва
tab-boards = Планшети
tab-visions = Видіння
tab-chat = Чат
side-summary = { $side }, { $name }: { $dice ->
    [one] { $dice } кубик дій
    [few] { $dice } кубики дій
    [many] { $dice } кубиків дій
   *[other] { $dice } кубика дій
}, { $hand ->
    [one] { $hand } карта планування
    [few] { $hand } карти планування
    [many] { $hand } карт планування
   *[other] { $hand } карти планування
}, { $tokens ->
    [one] { $tokens } жетон Бене Гессерит
    [few] { $tokens } жетони Бене Гессерит
    [many] { $tokens } жетонів Бене Гессерит
   *[other] { $tokens } жетона Бене Гессерит
}
dice-free = кубиків { $n } з { $of }
bene-gesserit-die = жетон Бене Гессерит замість кубика
bene-gesserit-tokens = Жетони Бене Гессерит
bene-gesserit-for-atreides = Атріди отримують жетон Бене Гессерит
desert-power = Сила пустелі
desert-power-when = кубики: { $mine } проти { $theirs }
free-reveal = Розкрити жетон
free-atomics = Ядерний арсенал
leaders-enter = У гру вступає новий лідер
supply-and-decks = Запас і колоди
leader-ready = готовий
leader-used = використаний у цьому раунді
leader-in-tank = у резервуарі
spice-must-flow = Прянощі повинні текти
spice-now = Прянощі цього збирання
spice-reserve = Прянощі в запасі
column-lock = заблоковані кубики
column-harvester = гарвестери
column-ornithopter = орнітоптери
column-carryall = транспортувальники
ban = заб.
ban-choam = не більш ніж 5 загонів у зоні
ban-spacing-guild = без розвідки
ban-landsraad = без карт за бойові кубики
supremacy = Панування
prescience-cards = Карти передбачення
secret-objective = Таємна мета
no-plans = На руці немає карт планування
map = Мапа Арракісу
zoom-in = Ближче
zoom-out = Далі
zoom-whole = Уся мапа
ground-desert = пустеля
ground-deep-desert = глибока
ground-minor-erg = ерг
ground-plateau = плато
ground-mountain = гори
ground-closed = закрито
air-zone-name = Повітряна зона «{ $name }»
settlement-rank = поселення рангу { $n }
sietch-rank = січ рангу { $n }
sietch-rank-hidden = прихована січ рангу { $n }
sietch-hidden = прихована січ
station = випробувальна станція
wormsigns = { $n ->
    [one] { $n } знак хробака
    [few] { $n } знаки хробака
    [many] { $n } знаків хробака
   *[other] { $n } знака хробака
}
crater = місце ядерного вибуху
legion-of = { $side }: { $parts }
units-regular = { $n ->
    [one] { $n } звичайний
   *[other] { $n } звичайних
}
units-elite = { $n ->
    [one] { $n } елітний
   *[other] { $n } елітних
}
units-atreides = { $n ->
    [one] { $n } федайкін
    [few] { $n } федайкіни
   *[other] { $n } федайкінів
}
units-harkonnen = { $n ->
    [one] { $n } сардаукар
    [few] { $n } сардаукари
   *[other] { $n } сардаукарів
}
officers-atreides = { $n ->
    [one] { $n } наїб
    [few] { $n } наїби
   *[other] { $n } наїбів
}
officers-harkonnen = { $n ->
    [one] { $n } башар
    [few] { $n } башари
   *[other] { $n } башарів
}
tokens-hidden = { $n ->
    [one] { $n } жетон розгортання долілиць
    [few] { $n } жетони розгортання долілиць
    [many] { $n } жетонів розгортання долілиць
   *[other] { $n } жетона розгортання долілиць
}
token-face = жетон: { $units }
guide-which = що саме?
key-map = на мапі: до сусідньої зони; ближче, далі, уся мапа
side-summary-automa = { $side }, { $name }: { $dice ->
    [one] { $dice } ще не кинутий кубик
    [few] { $dice } ще не кинуті кубики
    [many] { $dice } ще не кинутих кубиків
   *[other] { $dice } ще не кинутого кубика
}, { $cards ->
    [one] { $cards } підкріплення
    [few] { $cards } підкріплення
    [many] { $cards } підкріплень
   *[other] { $cards } підкріплення
}
dice-spent = витрачено { $n } з { $of }
mahdi-harvest = Збирання
mahdi-target = Ціль
mahdi-aim = Цього ходу
mahdi-target-here = ціль Харконненів
mahdi-aim-here = мета Харконненів цього ходу
mahdi-dice = { $n ->
    [one] { $n } ще не кинутий кубик
    [few] { $n } ще не кинуті кубики
    [many] { $n } ще не кинутих кубиків
   *[other] { $n } ще не кинутого кубика
}, заблоковано { $locked }
mahdi-no-dice = кидати більше нічого
mahdi-unrolled = ще не кинуті кубики
mahdi-reserve = підкріплення
mahdi-reinforcements = { $n ->
    [one] { $n } підкріплення
    [few] { $n } підкріплення
    [many] { $n } підкріплень
   *[other] { $n } підкріплення
}
mahdi-scheme = біля поля
garrison-left = жетонів гарнізону лишилося: чорних { $black }, срібних { $silver }
garrison-here = жетони гарнізону долілиць: чорних { $black }, срібних { $silver }
battle-for = Битва: { $area }
battle-round = раунд битви { $n }
surprise-attack = раптова атака
surprise-hit = Влучання раптової атаки
see-map = Мапа
to-battle = Назад до битви
attacks = атакує
defends = обороняється
legion = Легіон
legion-gone = Нічого не лишилося.
leaders = Лідери
n-units = { $n ->
    [one] { $n } загін
    [few] { $n } загони
    [many] { $n } загонів
   *[other] { $n } загону
}
dice = кубики
at-most = не більш ніж { $n }
units = загони
rank-word = ранг
cards-word = карти
extra = додатково
from-area = Звідки
in-area = Де
stays-during = лишається там на час битви
open-ground = відкрита місцевість
battle-cards = Карти
battle-leaders = Лідери
battle-special = Спецзагони
battle-hits = Влучання
battle-losses = Втрати
cards-for-dice = По кубику за кожну карту планування
no-cards-used = без карт
rolled = влучань { $hits }, щитів { $shields }, особливих { $specials }
wasted = втрачено
no-specials = особливих немає
cancel-shields = { $n ->
    [one] скасовує { $n } щит
    [few] скасовують { $n } щити
   *[other] скасовують { $n } щитів
}
nothing-to-cancel = немає щитів
no-special-units = немає спецзагонів
hits-on = влучань: { $side }
hits-on-you = влучань по вас
no-losses = без втрат
to-tank = у резервуар
stays = лишається: { $n }
side-wins = Перемога: { $side } ({ $names })
after-rounds = { $n ->
    [one] після { $n } раунду
   *[other] після { $n } раундів
}
odds = Шанси
odds-now = Чим скінчиться ця битва
odds-going-on = Якщо битва триватиме
odds-takes = { $side } здобувають: { $area }
odds-holds = { $side } вистоять
odds-nobody = не лишиться нікого: { $n }
odds-plain = Точно, за найпростіших утрат з обох боків; ніхто не відступає й не додає карт.
odds-win = шанс перемогти
odds-dice = кубики: { $a } проти { $b }
next-hits = Наступний раунд: влучань ({ $side }), %
next-hits-you = Наступний раунд: влучань по вас, %
costs-a-hit = Продовження проти поселення відразу коштує 1 влучання.
costs-nothing = Продовження нічого не коштує.
next-round = Потім ще один раунд битви.
attacker-picks = Куди — вибирає нападник.
survivors-stay = Битву скінчено; уцілілі лишаються.
sides-by-round = наскільки близько кожна сторона підійшла до мети
