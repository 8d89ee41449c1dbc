// What the search of the server has found in the position that is looked at. It goes on there while this page asks.
import { api, Refusal, type AnalysisFindings, type Position } from '../api/client';
import { language, t } from '../app/language.svelte';

const WAIT = 20; // seconds that an answer may take
const AGAIN = 2000; // milliseconds until a search that found no room is asked for again

export class Finder {
  found = $state.raw<AnalysisFindings | null>(null);
  on = $state(true);
  trouble = $state('');

  constructor(private readonly table: { position(): Position }) {}

  /** Follows the search of the position until the page leaves it. */
  watch(): () => void {
    const control = new AbortController();
    this.found = null;
    this.trouble = '';
    void this.follow(this.table.position(), control.signal);
    return () => control.abort();
  }

  /** Ends the search; what was found stays. */
  halt(): void {
    this.on = false;
    void api.findings(this.table.position(), language.lang, -1, 0, true).then(
      (found) => {
        if (!this.on && found.candidates.length > 0) this.found = found;
      },
      () => {},
    );
  }

  private async follow(position: Position, signal: AbortSignal): Promise<void> {
    let done = -1;
    while (!signal.aborted) {
      try {
        const found = await api.findings(position, language.lang, done, WAIT, false, signal);
        if (signal.aborted) return;
        this.found = found;
        this.trouble = '';
        if (found.state === 'done' || found.state === 'over') return;
        if (found.state === 'stopped') {
          this.on = false; // another page of this browser searches now, or the search failed
          return;
        }
        done = found.done;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Refusal)) throw error;
        this.trouble = error.message || t('no-server');
        if (error.status !== 429 && error.status !== 0) return;
        await new Promise((wake) => setTimeout(wake, AGAIN));
      }
    }
  }
}
