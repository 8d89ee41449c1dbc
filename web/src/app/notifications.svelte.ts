// Your turn, and you are looking elsewhere: a sound and a notice of the browser, both only if one asked for them.
import { writeStored, readStored } from './storage';

type Permission = NotificationPermission | 'none';

const permission = (): Permission => (typeof Notification === 'undefined' ? 'none' : Notification.permission);
/** Nobody is looking at this page. */
export const isPageInactive = (): boolean => document.hidden || !document.hasFocus();

class Notifications {
  sound = $state<boolean>(readStored<boolean>('sound', false));
  wanted = $state<boolean>(readStored<boolean>('notices', false));
  permission = $state<Permission>(permission());
  private audio: AudioContext | null = null;

  get shown(): boolean {
    return this.wanted && this.permission === 'granted';
  }

  setSound(on: boolean): void {
    this.sound = on;
    writeStored('sound', on);
    if (on) this.ring();
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
    if (this.sound) this.ring();
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

  /** Two soft tones, made here. */
  private ring(): void {
    try {
      this.audio ??= new AudioContext();
      const audio = this.audio;
      void audio.resume();
      [523.25, 783.99].forEach((pitch, n) => {
        const at = audio.currentTime + 0.02 + 0.19 * n;
        const tone = audio.createOscillator();
        const loud = audio.createGain();
        tone.frequency.value = pitch;
        loud.gain.setValueAtTime(0, at);
        loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
        loud.gain.exponentialRampToValueAtTime(0.0008, at + 0.6);
        tone.connect(loud).connect(audio.destination);
        tone.start(at);
        tone.stop(at + 0.65);
      });
    } catch {
      /* no sound here */
    }
  }
}

export const notifications = new Notifications();
