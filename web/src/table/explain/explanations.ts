// What the things on the table mean. Elements say by `data-explain` what they are, icons by their name; sentences and
// rules come with the card set, made from the `explain.yaml` of each set, and those of the page's own buttons from its
// own messages.
import { names } from '../../app/card_sets.svelte';
import { language } from '../../app/language.svelte';

export interface Explanation {
  key: string;
  icon: string; // none for a shape or a button
  name: string;
  text: string;
  rule: string; // none for a button of the page
}

const MARK = '[data-explain], svg[data-icon]';
export const SHOWN_AT = ':is(.table, .replay)';
const WHOLE = '[data-explain^="button-"], [data-whole]'; // the icon in it means the same
const PLAIN = '[data-plain]'; // icons in it only decorate

/** What a key means at this table; null for an icon that only decorates, such as the bulb in a button. */
export function explain(key: string): Explanation | null {
  const found = names.set?.explained[key];
  const id = `explain-${key}`;
  const said = found?.text ?? language.say(id);
  if (said === id) return null;
  const colon = said.indexOf(': ');
  return {
    key,
    icon: found && !/^(shape|reward|phase|button|goal|track|cost)\b/.test(key) ? key.replace(/^points-/, '') : '',
    name: colon < 0 ? '' : said.slice(0, colon),
    text: said.slice(colon < 0 ? 0 : colon + 2),
    rule: found?.rule ?? '',
  };
}

export const explained = (keys: string[]): Explanation[] => [...new Set(keys)].flatMap((key) => explain(key) ?? []);

const keysOf = (element: Element): string[] =>
  (element.getAttribute('data-explain') ?? element.getAttribute('data-icon') ?? '').split(' ').filter(Boolean);

/** The element that is meant when one points at something: what has an explanation and is nearest. */
export function meant(target: Element | null): Element | null {
  if (target?.closest(PLAIN)) return null;
  let mark = target?.closest(WHOLE) ?? target?.closest(MARK) ?? null;
  while (mark !== null && explained(keysOf(mark)).length === 0) mark = mark.parentElement?.closest(MARK) ?? null;
  return mark?.closest(SHOWN_AT) ? mark : null;
}

/** What an element means, and what the thing means that it is a part of: spice, and the prize of the second place. */
export function explanationsAt(mark: Element): Explanation[] {
  const keys: string[] = [];
  for (let at: Element | null = mark; at?.closest(SHOWN_AT); at = at.parentElement)
    if (at.matches(MARK)) keys.push(...keysOf(at));
  return explained(keys).slice(0, 3);
}

/** Everything that is explained inside a thing: a space, a card, the panel of a seat. */
export function explanationsIn(thing: Element): Explanation[] {
  const marks = [thing, ...thing.querySelectorAll(MARK)].filter((mark) => mark.matches(MARK) && !mark.closest(PLAIN));
  return explained(marks.flatMap(keysOf));
}

/** Where a key can be seen on the table. */
export function placesOf(key: string): Element[] {
  const name = CSS.escape(key);
  return visible(`[data-explain~="${name}"], svg[data-icon="${name}"]`);
}

/** The keys that can be seen on the table. */
export const keysOnTable = (): Set<string> => new Set(visible(MARK).flatMap(keysOf));

const visible = (selector: string): Element[] =>
  [...document.querySelectorAll(`${SHOWN_AT} :is(${selector})`)].filter(
    (e) => e.getClientRects().length > 0 && !e.closest(`${PLAIN}, ${WHOLE}`),
  );
