import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../../../viewer/testing/make-pdf';
import { setUpViewerBrowser } from '../../../viewer/testing/viewer-browser';
import { mountInHost, openHost } from '../testing/host-page';

const browser = setUpViewerBrowser();
const PDF = makePdf([textPage('Page one'), textPage('Page two')]);

/** The document at the left over the toolbar, the cards at the right; letters of the host that nothing of the annotator is to have. */
const HOST = {
  name: 'a layout of its own',
  css: `.composed { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) 340px; block-size: 100%;
      font: italic 30px cursive; letter-spacing: 4px; text-transform: uppercase; color: red }
    .composed-viewer { grid-area: 1 / 1 } .composed-toolbar { grid-area: 2 / 1 } .composed-cards { grid-area: 1 / 2 / 3 / 3 }`,
};

const boxOf = async (selector: string) => {
  const box = await browser.page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Buttons of the toolbar that are shown, by name, and pairs of which one lies over the other. */
const toolbarNow = () =>
  browser.page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-glossator-toolbar] :is(button, input)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.ariaLabel ?? '', box: element.getBoundingClientRect() }));
    const overlapping = shown.flatMap(({ name, box }, at) =>
      shown
        .slice(at + 1)
        .filter(({ box: other }) => other.left < box.right - 1 && other.right > box.left + 1)
        .filter(({ box: other }) => other.top < box.bottom - 1 && other.bottom > box.top + 1)
        .map((other) => `${name} over ${other.name}`),
    );
    return { names: shown.map(({ name }) => name), overlapping };
  });

describe('parts in a layout of a host', () => {
  test('fill the places that they are given, have their own letters, annotate, and open what they open inside of the page', async () => {
    await openHost(browser, HOST);
    const { page } = browser;
    await mountInHost(browser, PDF, 'composed');
    const stage = await boxOf('[data-glossator-document]');
    const toolbar = await boxOf('[data-glossator-toolbar]');
    const cards = await boxOf('[data-glossator-panel]');
    expect([stage.x, stage.y, stage.width, toolbar.x, toolbar.width]).toEqual([0, 200, 1100, 0, 1100]);
    expect([stage.bottom, toolbar.bottom]).toEqual([toolbar.y, 900]);
    expect([cards.x, cards.y, cards.width, cards.height]).toEqual([1100, 200, 340, 700]);
    const lettersIn = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontStyle, fontSize, letterSpacing, textTransform, color } = getComputedStyle(element);
          return [fontStyle, fontSize, letterSpacing, textTransform, color === 'rgb(255, 0, 0)'].join(' ');
        });
    expect(await lettersIn('[data-glossator-card]')).toBe('normal 12.5px normal none false');
    expect(await lettersIn('[data-glossator-toolbar] span')).toMatch(/^normal \d+px normal none false$/);

    const line = await boxOf('[data-page="0"] [data-element="1"]');
    const y = line.y + line.height / 2;
    await browser.drag({ x: line.x + 1, y }, { x: line.right - 1, y });
    await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
    await page.keyboard.press('1');
    await page.locator('[data-glossator-card]').nth(1).waitFor();

    // What opens in a toolbar at the bottom opens upwards, over the document, where the pointer reaches it.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name: /Keyboard/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Page' }).fill('99');
    await page.keyboard.press('Enter');
    const note = await boxOf('[data-glossator-toolbar] [role="alert"]');
    expect(note.bottom).toBeLessThan((await boxOf('[data-glossator-toolbar] input')).y);
    expect(note.y).toBeGreaterThan(200);

    // The toolbar adapts to its own width, however wide the page is.
    const wide = await toolbarNow();
    await browser.page.addStyleTag({ content: '.composed { grid-template-columns: 460px minmax(0, 1fr) }' });
    const narrow = await toolbarNow();
    expect(narrow.overlapping).toEqual([]);
    const undo = expect.stringMatching(/^Undo/) as string;
    expect(wide.names).toEqual(expect.arrayContaining([...narrow.names, undo]));
    expect(narrow.names).not.toContainEqual(undo);
    expect((await boxOf('[data-glossator-toolbar] button[aria-label="More actions"]')).right).toBeLessThan(
      460,
    );
  });
});
