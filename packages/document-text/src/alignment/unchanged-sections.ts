import type { Sections } from './sections';
import { areSameWords, gramHash } from './unique-grams';

/**
 * The section of the new text, or -1, that has the number and all the words of each section of the old text, if both are unique in either text:
 * most articles of an amended law.
 */
export function findUnchangedSections(
  oldIds: Int32Array,
  oldSections: Sections,
  newIds: Int32Array,
  newSections: Sections,
): Int32Array {
  const inOld = uniqueSections(oldIds, oldSections);
  const inNew = uniqueSections(newIds, newSections);
  const unchanged = new Int32Array(oldSections.length).fill(-1);
  for (const [print, old] of inOld) {
    const next = inNew.get(print) ?? -1;
    if (old < 0 || next < 0) continue;
    const [from, start] = [oldSections.from[old] ?? 0, newSections.from[next] ?? 0];
    const length = (oldSections.to[old] ?? 0) - from;
    if (length !== (newSections.to[next] ?? 0) - start) continue;
    if (areSameWords(oldIds, from, newIds, start, length)) unchanged[old] = next;
  }
  return unchanged;
}

/** Sections by number and the hash of their words, -1 for several. */
function uniqueSections(ids: Int32Array, { from, to, numbers }: Sections): Map<string, number> {
  const found = new Map<string, number>();
  numbers.forEach((number, section) => {
    const start = from[section] ?? 0;
    const print = `${number} ${gramHash(ids, start, (to[section] ?? 0) - start)}`;
    found.set(print, found.has(print) ? -1 : section);
  });
  return found;
}
