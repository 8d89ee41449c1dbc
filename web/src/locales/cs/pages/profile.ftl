# The player's own page
you-games = Tvé hry
you-running = rozehrané
you-finished = dohrané
you-none-running = Žádné rozehrané hry. Sedni si ke stolu a pak se vrať a ulož si ho.
you-none-finished = Zatím žádné dohrané hry.
you-alone = o samotě
you-n-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
 }
you-since = tady od: { $month }
you-rename = Změnit jméno
you-save = Uložit
you-ways = Jak se přihlašuješ
you-no-password = bez hesel
you-passkey = Přístupový klíč
you-passkey-about = otisk prstu, obličej nebo kód zařízení
you-add = Přidat
you-remove = Odebrat
you-make = Vytvořit
you-renew = Nová
you-made = vytvořeno { $day }
you-only-at = funguje jen na { $host }
you-words = Slova pro obnovu
you-words-about = na papíře, pro případ ztráty všech zařízení
you-link = Další zařízení
you-link-about = odkaz, který platí jednou
you-why-name = Tento server je otevřen svou adresou. Přístupové klíče potřebují jméno s https, proto tu použij slova pro obnovu a odkazy pro zařízení.
you-why-tls = Tato stránka přišla přes obyčejné http. Prohlížeče nabízejí přístupové klíče jen přes https, proto tu použij slova pro obnovu a odkazy pro zařízení.
you-why-browser = Tento prohlížeč přístupové klíče nemá. Použij slova pro obnovu a odkazy pro zařízení.
you-devices = Kde máš přihlášení
you-end = Odhlásit
you-end-others = Odhlásit všechna ostatní
you-browser = Prohlížeč
you-this-device = toto zařízení
you-seen = naposledy { $day }
you-by-new = tady vznikl profil
you-by-passkey = přístupovým klíčem
you-by-words = slovy pro obnovu
you-by-link = odkazem
you-link-title = Přihlásit další zařízení
you-link-text = Namiř fotoaparát druhého zařízení na obrázek nebo tam otevři odkaz. Platí jednou, během deseti minut. Nikomu jinému ho neukazuj.
you-link-qr = Odkaz jako QR kód
you-link-address = Odkaz
you-copied = Zkopírováno
you-words-title = Slova pro obnovu
you-words-text = Šest vymyšlených slov otevře tvůj profil na každém zařízení. Ukážou se jednou: vytiskni si je nebo opiš a papír ulož tam, kde máš klíče.
you-words-again = Nová slova nahradí ta, která máš.
you-words-make = Ukázat nová slova
you-words-once = S těmito slovy může tento profil otevřít kdokoli. Znovu se neukážou.
you-print = Vytisknout
you-words-kept = Mám je
you-data = Tvé údaje
you-data-text = Vše, co o tobě tento server uchovává, v jednom souboru. Uzavřený profil lze znovu otevřít. Po smazání zůstane ve tvých hrách místo beze jména.
you-export = Exportovat
you-sign-out = Odhlásit se
you-sign-out-clear = Odhlásit se a uklidit hry
you-close = Uzavřít
you-delete = Smazat
you-leave-out = Odhlásit se
you-leave-out-text = Hry, které se tu otevřely, v tomto prohlížeči zůstanou a může je hrát každý, kdo ho používá. Na společném počítači ukliď i je.
you-leave-close = Uzavřít profil
you-leave-close-text = Všude tě to odhlásí. Tvé hry zůstanou, jak jsou. Profil znovu otevřeš, až se vrátíš s přístupovým klíčem nebo slovy pro obnovu.
you-leave-delete = Smazat profil
you-leave-delete-text = Tvé jméno, zprávy v chatu, přístupové klíče, slova a přihlášení se nadobro smažou. Tahy zůstanou, zahrálo je místo beze jména. Nelze to vzít zpět.
you-new = Ulož si své hry
you-new-text = Ke hře profil nepotřebuješ. Ale s ním najdeš své hry na každém zařízení a o ztracený odkaz nejde.
you-required = Na tomto serveru je k usednutí ke stolu potřeba profil.
you-signup-closed = Tento server nepřijímá nové profily.
you-name = Tvé jméno
you-invitation = Pozvánka
you-create = Založit profil
you-keep = { $n ->
    [one] Uložit mou { $n } hru
    [few] Uložit mé { $n } hry
   *[other] Uložit mých { $n } her
 }
you-come-in = Přihlásit se
you-come-in-text = Máš tu už profil? Otevře ho kterákoli z těchto cest.
you-by-passkey-now = Použít přístupový klíč
you-by-words-now = Použít slova pro obnovu
you-by-link-how = Nebo vytvoř odkaz na zařízení, kde už máš přihlášení.
you-linked = Přihlásit se jako { $name }?
you-linked-text = Tento odkaz přihlásí tento prohlížeč. Pokračuj jen tehdy, je-li to tvůj vlastní profil.
you-enter = Přihlásit se
you-closed = Tvůj profil je uzavřený
you-closed-text = Tvé hry tu stále jsou. Otevři profil znovu a pokračuj, nebo ho exportuj či smaž.
you-reopen = Znovu otevřít
you-nudge = Tvůj profil otevírá jen tento prohlížeč. Přidej přístupový klíč nebo si vytiskni slova pro obnovu a nepřijdeš o něj.
you-nudge-words = Tvůj profil otevírá jen tento prohlížeč. Vytiskni si slova pro obnovu a nepřijdeš o něj.
you-others = { $n ->
    [one] Tento prohlížeč má { $n } stůl, který tvůj profil ještě nemá uložený.
    [few] Tento prohlížeč má { $n } stoly, které tvůj profil ještě nemá uložené.
   *[other] Tento prohlížeč má { $n } stolů, které tvůj profil ještě nemá uložené.
 }
you-public = Hodnocení a veřejná stránka
