// What an event means for the screen, by the stage its kind has in the card set: what travels, and how the view
// changes. Nothing here knows a game: a stage names values of the event, paths of the view and places of the board.
import type { CardSet, EventLine } from '../../api/client';
import type { View } from '../../games/types';

export type Cue = CardSet['stages'][string];

/** A piece to be shown on its way. */
export interface Flight {
  piece: string;
  n: number;
  whence: string; // a place, or nothing: it comes from nowhere in sight
  whither: string;
  seat: string | null; // in whose colour
}

export interface Change {
  path: string;
  before: number;
  after: number;
}

export type PlaceOf = (cause: { kind: string; id: string }) => string;

/** The template with the values of the event in it, or null if one of them is not known. */
function fill(template: string, line: EventLine, place: string): string | null {
  let whole = true;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'seat' ? line.seat : name === 'place' ? place : line.data[name];
    if (value === undefined || value === null) whole = false;
    return String(value);
  });
  return whole ? text : null;
}

function holds(only: string, line: EventLine): boolean {
  if (!only) return true;
  const [name = '', word] = only.split('=');
  if (word !== undefined) return line.data[name] === word;
  return only.startsWith('!') ? !line.data[only.slice(1)] : Boolean(line.data[only]);
}

function value(name: string, line: EventLine): unknown {
  return name === 'seat' ? line.seat : line.data[name];
}

export function cueOf(line: EventLine, set: CardSet | null): Cue | null {
  return set?.stages[String(line.data['kind'])] ?? null;
}

/** The icon of an event: a word of the game, or one of our own. */
export function iconOf(line: EventLine, stage: Cue | null): string {
  return stage === null ? '' : (fill(stage.icon, line, '') ?? '');
}

export function flightsOf(line: EventLine, set: CardSet | null, placeOf: PlaceOf): Flight[] {
  const stage = cueOf(line, set);
  if (stage === null) return [];
  const cause = line.data['cause'] as { kind: string; id: string } | undefined;
  const place = cause ? placeOf(cause) : '';
  const out: Flight[] = [];
  for (const go of stage.travels) {
    if (!holds(go.only, line)) continue;
    const piece = fill(go.piece, line, place),
      whence = fill(go.whence, line, place),
      whither = fill(go.whither, line, place);
    const n = go.n ? Number(value(go.n, line)) : 1;
    if (piece === null || whence === null || whither === null || whence === whither || !(n > 0)) continue;
    out.push({ piece, n, whence, whither, seat: go.owned ? line.seat : null });
  }
  return out;
}

/** The view after the event, as far as its stage says; what the view does not have is left alone. */
export function altered(view: View, line: EventLine, set: CardSet | null): View {
  let out = view;
  for (const alter of cueOf(line, set)?.alters ?? []) {
    const path = fill(alter.path, line, '');
    if (path === null || !holds(alter.only, line)) continue;
    const given = alter.value ? value(alter.value, line) : alter.fixed;
    out = changed(out, path.split('.'), (was, there) => {
      switch (alter.does) {
        case 'add':
          return typeof was === 'number' ? was + alter.times * Number(given) : was;
        case 'set':
          return there ? given : was;
        case 'put':
          return [...listed(was), given];
        case 'take': {
          const list = listed(was),
            at = list.indexOf(given);
          return at < 0 ? was : list.filter((_, i) => i !== at);
        }
      }
    });
  }
  return out;
}

function listed(was: unknown): unknown[] {
  return Array.isArray(was) ? was : was === undefined || was === null || typeof was === 'number' ? [] : [was];
}

/** A copy of the view with one value changed; the parts beside the way to it are shared. */
function changed(view: View, [first = '', ...rest]: string[], how: (was: unknown, there: boolean) => unknown): View {
  const was = view[first];
  if (rest.length === 0) {
    const now = how(was, first in view);
    return now === was ? view : { ...view, [first]: now };
  }
  if (typeof was !== 'object' || was === null || Array.isArray(was)) return view;
  const now = changed(was as View, rest, how);
  return now === was ? view : { ...view, [first]: now };
}

/** The number an event is about, before and after it: that of the first change of its stage. */
export function changeOf(view: View, line: EventLine, set: CardSet | null): Change | null {
  const alter = cueOf(line, set)?.alters[0];
  const path = alter && (alter.does === 'add' || alter.does === 'set') ? fill(alter.path, line, '') : null;
  if (path === null) return null;
  const at = (from: View): unknown =>
    path.split('.').reduce<unknown>((v, part) => (v as View | undefined)?.[part], from);
  const before = at(view),
    after = at(altered(view, line, set));
  return typeof before === 'number' && typeof after === 'number' && before !== after ? { path, before, after } : null;
}
