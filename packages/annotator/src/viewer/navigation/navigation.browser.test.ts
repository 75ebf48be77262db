import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

const law = (count: number) => makePdf(Array.from({ length: count }, (_, i) => textPage(`Page ${i + 1}`)));
const place = () =>
  browser.page.evaluate(() => {
    const { page } = window.viewer.state;
    const [canGoBack, canGoForward] = [window.jumps.canStep('back'), window.jumps.canStep('forward')];
    return { page, canGoBack, canGoForward, top: Math.round(window.viewer.position?.top ?? -1) };
  });
const untilPage = (page: number) =>
  browser.page.waitForFunction((index) => window.viewer.state.page === index, page);

describe('back and forward', () => {
  test('return to where a jump left, scrolling by hand included', async () => {
    await browser.open(law(60));
    await browser.settled();
    expect(await place()).toMatchObject({ canGoBack: false, canGoForward: false });
    await browser.page.evaluate(() => window.viewer.goTo({ page: 20, top: 100 }));
    await browser.page.mouse.move(500, 400);
    await browser.page.mouse.wheel(0, 2400);
    await untilPage(22);
    await browser.settled();
    const left = await place();
    expect(left).toMatchObject({ canGoBack: true, canGoForward: false });
    await browser.page.evaluate(() => window.viewer.goTo({ page: 50 }));
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect(await place()).toEqual({ ...left, canGoForward: true });
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect(await place()).toMatchObject({ page: 0, canGoBack: false });
    await browser.page.evaluate(() => window.jumps.step('back'));
    await browser.page.evaluate(() => window.jumps.step('forward'));
    expect(await place()).toMatchObject({ page: 22, top: left.top });
    await browser.page.evaluate(() => window.jumps.step('forward'));
    expect(await place()).toMatchObject({ page: 50, canGoForward: false });
  });

  test('keep the zoom and rotation of now and find the place all the same', async () => {
    await browser.open(law(40));
    await browser.page.evaluate(() => {
      window.viewer.goTo({ page: 12, top: 400 });
      window.viewer.goTo({ page: 30 });
      window.viewer.setZoom(4);
      window.jumps.step('back');
    });
    const zoomed = await place();
    expect(zoomed.page).toBe(12);
    expect(Math.abs(zoomed.top - 400)).toBeLessThan(8);
    await browser.page.evaluate(() => {
      window.jumps.step('forward');
      window.viewer.setRotation(180);
      window.viewer.setZoom('fit-width');
      window.jumps.step('back');
    });
    const line = await browser.page.evaluate(() => window.viewer.state);
    expect(line).toMatchObject({ page: 12, rotation: 180, zoom: 'fit-width' });
    expect((await place()).top).toBeGreaterThan(792 - 400 - 20);
    expect((await place()).top).toBeLessThan(792 - 400 + 20);
  });

  test('know the last page, which cannot come to the top', async () => {
    await browser.open(law(12));
    await browser.page.evaluate(() => window.viewer.setZoom(1));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 11 }));
    expect((await place()).page).toBe(11);
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect((await place()).page).toBe(0);
    await browser.page.evaluate(() => window.jumps.step('forward'));
    expect((await place()).page).toBe(11);
  });

  test('know no steps, no jump to where one is, and one entry for a row of search hits', async () => {
    await browser.open(law(40));
    await browser.settled();
    const go = (page: number, trail?: 'search' | 'step') =>
      browser.page.evaluate(([index, of]) => window.viewer.goTo({ page: index }, of && { trail: of }), [
        page,
        trail,
      ] as const);
    await go(0);
    await go(1, 'step');
    await go(2, 'step');
    expect(await place()).toMatchObject({ page: 2, canGoBack: false });
    await go(9, 'search');
    await go(14, 'search');
    await go(19, 'search');
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect(await place()).toMatchObject({ page: 2, canGoBack: false });
    await go(9, 'search');
    await browser.page.mouse.move(500, 400);
    await browser.page.mouse.wheel(0, 1200);
    await untilPage(10);
    await go(30, 'search');
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect(await place()).toMatchObject({ page: 10, canGoBack: true });
  });

  test('a range in sight is no jump, one out of sight is', async () => {
    await browser.open(law(30));
    await browser.settled();
    await browser.page.evaluate((range) => window.viewer.goTo({ range }), rangeOf([0, 2, 0], [0, 2, 5]));
    await browser.page.evaluate((range) => window.viewer.goTo({ range }), rangeOf([0, 4, 0], [0, 4, 5]));
    await browser.settled();
    expect(await place()).toMatchObject({ page: 0, canGoBack: false });
    await browser.page.evaluate((range) => window.viewer.goTo({ range }), rangeOf([17, 30, 0], [17, 30, 5]));
    await untilPage(17);
    await browser.settled();
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect(await place()).toMatchObject({ page: 0, canGoBack: false, canGoForward: true });
  });

  test('belong to one document and leave the browser’s history alone', async () => {
    await browser.open(law(20));
    const entries = await browser.page.evaluate(() => window.history.length);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 9 }));
    expect((await place()).canGoBack).toBe(true);
    const other = browser.stand.serve('other.pdf', law(5));
    await browser.page.evaluate((url) => window.viewer.open({ url }), other);
    expect(await place()).toMatchObject({ page: 0, canGoBack: false, canGoForward: false });
    await browser.page.evaluate(() => window.jumps.step('back'));
    expect((await place()).page).toBe(0);
    expect(await browser.page.evaluate(() => window.history.length)).toBe(entries);
  });
});

describe('places in the column', () => {
  test('are exact above the first page, too, so that two windows begin at one height', async () => {
    await browser.open(law(3));
    const tops = await browser.page.evaluate(() => {
      const { element } = window.viewer;
      return [0, 5, 40].map((top) => {
        element.scrollTop = top;
        element.dispatchEvent(new Event('scroll'));
        const place = window.viewer.placeAt(0) ?? 0;
        window.viewer.scrollToPlace(2, 0);
        window.viewer.scrollToPlace(place, 0);
        return element.scrollTop;
      });
    });
    expect(tops).toEqual([0, 5, 40]);
  });
});

describe('a jump', () => {
  test('tells where it has led to, also where the end of the document keeps that from the top', async () => {
    await browser.open(law(12));
    const landed = (target: Parameters<typeof window.viewer.goTo>[0]) =>
      browser.page.evaluate(async (to) => {
        const arrived = new Promise((resolve) => {
          const end = window.viewer.on('landed', (place) => {
            end();
            resolve(place && { page: place.page, top: Math.round(place.top) });
          });
        });
        window.viewer.goTo(to);
        return arrived;
      }, target);
    expect(await landed({ page: 11, top: 700 })).toEqual({ page: 11, top: 700 });
    const first = await landed({ range: rangeOf([3, 0, 0], [3, 0, 4]) });
    const second = await landed({ range: rangeOf([3, 1, 0], [3, 1, 4]) });
    expect(first).toMatchObject({ page: 3, top: expect.any(Number) });
    expect(second).toMatchObject({ page: 3, top: expect.any(Number) });
    expect(Reflect.get(Object(second), 'top') - Reflect.get(Object(first), 'top')).toBeGreaterThan(5);
    expect(await landed({ page: 2 })).toBeUndefined();
    await browser.page.waitForFunction(() => window.events.position.at(-1)?.page === 2);
    const { room, height } = await browser.page.evaluate(() => ({
      room: window.events.position.at(-1)?.room,
      height: window.viewer.element.clientHeight,
    }));
    expect(room).toEqual({ height: expect.closeTo(height * 0.75, 5), pageHeight: expect.closeTo(801, 5) });
  });
});

describe('zoom', () => {
  test('with the wheel keeps the point under the pointer and stays within 50 to 400 %', async () => {
    await browser.open(law(20));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 7, top: 200 }));
    await browser.settled();
    const spot = await browser.placeOf(7, 25, 30);
    await browser.page.mouse.move(spot.x, spot.y);
    await browser.page.keyboard.down('Control');
    await browser.page.mouse.wheel(0, -100);
    await browser.page.waitForFunction(() => window.viewer.state.scale > 2.2);
    await browser.settled();
    const after = await browser.placeOf(7, 25, 30);
    expect(Math.abs(after.x - spot.x)).toBeLessThan(3);
    expect(Math.abs(after.y - spot.y)).toBeLessThan(3);
    for (let turn = 0; turn < 12; turn += 1) await browser.page.mouse.wheel(0, -300);
    await browser.page.waitForFunction(() => window.viewer.state.scale === 8);
    expect(await browser.page.evaluate(() => window.viewer.state.zoom)).toBe(8);
    for (let turn = 0; turn < 16; turn += 1) await browser.page.mouse.wheel(0, 300);
    await browser.page.waitForFunction(() => window.viewer.state.scale === 1);
    expect(await browser.page.evaluate(() => window.viewer.state.zoom)).toBe(1);
  });
});

test('many small steps of a touchpad keep the point, also through widths at which the page cannot be scrolled', async () => {
  await browser.open(law(20));
  await browser.page.evaluate(() => window.viewer.goTo({ page: 7, top: 200 }));
  await browser.settled();
  const spot = await browser.placeOf(7, 25, 4);
  await browser.page.mouse.move(spot.x, spot.y);
  await browser.page.evaluate(({ x, y }) => {
    // What a pinch on a touchpad sends, in one task: its pace must not matter.
    for (let step = 0; step < 60; step += 1)
      window.viewer.element.dispatchEvent(
        new WheelEvent('wheel', {
          ctrlKey: true,
          deltaY: -4,
          clientX: x,
          clientY: y,
          bubbles: true,
          cancelable: true,
        }),
      );
  }, spot);
  await browser.page.waitForFunction(() => window.viewer.state.scale > 3.5);
  await browser.settled();
  const after = await browser.placeOf(7, 25, 4);
  expect(Math.abs(after.x - spot.x)).toBeLessThan(4);
  expect(Math.abs(after.y - spot.y)).toBeLessThan(4);
});

describe('a pinch on a touch screen', () => {
  test('zooms about the place between the fingers and not the whole window', async () => {
    await browser.open(law(20));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 7, top: 200 }));
    await browser.settled();
    const spot = await browser.placeOf(7, 25, 30);
    const touch = await browser.page.context().newCDPSession(browser.page);
    const fingers = (apart: number) => [
      { x: spot.x - apart / 2, y: spot.y, id: 1 },
      { x: spot.x + apart / 2, y: spot.y, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(100) });
    for (const apart of [110, 125, 140, 150])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.page.waitForFunction(() => window.viewer.state.scale === 3);
    await browser.settled();
    const after = await browser.placeOf(7, 25, 30);
    expect(Math.abs(after.x - spot.x)).toBeLessThan(4);
    expect(Math.abs(after.y - spot.y)).toBeLessThan(4);
    expect(await browser.page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

describe('what is gone to is seen as far as the window allows', () => {
  test('whole, when the page is to fit', async () => {
    await browser.open(law(10));
    await browser.page.evaluate(() => {
      window.viewer.goTo({ page: 4, top: 300 });
    });
    await browser.settled();
    await browser.page.evaluate(() => window.viewer.setZoom('fit-page'));
    await browser.page.waitForFunction(() => {
      const window_ = window.viewer.element.getBoundingClientRect();
      const page = document.querySelector('[data-page="4"]')?.getBoundingClientRect();
      return page && page.top >= window_.top && page.bottom <= window_.bottom + 1;
    });
    expect(await browser.page.evaluate(() => window.viewer.state.page)).toBe(4);
  });

  test('in the middle, when it is narrower than others', async () => {
    const wide = textPage('wide', 20, { width: 2000, height: 600 });
    await browser.open(makePdf([wide, textPage('narrow')]));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 1 }));
    await browser.page.waitForFunction(() => {
      const window_ = window.viewer.element.getBoundingClientRect();
      const page = document.querySelector('[data-page="1"]')?.getBoundingClientRect();
      return page && page.left >= window_.left && page.right <= window_.right;
    });
  });
});
