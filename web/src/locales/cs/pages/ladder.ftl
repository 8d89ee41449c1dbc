# The ladder, and pages of players
ladder-kind-solo = sólo
ladder-kind-two = 2 hráči
ladder-kind-four = 3–4 hráči
ladder-kind-six = 6, týmy
ladder-game = Hra
ladder-kind = Druh stolu
ladder-who = Kdo
ladder-who-all = lidé a boti
ladder-who-people = lidé
ladder-who-bots = boti
ladder-season = Sezóna
ladder-always = Celkem
ladder-season-n = Sezóna { $n }
ladder-days-left = { $n ->
    [one] ještě { $n } den
    [few] ještě { $n } dny
   *[other] ještě { $n } dní
 }
ladder-about = { $people ->
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
 } a pevná hodnocení botů: { $bots }. Každý druh stolu se hodnotí zvlášť.
ladder-place = Místo
ladder-player = Hráč
ladder-last-games = Poslední hry
ladder-rating = Hodnocení
ladder-week = 7 dní
ladder-wins = Výhry
ladder-games = Hry
ladder-provisional = předběžné: zatím málo her
ladder-fixed = pevné hodnocení
ladder-bot = Bot ({ $level })
ladder-random = náhodný
ladder-automas = Automy
ladder-automas-of = Automy ({ $level })
ladder-nobody = bývalý hráč
ladder-empty = Zatím tu nikdo nemá hodnocení.
ladder-make = Založit hodnocený stůl
ladder-above = Výš
ladder-below = Níž
ladder-how = Všichni začínají s 1000 body. Body jsou opatrný odhad: rostou s výsledky a s jistotou odhadu a „?“ znamená, že ještě jistý není, asi prvních 35 her. Rozdíl 100 bodů mezi hráči s jistým hodnocením znamená, že jeden z nich vyhraje 64 % společných her. Boti mají pevná hodnocení z naměřených zápasů; hry s nimi se počítají napůl. Kdo hru opustí, je poslední.

player-since = tady od: { $month }
player-games = { $games ->
    [one] { $games } hodnocená hra
    [few] { $games } hodnocené hry
   *[other] { $games } hodnocených her
 }, výher: { $wins }
player-finishes = dohrává { $share } her
player-none = Zatím žádné hodnocené hry.
player-place = místo { $place } z { $people }
player-curve = Hodnocení po každé hře ({ $n }), { $from } – { $to }
player-leaders = Výhry podle vůdce
player-turns = Výhry podle pořadí tahů
player-turn-n = { $n }. na tahu
player-interval = pruh: interval 95 %
player-opponents = Vzájemné zápasy
player-opponents-about = kdo z obou skončil výš
player-rated-games = Hodnocené hry
player-nth = { $n }.
player-left = odchod

rated-make = Hodnocený stůl
rated-offer = Výsledek se počítá do žebříčku. Všichni potřebují profil.
rated-about = Všechny hodnocené stoly jsou stejné: nastavení hry je pevné, jsou tu hodiny, nenapovídá se a skončený tah se nevrací. Každý u stolu potřebuje profil a kdo odejde, je poslední.
rated-one-here = Tady může být jen jedno místo: ostatní jsou pro pozvané lidi nebo boty.
rated-wants-clock = Zvol hodiny.
rating-playing = Hodnocení přijde po hře.
rating-waiting = Hodnocení se počítá…
rating-abandoned = Bez hodnocení: všichni odešli.
rating-altered = Bez hodnocení: během hry se změnila pravidla.
