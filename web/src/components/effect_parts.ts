// The parts an effect is drawn with, and what a game needs to say its own words with them.

export interface EffectMessage {
  key: string;
  args: Record<string, unknown>;
}

export type Part =
  | { kind: 'icon'; icon: string }
  | { kind: 'number'; text: string }
  | { kind: 'text'; id: string; args?: Record<string, string | number> }
  | { kind: 'name'; domain: string; id: string }
  | { kind: 'sign'; text: string }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'pay'; parts: Part[] };

/** The icons of words that a game knows, or null if they are none of its own; `child` draws what they hold. */
export type IconTable = (words: EffectMessage, n: number, child: (name: string) => Part[]) => Part[] | null;

export const icon = (name: string): Part => ({ kind: 'icon', icon: name });
export const number = (n: number | string): Part => ({ kind: 'number', text: String(n) });
export const sign = (text: string): Part => ({ kind: 'sign', text });
export const text = (id: string, args?: Record<string, string | number>): Part => ({ kind: 'text', id, args });
export const group = (...parts: Part[]): Part => ({ kind: 'group', parts });

export function join(lists: Part[][], between: Part[]): Part[] {
  return lists.flatMap((list, i) => (i === 0 ? list : [...between, ...list]));
}

/** `2 troop`, and only the icon for a single one. */
export function some(n: number, ...icons: string[]): Part {
  return n === 1 ? group(...icons.map(icon)) : group(number(n), ...icons.map(icon));
}
