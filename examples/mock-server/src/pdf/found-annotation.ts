import type { TextRange } from '@glossator/document-text';

/** What people leave in PDFs: the four marks on text, sticky notes, text written onto the page, and drawings or stamps that say something. */
export const ANNOTATION_KINDS = [
  'highlight',
  'underline',
  'squiggly',
  'strikeOut',
  'note',
  'freeText',
  'drawing',
] as const;

/** One of `ANNOTATION_KINDS`. */
export type AnnotationKind = (typeof ANNOTATION_KINDS)[number];

/** Why an annotation has no place in the text: its page has none or cannot be read, or none stands where it is. */
export const PLACE_PROBLEMS = ['pageWithoutText', 'notOnText', 'unreadable'] as const;

/** One of `PLACE_PROBLEMS`. */
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];

/**
 * An annotation of a PDF (ISO 32000-1, 12.5.6). Everything in it comes from a stranger's file. `id` is the number of its object as pdf.js
 * writes it ("12R"), `name` its own (`/NM`), `text` what it says without formats; dates are ISO 8601 in universal time, pages count from 0.
 */
export interface FoundAnnotation {
  readonly id: string;
  readonly page: number;
  readonly kind: AnnotationKind;
  readonly name?: string;
  readonly author?: string;
  readonly text: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Red, green and blue from 0 to 255. */
  readonly color?: readonly [number, number, number];
  /** The annotation it answers; it has no place of its own then. */
  readonly replyTo?: string;
  /** The text it stands on, or for what is no mark on text the line that is nearest to it. */
  readonly ranges: readonly TextRange[];
  readonly problem?: PlaceProblem;
  /** Hundredths of a point: where it was drawn, to tell two without names apart. */
  readonly drawnAt: readonly number[];
}

/** The annotations of a file in order of pages. `silent` are drawings and stamps that say nothing; `isCut`: there are more than can be read. */
export interface FoundAnnotations {
  readonly annotations: readonly FoundAnnotation[];
  readonly silent: number;
  readonly isCut: boolean;
}
