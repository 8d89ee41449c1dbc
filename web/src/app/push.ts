// Web Push in this browser: subscribe, renew at each start, leave. Fetched when somebody wants it.
import { noticesApi, type NoticeSettings } from '../api/notices';
import { writeStored } from './storage';

export const STORED = 'push';
/** Why this page cannot subscribe, or an empty word. */
export function whyNoPush(): '' | 'tls' | 'browser' | 'denied' {
  if (!isSecureContext) return 'tls';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined')
    return 'browser';
  return Notification.permission === 'denied' ? 'denied' : '';
}

export const zone = (): number => -new Date().getTimezoneOffset();

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const coded = (data: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The worker of this site, whichever it is. */
async function worker(): Promise<ServiceWorkerRegistration> {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

async function tell(made: PushSubscription): Promise<NoticeSettings> {
  const found = await noticesApi.addBrowser({
    endpoint: made.endpoint,
    key: coded(made.getKey('p256dh')),
    auth: coded(made.getKey('auth')),
    zone: zone(),
  });
  writeStored(STORED, true);
  return found;
}

async function subscription(key: string): Promise<PushSubscription> {
  const manager = (await worker()).pushManager;
  const known = await manager.getSubscription();
  if (known !== null && coded(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe(); // it belongs to another server that was here before
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** Asks for permission and subscribes; null if the person or the browser says no. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return tell(await subscription(key));
}

/** At each start: browsers and servers drift apart. */
export async function renew(): Promise<void> {
  if (whyNoPush() !== '' || Notification.permission !== 'granted') return;
  await tell(await subscription((await noticesApi.show()).key));
}

export async function leave(): Promise<void> {
  writeStored(STORED, false);
  if (!('serviceWorker' in navigator)) return;
  const known = await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription();
  await known?.unsubscribe();
}
