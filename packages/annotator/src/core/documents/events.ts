import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { OpenFailure, OutlineEntry, ViewPosition } from '../ports/document-viewer';
import type { EventBase } from '../store/origin';

/** Events about the documents of the Code. */
export type DocumentsEvent =
  | (EventBase<'documents/listed'> & { readonly items: readonly CodeDocument[] })
  /** Another document has become the active one; its bytes are being read. `kept` is where it was left the last time. */
  | (EventBase<'documents/opened'> & {
      readonly documentId: number;
      readonly kept: ViewPosition | undefined;
    })
  /** The active document is read again, after a failure or in another viewer. */
  | EventBase<'documents/reopened'>
  | (EventBase<'documents/shown'> & { readonly documentId: number })
  | (EventBase<'documents/failed'> & { readonly documentId: number; readonly failure: OpenFailure })
  | (EventBase<'documents/outlineRead'> & {
      readonly documentId: number;
      /** Undefined when it could not be read. */
      readonly entries: readonly OutlineEntry[] | undefined;
    })
  /** Everything returns to the initial state (specification section 4, reset event). */
  | EventBase<'documents/reset'>;
