import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { makePdf } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

/** Draws the mouse over the middle of the window. */
const drag = () => browser.drag({ x: 350, y: 300 }, { x: 640, y: 420 });
const reported = () => browser.page.evaluate(() => window.events.textless);
const drawn = () => browser.page.waitForSelector('[data-page="0"] canvas');

describe('a page without text', () => {
  test('that shows something is reported once', async () => {
    await browser.open(makePdf([{ lines: [], content: '0.3 0.3 0.3 rg 100 400 300 200 re f' }]));
    await drawn();
    await drag();
    await browser.page.waitForFunction(() => window.events.textless.length > 0);
    await drag();
    expect(await reported()).toEqual([{ page: 0 }]);
    expect(await browser.lastSelection()).toBeUndefined();
  });

  test('that is blank is not', async () => {
    await browser.open(makePdf([{ lines: [] }, { lines: [{ text: 'Text', x: 72, y: 700 }] }]));
    await drawn();
    await drag();
    // What is asked after it is answered after it.
    await browser.page.evaluate(() => window.viewer.pageText(0));
    expect(await reported()).toEqual([]);
  });
});

describe.skipIf(!hasCorpus)(`scanned documents (${NEEDS_CORPUS})`, () => {
  test.each(['legal/us-image-pdf.pdf', 'legal/ar-es-case-comisionnoconstituida.pdf'])('%s', async (file) => {
    await browser.open(corpusFile(file));
    await drawn();
    await browser.page.mouse.click(400, 300);
    expect(await reported()).toEqual([]);
    await drag();
    await browser.page.waitForFunction(() => window.events.textless.length > 0);
    expect(await reported()).toEqual([{ page: 0 }]);
  });
});
