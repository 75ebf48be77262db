import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { activateByMail, createCode, logIn, register } from '../support/account-steps';
import { everythingIsSaved, openWindow } from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, showPageBreak, visibleText } from '../support/text-steps';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('from a PDF to a saved highlight, and everything still exists after a kill -9', async ({
  browser,
  startServer,
  newPerson,
}) => {
  const lena = newPerson('Lena', 'Rossi');
  const server = await startServer();
  const said: string[] = [];
  const page = await openWindow(browser, said);

  await register(page, server, lena);
  await activateByMail(page, server, lena);
  await logIn(page, server, lena);
  await createCode(page, 'Three laws', threeLaws());
  const codeUrl = page.url();

  const other = await openWindow(browser, said);
  await logIn(other, server, lena);
  await other.getByRole('link', { name: /Three laws/ }).click();
  await expect(other.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(other.getByText('No annotations yet')).toBeVisible();

  await goToPage(page, runningPage);
  await showPageBreak(page, runningPage);
  const before = await visibleText(page, runningPage);
  const after = await visibleText(page, runningPage + 1);
  // Well inside both pages: at the very edges are running headers and footers, which no highlight includes.
  const from = before.at(-5) ?? before.at(0);
  const to = after.at(4) ?? after.at(-1);
  if (!from || !to) throw new Error('no text on both sides of the page break');
  expect(await selectText(page, from, to)).not.toBe('');
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Comment' }).click();
  await page.getByLabel('Your comment').fill('Compare with the ruling on www.example.org.');
  await page.getByLabel('Your comment').press('Control+Enter');

  const card = (where: Page) => where.getByRole('article').filter({ hasText: 'Compare with the ruling' });
  await expect(card(page)).toBeVisible();
  await everythingIsSaved(page);
  await expect(card(other)).toBeVisible();
  for (const index of [runningPage, runningPage + 1]) {
    await expect(page.locator(`[data-page="${index}"] [data-layer="highlights"] path`)).toHaveCount(1);
  }

  await server.kill();
  await server.start();

  const again = await openWindow(browser, said);
  await logIn(again, server, lena);
  await again.getByRole('link', { name: /Three laws/ }).click();
  await expect(again).toHaveURL(codeUrl);
  await expect(card(again)).toBeVisible();
  await goToPage(again, runningPage);
  await expect(again.locator(`[data-page="${runningPage}"] [data-layer="highlights"] path`)).toHaveCount(1);
  expect(said.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))).toEqual([]);
});
