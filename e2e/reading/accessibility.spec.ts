import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Locator, Page } from '@playwright/test';
import { demoAccount, openAs } from '../support/account-steps';
import { moveTo } from '../support/app-steps';
import { axeFindings } from '../support/axe';
import { overlapping } from '../support/layout-steps';
import { createServerProcess } from '../support/server-process';
import type { ServerProcess } from '../support/server-process';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ DEMO: '1' });
  await server.start();
});
test.afterAll(() => server.dispose());

/** What lies over the workspace: a dialog or a menu. */
const OVERLAY = '[role="dialog"], [role="menu"]';

/** Opens the demo Code at its first annotation. */
async function openAnnotated(page: Page): Promise<void> {
  await openAs(page, server, demoAccount, '/library');
  await page.getByRole('link', { name: /Model statutes/ }).click();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  await page.getByRole('article').first().click();
  await expect(markButtons(page).first()).toBeAttached();
}

const markButtons = (page: Page): Locator => page.locator('mark').getByRole('button');
const focusedIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => Boolean(document.activeElement?.closest(within)), selector);

/** What opens over the workspace: by a key, a button, or an entry of the menu that a button opens; and its accessible name. */
const DIALOGS: readonly {
  readonly key?: string;
  readonly button?: RegExp;
  readonly entry?: RegExp;
  readonly name: RegExp;
  /** The law is read and scrolled while it is open: it does not keep the focus. */
  readonly isBeside?: true;
}[] = [
  { key: '?', name: /^Keyboard shortcuts/ },
  { key: 'g', name: /^Go to/ },
  { button: /^More actions/, entry: /^Download$/, name: /^Download document/ },
  { button: /^More actions/, entry: /^Import annotations/, name: /^Import annotations/ },
  { button: /^Highlight color/, entry: /^Name the colors/, name: /^Colors and what they stand for/ },
  { button: /^Share$/, name: /^Share “/ },
  { button: /^Share by e-mail/, name: /^Share annotation/ },
  { button: /^Record/, name: /^Record/, isBeside: true },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('public pages', async ({ page }) => {
      // The landing page is a document of its own.
      for (const path of ['/', '/login']) {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page), path).toEqual([]);
      }
      for (const path of [
        '/register',
        '/activation',
        '/forgot-password',
        '/reset-password/x',
        '/confirm-email/x',
        '/nowhere',
      ]) {
        await moveTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page), path).toEqual([]);
      }
    });

    test('the account with what opens in it', async ({ page }) => {
      await openAs(page, server, demoAccount, '/account/profile');
      await expect(page.getByText('This one')).toBeVisible();
      await page.getByRole('button', { name: 'Set it up' }).click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const origin = page.getByRole('button', { name: 'Delete the account' });
      await origin.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
      await expect(dialog.getByLabel('Current password')).toBeFocused();
      expect(await axeFindings(page, { within: '[role="alertdialog"]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(origin).toBeFocused();
    });

    test('library, creation, account and files', async ({ page }) => {
      await openAs(page, server, demoAccount, '/library');
      await expect(page.getByRole('link', { name: /Model statutes/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      for (const path of ['/codes/new', '/updates', '/account/profile', '/files']) {
        await moveTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The demo Code has an Update, as the sample of a new account has.
        if (path === '/updates')
          await expect(page.getByRole('region', { name: 'To review' })).toContainText('Model statutes');
        expect(await axeFindings(page)).toEqual([]);
      }
    });

    test('workspace, its dialogs and menus; each takes the focus, traps it and returns it', async ({
      page,
    }) => {
      await openAnnotated(page);
      expect(await axeFindings(page)).toEqual([]);
      for (const { key, button, entry, name, isBeside } of DIALOGS) {
        const origin = button
          ? page.getByRole('button', { name: button }).first()
          : page.getByRole('article').first();
        await origin.focus();
        await page.keyboard.press(key ?? 'Enter');
        if (entry)
          await page
            .getByRole('menuitem', { name: entry })
            .or(page.getByRole('button', { name: entry }))
            .press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        await expect.poll(() => focusedIn(page, '[role="dialog"]')).toBe(true);
        // The first one with all that it makes unreachable.
        expect(await axeFindings(page, { within: key === '?' ? 'html' : OVERLAY }), String(name)).toEqual([]);
        for (let press = 0; press < 5 && !isBeside; press += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(() => focusedIn(page, '[role="dialog"]')).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(origin).toBeFocused();
      }
      for (const name of [/^Highlight color/, /^More actions/, /^Zoom/, /^Filter and sort/]) {
        const button = page.getByRole('button', { name });
        await button.press('Enter');
        await expect.poll(() => focusedIn(page, OVERLAY)).toBe(true);
        expect(await axeFindings(page, { within: OVERLAY }), String(name)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(button).toBeFocused();
      }
    });
  });
}

test('highlights are reached, announced, opened and left by keyboard', async ({ page }) => {
  await openAnnotated(page);
  const mark = markButtons(page).first();
  await expect(mark).toHaveAccessibleName('“the one whose use does the least harm”, Principle, 1 comment');
  await expect(mark).toHaveAttribute(
    'aria-details',
    (await page.getByRole('article').first().getAttribute('id')) ?? '',
  );
  // In the text, before the words it marks.
  const after = await page
    .locator('mark')
    .first()
    .evaluate((element) => element.nextElementSibling?.textContent);
  expect(after).toContain('the one whose use does');
  await page.locator('[data-glossator-document] > [tabindex]').focus();
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: /the one whose use/ });
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await page.keyboard.press('j');
  const next = page.getByRole('button', { name: /^“Treaties on boundary waters.*Other law, no comments/ });
  await expect(next).toBeFocused();
  await page.keyboard.press('c');
  await page.keyboard.type('Which ones?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^“Treaties on.*Other law, 1 comment$/ })).toBeAttached();
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(page.getByRole('log').getByText(/^Undone/)).toBeVisible();
  await expect(next).toBeAttached();

  // F6 moves through toolbar, panels and document, with Shift backwards.
  const regions = [
    '[data-glossator-toolbar]',
    '[data-glossator-panel="left"]',
    '[data-glossator-document]',
    '[data-glossator-panel="right"]',
  ];
  await page.getByRole('button', { name: 'More actions' }).focus();
  for (const region of [...regions.slice(1), ...regions.slice(0, 1)]) {
    await page.keyboard.press('F6');
    expect(await focusedIn(page, region), region).toBe(true);
  }
  await page.keyboard.press('Shift+F6');
  expect(await focusedIn(page, '[data-glossator-panel="right"]')).toBe(true);
});

test('in forced colors, highlights keep their color and the focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAnnotated(page);
  const paint = await page
    .locator('[data-layer="highlights"] path')
    .first()
    .evaluate((path) => getComputedStyle(path).fill);
  expect(paint).not.toMatch(/^(none|rgb\(0, 0, 0\)|rgb\(255, 255, 255\))$/);
  await page.locator('[data-glossator-document] > [tabindex]').focus();
  await page.keyboard.press('Tab');
  const outlineOf = (focused: Locator) =>
    focused.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf(markButtons(page).first())).toBe('solid');
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('Shift+F6');
  expect(await outlineOf(page.locator('[data-glossator-toolbar] :focus'))).toBe('solid');
});

test('in forced colors, what stands on a color of its own can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, server, demoAccount, '/account/profile');
  const badge = page.getByRole('link', { name: 'Updates, 1 waiting' }).getByText('1', { exact: true });
  const button = page.getByRole('button', { name: 'Save' });
  for (const colored of [badge, button]) {
    const { adjust, ink, ground } = await colored.evaluate((element) => {
      const style = getComputedStyle(element);
      return { adjust: style.forcedColorAdjust, ink: style.color, ground: style.backgroundColor };
    });
    // What browsers lay behind text has the color of that text.
    expect(adjust).toBe('none');
    expect(ink).not.toBe(ground);
  }
});

test('the account fits text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 1036, height: 800 });
  await openAs(page, server, demoAccount, '/account/profile');
  await expect(page.getByText('This one')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(cut).toBeLessThanOrEqual(0);
});

test('the toolbar and dialogs fit text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await openAnnotated(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => overlapping(page.locator('[data-glossator-toolbar]'))).toEqual([]);
  await page.keyboard.press('g');
  expect(await overlapping(page.getByRole('dialog'))).toEqual([]);
  const cut = await page
    .getByRole('dialog')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
