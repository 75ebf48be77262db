import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { axeFindings } from '../support/axe';
import { openWindow, PNG } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws, upload } from '../support/organiser';

test('the files area shows what was uploaded and where it is used, and deletes what nothing uses', async ({
  browser,
  server,
  newPerson,
  folder,
}) => {
  const said: string[] = [];
  const person = newPerson('Ada', 'Archivist');
  const path = join(folder, 'GKV.pdf');
  writeLaw(path, lawLines(40));
  const organiser = await newOrganiser(server, person);
  const { id } = await publishLaws(organiser, 'Sales law', { GKV: path });
  await writeFile(join(folder, 'seal.png'), PNG);
  await upload(organiser, join(folder, 'seal.png'), 'image/png');
  const page = await openWindow(browser, said);
  await openAs(page, server, person, '/files');
  await expect(page.getByRole('progressbar', { name: /used/ })).toBeVisible();
  const law = page.getByRole('row', { name: /GKV/ });
  await expect(law).toContainText('Version 1');

  // A page of the PDF is drawn, and the next one.
  await page.getByRole('button', { name: 'Preview GKV' }).click();
  const preview = page.getByRole('dialog', { name: 'GKV' });
  await expect(preview.locator('canvas')).toBeVisible();
  await expect(preview.getByText(/^Page 1 of [2-9]/)).toBeVisible();
  await preview.getByRole('button', { name: 'Next page' }).click();
  await expect(preview.getByText(/^Page 2 of/)).toBeVisible();
  expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');

  // What is saved is what was uploaded.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GKV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('GKV.pdf');
  expect(await readFile(await saved.path())).toEqual(await readFile(path));

  await page.getByRole('button', { name: 'Preview File' }).click();
  await expect(page.getByRole('dialog', { name: 'File' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete File' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete File' })).toHaveCount(0);

  await law.getByRole('link', { name: 'Document' }).click();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  expect(page.url()).toContain(`/codes/${id}/`);
  expect(said).toEqual([]);
});
