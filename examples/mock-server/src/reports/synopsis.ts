import type { AnnotationsHead, WrittenAnnotation } from './annotations-document';

/** Two texts side by side, in words, in the order in which they are written: like `AnnotationsDocument`, it says everything itself. */
export interface Synopsis {
  readonly head: SynopsisHead;
  readonly blocks: readonly SynopsisBlock[];
}

/** What stands before the texts. */
export interface SynopsisHead extends AnnotationsHead {
  /** What the columns are: the old text, the new one, and annotations where some may stand beside them. */
  readonly columns: readonly string[];
}

/** An article's heading, a passage with its counterpart, or what is said instead of text that is left out. */
export type SynopsisBlock =
  { readonly type: 'heading' | 'fold'; readonly text: string } | ({ readonly type: 'row' } & SynopsisRow);

/** A passage of both texts; where one of them has none, its `text` is empty. */
export interface SynopsisRow {
  /** The comparison says that nothing has changed: no words are marked. */
  readonly isSame: boolean;
  readonly old: SynopsisCell;
  readonly new: SynopsisCell;
  readonly annotations: readonly WrittenAnnotation[];
}

/** A passage of one text. */
export interface SynopsisCell {
  /** Its citation and page, whether it has moved, or that there is none. */
  readonly label: string;
  readonly text: string;
}

/** The formats in which it is written. */
export type SynopsisFormat = 'docx' | 'pdf';
