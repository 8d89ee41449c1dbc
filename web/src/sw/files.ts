// The files of the client. Each version has a cache of its own, so that pages of the version before keep working
// until they are loaded again.
import { built } from './scope';

const PREFIX = 'files-';
const CURRENT = PREFIX + built.version;
/** Which version was in use, so that the next one knows what open pages may still need. */
const USED = 'used';
const LAST = '/last-version';
const LANES = 6;

const languageFiles = new Set(Object.values(built.languages).flat());
const known = new Set([...built.common, ...Object.keys(built.plain), ...languageFiles]);

export const isFile = (path: string): boolean => known.has(path) || path.startsWith('/assets/');

/** Fetches all files of every page, or nothing: half a version would fail offline. */
export async function keepVersion(): Promise<void> {
  try {
    await keep([...Object.keys(built.plain), ...built.common]);
  } catch (error) {
    if ((await lastUsed()) !== CURRENT) await caches.delete(CURRENT);
    throw error;
  }
}

export async function keepLanguage(lang: string): Promise<void> {
  await keep(built.languages[lang] ?? []);
}

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CURRENT);
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      if ((await cache.match(path)) === undefined) await cache.put(path, await fetched(path));
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

async function fetched(path: string): Promise<Response> {
  const expected = built.plain[path];
  // A name with a hash has one content: the version before may have it already.
  const before = expected === undefined ? await caches.match(path) : undefined;
  if (before !== undefined) return before;
  const answer = await fetch(path, expected === undefined ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (expected !== undefined && (await digest(answer.clone())) !== expected)
    throw new Error(`${path} belongs to another version`);
  return answer;
}

async function digest(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This version is in use from now on: only the one before it stays, for pages that are open. */
export async function forgetOldVersions(): Promise<void> {
  const last = await lastUsed();
  if (last === CURRENT) return;
  await (await caches.open(USED)).put(LAST, new Response(CURRENT));
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CURRENT && name !== last) await caches.delete(name);
}

const lastUsed = async (): Promise<string | undefined> => (await caches.match(LAST, { cacheName: USED }))?.text();

export async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = (await caches.match(pathname, { cacheName: CURRENT })) ?? (await caches.match(pathname));
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && known.has(pathname)) await (await caches.open(CURRENT)).put(pathname, answer.clone());
  return answer;
}

/** Every page of the client is the same document. */
export async function page(request: Request): Promise<Response> {
  return (await caches.match('/index.html', { cacheName: CURRENT })) ?? fetch(request);
}

/** Whether the client shows this address itself. */
export function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !/\.|^\/(api|healthz|readyz|metrics)$/.test(path);
}
