// What the build and the browser give to the service worker.
import type { FromWorker } from './messages';

interface Built {
  version: string;
  common: string[];
  plain: Record<string, string>; // SHA-256 of each file whose name stays
  languages: Record<string, string[]>;
}
declare const BUILT: Built;

export const built = BUILT;
export const worker = self as unknown as ServiceWorkerGlobalScope;

export async function tellPages(message: FromWorker): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
