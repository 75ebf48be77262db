import type { TextRange } from './text-range';

/** Ranges in reading order, read one at a time; an array of ranges is one. */
export interface RangeList {
  readonly length: number;
  /** The range at an index from 0. */
  at(index: number): TextRange | undefined;
}

/** Takes ranges as six numbers each and returns them as a list: 24 bytes a range instead of an object. */
export interface RangeWriter {
  readonly length: number;
  write(
    startPage: number,
    startElement: number,
    startCharacter: number,
    endPage: number,
    endElement: number,
    endCharacter: number,
  ): void;
  /** What was written so far. */
  list(): RangeList;
}

const WIDTH = 6;

/** A writer without ranges. */
export function createRangeWriter(): RangeWriter {
  let numbers = new Int32Array(WIDTH * 64);
  let length = 0;
  return {
    get length() {
      return length;
    },
    write(startPage, startElement, startCharacter, endPage, endElement, endCharacter) {
      const at = length * WIDTH;
      if (at === numbers.length) {
        const wider = new Int32Array(numbers.length * 2);
        wider.set(numbers);
        numbers = wider;
      }
      numbers[at] = startPage;
      numbers[at + 1] = startElement;
      numbers[at + 2] = startCharacter;
      numbers[at + 3] = endPage;
      numbers[at + 4] = endElement;
      numbers[at + 5] = endCharacter;
      length += 1;
    },
    list: () => listOf(numbers.slice(0, length * WIDTH)),
  };
}

/** Index of the first range of an ordered list that ends on a page or after it; the list's length where none does. */
export function firstRangeFrom(list: RangeList, page: number): number {
  return firstRangeWhere(list, ({ endPage }) => endPage >= page);
}

/** Binary search: the index of the first range that passes a test which, once true, stays true to the end of the list; its length if none does. */
export function firstRangeWhere(list: RangeList, passes: (range: TextRange) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const range = list.at(middle);
    if (range && passes(range)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function listOf(numbers: Int32Array): RangeList {
  const length = numbers.length / WIDTH;
  return {
    length,
    at(index) {
      if (!(index >= 0 && index < length)) return undefined;
      const at = index * WIDTH;
      return {
        startPage: numbers[at] ?? 0,
        startElement: numbers[at + 1] ?? 0,
        startCharacter: numbers[at + 2] ?? 0,
        endPage: numbers[at + 3] ?? 0,
        endElement: numbers[at + 4] ?? 0,
        endCharacter: numbers[at + 5] ?? 0,
      };
    },
  };
}
