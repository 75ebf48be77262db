import { readDocument, type ReadingOrder } from '../layout/reading-order';
import { readStructure } from '../structure/citation';
import type { PageText } from '../text-item';
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
  const structure = readStructure(pages, outsideBody(pages, order));
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

/** The elements of each page that are no part of the text itself: running lines, footnotes, notes in margins. */
function outsideBody(pages: readonly PageText[], order: ReadingOrder): (page: number) => ReadonlySet<number> {
  const notes = new Map<number, Set<number>>();
  for (let place = order.notesFrom; place < order.length; place += 1) {
    const page = order.page[place] ?? 0;
    const known = notes.get(page);
    if (known) known.add(order.element[place] ?? 0);
    else notes.set(page, new Set([order.element[place] ?? 0]));
  }
  const numbers = new Map(pages.map(({ page }, index) => [page, index]));
  return (number) => {
    const page = numbers.get(number) ?? number;
    const apart = order.apartOn(page);
    const noted = notes.get(page);
    return noted ? new Set([...apart, ...noted]) : apart;
  };
}
