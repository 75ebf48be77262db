import type { PageArea } from '@glossator/client-sdk/contract';
import type { PageText, RangeList, TextRange } from '@glossator/document-text';
import type { JumpOptions, JumpTarget } from './jumps';
import type { LandedPlace, ReadingRoom } from './reading-place';
import type { TextIndex, TextReading } from './text-index';
import type { ChangeMark, PageAnnotations, PageHeights, ViewerHighlight } from './viewer-marks';

export type { JumpOptions, JumpTarget } from './jumps';

/** Where the bytes of a PDF come from: an address (read with range requests) or the bytes themselves. */
export type DocumentSource =
  | { readonly url: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly data: Uint8Array };

/** Why a document could not be opened. */
export type OpenFailure =
  'missing' | 'invalid' | 'locked' | 'wrong-password' | 'network' | 'unauthorized' | 'canceled';

/** The document could not be opened; `reason` says why. */
export class DocumentOpenError extends Error {
  override readonly name = 'DocumentOpenError';
  readonly reason: OpenFailure;

  constructor(reason: OpenFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** A rectangle in CSS pixels of the browser window, or in page units where said so. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the user has selected. `range` is undefined when it reaches outside the document's text. */
export interface ViewerSelection {
  readonly range: TextRange | undefined;
  /** The quote of the range (`quoteOf` of document-text), or the raw text when there is no range. */
  readonly text: string;
  /** The selection's last line in window pixels, for a bar to stand at. */
  readonly endBox: Box;
}

/** One entry of the PDF's outline; `page` counts from 0, undefined where the target is not in this document. */
export interface OutlineEntry {
  readonly title: string;
  /** The beginning of the title that numbers it (`Art. 28`, `Title II`), where that is known and more follows. */
  readonly label?: string;
  readonly page: number | undefined;
  /** Distance of the target from the page's top in unrotated page units, where the outline says it. */
  readonly top: number | undefined;
  readonly children: readonly OutlineEntry[];
}

/**
 * How large pages are drawn. A number is the specification's zoom scale: 2 (the default) is 100 %, so
 * percent = scale × 50; 1 to 8 are 50 to 400 %.
 */
export type ZoomScale = number | 'fit-width' | 'fit-page';

/** Quarter turns clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** A place to return to: the page (from 0) at the top of the window and how far it is scrolled, in page units. */
export interface ViewPosition {
  readonly page: number;
  readonly top: number;
  readonly left: number;
  readonly scale: ZoomScale;
  readonly rotation: Rotation;
}

/** Everything about the viewer that a skin shows. Pages count from 0. */
export interface ViewerState {
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  /** Bytes read while loading; `total` is undefined when the server does not say. */
  readonly progress: { readonly loaded: number; readonly total: number | undefined };
  readonly failure: OpenFailure | undefined;
  /** The connection is lost: what has not been fetched yet is requested again until it arrives. */
  readonly isStarved: boolean;
  readonly pageCount: number;
  readonly page: number;
  /** What was requested ... */
  readonly zoom: ZoomScale;
  /** ... and the scale it comes to, 2 being 100 %. */
  readonly scale: number;
  readonly rotation: Rotation;
  /** Printed page labels where the PDF has them. */
  readonly pageLabels: readonly string[] | undefined;
}

/** A key with those that are held with it, by their names in the DOM. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The state of a viewer that shows nothing. */
export const EMPTY_VIEWER_STATE: ViewerState = {
  status: 'empty',
  progress: { loaded: 0, total: undefined },
  failure: undefined,
  isStarved: false,
  pageCount: 0,
  page: 0,
  zoom: 2,
  scale: 2,
  rotation: 0,
  pageLabels: undefined,
};

/** What the viewer emits; all but `change` are about the user's actions. */
export interface ViewerEvents {
  /** The state has changed. */
  readonly change: ViewerState;
  /** The text selection has changed and is at rest (mouse up, key up), or is gone. */
  readonly selection: ViewerSelection | undefined;
  /** Caret mode was switched on or off. */
  readonly caretMode: boolean;
  /** The reader tried to select on a page (from 0) that is a picture without text; emitted once for each document. */
  readonly textless: { readonly page: number };
  /** A highlight was clicked, or with `undefined` a place without one. */
  readonly highlightClick: { readonly id: number; readonly box: Box } | undefined;
  /** A highlight that had the focus was opened by a key, to be worked on. */
  readonly highlightOpen: { readonly id: number };
  /** An end of the active highlight is being moved, or no longer is. */
  readonly highlightMoving: boolean;
  /**
   * The reader has moved an end of the active highlight to rest: its new range and quote. What was set by `setHighlights` is shown again
   * after that.
   */
  readonly highlightMoved: { readonly id: number; readonly range: TextRange; readonly text: string };
  /** The reader may draw an area now, or has stopped. */
  readonly areaMode: boolean;
  /** The reader has drawn an area. */
  readonly areaDrawn: PageArea;
  /** The mark of a change was clicked, or opened by a key. */
  readonly changeClick: { readonly index: number };
  /** The window has scrolled: by the reader's hand, or by a call. */
  readonly scroll: { readonly isByHand: boolean };
  /** The pointer is over another highlight than before. */
  readonly highlightHover: number | undefined;
  /** The place worth keeping for the next time has changed; with how much can be seen there. */
  readonly position: ViewPosition & { readonly room?: ReadingRoom };
  /** A jump has brought this place into view; undefined where it led to a page as such, or back to where the reader was before. */
  readonly landed: LandedPlace | undefined;
  /** A jump has led away from here: a place to go back to. Jumps that make up one trail are one jump. */
  readonly jumped: { readonly left: ViewPosition };
  /** A link of the document leads to where the reader was before, or forward again. */
  readonly stepWanted: 'back' | 'forward';
  /** A page (from 0) has been drawn, and can be seen. */
  readonly drawn: { readonly page: number };
  /** A page could not be drawn (its number from 0); the others are not harmed. */
  readonly pageError: { readonly page: number; readonly message: string };
  /** More of the document's text has been read for searching. */
  readonly textRead: TextReading;
}

/**
 * The seam to whatever shows a PDF. Everything pdf.js and DOM stays behind it; the core drives and observes a document
 * through this port alone. Guarantees: methods before `open` or after `close` do nothing harmful; two viewers on one
 * page do not know of each other; after `destroy` no timer, worker, observer or listener is left.
 */
export interface DocumentViewer {
  /**
   * Closes what is open and opens the source. Resolves when the first page can be shown.
   * Throws `DocumentOpenError`; an aborted call rejects with the signal's reason.
   */
  open(
    source: DocumentSource,
    options?: {
      readonly signal?: AbortSignal;
      readonly position?: ViewPosition;
      /** For a document that is locked; without the right one opening fails as `locked` or `wrong-password`. */
      readonly password?: string;
    },
  ): Promise<void>;
  close(): Promise<void>;
  readonly state: ViewerState;
  /** The place the reader is at this moment; undefined while nothing is open. */
  readonly position: ViewPosition | undefined;
  on<Name extends keyof ViewerEvents>(name: Name, listener: (event: ViewerEvents[Name]) => void): () => void;
  /** Scrolls to a page (from 0), a place in it (page units from its top) or a range, which comes into comfortable view. */
  goTo(target: JumpTarget, options?: JumpOptions): void;
  /**
   * Shows a place again at the present zoom and rotation; that is no jump. Answers the place that is left for it, undefined while nothing
   * is open.
   */
  returnTo(position: ViewPosition): ViewPosition | undefined;
  setZoom(zoom: ZoomScale): void;
  setRotation(rotation: Rotation): void;
  /** Paints these highlights; only what differs from the last call costs anything. */
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** Does not draw these annotations of the file, because highlights stand for them. Counts for the document opened next, too. */
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  /** Draws this highlight in its active shade; where `isEditable`, with handles at its ends. */
  setActiveHighlight(id: number | undefined, isEditable?: boolean): void;
  /** Gives a highlight the focus: immediately, or when its page has been drawn, unless the reader goes elsewhere before. Does not scroll. */
  focusHighlight(id: number): void;
  /** These highlights (all when undefined) have been renamed. */
  renameHighlights(ids?: readonly number[]): void;
  /**
   * Lets a key that was pressed outside of the viewer work on the ends of the active highlight (Shift with arrows moves its end). False
   * where it means nothing there.
   */
  pressHighlightKey(press: KeyPress): boolean;
  /** Marks search hits (in reading order, not overlapping), the active one stronger. Only those in sight cost anything. */
  setSearchHits(hits: RangeList, active: number | undefined): void;
  /** Marks the changes to another Version, the active one (its index) stronger. Only those in sight cost anything. */
  setChangeMarks(marks: readonly ChangeMark[], active: number | undefined): void;
  /**
   * What stands at a height of the window (0 its top, 1 its bottom), as one number: 12.25 is a quarter down the thirteenth page.
   * A little less than 0 above the first page. Undefined while nothing is open.
   */
  placeAt(height: number): number | undefined;
  /** Scrolls such a place to a height of the window; no jump, and nothing to go back from. */
  scrollToPlace(place: number, height: number): void;
  /** Reads where the text of a page (from 0) stands. Rejects when nothing is open. */
  readHeights(page: number): Promise<PageHeights>;
  /** Selects a range as if the reader had done so, brings it into view and takes the focus, so that keys go on from there. */
  select(range: TextRange): void;
  clearSelection(): void;
  /**
   * Switches caret mode on or off: a caret in the text that arrow keys move, and that selects with Shift. The reader switches it with
   * F7 and leaves it with Escape.
   */
  setCaretMode(isOn: boolean): void;
  /**
   * Lets the reader draw an area on a page, by dragging or by keys, or stops that. It stops by itself when one has been drawn and with
   * Escape.
   */
  setAreaMode(isOn: boolean): void;
  /** The text of a page (from 0), read with the options of document-text. Rejects when nothing is open. */
  pageText(page: number): Promise<PageText>;
  /** The text of the open document as it is read in the background; `undefined` while nothing is open, or where a viewer reads none. */
  readonly textIndex: TextIndex | undefined;
  outline(): Promise<readonly OutlineEntry[]>;
  destroy(): Promise<void>;
}
