### Zvláštní smlouvy pro stoly se smlouvami a rozšířením Vzestup Ixu.

keep-contract = ponech si jednu ze zvláštních smluv
decision-KeepContract = Ponech si jednu ze svých zvláštních smluv
cell-special_contracts = zvláštní smlouvy
cell-boxed_contracts = zvláštní smlouvy v krabici

contract-contract_ix_dreadnought = Bitevní loď (Iks)
contract-contract_ix_high_council = Nejvyšší rada (Iks)
contract-contract_ix_interstellar_shipping = Mezihvězdný obchod (Iks)
contract-contract_ix_tech_negotiation = Jednání o technologiích (Iks)
contract-contract_ix_smuggling = Pašování (Iks)
contract-contract_ix_secrets = Tajemství (Iks)
contract-contract_ix_heighliner = Maxitrajler (Iks)
contract-contract_ix_espionage = Špionáž (Iks)
contract-contract_ix_harvest_3 = Těžba 3+ (Iks)
contract-contract_ix_harvest_4 = Těžba 4+ (Iks)
