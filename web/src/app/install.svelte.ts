// Whether this browser can install the app: some offer it to the page, on iPhones and iPads it is in a menu.

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer = $state.raw<InstallEvent | null>(null);
  /** Only Safari on such a device has this word; it is true in the installed app. */
  readonly byMenu = (navigator as { standalone?: boolean }).standalone === false;

  get possible(): boolean {
    return this.byMenu || this.offer !== null;
  }

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // our own button asks
      this.offer = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.offer = null));
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null; // it can be used once; the browser makes another if it was declined
    await offer?.prompt();
  }
}

export const install = new Install();
