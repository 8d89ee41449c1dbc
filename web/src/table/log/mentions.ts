// Words of a game in what somebody writes: names of cards, places and leaders, and of what the icons stand for.
import { names } from '../../app/card_sets.svelte';
import type { CardSet } from '../../api/client';
import type { Piece } from './pieces';

/** These are named by numbers, or only by their place. */
const NAMELESS = new Set(['hagal card', 'rival', 'research space', 'tleilaxu space', 'ship space', 'post']);
/** Parts of the table that are no words of the game. */
const NO_WORDS = /^(shape|reward|phase|button|goal|track|cost|points)\b/;
const SHORTEST = 4;

interface Words {
  set: CardSet;
  pattern: RegExp;
  known: Map<string, Omit<Piece, 'text'>>;
}

let words: Words | null = null;

function wordsOf(set: CardSet): Words {
  if (words?.set === set) return words;
  const known: Words['known'] = new Map();
  for (const [key, { text }] of Object.entries(set.explained)) {
    const colon = text.indexOf(': ');
    if (colon >= SHORTEST && !NO_WORDS.test(key)) known.set(text.slice(0, colon).toLowerCase(), { explains: key });
  }
  for (const { kind, id, name } of set.cards)
    if (name.length >= SHORTEST && !NAMELESS.has(kind)) known.set(name.toLowerCase(), { about: { kind, id } });
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const all = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  words = { set, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${all})(?![\\p{L}\\p{N}])`, 'giu'), known };
  return words;
}

/** The text with the words of the game at this table marked. */
export function mentionsIn(text: string): Piece[] {
  if (names.set === null) return [{ text }];
  const { pattern, known } = wordsOf(names.set);
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...known.get(part.toLowerCase()) }));
}
