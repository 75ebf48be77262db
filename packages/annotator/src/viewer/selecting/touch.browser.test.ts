import type { CDPSession } from 'playwright';
import { describe, expect, test } from 'vitest';
import { corpusFile, hasCorpus, NEEDS_CORPUS } from '../testing/corpus';
import { elementWith } from '../testing/find-element';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser, type Spot } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();
const PHONE = { width: 500, height: 800, hasTouch: true };

/** A finger on the screen. */
async function createFinger() {
  const session: CDPSession = await browser.page.context().newCDPSession(browser.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    down: (at: Spot) => send('touchStart', [at]),
    async move(from: Spot, to: Spot, steps = 8) {
      for (let step = 1; step <= steps; step += 1)
        await send('touchMove', [
          { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
        ]);
    },
    up: () => send('touchEnd', []),
    /** All at once: while one call waits for another, a finger that has not moved yet would become a long press on a slow machine. */
    async swipe({ x, y }: Spot, pixels: number, steps = 8) {
      const moves = Array.from({ length: steps }, (_, step) => y - (pixels * (step + 1)) / steps);
      await Promise.all([
        send('touchStart', [{ x, y }]),
        ...moves.map((moved) => send('touchMove', [{ x, y: moved }])),
        send('touchEnd', []),
      ]);
    },
  };
}
const handle = (side: 'start' | 'end') => browser.page.locator(`[data-handle="${side}"]`);
/** Where a finger takes a handle. */
async function gripOf(side: 'start' | 'end'): Promise<Spot> {
  const box = await handle(side).boundingBox();
  if (!box) throw new Error('No handle');
  return { x: box.x + (side === 'end' ? 12 : box.width - 12), y: box.y + 14 };
}
/** Where the first handle is on the screen and how far the pages are scrolled, at one moment: they may still be moving. */
function handleInPane() {
  return browser.page.evaluate(() => {
    const element = document.querySelector('[data-handle="start"]');
    if (!element) throw new Error('No handle');
    return { top: element.getBoundingClientRect().top, scrolled: window.viewer.element.scrollTop };
  });
}
async function longPress(at: Spot) {
  const finger = await createFinger();
  await finger.down(at);
  const selected = await browser.waitForSelection();
  await finger.up();
  return selected;
}

describe('by touch', () => {
  test('a long press selects a word, handles change where it begins and ends', async () => {
    await browser.open(makePdf([textPage('Words')]), PHONE);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-width'));
    await browser.settled();
    const word = await browser.placeOf(0, 10, 21);
    expect((await longPress({ x: word.x + 2, y: word.y }))?.text).toBe('quick');
    expect(await handle('start').count()).toBe(1);

    const finger = await createFinger();
    const end = await gripOf('end');
    const box = await handle('end').boundingBox();
    const target = await browser.placeOf(0, 12, 14);
    const to = { x: target.x + end.x - (box?.x ?? 0), y: target.y + end.y - (box?.y ?? 0) + 6 };
    await finger.down(end);
    await finger.move(end, to);
    await finger.up();
    await browser.page.waitForFunction(() => window.events.selection.at(-1)?.range?.endElement === 12);
    expect((await browser.lastSelection())?.text).toMatch(/^quick brown .* line 12: .* Words line 13:?$/);

    const start = await gripOf('start');
    const first = await browser.placeOf(0, 9, 0);
    await finger.down(start);
    await finger.move(start, { x: first.x - 12, y: first.y + 14 });
    await finger.up();
    await browser.page.waitForFunction(() => window.events.selection.at(-1)?.range?.startElement === 9);
    expect((await browser.lastSelection())?.range).toMatchObject({
      startElement: 9,
      startCharacter: 0,
      endElement: 12,
    });
  });

  test('a handle that is drawn past the other takes its place', async () => {
    await browser.open(makePdf([textPage('Words')]), PHONE);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-width'));
    await browser.settled();
    const word = await browser.placeOf(0, 10, 21);
    await longPress({ x: word.x + 2, y: word.y });
    const finger = await createFinger();
    const end = await gripOf('end');
    const first = await browser.placeOf(0, 8, 6);
    await finger.down(end);
    await finger.move(end, { x: first.x + 12, y: first.y + 14 });
    await finger.up();
    await browser.page.waitForFunction(() => window.events.selection.at(-1)?.range?.startElement === 8);
    expect((await browser.lastSelection())?.range).toMatchObject({ endElement: 10 });
  });

  test('scrolling scrolls and selects nothing; a selection stays and its handles scroll along', async () => {
    await browser.open(makePdf(['a', 'b', 'c'].map((name) => textPage(name))), PHONE);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-width'));
    await browser.settled();
    const finger = await createFinger();
    await finger.swipe({ x: 250, y: 500 }, 200);
    await browser.page.waitForFunction(
      () => window.viewer.element.scrollTop > 50 && (window.events.position.at(-1)?.top ?? 0) > 20,
    );
    expect(await browser.lastSelection()).toBeUndefined();

    await browser.page.evaluate(() => window.viewer.goTo({ page: 0 }));
    await browser.settled();
    const word = await browser.placeOf(0, 30, 21);
    const selected = await longPress(word);
    const before = await handleInPane();
    await finger.swipe({ x: 250, y: 400 }, 60);
    await browser.page.waitForFunction((top) => window.viewer.element.scrollTop > top + 20, before.scrolled);
    expect(await browser.lastSelection()).toEqual(selected);
    const after = await handleInPane();
    expect(Math.abs(before.top - after.top - (after.scrolled - before.scrolled))).toBeLessThan(3);
  });

  test('handles keep their letters through zoom; a tap ends it', async () => {
    await browser.open(makePdf([textPage('Words')]), PHONE);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-width'));
    await browser.settled();
    const word = await browser.placeOf(0, 10, 21);
    await longPress({ x: word.x + 2, y: word.y });
    await browser.page.evaluate(() => window.viewer.setZoom(2.6));
    await browser.settled();
    const letter = await browser.placeOf(0, 10, 19);
    const box = await handle('start').boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - letter.x)).toBeLessThan(5);
    await browser.page.touchscreen.tap(250, 600);
    await browser.page.waitForFunction(() => window.events.selection.at(-1) === undefined);
    expect(await handle('start').count()).toBe(0);
  });
});

describe.skipIf(!hasCorpus)(`in a law (${NEEDS_CORPUS})`, () => {
  test('over a page break', async () => {
    await browser.open(corpusFile('legal/de-gvg.pdf'), PHONE);
    await browser.page.evaluate(() => window.viewer.setZoom('fit-width'));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 24, top: 500 }));
    await browser.settled();
    const from = await elementWith(browser.page, 24, 'eingetragen ist oder auf Grund');
    const to = await elementWith(browser.page, 25, 'Handelsgeschäfte sind;');
    await longPress(await browser.placeOf(24, from, 4));
    const finger = await createFinger();
    const end = await gripOf('end');
    const target = await browser.placeOf(25, to, 10);
    await finger.down(end);
    await finger.move(end, { x: target.x + 12, y: target.y + 16 });
    await finger.up();
    await browser.page.waitForFunction(() => window.events.selection.at(-1)?.range?.endPage === 25);
    const text = (await browser.lastSelection())?.text;
    expect(text).toMatch(/^Genossenschaftsregister .* Personen des öffentlichen Rechts/);
    expect(text).not.toMatch(/Seite 25|Ein Service/);
  });
});
