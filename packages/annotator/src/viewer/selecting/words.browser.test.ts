import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

const LINES = [
  'Die Verjährung nach § 1a BGB, die gilt,',
  "s'applique à l'article premier; der Ver-",
  'braucher zahlt in Schleswig-Holstein',
  'und das Übrige.',
  '(2) Ein neuer Absatz.',
];

/** What is selected after clicks on a character. */
async function clicked(element: number, word: string, clicks: number): Promise<string | undefined> {
  const at = LINES[element]?.indexOf(word) ?? 0;
  const place = await browser.placeOf(0, element, at + 1);
  await browser.page.evaluate(() => window.viewer.clearSelection());
  await browser.page.evaluate(() => window.events.selection.splice(0));
  await browser.page.mouse.click(place.x, place.y, { clickCount: clicks });
  return (await browser.waitForSelection())?.text;
}

describe('clicks', () => {
  test('two select a word, three a line, four a paragraph; Shift extends by the same', async () => {
    const lines = LINES.map((text, i) => ({ text, x: 72, y: 700 - i * 15 }));
    await browser.open(makePdf([{ lines }]));
    await browser.settled();
    expect(await clicked(0, 'Verjährung', 2)).toBe('Verjährung');
    expect(await clicked(0, '1a', 2)).toBe('§ 1a');
    expect(await clicked(1, "l'article", 2)).toBe("l'article");
    expect(await clicked(1, 'Ver-', 2)).toBe('Verbraucher');
    expect(await clicked(2, 'braucher', 2)).toBe('Verbraucher');
    expect(await clicked(3, 'Übrige', 2)).toBe('Übrige');
    expect(await clicked(2, 'zahlt', 3)).toBe('braucher zahlt in Schleswig-Holstein');
    expect(await clicked(1, 'premier', 4)).toBe(
      "Die Verjährung nach § 1a BGB, die gilt, s'applique à l'article premier; der Verbraucher zahlt in Schleswig-Holstein und das Übrige.",
    );
    await clicked(0, 'nach', 2);
    const to = await browser.placeOf(0, 2, 10);
    await browser.page.keyboard.down('Shift');
    await browser.page.mouse.click(to.x, to.y);
    await browser.page.keyboard.up('Shift');
    await browser.page.waitForFunction(() => window.events.selection.at(-1)?.text.endsWith('zahlt'));
    expect((await browser.lastSelection())?.text).toBe(
      "nach § 1a BGB, die gilt, s'applique à l'article premier; der Verbraucher zahlt",
    );
  });

  test('all of a page by Ctrl+A, nothing of the host’s', async () => {
    await browser.open(makePdf([textPage('One', 3), textPage('Two', 3)]));
    await browser.settled();
    await browser.page.evaluate(() => document.body.append('Words of the host'));
    await browser.page.mouse.click(500, 700);
    await browser.page.keyboard.press('Control+a');
    const selected = await browser.waitForSelection();
    expect(selected?.range).toMatchObject({ startPage: 0, startElement: 0, endPage: 0 });
    expect(selected?.text).toMatch(/^One line 1: .* One line 3: [^:]*$/);
  });
});

describe('turned pages', () => {
  test.each([
    [90, 0],
    [270, 0],
    [0, 90],
    [90, 180],
  ] as const)('page turned by %i, reader by %i', async (rotate, reader) => {
    await browser.open(makePdf([textPage('Turned', 20, { rotate })]));
    await browser.page.evaluate((turn) => window.viewer.setRotation(turn), reader);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-page'));
    await browser.settled();
    await browser.drag(await browser.placeOf(0, 4, 7), await browser.placeOf(0, 6, 13));
    const selected = await browser.waitForSelection();
    expect(selected?.text).toMatch(/^line 5: .* Turned line 6: .* Turned line 7$/);
  });
});

describe.skipIf(!hasCorpus)(`in real PDFs (${NEEDS_CORPUS})`, () => {
  test('right-to-left: from right to left is onwards, a word is a word', async () => {
    await browser.open(corpusFile('legal/jo-ar-labor.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 17 }));
    await browser.settled();
    const text = await browser.page.evaluate(() => window.viewer.pageText(17));
    await browser.drag(
      await browser.placeOf(17, 13, 0).then(({ x, y }) => ({ x: x + 4, y })),
      await browser.placeOf(17, 13, 20),
    );
    const selected = await browser.waitForSelection();
    expect(selected?.range).toMatchObject({ startElement: 13, endElement: 13 });
    expect(selected?.range?.startCharacter).toBeLessThan(3);
    expect(text.elements[13]).toContain(selected?.text.slice(4, 12));
    const word = await browser.placeOf(17, 13, 12);
    await browser.page.mouse.dblclick(word.x, word.y);
    await browser.page.waitForFunction(
      (before) => window.events.selection.at(-1)?.text !== before,
      selected?.text,
    );
    expect((await browser.lastSelection())?.text).toMatch(/^[\u0600-\u06ff]+$/);
  });

  test('a ligature is copied as its letters', async () => {
    await browser.open(corpusFile('legal/zw-en-electoral-act.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 90 }));
    await browser.settled();
    const at = await browser.page.evaluate(async () => {
      const { elements } = await window.viewer.pageText(90);
      const element = elements.findIndex((text) => text.includes('of\ufb01cer'));
      return { element, character: elements[element]?.indexOf('of\ufb01cer') ?? 0 };
    });
    const place = await browser.placeOf(90, at.element, at.character + 1);
    await browser.page.mouse.dblclick(place.x, place.y);
    expect((await browser.waitForSelection())?.text).toMatch(/^officers?$/);
  });

  test('a hyphen at a line end joins', async () => {
    await browser.open(corpusFile('legal/ch-de-uwg.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 6 }));
    await browser.settled();
    await browser.drag(await browser.placeOf(6, 19, 4), await browser.placeOf(6, 20, 14));
    expect((await browser.waitForSelection())?.text).toBe(
      'Ansehen der Schweiz im Ausland bedroht oder verletzt ist und die in ihren wirtschaft',
    );
  });

  test('a page turned by its own /Rotate', async () => {
    await browser.open(corpusFile('odd/tabula-rotated-page.pdf'));
    await browser.page.evaluate(() => window.viewer.setZoom('fit-page'));
    await browser.settled();
    const long = await browser.page.evaluate(async () => {
      const { elements } = await window.viewer.pageText(0);
      const element = elements.findIndex((text) => text.trim().length > 12);
      return { element, text: elements[element] ?? '' };
    });
    await browser.drag(await browser.placeOf(0, long.element, 2), await browser.placeOf(0, long.element, 9));
    expect((await browser.waitForSelection())?.text).toBe(long.text.slice(2, 9).trim());
  });
});
