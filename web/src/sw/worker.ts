// The service worker: keeps the client, and what everybody may read, on this device. Each module has its own part; one
// that needs other events (such as `push`) adds its listeners by itself and is imported here.
import { file, forgetOldVersions, isFile, isPage, keepLanguage, keepVersion, page } from './files';
import type { ToWorker } from './messages';
import './push';
import { built, worker } from './scope';
import { forgetOldTexts, keepTexts, keyOf, text } from './texts';

worker.addEventListener('install', (event) => event.waitUntil(keepVersion()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOldVersions(), forgetOldTexts(), worker.clients.claim()])),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const key = keyOf(request);
  if (key !== null) event.respondWith(text(key, (work) => event.waitUntil(work)));
  else if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request));
  } else if (isFile(pathname)) event.respondWith(file(request));
});

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'take-over') void worker.skipWaiting();
  else if (message.lang in built.languages)
    event.waitUntil(Promise.all([keepLanguage(message.lang), keepTexts(message.lang)]).catch(() => undefined));
});
