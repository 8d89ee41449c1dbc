// The profile of this browser: what the server keeps, and what the page does with it.
import { api, Refusal } from '../../api/client';
import { profileApi, type Me, type OwnSeats, type ProfileGame } from '../../api/profile';
import { language, t } from '../../app/language.svelte';
import { router } from '../../app/router.svelte';
import { keptReplays } from '../../offline/kept_replays.svelte';
import { savedSeats } from '../../app/saved_seats.svelte';
import { readStored, writeStored } from '../../app/storage';

const MOST = 60;
const TOKENS = 8;

class ProfileState {
  me = $state.raw<Me | null>(null);
  games = $state.raw<ProfileGame[]>([]);
  busy = $state(false);
  trouble = $state('');
  profile = $derived(this.me?.profile ?? null);

  /** The seats of this browser that the profile does not have. */
  others = $derived.by((): OwnSeats[] => {
    const kept = new Set(this.games.map((one) => `${one.id} ${one.seat}`));
    return savedSeats.all
      .filter((one) => !one.lesson)
      .map((one) => ({
        id: one.id,
        tokens: Object.entries(one.tokens)
          .filter(([seat]) => !kept.has(`${one.id} ${seat}`))
          .map(([, token]) => token)
          .slice(0, TOKENS),
      }))
      .filter((one) => one.tokens.length > 0)
      .slice(0, MOST);
  });

  /** Does something, one thing at a time; what the server refuses is shown. Whether it went well. */
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
    }
  }

  tell(error: unknown): void {
    this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
  }

  async load(): Promise<void> {
    await this.run(async () => this.show(await profileApi.me()));
  }

  async show(me: Me): Promise<void> {
    if (me.profile !== null && me.profile !== undefined && me.profile.closed === null) {
      this.games = await profileApi.games();
      this.me = me;
      // Games that began here since: once asked, always done.
      if (readStored('profile', '') === me.profile.id && this.others.length > 0) await this.keep();
    } else {
      this.games = [];
      this.me = me;
    }
  }

  create(name: string, invitation: string): Promise<boolean> {
    return this.run(async () => {
      const me = await profileApi.create(name, this.others, invitation);
      writeStored('profile', me.profile?.id ?? '');
      await this.show(me);
    });
  }

  /** Adds the games of this browser to the profile. */
  async keep(): Promise<void> {
    this.me = await profileApi.keep(this.others);
    writeStored('profile', this.me.profile?.id ?? '');
    this.games = await profileApi.games();
  }

  /** Goes to a seat, with the link that this browser has, or else with a new one. */
  open(game: ProfileGame): Promise<boolean> {
    return this.run(async () => {
      let token = savedSeats.find(game.id)?.tokens[game.seat] ?? '';
      if (token) {
        const [known] = await api.mine([{ id: game.id, tokens: [token] }], language.lang);
        if (!known?.known) token = '';
      }
      if (!token) {
        token = (await profileApi.open(game.id, game.seat)).token;
        savedSeats.note(game.id, { game: game.game, title: game.title });
        savedSeats.sit(game.id, game.seat, token);
      }
      router.go(`/table/${game.id}#${token}`);
    });
  }

  /** Signs out here; on request the games of the profile leave this browser, too. */
  signOut(clear: boolean): Promise<boolean> {
    return this.run(async () => {
      const here = this.profile?.sessions.find((one) => one.here);
      if (readStored('push', false)) await (await import('../../app/push')).leave();
      const games = this.games;
      if (here) await this.show(await profileApi.end(here.id));
      writeStored('profile', '');
      if (clear) for (const one of games) savedSeats.forget(one.id);
      await keptReplays.leave(clear ? 'all' : games.map((one) => one.id));
    });
  }

  /** Closes or deletes the profile; what was kept of its games on this device goes, too. */
  leave(way: 'close' | 'delete'): Promise<boolean> {
    return this.run(async () => {
      const games = this.games.map((one) => one.id);
      await this.show(await profileApi[way]());
      await keptReplays.leave(way === 'delete' ? 'all' : games);
    });
  }

  download(): Promise<boolean> {
    return this.run(async () => {
      const text = JSON.stringify(await profileApi.export(), null, 2);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      link.download = 'landsraad-profile.json';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }
}

export const profile = new ProfileState();
