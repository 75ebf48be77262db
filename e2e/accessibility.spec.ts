import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoAccount, logIn } from './account-steps';
import { createServerProcess } from './server-process';
import type { ServerProcess } from './server-process';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await createServerProcess({ DEMO: '1' });
  await server.start();
});
test.afterAll(() => server.dispose());

/** What axe finds serious or worse on the page as it is now. */
async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing serious, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/login', '/register', '/activation', '/nowhere']) {
      test(path, async ({ page }) => {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFindings(page)).toEqual([]);
      });
    }

    test('library, creation, account, files and workspace', async ({ page }) => {
      await logIn(page, server, demoAccount);
      await expect(page.getByRole('link', { name: /Model statutes/ })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      for (const path of ['/codes/new', '/account/profile', '/files']) {
        await page.goto(server.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFindings(page)).toEqual([]);
      }
      await page.goto(`${server.url}/library`);
      await page.getByRole('link', { name: /Model statutes/ }).click();
      await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
      await page.getByRole('article').first().click();
      await expect(page.locator('[data-layer="highlights"] path').first()).toBeAttached();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: /^Highlight color/ }).click();
      await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Name the colors' }).click();
      await expect(page.getByRole('dialog', { name: 'Colors and what they stand for' })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
    });
  });
}
