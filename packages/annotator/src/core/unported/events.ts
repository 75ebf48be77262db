import type { EventBase } from '../store/origin';
import type { OpenDecision, UnportedFilter } from './state';

/** Events about what is done with unported Selections; decisions themselves are `selections/updated`. */
export type UnportedEvent =
  | (EventBase<'unported/filtered'> & { readonly filter: UnportedFilter })
  /** Another candidate (from 0) is proposed. */
  | (EventBase<'unported/proposed'> & { readonly id: number; readonly candidate: number })
  /** Something is open on one of them, or no longer is. */
  | (EventBase<'unported/opened'> & { readonly open: OpenDecision | undefined })
  /** What there is to decide for the user in another document. */
  | (EventBase<'unported/counted'> & { readonly documentId: number; readonly ids: readonly number[] })
  /** Events were missed: other documents may have others by now. */
  | EventBase<'unported/countsOutdated'>
  /** The old page of a Selection is shown beside the document, or no longer is. */
  | (EventBase<'unported/oldPlaceShown'> & { readonly id: number | undefined });
