import type { StructureUnit } from '../structure/structure-unit';
import type { WordPlaces } from '../words/word-places';
import { partsOf, type Parts } from './parts';

/** The parts of a law that keep their identity: its articles, by word numbers. Every word is in exactly one. */
export interface Sections extends Parts {
  /** What makes each section the same one in another version; empty where nothing does. */
  readonly keys: readonly string[];
}

/** A division of no more words than this is only the heading of what follows. */
const HEADING = 40;

/** The sections of a text: each article with the headings before it; what stands before the first one, or has no structure, is one, too. */
export function sectionsOf(words: number, units: readonly StructureUnit[], places: WordPlaces): Sections {
  const from = [0];
  const keys = [''];
  let isHeading = true;
  for (const { kind, key, start, inContents } of units) {
    if (inContents || kind === 'paragraph' || kind === 'item') continue;
    const word = places.wordFrom(start);
    const last = from.length - 1;
    const begin = from[last] ?? 0;
    if (word < begin || word >= words) continue;
    if (word === begin || (isHeading && word - begin <= HEADING)) keys[last] = key;
    else {
      from.push(word);
      keys.push(key);
    }
    isHeading = kind !== 'article';
  }
  const starts = Int32Array.from(from);
  return { ...partsOf(words, starts, Int32Array.from([...from.slice(1), words])), keys };
}
