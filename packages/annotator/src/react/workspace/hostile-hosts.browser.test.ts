import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../../viewer/testing/make-pdf';
import { screenPixels } from '../../viewer/testing/screen-pixels';
import { setUpViewerBrowser } from '../../viewer/testing/viewer-browser';
import { mountInHost, openHost } from './testing/host-page';
import { HOSTILE_PAGES, type HostilePage } from './testing/hostile-hosts';

const browser = setUpViewerBrowser();
const PLAIN: HostilePage = { name: 'plain', css: '' };
const PDF = makePdf([textPage('Page one'), textPage('Page two')]);
/** `--glossator-selection-2` of the tokens. */
const COLOR_2 = [210, 237, 145];

type Box = readonly [left: number, top: number, width: number, height: number];

/** What a reader sees of an annotator, in pixels of the window. */
interface Looks {
  readonly toolbar: readonly Box[];
  readonly toolbarFonts: readonly string[];
  /** What the page field and the words after it say, as they are read. */
  readonly page: string;
  readonly runs: readonly Box[];
  readonly highlight: Box;
  readonly card: Box;
  readonly menu: readonly Box[];
  readonly dialog: readonly Box[];
  readonly dialogFonts: readonly string[];
}

const openPage = (host: HostilePage) => openHost(browser, host);
const mount = (parts?: 'in a layout slot') => mountInHost(browser, PDF, parts);

const boxesOf = (selector: string): Promise<Box[]> =>
  browser.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element): Box => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height];
      }),
    selector,
  );

const fontsOf = (selector: string): Promise<string[]> =>
  browser.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const { fontSize, fontWeight, letterSpacing, textTransform } = getComputedStyle(element);
        return [fontSize, fontWeight, letterSpacing, textTransform].join(' ');
      }),
    selector,
  );

const IN_DIALOG = '[role="dialog"], [role="dialog"] :is(h2, h3, button, svg, kbd)';

/** Looks at the annotator, opens its menu and a dialog, and closes them by Escape. */
async function look(): Promise<Looks> {
  const { page } = browser;
  const toolbar = '[data-glossator-toolbar] :is(button, input, span, svg)';
  const [highlight] = await boxesOf('[data-layer="highlights"] path');
  const [card] = await boxesOf('[data-glossator-card]');
  if (!highlight || !card) throw new Error('There is no highlight, or no card for it');
  const seen = {
    toolbar: await boxesOf(toolbar),
    toolbarFonts: await fontsOf(toolbar),
    page: await page.locator('[data-glossator-toolbar]').innerText(),
    runs: await boxesOf('[data-page="0"] [data-element]'),
    highlight,
    card,
  };
  await page.getByRole('button', { name: 'More actions' }).click();
  // Its place is worked out by code that the first menu loads.
  await page.getByRole('menu').waitFor();
  const menu = await boxesOf('[role="menu"], [role="menu"] [role^="menuitem"]');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const dialog = await boxesOf(IN_DIALOG);
  const dialogFonts = await fontsOf(IN_DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { ...seen, menu, dialog, dialogFonts };
}

/** Pairs of boxes that are not the same within a pixel; what is in one of the pages alone has no other. */
function moved(
  a: readonly Box[],
  b: readonly Box[],
): readonly (readonly [Box | undefined, Box | undefined])[] {
  const isNear = (one: Box | undefined, other: Box | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    one.every((value, at) => Math.abs(value - (other[at] ?? Number.NaN)) <= 1);
  const longer = a.length < b.length ? b : a;
  return longer.map((_, at) => [a[at], b[at]] as const).filter(([one, other]) => !isNear(one, other));
}

/** Whether the highlight has its color between its letters. */
async function isPainted([left, top, width, height]: Box): Promise<boolean> {
  const pixels = await screenPixels(browser.page, { x: left, y: top, width, height });
  const isColored = (pixel: readonly number[]): boolean =>
    pixel.every((value, at) => Math.abs(value - (COLOR_2[at] ?? 0)) <= 6);
  return pixels.flat().filter(isColored).length > 0.3 * width * height;
}

describe('an annotator in somebody else’s page', () => {
  let plain: Looks | undefined;
  const plainLooks = async (): Promise<Looks> => {
    if (plain) return plain;
    await openPage(PLAIN);
    await mount();
    plain = await look();
    await browser.page.close();
    return plain;
  };

  test('has its letters and its highlight where the PDF has them', async () => {
    const { runs, highlight, page, toolbar, menu, dialog } = await plainLooks();
    const [sheet] = [runs[0]].filter((box) => box !== undefined);
    const second = runs[1];
    if (!sheet || !second) throw new Error('There are no letters');
    // Lines of 12 points, 16 points apart.
    const scale = (second[1] - sheet[1]) / 16;
    expect(scale).toBeGreaterThan(0.5);
    expect(runs.every(([left], at) => at === 0 || Math.abs(left - sheet[0]) < 1)).toBe(true);
    expect(Math.abs(highlight[0] - sheet[0])).toBeLessThan(2);
    expect(Math.abs(highlight[1] - sheet[1])).toBeLessThan(0.4 * sheet[3]);
    expect(page).toMatch(/of 2/);
    expect([toolbar.length > 15, menu.length > 3, dialog.length > 10]).toEqual([true, true, true]);
  });

  test.each(HOSTILE_PAGES)('looks and works as elsewhere in a page with $name', async (host) => {
    const expected = await plainLooks();
    await openPage(host);
    await mount();
    const seen = await look();
    for (const part of ['toolbar', 'runs', 'menu', 'dialog'] as const)
      expect({ [part]: moved(expected[part], seen[part]) }).toEqual({ [part]: [] });
    expect(moved([expected.highlight, expected.card], [seen.highlight, seen.card])).toEqual([]);
    expect([seen.page, seen.toolbarFonts, seen.dialogFonts]).toEqual([
      expected.page,
      expected.toolbarFonts,
      expected.dialogFonts,
    ]);
    expect(await isPainted(seen.highlight)).toBe(true);
  });

  test('leaves to the page what the page puts into it, and its own parts in a layout of the page as they are', async () => {
    const css = `@layer host { .own { inline-size: 77px } button { text-transform: uppercase } }
      .own-layout { display: flex; flex-direction: column; block-size: 100% }
      .own-columns { display: flex; flex: 1; position: relative; min-block-size: 0 }
      button { min-width: 70px; letter-spacing: 3px }`;
    await openPage({ name: 'own parts', css });
    await mount('in a layout slot');
    expect(await fontsOf('.own')).toEqual([expect.stringContaining('3px uppercase')]);
    expect((await boxesOf('.own')).map(([, , width]) => width)).toEqual([77]);
    const ours = await fontsOf('[data-glossator-toolbar] button:not(.own)');
    expect(ours.length).toBeGreaterThan(3);
    expect(ours.filter((font) => !font.endsWith('normal none'))).toEqual([]);
  });

  test.each([
    ['a style sheet', 'no-styles', 'The style sheet of the annotator is missing'],
    ['a height of its place', 'no-height', 'has no height of its own'],
  ])('says once that %s is missing', async (_what, lack, sentence) => {
    const said: string[] = [];
    await openPage(PLAIN);
    browser.page.on('console', (message) => said.push(message.text()));
    await browser.page.evaluate((missing) => {
      if (missing === 'no-styles') document.head.querySelector('link')?.remove();
      else document.getElementById('place')?.style.removeProperty('height');
    }, lack);
    await mount();
    await expect.poll(() => said.filter((text) => text.includes('[glossator]'))).toHaveLength(1);
    expect(said.find((text) => text.includes('[glossator]'))).toContain(sentence);
  });

  test('changes nothing around it', async () => {
    const styles = () =>
      browser.page.evaluate(() =>
        [...document.querySelectorAll('html, body, #host-head, #host-head *, #place')].map((element) => {
          const all = getComputedStyle(element);
          return [...all].map((name) => `${element.tagName} ${name}: ${all.getPropertyValue(name)}`);
        }),
      );
    const withSheet = (isOn: boolean) =>
      browser.page.evaluate((on) => {
        for (const link of document.head.querySelectorAll('link')) link.disabled = !on;
      }, isOn);
    await openPage(PLAIN);
    await withSheet(false);
    const before = await styles();
    await withSheet(true);
    await mount();
    await look();
    expect((await styles()).flat().filter((line, at) => line !== before.flat()[at])).toEqual([]);
    expect(before.length).toBeGreaterThan(12);
  });
});
