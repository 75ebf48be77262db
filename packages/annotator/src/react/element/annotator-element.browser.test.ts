import { describe, expect, test } from 'vitest';
import type { AnnotatorElement } from '../../element';
import { ELEMENT_MODULE } from '../../viewer/testing/build-stand';
import { makePdf, textPage } from '../../viewer/testing/make-pdf';
import { setUpViewerBrowser } from '../../viewer/testing/viewer-browser';
import type { defineOnStand } from './testing/element-stand';

declare global {
  interface Window {
    defineOnStand: typeof defineOnStand;
    received: string[];
  }
}

const browser = setUpViewerBrowser();
const PDF = makePdf([textPage('Page one'), textPage('Page two')]);

/** Opens a page of a host with this body, in which `$PDF` is the address of a PDF. */
async function openPage(body: string, css = ''): Promise<void> {
  await browser.openStand({ width: 1440, height: 900 });
  const html = body.replaceAll('$PDF', browser.stand.serve(`${Math.random()}.pdf`, PDF));
  await browser.page.evaluate(
    async ([content, styles]) => {
      await window.viewer.destroy();
      // The page has none of our styles.
      for (const sheet of document.head.querySelectorAll('style, link')) sheet.remove();
      document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
      document.body.innerHTML = content;
      for (const element of document.querySelectorAll<HTMLElement>('[data-access]'))
        Object.assign(element, { user: { id: 7, name: 'Ada', access: element.dataset['access'] } });
      window.received = [];
      for (const name of ['glossator-ready', 'glossator-change', 'glossator-selections-count-change'])
        document.addEventListener(name, () => window.received.push(name));
    },
    [html, `${css} body { margin: 0 } main { height: 900px }`] as const,
  );
  await browser.page.addScriptTag({
    type: 'module',
    content: `import { defineOnStand } from '${ELEMENT_MODULE}'; window.defineOnStand = defineOnStand;`,
  });
  await browser.page.waitForFunction(() => 'defineOnStand' in window);
  await browser.page.evaluate(async () => window.defineOnStand(await (await fetch('/style.css')).text()));
}

/** Waits until the first page has its letters. */
const untilShown = (within = 'glossator-annotator') =>
  browser.page.locator(`${within} [data-page="0"] [data-element="0"]`).first().waitFor({ state: 'attached' });

const run = (element: number) => browser.page.locator(`[data-page="0"] [data-element="${element}"]`).first();

async function selectLine(element: number): Promise<void> {
  const box = await run(element).boundingBox();
  if (!box) throw new Error('The line is not on the screen');
  const y = box.y + box.height / 2;
  await browser.drag({ x: box.x + 1, y }, { x: box.x + box.width - 1, y });
  await browser.page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
}

const ONE =
  '<main><glossator-annotator src="$PDF" document-title="Law" theme="light"></glossator-annotator></main>';

describe('<glossator-annotator>', () => {
  test('shows a PDF by its attributes alone, and keeps highlights in the browser', async () => {
    await openPage(ONE);
    await untilShown();
    await selectLine(2);
    await browser.page.keyboard.press('1');
    const card = browser.page.getByRole('complementary').getByText('Page one line 3');
    await card.waitFor();
    await browser.page.evaluate(() => {
      const element = document.querySelector('glossator-annotator');
      element?.replaceWith(element.cloneNode());
    });
    await card.waitFor();
    const received = await browser.page.evaluate(() => window.received);
    expect(received).toEqual(
      expect.arrayContaining(['glossator-ready', 'glossator-change', 'glossator-selections-count-change']),
    );
  });

  test('speaks the language of its attribute', async () => {
    await openPage(ONE.replace('theme="light"', 'locale="de"'));
    await untilShown();
    await browser.page.getByRole('group', { name: /Law/ }).waitFor();
    expect(await browser.page.locator('glossator-annotator [lang]').first().getAttribute('lang')).toBe('de');
  });

  test('is untouched by what a page says with !important', async () => {
    const boxes = () =>
      browser.page.evaluate(() => {
        const { shadowRoot } = document.querySelector('glossator-annotator') ?? {};
        return [...(shadowRoot?.querySelectorAll('[data-glossator-toolbar] *, [data-element]') ?? [])].map(
          (element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left, top, width, height].map(Math.round).join(' ');
          },
        );
      });
    await openPage(ONE);
    await untilShown();
    const before = await boxes();
    await browser.page.close();
    await openPage(
      ONE,
      `* { all: revert !important; font-size: 40px !important } span, div, svg { position: static !important; display: inline !important }
       body { margin: 0 !important } main { display: block !important; height: 900px !important } button { min-width: 200px !important }`,
    );
    await untilShown();
    expect(before.length).toBeGreaterThan(100);
    await expect.poll(boxes).toEqual(before);
  });

  test('takes what the browser itself selects', async () => {
    await openPage(ONE);
    await untilShown();
    await browser.page.evaluate(() => {
      const text = document
        .querySelector('glossator-annotator')
        ?.shadowRoot?.querySelector('[data-page="0"] [data-element="4"]')?.firstChild;
      if (text) getSelection()?.setBaseAndExtent(text, 0, text, 8);
    });
    await browser.page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
    await browser.page.locator('[data-glossator-document] > [tabindex]').focus();
    await browser.page.keyboard.press('1');
    await browser.page.getByRole('complementary').getByText('Page one', { exact: true }).waitFor();
  });

  test('has its keys: F6 goes from region to region, Escape closes what was opened last', async () => {
    await openPage(ONE);
    await untilShown();
    const { keyboard } = browser.page;
    const focused = () =>
      browser.page.evaluate(() => {
        const inside = document.querySelector('glossator-annotator')?.shadowRoot?.activeElement;
        return inside
          ?.closest('[data-glossator-toolbar], [data-glossator-panel], [data-glossator-document]')
          ?.getAttributeNames()
          .find((name) => name.startsWith('data-glossator-'));
      });
    await run(0).click();
    const regions: (string | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await keyboard.press('F6');
      regions.push(await focused());
    }
    expect(new Set(regions)).toEqual(
      new Set(['data-glossator-toolbar', 'data-glossator-panel', 'data-glossator-document']),
    );
    await run(0).click();
    await keyboard.press('/');
    await browser.page.getByRole('search').waitFor();
    await keyboard.press('Escape');
    await run(0).click();
    await keyboard.press('?');
    const dialog = browser.page.getByRole('dialog');
    await dialog.waitFor();
    expect(
      await dialog.evaluate((shown) => shown.contains((shown.getRootNode() as ShadowRoot).activeElement)),
    ).toBe(true);
    for (let tab = 0; tab < 5; tab += 1) await keyboard.press('Tab');
    expect(
      await dialog.evaluate((shown) => shown.contains((shown.getRootNode() as ShadowRoot).activeElement)),
    ).toBe(true);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await browser.page.evaluate(() => document.activeElement?.localName)).toBe('glossator-annotator');
  });

  test('opens its menus inside of itself, and closes them when something else is pressed', async () => {
    await openPage(`<button id="other">Other</button>${ONE}`);
    await untilShown();
    await browser.page.getByRole('button', { name: 'More actions' }).click();
    const menu = browser.page.getByRole('menu');
    await menu.waitFor();
    expect(await menu.evaluate((shown) => shown.getRootNode() instanceof ShadowRoot)).toBe(true);
    await browser.page.keyboard.press('ArrowDown');
    expect(
      await menu.evaluate((shown) => shown.contains((shown.getRootNode() as ShadowRoot).activeElement)),
    ).toBe(true);
    await browser.page.locator('#other').click();
    await menu.waitFor({ state: 'detached' });
  });

  test('stays when it is moved, and ends with its place in the page', async () => {
    await openPage(`${ONE}<section id="elsewhere" style="height:900px"></section>`);
    await untilShown();
    const states = await browser.page.evaluate(async () => {
      const element = document.querySelector<AnnotatorElement>('glossator-annotator');
      if (!element) throw new Error('There is no element');
      const first = element.api;
      document.getElementById('elsewhere')?.append(element);
      await new Promise((done) => setTimeout(done));
      const isSame = first !== undefined && element.api === first;
      element.remove();
      await new Promise((done) => setTimeout(done));
      return { isSame, api: element.api, left: element.shadowRoot?.childElementCount };
    });
    expect(states).toEqual({ isSame: true, api: undefined, left: 0 });
    await expect.poll(() => browser.page.workers().length).toBe(0);
  });

  test('takes properties that were set before it was defined, and as many of it as a page wants', async () => {
    const one = (access: string) =>
      `<glossator-annotator src="$PDF" style="height: 440px" data-access="${access}"></glossator-annotator>`;
    await openPage(`<main>${one('read')}${one('annotate')}</main>`);
    for (const at of [0, 1])
      await browser.page.locator('glossator-annotator').nth(at).locator('canvas').first().waitFor();
    expect(
      await browser.page.evaluate(() =>
        [...document.querySelectorAll<AnnotatorElement>('glossator-annotator')].map(
          ({ api }) => api?.store.getState().access.capabilities.canAnnotate,
        ),
      ),
    ).toEqual([false, true]);
    expect(
      await browser.page.evaluate(() => window.received.filter((name) => name === 'glossator-ready')),
    ).toHaveLength(2);
  });

  test('leaves what the page puts into its toolbar to the page', async () => {
    const inside = ONE.replace(
      '></glossator',
      '><button slot="toolbar-end" id="own">Own</button></glossator',
    );
    await openPage(inside, '#own { min-width: 222px }');
    await untilShown();
    const box = await browser.page.locator('#own').boundingBox();
    expect(box?.width).toBe(222);
    expect(box?.y).toBeLessThan(60);
  });
});
