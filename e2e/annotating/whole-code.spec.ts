import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { everythingIsSaved, openInTwoWindows, openSameCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { overlapping } from '../support/layout-steps';
import { lawLines, writeLaw } from '../support/made-law';
import { selectText, visibleText } from '../support/text-steps';

/** Marks a line of the first page that is visible. */
async function mark(page: Page, line: number): Promise<void> {
  const wanted = (await visibleText(page, 0))[line];
  if (!wanted) throw new Error('the page shows too little text');
  await selectText(page, wanted, wanted);
  await page.keyboard.press('1');
}

async function openDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Document: / }).click();
  await page.getByRole('menuitemradio', { name: title }).click();
  await isOpen(page, title);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
}

const isOpen = (page: Page, title: string) =>
  expect(page.getByRole('button', { name: new RegExp(`^Document: ${title}`) })).toBeVisible();
const listed = (page: Page) =>
  page.getByRole('list', { name: 'Annotations of the whole Code' }).getByRole('article');
const listCode = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Whose annotations to list' })
    .getByRole('radio', { name: 'Whole Code' })
    .click();
const colorsOf = (page: Page) =>
  listed(page).evaluateAll((cards) => cards.map((card) => /in (.*) on page/.exec(card.ariaLabel ?? '')?.[1]));

test('annotations of two documents are listed together, recolored, put back and deleted in one step each', async ({
  browser,
  startServer,
  newPerson,
  folder,
}) => {
  const files = [join(folder, 'Kauf.pdf'), join(folder, 'Miete.pdf')];
  for (const file of files) writeLaw(file, lawLines(60));
  const server = await startServer();
  const said: string[] = [];
  const code = { person: newPerson('Ada', 'Keller'), title: 'Contracts', files };
  const { page, other } = await openInTwoWindows(browser, server, code, said);
  for (const line of [2, 4]) await mark(page, line);
  await openDocument(page, 'Miete');
  await mark(page, 3);
  await everythingIsSaved(page);

  // In both windows, wherever they are; who clicks one is led to its document.
  for (const where of [page, other]) {
    await listCode(where);
    await expect(listed(where)).toHaveCount(3);
  }
  await expect(page.getByRole('heading', { name: /^Kauf 2 annotations/ })).toBeVisible();
  await listed(other).last().click();
  await isOpen(other, 'Miete');
  await expect(listed(other).last()).toHaveAttribute('aria-current', 'true');
  await expect(listed(other)).toHaveCount(3);

  // By keys alone: the first, and with Shift all to the last.
  const before = await colorsOf(page);
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  const bar = page.getByRole('group', { name: 'Selected annotations' });
  await page.getByRole('checkbox').first().press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ ');
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Color' }).click();
  await page.getByRole('button', { name: 'Change to amber' }).click();
  await expect(page.getByText('3 annotations recolored')).toBeVisible();
  const after = ['amber', 'amber', 'amber'];
  expect(await colorsOf(page)).toEqual(after);
  expect(before).not.toContain('amber');
  await expect.poll(() => colorsOf(other)).toEqual(after);

  // One step back, in both documents.
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: change the color of 3 highlights')).toBeVisible();
  for (const where of [page, other]) await expect.poll(() => colorsOf(where)).toEqual(before);

  // Long words in a narrow window: nothing lies over the button beside the choice of the list.
  const german = await openWindow(browser, said);
  await german.addInitScript(() => localStorage.setItem('locale', 'de'));
  await german.setViewportSize({ width: 1036, height: 800 });
  await openSameCode(german, server, { url: page.url(), person: code.person });
  await expect(german.getByRole('button', { name: 'Auswählen', exact: true })).toBeVisible();
  const tab = german.getByRole('tabpanel', { name: /^Anmerkungen/ });
  expect(await overlapping(tab)).toEqual([]);

  // Deleted, and gone after a reload.
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('group', { name: 'Delete 3 annotations?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('3 annotations deleted')).toBeVisible();
  await expect(listed(other)).toHaveCount(0);
  await everythingIsSaved(page);
  await page.reload();
  await expect(page.getByText('0 annotations in this Code')).toBeVisible();
  await listCode(page);
  await expect(page.getByText('No document of this Code has annotations.')).toBeVisible();
  expect(said).toEqual([]);
});
