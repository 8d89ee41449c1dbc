// The icons there are: `<use href="#i-spice">` finds them in the page.
import icons from './icons.svg?raw';

export const SPRITE = icons;
const KNOWN = new Set([...icons.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name));
const PLAIN = 'piece';

/** A set that the client does not know may name an icon that it does not have. */
export const knownIcon = (name: string): string => (KNOWN.has(name) ? name : PLAIN);
