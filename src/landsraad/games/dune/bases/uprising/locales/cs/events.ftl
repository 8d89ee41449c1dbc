### Zápis toho, co má jen Povstání. Po { $seat } hned stojí sloveso, viz games/dune/locales.

## špioni
event-spy_placed = { $seat } vysílá špiona: { $post }
event-spy_recalled = { $seat } povolává zpět špiona: { $post }
event-infiltrated = { $seat } infiltruje díky špionovi: { $post }
event-gathered_intelligence = { $seat } shromažďuje informace: { $post }
event-watched = { $seat } sleduje pole tvůrce, kam přichází agent ({ $whom })

## píseční červi
event-summoned = { $seat } přivolává { n-worms }
event-worms_home = { $seat } propouští do pouště { n-worms }
event-wall_gone = { $seat } odstraňuje Štítový val
event-maker_hooks = { $seat } bere tvůrcovské háky

## vyhrané střety, karty
event-took_conflict = { $seat } bere kartu střetu { $conflict }
event-paired = { $icon_id ->
    [wild] { $seat } nachází dvojici pro libovolnou ikonu
   *[other] { $seat } skládá dvojici ikon: { $icon }
}
event-trashed_intrigue = { $seat } ničí kartu intrik { $card }

## vůdci
event-trained = { $seat } postupuje na počítadle výcviku: { $training }
event-remembered = { $seat } má vzpomínky: { $n }
event-flipped_leader = { $seat } otáčí vůdce
