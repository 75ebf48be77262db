/** How often something was counted for a key in its window, and when that ends, in milliseconds since 1970. */
export interface KeyCount {
  readonly times: number;
  readonly endsAt: number;
}

/** A key as two whole numbers of 32 bits, evenly spread. */
export type KeyDigest = readonly [high: number, low: number];

/** Counts by the digests of keys. Each takes 16 bytes; there are up to two and a half times as many places as keys. */
export interface CountTable {
  get(digest: KeyDigest): KeyCount | undefined;
  /** `endsAt` is later than the moment that the table was made for, by less than 49 days. */
  set(digest: KeyDigest, count: KeyCount): void;
}

/** Places of an empty table; there is always a power of two of them. */
const FIRST_PLACES = 1_024;
/** Numbers of a place: the digest, how often, and when the window ends, in milliseconds after `since`. That is 0 in an empty place. */
const WIDTH = 4;
/** A table with a greater share of taken places gets twice as many. */
const FULLEST = 0.8;

/** Makes a table, in one array of numbers: a `Map` would take 200 bytes for a key. `since` is a moment before which no window ends. */
export function createCountTable(since: number): CountTable {
  let numbers = new Uint32Array(FIRST_PLACES * WIDTH);
  let taken = 0;

  /** Where the place of a digest begins, or the empty one that it would have. */
  function placeOf([high, low]: KeyDigest): number {
    const last = numbers.length - WIDTH;
    let at = (low * WIDTH) & last;
    while (numbers[at + 3] !== 0 && (numbers[at] !== high || numbers[at + 1] !== low))
      at = (at + WIDTH) & last;
    return at;
  }

  function grow(): void {
    const old = numbers;
    numbers = new Uint32Array(old.length * 2);
    for (let from = 0; from < old.length; from += WIDTH) {
      if (old[from + 3] === 0) continue;
      const place = old.subarray(from, from + WIDTH);
      numbers.set(place, placeOf([place[0] ?? 0, place[1] ?? 0]));
    }
  }

  return {
    get(digest) {
      const at = placeOf(digest);
      const after = numbers[at + 3] ?? 0;
      return after === 0 ? undefined : { times: numbers[at + 2] ?? 0, endsAt: since + after };
    },
    set(digest, { times, endsAt }) {
      let at = placeOf(digest);
      if (numbers[at + 3] === 0) {
        if ((taken + 1) * WIDTH > numbers.length * FULLEST) {
          grow();
          at = placeOf(digest);
        }
        taken += 1;
      }
      numbers.set([...digest, times, endsAt - since], at);
    },
  };
}
