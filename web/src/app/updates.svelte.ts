// The service worker of this page, and whether a newer version waits. Nothing is loaded again before somebody asks.
import type { FromWorker, ToWorker } from '../sw/messages';
import { connection } from './connection.svelte';

const WORKER = '/sw.js';
const EVERY = 30 * 60_000; // a page may stay open for days
const IDLE = 5000;

class Updates {
  ready = $state(false);
  later = $state(false); // seen, and put off
  held = $state(false); // it is somebody's turn at this screen
  /** The worker has taken over this page: what is kept can be opened offline. */
  works = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private leaving = false;
  private lang = '';

  /** After the page has loaded, so that the first visit does not wait for it. */
  start(): void {
    addEventListener('vite:preloadError', () => void this.missing());
    // The browser offers no workers to addresses without TLS, except on this machine.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    this.listen();
    const begin = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void this.register(), { timeout: IDLE });
      else setTimeout(() => void this.register(), IDLE);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  private listen(): void {
    const workers = navigator.serviceWorker;
    this.works = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (this.leaving) location.reload();
      else if (this.works) this.ready = true; // another tab agreed
      this.works = true;
    });
    workers.addEventListener('message', (event: MessageEvent<FromWorker>) => {
      if (event.data.type === 'texts') this.ready = true;
      else connection.failed();
    });
  }

  private async register(): Promise<void> {
    const workers = navigator.serviceWorker;
    try {
      const found = (await workers.register(WORKER, { updateViaCache: 'none' })) as
        ServiceWorkerRegistration | undefined;
      if (found === undefined) return; // a browser that only seems to have workers
      this.registration = found;
      if (found.waiting !== null && workers.controller !== null) this.ready = true;
      found.addEventListener('updatefound', () => this.follow(found.installing));
      this.follow(found.installing);
      await workers.ready;
      this.useLanguage(this.lang);
      setInterval(() => void this.look(), EVERY);
      document.addEventListener('visibilitychange', () => void this.look());
    } catch {
      /* without a worker the page needs the server, as it always did */
    }
  }

  private follow(next: ServiceWorker | null): void {
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller !== null) this.ready = true;
    });
  }

  private async look(): Promise<void> {
    if (document.hidden || connection.offline) return;
    try {
      await this.registration?.update();
    } catch {
      /* at the next time */
    }
  }

  /** What is read offline is kept in this language. */
  useLanguage(lang: string): void {
    this.lang = lang;
    this.tell(this.registration?.active, { type: 'language', lang });
  }

  /**
   * A part of this page could not be fetched. Either there is no connection, or a newer version has taken the place of
   * this one on the server.
   */
  async missing(): Promise<void> {
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    try {
      const page = await (await fetch('/', { cache: 'no-store' })).text();
      if (own !== null && !page.includes(new URL(own.src).pathname)) this.ready = true;
    } catch {
      connection.failed();
    }
  }

  reload(): void {
    const next = this.registration?.waiting ?? null;
    if (next !== null) {
      this.leaving = true;
      this.tell(next, { type: 'take-over' });
    } else location.reload();
  }

  private tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
    worker?.postMessage(message);
  }
}

export const updates = new Updates();
