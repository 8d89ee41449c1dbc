// Notices: shows them, opens the seat when one is pressed, and renews a subscription that the browser has replaced.
import { worker } from './scope';

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/monochrome-192.png';

interface Note {
  title?: string;
  text?: string;
  path?: string;
  tag?: string;
  table?: string;
  lang?: string;
}
interface ChangeEvent extends ExtendableEvent {
  oldSubscription?: PushSubscription;
  newSubscription?: PushSubscription;
}

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const visible = async (path: string) =>
  (await pages()).some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path);

function read(data: PushMessageData | null): Note {
  try {
    return (data?.json() as Note | undefined) ?? {};
  } catch {
    return {}; // something has to be shown all the same
  }
}

async function show(note: Note): Promise<void> {
  const { title = 'Landsraad', text = '', path = '/', tag = 'landsraad', table = '', lang = 'en' } = note;
  // People who look at the table see it there, and browsers allow silence then.
  if (table && (await visible(`/table/${table}`))) return;
  await worker.registration.showNotification(title, {
    body: text,
    tag,
    lang,
    icon: ICON,
    badge: BADGE,
    data: { path },
  });
}

async function open(path: string): Promise<void> {
  const address = new URL(path, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const table = path.split('/')[2];
  const there = (await pages()).find((page) => table && new URL(page.url).pathname === `/table/${table}`);
  await (there ? there.focus() : worker.clients.openWindow(address.href));
}

const coded = (data: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function renew(event: ChangeEvent): Promise<void> {
  const key = event.oldSubscription?.options.applicationServerKey;
  const made =
    event.newSubscription ??
    (key && (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!made) return;
  await fetch('/api/profile/notices/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      endpoint: made.endpoint,
      key: coded(made.getKey('p256dh')),
      auth: coded(made.getKey('auth')),
      zone: -new Date().getTimezoneOffset(),
    }),
  });
}

worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path?: string } | null)?.path ?? '/'));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ChangeEvent;
  change.waitUntil(renew(change));
});
