// Short phrases that everybody reads in their own language. They are sent as `:word:`.
import { t } from '../../app/language.svelte';

export const EMOTES = ['hello', 'luck', 'nice', 'oops', 'thanks', 'game'] as const;
const SHAPE = /^:([a-z]+):$/;

export const phrase = (word: (typeof EMOTES)[number]): string => t(`emote-${word}`);

/** What a line of chat says: a phrase in the language of the reader, or null if it is other text. */
export function emoteIn(text: string): string | null {
  const found = SHAPE.exec(text)?.[1];
  const word = EMOTES.find((one) => one === found);
  return word === undefined ? null : phrase(word);
}
