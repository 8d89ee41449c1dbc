// Your turn, and you are looking elsewhere: a sound and a notice of the browser, both only if one asked for them.
import { sounds } from './sounds.svelte';
import { writeStored, readStored } from './storage';

type Permission = NotificationPermission | 'none';

const permission = (): Permission => (typeof Notification === 'undefined' ? 'none' : Notification.permission);
/** Nobody is looking at this page. */
export const isPageInactive = (): boolean => document.hidden || !document.hasFocus();

class Notifications {
  sound = $state<boolean>(readStored<boolean>('sound', false));
  wanted = $state<boolean>(readStored<boolean>('notices', false));
  permission = $state<Permission>(permission());

  get shown(): boolean {
    return this.wanted && this.permission === 'granted';
  }

  setSound(on: boolean): void {
    this.sound = on;
    writeStored('sound', on);
    if (on) sounds.ring('turn');
  }

  /** Ask the browser first, if it has not been asked yet. */
  async setWanted(on: boolean): Promise<void> {
    if (on && this.permission === 'default') {
      try {
        await Notification.requestPermission();
      } catch {
        /* an old browser, or one that asks nobody */
      }
      this.permission = permission();
    }
    this.wanted = on && this.permission === 'granted';
    writeStored('notices', this.wanted);
  }

  /** It has become somebody's turn here. `tag`: a table has one notice at a time. */
  turn(title: string, body: string, tag: string): void {
    if (!isPageInactive()) return;
    if (this.sound) sounds.ring('turn');
    if (!this.shown) return;
    try {
      const notice = new Notification(title, { body, tag, icon: '/mark.svg' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      // The player is looking at the page already.
      document.addEventListener('visibilitychange', () => notice.close(), { once: true });
    } catch {
      /* some phones allow notices to installed applications only */
    }
  }
}

export const notifications = new Notifications();
