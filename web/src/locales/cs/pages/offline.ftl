# Bez spojení a nainstalovaná aplikace.
no-connection = Bez spojení
offline-text = Jsi bez spojení. Pravidla, galerie, seznam lekcí a uložené záznamy fungují; stoly čekají na serveru.
offline-page = Jsi bez spojení a tahle stránka potřebuje server. Co teď jde číst:
offline-learn = Jsi bez spojení a lekce běží na serveru.
offline-learn-text = O postup nepřijdeš a lekce se vrátí, jakmile server odpoví. Do té doby můžeš číst a dívat se na hry:
offline-table = Jsi bez spojení. Tenhle stůl čeká na serveru.
offline-table-text = Nic se neztratilo. Stůl se tu sám otevře, jakmile server odpoví. Do té doby:

kept-replays = Uložené záznamy
kept-replays-text = Jsou v tomhle zařízení a otevřou se i bez spojení. Posledních deset otevřených tu chvíli zůstane; ty, které si uložíš, dokud je neodstraníš.
kept-size = { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} · { $kb } kB
kept-copy = kopie bez spojení
keep-offline = Uložit tento záznam do zařízení
kept = Uloženo v zařízení. Stiskem odstraníš
keeping = Ukládám záznam: { $n } %
keep-failed = Záznam se nepodařilo uložit. Stiskem zkusíš znovu
keep-remove = Odstranit ze zařízení: { $name }

install = Nainstalovat aplikaci
install-about = vlastní okno, i bez spojení
install-help = Otevři v prohlížeči nabídku Sdílet a vyber „Přidat na plochu“.
