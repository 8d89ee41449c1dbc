// The tables this browser sits at, as they are now: at which of them it is your turn, and for how long.
import { api, type OwnTable } from '../api/client';
import { language, t } from './language.svelte';
import { notifications } from './notifications.svelte';
import { router } from './router.svelte';
import { savedSeats } from './saved_seats.svelte';

const EVERY = 30_000;
const MOST = 20;

class MyTurns {
  all = $state.raw<Record<string, OwnTable>>({});
  here = $state(false); // at the table that is open
  private asked = false;

  turns = $derived(Object.values(this.all).filter((one) => one.yours).length);

  /** For an effect: asked for now and then until the effect ends. */
  watch(): () => void {
    void this.ask();
    const timer = setInterval(() => void this.ask(), EVERY);
    const look = () => {
      if (!document.hidden) void this.ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async ask(): Promise<void> {
    const [, page, open] = router.path.split('/');
    const wanted = savedSeats.all
      .filter((one) => !one.over && Object.keys(one.tokens).length > 0 && !(page === 'table' && one.id === open))
      .slice(0, MOST);
    if (this.asked) return;
    if (wanted.length === 0) {
      this.all = {};
      return;
    }
    this.asked = true;
    try {
      const found = await api.mine(
        wanted.map((one) => ({ id: one.id, tokens: Object.values(one.tokens).slice(0, 8) })),
        language.lang,
      );
      const before = this.all;
      this.all = Object.fromEntries(found.filter((one) => one.known).map((one) => [one.id, one]));
      for (const one of found) {
        if (one.yours && before[one.id] !== undefined && !before[one.id]!.yours) {
          const known = savedSeats.find(one.id);
          notifications.turn(t('your-turn'), known?.title || t(`game-${known?.game ?? 'imperium'}`), one.id);
        }
      }
    } catch {
      /* the list says what it knew */
    } finally {
      this.asked = false;
    }
  }
}

export const myTurns = new MyTurns();
