import type { Visibility } from '@glossator/client-sdk/contract';
import type { EventBase } from '../../store/origin';
import type { InTheWay } from './state';

/** Events about who sees what. */
export type VisibilityEvent =
  | (EventBase<'visibility/offered'> & { readonly isOffered: boolean })
  /** Who is to see what is made next. */
  | (EventBase<'visibility/chosen'> & { readonly visibility: Visibility })
  /** A highlight was to be published where a published one is. */
  | (EventBase<'visibility/overlapFound'> & InTheWay)
  /** The question about that was answered, or needs no answer any more. */
  | EventBase<'visibility/overlapSettled'>;
