import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { listen, openNewCode } from '../support/code-steps';
import { lawLines, writeLaw } from '../support/made-law';
import { selectText } from '../support/text-steps';

test('articles of a law without an outline: contents, go to, citation, filter', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const lena = newPerson('Lena', 'Rossi');
  const said: string[] = [];
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  listen(page, said);
  writeLaw(join(folder, 'kaufrecht.pdf'), lawLines(60));
  await openNewCode(page, server, {
    person: lena,
    title: 'Kaufrecht',
    files: [join(folder, 'kaufrecht.pdf')],
  });

  const tree = page.getByRole('tree', { name: 'Table of contents' });
  await expect(tree.getByRole('treeitem', { name: /Buch 1 Allgemeiner Teil/ })).toBeVisible();
  const article = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  await page.getByRole('searchbox', { name: 'Filter the contents' }).fill('vertretung');
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  await article('§ 28').click();
  await page.getByRole('searchbox', { name: 'Filter the contents' }).fill('');
  await expect(article('§ 28')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-element]').getByText('§ 28 Vertretung')).toBeInViewport();

  await page.locator('[role="document"]').focus();
  await page.keyboard.press('g');
  const field = page.getByRole('combobox', { name: 'Article or page' });
  await field.fill('12 2 b');
  await expect(page.getByRole('option').first()).toContainText('§ 12 Abs. 2 lit. b');
  await field.press('Enter');
  await expect(page.locator('[role="document"]')).toBeFocused();
  const letter = page.locator('[data-element]').getByText('b) die Sache 12 abzunehmen.');
  await expect(letter).toBeInViewport();
  await expect(article('§ 12')).toHaveAttribute('aria-current', 'true');

  expect(await selectText(page, letter, letter)).toContain('Sache 12');
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await bar.getByRole('button', { name: '§ 12 Abs. 2 lit. b' }).click();
  await expect(page.getByText('Copied with citation')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Sache 12 abzunehmen.*” § 12 Abs\. 2 lit\. b GKV$/);

  await bar
    .getByRole('button', { name: /^Highlight in/ })
    .first()
    .click();
  await expect(page.getByRole('article').getByText('§ 12 Abs. 2 lit. b')).toBeVisible();

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('checkbox', { name: /^Comment/ }).check();
  await expect(page.getByText('0 of 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No annotation matches the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).first().click();
  await expect(page.getByRole('article').getByText('§ 12 Abs. 2 lit. b')).toBeVisible();
  expect(said).toEqual([]);
});
