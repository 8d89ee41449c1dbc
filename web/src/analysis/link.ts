// The address of an analysis: what stands after `#` names the whole position, so a link needs nothing on the server.
// A table and a moment stay readable; texts and moves are compressed. A link may come from anybody: it is unpacked with
// a limit, and everything in it is checked.

/** Where a position comes from: a text (a scenario or a record) or a table, and after how many moves. */
export interface Source {
  text: string;
  table: string;
  at: number; // negative: after the last one
}

export interface Place {
  source: Source;
  moves: string[];
}

export class BadLink extends Error {}

const MOST_LETTERS = 120_000; // of a link
const MOST_BYTES = 256 * 1024; // unpacked; the server takes no longer text either
const MOST_MOVES = 200;
const LONGEST_MOVE = 200;
const ID = /^[\w-]{1,64}$/;

export async function linkOf({ source, moves }: Place): Promise<string> {
  const words = new URLSearchParams();
  if (source.table) words.set('table', source.table);
  else words.set('text', await pack(source.text));
  if (source.at >= 0) words.set('at', String(source.at));
  if (moves.length > 0) words.set('moves', await pack(moves.join('\n')));
  return words.toString();
}

/** Nothing if the address names no position. */
export async function placeOf(fragment: string): Promise<Place | null> {
  if (fragment === '') return null;
  if (fragment.length > MOST_LETTERS) throw new BadLink();
  const words = new URLSearchParams(fragment);
  const [table, packed, at] = [words.get('table') ?? '', words.get('text') ?? '', words.get('at') ?? '-1'];
  if ((table === '') === (packed === '') || (table !== '' && !ID.test(table))) throw new BadLink();
  if (!/^(-1|\d{1,5})$/.test(at)) throw new BadLink();
  const text = packed === '' ? '' : await unpack(packed);
  const line = words.get('moves') ?? '';
  const moves = line === '' ? [] : (await unpack(line)).split('\n');
  if (moves.length > MOST_MOVES || moves.some((move) => move === '' || move.length > LONGEST_MOVE)) throw new BadLink();
  return { source: { text, table, at: Number(at) }, moves };
}

async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpack(word: string): Promise<string> {
  try {
    const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      // A short link may unpack to gigabytes: it is left there.
      if (size > MOST_BYTES) {
        await reader.cancel();
        throw new BadLink();
      }
      parts.push(value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    throw new BadLink();
  }
}
