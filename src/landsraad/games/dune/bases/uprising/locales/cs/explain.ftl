### Co je na stole, pro vysvětlivky a legendu: jméno, dvojtečka a věta; viz explain.yaml.

explain-spy = Špion: jde na pozorovací stanoviště; povolaný zpět tě pustí kolem agenta, nebo dá kartu.
explain-contract = Smlouva: úkol; splň, co žádá, a vezmi si, co slibuje.
explain-sandworm = Písečný červ: 3 síly a tvá odměna platí dvakrát.
explain-hooks = Tvůrcovské háky: s nimi můžeš přivolat písečné červy.
explain-atomics = Výbušniny: zničí Štítový val, aby červi mohli projít.
explain-crysknife = Krispel: dvě stejné ikony bitvy jsou 1 bod.
explain-desert-mouse = Pouštní myš: dvě stejné ikony bitvy jsou 1 bod.
explain-ornithopter = Ornitoptéra: dvě stejné ikony bitvy jsou 1 bod.
explain-wild = Libovolná: na konci hry tvoří dvojici s kteroukoli ikonou bitvy.
explain-shield-wall = Štítový val: dokud stojí, červi se k bojům za ním nedostanou.
explain-post = Pozorovací stanoviště: tvůj špion odtud hlídá sousední pole.
explain-shape-y = Tví špioni: čočka; kterékoli pole, které hlídá tvůj špion.
explain-points-crysknife = Ikony bitvy: každá dvojice stejných je 1 bod.
