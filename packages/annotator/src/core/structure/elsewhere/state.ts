import type { ArticlePiece, DocumentStructure } from '@glossator/document-text';

/** The articles of a document that is not open. */
export interface ElsewhereArticles {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The file whose articles they are: another Version has others. */
  readonly uuid: string;
  /** There once they are `ready`; without units where the document has none. */
  readonly structure: DocumentStructure | undefined;
  /** The texts of articles that somebody wanted, by the index of the unit that was asked for. */
  readonly texts: Readonly<Record<number, ElsewhereText>>;
}

/** The text of an article of a document that is not open. */
export interface ElsewhereText {
  readonly status: 'loading' | 'ready' | 'failed';
  /** There once it is `ready`. */
  readonly pieces: readonly ArticlePiece[];
}

/** The articles of documents that are not open, as far as somebody wanted them. */
export interface ArticlesElsewhereState {
  readonly byDocument: Readonly<Record<number, ElsewhereArticles>>;
}

/** Nobody has wanted any yet. */
export const initialArticlesElsewhere: ArticlesElsewhereState = { byDocument: {} };
