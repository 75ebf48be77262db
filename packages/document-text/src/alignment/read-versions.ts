import { ENGINE_CONSTANTS } from '../constants/engine-constants';
import { readDocument } from '../layout/read-document';
import { readStructure } from '../structure/recognize-structure';
import type { PageText } from '../pages/page-text';
import { createCharacterClasses } from '../words/character-class';
import { indexOccurrences } from '../words/occurrences';
import { createVocabulary, type Vocabulary } from '../words/vocabulary';
import { createWordPlaces } from '../words/word-places';
import { readWords } from '../words/word-sequence';
import type { Version, VersionPair } from './alignment';
import { paragraphsOf } from './parts';
import { sectionsOf } from './sections';

/** Reads both versions of a text. Yields the share that is done, from 0 to 1. */
export function* readVersions(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): Generator<number, VersionPair> {
  const vocabulary = createVocabulary();
  const classOf = createCharacterClasses();
  const old = readVersion(oldPages, vocabulary, classOf);
  yield 0.5;
  const next = readVersion(newPages, vocabulary, classOf);
  yield 1;
  return { old, new: next, vocabulary, constants: ENGINE_CONSTANTS };
}

/** Reads a version: its words in reading order, its structure, its paragraphs. Adds its words to the vocabulary. */
export function readVersion(
  pages: readonly PageText[],
  vocabulary: Vocabulary,
  classOf: (code: number) => number,
): Version {
  const order = readDocument(pages);
  const words = readWords(pages, order, vocabulary, classOf);
  const places = createWordPlaces(words);
  const numbers = new Map(pages.map(({ page }, index) => [page, index]));
  const structure = readStructure(pages, (page) => order.apartOn(numbers.get(page) ?? page));
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
