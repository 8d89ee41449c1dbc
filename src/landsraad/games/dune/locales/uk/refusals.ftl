### Чому хід відхилено в іграх родини Imperium: refusal-КЛЮЧ. Що каже лише одна гра родини — у файлі цієї гри
### (ГРА_refusals.ftl).

## не та мить
refusal-buy-in-reveal = карти можна придбати лише під час свого розкриття
refusal-deploy-with-agent = загони розгортають, коли агента відправлено на бойову локацію
refusal-agent-or-reveal = у свій хід відправляють агента або розкривають карти
refusal-no-agent-sent = у цей хід агента ще не відправлено
refusal-nothing-revealed = у цей хід ще нічого не розкрито
refusal-agent-is-sent = одна карта відправляє одного агента, і в цей хід його вже відправлено
refusal-end-agent-turn = у цей хід агента вже відправлено: спершу завершіть хід
refusal-reveal-boxes-wait = комірки розкриття діють лише під час розкриття карт
refusal-still-open = ще не застосовано: { $parts }
refusal-say-deployment = виберіть, скільки загонів розгорнути; можна й 0
refusal-end-not-pass = пасувати тут не можна: завершіть хід
refusal-no-agent-in-reveal = під час розкриття карт агентів не відправляють
refusal-revealed-already = ви вже розкрили карти
refusal-agent-boxes-idle = під час розкриття карт комірки агента не діють
refusal-turns-over = ходи гравців у цьому раунді вже закінчено
refusal-end-window = ви вже зіграли карту: не пасуйте, а завершіть свою чергу
refusal-pass-window = ви не зіграли жодної карти: спасуйте

## відправлення агента
refusal-not-in-hand = карти «{ $card }» немає у вас на руці
refusal-no-agent-left = у вас не лишилося агентів: розкрийте карти
refusal-no-icon = на карті «{ $card }» немає символів агента: її можна лише розкрити
refusal-other-icons = на карті «{ $card }» немає символу «{ $icon }», є лише: { $icons }
refusal-no-card-with-icon = жодна карта у вашій руці не має символу «{ $icon }»
refusal-no-card-with-icons = жодна карта у вашій руці не має символу агента: розкривайте карти
refusal-influence-by-effect = вплив дають локації цієї фракції ({ $faction }) і карти, коли так каже ефект
refusal-already-seated = місце у вас уже є
refusal-already-hired = уже найнято
refusal-not-at-level = на рівні «{ $difficulty }» ця локація не для вас
refusal-silenced = закрито картою «{ card-the_voice }» ({ $seat })
refusal-own-agent-there = тут уже стоїть ваш агент
refusal-occupied = зайнято ({ $seats })

## ціни та умови
refusal-needs = треба мати { event-gained.n }, а у вас { $have }
refusal-needs-influence = треба мати { influence.n } на { influence.whom }, а у вас { $have }
refusal-needs-council = треба мати місце у Вищій раді
refusal-needs-deployed = треба мати { n-troops.there }, а у вас { $have }
refusal-needs-any-influence = треба втратити вплив, а його у вас немає
refusal-needs-alliance = потрібен союз, а у вас немає жодного
refusal-no-agent-on-board = на полі немає вашого агента
refusal-mentat-away = Ментат не на своїй локації
refusal-deck-empty = ваша колода порожня, а заради перегляду скид не тасують
refusal-no-enemy-troop = ніхто із суперників не має загону в Зоні конфлікту
refusal-condition-unmet = умову не виконано
refusal-counts-by-itself = умову не виконано; щойно її буде виконано, це зарахується само
refusal-nothing-comes = зараз це нічого не дасть

## придбання карт. `.have` — переконливість, яку має гравець.
refusal-never-bought = карту «{ $card }» не купують: її отримують на її локації
refusal-none-left = не лишилося жодної
refusal-set-aside-for = карту «{ $card }» відкладено; придбати її може лише { $seat }
refusal-not-on-sale = карти «{ $card }» немає ні в Ряді Імперіуму, ні у Фонді
refusal-not-in-row = карти «{ $card }» немає в Ряді Імперіуму
refusal-too-dear = карта «{ $card }» коштує { $cost }, а у вас { refusal-too-dear.have }
    .have = { $have ->
        [one] { $have } очко переконливості
        [few] { $have } очки переконливості
        [many] { $have } очок переконливості
       *[other] { $have } очка переконливості
    }
refusal-too-dear-yet = карта «{ $card }» коштує { $cost } ({ $printed } мінус { $less }), а у вас { refusal-too-dear.have }
refusal-over-limit = карта «{ $card }» коштує { $cost }, а це більше ніж { $limit }

## карти інтриг
refusal-not-held = у вас немає карти «{ $card }»
refusal-no-own-troop = у вас немає загону в Зоні конфлікту
refusal-opening-card = карту «{ $card }» грають на самому початку ходу
refusal-before-agent-card = карту «{ $card }» грають до відправлення агента
refusal-plot-card = «{ $card }» — карта задуму: її грають у свій хід
refusal-victory-card = карту «{ $card }» грають, перемігши в конфлікті
refusal-aftermath-card = карту «{ $card }» грають після нагород конфлікту, перш ніж війська повернуться
refusal-endgame-card = «{ $card }» — карта кінця гри: вона чекає на кінець гри
refusal-combat-card = «{ $card }» — карта бою: її грають під час бою
refusal-combat-or-endgame-card = «{ $card }» — карта бою: її грають під час бою або в кінці гри

## комірки
refusal-box-done = { $box_id ->
    [card] на карті більше немає чого застосовувати
    [space] на локації більше немає чого застосовувати
   *[influence] вплив застосовувати вже не треба
}
refusal-no-partner = у цей хід агента відправила лише одна карта
refusal-card-box-first = порядок тут нічого не змінює: спершу карта
refusal-resolve-first = спершу те, що ще не застосовано: { $parts }
refusal-not-revealed = карту «{ $card }» не розкрито
refusal-nothing-left = на карті «{ $card }» більше немає чого застосовувати

## загони
refusal-not-combat-space = «{ $space }» — не бойова локація
refusal-all-deployed = усе, що можна розгорнути в цей хід, уже розгорнуто
refusal-deployment-done = у цей хід загони вже розгорнуто
refusal-garrison-has = у вашому гарнізоні { n-troops }
refusal-deploy-limit = щонайбільше { $limit }: { $recruited } найнято в цей хід і ще { $n } з гарнізону
refusal-defence-one = для захисту розгортають один загін із запасу або жодного
refusal-deploy-most = щонайбільше { $limit } (у вашому гарнізоні { n-troops })
refusal-retreat-most = щонайбільше { $limit } (у вас { n-troops.there })
refusal-say-zero = якщо не хочете, виберіть 0
refusal-seat-without-troop = у цього гравця немає загону в Зоні конфлікту
refusal-against-opponent = цю карту грають проти суперника

## карти, прянощі, вплив, агенти: про що питає ефект
refusal-not-in-zone = { $zone_id ->
    [hand] карти «{ $card }» немає у вас на руці
    [discard] карти «{ $card }» немає у вашому скиді
   *[other] карти «{ $card }» немає серед ваших карт у грі
}
refusal-not-of-faction = «{ $card }» — не карта { influence.of }
refusal-trash-is-cost = знищення карти тут — це плата
refusal-have-spice = у вас { gain-spice.n }
refusal-sold-by = продати можна 2, 3, 4 або 5 прянощів
refusal-no-influence = у вас немає впливу на { influence.whom }
refusal-faction-chosen = фракцію «{ $faction }» вже вибрано
refusal-only-with = вибирати можна лише з таких фракцій: { $factions }
refusal-nobody-ahead = ніхто із суперників не має більшого впливу на { influence.whom }, ніж ви
refusal-rival-where-least = Конкурент отримує вплив там, де його в нього найменше
refusal-alliance-goes-to = союз { influence.with } отримує той суперник, чий вплив там найбільший
refusal-no-agent-on = на локації «{ $space }» немає вашого агента
refusal-no-agent-to-move = на локації «{ $space }» немає агента, якого ви могли б перемістити
refusal-no-agent-on-leader = на карті вашого лідера немає агента
refusal-richest-maker = він іде на вільну локацію видобутку, де найбільше додаткових прянощів

## перед грою
refusal-leader-named-twice = лідери: { $leader } може очолювати лише один Дім
refusal-leader-needs-module = лідери: { $leader } грає лише з модулем, якого тут немає: { $option }
refusal-module-needs = { $option }: потрібен також модуль: { $needed }
refusal-module-for-others = { $option }: не для гри з такою кількістю гравців: { $n }
