import { articleOf, type DocumentStructure, type PageText, placeAt, startOf } from '@glossator/document-text';
import type { LinkedReference, ReferenceReader } from './read-references';

/** Finds the articles of a document that refer to others. */
export interface Referrers {
  /**
   * The articles, in the order of the text, that refer to the article that a reference means or to a part of it, also where that is in another
   * document. All pages are read when this is first called.
   */
  to(reference: Meant): Promise<readonly number[]>;
}

type Meant = Pick<LinkedReference, 'unit' | 'documentId' | 'key'>;

/** Milliseconds of work after which others have their turn. */
const SLICE = 8;

/** Reads nothing before somebody asks. `pages` are all pages of the document in order; `pause` lets others have their turn. */
export function createReferrers(
  structure: DocumentStructure,
  reader: ReferenceReader,
  pages: () => readonly PageText[],
  pause: () => Promise<void>,
): Referrers {
  const byArticle = new Map<string, Set<number>>();
  const nameOf = ({ unit, documentId, key }: Meant): string =>
    unit < 0 ? `${documentId} ${key}` : String(articleOf(structure, unit));
  let reading: Promise<void> | undefined;
  const readAll = async (): Promise<void> => {
    const all = pages();
    let begun = performance.now();
    for (const [at, page] of all.entries()) {
      for (const reference of reader.on(page, all[at + 1])) {
        const from = articleOf(structure, placeAt(structure, startOf(reference.range)).unit);
        const to = nameOf(reference);
        if (from < 0 || String(from) === to) continue;
        const known = byArticle.get(to) ?? new Set();
        byArticle.set(to, known.add(from));
      }
      if (performance.now() - begun < SLICE) continue;
      await pause();
      begun = performance.now();
    }
  };
  return {
    async to(reference) {
      await (reading ??= readAll());
      return [...(byArticle.get(nameOf(reference)) ?? [])].toSorted((a, b) => a - b);
    },
  };
}
