import type { PageArea, SelectionColor } from '@glossator/client-sdk/contract';
import type { PageText, TextRange } from '@glossator/document-text';

/** A highlight to paint: a range of text, or an area of a page, in one color. */
export interface ViewerHighlight {
  readonly id: number;
  readonly range: TextRange;
  /** Of an area, whose range is empty: the rectangle. */
  readonly area?: PageArea | undefined;
  readonly color: SelectionColor;
  /** It is only proposed to stand there: drawn as an outline, never as one that does. */
  readonly isProposal?: boolean;
}

/** A part of a change on one side. An empty range is a place where words stand on the other side only. */
export interface ChangePart {
  readonly kind: 'inserted' | 'deleted' | 'moved';
  readonly range: TextRange;
}

/** A change between two Versions as one of them shows it. */
export interface ChangeMark {
  /** Its number, by which it is distinguished. */
  readonly index: number;
  readonly kind: 'inserted' | 'deleted' | 'replaced' | 'moved';
  /** The paragraphs that it is about; empty at the place where they are missing. */
  readonly passage: TextRange;
  readonly parts: readonly ChangePart[];
}

/** What a change is to those who cannot see it. */
export interface ChangeDescription {
  readonly label: string;
  /** Written beside a moved passage: where its other place is. */
  readonly link?: string | undefined;
}

/** The text of a page, and how far down the shown page each of its elements begins: 0 is the top, 1 the bottom. */
export interface PageHeights {
  readonly text: PageText;
  readonly tops: Float64Array;
}

/** What a highlight is to those who cannot see it. */
export interface HighlightDescription {
  /** Its quote, and what there is to say of it. */
  readonly label: string;
  /** The id of the element that says more of it, while there is one. */
  readonly detailsId: string | undefined;
}

/** Annotations of the file on one page (from 0), by the ids that pdf.js gives them. */
export interface PageAnnotations {
  readonly page: number;
  readonly ids: readonly string[];
}
