import { describe, expect, test } from 'vitest';
import { makePdf, textPage, type PdfPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

const GOTO = (rest: string) => ({ raw: `/A<</S/GoTo/D${rest}>>` });
/** Links one under the other, beginning at the top of the page. */
const linksTo = (targets: readonly NonNullable<PdfPage['links']>[number]['to'][]) =>
  targets.map((to, index) => ({ rect: [72, 700 - index * 30, 300, 720 - index * 30], to }));
/** Where the viewer is, in whole page units. */
const place = () =>
  browser.page.evaluate(() => ({
    page: window.viewer.position?.page,
    top: Math.round(window.viewer.position?.top ?? -1),
  }));
const click = async (index: number) => {
  await browser.page.evaluate(() => window.viewer.goTo({ page: 0 }, { trail: 'step' }));
  await browser.page.waitForSelector('[data-page="0"] [role="link"]');
  await browser.page.locator('[data-page="0"] [role="link"]').nth(index).click();
};

describe('links and outlines of documents with pages of several sizes', () => {
  const sizes: readonly Partial<PdfPage>[] = [
    {},
    { width: 842, height: 595 },
    { width: 420, height: 298 },
    { rotate: 90 },
    { cropBox: [50, 100, 562, 600] },
  ];
  const pages = Array.from({ length: 50 }, (_, i) => textPage(`Page ${i + 1}`, 10, sizes[i % 5]));

  test('lead to the exact place, before the page has ever been seen', async () => {
    const links = linksTo([
      { raw: '/Dest[$31/XYZ 0 495 3]' },
      GOTO('[$32/FitH 198]'),
      GOTO('(chapter)'),
      GOTO('[$39/FitR 60 100 300 500]'),
      GOTO('[$41/XYZ 0 99999 0]'),
      { raw: '/A<</S/Named/N/NextPage>>' },
    ]);
    await browser.open(
      makePdf(pages.with(0, { ...textPage('Page 1', 2), links }), {
        names: { chapter: '[$36/XYZ 0 395 0]' },
      }),
    );
    // A few pixels above the place are left free.
    for (const [index, page, top] of [
      [0, 31, 100],
      [1, 32, 100],
      [2, 36, 200],
      [3, 39, 100],
      [4, 41, 0],
      [5, 1, 0],
    ] as const) {
      await click(index);
      await browser.page.waitForFunction((wanted) => window.viewer.state.page === wanted, page);
      await browser.settled();
      const now = await place();
      expect(now.page).toBe(page);
      expect(Math.abs(now.top - top)).toBeLessThan(7);
      await browser.page.evaluate(() => window.jumps.step('back'));
      expect(await browser.page.evaluate(() => window.viewer.state.page)).toBe(0);
    }
  });

  test('say the true distance from the top of each page', async () => {
    const outline = [31, 32, 34].map((page) => ({ title: `On ${page}`, page, top: 250 }));
    await browser.open(makePdf(pages, { outline }));
    const entries = await browser.page.evaluate(() => window.viewer.outline());
    expect(entries.map(({ page, top }) => [page, top])).toEqual([
      [31, 345],
      [32, 48],
      [34, 350],
    ]);
    for (const { page, top } of entries) {
      await browser.page.evaluate(
        ([index, down]) => window.viewer.goTo({ page: index ?? 0, top: down ?? 0 }),
        [page, top] as const,
      );
      await browser.settled();
      const now = await place();
      expect(now.page).toBe(page);
      expect(Math.abs(now.top - (top ?? 0))).toBeLessThan(7);
    }
  });
});

describe('what is not to be followed', () => {
  test('is no link, and what leads nowhere does nothing', async () => {
    const dangerous = [
      { raw: '/A<</S/JavaScript/JS(document.title = "run")>>' },
      { raw: '/A<</S/Launch/F(calc.exe)>>' },
      { raw: '/A<</S/URI/URI(javascript:alert\\(1\\))>>' },
      { raw: '/A<</S/URI/URI(file:///etc/passwd)>>' },
      { raw: '/A<</S/URI/URI(data:text/html,x)>>' },
      { raw: '/A<</S/GoToR/F(other.pdf)/D[0/Fit]>>' },
      { raw: '/A<</S/SubmitForm/F(http://example.org)>>' },
      { raw: '/A<</S/Named/N/Print>>' },
    ];
    const dead = [
      GOTO('(nowhere)'),
      { raw: '/Dest[999 0 R/XYZ 0 0 0]' },
      { raw: '/Dest[77/Fit]' },
      GOTO('[/Fit]'),
    ];
    const safe = [
      { raw: '/A<</S/URI/URI(https://example.org/a)>>' },
      { raw: '/A<</S/URI/URI(mailto:a@example.org)>>' },
    ];
    const links = linksTo([...dangerous, ...dead, ...safe]);
    await browser.open(makePdf([{ ...textPage('Page 1', 2), links }, textPage('Page 2')]));
    await browser.settled();
    await browser.page.waitForSelector('[data-page="0"] a');
    const anchors = await browser.page.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ href, rel, target }) => [href, rel, target]),
    );
    expect(anchors).toEqual([
      ['https://example.org/a', 'noopener noreferrer', '_blank'],
      ['mailto:a@example.org', 'noopener noreferrer', '_blank'],
    ]);
    const inner = browser.page.locator('[data-page="0"] button[role="link"]');
    const count = await inner.count();
    expect(count).toBeLessThanOrEqual(dead.length);
    for (let index = 0; index < count; index += 1) await inner.nth(index).click();
    await browser.settled();
    expect(
      await browser.page.evaluate(() => [window.viewer.state.page, window.jumps.canStep('back')]),
    ).toEqual([0, false]);
    expect(await browser.page.title()).toBe('');
    expect(browser.page.context().pages()).toHaveLength(1);
  });
});
