### The special contracts of tables with contracts and Rise of Ix.

keep-contract = keep one of the special contracts
decision-KeepContract = Keep one of your special contracts
cell-special_contracts = special contracts
cell-boxed_contracts = boxed special contracts

contract-contract_ix_dreadnought = Dreadnought (Ix)
contract-contract_ix_high_council = High Council (Ix)
contract-contract_ix_interstellar_shipping = Interstellar Shipping (Ix)
contract-contract_ix_tech_negotiation = Tech Negotiation (Ix)
contract-contract_ix_smuggling = Smuggling (Ix)
contract-contract_ix_secrets = Secrets (Ix)
contract-contract_ix_heighliner = Heighliner (Ix)
contract-contract_ix_espionage = Espionage (Ix)
contract-contract_ix_harvest_3 = Harvest 3+ (Ix)
contract-contract_ix_harvest_4 = Harvest 4+ (Ix)
