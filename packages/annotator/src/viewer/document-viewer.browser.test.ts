import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoteOf, type PageText, type TextRange } from '@glossator/document-text';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePdf, textPage } from './testing/make-pdf';
import { startViewerStand, type ViewerStand } from './testing/viewer-stand';

const CORPUS = join(import.meta.dirname, '../../../../../shared/corpus');
const LAW = join(CORPUS, 'legal/fr-code-civil-2016.pdf');

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 40_000 });

let stand: ViewerStand;
let page: Page;

beforeAll(async () => {
  stand = await startViewerStand();
}, 60_000);
afterEach(async () => {
  await page.close();
});
afterAll(async () => {
  await stand.close();
}, 30_000);

async function open(pdf: Uint8Array | string, size?: Parameters<ViewerStand['openPage']>[0]): Promise<void> {
  page = await stand.openPage(size);
  const url = typeof pdf === 'string' ? stand.serveFile(pdf) : stand.serve(`${Math.random()}.pdf`, pdf);
  await page.evaluate((address) => window.viewer.open({ url: address }), url);
}

/** Waits until every page in sight is drawn and has its text. */
async function settled(): Promise<void> {
  await page.waitForFunction(() => {
    const { height } = window.viewer.element.getBoundingClientRect();
    const inSight = [...document.querySelectorAll('[data-page]')].filter((view) => {
      const box = view.getBoundingClientRect();
      return box.top < height && box.bottom > 0;
    });
    return (
      inSight.length > 0 &&
      inSight.every((view) => view.querySelector('canvas') && view.querySelector('[data-element]'))
    );
  });
}

/** The middle of the left edge of a character in window pixels. */
async function placeOf(
  pageIndex: number,
  element: number,
  character: number,
): Promise<{ x: number; y: number }> {
  return page.evaluate(
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
  );
}

async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const lastSelection = () => page.evaluate(() => window.events.selection.at(-1));
const waitForSelection = async () => {
  await page.waitForFunction(() => window.events.selection.at(-1) !== undefined);
  return lastSelection();
};
const range = (a: [number, number, number], b: [number, number, number]): TextRange => ({
  startPage: a[0],
  startElement: a[1],
  startCharacter: a[2],
  endPage: b[0],
  endElement: b[1],
  endCharacter: b[2],
});

describe('pages', () => {
  test('mounts a few of many pages and stays small while scrolling', async () => {
    await open(makePdf(Array.from({ length: 300 }, (_, i) => textPage(`Page ${i + 1}`))));
    await settled();
    await page.mouse.move(500, 400);
    for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.viewer.state.page > 15);
    await settled();
    const { nodes, mounted, canvases } = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      mounted: document.querySelectorAll('[data-page]').length,
      canvases: document.querySelectorAll('canvas').length,
    }));
    expect(nodes).toBeLessThan(500);
    expect(mounted).toBeLessThanOrEqual(7);
    expect(canvases).toBeGreaterThan(0);
  });

  test('pages of other sizes do not move what the reader sees', async () => {
    const pages = Array.from({ length: 60 }, (_, i) =>
      textPage(
        `Page ${i + 1}`,
        10,
        i % 3 === 1 ? { width: 842, height: 400 } : i % 3 === 2 ? { rotate: 90 } : {},
      ),
    );
    await open(makePdf(pages));
    await page.evaluate(() => window.viewer.goTo({ page: 40 }));
    await settled();
    const { state, top, size } = await page.evaluate(() => {
      const box = document.querySelector('[data-page="40"]')?.getBoundingClientRect();
      return { state: window.viewer.state, top: box?.top, size: [box?.width, box?.height] };
    });
    expect(state.page).toBe(40);
    expect(top).toBeCloseTo(6, 0);
    expect(size).toEqual([1123, 533]);
    // The page above becomes known only now and is smaller than was thought.
    await page.evaluate(() => window.viewer.goTo({ page: 40, top: 100 }));
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, -2500);
    await page.waitForFunction(() => window.viewer.state.page < 40);
    await settled();
    // The mixed pages above are drawn at their own sizes, one after the other without a hole.
    const gaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-page]')].map((view) => view.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    });
    expect(new Set(gaps)).toEqual(new Set([12]));
  });

  test('draws in device pixels and draws anew after a zoom', async () => {
    await open(makePdf([textPage('Sharp')]), { pixelRatio: 2 });
    await settled();
    const width = () => page.evaluate(() => document.querySelector('canvas')?.width);
    expect(await width()).toBe(816 * 2);
    await page.evaluate(() => window.viewer.setZoom(3));
    await page.waitForFunction(() => document.querySelector('canvas')?.width === 1224 * 2);
  });

  test('the outline, labels and links lead to their places', async () => {
    const pages = Array.from({ length: 12 }, (_, i) => textPage(`Page ${i + 1}`));
    const links = [
      { rect: [72, 712, 300, 732], to: 8 },
      { rect: [72, 680, 300, 700], to: 'https://example.org/law' },
      { rect: [72, 660, 300, 670], to: 'javascript:alert(1)' },
    ];
    const pdf = makePdf(pages.with(0, { ...textPage('Page 1'), links }), {
      outline: [
        { title: 'Title', page: 0 },
        { title: 'Chapter', page: 5, top: 692 },
      ],
      romanLabels: true,
    });
    await open(pdf);
    await settled();
    expect(await page.evaluate(() => window.viewer.outline())).toMatchObject([
      { title: 'Title', page: 0 },
      { title: 'Chapter', page: 5, top: 100 },
    ]);
    await page.waitForFunction(() => window.viewer.state.pageLabels !== undefined);
    expect(await page.evaluate(() => window.viewer.state.pageLabels?.[3])).toBe('iv');
    await page.waitForSelector('[data-page="0"] a');
    const anchors = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ href, rel, target }) => ({ href, rel, target })),
    );
    expect(anchors).toEqual([
      { href: 'https://example.org/law', rel: 'noopener noreferrer', target: '_blank' },
    ]);
    await page
      .getByRole('link', { name: /^Page 1 line/ })
      .first()
      .click();
    await page.waitForFunction(() => window.viewer.state.page === 8);
  });

  test('comes back to a kept position', async () => {
    const pdf = makePdf(Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`)));
    await open(pdf);
    await page.evaluate(() => {
      window.viewer.setZoom(3);
      window.viewer.goTo({ page: 17, top: 250 });
    });
    await page.waitForFunction(() => window.events.position.at(-1)?.page === 17);
    const position = await page.evaluate(() => window.events.position.at(-1));
    expect(position).toMatchObject({ page: 17, scale: 3, rotation: 0 });
    const url = stand.serve('again.pdf', pdf);
    const after = await page.evaluate(
      async ([address, kept]) => {
        await window.viewer.open({ url: address }, kept ? { position: kept } : {});
        return {
          top: window.viewer.element.scrollTop,
          zoom: window.viewer.state.zoom,
          page: window.viewer.state.page,
        };
      },
      [url, position] as const,
    );
    expect(after.zoom).toBe(3);
    expect(after.page).toBe(17);
    await page.waitForFunction(() => window.events.position.length > 1);
    const again = await page.evaluate(() => window.events.position.at(-1));
    expect(again?.top).toBeCloseTo(position?.top ?? 0, 0);
  });
});

describe('selecting', () => {
  test('a drag over a page break selects from letter to letter', async () => {
    await open(makePdf([textPage('First'), textPage('Second')]));
    await page.evaluate(() => window.viewer.goTo({ page: 0, top: 500 }));
    await settled();
    await page.waitForSelector('[data-page="1"] [data-element="0"]');
    await drag(await placeOf(0, 38, 6), await placeOf(1, 1, 11));
    const selected = await waitForSelection();
    const texts = await page.evaluate(() =>
      Promise.all([0, 1].map((index) => window.viewer.pageText(index))),
    );
    expect(selected?.range).toBeDefined();
    expect(selected?.range).toMatchObject({ startPage: 0, startCharacter: 6, endPage: 1, endCharacter: 11 });
    expect(selected?.text).toBe(quoteOf(selected?.range ?? range([0, 0, 0], [0, 0, 0]), texts));
    expect(selected?.text).toMatch(
      /^line 39: the quick brown fox .* line 40: .* Second line 1: .* Second line$/,
    );
  });

  test('what is selected stays selected while its page scrolls away', async () => {
    await open(makePdf(Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`))));
    await settled();
    await drag(await placeOf(0, 0, 0), await placeOf(0, 4, 6));
    const selected = await waitForSelection();
    await page.evaluate(() => window.viewer.goTo({ page: 20 }));
    await settled();
    await page.evaluate(() => window.viewer.goTo({ page: 0 }));
    await settled();
    expect(await lastSelection()).toEqual(selected);
    expect(await page.locator('[data-page="0"] [data-layer="selection"] path').count()).toBe(1);
    await page.evaluate(() => window.viewer.clearSelection());
    expect(await page.evaluate(() => window.events.selection.at(-1))).toBeUndefined();
    expect(await page.locator('[data-layer="selection"] path').count()).toBe(0);
  });

  test('a double click selects a word, a click elsewhere ends it', async () => {
    await open(makePdf([textPage('Words')]));
    await settled();
    const word = await placeOf(0, 0, 20);
    await page.mouse.dblclick(word.x + 2, word.y);
    expect((await waitForSelection())?.text).toBe('quick');
    await page.mouse.click(700, 780);
    await page.waitForFunction(() => window.events.selection.at(-1) === undefined);
  });

  test('what the browser selects beyond the document has no range', async () => {
    await open(makePdf([textPage('All')]));
    await settled();
    await page.evaluate(() => document.body.prepend('Words of the host'));
    await page.evaluate(() => document.getSelection()?.selectAllChildren(document.body));
    const selected = await waitForSelection();
    expect(selected?.range).toBeUndefined();
    expect(selected?.text).toContain('Words of the host');
  });

  test('what the browser selects in the text is a range', async () => {
    await open(makePdf([textPage('Keys')]));
    await settled();
    await page.evaluate(() => {
      const [a, b] = [0, 2].map(
        (element) => document.querySelector(`[data-element="${element}"]`)?.firstChild,
      );
      if (a && b) document.getSelection()?.setBaseAndExtent(b, 4, a, 5);
    });
    const selected = await waitForSelection();
    expect(selected?.range).toEqual(range([0, 0, 5], [0, 2, 4]));
    expect(selected?.text).toMatch(/^line 1: .* Keys$/);
  });
});

describe('highlights', () => {
  const zooms = [1.5, 2, 3.1];
  test.each(zooms.flatMap((zoom) => ([0, 90] as const).map((rotation) => [zoom, rotation] as const)))(
    'cover the letters at scale %f and rotation %i',
    async (zoom, rotation) => {
      await open(makePdf([textPage('Exact', 10, { cropBox: [20, 30, 600, 780] })]), {
        width: 1400,
        height: 1300,
      });
      const marked = range([0, 4, 6], [0, 4, 25]);
      await page.evaluate(
        ([z, r, where]) => {
          window.viewer.setZoom(z);
          window.viewer.setRotation(r);
          window.viewer.setHighlights([{ id: 1, color: 'COLOR_3', range: where }]);
        },
        [zoom, rotation, marked] as const,
      );
      await settled();
      await page.waitForSelector('[data-layer="highlights"] path', { state: 'attached' });
      const { painted, letters, span } = await page.evaluate(() => {
        const box = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
        const path = document.querySelector('[data-layer="highlights"] path');
        const element = document.querySelector('[data-element="4"]');
        const node = element?.firstChild;
        if (!path || !element || !node) throw new Error('Nothing painted');
        const inside = document.createRange();
        inside.setStart(node, 6);
        inside.setEnd(node, 25);
        return {
          painted: box(path.getBoundingClientRect()),
          letters: box(inside.getBoundingClientRect()),
          span: box(element.getBoundingClientRect()),
        };
      });
      // Along the line as the letters, across it as the line.
      const along = rotation === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
      const across = rotation === 0 ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
      for (const side of along) expect(Math.abs(painted[side] - letters[side])).toBeLessThan(0.6);
      for (const side of across) expect(Math.abs(painted[side] - span[side])).toBeLessThan(0.6);
    },
  );

  test('are painted where no text layer is, one path a color, and found under the pointer', async () => {
    await open(makePdf(Array.from({ length: 5 }, (_, i) => textPage(`Page ${i + 1}`))));
    await page.evaluate(() => {
      const at = (id: number, pageIndex: number, element: number, color: 'COLOR_1' | '#aabbcc') => ({
        id,
        color,
        range: {
          startPage: pageIndex,
          startElement: element,
          startCharacter: 0,
          endPage: pageIndex,
          endElement: element,
          endCharacter: 12,
        },
      });
      window.viewer.setHighlights([
        at(1, 0, 0, 'COLOR_1'),
        at(2, 0, 4, 'COLOR_1'),
        at(3, 0, 8, '#aabbcc'),
        at(4, 2, 0, 'COLOR_1'),
      ]);
    });
    await settled();
    await page.waitForSelector('[data-page="2"] [data-layer="highlights"] path', { state: 'attached' });
    expect(await page.locator('[data-page="2"] [data-element]').count()).toBe(0);
    expect(await page.locator('[data-page="0"] [data-layer="highlights"] path').count()).toBe(2);
    const spot = await placeOf(0, 4, 5);
    await page.mouse.move(spot.x, spot.y);
    await page.waitForFunction(() => window.events.highlightHover.at(-1) === 2);
    await page.mouse.click(spot.x, spot.y);
    const click = await page.evaluate(() => window.events.highlightClick.at(-1));
    expect(click?.id).toBe(2);
    expect(click && spot.x > click.box.x && spot.x < click.box.x + click.box.width).toBe(true);
    await page.mouse.click(spot.x, spot.y + 14);
    expect(await page.evaluate(() => window.events.highlightClick)).toHaveLength(2);
    expect(await page.evaluate(() => window.events.highlightClick.at(-1))).toBeUndefined();
    await page.evaluate(() => window.viewer.setActiveHighlight(3));
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('[data-page="0"] [data-layer="highlights"] path')].map((p) =>
          p.getAttribute('style'),
        ),
      ),
    ).toEqual([expect.stringContaining('selection-1'), expect.stringContaining('color-mix')]);
  });

  test('search hits are painted, the active one in its own paint, and brought into view', async () => {
    await open(makePdf(Array.from({ length: 20 }, (_, i) => textPage(`Page ${i + 1}`))));
    await page.evaluate(() => {
      const hits = [12, 13].map((pageIndex) => ({
        startPage: pageIndex,
        startElement: 30,
        startCharacter: 0,
        endPage: pageIndex,
        endElement: 30,
        endCharacter: 7,
      }));
      const [first] = hits;
      window.viewer.setSearchHits(hits, 0);
      if (first) window.viewer.goTo({ range: first });
    });
    const path = page.locator('[data-page="12"] [data-layer="hits"] path');
    await path.waitFor({ state: 'attached' });
    expect(await path.getAttribute('style')).toContain('search-hit-active');
    await page.waitForFunction(() => {
      const box = document
        .querySelector('[data-page="12"] [data-layer="hits"] path')
        ?.getBoundingClientRect();
      return box !== undefined && box.top > 20 && box.bottom < innerHeight - 20;
    });
  });
});

describe('opening and ending', () => {
  test.each([
    ['status-404.pdf', 'missing'],
    ['status-401.pdf', 'unauthorized'],
    ['status-403.pdf', 'unauthorized'],
    ['status-500.pdf', 'network'],
  ])('%s is %s', async (name, reason) => {
    page = await stand.openPage();
    const failure = await page.evaluate(
      async (address) => {
        const caught: unknown = await window.viewer.open({ url: address }).catch((error: unknown) => error);
        return { name: caught instanceof Error ? caught.name : '', state: window.viewer.state };
      },
      new URL(name, stand.serve('x.pdf', new Uint8Array())).href,
    );
    expect(failure).toMatchObject({
      name: 'DocumentOpenError',
      state: { status: 'failed', failure: reason },
    });
  });

  test('what is no PDF is invalid, and the next document opens', async () => {
    page = await stand.openPage();
    const good = stand.serve('good.pdf', makePdf([textPage('Good')]));
    const states = await page.evaluate(async (address) => {
      await window.viewer.open({ data: new TextEncoder().encode('not a PDF') }).catch(() => undefined);
      const { failure } = window.viewer.state;
      await window.viewer.open({ url: address });
      return [failure, window.viewer.state.status, window.viewer.state.failure];
    }, good);
    expect(states).toEqual(['invalid', 'ready', undefined]);
  });

  test('the last of several openings wins; an aborted one rejects with its reason', async () => {
    page = await stand.openPage();
    const [a, b] = [1, 2].map((count) =>
      stand.serve(`race-${count}.pdf`, makePdf(Array.from({ length: count }, () => textPage('Race')))),
    );
    const outcome = await page.evaluate(
      async ([first, second]) => {
        const stop = new AbortController();
        const aborted = window.viewer
          .open({ url: first }, { signal: stop.signal })
          .catch((error: unknown) => error);
        stop.abort('enough');
        const overtaken = window.viewer.open({ url: first }).then(
          () => 'opened',
          (error: unknown) => (error instanceof Error ? error.name : error),
        );
        await window.viewer.open({ url: second });
        return [await aborted, await overtaken, window.viewer.state.pageCount, window.viewer.state.status];
      },
      [a ?? '', b ?? ''] as const,
    );
    expect(outcome).toEqual(['enough', 'AbortError', 2, 'ready']);
  });

  test('destroying leaves nothing, at whatever moment', async () => {
    page = await stand.openPage();
    const url = stand.serve(
      'end.pdf',
      makePdf(Array.from({ length: 9 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    const left = await page.evaluate(async (address) => {
      await window.viewer.destroy();
      const listeners = new Map<string, number>();
      const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
      for (const target of [window, document]) {
        const add = target.addEventListener.bind(target);
        target.addEventListener = (
          type: string,
          listener: EventListener,
          options?: AddEventListenerOptions,
        ) => {
          count(type, 1);
          options?.signal?.addEventListener('abort', () => count(type, -1));
          add(type, listener, options);
        };
      }
      // As React's strict mode does: made, ended before anything has come, made again.
      const early = window.createViewer();
      const opening = early.open({ url: address }).catch(() => 'ended');
      await early.destroy();
      await opening;
      const late = window.createViewer();
      await late.open({ url: address });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await late.destroy();
      late.setZoom(3);
      late.goTo({ page: 2 });
      return {
        html: document.getElementById('stand')?.innerHTML,
        body: document.body.childElementCount,
        listeners: [...listeners].filter(([, number]) => number !== 0),
        fonts: document.fonts.size,
      };
    }, url);
    expect(left).toEqual({ html: '', body: 2, listeners: [], fonts: 0 });
    await expect.poll(() => page.workers().length).toBe(0);
  });

  test('two viewers on one page do not know of each other', async () => {
    await open(makePdf([textPage('One'), textPage('One')]));
    await page.addStyleTag({ content: '#stand, #second { height: 50vh }' });
    const url = stand.serve('two.pdf', makePdf([textPage('Two')]));
    await page.evaluate(async (address) => {
      const container = document.createElement('div');
      container.id = 'second';
      document.body.append(container);
      const second = window.createViewer(container);
      await second.open({ url: address });
      second.setZoom(4);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await second.destroy();
    }, url);
    await settled();
    expect(await page.evaluate(() => [window.viewer.state.zoom, window.viewer.state.pageCount])).toEqual([
      2, 2,
    ]);
    expect((await page.evaluate(() => window.viewer.pageText(1))).elements[0]).toContain('One line 1');
  });

  test('a page that hangs the worker is given up and the others are drawn by another one', async () => {
    page = await stand.openPage();
    const url = stand.serve(
      'hang.pdf',
      makePdf(Array.from({ length: 3 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    await page.evaluate(async (address) => {
      await window.viewer.destroy();
      // A worker that falls silent as soon as it is to read page 1.
      const silent = new WeakSet<Worker>();
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action, data } = sent[0] as { action?: string; data?: { pageIndex?: number } };
          if (action === 'GetOperatorList' && data?.pageIndex === 1) silent.add(worker);
          if (!silent.has(worker)) Reflect.apply(send, worker, sent);
        },
      });
      window.viewer = window.createViewer(undefined, { pageTimeLimit: 700 });
      window.viewer.on('pageError', (error) => window.events.pageError.push(error));
      await window.viewer.open({ url: address });
      window.viewer.goTo({ page: 1 });
    }, url);
    await page.waitForFunction(() => window.events.pageError.length > 0);
    await page.evaluate(() => window.viewer.goTo({ page: 2 }));
    await page.waitForSelector('[data-page="2"] canvas');
    expect(await page.evaluate(() => window.events.pageError.map((error) => error.page))).toEqual([1]);
    expect(await page.locator('[data-page="1"]').innerText()).toContain('Page 2 cannot be shown.');
    expect((await page.evaluate(() => window.viewer.pageText(2))).elements[0]).toContain('Page 3');
  });

  test('takes the focus and has a role and a name', async () => {
    await open(makePdf([textPage('Role')]));
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => [
        document.activeElement?.getAttribute('role'),
        document.activeElement?.ariaLabel,
      ]),
    ).toEqual(['document', 'PDF']);
  });
});

describe.skipIf(!existsSync(LAW))('a law of 679 pages (needs the corpus beside the repository)', () => {
  test('opens, jumps, selects over a page break and stays small', async () => {
    await open(LAW);
    await settled();
    expect(await page.evaluate(() => window.viewer.state.pageCount)).toBe(679);
    await page.evaluate(() => window.viewer.goTo({ page: 400 }));
    await settled();
    await page.mouse.move(500, 400);
    for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, 700);
    // The position is told at rest.
    await page.waitForFunction(() => (window.events.position.at(-1)?.page ?? 0) > 420);
    const at = await page.evaluate(() => window.viewer.state.page);
    await page.evaluate((index) => {
      window.viewer.goTo({ page: index + 1 });
      window.viewer.element.scrollTop -= 400;
    }, at);
    await settled();
    const texts = new Map<number, PageText>();
    for (const index of [at, at + 1])
      texts.set(index, await page.evaluate((which) => window.viewer.pageText(which), index));
    const from = await page.evaluate(
      (index) =>
        [...document.querySelectorAll<HTMLElement>(`[data-page="${index}"] [data-element]`)]
          .filter((span) => span.getBoundingClientRect().top > 60 && (span.textContent?.length ?? 0) > 20)
          .map((span) => Number(span.dataset['element']))[0] ?? -1,
      at,
    );
    const to = await page.evaluate(
      (index) =>
        [...document.querySelectorAll<HTMLElement>(`[data-page="${index}"] [data-element]`)]
          .filter((span) => span.getBoundingClientRect().top < 700 && (span.textContent?.length ?? 0) > 12)
          .map((span) => Number(span.dataset['element']))[0] ?? -1,
      at + 1,
    );
    await drag(await placeOf(at, from, 10), await placeOf(at + 1, to, 8));
    const selected = await waitForSelection();
    expect(selected?.range).toEqual(range([at, from, 10], [at + 1, to, 8]));
    expect(selected?.text).toBe(quoteOf(range([at, from, 10], [at + 1, to, 8]), (index) => texts.get(index)));
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  });

  test('is drawn with its own letters', async () => {
    await open(LAW);
    await page.evaluate(() => window.viewer.goTo({ page: 2 }));
    await settled();
    const ink = await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="2"] canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 128) dark += 1;
      return dark / (pixels.length / 4);
    });
    expect(ink).toBeGreaterThan(0.005);
    expect(ink).toBeLessThan(0.3);
  });
});

test(
  'the corpus manifest still names the law',
  { skip: !existsSync(join(CORPUS, 'manifest.json')) },
  async () => {
    page = await stand.openPage();
    expect(readFileSync(join(CORPUS, 'manifest.json'), 'utf8')).toContain('legal/fr-code-civil-2016.pdf');
  },
);
