import type { CodeChange, CodeUpdate } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about the pending Update of the Code. */
export type CodeUpdateEvent =
  /** The host has said which Update is pending, or that there is none. */
  | (EventBase<'codeUpdate/changed'> & { readonly update: CodeUpdate | undefined })
  /** It was made, changed or reviewed, here or by others. */
  | (EventBase<'codeUpdate/announced'> & { readonly isPending: boolean })
  /** The comparison of a document's texts goes on: `share` from 0 to 1. */
  | (EventBase<'codeUpdate/compared'> & { readonly documentId: number; readonly share: number })
  | EventBase<'codeUpdate/requested'>
  | (EventBase<'codeUpdate/loaded'> & { readonly changes: readonly CodeChange[] })
  | (EventBase<'codeUpdate/loadFailed'> & { readonly error: unknown });
