// The time by the server's clock, in seconds: it goes on as long as something on the page shows it.
import { api } from '../api/client';

const STEP = 250;
const AGAIN = 600_000; // clocks drift apart

class ServerTime {
  now = $state(Date.now() / 1000);
  private ahead = 0; // seconds the server's clock is ahead of this one
  private shown = 0;
  private asked = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** For an effect: time goes on until the effect ends. */
  show(): () => void {
    this.shown++;
    if (this.shown === 1) {
      this.timer = setInterval(this.step, STEP);
      document.addEventListener('visibilitychange', this.look);
      this.look();
    }
    return () => {
      this.shown--;
      if (this.shown > 0) return;
      clearInterval(this.timer);
      document.removeEventListener('visibilitychange', this.look);
    };
  }

  private step = (): void => {
    this.now = Date.now() / 1000 + this.ahead;
  };

  private look = (): void => {
    this.step();
    if (document.hidden || Date.now() - this.asked < AGAIN) return;
    this.asked = Date.now();
    const before = Date.now();
    api.now().then(
      ({ now }) => {
        this.ahead = now - (before + Date.now()) / 2000;
        this.step();
      },
      () => {
        this.asked = 0;
      },
    );
  };
}

export const serverTime = new ServerTime();
