### War for Arrakis: what only its table says. Fetched with it.

tab-map = Карта
tab-battle = Битва
tab-boards = Планшеты
tab-visions = Видения
tab-chat = Чат
side-summary = { $side }, { $name }: { $dice ->
    [one] { $dice } кубик действий
    [few] { $dice } кубика действий
    [many] { $dice } кубиков действий
   *[other] { $dice } кубика действий
}, { $hand ->
    [one] { $hand } карта планирования
    [few] { $hand } карты планирования
    [many] { $hand } карт планирования
   *[other] { $hand } карты планирования
}, { $tokens ->
    [one] { $tokens } жетон Бене Гессерит
    [few] { $tokens } жетона Бене Гессерит
    [many] { $tokens } жетонов Бене Гессерит
   *[other] { $tokens } жетона Бене Гессерит
}
dice-free = кубиков { $n } из { $of }
bene-gesserit-die = жетон Бене Гессерит вместо кубика
bene-gesserit-tokens = Жетоны Бене Гессерит
bene-gesserit-for-atreides = Атрейдесы получают жетон Бене Гессерит
desert-power = Сила пустыни
desert-power-when = кубики: { $mine } против { $theirs }
free-reveal = Раскрыть жетон
free-atomics = Ядерный арсенал
leaders-enter = В игру вступает новый лидер
supply-and-decks = Запас и колоды
leader-ready = готов
leader-used = использован в этом раунде
leader-in-tank = в резервуаре
spice-must-flow = Пряность должна течь
spice-now = Пряность этого сбора
spice-reserve = Пряность в запасе
column-lock = заблокированные кубики
column-harvester = комбайны
column-ornithopter = орнитоптеры
column-carryall = грузолёты
ban = запр.
ban-choam = не более 5 отрядов в области
ban-spacing-guild = без разведки
ban-landsraad = без карт за боевые кубики
supremacy = Господство
prescience-cards = Карты предвидения
secret-objective = Тайная цель
no-plans = На руке нет карт планирования
map = Карта Арракиса
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Вся карта
ground-desert = пустыня
ground-deep-desert = глубокая
ground-minor-erg = эрг
ground-plateau = плато
ground-mountain = горы
ground-closed = закрыто
air-zone-name = Воздушная зона «{ $name }»
settlement-rank = поселение ранга { $n }
sietch-rank = сиетч ранга { $n }
sietch-rank-hidden = скрытый сиетч ранга { $n }
sietch-hidden = скрытый сиетч
station = опытная станция
wormsigns = { $n ->
    [one] { $n } знак червя
    [few] { $n } знака червя
    [many] { $n } знаков червя
   *[other] { $n } знака червя
}
crater = место ядерного взрыва
legion-of = { $side }: { $parts }
units-regular = { $n ->
    [one] { $n } обычный
   *[other] { $n } обычных
}
units-elite = { $n ->
    [one] { $n } элитный
   *[other] { $n } элитных
}
units-atreides = { $n ->
    [one] { $n } федайкин
    [few] { $n } федайкина
   *[other] { $n } федайкинов
}
units-harkonnen = { $n ->
    [one] { $n } сардаукар
    [few] { $n } сардаукара
   *[other] { $n } сардаукаров
}
officers-atreides = { $n ->
    [one] { $n } наиб
    [few] { $n } наиба
   *[other] { $n } наибов
}
officers-harkonnen = { $n ->
    [one] { $n } башар
    [few] { $n } башара
   *[other] { $n } башаров
}
tokens-hidden = { $n ->
    [one] { $n } жетон развёртывания лицом вниз
    [few] { $n } жетона развёртывания лицом вниз
    [many] { $n } жетонов развёртывания лицом вниз
   *[other] { $n } жетона развёртывания лицом вниз
}
token-face = жетон: { $units }
guide-which = что именно?
key-map = на карте: к соседней области; ближе, дальше, вся карта
side-summary-automa = { $side }, { $name }: { $dice ->
    [one] { $dice } ещё не брошенный кубик
    [few] { $dice } ещё не брошенных кубика
    [many] { $dice } ещё не брошенных кубиков
   *[other] { $dice } ещё не брошенного кубика
}, { $cards ->
    [one] { $cards } подкрепление
    [few] { $cards } подкрепления
    [many] { $cards } подкреплений
   *[other] { $cards } подкрепления
}
dice-spent = потрачено { $n } из { $of }
mahdi-harvest = Сбор
mahdi-target = Цель
mahdi-aim = В этот ход
mahdi-target-here = цель Харконненов
mahdi-aim-here = цель Харконненов в этот ход
mahdi-dice = { $n ->
    [one] { $n } ещё не брошенный кубик
    [few] { $n } ещё не брошенных кубика
    [many] { $n } ещё не брошенных кубиков
   *[other] { $n } ещё не брошенного кубика
}, заблокировано { $locked }
mahdi-no-dice = бросать больше нечего
mahdi-unrolled = ещё не брошенные кубики
mahdi-reserve = подкрепления
mahdi-reinforcements = { $n ->
    [one] { $n } подкрепление
    [few] { $n } подкрепления
    [many] { $n } подкреплений
   *[other] { $n } подкрепления
}
mahdi-scheme = рядом с полем
garrison-left = жетонов гарнизона осталось: чёрных { $black }, серебряных { $silver }
garrison-here = жетоны гарнизона лицом вниз: чёрных { $black }, серебряных { $silver }
battle-for = Битва: { $area }
battle-round = раунд битвы { $n }
surprise-attack = внезапная атака
surprise-hit = Попадание внезапной атаки
see-map = Карта
to-battle = Назад к битве
attacks = атакует
defends = обороняется
legion = Легион
legion-gone = Ничего не осталось.
leaders = Лидеры
n-units = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
dice = кубики
at-most = не более { $n }
units = отряды
rank-word = ранг
cards-word = карты
extra = ещё
from-area = Откуда
in-area = Где
stays-during = остаётся там на время битвы
open-ground = открытая местность
battle-cards = Карты
battle-leaders = Лидеры
battle-special = Спецотряды
battle-hits = Попадания
battle-losses = Потери
cards-for-dice = По кубику за каждую карту планирования
no-cards-used = без карт
rolled = попаданий { $hits }, щитов { $shields }, особых { $specials }
wasted = потеряно
no-specials = особых нет
cancel-shields = { $n ->
    [one] отменяет { $n } щит
    [few] отменяют { $n } щита
   *[other] отменяют { $n } щитов
}
nothing-to-cancel = нет щитов
no-special-units = нет спецотрядов
hits-on = попаданий: { $side }
hits-on-you = попаданий по вам
no-losses = без потерь
to-tank = в резервуар
stays = остаётся: { $n }
side-wins = Победа: { $side } ({ $names })
after-rounds = { $n ->
    [one] после { $n } раунда
   *[other] после { $n } раундов
}
odds = Шансы
odds-now = Чем кончится эта битва
odds-going-on = Если битва продолжится
odds-takes = { $side } захватят: { $area }
odds-holds = { $side } выстоят
odds-nobody = не останется никого: { $n }
odds-plain = Точно, при самых простых потерях с обеих сторон; никто не отступает и не добавляет карт.
odds-win = шанс победить
odds-dice = кубики: { $a } против { $b }
next-hits = Следующий раунд: попаданий ({ $side }), %
next-hits-you = Следующий раунд: попаданий по вам, %
costs-a-hit = Продолжение против поселения сразу стоит 1 попадания.
costs-nothing = Продолжение ничего не стоит.
next-round = Затем ещё один раунд битвы.
attacker-picks = Куда — выбирает нападающий.
survivors-stay = Битва окончена; уцелевшие остаются.
sides-by-round = насколько близко каждая сторона подошла к цели
