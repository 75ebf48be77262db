import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { elementWith } from '../testing/find-element';
import { makePdf, textPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => browser.page.keyboard.press(key)), Promise.resolve());
const caret = () => browser.page.locator('[class*="caret"]');
const said = () => browser.page.locator('[aria-live]').textContent();

async function openWithCaret(pages = [textPage('First', 40), textPage('Second', 40)]) {
  await browser.open(makePdf(pages));
  await browser.settled();
  await browser.page.evaluate(() => window.viewer.element.focus());
  await press('F7');
  await caret().waitFor();
}
/** Selects with Shift held and answers what is selected when it is let go. */
async function selectedBy(...keys: string[]) {
  await browser.page.evaluate(() => window.events.selection.splice(0));
  await browser.page.keyboard.down('Shift');
  await press(...keys);
  await browser.page.keyboard.up('Shift');
  await browser.waitForSelection();
  // What was selected before may be published once more when pages are laid out; the last word counts.
  let published = -1;
  await expect
    .poll(
      async () => {
        const before = published;
        published = await browser.page.evaluate(() => window.events.selection.length);
        return published === before;
      },
      { interval: 200 },
    )
    .toBe(true);
  return browser.lastSelection();
}

describe('caret mode', () => {
  test('begins with F7 at the first letter in sight, ends with Escape, and says so', async () => {
    await openWithCaret();
    expect(await browser.page.evaluate(() => window.events.caretMode)).toEqual([true]);
    const box = await caret().boundingBox();
    const letter = await browser.placeOf(0, 0, 0);
    expect(Math.abs((box?.x ?? 0) - letter.x)).toBeLessThan(3);
    expect(box?.height).toBeGreaterThan(10);
    await press('Escape');
    expect(await browser.page.evaluate(() => window.events.caretMode)).toEqual([true, false]);
    expect(await caret().count()).toBe(0);
  });

  test('selects by characters, words and lines; the end of it is published like the mouse’s', async () => {
    await openWithCaret();
    expect(
      (await selectedBy('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'))?.text,
    ).toBe('First');
    expect((await selectedBy('Control+ArrowRight', 'Control+ArrowRight'))?.text).toBe('First line 1');
    expect((await selectedBy('End'))?.text).toMatch(/^First line 1: .* dog\.$/);
    expect((await selectedBy('ArrowDown'))?.text).toMatch(/^First line 1: .* First line 2: .* dog\.$/);
    await press('Home');
    expect(await browser.page.evaluate(() => window.events.selection.at(-1))).toBeUndefined();
    expect((await selectedBy('Control+ArrowRight'))?.range).toMatchObject({
      startCharacter: 0,
      endCharacter: 5,
      startPage: 0,
    });
    expect((await selectedBy('ArrowLeft'))?.text).toBe('Firs');
    expect(await browser.page.locator('[data-page="0"] [data-layer="selection"] path').count()).toBe(1);
  });

  test('goes on over a page break and stays in sight', async () => {
    await openWithCaret();
    await press('Control+ArrowDown', 'Home');
    expect((await selectedBy('ArrowDown', 'End'))?.text).toMatch(
      /^First line 40: .* Second line 1: .* dog\.$/,
    );
    const box = await caret().boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(800);
    await press('ArrowLeft');
    await expect.poll(said).toBe('.');
    await press('Control+Home');
    await browser.page.waitForFunction(() => window.viewer.element.scrollTop < 100);
    await press('Control+End', 'Home');
    expect((await selectedBy('Control+ArrowRight'))?.range).toMatchObject({ endPage: 1, startCharacter: 0 });
  });

  test('a window at a time, up and down', async () => {
    await openWithCaret(['a', 'b', 'c', 'd'].map((name) => textPage(name)));
    await press('PageDown');
    await browser.page.waitForFunction(() => window.viewer.element.scrollTop > 500);
    await press('Home');
    const down = await selectedBy('End');
    expect(down?.range?.startElement).toBeGreaterThan(25);
    await press('PageUp', 'Home');
    const up = await selectedBy('End');
    expect(up?.range?.startPage).toBe(0);
    expect(up?.range?.startElement).toBeLessThan(4);
  });

  test('keeps its place along the line through short lines', async () => {
    const lines = ['a long line of text to begin with', 'short', 'another long line of text to end'].map(
      (text, i) => ({ text, x: 72, y: 700 - i * 16 }),
    );
    await openWithCaret([{ lines }]);
    await press(...Array.from({ length: 20 }, () => 'ArrowRight'), 'ArrowDown', 'ArrowDown');
    const range = (await selectedBy('End'))?.range;
    expect(range?.startElement).toBe(await elementWith(browser.page, 0, 'another'));
    expect(Math.abs((range?.startCharacter ?? 0) - 20)).toBeLessThan(4);
  });

  test('goes to where the mouse is pressed', async () => {
    await openWithCaret();
    const place = await browser.placeOf(0, 5, 6);
    await browser.page.mouse.click(place.x, place.y);
    expect((await selectedBy('Control+ArrowRight'))?.range).toEqual(rangeOf([0, 5, 6], [0, 5, 10]));
  });
});

describe('without caret mode', () => {
  test('Shift and arrows change what the mouse has selected', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    const word = await browser.placeOf(0, 0, 20);
    await browser.page.mouse.dblclick(word.x + 2, word.y);
    expect((await browser.waitForSelection())?.text).toBe('quick');
    expect((await selectedBy('Control+ArrowRight'))?.text).toBe('quick brown');
    expect(await caret().count()).toBe(0);
  });

  test('a place given from outside is selected, in view, and goes on by keys', async () => {
    await browser.open(makePdf(['a', 'b', 'c', 'd'].map((name) => textPage(name))));
    await browser.settled();
    await browser.page.evaluate((range) => window.viewer.select(range), rangeOf([2, 20, 7], [2, 20, 9]));
    const selected = await browser.waitForSelection();
    expect(selected?.range).toEqual(rangeOf([2, 20, 7], [2, 20, 9]));
    expect(selected?.endBox.y).toBeGreaterThan(0);
    expect(selected?.endBox.y).toBeLessThan(780);
    expect(await browser.page.evaluate(() => document.activeElement === window.viewer.element)).toBe(true);
    expect((await selectedBy('Control+ArrowRight'))?.range).toMatchObject({
      startPage: 2,
      startElement: 20,
      startCharacter: 7,
    });
  });

  test('a caret begins at the active hit', async () => {
    await browser.open(makePdf([textPage('Hit')]));
    await browser.settled();
    await browser.page.evaluate(
      (range) => window.viewer.setSearchHits([range], 0),
      rangeOf([0, 12, 4], [0, 12, 8]),
    );
    await browser.page.evaluate(() => window.viewer.element.focus());
    await press('F7');
    await caret().waitFor();
    expect((await selectedBy('Control+ArrowRight'))?.range).toEqual(rangeOf([0, 12, 4], [0, 12, 8]));
  });
});

describe.skipIf(!hasCorpus)(`in laws (${NEEDS_CORPUS})`, () => {
  test('by lines from one page to the next, running lines left out', async () => {
    await browser.open(corpusFile('legal/de-gvg.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 24, top: 600 }));
    await browser.settled();
    const from = await elementWith(browser.page, 24, 'eingetragen ist oder auf Grund');
    const place = await browser.placeOf(24, from, 0);
    await browser.page.mouse.click(place.x, place.y);
    await press('F7');
    await caret().waitFor();
    const selected = await selectedBy('ArrowDown', 'ArrowDown', 'End');
    expect(selected?.range).toMatchObject({ startPage: 24, endPage: 25 });
    expect(selected?.text).toMatch(
      /^Genossenschaftsregister eingetragen ist oder auf Grund .* Handelsgeschäfte sind;$/,
    );
    expect(selected?.text).not.toMatch(/Seite 25|Ein Service/);
  });

  test('to the left is onwards where text runs leftwards', async () => {
    await browser.open(corpusFile('legal/jo-ar-labor.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 17 }));
    await browser.settled();
    const place = await browser.placeOf(17, 13, 0);
    await browser.page.mouse.click(place.x + 8, place.y);
    await press('F7');
    await caret().waitFor();
    const selected = await selectedBy('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(selected?.range).toMatchObject({ startElement: 13, endElement: 13 });
    expect((selected?.range?.endCharacter ?? 0) - (selected?.range?.startCharacter ?? 0)).toBe(3);
    expect(selected?.range?.startCharacter).toBeLessThan(4);
  });
});
