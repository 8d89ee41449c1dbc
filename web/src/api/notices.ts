// The endpoints of notices: for the profile of this browser, and for links from mails.
import { ask } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type NoticeSettings = Schemas['NoticeSettings'];
export type NoticeChannel = Schemas['Channel'];
export type NoticeTest = Schemas['NoticeTest'];
export type NoticeWish = Schemas['NoticeWish'];
export type PushDevice = Schemas['PushDevice'];
export type Way = NoticeSettings['ways'][number];
export type NoticeKind = NoticeSettings['wants']['push'][number];
export type Shape = Schemas['HookWish']['shape'];

const at = '/api/profile/notices';
const post = <T>(path: string, body: object = {}) => ask<T>(path, {}, '', body);

export const noticesApi = {
  show: () => ask<NoticeSettings>(at),
  change: (wish: NoticeWish) => post<NoticeSettings>(at, wish),
  addBrowser: (device: PushDevice) => post<NoticeSettings>(`${at}/push`, device),
  addMailbox: (address: string) => post<NoticeSettings>(`${at}/mail`, { address }),
  addHook: (url: string, shape: Shape) => post<NoticeSettings>(`${at}/hook`, { url, shape }),
  remove: (id: string) => post<NoticeSettings>(`${at}/${id}/remove`),
  switchOn: (id: string) => post<NoticeSettings>(`${at}/${id}/on`),
  test: (way: Way) => post<NoticeTest[]>(`${at}/test`, { way }),
  makeFeed: () => post<{ path: string }>(`${at}/feed`),
  endFeed: () => post<NoticeSettings>(`${at}/feed/end`),
  confirm: (token: string) => post<{ label: string }>('/api/notices/confirm', { token }),
  unsubscribe: (token: string) => post<{ label: string }>(`/api/notices/unsubscribe/${encodeURIComponent(token)}`),
};
