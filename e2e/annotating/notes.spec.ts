import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PNG, chooseFiles, everythingIsSaved, openInTwoWindows } from '../support/code-steps';
import { threeLaws } from '../support/laws';

const tabOf = (page: Page) => page.getByRole('tab', { name: 'Notes' });
const notesOf = (page: Page) =>
  page.getByRole('list', { name: 'Notes on this document' }).getByRole('article');

test('general notes are written, changed and deleted, and seen by others immediately', async ({
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
  await expect(other.getByText('No notes yet')).toBeVisible();

  await tabOf(page).click();
  await page.getByRole('button', { name: 'Write a note' }).first().click();
  const field = page.getByLabel('Your note');
  await expect(field).toBeFocused();
  await field.fill('Ask the client about www.example.org.');
  // A draft survives a change of tabs, and an accidental Escape.
  await page.getByRole('tab', { name: /^Annotations/ }).click();
  await tabOf(page).click();
  await expect(field).toHaveValue('Ask the client about www.example.org.');
  await field.press('Escape');
  await expect(page.getByText('Discard what you have written?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await field.press('Control+Enter');
  await page.getByRole('button', { name: 'Write a note' }).first().click();
  await field.fill('Second note');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  for (const where of [page, other]) {
    await expect(notesOf(where)).toHaveCount(2);
    await expect(notesOf(where).nth(0)).toContainText('Second note');
    await expect(notesOf(where).nth(1).getByRole('link', { name: 'www.example.org' })).toBeVisible();
  }
  await notesOf(page).nth(0).getByRole('button', { name: 'Edit the note' }).click();
  await page.getByLabel('Change your note').fill('Changed note');
  await page.getByLabel('Change your note').press('Control+Enter');
  await expect(notesOf(other).nth(0)).toContainText('Changed note');
  await expect(notesOf(page).nth(0)).toBeFocused();

  // Files on a note are seen by the others, inline and as a download.
  const own = notesOf(page).nth(0);
  await chooseFiles(page, own.getByRole('button', { name: 'Attach files' }), [
    { name: 'Plan.png', mimeType: 'image/png', buffer: PNG },
    { name: 'Gone.png', mimeType: 'image/png', buffer: PNG },
    { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await expect(own.getByRole('alert').filter({ hasText: 'run.exe' })).toContainText('cannot be');
  await own.getByRole('button', { name: 'Dismiss' }).click();
  const theirs = notesOf(other).nth(0);
  await theirs.getByRole('button', { name: 'Plan.png', exact: true }).click();
  await expect(theirs.getByRole('img', { name: 'Plan.png' })).toBeVisible();
  const download = other.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Download Plan.png' }).click();
  expect(readFileSync(await (await download).path()).equals(PNG)).toBe(true);
  await own.getByRole('button', { name: 'Delete Gone.png' }).click();
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(theirs.getByText('Gone.png')).toHaveCount(0);

  await notesOf(page).nth(1).getByRole('button', { name: 'Delete the note' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notesOf(other)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Notes on this document' })).toBeFocused();
  await page.getByRole('tabpanel').getByLabel('Filter by word').fill('nowhere');
  await expect(page.getByText('No note contains “nowhere”.')).toBeVisible();

  await everythingIsSaved(page);
  await server.kill();
  await server.start();
  await other.reload();
  await expect(notesOf(other)).toHaveCount(1);
  await expect(notesOf(other).nth(0)).toContainText('Changed note');
  await notesOf(other).nth(0).getByRole('button', { name: 'Plan.png', exact: true }).click();
  await expect(notesOf(other).getByRole('img', { name: 'Plan.png' })).toBeVisible();
});
