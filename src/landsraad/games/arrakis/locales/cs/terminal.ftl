### Stůl války o Arrakis v terminálu.

## legenda značek
sign-regular = obyčejná jednotka
sign-elite = elitní jednotka
sign-special = speciální jednotka
sign-officer = obyčejný vůdce
sign-named = jmenovaný vůdce
sign-token = žeton nasazení
sign-sietch = síť
sign-settlement = harkonnenská osada
sign-harvester = sklízeč
sign-ornithopter = ornitoptéra
sign-carryall = nosič
sign-wormsign = znamení červa
sign-wild_maker = Divoký tvůrce
sign-station = zkušební stanice
sign-atomics = místo atomového výbuchu

## nad mapou; co nejkratší
war-round = { $round }. kolo
war-supremacy = Nadvláda
war-spice = Řádky koření
war-air = vzduch:
war-visions = Předvídání ({ $n } z { $most } získáno):
war-at-end = konec
war-in-actions = akce
war-dice = kostky
war-locked = ({ $n } nedostupné)
war-cards = karty { $n }
war-tokens = BG { $n }
war-supply = zásoba
war-in-tank = nádrž { $n }
war-aside = mimo plán
war-outer = vnější
war-central = střední
war-map-title = mapa (celá slovy: board)
war-see-moves = moves: celý seznam s čísly; moves JMÉNO: jeho část

## bitva
war-battle = Bitva: { $area }, { $round }. kolo:
war-rolls = kostek { $n }
war-rolled = padlo: zásahy { $hits }, štíty { $shields }, zvláštní { $specials }
war-to-take = ztráty { $n }
war-odds = Šance do konce: útočník { $won } %, obránce { $held } %. Zásahů za kolo: { $theirs } na obránce, { $own } na útočníka
war-made = { $hits }+{ $shields }

## nadpisy nad tahy jednoho druhu; $what je oblast, figurka, vozidlo
war-heading-move = Přesun: { $what }
war-heading-fly = Přelet: { $what }
war-heading-attack = Útok: { $what }
war-heading-air_attack = Útok vzduchem: { $what }
war-heading-worm = Červ { $what } do
war-heading-worm_attack = Červ { $what } útočí
war-heading-place = Umístit: { $what }
war-heading-bring = Přemístit z: { $what }
war-heading-station = Umístit: { $what }
war-heading-scout = Průzkum: { $what }
war-heading-flee = Poslat pryč: { $what }
war-heading-harvester = Sklízeč { $what }
war-heading-wormsign = Znamení červa { $what }
war-heading-action = Akce
war-heading-special = Zvláštní akce
war-heading-plan = Zahrát
war-heading-claim = Získat
war-heading-reveal = Odkrýt
war-heading-discard = Odhodit
war-heading-lose = Ztratit
war-heading-leave = Nechat na místě
war-heading-use = Zvláštní výsledek (zásahy+štíty)
war-heading-at = Oblast
war-heading-upgrade = Nahradit jednotku
war-heading-draw = Dobrat z
war-heading-retreat_to = Ústup do
war-heading-sietch = Síť
war-heading-resolve = Další červ
war-heading-return_worm = Odebrat červa z
war-heading-ground = Odebrat ze vzduchu
war-heading-remove = Odebrat sklízeč z
war-heading-place_worm = Umístit červa
war-heading-change = Změnit kostku na výsledek
war-heading-bene_gesserit = Žeton na políčko
war-heading-force = Musí použít
war-heading-with = Vynaložit kostku
war-heading-dismiss = Odstranit ze hry
war-heading-card = Karta
war-heading-leader = Vůdce
war-heading-in = Sektor
war-heading-zone = Vzdušná zóna

## nápověda
war-help-dice = Kostky akcí: { $letters }
war-help-codes = Sektory: { $codes }. Oblast bez názvu má kód svého sektoru a číslo.
war-help-area = Oblast se čte takto: { $settlement }3 je osada hodnosti 3, { $sietch }? síť skryté hodnosti, pak čí je legie: B{ $regular }3{ $elite }1{ $officer }1{ $named } jsou 3 obyčejné jednotky, 1 elitní, 1 obyčejný vůdce a 1 jmenovaný.
war-help-leaders = { $used } před vůdcem: karta je do konce kola použitá. { $now } před oblastí: týká se jí některý tah. { $ban } za mocností: platí její zákaz.
war-help-board = board JMÉNO ukáže oblast nebo sektor slovy i s tím, čeho se dotýká. Procento za útokem je šance na vítězství.
war-help-round = Kolo: 1 Harkonneni umísťují vozidla, 2 oba házejí kostkami akcí a střídají se v tazích, Atreidové začínají, 3 nebezpečí pouště: znamení červa, červi a bouře, 4 Harkonneni sklízejí koření a platí mocnostem Impéria; nakonec Atreidové získávají karty předvídání.
war-help-turn = Tah: vynalož kostku na její akci nebo na zvláštní akci vůdce, nebo libovolnou kostku na kartu plánování. Atreidové mohou provést Sílu pouště bez kostky, dokud mají méně kostek než Harkonneni. Akce končí poslední harkonnenskou kostkou.
war-help-battle = Bitva: kostka za každou jednotku a obránci navíc hodnost osady, nejvýše šest; karty kostky přidávají. Zásah vezme obyčejnou jednotku, jinou změní na obyčejnou, nebo vezme vůdce. Pokračovat proti osadě stojí zásah.
war-help-desert = Poušť: atreidské legie jezdí podél znamení červa a červů; harkonnenská legie, která vstoupí na znamení, je odkryje. Ornitoptéry přepraví legii o dvě oblasti, nebo prozkoumají, co je skryté.
war-help-end = Harkonneni vítězí hned, jakmile mají 10 nadvlády, kterou dávají zničené sítě; Atreidové vítězí na konci kola, když všechny tři ukazatele splní jejich tajný cíl.

## mapa a vlastní věci slovy
war-air-zones = vzdušné zóny: { $zones }
war-in-the-air = Vzdušná zóna { $zone }: { $vehicle }.
war-touches = Sousedí: { $areas }.
war-walls = Za neprostupnou hranicí: { $areas }.
war-no-area = board: neznámá oblast „{ $text }“
war-settlement = osada, hodnost { $rank }
war-sietch = síť, hodnost { $rank }
war-sietch-hidden = síť skryté hodnosti
war-leaders = Tvoji vůdci
war-ready = karta připravená
war-used = karta použitá
war-own-sietches = Tvoje sítě
war-own-tokens = Tvoje žetony nasazení
war-shown = známá všem
war-hidden = známá jen tobě
war-house-discard = Odhozené karty rodu
war-allies-discard = Odhozené karty spojenců

## konec války
war-end-supremacy = Nadvláda dosáhla konce počítadla.
war-end-objective = Ukazatele splnily tajný cíl.
war-areas-held = { $n ->
    [one] legie v { $n } oblasti
    [few] legie v { $n } oblastech
    [many] legie v { $n } oblastech
   *[other] legie v { $n } oblastech
}
ended-supremacy = nadvláda
ended-objective = tajný cíl
decided-supremacy = nadvláda
decided-objective = tajný cíl

## stůl v řádcích slov
war-plain-round = { $round }. kolo, { $phase }.
war-plain-visions = Karty předvídání k získání: { $cards }.
war-plain-powers = Mocnosti Impéria: { $powers }.
war-plain-power = { $power } v řádku { $row }
war-plain-banned = { $power } v řádku { $row }, platí zákaz
war-plain-side = { $name } ({ $seat }, { $side }): kostky: { $dice }; karty plánování { $hand }; žetony Bene Gesserit { $tokens }; vůdci: { $leaders }.

## otázky před hrou
start-war-atreides = Atreidové proti botovi, který táhne náhodně
start-war-harkonnen = Harkonneni proti botovi, který táhne náhodně
start-war-friends = dva lidé střídavě u této obrazovky
start-war-names = Vaše jména oddělená čárkou: nejdřív Atreidové
start-war-two-names = dvě jména, prosím
start-rulings = Podle kterých pravidel?
