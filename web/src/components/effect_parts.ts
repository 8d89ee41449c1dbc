// The parts that an effect is drawn with.

export interface EffectMessage {
  key: string;
  args: Record<string, unknown>;
  /** Draws it in another way than its set does; see `games/dune/icons.yaml`. */
  template?: string;
}

export type Part =
  | { kind: 'icon'; icon: string }
  | { kind: 'number'; text: string }
  | { kind: 'text'; id: string; args?: Record<string, string | number> }
  | { kind: 'name'; domain: string; id: string }
  | { kind: 'sign'; text: string }
  | { kind: 'group'; parts: Part[] }
  | { kind: 'pay'; parts: Part[] };

export const icon = (name: string): Part => ({ kind: 'icon', icon: name });
export const number = (n: number | string): Part => ({ kind: 'number', text: String(n) });
export const sign = (text: string): Part => ({ kind: 'sign', text });
export const text = (id: string, args?: Record<string, string | number>): Part => ({ kind: 'text', id, args });

export function isMessage(value: unknown): value is EffectMessage {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

export function join(lists: Part[][], between: Part[]): Part[] {
  return lists.flatMap((list, i) => (i === 0 ? list : [...between, ...list]));
}
