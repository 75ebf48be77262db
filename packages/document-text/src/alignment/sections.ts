import type { StructureUnit } from '../structure/structure-unit';
import type { WordPlaces } from '../words/word-places';
import { partsOf, type Parts } from './parts';

/** The parts of a law that keep their identity: its articles, by word numbers. Every word is in exactly one. */
export interface Sections extends Parts {
  /** What makes each section the same one in another version; empty where nothing does. */
  readonly keys: readonly string[];
  /** Each section's own number: its key without the divisions it stands in. */
  readonly numbers: readonly string[];
  /** 1 for each section whose own number no other section has. */
  readonly isNumberUnique: Uint8Array;
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
  const parts = partsOf(words, starts, Int32Array.from([...from.slice(1), words]));
  const numbers = keys.map(numberOf);
  return { ...parts, keys, numbers, isNumberUnique: uniqueNumbers(numbers) };
}

function uniqueNumbers(numbers: readonly string[]): Uint8Array {
  const times = new Map<string, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return Uint8Array.from(numbers, (number) => (times.get(number) === 1 ? 1 : 0));
}

/** An article's own number in its key, without the divisions and the count that distinguish it from others with the same number. */
function numberOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/#\d+$/, '');
}
