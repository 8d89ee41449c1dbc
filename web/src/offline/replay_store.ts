// Replays kept on this device: a short description of each, and the whole of it, packed. Only finished games come here.
import type { CardSet, TableSnapshot } from '../api/client';
import type { Difference } from './differences';

export interface KeptInfo {
  id: string;
  game: string;
  title: string;
  people: string[];
  seat: string; // through whose eyes; empty: what everybody may see
  moves: number;
  chosen: boolean; // by a person; otherwise it was opened, and makes room for others
  seen: number;
  bytes: number;
}

export interface KeptReplay {
  now: TableSnapshot; // with all events
  first: number; // the number of the first moment
  start: TableSnapshot;
  changes: (Difference | null)[]; // from each moment to the next
  cards: CardSet;
}

const INFOS = 'infos';
const REPLAYS = 'replays';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open('landsraad', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(INFOS, { keyPath: 'id' });
      request.result.createObjectStore(REPLAYS);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => {
      opened = undefined;
      failed(request.error!);
    };
  });
  return opened;
}

/** Everything in one transaction. */
async function within<T>(mode: IDBTransactionMode, work: (store: (name: string) => IDBObjectStore) => IDBRequest<T>) {
  const transaction = (await database()).transaction([INFOS, REPLAYS], mode);
  const request = work((name) => transaction.objectStore(name));
  return new Promise<T>((done, failed) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? request.error!);
  });
}

export const listKept = (): Promise<KeptInfo[]> =>
  within('readonly', (store) => store(INFOS).getAll() as IDBRequest<KeptInfo[]>);

export async function readKept(id: string): Promise<KeptReplay | null> {
  const found = await within('readonly', (store) => store(REPLAYS).get(id) as IDBRequest<ArrayBuffer | undefined>);
  return found === undefined ? null : (JSON.parse(await unpacked(found)) as KeptReplay);
}

export async function writeKept(info: Omit<KeptInfo, 'bytes'>, replay: KeptReplay): Promise<void> {
  const body = await packed(JSON.stringify(replay));
  await within('readwrite', (store) => {
    store(INFOS).put({ ...info, bytes: body.byteLength });
    return store(REPLAYS).put(body, info.id);
  });
}

export const noteKept = (info: KeptInfo): Promise<unknown> =>
  within('readwrite', (store) => store(INFOS).put({ ...info }));

export const removeKept = (ids: string[]): Promise<unknown> =>
  within('readwrite', (store) => {
    for (const id of ids) {
      store(INFOS).delete(id);
      store(REPLAYS).delete(id);
    }
    return store(INFOS).count();
  });

const through = (body: Blob, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>): Response =>
  new Response(body.stream().pipeThrough(way));
const packed = (text: string): Promise<ArrayBuffer> =>
  through(new Blob([text]), new CompressionStream('gzip')).arrayBuffer();
const unpacked = (body: ArrayBuffer): Promise<string> =>
  through(new Blob([body]), new DecompressionStream('gzip')).text();
