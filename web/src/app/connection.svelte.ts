// Whether the server can be reached. A short break, as when it restarts, is not mentioned.

const QUIET = 2500;
const AGAIN = 5000;
const LONGEST = 30_000;

class Connection {
  offline = $state(!navigator.onLine);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = AGAIN;

  constructor() {
    addEventListener('offline', () => this.failed());
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => this.hurry());
    if (this.offline) this.later(AGAIN);
  }

  /** The server has answered. */
  reached(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wait = AGAIN;
    this.offline = false;
  }

  /** It has not. */
  failed(): void {
    if (!navigator.onLine) this.offline = true;
    if (this.timer === undefined) this.later(QUIET);
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), wait);
  }

  private hurry(): void {
    if (this.timer !== undefined && !document.hidden) this.later(0);
  }

  private async check(): Promise<void> {
    try {
      await fetch('/api/now', { cache: 'no-store' });
      this.reached();
    } catch {
      this.offline = true;
      this.later(this.wait);
      this.wait = Math.min(LONGEST, 2 * this.wait);
    }
  }
}

export const connection = new Connection();
