### War for Arrakis: what only its table says. Fetched with it.

tab-map = Mapa
tab-battle = Bitva
tab-boards = Desky
tab-visions = Vize
tab-chat = Chat
side-summary = { $side }, { $name }: { $dice ->
    [one] { $dice } kostka akcí
    [few] { $dice } kostky akcí
    [many] { $dice } kostky akcí
   *[other] { $dice } kostek akcí
}, { $hand ->
    [one] { $hand } karta plánování
    [few] { $hand } karty plánování
    [many] { $hand } karty plánování
   *[other] { $hand } karet plánování
}, { $tokens ->
    [one] { $tokens } žeton Bene Gesserit
    [few] { $tokens } žetony Bene Gesserit
    [many] { $tokens } žetonu Bene Gesserit
   *[other] { $tokens } žetonů Bene Gesserit
}
dice-free = kostky { $n } z { $of }
bene-gesserit-die = žeton Bene Gesserit místo kostky
bene-gesserit-tokens = Žetony Bene Gesserit
bene-gesserit-for-atreides = Atreidové získají žeton Bene Gesserit
desert-power = Síla pouště
desert-power-when = kostky { $mine } ku { $theirs }
free-reveal = Odkrýt žeton
free-atomics = Atomové zbraně
leaders-enter = Do hry vstupuje nový vůdce
supply-and-decks = Zásoba a balíčky
leader-ready = připraven
leader-used = v tomto kole použit
leader-in-tank = v nádrži
spice-must-flow = Koření musí proudit
spice-now = Koření z této sklizně
spice-reserve = Koření v zásobě
column-lock = zamčené kostky
column-harvester = sklízeče
column-ornithopter = ornitoptéry
column-carryall = nosiče
ban = zákaz
ban-choam = nejvýše 5 jednotek v oblasti
ban-spacing-guild = žádný průzkum
ban-landsraad = žádné karty za bojové kostky
supremacy = Nadvláda
prescience-cards = Karty předvídání
secret-objective = Tajný cíl
no-plans = V ruce nejsou žádné karty plánování
map = Mapa Arrakisu
zoom-in = Blíž
zoom-out = Dál
zoom-whole = Celá mapa
ground-desert = poušť
ground-deep-desert = hluboká
ground-minor-erg = erg
ground-plateau = plošina
ground-mountain = hory
ground-closed = uzavřeno
air-zone-name = Vzdušná zóna { $name }
settlement-rank = osada hodnosti { $n }
sietch-rank = síť hodnosti { $n }
sietch-rank-hidden = skrytá síť hodnosti { $n }
sietch-hidden = skrytá síť
station = zkušební stanice
wormsigns = { $n ->
    [one] znamení červa
   *[other] { $n } znamení červa
}
crater = místo atomového výbuchu
legion-of = { $side }: { $parts }
units-regular = { $n ->
    [one] { $n } obyčejná
    [few] { $n } obyčejné
   *[other] { $n } obyčejných
}
units-elite = { $n ->
    [one] { $n } elitní
   *[other] { $n } elitních
}
units-atreides = { $n ->
    [one] { $n } fedajkýn
    [few] { $n } fedajkýni
   *[other] { $n } fedajkýnů
}
units-harkonnen = { $n ->
    [one] { $n } sardaukar
    [few] { $n } sardaukaři
   *[other] { $n } sardaukarů
}
officers-atreides = { $n ->
    [one] { $n } naíb
    [few] { $n } naíbové
   *[other] { $n } naíbů
}
officers-harkonnen = { $n ->
    [one] { $n } bašár
    [few] { $n } bašárové
   *[other] { $n } bašárů
}
tokens-hidden = { $n ->
    [one] { $n } žeton nasazení lícem dolů
    [few] { $n } žetony nasazení lícem dolů
    [many] { $n } žetonu nasazení lícem dolů
   *[other] { $n } žetonů nasazení lícem dolů
}
token-face = žeton: { $units }
guide-which = co to má být?
key-map = na mapě: do sousední oblasti; blíž, dál, celá mapa
side-summary-automa = { $side }, { $name }: { $dice ->
    [one] { $dice } ještě nehozená kostka
    [few] { $dice } ještě nehozené kostky
    [many] { $dice } ještě nehozené kostky
   *[other] { $dice } ještě nehozených kostek
}, { $cards ->
    [one] { $cards } posila
    [few] { $cards } posily
    [many] { $cards } posily
   *[other] { $cards } posil
}
dice-spent = použito { $n } z { $of }
mahdi-harvest = Sklizeň
mahdi-target = Cíl
mahdi-aim = V tomto tahu
mahdi-target-here = cíl Harkonnenů
mahdi-aim-here = cíl Harkonnenů v tomto tahu
mahdi-dice = { $n ->
    [one] { $n } ještě nehozená kostka
    [few] { $n } ještě nehozené kostky
    [many] { $n } ještě nehozené kostky
   *[other] { $n } ještě nehozených kostek
}, zamčeno { $locked }
mahdi-no-dice = není už čím házet
mahdi-unrolled = ještě nehozené kostky
mahdi-reserve = posily
mahdi-reinforcements = { $n ->
    [one] { $n } posila
    [few] { $n } posily
    [many] { $n } posily
   *[other] { $n } posil
}
mahdi-scheme = vedle desky
garrison-left = zbývající žetony posádek: černé { $black }, stříbrné { $silver }
garrison-here = žetony posádky lícem dolů: černé { $black }, stříbrné { $silver }
battle-for = Bitva: { $area }
battle-round = { $n }. kolo bitvy
surprise-attack = překvapivý útok
surprise-hit = Zásah překvapivého útoku
see-map = Mapa
to-battle = Zpět do bitvy
attacks = útočí
defends = brání se
legion = Legie
legion-gone = Nic nezbylo.
leaders = Vůdci
n-units = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
    [many] { $n } jednotky
   *[other] { $n } jednotek
}
dice = kostky
at-most = nejvýše { $n }
units = jednotky
rank-word = hodnost
cards-word = karty
extra = navíc
from-area = Odkud
in-area = Kde
stays-during = během bitvy tam zůstává
open-ground = otevřený terén
battle-cards = Karty
battle-leaders = Vůdci
battle-special = Speciální jednotky
battle-hits = Zásahy
battle-losses = Ztráty
cards-for-dice = Kostka za každou kartu plánování
no-cards-used = bez karet
rolled = zásahy { $hits }, štíty { $shields }, zvláštní { $specials }
wasted = ztraceno
no-specials = žádný zvláštní výsledek
cancel-shields = { $n ->
    [one] ruší { $n } štít
    [few] ruší { $n } štíty
   *[other] ruší { $n } štítů
}
nothing-to-cancel = žádný štít
no-special-units = bez speciálních jednotek
hits-on = zásahy: { $side }
hits-on-you = zásahy pro tebe
no-losses = beze ztrát
to-tank = do nádrže
stays = zůstává: { $n }
side-wins = Vítězství: { $side } ({ $names })
after-rounds = { $n ->
    [one] po { $n } kole
   *[other] po { $n } kolech
}
odds = Šance
odds-now = Jak tato bitva skončí
odds-going-on = Když bude pokračovat
odds-takes = { $side } dobudou: { $area }
odds-holds = { $side } vydrží
odds-nobody = nikdo nezbude: { $n }
odds-plain = Přesně, při nejprostších ztrátách na obou stranách; nikdo se nevzdá ani nepřidá karty.
odds-win = šance na vítězství
odds-dice = kostky { $a } proti { $b }
next-hits = Příští kolo: zásahy ({ $side }), %
next-hits-you = Příští kolo: zásahy pro tebe, %
costs-a-hit = Pokračovat proti osadě stojí hned 1 zásah.
costs-nothing = Pokračování nic nestojí.
next-round = Pak se bojuje další kolo.
attacker-picks = Kam, to vybírá útočník.
survivors-stay = Bitva končí; přeživší zůstávají.
sides-by-round = jak blízko byla každá strana svému cíli
