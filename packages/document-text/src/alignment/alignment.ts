import type { EngineConstants } from '../constants/engine-constants';
import type { PageText } from '../pages/page-text';
import type { DocumentStructure } from '../structure/cited-place';
import type { Occurrences } from '../words/occurrences';
import type { Vocabulary } from '../words/vocabulary';
import type { WordPlaces } from '../words/word-places';
import type { WordSequence } from '../words/word-sequence';
import type { Parts } from './parts';
import type { Sections } from './sections';
import type { WordLinks } from './word-links';

/** One of two versions of a text, read for an alignment. */
export interface Version {
  readonly pages: readonly PageText[];
  readonly words: WordSequence;
  readonly places: WordPlaces;
  readonly structure: DocumentStructure;
  /** Articles and headings; every word is in exactly one. */
  readonly sections: Sections;
  readonly paragraphs: Parts;
  /** Where sequences of words occur. */
  readonly occurrences: Occurrences;
}

/** Two versions of a text, with numbers for the words of both. */
export interface VersionPair {
  readonly old: Version;
  readonly new: Version;
  /** The words of both versions; words that differ in case, width or ligatures only have one number. */
  readonly vocabulary: Vocabulary;
  /** The numbers that decide, in all that follows from this pair. */
  readonly constants: EngineConstants;
}

/** The links between the words of two versions: the base of `findChanges` and `carryOver`. */
export interface Alignment extends VersionPair {
  /** The weight of each word of the vocabulary as evidence, from 0 to 1: rare words have more. */
  readonly weights: Float32Array;
  readonly links: WordLinks;
  /** 1 for each old word whose counterpart is in the section that its own has become, in order; 0 for words that moved or have none. */
  readonly inPlace: Uint8Array;
  /** The new section that each old one has become, -1 for none. */
  readonly newSectionOf: Int32Array;
  /** By how much each old section is more like that new one than any other two of them are, 0 to 1 and a little more. */
  readonly sectionMargin: Float32Array;
}
