/** Gap before a word: a sentence or clause ends, and no paragraph. One value more than the gaps of the reading order. */
export const CLAUSE = 4;

/** Words as columns of numbers: no object a word, 21 bytes each. */
export interface WordColumns {
  readonly length: number;
  /** The word's number in the vocabulary. */
  readonly ids: Int32Array;
  /** Place in the reading order and character there of a word's first character. */
  readonly startPlace: Int32Array;
  readonly startCharacter: Int32Array;
  /** Place in the reading order and character there after a word's last character. */
  readonly endPlace: Int32Array;
  readonly endCharacter: Int32Array;
  /** The gap between the word before and this one: the widest of the reading order's gaps, or `CLAUSE`. */
  readonly gaps: Uint8Array;
}

/** Columns that grow word by word. */
export interface GrowingWords {
  /** Adds a word: its number, where it begins and ends, and the gap before it. */
  add: (
    id: number,
    startPlace: number,
    startCharacter: number,
    endPlace: number,
    endCharacter: number,
    gap: number,
  ) => void;
  /** The columns of all words that were added. Views, not copies: memory beyond them was never touched. */
  done: () => WordColumns;
}

/** Empty columns with room for so many words before they grow. */
export function createWordColumns(room: number): GrowingWords {
  let capacity = Math.max(16, room);
  let length = 0;
  let ids = new Int32Array(capacity);
  let startPlaces = new Int32Array(capacity);
  let startCharacters = new Int32Array(capacity);
  let endPlaces = new Int32Array(capacity);
  let endCharacters = new Int32Array(capacity);
  let gaps = new Uint8Array(capacity);

  const widened = (column: Int32Array): Int32Array<ArrayBuffer> => {
    const wider = new Int32Array(capacity);
    wider.set(column);
    return wider;
  };
  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.5);
    ids = widened(ids);
    startPlaces = widened(startPlaces);
    startCharacters = widened(startCharacters);
    endPlaces = widened(endPlaces);
    endCharacters = widened(endCharacters);
    const wider = new Uint8Array(capacity);
    wider.set(gaps);
    gaps = wider;
  };
  return {
    add: (id, startPlace, startCharacter, endPlace, endCharacter, gap) => {
      if (length === capacity) grow();
      ids[length] = id;
      startPlaces[length] = startPlace;
      startCharacters[length] = startCharacter;
      endPlaces[length] = endPlace;
      endCharacters[length] = endCharacter;
      gaps[length] = gap;
      length += 1;
    },
    done: () => ({
      length,
      ids: ids.subarray(0, length),
      startPlace: startPlaces.subarray(0, length),
      startCharacter: startCharacters.subarray(0, length),
      endPlace: endPlaces.subarray(0, length),
      endCharacter: endCharacters.subarray(0, length),
      gaps: gaps.subarray(0, length),
    }),
  };
}
