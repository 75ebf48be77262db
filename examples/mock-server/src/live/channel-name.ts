import { API_BASE, LIVE_USERS_PATH } from '@glossator/client-sdk/contract';

/** The users channel, or the channel of a Code. */
export type ChannelName = 'users' | number;

/** The channel that an address names; undefined where it names none. */
export function channelNamed(url: string | undefined): ChannelName | undefined {
  const path = url?.split('?')[0];
  if (path === API_BASE + LIVE_USERS_PATH) return 'users';
  const id = /^\/socket\/codes\/([1-9]\d{0,15})$/.exec(
    path?.startsWith(API_BASE) ? path.slice(API_BASE.length) : '',
  )?.[1];
  return id === undefined ? undefined : Number(id);
}
