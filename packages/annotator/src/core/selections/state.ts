import type { PageArea, SelectionColor, TextSelection, Visibility } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { ViewerSelection } from '../ports/document-viewer';
import type { ReadStructure } from '../ports/structure-reader';
import type { LoadStatus } from '../store/origin';

/** How many Selections of a layer documents have, by the documents' ids. */
export interface LayerCounts {
  /** How many there were in documents whose Selections were all read. */
  readonly counted: Readonly<Record<number, number>>;
  /** How many more, or fewer, there are since they were counted, here or by the server. */
  readonly differences: Readonly<Record<number, number>>;
}

/** A range of text and what it says. */
export interface QuotedRange {
  readonly range: TextRange;
  /** Of an area, which has an empty range and no text. */
  readonly area?: PageArea;
  readonly text: string;
}

/** The Selections of another document than the open one. */
export interface HeldSelections {
  /** Ordered as those of the open document. */
  readonly items: readonly TextSelection[];
  readonly status: LoadStatus;
  /** The file that the document had when they were fetched: in another Version they stand elsewhere. */
  readonly uuid: string | undefined;
  /** What the document says of its pages and articles, where it was open before. */
  readonly read?: {
    readonly structure: ReadStructure | undefined;
    readonly labels: readonly string[] | undefined;
  };
}

/** Whose Selections are listed: the open document's, or those of all documents of the Code. */
export const LIST_SCOPES = ['document', 'code'] as const;
/** One of these. */
export type ListScope = (typeof LIST_SCOPES)[number];

/** The Selections of the open document and what the user is doing with them. */
export interface SelectionsState {
  /** Ordered by startPage, startElement, startCharacter. Unsaved ones have negative ids. */
  readonly items: readonly TextSelection[];
  readonly status: LoadStatus;
  /** What the last fetch failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  readonly scope: ListScope;
  /**
   * The Selections of other documents of the Code, by the documents' ids, once the whole Code was listed. Of a document that was
   * opened since, they are here until its own have been read.
   */
  readonly elsewhere: Readonly<Record<number, HeldSelections>>;
  /**
   * Where each Selection stands in the text that is open, by id: `null` when its quote was not found, absent while
   * that is not known yet. Only what has a place here is drawn (decisions.md section 3).
   */
  readonly places: Readonly<Record<number, TextRange | null>>;
  readonly activeId: number | undefined;
  /** The Selection of which is asked whether it may be deleted with what is on it. */
  readonly askedDeletion: number | undefined;
  /** Whether the reader may draw an area just now. */
  readonly isDrawingArea: boolean;
  /** Whether an end of the active Selection is being moved. */
  readonly isMovingEnd: boolean;
  /** What the server has of Selections whose new range is still on its way there, by id. */
  readonly savedRanges: Readonly<Record<number, QuotedRange>>;
  /** Text the user has selected in the viewer just now. */
  readonly textSelection: ViewerSelection | undefined;
  /** The color used last comes first. */
  readonly color: SelectionColor;
  /** The next temporary id. */
  readonly nextId: number;
  /** Saved id -> the temporary id it had here, so that a card stays the same card. */
  readonly formerIds: Readonly<Record<number, number>>;
  /** Ids that were deleted: an answer or event that comes late must not bring them back. */
  readonly deleted: Readonly<Record<number, true>>;
  /** What is known of their numbers, by who sees them: the published ones, and the user's own private ones. */
  readonly counts: Readonly<Record<Visibility, LayerCounts>>;
  /** The same as `deleted` for comments and attachments, as `type:id`. */
  readonly deletedEntries: Readonly<Record<string, true>>;
}

/** Before any document is open. */
export const initialSelections: SelectionsState = {
  items: [],
  status: 'idle',
  error: undefined,
  scope: 'document',
  elsewhere: {},
  places: {},
  activeId: undefined,
  askedDeletion: undefined,
  isDrawingArea: false,
  isMovingEnd: false,
  savedRanges: {},
  textSelection: undefined,
  color: 'COLOR_1',
  nextId: -1,
  formerIds: {},
  deleted: {},
  deletedEntries: {},
  counts: { code: { counted: {}, differences: {} }, private: { counted: {}, differences: {} } },
};
