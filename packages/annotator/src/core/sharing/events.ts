import type { EventBase } from '../store/origin';
import type { ShareFailure, ShareTarget } from './state';

/** Events about sharing by e-mail. */
export type SharingEvent =
  | (EventBase<'sharing/opened'> & { readonly target: ShareTarget })
  | EventBase<'sharing/closed'>
  | EventBase<'sharing/started'>
  | (EventBase<'sharing/succeeded'> & { readonly sentTo: readonly string[] })
  | (EventBase<'sharing/failed'> & {
      readonly failure: ShareFailure;
      readonly retryAfterMs: number | undefined;
      /** Who got it all the same. */
      readonly sentTo: readonly string[];
    });
