### Особые контракты для столов с контрактами и «Расцветом Икса».

keep-contract = оставить один из особых контрактов
decision-KeepContract = Оставьте себе один из особых контрактов
cell-special_contracts = особые контракты
cell-boxed_contracts = особые контракты в коробке

contract-contract_ix_dreadnought = Дредноут (Икс)
contract-contract_ix_high_council = Высший Совет (Икс)
contract-contract_ix_interstellar_shipping = Межзвёздные перевозки (Икс)
contract-contract_ix_tech_negotiation = Переговоры о технологиях (Икс)
contract-contract_ix_smuggling = Контрабанда (Икс)
contract-contract_ix_secrets = Секреты (Икс)
contract-contract_ix_heighliner = Хайлайнер (Икс)
contract-contract_ix_espionage = Шпионаж (Икс)
contract-contract_ix_harvest_3 = Добыча 3+ (Икс)
contract-contract_ix_harvest_4 = Добыча 4+ (Икс)
