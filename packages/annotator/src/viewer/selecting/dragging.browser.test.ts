import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { elementWith } from '../testing/find-element';
import { makePdf, textPage, type PdfLine } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser, type Spot } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

/** The box of an element in the window. */
const boxOf = (page: number, element: number) =>
  browser.page.evaluate(
    ([p, e]) => {
      const box = document.querySelector(`[data-page="${p}"] [data-element="${e}"]`)?.getBoundingClientRect();
      if (!box) throw new Error('No such element');
      return {
        left: box.left,
        right: box.right,
        top: box.top,
        bottom: box.bottom,
        middle: box.top + box.height / 2,
      };
    },
    [page, element] as const,
  );
/** What is selected after a drag. */
async function dragged(from: Spot, to: Spot) {
  await browser.page.evaluate(() => window.viewer.clearSelection());
  await browser.page.evaluate(() => window.events.selection.splice(0));
  await browser.drag(from, to);
  return (await browser.waitForSelection())?.range;
}

describe('a drag through white space', () => {
  test('ends at the line beside it, never at the page’s beginning or end', async () => {
    const lines: PdfLine[] = [100, 116, 132, 164, 180].map((y, i) => ({
      text: i === 2 ? 'short.' : `line ${i} of a page with white space around it`,
      x: 200,
      y: 792 - y,
    }));
    await browser.open(makePdf([{ lines }, textPage('Next')]));
    await browser.settled();
    const [first = 0, second = 0, third = 0, fifth = 0] = await Promise.all(
      ['line 0', 'line 1', 'short.', 'line 4'].map((text) => elementWith(browser.page, 0, text)),
    );
    const length = lines[0]?.text.length ?? 0;
    const start = await browser.placeOf(0, first, 5);
    const short = await boxOf(0, third);
    const toShort = rangeOf([0, first, 5], [0, third, 6]);
    expect(await dragged(start, { x: 780, y: short.middle })).toEqual(toShort);
    expect(await dragged(start, { x: 700, y: short.bottom + 3 })).toEqual(toShort);
    expect(await dragged(start, { x: 120, y: short.middle })).toEqual(
      rangeOf([0, first, 5], [0, second, length]),
    );
    expect(await dragged(start, { x: 790, y: 700 })).toEqual(rangeOf([0, first, 5], [0, fifth, length]));
  });

  test('of two columns keeps to the one it began in', async () => {
    const column = (x: number, name: string): PdfLine[] =>
      Array.from({ length: 12 }, (_, i) => ({
        text: i % 4 === 3 ? 'short' : `${name} column, line ${i} with words`,
        x,
        y: 700 - i * 16 - (i > 5 ? 16 : 0),
      }));
    await browser.open(makePdf([{ lines: [...column(72, 'left'), ...column(330, 'right')] }]));
    await browser.settled();
    const [first = 0, third = 0, fifth = 0, right = 0] = await Promise.all(
      ['left column, line 0', 'short', 'left column, line 5', 'right column, line 2'].map((text) =>
        elementWith(browser.page, 0, text),
      ),
    );
    const start = await browser.placeOf(0, first, 5);
    const short = await boxOf(0, third);
    const neighbor = await boxOf(0, right);
    const toShort = rangeOf([0, first, 5], [0, third, 5]);
    expect(await dragged(start, { x: short.right + 60, y: short.middle })).toEqual(toShort);
    expect(await dragged(start, { x: neighbor.left - 120, y: short.middle })).toEqual(toShort);
    const above = await boxOf(0, fifth);
    const gap = await dragged(start, { x: above.left + 20, y: above.bottom + 4 });
    expect(gap?.endElement).toBe(fifth);
  });

  test('that begins on a highlight selects as anywhere', async () => {
    await browser.open(makePdf([textPage('Marked')]));
    await browser.settled();
    await browser.page.evaluate(
      (range) => {
        window.viewer.setHighlights([{ id: 1, color: 'COLOR_4', range }]);
        window.viewer.setActiveHighlight(1);
      },
      rangeOf([0, 2, 0], [0, 6, 20]),
    );
    const range = await dragged(await browser.placeOf(0, 3, 8), await browser.placeOf(0, 9, 12));
    expect(range).toEqual(rangeOf([0, 3, 8], [0, 9, 12]));
    expect(await browser.page.evaluate(() => window.events.highlightClick.length)).toBe(0);
  });

  test('beyond the window scrolls', async () => {
    await browser.open(
      makePdf(Array.from({ length: 8 }, (_, i) => textPage(`Sheet ${'abcdefgh'[i] ?? ''}`))),
    );
    await browser.settled();
    const from = await browser.placeOf(0, 3, 4);
    await browser.page.mouse.move(from.x, from.y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(from.x + 40, 799, { steps: 3 });
    await browser.page.mouse.move(from.x + 40, 880, { steps: 2 });
    // The middle of the window may still be on the page before.
    await browser.page.waitForFunction(() => window.viewer.state.page >= 3);
    await browser.page.mouse.move(from.x + 40, 400);
    await browser.settled();
    await browser.page.mouse.up();
    const selected = await browser.waitForSelection();
    expect(selected?.range).toMatchObject({ startPage: 0, startElement: 3, startCharacter: 4 });
    expect(selected?.range?.endPage).toBeGreaterThanOrEqual(2);
  });
});

describe.skipIf(!hasCorpus)(`in the Italian civil code, two columns (${NEEDS_CORPUS})`, () => {
  test('white space, gutter and margins belong to the column they are beside', async () => {
    await browser.open(corpusFile('legal/it-codice-civile.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 124, top: 60 }));
    await browser.settled();
    // "… mento, e in questo caso si osservano le norme stabilite dalla legge per tali | atti." and its heading after a gap.
    const start = await browser.placeOf(124, 23, 0);
    const atti = await boxOf(124, 25);
    const full = await boxOf(124, 24);
    const right = await browser.page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('[data-page="124"] [data-element]')]
          .map((span) => span.getBoundingClientRect())
          .filter(({ left, width }) => left > 500 && width > 200)
          .map(({ left }) => left),
      ),
    );
    const whole = rangeOf([124, 23, 0], [124, 25, 5]);
    expect(await dragged(start, { x: atti.right + 200, y: atti.middle })).toEqual(whole);
    expect(await dragged(start, { x: full.right - 4, y: atti.bottom + 1 })).toEqual(whole);
    const gutter = await dragged(start, { x: (full.right + right) / 2 - 4, y: full.middle });
    expect(gutter).toMatchObject({ endElement: 24 });
    const margin = await dragged(start, { x: atti.left - 60, y: full.middle });
    expect(margin).toMatchObject({ endPage: 124, endElement: 23 });
    const selected = await browser.lastSelection();
    expect(selected?.text).toBe(
      'La rendita vitalizia può essere costituita anche per donazione o per testa-',
    );
  });

  test('from the end of one column to the beginning of the other follows the text', async () => {
    await browser.open(corpusFile('legal/it-codice-civile.pdf'), { width: 1000, height: 1200 });
    await browser.page.evaluate(() => window.viewer.goTo({ page: 124 }));
    await browser.settled();
    const rows = await browser.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-page="124"] [data-element]')].map((span) => {
        const { left, width } = span.getBoundingClientRect();
        return { element: Number(span.dataset['element']), left, width, text: span.textContent ?? '' };
      }),
    );
    const firstRight = rows.find(({ left, width, element }) => left > 500 && width > 200 && element > 7);
    const lastLeft = rows.findLast(
      ({ left, width, element }) => left < 200 && width > 50 && element < (firstRight?.element ?? 0),
    );
    expect(firstRight && lastLeft).toBeTruthy();
    if (!firstRight || !lastLeft) return;
    const range = await dragged(
      await browser.placeOf(124, lastLeft.element, 0),
      await browser.placeOf(124, firstRight.element, 9),
    );
    expect(range).toMatchObject({ startElement: lastLeft.element, endElement: firstRight.element });
  });
});
