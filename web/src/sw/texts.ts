// Answers of the server that are the same for everybody: games, cards, rules, guide and lessons. What was kept is shown
// at once and renewed behind it. Nothing else of the server is ever kept here.
import { KEPT } from './messages';
import { built, tellPages } from './scope';

const PREFIX = 'texts-';
/** A new client may expect more of an answer, so it does not read what an older one kept. */
const CURRENT = PREFIX + built.version;
const PATHS = /^\/api\/(games|games\/[^/]+\/cards|rules|guide|lessons|lessons\/[^/]+)$/;
const QUERIES = new Set(['lang', 'players', 'modules', 'game']);
/** Sets of cards differ by the modules of a table: the oldest ones go. */
const MOST = 80;
const FULL = 6; // a full table has cards of its own

/** The address under which an answer is kept, or null if it is not one for everybody. */
export function keyOf(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('authorization') || !PATHS.test(url.pathname)) return null;
  if ([...url.searchParams.keys()].some((name) => !QUERIES.has(name))) return null;
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** `later`: keeps the worker alive for what happens after the answer. */
export async function text(key: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(CURRENT);
  const kept = await cache.match(key);
  if (kept === undefined) return fetchText(cache, key);
  later(renew(cache, key, kept.headers.get('etag')));
  const headers = new Headers(kept.headers);
  headers.set(KEPT, '1');
  return new Response(kept.body, { headers });
}

async function renew(cache: Cache, key: string, before: string | null): Promise<void> {
  try {
    const answer = await fetchText(cache, key);
    if (answer.ok && answer.headers.get('etag') !== before) await tellPages({ type: 'texts' });
  } catch {
    await tellPages({ type: 'unreachable' });
  }
}

/** Asked without the cookie: then it cannot be an answer for one person. */
async function fetchText(cache: Cache, key: string): Promise<Response> {
  const answer = await fetch(key, { cache: 'no-cache', credentials: 'omit' });
  if (answer.ok) {
    await cache.put(key, answer.clone());
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  }
  return answer;
}

interface Game {
  name: string;
  options: { name: string; high: number }[];
}

/** Fetches what is read offline in a language, one after the other: nobody waits for it. */
export async function keepTexts(lang: string): Promise<void> {
  const cache = await caches.open(CURRENT);
  const get = async (path: string, query = ''): Promise<Response> => {
    const key = keyOf(new Request(`${path}?lang=${lang}${query}`))!;
    return (await cache.match(key)) ?? fetchText(cache, key);
  };
  const games = (await (await get('/api/games')).json()) as Game[];
  for (const path of ['/api/lessons', '/api/guide', '/api/rules']) await get(path);
  for (const { name, options } of games) {
    const cards = `/api/games/${encodeURIComponent(name)}/cards`;
    await get(cards, '&players=0&modules=all');
    if (options.some((one) => one.name === 'players' && one.high >= FULL))
      await get(cards, `&players=${FULL}&modules=all`);
  }
}

export async function forgetOldTexts(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CURRENT) await caches.delete(name);
}
