import type { StructureUnit } from '../structure/structure-unit';
import type { WordPlaces } from '../words/word-places';
import { partsOf, type Parts } from './parts';

/** The parts of a law that keep their identity: its articles, by word numbers. Every word is in exactly one. */
export interface Sections extends Parts {
  /** What makes each section the same one in another version; empty where nothing does. */
  readonly keys: readonly string[];
}

/** The sections of a text: each article and each heading of a division; what stands before the first of them, or has no structure, is one, too. */
export function sectionsOf(words: number, units: readonly StructureUnit[], places: WordPlaces): Sections {
  const from = [0];
  const keys = [''];
  for (const { kind, key, start, inContents } of units) {
    if (inContents || kind === 'paragraph' || kind === 'item') continue;
    const word = places.wordFrom(start);
    const last = from.length - 1;
    const begin = from[last] ?? 0;
    if (word < begin || word >= words) continue;
    if (word === begin) keys[last] = key;
    else {
      from.push(word);
      keys.push(key);
    }
  }
  const starts = Int32Array.from(from);
  return { ...partsOf(words, starts, Int32Array.from([...from.slice(1), words])), keys };
}
