import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../ports/document-viewer';
import type { EventBase } from '../store/origin';

/** Events about Selections. */
export type SelectionsEvent =
  | (EventBase<'selections/requested'> & { readonly documentId: number })
  | (EventBase<'selections/loaded'> & {
      readonly documentId: number;
      readonly items: readonly TextSelection[];
    })
  | (EventBase<'selections/loadFailed'> & { readonly documentId: number })
  /** `isTrusted`: the range was just read off the open text, so it stands where it says. */
  | (EventBase<'selections/created'> & {
      readonly selection: TextSelection;
      readonly isTrusted?: boolean;
    })
  /** The server has saved what had a temporary id. */
  | (EventBase<'selections/saved'> & { readonly temporaryId: number; readonly saved: TextSelection })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'selections/refused'> & { readonly temporaryId: number })
  | (EventBase<'selections/updated'> & {
      readonly id: number;
      readonly changes: Partial<Omit<TextSelection, 'id'>>;
    })
  | (EventBase<'selections/deleted'> & { readonly id: number })
  /** Quotes were looked up in the open text. */
  | (EventBase<'selections/placed'> & { readonly places: Readonly<Record<number, TextRange | null>> })
  | (EventBase<'selections/activated'> & { readonly id: number | undefined })
  | (EventBase<'selections/textSelected'> & { readonly selection: ViewerSelection | undefined })
  | (EventBase<'selections/colorChosen'> & { readonly color: SelectionColor });
