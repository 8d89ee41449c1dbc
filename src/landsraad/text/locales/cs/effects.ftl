### Spojky mezi efekty. `.more` je čárka ve výčtu, `.last` slovo před jeho koncem; `.long-` platí pro výčty,
### v jejichž částech jsou podmínky nebo šipky.
###
### Slovník (jeden výraz pro jednu věc):
###   agent agent · space pole · combat space bojové pole · maker space pole tvůrce · board herní plán
###   card karta · hand ruka · deck dobírací balíček · discard pile odhazovací balíček · in play ve hře
###   Imperium deck balíček Impéria · Imperium Row imperiální řada · Reserve Rezerva
###   acquire získat · draw dobrat si · discard odhodit · trash zničit · set aside odložit stranou · reveal odhalit
###   intrigue card karta intrik · plot pletichy · combat boj · endgame konec hry
###   agent turn tah agentem · reveal turn tah odhalení · round kolo · turn tah · move (one decision) krok · resolve vyhodnotit
###   troop jednotka · recruit získat · deploy poslat do střetu · retreat stáhnout · garrison pevnost · supply zásoba
###   Conflict střet · strength síla · sword meč · reward odměna · tie shoda
###   faction frakce · influence vliv na frakci · track počítadlo vlivu · alliance aliance s frakcí
###   persuasion přízeň · solari soláry · spice koření · bonus spice bonusové koření · water voda · VP vítězný bod (VB)
###   control ovládnutí · control bonus bonus za ovládnutí · recall povolat zpět
###   High Council Nejvyšší rada · seat křeslo · Swordmaster mistr meče · signet schopnost Pečetního prstenu
###   leader vůdce · opponent soupeř · rival rival · House Hagal rod Hagal
### Hráč se oslovuje tykáním. Zápis událostí je v přítomném čase: minulý by musel znát rod hráče.

all = { $parts }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; { $b }
either = { $parts }
    .more = { $a }, { $b }
    .last = { $a }, nebo { $b }
    .long-more = { $a }; { $b }
    .long-last = { $a }; nebo { $b }
sequence = { $parts }
    .more = { $a }, poté { $b }
    .last = { $a }, poté { $b }
    .long-more = { $a }; poté { $b }
    .long-last = { $a }; poté { $b }
some = vyber { $n } z možností: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
arrow = { $cost } → { $gain }
when = pokud { $condition }: { $effect }
when-else = pokud { $condition }: { $effect }; jinak { $otherwise }
# soupeřům se dává jen to, co je v infinitivu: discard, lose-deployed, lose-garrison
each-opponent = každý soupeř musí { $effect }
nothing = nic
brackets = ({ $text })
