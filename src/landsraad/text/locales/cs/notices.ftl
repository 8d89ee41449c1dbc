### Oznámení pro hráče, kteří se právě dívají jinam.

notice-turn = Jsi na tahu
notice-full = U stolu jsou všechna místa obsazená
notice-over = Partie skončila
notice-invite = Čeká na tebe místo
notice-test = Funguje to
notice-test-text = Oznámení z Landsraadu přicházejí sem.

## Dopisy. $text: stůl a kdo u něj sedí. $url: stránka, která otevře místo. $stop: odkaz, který dopisy ukončí.
notice-mail =
    { $text }

    { $url }

    --
    Tohle dostáváš na vlastní přání ze své stránky na tomto serveru.
    Už nic neposílat: { $stop }
notice-confirm = Potvrď adresu pro oznámení
## $name: jak se profil jmenuje
notice-confirm-text =
    { $name } chce na tuto adresu dostávat oznámení z Landsraadu. Jestli jsi to ty, otevři odkaz do jednoho dne:

    { $url }

    Jestli to nejsi ty, nedělej nic: žádný další dopis nepřijde.
