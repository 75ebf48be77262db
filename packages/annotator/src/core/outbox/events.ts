import type { AnnotatorWorld } from '../annotator-feature';
import type { EventBase } from '../store/origin';
import type { NextIds, PendingChange } from './state';

/** Events about changes on their way to the server. */
export type OutboxEvent =
  /** Changes were made in one go: what they mean here, and that they are on their way. */
  | (EventBase<'outbox/submittedTogether'> & { readonly parts: readonly AnnotatorWorld['event'][] })
  | (EventBase<'outbox/queued'> & { readonly change: PendingChange })
  | (EventBase<'outbox/sent'> & { readonly key: string })
  | (EventBase<'outbox/confirmed'> & { readonly key: string })
  /** It could not be delivered; it stays to be retried. */
  | (EventBase<'outbox/failed'> & { readonly key: string })
  | EventBase<'outbox/retried'>
  /** Changes that a page which has ended could not save. */
  | (EventBase<'outbox/adopted'> & { readonly changes: readonly PendingChange[]; readonly nextIds: NextIds })
  /** Another user, or another Code: what was not saved waits for the former one to come back. */
  | EventBase<'outbox/handedOver'>
  | (EventBase<'outbox/keptOrNot'> & { readonly areKept: boolean })
  /** Refused for good, or no longer wanted. */
  | (EventBase<'outbox/dropped'> & { readonly keys: readonly string[] });
