import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import { openNewCode, openWindow } from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { selectText, visibleText } from '../support/text-steps';

test('annotations of the whole Code are saved as a document, by color', async ({
  browser,
  server,
  newPerson,
}) => {
  const said: string[] = [];
  const page = await openWindow(browser, said);
  const person = newPerson('Ada', 'Keller');
  await openNewCode(page, server, { person, title: 'Two laws', files: threeLaws().slice(0, 2) });
  const [piece] = await visibleText(page, runningPage);
  if (!piece) throw new Error('the page has too little text');
  await selectText(page, piece, piece);
  await page.keyboard.press('c');
  await page.getByLabel('Your comment').fill('To be **checked**');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('To be checked')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Annotations as a document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annotations as a document' });
  await dialog.getByRole('radio', { name: 'Whole Code' }).click();
  await dialog.getByRole('radio', { name: 'Color' }).click();
  await dialog.getByRole('radio', { name: 'Markdown' }).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Annotations Two laws.md');
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toContain('# Annotations: Two laws');
  expect(text).toContain('To be **checked**');
  expect(text).toContain('- **Ada Keller, ');
  await expect(dialog).toBeHidden();
  expect(said).toEqual([]);
});
