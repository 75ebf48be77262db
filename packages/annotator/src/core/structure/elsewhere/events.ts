import type { DocumentStructure } from '@glossator/document-text';
import type { EventBase } from '../../store/origin';

/** Events about the articles of documents that are not open. */
export type ArticlesElsewhereEvent =
  | (EventBase<'articlesElsewhere/requested'> & { readonly documentId: number; readonly uuid: string })
  | (EventBase<'articlesElsewhere/loaded'> & {
      readonly documentId: number;
      readonly uuid: string;
      readonly structure: DocumentStructure;
    })
  | (EventBase<'articlesElsewhere/failed'> & { readonly documentId: number });
