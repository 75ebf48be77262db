import { quoteOf } from '@glossator/document-text';
import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('selecting', () => {
  test('a drag over a page break selects from letter to letter', async () => {
    await browser.open(makePdf([textPage('First'), textPage('Second')]));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 0, top: 500 }));
    await browser.settled();
    await browser.page.waitForSelector('[data-page="1"] [data-element="0"]');
    await browser.drag(await browser.placeOf(0, 38, 6), await browser.placeOf(1, 1, 11));
    const selected = await browser.waitForSelection();
    const texts = await browser.page.evaluate(() =>
      Promise.all([0, 1].map((index) => window.viewer.pageText(index))),
    );
    expect(selected?.range).toBeDefined();
    expect(selected?.range).toMatchObject({ startPage: 0, startCharacter: 6, endPage: 1, endCharacter: 11 });
    expect(selected?.text).toBe(quoteOf(selected?.range ?? rangeOf([0, 0, 0], [0, 0, 0]), texts));
    expect(selected?.text).toMatch(
      /^line 39: the quick brown fox .* line 40: .* Second line 1: .* Second line$/,
    );
  });

  test('tells where it ends anew when pages are laid out anew', async () => {
    await browser.open(makePdf([textPage('First')]));
    await browser.settled();
    await browser.drag(await browser.placeOf(0, 3, 0), await browser.placeOf(0, 3, 10));
    const before = await browser.waitForSelection();
    await browser.page.evaluate(() => window.viewer.setZoom(3));
    await browser.page.waitForFunction(
      (width) => (window.events.selection.at(-1)?.endBox.width ?? 0) > width,
      (before?.endBox.width ?? Infinity) * 1.4,
    );
    expect((await browser.lastSelection())?.range).toEqual(before?.range);
  });

  test('what is selected stays selected while its page scrolls away', async () => {
    await browser.open(makePdf(Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.settled();
    await browser.drag(await browser.placeOf(0, 0, 0), await browser.placeOf(0, 4, 6));
    const selected = await browser.waitForSelection();
    await browser.page.evaluate(() => window.viewer.goTo({ page: 20 }));
    await browser.settled();
    await browser.page.evaluate(() => window.viewer.goTo({ page: 0 }));
    await browser.settled();
    expect(await browser.lastSelection()).toEqual(selected);
    expect(await browser.page.locator('[data-page="0"] [data-layer="selection"] path').count()).toBe(1);
    const copied = await browser.page.evaluate(() => {
      const event = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      window.viewer.element.dispatchEvent(event);
      return event.clipboardData?.getData('text/plain');
    });
    expect(copied).toBe(selected?.text);
    await browser.page.evaluate(() => window.viewer.clearSelection());
    expect(await browser.page.evaluate(() => window.events.selection.at(-1))).toBeUndefined();
    expect(await browser.page.locator('[data-layer="selection"] path').count()).toBe(0);
  });

  test('a double click selects a word, a click elsewhere ends it', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    const word = await browser.placeOf(0, 0, 20);
    await browser.page.mouse.dblclick(word.x + 2, word.y);
    expect((await browser.waitForSelection())?.text).toBe('quick');
    await browser.page.mouse.click(700, 780);
    await browser.page.waitForFunction(() => window.events.selection.at(-1) === undefined);
  });

  test('what the browser selects beyond the document has no range', async () => {
    await browser.open(makePdf([textPage('All')]));
    await browser.settled();
    await browser.page.evaluate(() => document.body.prepend('Words of the host'));
    await browser.page.evaluate(() => document.getSelection()?.selectAllChildren(document.body));
    const selected = await browser.waitForSelection();
    expect(selected?.range).toBeUndefined();
    expect(selected?.text).toContain('Words of the host');
  });

  test('what the browser selects in the text is a range', async () => {
    await browser.open(makePdf([textPage('Keys')]));
    await browser.settled();
    await browser.page.evaluate(() => {
      const [a, b] = [0, 2].map(
        (element) => document.querySelector(`[data-element="${element}"]`)?.firstChild,
      );
      if (a && b) document.getSelection()?.setBaseAndExtent(b, 4, a, 5);
    });
    const selected = await browser.waitForSelection();
    expect(selected?.range).toEqual(rangeOf([0, 0, 5], [0, 2, 4]));
    expect(selected?.text).toMatch(/^line 1: .* Keys$/);
  });
});
