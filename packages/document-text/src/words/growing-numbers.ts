/** A list of 32-bit numbers that grows: four bytes a number. */
export interface GrowingNumbers {
  readonly length: number;
  push: (value: number) => void;
  /** The number at an index; 0 beyond the last one. */
  at: (index: number) => number;
  /** What was pushed, in an array of exactly that length. */
  toArray: () => Int32Array;
}

/** An empty list with room for so many numbers before it grows. */
export function createGrowingNumbers(room = 1024): GrowingNumbers {
  let numbers = new Int32Array(Math.max(16, room));
  let length = 0;
  return {
    get length() {
      return length;
    },
    push: (value) => {
      if (length === numbers.length) {
        const wider = new Int32Array(numbers.length * 2);
        wider.set(numbers);
        numbers = wider;
      }
      numbers[length] = value;
      length += 1;
    },
    at: (index) => numbers[index] ?? 0,
    toArray: () => numbers.slice(0, length),
  };
}
