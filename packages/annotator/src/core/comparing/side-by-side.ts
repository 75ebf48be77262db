import type { TextChange } from '@glossator/client-sdk/contract';
import { startOf, type TextRange } from '@glossator/document-text';
import type { DocumentViewer, ZoomScale } from '../ports/document-viewer';
import type { ChangeMark, PageHeights } from '../ports/viewer-marks';
import type { Clock } from '../ports/environment';
import { changeMarksOf, type Side } from './change-marks';
import { createMatchedPlaces, type MatchedPlaces } from './matched-places';

/** Two viewers that show two Versions of one document, and scroll together. */
export interface SideBySide {
  setChanges(changes: readonly TextChange[], active: number | undefined): void;
  /** Shows a change on both sides, unless it is in sight on both. */
  goToChange(index: number): void;
  /** Shows these places; a side without one goes along with the other. */
  goToPlaces(places: { readonly [S in Side]?: TextRange | undefined }): void;
  /** The reader is at work on this side: what moves it moves the other one, too. */
  lead(side: Side): void;
  /** Whether the sides scroll together (they do at first). */
  setLinked(isLinked: boolean): void;
  setZoom(zoom: ZoomScale): void;
  close(): void;
}

/** Where the text stands that both windows show: so far from their top (1 is the bottom). */
export const READING_HEIGHT = 0.25;
/** Pages from the top on which that height, and what one side is ahead of the other, is reached step by step. */
const BEGINNING = 0.25;
/** What stands between these heights of the window is well in sight. */
const IN_SIGHT = { from: 0.06, to: 0.7 };
/** Places less than this apart (in pages) are the same. */
const IN_STEP = 0.02;
/** Milliseconds on the same pages after which they are worth to be read. */
const CALM = 60;
/** How far from where it is guessed (in pages) unchanged text is looked for, and how much of it is enough. */
const REACHES = [1, 3, 8] as const;
const ENOUGH = 4;

const SIDES = ['old', 'new'] as const;
const otherOf = (side: Side): Side => (side === 'old' ? 'new' : 'old');

/** Joins two viewers; whoever is scrolled by hand leads. The viewers are not destroyed by `close`. */
export function createSideBySide(
  viewers: { readonly [S in Side]: DocumentViewer },
  clock: Clock,
): SideBySide {
  let changes: readonly TextChange[] = [];
  let marks: { readonly [S in Side]: readonly ChangeMark[] } = { old: [], new: [] };
  let matched: MatchedPlaces | undefined;
  let leader: Side | undefined = 'new';
  let isLinked = true;
  let zoom: ZoomScale = 'fit-width';
  let isClosed = false;
  /** What could not be shown yet, because a document was not open. */
  let waiting: (() => void) | undefined;
  let journey = 0;
  let looking: (() => void) | undefined;
  let looked = '';

  const isReady = (): boolean => viewers.old.state.status === 'ready' && viewers.new.state.status === 'ready';
  const match = (): MatchedPlaces =>
    (matched ??= createMatchedPlaces(changes, {
      old: viewers.old.state.pageCount,
      new: viewers.new.state.pageCount,
    }));
  /** The other side goes where the leading one is. */
  const follow = (): void => {
    if (!leader || !isLinked || !isReady()) return;
    // At their beginnings both stand at the top.
    const begun = Math.min(Math.max(0, viewers[leader].placeAt(0) ?? 0) / BEGINNING, 1);
    const height = READING_HEIGHT * begun;
    const place = viewers[leader].placeAt(height);
    if (place === undefined) return;
    const ahead = match().opposite(leader, place) - place;
    viewers[otherOf(leader)].scrollToPlace(place + begun * ahead, height);
  };
  const pagesOf = (side: Side): readonly [first: number, last: number] => [
    Math.floor(viewers[side].placeAt(0) ?? 0),
    Math.floor(viewers[side].placeAt(1) ?? 0),
  ];
  const read = async (side: Side, first: number, last: number): Promise<PageHeights[]> => {
    const { pageCount } = viewers[side].state;
    const pages: Promise<PageHeights>[] = [];
    for (let page = Math.max(first, 0); page <= Math.min(last, pageCount - 1); page += 1)
      pages.push(viewers[side].readHeights(page));
    // A page that cannot be read is no place to meet at; the others are.
    const read = await Promise.allSettled(pages);
    return read.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
  };
  /** Looks for the text of pages of one side on the other, further and further away from where it should be. */
  const matchPages = async (side: Side, first: number, last: number): Promise<void> => {
    const mine = match();
    const own = await read(side, first, last);
    for (const reach of REACHES) {
      const from = Math.floor(mine.opposite(side, first)) - reach;
      const to = Math.floor(mine.opposite(side, last + 1)) + reach;
      const theirs = await read(otherOf(side), from, Math.min(to, from + 2 * reach + 3));
      if (isClosed || matched !== mine) return;
      const found = side === 'old' ? mine.learn(own, theirs) : mine.learn(theirs, own);
      if (found >= ENOUGH) return;
    }
  };
  const look = (): void => {
    looking ??= clock.after(CALM, () => {
      looking = undefined;
      const side = leader;
      if (isClosed || !side || !isLinked || !isReady()) return;
      const [first, last] = pagesOf(side);
      const seen = `${side} ${first} ${last}`;
      const isCalm = seen === looked;
      looked = seen;
      if (!isCalm) look();
      else if (!done.has(seen)) {
        done.add(seen);
        void matchPages(side, first, last).then(() => {
          if (leader === side) follow();
        });
      }
    });
  };
  const done = new Set<string>();

  /** Puts places of both sides at the reading height: at once where they are guessed to be, then exactly. */
  const show = async (places: { readonly [S in Side]: TextRange }): Promise<void> => {
    const mine = ++journey;
    const isOver = (): boolean => isClosed || mine !== journey || !isReady();
    const placeOf = (side: Side): number => match().placeOf(side, startOf(places[side]));
    const isInSight = (side: Side): boolean => {
      const from = viewers[side].placeAt(IN_SIGHT.from) ?? 0;
      const to = viewers[side].placeAt(IN_SIGHT.to) ?? 0;
      return placeOf(side) >= from && placeOf(side) <= to;
    };
    let isGoing = false;
    const goThere = (): void => {
      // Begun with a guess, the way is gone to its end.
      if (!isGoing && isInSight('old') && isInSight('new')) return;
      isGoing = true;
      for (const side of SIDES) viewers[side].scrollToPlace(placeOf(side), READING_HEIGHT);
    };
    leader = undefined;
    const known = match();
    goThere();
    const [old, next] = await Promise.all(
      SIDES.map((side) => read(side, places[side].startPage, places[side].startPage)),
    );
    if (isOver() || matched !== known || !old || !next) return;
    known.learn(old, next);
    goThere();
    const isInStep = Math.abs(known.opposite('new', placeOf('new')) - placeOf('old')) < IN_STEP;
    if (isInStep) leader = 'new';
  };
  const whenReady = (work: () => void): void => {
    waiting = undefined;
    if (isReady()) work();
    else waiting = work;
  };

  const lead = (side: Side): void => {
    leader = side;
    journey += 1;
  };
  /** How large the open documents are shown. */
  const scales = new Map<Side, number>();
  const ends = SIDES.flatMap((side) => [
    viewers[side].on('scroll', ({ isByHand }) => {
      if (isByHand) lead(side);
      if (leader !== side) return;
      follow();
      look();
    }),
    viewers[side].on('change', (state) => {
      const scaleBefore = scales.get(side);
      if (state.status !== 'ready') {
        scales.delete(side);
        matched = undefined;
        done.clear();
        return;
      }
      scales.set(side, state.scale);
      if (scaleBefore === state.scale && zoom === state.zoom) return;
      // Another document comes with a zoom of its own.
      if (scaleBefore === undefined) viewers[side].setZoom(zoom);
      else if (state.zoom !== zoom) setZoom(state.zoom);
      if (!isReady()) return;
      if (waiting) whenReady(waiting);
      else follow();
    }),
  ]);
  const setZoom = (next: ZoomScale): void => {
    zoom = next;
    for (const side of SIDES) if (viewers[side].state.zoom !== next) viewers[side].setZoom(next);
  };
  setZoom(zoom);

  return {
    setChanges(list, active) {
      if (list !== changes) {
        changes = list;
        marks = { old: changeMarksOf(list, 'old'), new: changeMarksOf(list, 'new') };
        matched = undefined;
        done.clear();
      }
      for (const side of SIDES) viewers[side].setChangeMarks(marks[side], active);
    },
    goToChange: (index) =>
      whenReady(() => {
        const change = changes[index];
        if (change) void show(change);
      }),
    goToPlaces: (places) =>
      whenReady(() => {
        const { old, new: next } = places;
        if (old && next) void show({ old, new: next });
        else {
          const side = old ? 'old' : 'new';
          const range = old ?? next;
          if (!range) return;
          lead(side);
          viewers[side].goTo({ range });
          look();
        }
      }),
    lead,
    setLinked(next) {
      isLinked = next;
      if (!next) return;
      follow();
      look();
    },
    setZoom,
    close() {
      isClosed = true;
      looking?.();
      for (const end of ends) end();
    },
  };
}
