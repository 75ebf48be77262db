import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../ports/document-viewer';
import type { EventBase } from '../store/origin';
import type { PlaceDecision } from './decision';
import type { ListScope, QuotedRange } from './state';

/** Events about Selections. */
export type SelectionsEvent =
  | (EventBase<'selections/requested'> & { readonly documentId: number })
  /** The first Selections of a long list are here, those at the beginning of the text; `selections/loaded` comes with all. */
  | (EventBase<'selections/arrived'> & {
      readonly documentId: number;
      readonly items: readonly TextSelection[];
    })
  | (EventBase<'selections/loaded'> & {
      readonly documentId: number;
      readonly items: readonly TextSelection[];
    })
  | (EventBase<'selections/loadFailed'> & { readonly documentId: number; readonly error: unknown })
  | (EventBase<'selections/scopeChosen'> & { readonly scope: ListScope })
  /** The Selections of another document than the open one are being read. */
  | (EventBase<'selections/elsewhereRequested'> & { readonly documentId: number })
  | (EventBase<'selections/elsewhereLoaded'> & {
      readonly documentId: number;
      readonly items: readonly TextSelection[];
    })
  | (EventBase<'selections/elsewhereFailed'> & { readonly documentId: number })
  /** Changes of others were missed: all of them are to be read again. */
  | EventBase<'selections/elsewhereOutdated'>
  /** `isTrusted`: the range was just read off the open text, so it stands where it says. */
  | (EventBase<'selections/created'> & {
      readonly selection: TextSelection;
      readonly isTrusted?: boolean;
    })
  /** The server has saved what had a temporary id. */
  | (EventBase<'selections/saved'> & { readonly temporaryId: number; readonly saved: TextSelection })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'selections/refused'> & { readonly temporaryId: number })
  /** `isTrusted`: a new range in it was just read off the open text. */
  | (EventBase<'selections/updated'> & {
      readonly id: number;
      readonly changes: Partial<Omit<TextSelection, 'id'>>;
      readonly isTrusted?: boolean;
    })
  /** The server has saved what was decided about an unported Selection, or refused it for good and it is as it was. */
  | (EventBase<'selections/decisionSettled'> & { readonly id: number; readonly decision: PlaceDecision })
  /** The server has saved a new range. */
  | (EventBase<'selections/rangeSaved'> & { readonly id: number; readonly quoted: QuotedRange })
  /** The server refused a new range for good. */
  | (EventBase<'selections/rangeRefused'> & { readonly id: number })
  /** The reader has begun or ended to move an end of the active Selection. */
  | (EventBase<'selections/endMoving'> & { readonly isMoving: boolean })
  /** The reader has begun or ended to draw an area. */
  | (EventBase<'selections/areaMode'> & { readonly isOn: boolean })
  /** Whether a Selection may be deleted is asked, or not any more. */
  | (EventBase<'selections/deletionAsked'> & { readonly id: number | undefined })
  | (EventBase<'selections/deleted'> & { readonly id: number })
  /** What was deleted is back, as it is now. */
  | (EventBase<'selections/restored'> & { readonly selection: TextSelection })
  /** What was on a private Selection is on a published one by now, and it will go. */
  | (EventBase<'selections/joined'> & { readonly id: number; readonly joined: TextSelection })
  /** Quotes were looked up in the open text. */
  | (EventBase<'selections/placed'> & { readonly places: Readonly<Record<number, TextRange | null>> })
  | (EventBase<'selections/activated'> & { readonly id: number | undefined })
  | (EventBase<'selections/textSelected'> & { readonly selection: ViewerSelection | undefined })
  | (EventBase<'selections/colorChosen'> & { readonly color: SelectionColor });
