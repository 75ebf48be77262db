import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { everythingIsSaved, openInTwoWindows } from '../support/code-steps';
import { threeLaws } from '../support/laws';
import { goToPage } from '../support/text-steps';

const tabOf = (page: Page) => page.getByRole('tab', { name: 'Bookmarks' });
const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Bookmarks of this document' }).getByRole('listitem');

test('bookmarks are made, renamed and deleted by keys, seen by others immediately, and lead to their pages', async ({
  browser,
  startServer,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const server = await startServer();
  const { page, other } = await openInTwoWindows(browser, server, {
    person: ada,
    title: 'Three laws',
    files: threeLaws(),
  });
  await tabOf(other).click();
  await expect(other.getByText('No bookmarks yet')).toBeVisible();

  await goToPage(page, 2);
  await page.locator('[role="document"]').click({ position: { x: 4, y: 200 } });
  await page.keyboard.press('b');
  const field = page.getByLabel(/Name of the new bookmark/);
  await expect(field).toBeFocused();
  await field.fill('  Duty of care ');
  await field.press('Enter');
  await goToPage(page, 0);
  // The demo statutes begin with Roman numerals.
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue(/^[1i]$/);
  await page.getByRole('button', { name: 'Bookmark this page' }).click();
  await field.fill(`z${'x'.repeat(300)}`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Bookmark this page' }).click();
  await field.fill('About');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  for (const where of [page, other]) {
    await expect(rowsOf(where)).toHaveCount(3);
    await expect(rowsOf(where).nth(0)).toContainText('About');
    await expect(rowsOf(where).nth(1)).toContainText(`z${'x'.repeat(254)}`);
    await expect(rowsOf(where).nth(1)).not.toContainText('x'.repeat(255));
    await expect(rowsOf(where).nth(2)).toContainText('Duty of care');
  }

  await rowsOf(page).nth(0).getByRole('button').first().focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Scope');
  await page.keyboard.press('Enter');
  await expect(rowsOf(other).nth(0)).toContainText('Scope');
  await expect(rowsOf(page).nth(0).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue(/./);
  await expect(page.locator('[data-page="2"] canvas')).toBeVisible();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).nth(2).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowsOf(other)).toHaveCount(2);

  await page.getByLabel('Filter by name').fill('SCOPE');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByLabel('Filter by name').fill('nowhere');
  await expect(page.getByText('No bookmark contains “nowhere”.')).toBeVisible();

  await everythingIsSaved(page);
  await server.kill();
  await server.start();
  await other.reload();
  await tabOf(other).click();
  await expect(rowsOf(other)).toHaveCount(2);
  await expect(rowsOf(other).nth(0)).toContainText('Scope');
});
