import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { elementWith } from '../testing/find-element';
import { makePdf } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();
const LINES = Array.from(
  { length: 24 },
  (_, line) => `Line ${line + 10} says what the owner of a thing may do`,
);

/** A page of text with large letters aslant under it. */
const draft = makePdf([
  {
    content: 'BT /F1 120 Tf .7071 .7071 -.7071 .7071 170 330 Tm (DRAFT) Tj ET',
    lines: LINES.map((text, line) => ({ text, x: 72, y: 720 - 16 * line })),
  },
]);

describe('over a watermark', () => {
  test('a drag along a line selects what it goes over, and no letter of the watermark', async () => {
    await browser.open(draft);
    await browser.settled();
    for (const line of LINES) {
      const element = await elementWith(browser.page, 0, line);
      await browser.drag(
        await browser.placeOf(0, element, 8),
        await browser.placeOf(0, element, line.length - 3),
      );
      expect((await browser.waitForSelection())?.text).toBe(line.slice(8, -3));
    }
  });
});

describe.skipIf(!hasCorpus)(`over the watermark of a constitution (${NEEDS_CORPUS})`, () => {
  test('eight drags over one line select its words', async () => {
    await browser.open(corpusFile('versions/uqcs-constitution/v1.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 4, top: 200 }));
    await browser.settled();
    const element = await elementWith(browser.page, 4, 'no less than one week to cast their vote');
    const text = await browser.page.evaluate(
      (index) => document.querySelector(`[data-page="4"] [data-element="${index}"]`)?.textContent ?? '',
      element,
    );
    const from = text.indexOf('no less');
    for (let drag = 0; drag < 8; drag += 1) {
      const to = text.length - 1 - 3 * drag;
      await browser.drag(await browser.placeOf(4, element, from), await browser.placeOf(4, element, to));
      const selected = (await browser.waitForSelection())?.text ?? '';
      // Letters of this font are wider than they are measured: the end may be the next letter's.
      expect([text.slice(from, to).trim(), text.slice(from, to + 1).trim()]).toContain(selected);
    }
  });
});
