import { expect } from '@playwright/test';
import { logIn } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';

test('a new account tries the product with a sample, whose waiting update carries its annotations over', async ({
  browser,
  server,
  newPerson,
}) => {
  const nora = newPerson('Nora', 'Newcomer');
  await makeAccount(server, nora);
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await logIn(page, server, nora);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await expect(page.getByRole('heading', { name: 'Model statute (sample)' })).toBeVisible();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'The least harm test.' })).toBeVisible();
  await page.getByRole('link', { name: /Update waiting/ }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(said).toEqual([]);
});
