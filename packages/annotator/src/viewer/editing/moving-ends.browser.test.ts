import type { TextRange } from '@glossator/document-text';
import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { makePdf, textPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser, type Spot } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();
/** Where the words of line 5 of `textPage('Words')` begin: "Words line 5: the quick brown fox jumps over the lazy dog." */
const [THE, QUICK, BROWN, FOX, JUMPS] = [14, 18, 24, 30, 34] as const;
const handle = (side: 'start' | 'end') => browser.page.locator(`[data-handle="${side}"][role="slider"]`);

/** Shows a highlight that the reader may change; what it is changed to is taken over, as its owner would. */
async function highlight(range: TextRange, isEditable = true): Promise<void> {
  await browser.page.evaluate(
    ([own, editable]) => {
      const show = (shown: TextRange) =>
        window.viewer.setHighlights([{ id: 7, range: shown, color: 'COLOR_3' }]);
      show(own);
      window.viewer.setActiveHighlight(7, editable);
      window.viewer.on('highlightMoved', (moved) => show(moved.range));
      window.viewer.element.focus();
    },
    [range, isEditable] as const,
  );
  if (isEditable) await handlesThere();
}
/** What moves ends is loaded with the first highlight whose ends can be moved. */
async function handlesThere(): Promise<void> {
  await browser.page.locator('[data-handle][role="slider"]').first().waitFor({ state: 'attached' });
}
async function middleOf(side: 'start' | 'end'): Promise<Spot> {
  const box = await handle(side).boundingBox();
  if (!box) throw new Error(`No handle at the ${side}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Draws a handle so that its letter comes to a place of the text. */
async function drawTo(side: 'start' | 'end', letter: Spot, to: Spot, isDropped = true): Promise<void> {
  const from = await middleOf(side);
  const target = { x: from.x + to.x - letter.x, y: from.y + to.y - letter.y };
  await browser.page.mouse.move(from.x, from.y);
  await browser.page.mouse.down();
  await browser.page.mouse.move((from.x + target.x) / 2, (from.y + target.y) / 2, { steps: 3 });
  await browser.page.mouse.move(target.x, target.y, { steps: 3 });
  if (isDropped) await browser.page.mouse.up();
}
const moved = () => browser.page.evaluate(() => window.events.highlightMoved);
async function lastMoved(count = 1) {
  await browser.page.waitForFunction((wanted) => window.events.highlightMoved.length >= wanted, count);
  return (await moved()).at(-1);
}
const press = (key: string) => browser.page.keyboard.press(key);
/** The path that is painted, which is where the highlight is shown at the moment; rounded, since edges are looked up more exactly later. */
const painted = async () => {
  const path = await browser.page.locator('[data-layer="highlights"] path').first().getAttribute('d');
  return path?.replace(/[\d.]+/g, (number) => String(Math.round(Number(number) / 2)));
};

describe('handles', () => {
  test('are at the ends of an editable highlight alone, each large enough, and move with zoom', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, 7], [0, 5, 13]), false);
    expect(await handle('end').count()).toBe(0);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(7, true));
    for (const zoom of [2, 3]) {
      await browser.page.evaluate((scale) => window.viewer.setZoom(scale), zoom);
      await browser.settled();
      const [start, end] = [await middleOf('start'), await middleOf('end')];
      const [first, last] = [await browser.placeOf(0, 4, 7), await browser.placeOf(0, 5, 13)];
      expect(Math.abs(start.x - first.x)).toBeLessThan(3);
      expect(start.y).toBeLessThan(first.y);
      expect(Math.abs(end.x - last.x)).toBeLessThan(3);
      expect(end.y).toBeGreaterThan(last.y);
    }
    const box = await handle('end').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(undefined));
    expect(await handle('start').count()).toBe(0);
  });

  test('change both ends by dragging, shown at once and published at rest', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, BROWN], [0, 4, FOX - 1]));
    const before = await painted();
    await drawTo('end', await browser.placeOf(0, 4, FOX - 1), await browser.placeOf(0, 6, 12), false);
    expect(await painted()).not.toBe(before);
    expect(await moved()).toEqual([]);
    expect(await browser.page.evaluate(() => window.events.highlightMoving)).toEqual([true]);
    await browser.page.mouse.up();
    expect(await lastMoved()).toMatchObject({
      id: 7,
      range: { startElement: 4, startCharacter: BROWN, endElement: 6 },
    });
    expect((await lastMoved())?.text).toMatch(/^brown fox .* Words line 7$/);
    await drawTo('start', await browser.placeOf(0, 4, BROWN), await browser.placeOf(0, 4, QUICK));
    expect((await lastMoved(2))?.text).toMatch(/^quick brown/);
    expect(await browser.page.evaluate(() => window.events.highlightMoving)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // A press on a handle is not one on the text: nothing was clicked or selected.
    expect(await browser.page.evaluate(() => window.events.highlightClick)).toEqual([]);
    expect(await browser.lastSelection()).toBeUndefined();
  });

  test('are let go of by Escape, which puts everything back; other keys do nothing meanwhile', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, BROWN], [0, 4, FOX - 1]));
    const before = await painted();
    await browser.page.evaluate(() => {
      document.body.addEventListener('keydown', ({ key }) => (document.title += key));
    });
    await drawTo('end', await browser.placeOf(0, 4, FOX - 1), await browser.placeOf(0, 6, 12), false);
    await press('j');
    await press('Escape');
    expect(await painted()).toBe(before);
    await browser.page.mouse.up();
    await browser.page.mouse.move(300, 300);
    expect(await painted()).toBe(before);
    expect(await moved()).toEqual([]);
    expect(await browser.page.title()).toBe('');
  });

  test('take each other’s place when drawn past, and never leave an empty highlight', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, QUICK], [0, 4, FOX - 1]));
    await drawTo('start', await browser.placeOf(0, 4, QUICK), await browser.placeOf(0, 4, JUMPS));
    expect((await lastMoved())?.text).toBe('fox');
    const { range } = (await lastMoved()) ?? {};
    const first = await browser.placeOf(0, 4, range?.startCharacter ?? 0);
    await drawTo('end', await browser.placeOf(0, 4, range?.endCharacter ?? 0), first);
    for (const { text } of await moved()) expect(text.trim()).not.toBe('');
  });

  test('scroll at the edges, and the highlight goes over the page break', async () => {
    await browser.open(makePdf([textPage('One'), textPage('Two'), textPage('Three')]), { height: 500 });
    await browser.settled();
    await highlight(rangeOf([0, 10, 23], [0, 10, 28]));
    const from = await middleOf('end');
    await browser.page.mouse.move(from.x, from.y);
    await browser.page.mouse.down();
    await browser.page.mouse.move(from.x, 495, { steps: 4 });
    await browser.page.waitForFunction(() => window.viewer.element.scrollTop > 900);
    await browser.page.mouse.move(from.x, 250, { steps: 4 });
    await browser.page.mouse.up();
    expect(await lastMoved()).toMatchObject({ range: { startPage: 0, startElement: 10, endPage: 1 } });
    expect((await lastMoved())?.text).toMatch(/^brown fox .* One line 40: .* Two line 1:/);
    expect(await handle('end').count()).toBe(1);
  });

  test.each([
    [90, 0],
    [0, 90],
    [180, 90],
  ] as const)('stand at the letters of a page turned by %i, reader by %i', async (rotate, reader) => {
    await browser.open(makePdf([textPage('Turned', 20, { rotate })]));
    await browser.page.evaluate((turn) => window.viewer.setRotation(turn), reader);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-page'));
    await browser.settled();
    await highlight(rangeOf([0, 4, 7], [0, 4, 20]));
    await drawTo('end', await browser.placeOf(0, 4, 20), await browser.placeOf(0, 6, 13));
    expect((await lastMoved())?.text).toMatch(/^line 5: .* Turned line 6: .* Turned line 7$/);
    await drawTo('start', await browser.placeOf(0, 4, 7), await browser.placeOf(0, 3, 7));
    expect((await lastMoved(2))?.text).toMatch(/^line 4: .* Turned line 7$/);
  });
});

describe('keys', () => {
  test('move the end by character, word and line; what comes in one go is one change', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, THE], [0, 4, QUICK + 5]));
    for (const key of [
      'Control+Shift+ArrowRight',
      'Shift+ArrowRight',
      'Shift+ArrowLeft',
      'Alt+Shift+ArrowRight',
    ])
      await press(key);
    expect((await lastMoved())?.text).toBe('the quick brown fox');
    await press('Shift+ArrowDown');
    expect((await lastMoved(2))?.text).toMatch(/^the quick .* Words line 6: the quick brown fox/);
    await press('Shift+ArrowUp');
    await press('Shift+Home');
    expect(await moved()).toHaveLength(2);
  });

  test('go over blanks one step at a time; Enter keeps at once, Escape puts back', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, QUICK], [0, 4, QUICK + 5]));
    const before = await painted();
    await press('Shift+ArrowRight');
    await press('Enter');
    expect((await lastMoved())?.text).toBe('quick');
    await press('Shift+ArrowRight');
    await press('Enter');
    expect((await lastMoved(2))?.text).toBe('quick b');
    const after = await painted();
    expect(after).not.toBe(before);
    await press('Shift+ArrowRight');
    await expect.poll(painted).not.toBe(after);
    await press('Escape');
    expect(await painted()).toBe(after);
    expect(await moved()).toHaveLength(2);
  });

  test('stop before nothing is left', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, QUICK], [0, 4, QUICK + 3]));
    for (let times = 0; times < 6; times += 1) await press('Shift+ArrowLeft');
    await press('Control+Shift+ArrowLeft');
    await press('Enter');
    expect((await lastMoved())?.range).toMatchObject({ startCharacter: QUICK, endCharacter: QUICK + 1 });
  });

  test('reach both handles, which say where they are; e goes from one to the other', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, QUICK], [0, 4, QUICK + 5]));
    await press('e');
    expect(await handle('end').evaluate((one) => document.activeElement === one)).toBe(true);
    await press('e');
    expect(await handle('start').evaluate((one) => document.activeElement === one)).toBe(true);
    expect(await handle('start').getAttribute('aria-label')).toBe('Start of the highlight');
    expect(await handle('start').evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    await press('Control+ArrowLeft');
    await press('Enter');
    const { text = '' } = (await lastMoved()) ?? {};
    expect(await handle('start').getAttribute('aria-valuetext')).toBe(text);
    expect(text).toBe('the quick');
    await press('Escape');
    expect(await browser.page.evaluate(() => document.activeElement === window.viewer.element)).toBe(true);
  });

  test('work from outside through the port, and not on somebody else’s', async () => {
    await browser.open(makePdf([textPage('Words')]));
    await browser.settled();
    await highlight(rangeOf([0, 4, QUICK], [0, 4, QUICK + 5]), false);
    const key = { key: 'ArrowRight', shiftKey: true, ctrlKey: true, altKey: false, metaKey: false };
    const pressed = () => browser.page.evaluate((one) => window.viewer.pressHighlightKey(one), key);
    expect(await pressed()).toBe(false);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(7, true));
    await handlesThere();
    expect(await pressed()).toBe(true);
    expect((await lastMoved())?.text).toBe('quick brown');
  });
});

describe.skipIf(!hasCorpus)(`in a law (${NEEDS_CORPUS})`, () => {
  test('written from right to left: the handles stand the other way round, the arrow to the left goes on', async () => {
    await browser.open(corpusFile('legal/jo-ar-labor.pdf'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 3 }));
    await browser.settled();
    const element = await browser.page.evaluate(async () => {
      const { elements } = await window.viewer.pageText(3);
      return elements.findIndex(
        (text) => /^[\u0600-\u06ff ]{30,}$/.test(text.trim()) && text.trim() === text,
      );
    });
    const { elements } = await browser.page.evaluate(() => window.viewer.pageText(3));
    const text = elements[element] ?? '';
    const words = text.split(' ');
    const first = words[0]?.length ?? 0;
    await highlight(rangeOf([3, element, 0], [3, element, first]));
    expect((await middleOf('start')).x).toBeGreaterThan((await middleOf('end')).x);
    await press('Control+Shift+ArrowLeft');
    expect((await lastMoved())?.text).toBe(words.slice(0, 2).join(' '));
    const third = words.slice(0, 3).join(' ').length;
    await drawTo(
      'end',
      await browser.placeOf(3, element, words.slice(0, 2).join(' ').length - 1),
      await browser.placeOf(3, element, third - 1),
    );
    expect((await lastMoved(2))?.text).toBe(words.slice(0, 3).join(' '));
  });
});
