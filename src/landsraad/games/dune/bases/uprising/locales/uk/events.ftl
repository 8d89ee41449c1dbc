### Журнал того, що є лише в «Піднесенні».

## шпигуни
event-spy_placed = { $seat } розміщує шпигуна: { $post }
event-spy_recalled = { $seat } відкликає шпигуна: { $post }
event-infiltrated = { $seat } проникає завдяки шпигунові: { $post }
event-gathered_intelligence = { $seat } збирає розвіддані: { $post }
event-watched = { $seat } стежить за локацією видобутку, куди прибуває агент ({ $whom })

## піщані хробаки
event-summoned = { $seat } викликає { n-worms }
event-worms_home = { $seat } відпускає { n-worms } в пустелю
event-wall_gone = { $seat } прибирає Оборонну стіну
event-maker_hooks = { $seat } бере гаки творця

## виграні конфлікти, карти
event-took_conflict = { $seat } забирає карту конфлікту «{ $conflict }»
event-paired = { $icon_id ->
    [wild] { $seat } знаходить пару для символу «{ $icon }»
   *[other] { $seat } складає пару символів: { $icon }
}
event-trashed_intrigue = { $seat } знищує карту інтриги «{ $card }»

## лідери
event-trained = { $seat } просувається шкалою тренувань: { $training }
event-remembered = { $seat } має спогадів: { $n }
event-flipped_leader = { $seat } перевертає лідера
