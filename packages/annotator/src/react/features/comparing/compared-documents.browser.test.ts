import { describe, expect, test } from 'vitest';
import { COMPARE_MODULE } from '../../../viewer/testing/build-stand';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../../../viewer/testing/corpus';
import { makePdf, type PdfPage } from '../../../viewer/testing/make-pdf';
import { setUpViewerBrowser } from '../../../viewer/testing/viewer-browser';
import type { CompareStand, CompareStandOptions } from './testing/compare-stand';

declare global {
  interface Window {
    mountCompareStand: (options: CompareStandOptions) => Promise<CompareStand>;
    compared: CompareStand;
  }
}

const browser = setUpViewerBrowser();
const SIZE = { width: 1200, height: 800 };

/** Shows two PDFs side by side; answers how many changes there are. */
async function compare(oldUrl: string, newUrl: string): Promise<number> {
  await browser.openStand(SIZE);
  await browser.page.addScriptTag({
    type: 'module',
    content: `import { mountCompareStand } from '${COMPARE_MODULE}'; window.mountCompareStand = mountCompareStand;`,
  });
  await browser.page.waitForFunction(() => 'mountCompareStand' in window);
  const count = await browser.page.evaluate(
    async (options) => {
      window.compared = await window.mountCompareStand(options);
      return window.compared.changes.length;
    },
    { oldUrl, newUrl },
  );
  await browser.page.waitForFunction(
    () =>
      window.compared.viewers.length === 2 &&
      window.compared.viewers.every(({ state }) => state.status === 'ready'),
  );
  return count;
}

/** Waits until a change is drawn active in the window on both sides. */
async function shownOnBothSides(index: number): Promise<void> {
  await browser.page.evaluate((active) => window.compared.setActive(active), index);
  await browser.page.waitForFunction(() =>
    ['old', 'new'].every((side) => {
      const pane = document.querySelector(`[data-glossator-compared="${side}"]`);
      const window = pane?.getBoundingClientRect();
      const marks = pane?.querySelectorAll(':is([data-layer^="change"]) [data-change$="-active"]') ?? [];
      return [...marks].some((mark) => {
        const box = mark.getBoundingClientRect();
        return window !== undefined && box.bottom > window.top && box.top < window.bottom;
      });
    }),
  );
}

/** The letters that stand in the window of a side, without what differs from setter to setter. */
const lettersOn = (side: 'old' | 'new') =>
  browser.page.evaluate((which) => {
    const pane = document.querySelector(`[data-glossator-compared="${which}"]`);
    const window = pane?.getBoundingClientRect();
    if (!pane || !window) throw new Error('No such side');
    const inSight = [...pane.querySelectorAll('[data-element]')].filter((run) => {
      const box = run.getBoundingClientRect();
      return box.top >= window.top && box.bottom <= window.bottom;
    });
    return inSight
      .map(({ textContent }) => textContent)
      .join('')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  }, side);

const ROW = 24;

/** Of the rows of letters in the window of one side, the share that stands in that of the other, too. */
async function sharedText(): Promise<number> {
  const [old, next] = [await lettersOn('old'), await lettersOn('new')];
  const count = Math.floor(old.length / ROW);
  const rows = Array.from({ length: count }, (_row, i) => old.slice(i * ROW, (i + 1) * ROW));
  return rows.filter((row) => next.includes(row)).length / Math.max(count, 1);
}

/** Scrolls a side with the wheel over it. */
async function wheel(side: 'old' | 'new', pixels: number): Promise<void> {
  await browser.page.mouse.move(side === 'old' ? 300 : 900, 500);
  await browser.page.mouse.wheel(0, pixels);
}

/** How often either side scrolls during so many frames. */
const scrollsIn = (frames: number) =>
  browser.page.evaluate(
    (most) =>
      new Promise<number>((resolve) => {
        let scrolls = 0;
        let seen = 0;
        const ends = window.compared.viewers.map((viewer) => viewer.on('scroll', () => (scrolls += 1)));
        const tick = () => {
          seen += 1;
          if (seen < most) requestAnimationFrame(tick);
          else {
            for (const end of ends) end();
            resolve(scrolls);
          }
        };
        requestAnimationFrame(tick);
      }),
    frames,
  );

/** Waits until neither side moves: what is still being read may put one of them right once more. */
const atRest = () => expect.poll(() => scrollsIn(40), { timeout: 20_000 }).toBe(0);

/** Scrolls the old side by hand, thirty windows down from a page. */
async function thirtyPagesDown(from: number): Promise<void> {
  const isBeyond = (page: number) =>
    browser.page.waitForFunction((at) => (window.compared.viewers[0]?.placeAt(0.25) ?? 0) > at, page);
  await atRest();
  await browser.page.evaluate((page) => window.compared.viewers[0]?.goTo({ page }), from);
  await browser.page.waitForFunction((at) => window.compared.viewers[0]?.state.page === at, from);
  await wheel('old', 30 * 800);
  await isBeyond(from + 15);
}

const WORDS = 'right duty court claim notice party contract year office member fee term law seal debt'.split(
  ' ',
);
/** A sentence like no other. */
const sentence = (number: number) =>
  Array.from(
    { length: 9 },
    (_word, i) => `${WORDS[(number * (i + 3) + i) % WORDS.length]}${number + i}`,
  ).join(' ');
const pageOf = (lines: readonly string[]): PdfPage => ({
  lines: lines.map((text, i) => ({ text, x: 72, y: 720 - i * 16, size: 11 })),
});
function lawOf(lines: readonly string[], perPage: number): Uint8Array {
  const pages = Math.ceil(lines.length / perPage);
  return makePdf(
    Array.from({ length: pages }, (_page, i) => pageOf(lines.slice(i * perPage, (i + 1) * perPage))),
  );
}

describe('two documents side by side', () => {
  const paragraphs = Array.from({ length: 1200 }, (_line, i) => `§ ${i + 1} ${sentence(i * 20)}.`);
  const changed = [...paragraphs];
  changed[40] = `${changed[40] ?? ''} And nobody else may.`;
  changed.splice(300, 5);
  changed.splice(
    700,
    0,
    ...Array.from({ length: 60 }, (_line, i) => `§ 700${i} ${sentence(90_000 + i * 20)}.`),
  );

  const openMade = async () => {
    const { stand } = browser;
    const count = await compare(
      stand.serve('made-old.pdf', lawOf(paragraphs, 30)),
      stand.serve('made-new.pdf', lawOf(changed, 37)),
    );
    return count;
  };

  test('show the same change, scroll by the text they share, and follow whoever leads', async () => {
    const count = await openMade();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let index = 0; index < count; index += 1) await shownOnBothSides(index);
    // Thirty pages down by hand: other page breaks, other page numbers, the same text.
    await thirtyPagesDown(0);
    await expect.poll(sharedText, { timeout: 20_000 }).toBeGreaterThan(0.6);
    await wheel('new', -9000);
    await expect.poll(sharedText, { timeout: 20_000 }).toBeGreaterThan(0.6);
  });

  test('stand still once nobody scrolls', async () => {
    await openMade();
    await wheel('old', 4321);
    await expect.poll(sharedText, { timeout: 20_000 }).toBeGreaterThan(0.6);
    await atRest();
    expect(await scrollsIn(40)).toBe(0);
  });

  test('a click on a mark, or Enter on it, makes that change the active one', async () => {
    await openMade();
    const index = await browser.page.evaluate(() =>
      window.compared.changes.findIndex(({ words }) =>
        words.some(({ newText }) => newText.includes('nobody')),
      ),
    );
    await shownOnBothSides(index);
    await browser.page.evaluate(() => window.compared.setActive(undefined));
    const button = browser.page.locator(`[data-glossator-compared="new"] button[data-change="${index}"]`);
    await button.waitFor({ state: 'attached' });
    expect(await button.getAttribute('aria-label')).toMatch(/^Changed: .*“And nobody/);
    await button.focus();
    await browser.page.keyboard.press('Enter');
    expect(await browser.page.evaluate(() => window.compared.active())).toBe(index);
    expect(await button.getAttribute('aria-current')).toBe('true');
    await browser.page.evaluate(() => window.compared.setActive(undefined));
    const line = browser.page
      .locator('[data-glossator-compared="new"] [data-change="inserted-line"]')
      .first();
    const box = await line.boundingBox();
    if (!box) throw new Error('The mark is not drawn');
    await browser.page.mouse.click(box.x + box.width / 2, box.y - 3);
    expect(await browser.page.evaluate(() => window.compared.active())).toBe(index);
  });

  test('unlinked, the other side stays where it is', async () => {
    await openMade();
    await browser.page.getByRole('button', { name: 'Scroll both sides together' }).click();
    const other = () => browser.page.evaluate(() => window.compared.viewers[1]?.placeAt(0));
    const before = await other();
    await wheel('old', 5000);
    await browser.page.waitForFunction(() => (window.compared.viewers[0]?.placeAt(0) ?? 0) > 3);
    expect(await other()).toBe(before);
  });

  test.skipIf(!hasCorpus)(
    `the same with two Versions of a real document (${NEEDS_CORPUS})`,
    async () => {
      const { stand } = browser;
      const file = (name: string) => stand.serveFile(corpusFile(`versions/constitution-it/${name}`));
      const count = await compare(file('v1.pdf'), file('v2.pdf'));
      expect(count).toBeGreaterThan(0);
      for (const index of [0, Math.floor(count / 2), count - 1]) await shownOnBothSides(index);
      await thirtyPagesDown(5);
      await expect.poll(sharedText, { timeout: 30_000 }).toBeGreaterThan(0.5);
    },
    240_000,
  );
});
