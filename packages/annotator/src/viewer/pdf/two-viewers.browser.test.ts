import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('two viewers on one page', () => {
  test('do not know of each other', async () => {
    await browser.open(makePdf([textPage('One'), textPage('One')]));
    await browser.page.addStyleTag({ content: '#stand, #second { height: 50vh }' });
    const url = browser.stand.serve('two.pdf', makePdf([textPage('Two')]));
    await browser.page.evaluate(async (address) => {
      const container = document.createElement('div');
      container.id = 'second';
      document.body.append(container);
      const second = window.createViewer(container);
      await second.open({ url: address });
      second.setZoom(4);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await second.destroy();
    }, url);
    await browser.settled();
    expect(
      await browser.page.evaluate(() => [window.viewer.state.zoom, window.viewer.state.pageCount]),
    ).toEqual([2, 2]);
    expect((await browser.page.evaluate(() => window.viewer.pageText(1))).elements[0]).toContain(
      'One line 1',
    );
  });

  test.each([
    ['is destroyed', 'destroy'],
    ['is destroyed while it opens a document', 'destroy-opening'],
    ['opens another document', 'open'],
  ] as const)('go on when the other one %s while they scroll', async (_what, end) => {
    const uncaught: string[] = [];
    await browser.open(makePdf(Array.from({ length: 200 }, (_, i) => textPage(`First ${i + 1}`))));
    browser.page.on('pageerror', (error) => uncaught.push(error.message));
    await browser.page.addStyleTag({ content: '#stand, #second { height: 50vh }' });
    const other = browser.stand.serve(
      'other.pdf',
      makePdf(Array.from({ length: 100 }, (_, i) => textPage(`Second ${i + 1}`))),
    );
    const result = await browser.page.evaluate(
      async ([url, how]) => {
        const container = document.createElement('div');
        container.id = 'second';
        document.body.append(container);
        const first = window.viewer;
        const second = window.createViewer(container);
        await second.open({ url });
        const highlight = (page: number) => ({
          id: page,
          color: '#ffe08a' as const,
          range: {
            startPage: page,
            startElement: 0,
            startCharacter: 0,
            endPage: page,
            endElement: 3,
            endCharacter: 4,
          },
        });
        for (const viewer of [first, second])
          viewer.setHighlights(Array.from({ length: 90 }, (_, page) => highlight(page)));
        const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
        const scroll = async (frames: number): Promise<void> => {
          for (let i = 0; i < frames; i += 1) {
            first.element.scrollTop += 300;
            second.element.scrollTop += 200;
            await frame();
          }
        };
        await scroll(40);
        const ending =
          how === 'open' || how === 'destroy-opening'
            ? second.open({ url }).then(
                () => 'opened',
                () => 'ended',
              )
            : second.destroy();
        await scroll(10);
        if (how === 'destroy-opening') await second.destroy();
        await scroll(30);
        first.goTo({ page: 60 });
        await ending;
        return [second.state.status, container.childElementCount];
      },
      [other, end] as const,
    );
    expect(result).toEqual(end === 'open' ? ['ready', 1] : [expect.any(String), 0]);
    await browser.page.waitForSelector('#stand [data-page="60"] canvas');
    await browser.page.waitForSelector('#stand [data-page="60"] [data-element]', { state: 'attached' });
    await browser.page.waitForSelector('#stand [data-page="60"] [data-layer="highlights"] path', {
      state: 'attached',
    });
    const after = await browser.page.evaluate(async () => [
      window.viewer.state.status,
      window.viewer.state.pageCount,
      (await window.viewer.pageText(199)).elements[0]?.slice(0, 9),
      window.events.pageError.length,
    ]);
    expect(after).toEqual(['ready', 200, 'First 200', 0]);
    expect(uncaught).toEqual([]);
  });
});
