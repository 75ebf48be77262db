import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { elementWith } from '../testing/find-element';
import { makePdf, type PdfPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();
const WORDS = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

/** Pages with a header, text of which the last word is parted at the page's end, and a page number. */
const lawPages: PdfPage[] = WORDS.map((word, page) => ({
  lines: [
    { text: 'Gesetzblatt Teil I', x: 72, y: 760, size: 9 },
    { text: `tung endet ${word}.`, x: 72, y: 720 },
    ...Array.from({ length: 38 }, (_, i) => ({
      text: `${word} Satz ${'abcdefghij'[i % 10]} ${i * (page + 3)}`,
      x: 72,
      y: 704 - i * 16,
    })),
    { text: `${word} Verpflich-`, x: 72, y: 90 },
    { text: `- ${page + 1} -`, x: 290, y: 40, size: 9 },
  ],
}));
/** Opens the law at the end of its third page; answers the elements around the page break. */
async function openAtBreak() {
  await browser.open(makePdf(lawPages));
  await browser.page.evaluate(() => window.viewer.goTo({ page: 2, top: 500 }));
  await browser.settled();
  const find = (page: number, text: string) => elementWith(browser.page, page, text);
  const last = await find(2, 'Verpflich-');
  const next = await find(3, 'tung endet');
  await browser.page.waitForSelector(`[data-page="3"] [data-element="${next}"]`);
  return { last, next, number: await find(2, '- 3 -'), header: await find(3, 'Gesetzblatt') };
}

/** Path data of what is painted on a page, one entry for each subpath, as heights from the page's top in its units. */
const painted = (page: number, layer: 'selection' | 'highlights') =>
  browser.page.evaluate(
    ([p, l]) =>
      [...document.querySelectorAll(`[data-page="${p}"] [data-layer="${l}"] path`)]
        .flatMap((path) => (path.getAttribute('d') ?? '').split('M').filter(Boolean))
        .map((part) => Number(part.split(/[ L]/)[1])),
    [page, layer] as const,
  );
const copied = () =>
  browser.page.evaluate(() => {
    const event = new ClipboardEvent('copy', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    });
    window.viewer.element.dispatchEvent(event);
    return event.clipboardData?.getData('text/plain');
  });

describe('over a page break', () => {
  test('running lines are in neither the quote nor the paint, words are joined, and copying gives the quote', async () => {
    const { last, next } = await openAtBreak();
    await browser.drag(await browser.placeOf(2, last, 0), await browser.placeOf(3, next, 10));
    const selected = await browser.waitForSelection();
    expect(selected?.range).toEqual(rangeOf([2, last, 0], [3, next, 10]));
    expect(selected?.text).toBe('gamma Verpflichtung endet');
    expect(await copied()).toBe('gamma Verpflichtung endet');
    expect(await painted(2, 'selection')).toHaveLength(1);
    expect((await painted(3, 'selection')).filter((top) => top < 50)).toEqual([]);
  });

  test('a stored highlight leaves them out, too', async () => {
    const { last, next } = await openAtBreak();
    await browser.page.evaluate(
      (range) => window.viewer.setHighlights([{ id: 7, color: 'COLOR_2', range }]),
      rangeOf([2, last, 0], [3, next, 10]),
    );
    await browser.page.waitForFunction(() => {
      const paths = document.querySelectorAll('[data-page="2"] [data-layer="highlights"] path');
      return [...paths].map((path) => path.getAttribute('d')?.split('M').length).join() === '2';
    });
    expect(await painted(3, 'highlights')).toHaveLength(1);
  });

  test('a drag that ends on a running line ends in the text', async () => {
    const { last, header } = await openAtBreak();
    await browser.drag(await browser.placeOf(2, last - 1, 0), await browser.placeOf(3, header, 6));
    const selected = await browser.waitForSelection();
    expect(selected?.range).toMatchObject({ startPage: 2, endPage: 2, endElement: last });
    expect(selected?.text).toMatch(/gamma Verpflich-$/);
  });

  test('who selects a page number on one page gets it', async () => {
    const { number } = await openAtBreak();
    const place = await browser.placeOf(2, number, 2);
    await browser.page.mouse.dblclick(place.x + 1, place.y);
    expect((await browser.waitForSelection())?.text).toBe('3');
  });

  test('what is selected stays through fast scrolling and zoom, and can still be copied', async () => {
    const many = Array.from({ length: 90 }, (_, i) => lawPages[i % lawPages.length] ?? { lines: [] });
    await browser.open(makePdf(many));
    await browser.settled();
    await browser.drag(await browser.placeOf(0, 2, 0), await browser.placeOf(0, 5, 5));
    const selected = await browser.waitForSelection();
    await browser.page.mouse.move(500, 400);
    for (let step = 0; step < 60; step += 1) await browser.page.mouse.wheel(0, 1400);
    await browser.page.waitForFunction(() => window.viewer.state.page > 40);
    await browser.page.evaluate(() => window.viewer.setZoom(3));
    await browser.settled();
    expect(await copied()).toBe(selected?.text);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 0 }));
    await browser.settled();
    // Where it ends on the screen is published again when pages are laid out anew; what it is stays.
    expect(await browser.lastSelection()).toMatchObject({ range: selected?.range, text: selected?.text });
    expect((await painted(0, 'selection')).length).toBeGreaterThan(2);
  });
});

describe.skipIf(!hasCorpus)(`over page breaks of laws (${NEEDS_CORPUS})`, () => {
  test.each([
    [
      'legal/de-gvg.pdf',
      24,
      66,
      25,
      4,
      /eingetragen ist oder auf Grund .* Personen des öffentlichen Rechts .* Handelsgeschäfte sind;$/,
    ],
    ['legal/ch-de-uwg.pdf', 6, 124, 7, 12, /./],
  ])('%s: header, footer and page number are left out', async (file, page, from, next, to, expected) => {
    await browser.open(corpusFile(file), { width: 1000, height: 1500 });
    await browser.page.evaluate((index) => window.viewer.goTo({ page: index, top: 500 }), page);
    await browser.settled();
    await browser.page.waitForSelector(`[data-page="${next}"] [data-element="${to}"]`);
    const end = await browser.page.evaluate(
      ([p, e]) =>
        document.querySelector(`[data-page="${p}"] [data-element="${e}"]`)?.textContent?.length ?? 1,
      [next, to] as const,
    );
    const last = await browser.placeOf(next, to, end - 1);
    await browser.drag(await browser.placeOf(page, from, 0), { x: last.x + 8, y: last.y });
    const selected = await browser.waitForSelection();
    expect(selected?.range).toMatchObject({ startPage: page, endPage: next });
    expect(selected?.text).toMatch(expected);
    expect(selected?.text).not.toMatch(/Seite \d+ von|Ein Service des|Unlauterer Wettbewerb|\b241\b/);
  });
});
