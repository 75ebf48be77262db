import type { DocumentVersion, ReviewedUpdate } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about the Versions of the active document. */
export type VersionsEvent =
  | (EventBase<'versions/shown'> & { readonly isShown: boolean })
  | EventBase<'versions/requested'>
  /** With undefined the question is put away. */
  | (EventBase<'versions/restoreAsked'> & { readonly number: number | undefined })
  | (EventBase<'versions/restored'> & { readonly documentId: number; readonly number: number })
  | (EventBase<'versions/listed'> & {
      readonly documentId: number;
      readonly items: readonly DocumentVersion[];
      readonly reviewed: readonly ReviewedUpdate[];
      readonly next: string | undefined;
    })
  /** Older Updates were read, too. */
  | (EventBase<'versions/moreReviewed'> & {
      readonly documentId: number;
      readonly reviewed: readonly ReviewedUpdate[];
      readonly next: string | undefined;
    })
  | (EventBase<'versions/failed'> & { readonly documentId: number; readonly error: unknown })
  /** Somebody has changed or reviewed the Update, or replaced a file. */
  | EventBase<'versions/outdated'>;
