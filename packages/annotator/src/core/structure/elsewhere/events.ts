import type { ArticlePiece, DocumentStructure } from '@glossator/document-text';
import type { EventBase } from '../../store/origin';

/** Events about the articles of documents that are not open. */
export type ArticlesElsewhereEvent =
  | (EventBase<'articlesElsewhere/requested'> & { readonly documentId: number; readonly uuid: string })
  | (EventBase<'articlesElsewhere/loaded'> & {
      readonly documentId: number;
      readonly uuid: string;
      readonly structure: DocumentStructure;
    })
  | (EventBase<'articlesElsewhere/failed'> & { readonly documentId: number })
  | (EventBase<'articlesElsewhere/textRequested'> & ArticleOfFile)
  | (EventBase<'articlesElsewhere/textLoaded'> & ArticleOfFile & { readonly pieces: readonly ArticlePiece[] })
  | (EventBase<'articlesElsewhere/textFailed'> & ArticleOfFile);

/** A unit of a document that is not open, by its index in the structure of a file. */
export interface ArticleOfFile {
  readonly documentId: number;
  readonly uuid: string;
  readonly unit: number;
}
