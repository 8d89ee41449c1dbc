// What the lobby shows, and what one can do there.
import { Refusal } from '../../api/client';
import { lobbyApi, type LobbyState, type NewGathering, type PlaceToken, type QuickWish } from '../../api/lobby';
import { t } from '../../app/language.svelte';
import { settings } from '../../app/settings.svelte';
import { places, random } from './places.svelte';

const AGAIN = 4000; // milliseconds

class Lobby {
  state = $state.raw<LobbyState | null>(null);
  busy = $state(false);
  trouble = $state('');
  name = $state(settings.name);

  /** For an effect: the list stays up to date until it ends. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    try {
      this.state = await lobbyApi.look();
    } catch (error) {
      if (this.state === null) this.tell(error);
    }
  }

  /** Does one thing at a time. What the server refuses is shown. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.busy = false;
      void this.look();
    }
  }

  private tell(error: unknown): void {
    this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
  }

  private come(ask: (name: string, nonce: string) => Promise<PlaceToken>, mine = false): Promise<boolean> {
    return this.run(async () => {
      settings.setName(this.name.trim());
      places.hold(await ask(this.name.trim(), random()), mine);
    });
  }

  join = (id: string) => this.come((name, nonce) => lobbyApi.join(id, name, nonce));
  signUp = (game: string) => this.come((name, nonce) => lobbyApi.hour(game, name, nonce));
  queue = (wish: QuickWish) => this.come((name, nonce) => lobbyApi.queue({ ...wish, name, nonce }));
  open = (wish: NewGathering) => this.come((name, nonce) => lobbyApi.create({ ...wish, name, nonce }), true);

  leave = (token: string) =>
    this.run(async () => {
      await lobbyApi.leave(token);
      places.drop(token);
    });
  cancel = (token: string) =>
    this.run(async () => {
      await lobbyApi.cancel(token);
      places.drop(token);
    });
  ready = (token: string) => this.run(async () => places.show(token, await lobbyApi.ready(token, random())));
  start = (token: string) => this.run(async () => places.show(token, await lobbyApi.start(token)));
  pick = (token: string, leader: string) =>
    this.run(async () => places.show(token, await lobbyApi.pick(token, leader)));
}

export const lobby = new Lobby();
