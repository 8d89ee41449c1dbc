### Особливі контракти для столів з контрактами і «Розквітом Ікса».

keep-contract = залишити один з особливих контрактів
decision-KeepContract = Залиште собі один з особливих контрактів
cell-special_contracts = особливі контракти
cell-boxed_contracts = особливі контракти в коробці

contract-contract_ix_dreadnought = Дредноут (Ікс)
contract-contract_ix_high_council = Вища рада (Ікс)
contract-contract_ix_interstellar_shipping = Міжзоряні перевезення (Ікс)
contract-contract_ix_tech_negotiation = Перемовини про технології (Ікс)
contract-contract_ix_smuggling = Контрабанда (Ікс)
contract-contract_ix_secrets = Секрети (Ікс)
contract-contract_ix_heighliner = Гайлайнер (Ікс)
contract-contract_ix_espionage = Шпигунство (Ікс)
contract-contract_ix_harvest_3 = Збір 3+ (Ікс)
contract-contract_ix_harvest_4 = Збір 4+ (Ікс)
