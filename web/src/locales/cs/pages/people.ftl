# People at a table
people-mute = Ztlumit
people-unmute = Zobrazit chat
people-follow = Sledovat
people-block = Blokovat
people-report = Nahlásit
people-what = Co se stalo?
people-reported = Přečte si to provozovatel serveru.
people-followed = V předsálí uvidíte, kdy čeká u otevřeného stolu.
people-blocked = Už vás nic nespojí a chat této osoby je skrytý.
people-about = Nikdo se nedozví, že ho ztlumíte, sledujete nebo blokujete.
people-needs-profile = Chcete-li lidi sledovat nebo blokovat, založte si profil na své stránce.
people-none = Nikdo další tu nesedí.
