import { expect } from '@playwright/test';
import { logIn } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { selectText, visibleText } from '../support/text-steps';

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

  // Three steps below it say what to try, and what was done.
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('img', { name: 'not done yet' })).toHaveCount(3);
  const line = (await visibleText(page, 0)).at(-2)!;
  await selectText(page, line, line);
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Comment' }).click();
  await page.getByLabel('Your comment').fill('Mine.');
  await page.getByLabel('Your comment').press('Control+Enter');
  await expect(steps.getByRole('img', { name: 'Done', exact: true })).toHaveCount(2);
  await steps.getByRole('link', { name: /Review the update that waits/ }).click();
  await page.getByRole('button', { name: 'Approve update' }).click();
  const question = page.getByRole('dialog', { name: 'Approve the update?' });
  await question.getByRole('button', { name: 'Approve update' }).click();
  await expect(steps).toContainText('That is all it takes.');
  await steps.getByRole('button', { name: 'Close the first steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(steps).toHaveCount(0);
  expect(said).toEqual([]);
});
