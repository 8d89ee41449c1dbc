// What a service worker does with notices: shows them, opens the seat when one is pressed, and renews a subscription
// that the browser has replaced. A worker brings it in by `importScripts('/push-handlers.js')`.

const ICON = '/mark.svg';

const visible = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path);
};

self.addEventListener('push', (event) => {
  let note = {};
  try {
    note = event.data.json();
  } catch {
    /* something has to be shown all the same */
  }
  const { title = 'Landsraad', text = '', path = '/', tag = 'landsraad', table = '', lang = 'en' } = note;
  const show = async () => {
    // Who looks at the table sees it there, and browsers allow to say nothing then.
    if (table && (await visible(`/table/${table}`))) return;
    await self.registration.showNotification(title, { body: text, tag, lang, icon: ICON, data: { path } });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const open = async () => {
    const address = new URL(path, self.location.origin);
    if (address.origin !== self.location.origin) return;
    const table = path.split('/')[2];
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => table && new URL(page.url).pathname === `/table/${table}`);
    await (there ? there.focus() : self.clients.openWindow(address.href));
  };
  event.waitUntil(open());
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const coded = (data) =>
    btoa(String.fromCharCode(...new Uint8Array(data)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  const renew = async () => {
    const key = event.oldSubscription?.options.applicationServerKey;
    const made =
      event.newSubscription ??
      (key && (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
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
  };
  event.waitUntil(renew());
});
