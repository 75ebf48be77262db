import { readDocument } from '../layout/read-document';
import { readStructure } from '../structure/read-structure';
import type { PageText } from '../pages/page-text';
import { indexOccurrences } from '../words/occurrences';
import type { Vocabulary } from '../words/vocabulary';
import { createWordPlaces } from '../words/word-places';
import { readWords } from '../words/word-sequence';
import type { Version } from './alignment';
import { paragraphsOf } from './parts';
import { sectionsOf } from './sections';

/** Reads a version: its words in reading order, its structure, its paragraphs. The vocabulary learns its words. */
export function readVersion(
  pages: readonly PageText[],
  vocabulary: Vocabulary,
  classOf: (code: number) => number,
): Version {
  const order = readDocument(pages);
  const words = readWords(pages, order, vocabulary, classOf);
  const places = createWordPlaces(words);
  const numbers = new Map(pages.map(({ page }, index) => [page, index]));
  const structure = readStructure(pages, (page) => order.outsideBody(numbers.get(page) ?? page));
  return {
    pages,
    words,
    places,
    structure,
    sections: sectionsOf(words.length, structure.units, places),
    paragraphs: paragraphsOf(words),
    occurrences: indexOccurrences(words),
  };
}
