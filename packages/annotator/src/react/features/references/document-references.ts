import type { CodeDocument } from '@glossator/client-sdk/contract';
import {
  type ArticlePiece,
  articlePiecesOf,
  pagesOfArticle,
  type PageText,
  pageTextOf,
} from '@glossator/document-text';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { ReadStructure } from '../../../core/ports/structure-reader';
import { createReferenceReader, type LinkedReference } from './read-references';
import { createReferrers, type Referrers } from './referrers';

/** What is known about the references of the open document: read page by page, and kept. */
export interface DocumentReferences {
  on(page: number): Promise<readonly LinkedReference[]>;
  /** The text of the article that a unit is or is part of. */
  textOf(unit: number): Promise<readonly ArticlePiece[]>;
  /** The articles that refer to the article that a reference means; undefined while not all of the text has been read. */
  referringTo(reference: LinkedReference): Promise<readonly number[]> | undefined;
}

/** Reads the text that the viewer has read already, else the page itself. */
export function createDocumentReferences(
  viewer: DocumentViewer,
  { structure }: ReadStructure,
  documentId: number,
  documents: readonly CodeDocument[],
  pause: () => Promise<void>,
): DocumentReferences {
  const reader = createReferenceReader(structure, documentId, documents);
  const known = new Map<number, Promise<readonly LinkedReference[]>>();
  let referrers: Referrers | undefined;

  const pageOf = async (page: number): Promise<PageText | undefined> => {
    if (page >= viewer.state.pageCount) return undefined;
    const kept = viewer.textIndex?.pages.page(page);
    return kept ? pageTextOf(kept) : viewer.pageText(page);
  };
  const read = async (page: number): Promise<readonly LinkedReference[]> => {
    const [text, next] = await Promise.all([pageOf(page), pageOf(page + 1).catch(() => undefined)]);
    return text ? reader.on(text, next) : [];
  };
  return {
    on(page) {
      const reading = known.get(page) ?? read(page);
      known.set(page, reading);
      reading.catch(() => known.delete(page));
      return reading;
    },
    async textOf(unit) {
      const pages = new Map<number, PageText>();
      for (const page of pagesOfArticle(structure, unit)) {
        const text = await pageOf(page);
        if (text) pages.set(page, text);
      }
      return articlePiecesOf(structure, unit, pages);
    },
    referringTo(reference) {
      const index = viewer.textIndex;
      if (index?.reading.status !== 'complete') return undefined;
      const readPages = (): readonly PageText[] =>
        index.pages.pageNumbers().flatMap((page) => {
          const kept = index.pages.page(page);
          return kept ? [pageTextOf(kept)] : [];
        });
      referrers ??= createReferrers(structure, reader, readPages, pause);
      return referrers.to(reference);
    },
  };
}
