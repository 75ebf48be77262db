/**
 * Annotations as a document of their own, in words, in the order in which they are written; it says everything itself, so that writing
 * knows no language and every format has the same.
 */
export interface AnnotationsDocument {
  readonly head: AnnotationsHead;
  readonly blocks: readonly DocumentBlock[];
}

/** What stands before the annotations. */
export interface AnnotationsHead {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** Title and subtitle in one line. */
  readonly name: string;
  readonly facts: readonly string[];
  /** The foot of a page, with `{page}` and `{pages}` where the numbers go. */
  readonly foot: string;
  /** Moment of making, ISO 8601. */
  readonly at: string;
}

/** A heading, or an annotation under the last one. */
export type DocumentBlock =
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly text: string; readonly color?: string }
  | ({ readonly type: 'annotation' } & WrittenAnnotation);

/** One annotation. */
export interface WrittenAnnotation {
  /** Its citation, and its page. */
  readonly place: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Empty for an area. */
  readonly quote: string;
  /** What else there is to be said, a line each. */
  readonly notes: readonly string[];
  /** Who made it, and when. */
  readonly foot: string;
  readonly comments: readonly WrittenComment[];
}

/** A comment; its replies come after it. */
export interface WrittenComment {
  readonly by: string;
  readonly isReply: boolean;
  readonly paragraphs: readonly WrittenParagraph[];
}

/** One line of a text that somebody wrote, or an item of a list in it. */
export interface WrittenParagraph {
  readonly runs: readonly WrittenRun[];
  /** How many lists and quotes it is inside of, a list whose item it begins included. */
  readonly depth: number;
  /** Of a list whose item it begins, as typed. */
  readonly marker?: string;
  readonly isQuoted: boolean;
}

/** Characters with one look. */
export interface WrittenRun {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasized?: boolean;
  readonly href?: string;
}

/** The formats in which it is written. */
export type WrittenFormat = 'docx' | 'md' | 'pdf';
