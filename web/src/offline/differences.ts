// A run of similar values as the first one and what changes from each to the next: positions of a game differ little.

type Json = unknown;
type JsonObject = Record<string, Json>;
/** What of an object has another value, what changes inside of it, and what is gone. */
export interface Difference {
  set?: JsonObject;
  in?: Record<string, Difference>;
  gone?: string[];
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: they are the same. */
export function difference(from: JsonObject, to: JsonObject): Difference | null {
  const found: Difference = {};
  for (const [name, value] of Object.entries(to)) {
    const before = from[name];
    if (isObject(before) && isObject(value)) {
      const inside = difference(before, value);
      if (inside !== null) (found.in ??= {})[name] = inside;
    } else if (!(name in from) || JSON.stringify(before) !== JSON.stringify(value)) (found.set ??= {})[name] = value;
  }
  const gone = Object.keys(from).filter((name) => !(name in to));
  if (gone.length > 0) found.gone = gone;
  return Object.keys(found).length > 0 ? found : null;
}

/** Shares what did not change with the value before. */
export function applied(from: JsonObject, change: Difference | null): JsonObject {
  if (change === null) return from;
  const to = { ...from, ...change.set };
  for (const [name, inside] of Object.entries(change.in ?? {})) to[name] = applied(from[name] as JsonObject, inside);
  for (const name of change.gone ?? []) Reflect.deleteProperty(to, name);
  return to;
}

export function differences(values: object[]): (Difference | null)[] {
  return values.slice(1).map((value, i) => difference(values[i] as JsonObject, value as JsonObject));
}

export function restored<T extends object>(first: T, changes: (Difference | null)[]): T[] {
  const values = [first];
  for (const change of changes) values.push(applied(values.at(-1) as JsonObject, change) as T);
  return values;
}
