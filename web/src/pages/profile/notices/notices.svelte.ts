// The notices of the profile and where they go, as the server keeps it, and what the page does with it.
import { Refusal } from '../../../api/client';
import {
  noticesApi,
  type NoticeKind,
  type NoticeSettings,
  type NoticeTest,
  type Shape,
  type Way,
} from '../../../api/notices';
import { t } from '../../../app/language.svelte';
import { leave, subscribe, whyNoPush, zone } from '../../../app/push';

export const KINDS: NoticeKind[] = ['turn', 'full', 'over', 'invite'];
export const QUIET = { since: 22 * 60, until: 8 * 60 };
type Quiet = { since: number; until: number } | null;

class NoticesState {
  settings = $state.raw<NoticeSettings | null>(null);
  busy = $state(false);
  trouble = $state('');
  why = $state(whyNoPush());
  tests = $state.raw<Partial<Record<Way, NoticeTest[]>>>({});
  feed = $state(''); // shown once

  async run(work: () => Promise<NoticeSettings | null>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      const found = await work();
      if (found) this.settings = found;
      return true;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.message || t('no-server') : t('notice-push-failed');
      return false;
    } finally {
      this.busy = false;
      this.why = whyNoPush();
    }
  }

  load = () => {
    this.feed = '';
    this.tests = {};
    return this.run(() => noticesApi.show());
  };
  remove = (id: string) =>
    this.run(async () => {
      if (this.here?.id === id) await leave();
      return noticesApi.remove(id);
    });
  switchOn = (id: string) => this.run(() => noticesApi.switchOn(id));
  addMailbox = (address: string) => this.run(() => noticesApi.addMailbox(address));
  addHook = (url: string, shape: Shape) => this.run(() => noticesApi.addHook(url, shape));
  subscribe = () => this.run(() => subscribe(this.settings?.key ?? ''));
  endFeed = () =>
    this.run(async () => {
      this.feed = '';
      return noticesApi.endFeed();
    });
  makeFeed = () =>
    this.run(async () => {
      this.feed = location.origin + (await noticesApi.makeFeed()).path;
      return noticesApi.show();
    });

  /** This browser, if it is one of those that are told. */
  get here() {
    return this.settings?.channels.find((one) => one.here);
  }

  channels(way: Way) {
    return (this.settings?.channels ?? []).filter((one) => wayOf(one.kind) === way);
  }

  want(way: Way, kind: NoticeKind, on: boolean): Promise<boolean> {
    const wants = { ...this.settings!.wants };
    wants[way] = KINDS.filter((one) => (one === kind ? on : wants[way].includes(one)));
    return this.change(wants, this.settings!.quiet);
  }

  beQuiet = (quiet: Quiet) => this.change(this.settings!.wants, quiet);

  private change(wants: NoticeSettings['wants'], quiet: Quiet): Promise<boolean> {
    return this.run(() => noticesApi.change({ wants, quiet, zone: zone() }));
  }

  test(way: Way): Promise<boolean> {
    return this.run(async () => {
      this.tests = { ...this.tests, [way]: undefined };
      const found = await noticesApi.test(way);
      this.tests = { ...this.tests, [way]: found };
      return noticesApi.show();
    });
  }
}

export const wayOf = (kind: NoticeSettings['channels'][number]['kind']): Way =>
  kind === 'push' || kind === 'mail' ? kind : 'hook';
export const notices = new NoticesState();
