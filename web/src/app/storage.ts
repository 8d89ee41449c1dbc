// What this browser remembers. Storage may be full, forbidden or somebody else's: nothing here may fail.

const PREFIX = 'landsraad.';

export function readStored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* then it lasts as long as the page */
  }
}
