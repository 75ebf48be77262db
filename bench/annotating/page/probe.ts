import { watchFrames, type FrameFigures } from './frames';

/** What the benchmark asks of the page under test. */
export interface Probe {
  /** Resolves when the document's first page is painted and its annotations (if it is to have any) are marked and listed. */
  readonly opened: Promise<Opened>;
  /** Milliseconds since the navigation that tasks took beyond their first 50 (total blocking time). */
  readonly blockedMs: () => number;
  /** Counts frames until the returned function is called. */
  readonly watchFrames: () => () => FrameFigures;
  /**
   * Milliseconds from the next key press until what it changes is on the screen: the marks on pages, or the count above the list.
   * Undefined when nothing has changed for a while.
   */
  readonly afterKey: (what: 'marks' | 'list') => Promise<number | undefined>;
}

/** Milliseconds from the navigation. */
export interface Opened {
  /** The first page is painted. */
  readonly pageMs: number;
  /** Its marks are too, and the panel lists the annotations; of a document without any, the panel says so. */
  readonly wholeMs: number;
}

declare global {
  interface Window {
    readonly probe: Probe;
  }
}

const HIGHLIGHTS = '[data-page] [data-layer="highlights"]';
const PAINTED_PAGE = '[data-page="0"] canvas';
const FIRST_MARKS = '[data-page="0"] [data-layer="highlights"] path';
const CARD = '[data-glossator-card]';
/** What the panel says of a document without annotations. */
const EMPTY = 'No annotations yet';
const GIVE_UP = 120_000;
const NOTHING_CAME_MS = 2500;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the frame that is made now has been given to the compositor. */
async function framePresented(): Promise<void> {
  await nextFrame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

async function until(isSo: () => boolean): Promise<number> {
  while (!isSo()) {
    if (performance.now() > GIVE_UP) throw new Error('The document did not open');
    await nextFrame();
  }
  return performance.now();
}

async function watchOpening(): Promise<Opened> {
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const pageMs = await until(() => has(PAINTED_PAGE));
  const isWhole = (): boolean => (has(FIRST_MARKS) && has(CARD)) || document.body.textContent.includes(EMPTY);
  return { pageMs, wholeMs: await until(isWhole) };
}

/** Tells whether the marks or the count above the list are other ones than before. */
function stateOf(what: 'marks' | 'list'): string {
  if (what === 'list')
    return [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join('|');
  return [...document.querySelectorAll(`${HIGHLIGHTS} path`)]
    .map((path) => path.getAttribute('d')?.length ?? 0)
    .join();
}

/** Puts the probe into the page, at the beginning of its first document. */
export function startProbe(): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });

  const probe: Probe = {
    blockedMs: () => blocked,
    opened: watchOpening(),
    watchFrames,
    afterKey: async (what) => {
      const before = stateOf(what);
      const pressed = await new Promise<number>((resolve) => {
        addEventListener('keydown', (event) => resolve(event.timeStamp), { capture: true, once: true });
      });
      const hasChanged = await new Promise<boolean>((resolve) => {
        const end = (is: boolean): void => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(is);
        };
        const observer = new MutationObserver(() => {
          if (stateOf(what) !== before) end(true);
        });
        const timer = setTimeout(() => end(false), NOTHING_CAME_MS);
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      if (!hasChanged) return undefined;
      await framePresented();
      return performance.now() - pressed;
    },
  };
  Object.assign(window, { probe });
}
