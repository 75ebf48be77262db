import { hasInk } from './ink';
import { pageAtMiddle, scrollThrough, type ScrollFigures } from './scrolling';
import { PAGE_WIDTH, type ViewerAdapter } from './viewer-adapter';
import { nextFrame, until } from './waiting';
import type { LawHighlight } from '../law/law-highlights';

/** Opening, in milliseconds from the start of the navigation: page, bundle, worker and law are in it. */
export interface OpenFigures {
  readonly painted: number;
  /** Painted and selectable. */
  readonly ready: number;
  readonly hasInk: boolean;
  /** How many script files were requested until then. */
  readonly scripts: number;
}

/** The driver's handle on a viewer's page; every method answers milliseconds or figures, or throws what did not happen in time. */
export interface PageHarness {
  readonly can: { readonly highlight: boolean; readonly find: boolean };
  /** Started by the page itself, so that no round trip to the driver is included. */
  readonly opened: Promise<OpenFigures>;
  jump(page: number): Promise<{ readonly ms: number; readonly hasInk: boolean }>;
  zoom(scale: number): Promise<number>;
  scroll(pages: number, pagesPerSecond: number): Promise<ScrollFigures>;
  /** Adds a highlight to a page in sight; until its shape is in the page and laid out. */
  add(highlight: LawHighlight): Promise<number>;
  find(query: string, expected: number): Promise<{ readonly ms: number; readonly count: number }>;
}

declare global {
  interface Window {
    harness: PageHarness;
  }
}

/** The longest waits: for anything but a search, and for opening, which 10,000 highlights make slow somewhere. */
const LIMIT = 60_000;
const OPEN_LIMIT = 120_000;
/** The pixels that a page's width may differ from what the scale asks for. */
const TOLERANCE = 26;

/** Workers are no scripts of the page. */
function scriptsUntil(moment: number): number {
  const isScript = ({ name, startTime }: PerformanceEntry): boolean =>
    startTime < moment && new URL(name).pathname.endsWith('.js');
  return performance.getEntriesByType('resource').filter(isScript).length;
}

/** Starts the harness of a viewer and opens the law that the page's address names. Each viewer's page calls it once. */
export function startHarness(viewer: ViewerAdapter): void {
  const address = new URLSearchParams(location.search);
  const isReady = (page: number): boolean => viewer.isPainted(page) && viewer.hasText(page);

  const open = async (): Promise<OpenFigures> => {
    const url = address.get('law') ?? '';
    const file = address.get('highlights');
    // Read in the runs without highlights too, so that these differ in nothing else.
    const read = file === null ? [] : ((await (await fetch(file)).json()) as LawHighlight[]);
    const highlights = read.slice(0, Number(address.get('show') ?? 0));
    viewer.open({ url, scale: 1, highlights });
    const painted = await until('painting page 1', () => viewer.isPainted(0), OPEN_LIMIT);
    const ready = await until('text of page 1', () => isReady(0), OPEN_LIMIT);
    const first = highlights[0];
    if (first && viewer.highlights) {
      const { isShown } = viewer.highlights;
      await until('the first highlight', () => isShown(first), OPEN_LIMIT);
    }
    const shown = highlights.length > 0 ? performance.now() : ready;
    const scripts = scriptsUntil(shown);
    await nextFrame();
    await nextFrame();
    return { painted, ready: shown, hasInk: hasInk(viewer.pageElement(0)), scripts };
  };

  window.harness = {
    can: { highlight: viewer.highlights !== undefined, find: viewer.find !== undefined },
    opened: open(),
    async jump(page) {
      const start = performance.now();
      viewer.goTo(page);
      const window = viewer.scroller();
      const isThere = (): boolean => {
        const box = viewer.pageElement(page)?.getBoundingClientRect();
        if (!box) return false;
        const { top, bottom } = window.getBoundingClientRect();
        return box.bottom > top + 20 && box.top < bottom - 20 && isReady(page);
      };
      const ms = (await until(`a jump to page ${page + 1}`, isThere, LIMIT)) - start;
      return { ms, hasInk: hasInk(viewer.pageElement(page)) };
    },
    async zoom(scale) {
      const start = performance.now();
      viewer.setScale(scale);
      const isSharp = (): boolean => {
        const page = pageAtMiddle(viewer);
        const box = page === undefined ? undefined : viewer.pageElement(page)?.getBoundingClientRect();
        if (page === undefined || !box) return false;
        return Math.abs(box.width - PAGE_WIDTH * scale) < TOLERANCE && viewer.isPainted(page);
      };
      return (await until(`zooming to ${scale}`, isSharp, LIMIT)) - start;
    },
    scroll: (pages, pagesPerSecond) => scrollThrough(viewer, pages, pagesPerSecond),
    async add(highlight) {
      const { highlights } = viewer;
      if (!highlights) throw new Error('This viewer has no highlights');
      // What went before is over, and the frame is young.
      await nextFrame();
      await nextFrame();
      const start = performance.now();
      highlights.add(highlight);
      return (await until('adding a highlight', () => highlights.isShown(highlight), LIMIT)) - start;
    },
    async find(query, expected) {
      if (!viewer.find) throw new Error('This viewer cannot search');
      const start = performance.now();
      const count = await viewer.find(query, expected);
      return { ms: performance.now() - start, count };
    },
  };
  // The driver observes the rejection when it reads `opened`; until then nobody handles it.
  window.harness.opened.catch(() => undefined);
}
