import { placeAt, startOf, type DocumentStructure, type PageText } from '@glossator/document-text';
import { articleOf } from './article-text';
import type { ReferenceReader } from './read-references';

/** Finds the articles of a document that refer to others. */
export interface Referrers {
  /** The articles, in the order of the text, that refer to an article or a part of it. All pages are read when this is first called. */
  to(article: number): Promise<readonly number[]>;
}

/** Milliseconds of work after which others have their turn. */
const SLICE = 8;

/** Reads nothing before somebody asks. `pages` are all pages of the document in order; `pause` lets others have their turn. */
export function createReferrers(
  structure: DocumentStructure,
  reader: ReferenceReader,
  pages: () => readonly PageText[],
  pause: () => Promise<void>,
): Referrers {
  const byArticle = new Map<number, Set<number>>();
  let reading: Promise<void> | undefined;
  const readAll = async (): Promise<void> => {
    const all = pages();
    let begun = performance.now();
    for (const [at, page] of all.entries()) {
      for (const { range, unit } of reader.on(page, all[at + 1])) {
        if (unit < 0) continue;
        const from = articleOf(structure, placeAt(structure, startOf(range)).unit);
        const to = articleOf(structure, unit);
        if (from < 0 || from === to) continue;
        const known = byArticle.get(to) ?? new Set();
        byArticle.set(to, known.add(from));
      }
      if (performance.now() - begun < SLICE) continue;
      await pause();
      begun = performance.now();
    }
  };
  return {
    async to(article) {
      await (reading ??= readAll());
      return [...(byArticle.get(article) ?? [])].toSorted((a, b) => a - b);
    },
  };
}
