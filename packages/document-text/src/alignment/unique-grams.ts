import type { EqualSpan } from './heaviest-chain';

/** A window of both texts: half-open spans of word numbers. */
export interface WordWindow {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

const EMPTY = -1;
const SEVERAL = -2;

/**
 * The longest equal spans around sequences of `size` words that stand exactly once in each text of the window, in the order of the
 * old text and disjoint in both (unique anchors, as in patience diff; P. Heckel, "A technique for isolating differences between files",
 * 1978).
 */
export function uniqueSpans(
  oldIds: Int32Array,
  newIds: Int32Array,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
  size: number,
): EqualSpan[] {
  const grams = Math.max(0, oldTo - oldFrom - size + 1);
  if (grams === 0 || newTo - newFrom < size) return [];
  const room = 2 ** Math.ceil(Math.log2(grams * 2 + 2));
  const keys = new Int32Array(room);
  const inOld = new Int32Array(room).fill(EMPTY);
  const inNew = new Int32Array(room).fill(EMPTY);
  const slotOf = (hash: number): number => {
    let slot = (hash >>> 7) & (room - 1);
    while (inOld[slot] !== EMPTY && keys[slot] !== hash) slot = (slot + 1) & (room - 1);
    return slot;
  };
  for (let at = oldFrom; at + size <= oldTo; at += 1) {
    const hash = gramHash(oldIds, at, size);
    const slot = slotOf(hash);
    keys[slot] = hash;
    inOld[slot] = inOld[slot] === EMPTY ? at : SEVERAL;
  }
  for (let at = newFrom; at + size <= newTo; at += 1) {
    const slot = slotOf(gramHash(newIds, at, size));
    if (inOld[slot] !== EMPTY) inNew[slot] = inNew[slot] === EMPTY ? at : SEVERAL;
  }
  const found: EqualSpan[] = [];
  const taken = new Uint8Array(newTo - newFrom);
  let oldFree = oldFrom;
  for (let at = oldFrom; at + size <= oldTo; at += 1) {
    if (at < oldFree) continue;
    const slot = slotOf(gramHash(oldIds, at, size));
    const next = inNew[slot] ?? EMPTY;
    if (inOld[slot] !== at || next < 0) continue;
    let back = 0;
    while (
      at - back > oldFree &&
      next - back > newFrom &&
      taken[next - back - 1 - newFrom] === 0 &&
      oldIds[at - back - 1] === newIds[next - back - 1]
    )
      back += 1;
    let ahead = 0;
    while (
      at + ahead < oldTo &&
      next + ahead < newTo &&
      taken[next + ahead - newFrom] === 0 &&
      oldIds[at + ahead] === newIds[next + ahead]
    )
      ahead += 1;
    if (ahead < size) continue;
    taken.fill(1, next - back - newFrom, next + ahead - newFrom);
    oldFree = at + ahead;
    found.push({ old: at - back, next: next - back, length: back + ahead });
  }
  return found;
}

/** A 32-bit hash of a sequence of words; where it is the same, `areSameWords` decides. */
export function gramHash(ids: Int32Array, from: number, size: number): number {
  let hash = size;
  for (let at = from; at < from + size; at += 1) {
    hash = Math.imul(hash ^ (ids[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash | 0;
}

/** Whether so many words from a place of each text on are the same. */
export function areSameWords(
  oldIds: Int32Array,
  old: number,
  newIds: Int32Array,
  next: number,
  length: number,
): boolean {
  for (let word = 0; word < length; word += 1) if (oldIds[old + word] !== newIds[next + word]) return false;
  return true;
}
