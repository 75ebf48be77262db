import type { TextChange } from '@glossator/client-sdk/contract';
import type { Clock } from '../ports/environment';
import type { PageHeights } from '../ports/viewer-marks';
import type { Side } from './change-marks';
import { createMatchedPlaces, type MatchedPlaces } from './matched-places';
import { areReady, otherOf, SIDES, type TwoViewers } from './two-viewers';

/** Learns from pages that are read which places of the two Versions show the same text. */
export interface PageMatching {
  /** What is known so far; another object after `reset`. */
  readonly places: () => MatchedPlaces;
  /** Forgets what was learned; the changes, where they are given, are others now. */
  readonly reset: (changes?: readonly TextChange[]) => void;
  /** Learns from one page (from 0) of each side. False when what is known was reset meanwhile, or the viewers are closed. */
  readonly learnFrom: (pages: { readonly [S in Side]: number }) => Promise<boolean>;
  /** Matches the pages that the watched side shows once it rests on them. */
  readonly matchVisible: () => void;
  readonly close: () => void;
}

/** Milliseconds on the same pages after which they are worth reading. */
const REST_MS = 60;
/** How far from where it is guessed (in pages) unchanged text is looked for, and how many pairs of places are enough. */
const REACHES = [1, 3, 8] as const;
const ENOUGH = 4;

/** Makes what matches pages. `watched` is the side whose visible pages are of interest; `onMatched` is called when these were matched. */
export function createPageMatching(
  viewers: TwoViewers,
  clock: Clock,
  { watched, onMatched }: { readonly watched: () => Side | undefined; readonly onMatched: () => void },
): PageMatching {
  let changes: readonly TextChange[] = [];
  let known: MatchedPlaces | undefined;
  let isClosed = false;
  let cancelCheck: (() => void) | undefined;
  let lastVisible = '';
  const matched = new Set<string>();

  const places = (): MatchedPlaces =>
    (known ??= createMatchedPlaces(changes, {
      old: viewers.old.state.pageCount,
      new: viewers.new.state.pageCount,
    }));
  const read = async (side: Side, first: number, last: number): Promise<PageHeights[]> => {
    const { pageCount } = viewers[side].state;
    const pages: Promise<PageHeights>[] = [];
    for (let page = Math.max(first, 0); page <= Math.min(last, pageCount - 1); page += 1)
      pages.push(viewers[side].readHeights(page));
    // A page that cannot be read is no place to meet at; the others are.
    const results = await Promise.allSettled(pages);
    return results.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
  };
  /** Looks for the text of pages of one side on the other, further and further away from where it should be. */
  const match = async (side: Side, first: number, last: number): Promise<void> => {
    const before = places();
    const own = await read(side, first, last);
    for (const reach of REACHES) {
      const from = Math.floor(before.opposite(side, first)) - reach;
      const to = Math.floor(before.opposite(side, last + 1)) + reach;
      const others = await read(otherOf(side), from, Math.min(to, from + 2 * reach + 3));
      if (isClosed || known !== before) return;
      const found = side === 'old' ? before.learn(own, others) : before.learn(others, own);
      if (found >= ENOUGH) return;
    }
  };
  const check = (): void => {
    const side = watched();
    if (isClosed || !side || !areReady(viewers)) return;
    const [first, last] = [0, 1].map((height) => Math.floor(viewers[side].placeAt(height) ?? 0));
    if (first === undefined || last === undefined) return;
    const visible = `${side} ${first} ${last}`;
    const isAtRest = visible === lastVisible;
    lastVisible = visible;
    if (!isAtRest) matchVisible();
    else if (!matched.has(visible)) {
      matched.add(visible);
      void match(side, first, last).then(() => {
        if (watched() === side) onMatched();
      });
    }
  };
  const matchVisible = (): void => {
    cancelCheck ??= clock.after(REST_MS, () => {
      cancelCheck = undefined;
      check();
    });
  };

  return {
    places,
    matchVisible,
    reset(others = changes) {
      changes = others;
      known = undefined;
      matched.clear();
    },
    async learnFrom(pages) {
      const before = places();
      const [old, next] = await Promise.all(SIDES.map((side) => read(side, pages[side], pages[side])));
      if (isClosed || known !== before || !old || !next) return false;
      before.learn(old, next);
      return true;
    },
    close() {
      isClosed = true;
      cancelCheck?.();
    },
  };
}
