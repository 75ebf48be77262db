import type { EventBase } from '../store/origin';
import type { PendingChange } from './state';

/** Events about changes on their way to the server. */
export type OutboxEvent =
  | (EventBase<'outbox/queued'> & { readonly change: PendingChange })
  | (EventBase<'outbox/sent'> & { readonly key: string })
  | (EventBase<'outbox/confirmed'> & { readonly key: string })
  /** It could not be delivered; it stays to be tried again. */
  | (EventBase<'outbox/failed'> & { readonly key: string })
  | EventBase<'outbox/retried'>
  /** Refused for good, or no longer wanted. */
  | (EventBase<'outbox/dropped'> & { readonly keys: readonly string[] });
