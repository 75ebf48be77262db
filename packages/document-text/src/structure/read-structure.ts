import type { PageText } from '../pages/page-text';
import { structureOf, type DocumentStructure } from './citation';
import { detectLawLanguage } from './law-language';
import type { Omitted } from './line-table';
import { recognizeStructure } from './recognize-structure';

/** Recognises a document's structure and language (see `recognizeStructure`) and prepares it for `citationAt` and `unitAt`. */
export function readStructure(pages: readonly PageText[], omit?: Omitted): DocumentStructure {
  const language = detectLawLanguage(pages);
  return structureOf(recognizeStructure(pages, omit, language), language);
}
