// The words of the games and the icons of our sprite. A word without a line here has an icon of its own name.
import type { Motif } from './motif.mjs';

const ICON: Record<string, string> = {
  spacing_guild: 'guild',
  bene_gesserit: 'bene-gesserit',
  spice_trade: 'spice-trade',
  swords: 'sword',
  strength: 'sword',
  choam: 'choam',
  desert: 'spice-trade',
  troops: 'troop',
  supply: 'troop',
  conflict: 'combat',
  agents: 'agent',
  in_play: 'layers',
  intrigue: 'intrigue',
  influence: 'influence-up',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  council: 'council',
  spies: 'spy',
  sandworms: 'sandworm',
  maker_hooks: 'hooks',
  contracts: 'contract',
};

export function icon(word: string): string {
  return ICON[word] ?? word.replaceAll('_', '-');
}

const FACTIONS = new Set(['emperor', 'spacing_guild', 'bene_gesserit', 'fremen', 'great_houses', 'fringe_worlds']);

export function medallion(word: string): 'f' | 'l' | 'c' | 's' | 'y' {
  if (FACTIONS.has(word) || word === 'any-faction') return 'f';
  if (word === 'landsraad') return 'l';
  if (word === 'city') return 'c';
  if (word === 'spy') return 'y';
  return 's';
}

/** Sides and decks of the war for Arrakis. */
const SIDES: Record<string, string> = {
  atreides: 'var(--side-at)',
  house_atreides: 'var(--side-at)',
  harkonnen: 'var(--side-hk)',
  house_harkonnen: 'var(--side-hk)',
  fremen_allies: 'var(--c-fremen)',
  corrino_allies: 'var(--c-emperor)',
};

export function tint(word: string): string {
  const side = SIDES[word];
  if (side !== undefined) return side;
  const name = icon(word);
  if (name === 'choam') return 'var(--c-spice-trade)';
  if (name === 'any-faction') return 'var(--c-card)';
  return `var(--c-${name})`;
}

const KIND_TINT: Record<string, string> = {
  'prescience card': 'var(--c-bene-gesserit)',
  'intrigue card': 'var(--c-intrigue)',
  conflict: 'var(--c-sword)',
  objective: 'var(--c-vp)',
  rival: 'var(--c-spy)',
};

/** The colour of a card: of its faction, its kind, or where it goes. */
export function tintOf(card: { factions: string[]; kind: string; icons: string[] }): string {
  const first = card.factions[0] ?? (card.kind === 'card' ? undefined : card.icons[0]);
  return KIND_TINT[card.kind] ?? (first === undefined ? 'var(--c-card)' : tint(first));
}

const DECKS: Record<string, Motif> = {
  house_atreides: 'combat',
  house_harkonnen: 'city',
  fremen_allies: 'fremen',
  corrino_allies: 'emperor',
  atreides: 'combat',
  harkonnen: 'combat',
};

export function motif(factions: string[], kind: string, icons: string[]): Motif {
  if (kind === 'intrigue card') return 'intrigue';
  if (kind === 'conflict' || kind === 'objective') return 'combat';
  if (kind === 'prescience card') return 'bene-gesserit';
  const deck = DECKS[icons[0] ?? ''];
  if (deck !== undefined && kind !== 'card') return kind === 'named leader' ? 'combat' : deck;
  const first = factions[0];
  if (first !== undefined) return icon(first) as Motif;
  if (icons.length === 1 && icons[0] === 'city') return 'city';
  if (icons.length === 1 && icons[0] === 'landsraad') return 'landsraad';
  return 'none';
}
