### Stůl Povstání v terminálu kromě společného pro celou rodinu. Co je pod „zkratky“ a „značky“, ať je co nejkratší.

## vedle herního plánu
screen-no-worms = bez { $worm }: Štítový val
screen-wall = Štítový val stojí
screen-wall-gone = Štítový val je pryč

## značky: za řádkem hráče
honour-hooks = háky
honour-memories = vzpomínky { $n }
mark-crysknife = nůž
mark-desert_mouse = myš
mark-ornithopter = toptéra
mark-wild = libovolná

## vysvětlivky znaků
sign-spy = špion
sign-worm = červ

## zkratky: $spy, $worm a $contract jsou také znaky (◎ § ¤)
short-place-spy-here = 1{ $spy } zde
short-place-spy-shared = 1{ $spy } kamkoli
short-detonate = val lze odstranit
short-demolish = odstraň val
short-maker-hooks = háky
short-surcharge-solari = +{ $n }{ $solari }
short-surcharge-spice = +{ $n }{ $spice }
short-recall-other-agent = povolej agenta
short-trash-intrigue = znič { $intrigue }
short-acquire-to-hand = vezmi kartu za max { $n } do ruky
short-acquire-exactly-to-hand = vezmi kartu za { $n } do ruky
short-acquire-for-solari = lze koupit do ruky za { $solari }
short-trash-for-gain = znič z ruky ({ $gain })
short-retreat-exactly = stáhni { $n }{ $troop }
short-retreat-between = stáhni { $least }-{ $n }{ $troop }
short-call-to-arms = { $n }{ $troop } za získanou kartu
short-distraction = { $n } do střetu: 1{ $spy }
short-hold-back = nikdo do střetu
short-turn-down-icon = otoč: { $icon }
short-lose-influences = -{ $n } kdekoli
short-train = výcvik
short-store-memory = vzpomínka
short-awaken = vzpomínky za { $card }, otoč
short-repeat-space = pole znovu
short-influence-where-spying = +{ $n } kde sleduješ
short-draw-per-worm = { $n }{ $card } za { $worm }
short-deploy-or-retreat = { $n }{ $troop } do střetu či zpět
short-deploy-recruits = získané smějí do střetu
short-swords-per-armed = { $n }{ $swords } za kartu s mečem
short-swords-per-revealed = { $n }{ $swords } za kartu { $letter }
short-return-this = zpět do ruky
short-sort-three = z { $n }: dober, odhoď, znič
short-trash-from-hand = znič { $letter } z ruky
short-trash-other = znič jinou { $letter }
short-if-spies = { $n }{ $spy }
short-if-maker-hooks = háky
short-if-sandworms = { $worm } ve střetu
short-if-strength = síla { $n }+
short-if-paid-more = příplatek
short-if-gained-spice = přibylo { $spice }
short-if-ally-of-another = { $n }+ u cizí aliance
short-if-post-landsraad = u L
short-if-post-faction = u frakce
short-if-spy-recalled = { $spy } zpět
short-if-spying-on-maker = { $spy } v poušti
short-if-units = { $n }+ ve střetu
short-if-deck-size = { $n }{ $card } v balíčku
short-if-no-council = bez křesla
short-if-swordmaster = mistr
short-if-acquired-flow = Koření získáno
short-if-visited-maker = v poušti
short-if-visited-faction = u frakce
short-if-discarded = karta { $letter }

## nadpisy nad kroky jednoho druhu
heading-spy = Vyslat špiona
heading-recall_spy = Povolat zpět špiona
heading-infiltrate = Infiltrovat
heading-gather = Povolat zpět pro kartu
heading-trash_intrigue = Zničit
heading-trash_looked = Zničit
heading-buy_solari = Získat za soláry

## nápověda
help-spies = { $spy }A za polem: A ho sleduje. { $spy }2 za hráčem: zbývají dva špioni. Špion pustí tvého agenta k cizímu, nebo se vrátí pro kartu, když tvůj agent přichází.
help-worms = { $worm } je písečný červ ve střetu: 3 síly a dvojité odměny. Je třeba mít tvůrcovské háky a střet nesmí být za Štítovým valem.
help-tokens = { $contract }2+1 za hráčem: dvě otevřené smlouvy, jedna splněná. Dál ikony cíle a vyhraných střetů lícem nahoru: dvě stejné jsou bod.

## stránky
page-posts = Pozorovací stanoviště
page-spies = sleduje { $names }
page-won = Vyhrané střety lícem nahoru
page-face-down = lícem dolů
page-spies-left = Špioni ve tvé zásobě

## stůl v řádcích slov
plain-hooks = tvůrcovské háky
plain-worms = píseční červi { $n }
plain-spies = špioni: { $posts }
plain-won = vyhráno: { $conflicts }

## konec hry
reason-reveal = shoda ve všem, co se počítá, ale odhalení přišlo jako poslední
decided-reveal = poslední tah odhalení
