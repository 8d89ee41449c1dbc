# The lobby
lobby = Předsálí
lobby-about = Najdi si spoluhráče. Účet k tomu nepotřebuješ.
lobby-guest = Host
lobby-your-place = Vaše místo
lobby-quick = Rychlé spojení
lobby-pace-live = naživo
lobby-pace-days = 2 dny na tah
lobby-find = Najít stůl
lobby-nobody-waits = Právě nikdo nečeká.
lobby-waiting = { $n ->
    [one] čeká { $n } člověk
    [few] čekají { $n } lidé
   *[other] čeká { $n } lidí
 }
lobby-queued = čekáš { $time }
lobby-hourly = Každou hodinu
lobby-hourly-about = Hodnocený stůl pro všechny, kdo se přihlásí.
lobby-hourly-bots = Hodnocený stůl pro všechny, kdo se přihlásí. Volná místa obsadí boti.
lobby-in = za { $time }
lobby-signed = { $n ->
    [0] zatím nikdo
    [one] { $n } člověk
    [few] { $n } lidé
   *[other] { $n } lidí
 }
lobby-sign-up = Přihlásit se
lobby-make-profile = Založit profil
lobby-in-it = Jste tam
lobby-dated = Domluvené hry
lobby-none-open = Žádný stůl teď na lidi nečeká. Otevři ho!
lobby-none-dated = Nic není domluveno. Navrhni večer!
lobby-invited = Jste zváni
lobby-gone = Tento stůl neexistuje, nebo už skončil.
lobby-calendar = Přidat do kalendáře
lobby-reserve = Náhradník
lobby-seats = Obsazeno { $n } z { $of } míst
lobby-state-ready = chystají se
lobby-state-draft = vybírají vůdce
lobby-state-making = Stůl se připravuje…
lobby-state-playing = hrají
lobby-state-over = skončeno
lobby-n-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
lobby-rated = Hodnocený
lobby-ratings = hodnocení { $low }–{ $high }
lobby-fills = Volná místa obsadí boti
lobby-ready-ask = Můžeme začít?
lobby-ready = Ano, začněme
lobby-is-ready = může začít
lobby-not-ready = ještě nemůže
lobby-wait-others = Čekáme na ostatní.
lobby-you-reserve = Jsi náhradník: hraješ, když se uvolní místo.
lobby-keep-open = Nech tuto stránku otevřenou, jen tak si místo podržíš.
lobby-come-back = Stránku můžeš zavřít. Otevři ji znovu před začátkem.
lobby-start = Začít s boty
lobby-copy = Zkopírovat odkaz
lobby-copied = Zkopírováno
lobby-cancel = Zrušit
lobby-leave = Odejít
lobby-open = Otevřít stůl
lobby-open-do = Otevřít stůl
lobby-surprise = Překvap mě
lobby-surprise-about = Vybere náhodnou sestavu ze zaškrtnutých rozšíření, a když žádné zaškrtnuté není, ze všech
lobby-seed = Semínko
lobby-later = Domluvit čas
lobby-when = Den a čas
lobby-zone = Váš čas: { $zone }. Každý ho vidí ve svém pásmu.
lobby-by-link = Jen pro lidi s odkazem
lobby-low = Hodnocení od
lobby-high = do
lobby-draft = Vůdci
lobby-draft-none = jak je rozdá hra
lobby-draft-hidden = tajný výběr
lobby-draft-voteoff = vyřazování
lobby-draft-three = jeden ze tří
lobby-draft-hidden-about = Někteří vůdci se odloží. První vybírá tajně poslední místo, pak to před ním.
lobby-draft-voteoff-about = Každý tajně vyřadí jednoho vůdce. Pak se vybírá od posledního místa.
lobby-draft-three-about = Každý dostane tři vůdce a jednoho si tajně vybere.
lobby-draft-pick = vyberte si vůdce
lobby-draft-veto = vyřaďte jednoho vůdce
lobby-draft-turn = vybírá místo { $seat }
lobby-draft-wait = { $n ->
    [one] ještě vybírá { $n } místo
    [few] ještě vybírají { $n } místa
   *[other] ještě vybírá { $n } míst
 }
lobby-draft-off = Mimo hru: { $leaders }
lobby-fair = Jak je zaručena férovost
lobby-fair-about = Server si své tajemství určil dřív, než kdokoli potvrdil, že může začít; toto je jeho otisk. Každý prohlížeč přidal vlastní čísla. Místa a vůdci plynou ze všeho dohromady a tajemství se nakonec ukáže.
lobby-friends = Přátelé
lobby-friends-none = Lidi začneš sledovat z nabídky společného stolu.
lobby-friend-waits = čeká u stolu
lobby-friend-blocked = blokován(a)
lobby-friend-remove = Odebrat
lobby-holiday = Dovolená
lobby-holiday-about = Dny vašich korespondenčních her neběží. Letos zbývá: { $n }.
lobby-holiday-go = Na dovolenou
lobby-holiday-home = Jsem zpět
