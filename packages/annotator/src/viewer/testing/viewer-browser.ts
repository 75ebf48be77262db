import type { TextRange } from '@glossator/document-text';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { ViewerSelection } from '../../core/ports/document-viewer';
import { startViewerStand, type ViewerStand } from './viewer-stand';

/** A point of the browser window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A viewer in a real browser for the tests of one file. */
export interface ViewerBrowser {
  readonly page: Page;
  readonly stand: ViewerStand;
  /** Opens the stand's page with an empty viewer. */
  openStand(size?: Parameters<ViewerStand['openPage']>[0]): Promise<void>;
  /** Opens a PDF (bytes, or a path on the disk) in a new page. */
  open(pdf: Uint8Array | string, size?: Parameters<ViewerStand['openPage']>[0]): Promise<void>;
  /** Waits until every page in sight is drawn and has its text. */
  settled(): Promise<void>;
  /** Just right of the left edge of a character, half way up. */
  placeOf(page: number, element: number, character: number): Promise<Spot>;
  /** Draws the mouse from one place to another with the button down. */
  drag(from: Spot, to: Spot): Promise<void>;
  lastSelection(): Promise<ViewerSelection | undefined>;
  /** The last selection, as soon as there is one. */
  waitForSelection(): Promise<ViewerSelection | undefined>;
}

/** Starts the stand before the tests of a file and ends it after them; every test has a page of its own. */
export function setUpViewerBrowser(): ViewerBrowser {
  let stand: ViewerStand;
  let page: Page | undefined;
  // A browser on a busy machine takes its time.
  vi.setConfig({ testTimeout: 40_000 });
  beforeAll(async () => {
    stand = await startViewerStand();
  }, 60_000);
  afterEach(async () => {
    await page?.close();
    page = undefined;
  });
  afterAll(async () => {
    await stand.close();
  }, 30_000);

  const current = (): Page => {
    if (!page) throw new Error('No page is open');
    return page;
  };
  const openStand: ViewerBrowser['openStand'] = async (size) => {
    page = await stand.openPage(size);
  };
  const lastSelection = () => current().evaluate(() => window.events.selection.at(-1));

  return {
    get page() {
      return current();
    },
    get stand() {
      return stand;
    },
    openStand,
    async open(pdf, size) {
      await openStand(size);
      const url = typeof pdf === 'string' ? stand.serveFile(pdf) : stand.serve(`${Math.random()}.pdf`, pdf);
      await current().evaluate((address) => window.viewer.open({ url: address }), url);
    },
    settled: () => untilSettled(current()),
    placeOf: (pageIndex, element, character) =>
      current().evaluate(
        ([p, e, c]) => {
          const node = document.querySelector(`[data-page="${p}"] [data-element="${e}"]`)?.firstChild;
          if (!node) throw new Error('No such element');
          const range = document.createRange();
          range.setStart(node, c);
          range.setEnd(node, c + 1);
          const box = range.getBoundingClientRect();
          return { x: box.left + 0.5, y: box.top + box.height / 2 };
        },
        [pageIndex, element, character] as const,
      ),
    async drag(from, to) {
      const { mouse } = current();
      await untilSelectable(current());
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await mouse.move(to.x, to.y, { steps: 4 });
      await mouse.up();
    },
    lastSelection,
    async waitForSelection() {
      await current().waitForFunction(() => window.events.selection.at(-1) !== undefined);
      return lastSelection();
    },
  };
}

/**
 * Waits until every page in sight has its text and is drawn at its present size (until then the bitmap of another zoom may be
 * stretched over it), and the work that waits for idle time is done: places of letters are exact from then on.
 */
export async function untilSettled(page: Page): Promise<void> {
  await untilSelectable(page);
  await page.waitForFunction(() => {
    const { height } = window.viewer.element.getBoundingClientRect();
    const inSight = [...document.querySelectorAll('[data-page]')].filter((view) => {
      const box = view.getBoundingClientRect();
      return box.top < height && box.bottom > 0;
    });
    const isSharp = ({ width, height: rows, clientWidth }: HTMLCanvasElement): boolean =>
      // The largest bitmaps are coarser, with a sharp detail over them.
      width * rows > 8_000_000 || Math.abs(width / (clientWidth * devicePixelRatio) - 1) < 0.02;
    return (
      inSight.length > 0 &&
      inSight.every((view) => {
        const canvas = view.querySelector('canvas');
        return canvas && isSharp(canvas) && view.querySelector('[data-element]');
      })
    );
  });
  await untilIdle(page);
}

/**
 * Waits for the tools of selecting, with which the live region comes: they are loaded while the first page is drawn, and a drag before that
 * selects nothing. Keeps no handle of an element, which would look like a leak.
 */
async function untilSelectable(page: Page): Promise<void> {
  await page.locator('[aria-live]').first().waitFor({ state: 'attached' });
}

/** Waits until the work that waits for idle time is done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One page is refined at a time; a page on which nothing moves may have no idle period to wait for.
    for (let round = 0; round < 6; round += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 200 }));
  });
}

/** A range from (page, element, character) to another. */
export function rangeOf(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): TextRange {
  return {
    startPage: a[0],
    startElement: a[1],
    startCharacter: a[2],
    endPage: b[0],
    endElement: b[1],
    endCharacter: b[2],
  };
}
