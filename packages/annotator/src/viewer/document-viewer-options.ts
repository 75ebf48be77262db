import type { PageArea } from '@glossator/client-sdk/contract';
import type { ChangeDescription, HighlightDescription } from '../core/ports/viewer-marks';
import type { DocumentSessionOptions } from './document/document-session-options';
import type { Log } from '../core/ports/environment';
import type { TextIndexStore } from '../core/ports/text-index';

/** What a viewer needs. */
export interface DocumentViewerOptions {
  /** The element that the viewer fills; it must have a height. */
  readonly container: HTMLElement;
  /** Address of the folder with the package's `assets`, same origin, ending with a slash; may be relative to the page. */
  readonly assetsUrl: string;
  readonly log?: Log;
  /** Role and name of the scrolling element for assistive technology; both can be changed later on `element`. */
  readonly role?: string;
  readonly label?: string;
  /** The message on a page (from 0) that could not be drawn. */
  readonly pageErrorText?: (page: number) => string;
  /** The name of the handle at the start or end of a highlight, for assistive technology; called each time. */
  readonly endLabel?: (side: 'start' | 'end') => string;
  /** The name of the frame that an area is drawn with, for assistive technology; it should say which keys do what. */
  readonly areaLabel?: (area: PageArea) => string;
  /** The name of a highlight, for assistive technology; without it, highlights cannot be reached by keys. */
  readonly describeHighlight?: (id: number) => HighlightDescription | undefined;
  /** The name of a change, for assistive technology; without it, changes cannot be reached by keys. */
  readonly describeChange?: (index: number) => ChangeDescription | undefined;
  /** Whether the whole text is read in the background, to be searched (true by default). */
  readonly readsText?: boolean;
  /** Milliseconds after which drawing a page is given up. */
  readonly pageTimeLimit?: number;
  /** Stores the text of documents between visits, so that searching need not wait for it; without it nothing is stored. */
  readonly textStore?: TextIndexStore | undefined;
}

/** The texts of the viewer, in English where the host gives none. */
export function messagesOf(
  options: DocumentViewerOptions,
): Pick<
  DocumentSessionOptions,
  'pageErrorText' | 'describeHighlight' | 'describeChange' | 'endLabel' | 'areaLabel'
> {
  return {
    pageErrorText: options.pageErrorText ?? ((page) => `Page ${page + 1} cannot be shown.`),
    describeHighlight: options.describeHighlight,
    describeChange: options.describeChange,
    areaLabel:
      options.areaLabel ??
      (({ page }) =>
        `Area on page ${page + 1}. Arrow keys move it, with Shift they change its size, Enter marks it.`),
    endLabel: options.endLabel ?? ((side) => `${side === 'start' ? 'Start' : 'End'} of the highlight`),
  };
}
