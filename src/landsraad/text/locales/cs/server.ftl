### Co server odmítá každému, kdo hraje nebo se dívá v prohlížeči: refusal-KLÍČ.

refusal-moved-first = mezitím táhl někdo jiný
refusal-not-your-decision = teď rozhoduje { $seat }
refusal-only-watching = jen se díváš; tohle mohou jen hráči u tohoto stolu
refusal-rules-changed = pravidla se změnila a tato hra nemůže pokračovat
refusal-table-closed = správce serveru tento stůl zavřel; už se tu nedá hrát
refusal-table-deleted = správce serveru tento stůl smazal

## odkazy a místa
refusal-link-opens-nothing = tento odkaz tu neplatí; možná byl obnoven
refusal-invitation-needed = tento stůl je soukromý; k přisednutí je třeba pozvánka
refusal-seat-not-free = toto místo není volné
refusal-seat-just-taken = právě si tam sedl někdo jiný
refusal-seat-changed-hands = na tomto místě se právě vyměnil hráč
refusal-whose-link = uveď místo, jehož odkaz se má obnovit
refusal-only-maker-renews = cizí odkazy může obnovit jen ten, kdo stůl založil
refusal-seat-without-link = místo { $seat_id } nemá odkaz

## jména a chat. $n je počet písmen.
refusal-name-too-long = jméno: jeden řádek, nejvýše { refusal-name-too-long.n }
    .n = { $n ->
        [one] 1 znak
        [few] { $n } znaky
        [many] { $n } znaku
       *[other] { $n } znaků
    }
refusal-title-too-long = název: jeden řádek, nejvýše { refusal-name-too-long.n }
refusal-nothing-to-say = zpráva je prázdná
refusal-chat-too-long = zpráva: nejvýše { refusal-name-too-long.n }

## nové stoly, záznamy, přehrávání
refusal-too-many-seats = místa: uvedeno { $given }, obsadit lze jen { $n }
refusal-seed-old = semínko rozdání: text začínající { $word } je vyhrazen starým stolům; zvol jiný
refusal-no-such-moment = vyber okamžik od { $first } do { $last }
refusal-over-there = v tu chvíli už hra skončila; vyber dřívější okamžik
refusal-nothing-to-try = odtud už není co zkoušet
refusal-record-too-early = hra neskončila; její záznam by prozradil, co je ještě skryto
refusal-record-of-position = tato hra nezačala běžnou přípravou, takže nemá záznam
refusal-record-of-mended = tato hra pokračovala podle opravených pravidel; lze si ji přehrát, ale záznam nemá
refusal-moment-not-kept = pozice z té chvíle se nezachovala
refusal-broken-move = tento tah se nepovedl kvůli chybě v pravidlech serveru; chyba byla zaznamenána a nic se nezměnilo
refusal-record-unreadable = záznam se nepodařilo přečíst ({ $detail })
refusal-record-too-long = záznam tu smí mít nejvýše { $n ->
    [one] 1 krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
refusal-record-too-slow = kontrola tohoto záznamu tu trvá příliš dlouho
refusal-imports-busy = právě se čtou jiné záznamy; zkus to za chvíli
refusal-review-too-early = partie ještě neskončila; rozbor by prozradil, co je zatím skryté
refusal-review-without-record = tato partie nezačala z obvyklé přípravy nebo pokračovala podle opravených pravidel, takže ji nelze rozebrat
refusal-not-reviewed = tato partie ještě nebyla rozebrána
refusal-reviews-busy = právě probíhají jiné rozbory; zkuste to za pár minut
refusal-position-wrong = pozici se nepodařilo přečíst ({ $detail })
refusal-position-line = řádek { $line }: { $detail }
refusal-position-broken = s touto pozicí si pravidla neporadí; změň ji a zkus to znovu
refusal-position-too-slow = příprava této pozice trvá příliš dlouho
refusal-positions-busy = právě se připravují jiné pozice; zkus to za chvíli
refusal-analysis-too-early = partie ještě neskončila; analýza by prozradila, co je zatím skryté
refusal-analysis-not-yours = dokud partie běží, může tento stůl analyzovat jen ten, kdo u něj hraje
refusal-analyses-busy = právě se analyzují jiné pozice; zkus to za chvíli
refusal-try-seat = vyzkoušet lze jen místa hráčů dohrané partie
refusal-no-thoughts = tento tah neudělal bot
refusal-no-hints = u tohoto stolu se nenapovídá

## co tu není a co se nepovedlo
refusal-no-lesson = neznámá lekce „{ $id }“
refusal-no-puzzle = neznámá úloha „{ $id }“
refusal-puzzle-stale = pravidla se od té doby změnila a tato úloha už nefunguje
refusal-no-table = neznámý stůl „{ $id }“
refusal-no-game = neznámá hra „{ $name }“
refusal-nothing-here = tady nic není
refusal-foreign-page = stránkám jiných webů to není dovoleno
refusal-foreign-host = „{ $name }“ není jméno tohoto serveru; povolíš je nastavením { $setting }
refusal-too-long = příliš dlouhý požadavek
refusal-too-fast = příliš rychle: chvilku počkej
refusal-previews-busy = příliš mnoho náhledů najednou: chvilku počkej
refusal-thoughts-busy = příliš mnoho vysvětlení najednou; zkus to za chvíli znovu
refusal-no-database = databáze neodpovídá
refusal-went-wrong = na serveru se něco pokazilo; chyba byla zaznamenána

## hodiny a odvety
refusal-bot-plays-seat = za toto místo hraje bot; nejdřív řekni, že jsi zpět
refusal-player-is-back = hráč tohoto místa je zpět
refusal-no-day-clock = u tohoto stolu se čas na tah neměří na dny
refusal-own-decision = je to tvoje vlastní rozhodnutí
refusal-time-left = čas na tah ještě nevypršel
refusal-busy-table = u tohoto stolu právě něco dělá někdo jiný; zkus to znovu
refusal-not-over = hra ještě neskončila
refusal-rematch-seat-taken = tvoje místo v odvetě je už obsazené, tebou na jiné stránce nebo přes pozvánku

## profiles. $n is how many passkeys a profile may have.
refusal-signed-out = žádný profil tu není přihlášen
refusal-not-let-in = tohle tu žádný profil neotevře; možná je to chybné, už použité nebo příliš staré
refusal-signed-in-already = profil už je přihlášen
refusal-signup-closed = tento server nepřijímá nové profily
refusal-wrong-invitation = to není pozvánka na tento server
refusal-profile-required = na tomto serveru je ke hře potřeba profil; nejprve si ho založ nebo se přihlas
refusal-profile-closed = tento profil je uzavřený; nejprve ho znovu otevři
refusal-no-way-back = nejprve přidej přístupový klíč nebo si vytiskni slova pro obnovu, jinak by nebylo cesty zpět
refusal-seat-not-kept = tvůj profil toto místo nemá; odkaz na ně mohl být obnoven
refusal-too-many-passkeys = profil může mít nejvýše { $n } přístupových klíčů
refusal-passkeys-need-name = přístupové klíče potřebují server se jménem, ale byl zavolán adresou
refusal-passkey-unreadable = odpovědi přístupového klíče není rozumět
refusal-name-missing = jméno: napiš nějaké

## the lobby. $low and $high are ratings, or numbers of players; $n is how many people a profile may follow or block.
refusal-no-gathering = takový stůl není, nebo už skončil
refusal-no-place = místo tam už nemáš; uvolnilo se, nebo se stránka zavřela
refusal-gathering-begun = u toho stolu se už chystají hrát
refusal-gathering-full = u toho stolu není volné místo
refusal-gathering-here-already = místo tam už máš
refusal-gathering-needs-profile = ten stůl je hodnocený, takže potřebuješ profil; založ si ho na své stránce
refusal-gathering-rating = u toho stolu čekají hodnocení od { $low } do { $high }
refusal-gathering-not-asked = u toho stolu se teď nikoho neptáme
refusal-gathering-not-yours = to může jen ten, kdo stůl otevřel
refusal-gathering-needs-people = tento stůl čeká na lidi; boti tu místa neobsazují
refusal-gathering-too-small = takový stůl musí mít místo aspoň pro dva lidi
refusal-gathering-players = tuto hru nelze hrát v počtu od { $low } do { $high }
refusal-appointment-when = zvol čas od této chvíle nejvýše rok dopředu
refusal-no-profile-there = na tom místě není profil, který by šlo sledovat nebo blokovat
refusal-too-many-ties = profil může sledovat nebo blokovat nejvýše { $n } lidí
refusal-no-clock-here = tento stůl nemá hodiny
refusal-no-holidays-left = letošní dovolená je vyčerpaná
refusal-draft-not-open = u toho stolu se teď vůdci nevybírají
refusal-draft-not-your-turn = teď vybírá jiné místo
refusal-draft-leader-gone = tento vůdce už není k mání
refusal-draft-not-here = v této hře se vůdci nevybírají

## rated tables. $given and $allowed are numbers or words of options.
refusal-ladder-off = tento server nemá žebříček
refusal-no-ladder = { $game } nemá žebříček pro stoly druhu „{ $kind }“
refusal-no-player = taková stránka hráče tu není
refusal-rated-signed-out = místo u hodnoceného stolu patří profilu: nejprve si ho založ nebo se přihlas
refusal-rated-twice = tvůj profil už u tohoto stolu místo má
refusal-rated-player-gone = někdo od toho stolu už nemá profil, takže odveta nemůže být hodnocená
refusal-rated-one-seat = u hodnoceného stolu máš jedno místo; na ostatní pozvi lidi nebo boty
refusal-rated-needs-clock = hodnocený stůl potřebuje hodiny
refusal-rated-no-hints = u hodnocených stolů se nenapovídá
refusal-rated-no-seed = u hodnoceného stolu si nikdo nevolí semínko
refusal-rated-no-delayed = u hodnoceného stolu nikdo nevidí cizí karty
refusal-rated-players = hodnocený stůl této hry má tolik hráčů: { $allowed }, ne { $given }
refusal-rated-option = { $option }: u hodnocených stolů jen { $allowed }
refusal-rated-bot = úroveň: „{ $level }“ tu nemá hodnocení
refusal-rated-gathers = hodnocená hra začne, až budou všechna místa obsazená
refusal-rated-turn-over = u hodnoceného stolu se skončený tah nevrací
refusal-rated-no-thoughts = co si boti myslí, se ukáže po skončení hodnocené hry
refusal-rated-no-try = hodnocenou hru lze zkusit jinak, až skončí
refusal-rated-seat-stays = místa u hodnoceného stolu se nepředávají

event-rules_mended = { $count ->
    [0] Pravidla byla aktualizována.
   *[other] Pravidla byla opravena: { $rules }.
 } { $lost ->
    [0] Hra pokračuje odtud.
    [one] Poslední tah nešlo převzít; hra pokračuje před ním.
    [few] Poslední { $lost } tahy nešlo převzít; hra pokračuje před nimi.
   *[other] Posledních { $lost } tahů nešlo převzít; hra pokračuje před nimi.
 }
event-kept_move = { $seat }: { $move }

hint-only = Nic jiného tu udělat nejde.
hint-brings = Přinese: { $what }.
hint-costs = Stojí: { $what }.
hint-better = Druhý nejlepší tah, „{ $move }“, vyhrává asi v { $n } %.
hint-close = „{ $move }“ je zhruba stejně dobrý tah.
puzzle-title = Úloha { $n }

## oznámení. $n: kolik prohlížečů nebo webhooků může profil mít. $detail: co odpověděl poštovní server. $host: jméno.
refusal-notice-url = na takovou adresu server nic neposílá; musí začínat https://
refusal-notice-internal = veřejná adresa { $host } neexistuje; vnitřní může povolit provozovatel
refusal-notice-device = prohlížeč poslal klíče, které se pro oznámení nehodí
refusal-notice-topic = adresa kanálu ntfy končí tématem, například https://ntfy.sh/moje-tema
refusal-notice-mailbox = napiš jednu obyčejnou e-mailovou adresu, například olena@example.org
refusal-notice-way = tímto způsobem server oznámení neposílá
refusal-notice-mail-failed = dopis se nepodařilo odeslat: { $detail }
refusal-too-many-channels = může jich být nejvýš { $n }; nejdřív některý odeber
