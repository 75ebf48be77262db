import { expect } from '@playwright/test';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import type { Person } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { everythingIsSaved, listen } from '../support/code-steps';
import { test } from '../support/fixtures';
import { selectionBar } from '../support/people-steps';
import type { ServerProcess } from '../support/server-process';
import { goToPage, visibleText } from '../support/text-steps';
import { whenCompared } from '../updates/update-steps';

/** Pixels that a finger needs. */
const FINGER = 40;
/** After title page and contents of the sample. */
const PAGE = 8;

/** A tablet with the app: touch alone, no mouse that could hover. */
async function openTablet(browser: Browser, viewport: { width: number; height: number }, said: string[]) {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  listen(page, said);
  return page;
}

/** Opens a page of the app; the modal about desktops is understood. */
async function openOnTablet(page: Page, server: ServerProcess, person: Person, path: string): Promise<void> {
  await openAs(page, server, person, path);
  await page
    .getByRole('dialog', { name: 'Desktop only' })
    .getByRole('button', { name: 'I understand' })
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * What is to be tapped in there and is smaller than a finger: where taps lead to it, not how large it is drawn. The text of a page and of sentences
 * has the size that it has.
 */
function tooSmall(within: Locator): Promise<readonly string[]> {
  return within.evaluate((root, finger) => {
    const controls = [
      ...root.querySelectorAll('button, a[class], input, select, [role="tab"], [role="menuitem"]'),
    ];
    return controls
      .filter((element) => !element.closest('[role="document"], [aria-hidden="true"]'))
      .map((element) =>
        element.matches('[type="checkbox"], [type="radio"]') ? element.closest('label') : element,
      )
      .filter(
        (element) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
      )
      .flatMap((element) => {
        const size = element!.getBoundingClientRect();
        const isDrawn = size.width > 1 && size.height > 1;
        if (!isDrawn || (size.width >= finger && size.height >= finger)) return [];
        element!.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element!.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isMet = (dx: number, dy: number) => {
          const met = document.elementFromPoint(x + dx, y + dy);
          return met === null || element!.contains(met);
        };
        // What is scrolled out of sight is met by nothing.
        if (!isMet(0, 0)) return [];
        const half = finger / 2 - 1;
        const isLarge = [-half, half].every((by) => isMet(0, by) && (width >= finger || isMet(by, 0)));
        return isLarge
          ? []
          : [`${Math.round(width)} × ${Math.round(height)} ${element!.outerHTML.slice(0, 120)}`];
      });
  }, FINGER);
}

/** Holds a finger on a place until a word is selected there. */
async function longPress(page: Page, finger: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const touchPoints = [{ x: box.x + 30, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.locator('[data-handle="end"]')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Drags the handle at the end of a selection. */
async function dragEnd(page: Page, finger: CDPSession, by: { x: number; y: number }): Promise<void> {
  const box = await page.locator('[data-handle="end"]').boundingBox();
  if (!box) throw new Error('there is no handle');
  const [x, y] = [box.x + 12, box.y + 14];
  // The finger comes to rest before it is lifted: after a fling the browser takes the next tap for the end of it.
  const begin = Date.now() / 1000;
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
    timestamp: begin,
  });
  for (let step = 1; step <= 12; step += 1) {
    const way = Math.min(step / 8, 1);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + by.x * way, y: y + by.y * way + (step % 2) / 10 }],
      timestamp: begin + step / 10,
    });
  }
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: begin + 1.5,
  });
}

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
])
  test(`annotating and reviewing by touch, ${viewport.width} × ${viewport.height}`, async ({
    browser,
    server,
    newPerson,
  }) => {
    const tess = newPerson('Tess', `Tablet${viewport.width}`);
    await makeAccount(server, tess);
    const api = await apiFor(server, tess);
    const { id } = await api<{ id: number }>('POST', '/codes/sample', { title: 'Sample' });
    await whenCompared(api, id);
    const said: string[] = [];
    const page = await openTablet(browser, viewport, said);
    const finger = await page.context().newCDPSession(page);

    for (const path of ['/files', '/account', '/codes/new', '/library']) {
      await openOnTablet(page, server, tess, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await tooSmall(page.locator('body')), path).toEqual([]);
    }
    await page.getByRole('link', { name: /^Sample/ }).tap();
    await expect(page.locator('[data-page="0"] canvas')).toBeVisible();

    // A word by a long press, more by its handle, and a comment on it.
    await goToPage(page, PAGE);
    const line = (await visibleText(page, PAGE)).at(4)!;
    await longPress(page, finger, line);
    await dragEnd(page, finger, { x: 120, y: 0 });
    await expect(selectionBar(page)).toBeVisible();
    expect(await tooSmall(selectionBar(page))).toEqual([]);
    await selectionBar(page).getByRole('button', { name: 'Comment' }).tap();
    await page.getByLabel('Your comment').fill('By hand.');
    await page.getByRole('article').getByRole('button', { name: 'Comment', exact: true }).last().tap();
    await everythingIsSaved(page);
    const card = page.getByRole('article').filter({ hasText: 'By hand.' });
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: /Delete (the )?comment/ })).toBeVisible();
    expect(await tooSmall(page.locator('[data-glossator-panel="right"]'))).toEqual([]);
    expect(await tooSmall(page.locator('[data-glossator-toolbar]'))).toEqual([]);
    await page.getByRole('button', { name: 'More actions' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await tooSmall(page.getByRole('menu'))).toEqual([]);
    await page.getByRole('menuitem', { name: /^Download$/ }).tap();
    const download = page.getByRole('dialog', { name: /^Download document/ });
    expect(await tooSmall(download)).toEqual([]);
    await download.getByRole('button', { name: 'Cancel' }).tap();

    // The Update.
    await openOnTablet(page, server, tess, '/updates');
    expect(await tooSmall(page.locator('body'))).toEqual([]);
    await page.getByRole('region', { name: 'To review' }).getByRole('link', { name: 'Sample' }).tap();
    await expect(page.getByText(/^\d+ changes in \d+ articles$/)).toBeVisible();
    expect(await tooSmall(page.getByRole('main'))).toEqual([]);
    await page.getByRole('button', { name: 'Approve update' }).tap();
    const question = page.getByRole('dialog', { name: 'Approve the update?' });
    await question.getByRole('button', { name: 'Approve update' }).tap();
    await expect(page.getByText('of 45)')).toBeVisible();
    expect(said).toEqual([]);
  });
