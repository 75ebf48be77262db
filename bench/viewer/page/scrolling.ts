import type { ViewerAdapter } from './viewer-adapter';
import { nextFrame, until } from './waiting';

/** What scrolling at a constant speed was like; times in milliseconds, shares from 0 to 1. */
export interface ScrollFigures {
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  /** Share of the frames of a 60 Hz screen that were not made. */
  readonly dropped: number;
  /** Share of frames in which the page in the middle of the window was not painted. */
  readonly blank: number;
  readonly neverPainted: number;
  /** From the end of the movement until the page in the middle has picture and text. */
  readonly settled: number;
}

const FRAME = 1000 / 60;
const GIVE_UP = 120_000;

/**
 * Scrolls down over so many pages at a constant speed: a slow viewer skips pixels instead of taking longer. All pages of the laws
 * have one size, so the page in the middle follows from the scroll offset, without hit tests in the loop.
 */
export async function scrollThrough(
  viewer: ViewerAdapter,
  pages: number,
  pagesPerSecond: number,
): Promise<ScrollFigures> {
  const scroller = viewer.scroller();
  const pageInMiddle = middleFinder(viewer, scroller);
  const from = scroller.scrollTop;
  const distance = pages * pageInMiddle.pitch;
  const speed = (pagesPerSecond * pageInMiddle.pitch) / 1000;
  const frames: number[] = [];
  const seen = new Set<number>();
  const painted = new Set<number>();
  let blank = 0;
  const start = performance.now();
  let last = start;
  for (;;) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    const page = pageInMiddle();
    seen.add(page);
    if (viewer.isPainted(page)) painted.add(page);
    else blank += 1;
    const moved = Math.min(distance, Math.max(0, now - start) * speed);
    scroller.scrollTop = from + moved;
    if (moved >= distance || now - start > GIVE_UP) break;
  }
  const end = performance.now();
  const isSettled = (): boolean => viewer.isPainted(pageInMiddle()) && viewer.hasText(pageInMiddle());
  const settled = (await until('settling after a scroll', isSettled, 60_000)) - end;
  // The first interval began outside a frame.
  const times = frames.slice(1).sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return {
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    dropped: Math.max(0, 1 - times.length / ((end - start) / FRAME)),
    blank: blank / frames.length,
    neverPainted: 1 - painted.size / seen.size,
    settled,
  };
}

interface MiddleFinder {
  (): number;
  /** From the top of one page to the top of the next. */
  readonly pitch: number;
}

function middleFinder(viewer: ViewerAdapter, scroller: HTMLElement): MiddleFinder {
  const page = pageAtMiddle(viewer) ?? 0;
  const here = viewer.pageElement(page)?.getBoundingClientRect();
  const next = viewer.pageElement(page + 1)?.getBoundingClientRect();
  if (!here || !next) throw new Error('The pages around the middle of the window are not there');
  const pitch = next.top - here.top;
  const top = here.top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const half = scroller.clientHeight / 2;
  const last = viewer.pageCount() - 1;
  const find = (): number =>
    Math.max(0, Math.min(last, page + Math.floor((scroller.scrollTop + half - top) / pitch)));
  return Object.assign(find, { pitch });
}

/** The page in the middle of the window, by hit test; a little lower where the middle is between two pages. */
export function pageAtMiddle(viewer: ViewerAdapter): number | undefined {
  const { left, top, width, height } = viewer.scroller().getBoundingClientRect();
  for (const lower of [0, 14]) {
    for (const element of document.elementsFromPoint(left + width / 2, top + height / 2 + lower)) {
      const page = viewer.pageOf(element);
      if (page !== undefined) return page;
    }
  }
  return undefined;
}
