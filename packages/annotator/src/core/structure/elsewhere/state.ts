import type { DocumentStructure } from '@glossator/document-text';

/** The articles of a document that is not open. */
export interface ElsewhereArticles {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The file whose articles they are: another Version has others. */
  readonly uuid: string;
  /** There once they are `ready`; without units where the document has none. */
  readonly structure: DocumentStructure | undefined;
}

/** The articles of documents that are not open, as far as somebody wanted them. */
export interface ArticlesElsewhereState {
  readonly byDocument: Readonly<Record<number, ElsewhereArticles>>;
}

/** Nobody has wanted any yet. */
export const initialArticlesElsewhere: ArticlesElsewhereState = { byDocument: {} };
