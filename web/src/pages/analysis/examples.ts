// A position of each game to start from. Everything that a text leaves out is as the set-up with its seed makes it.
export const EXAMPLES: Record<string, string> = {
  imperium: `title: My position
game: imperium
options: {players: 3, leaders: [paul_atreides, glossu_rabban, earl_memnon_thorvald]}
seed: 7
given:
  round: 4
  turn: A
  A: {hand: [diplomacy, dagger, dune_the_desert_planet], solari: 4, spice: 3, water: 1, vp: 3}
  B: {vp: 4, influence: {emperor: 3}}
  C: {vp: 2, garrison: 5}
`,
  uprising: `title: My position
game: uprising
options: {players: 3}
seed: 7
given:
  round: 3
  turn: A
  A: {solari: 4, spice: 2, water: 1, vp: 2}
  B: {vp: 3, garrison: 4}
`,
  arrakis: `title: My position
game: arrakis
seed: 7
`,
};
