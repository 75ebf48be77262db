import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { test } from './update-world';
import { openAs } from '../support/account-steps';
import { chooseFiles, dropFile, openWindow } from '../support/code-steps';
import { corpusFile } from '../support/laws';
import { writeLaw, writeScan } from '../support/made-law';
import { annotate, publishLaw, stateOf } from './update-steps';

/** An unrelated document. */
const OTHER = Array.from(
  { length: 80 },
  (_, index) => `Recipe ${index + 1}: stir flour, butter and ${index + 2} eggs until the dough is smooth.`,
);

test('files that cannot be the next version are reported before a decision', async ({ browser, world }) => {
  const { server, folder, said, ada } = world;
  const { law, organiser, code, document } = await publishLaw(world, ada, 'de11-uwg');
  await annotate(organiser.api, document.id, law.passages.slice(0, 20));
  const before = await stateOf(organiser.api, code.id);
  const page = await openWindow(browser, said);
  await openAs(page, server, ada, `/codes/${code.id}/organise`);
  const row = page.getByRole('grid', { name: 'Documents' }).getByRole('row', { name: 'Law' });
  const give = (name: string, make: (path: string) => void) => {
    const path = join(folder, name);
    make(path);
    return chooseFiles(page, row.getByRole('button', { name: 'Replace Law with a new file' }), path);
  };
  const refused = async (text: RegExp) => {
    await expect(row.getByRole('alert')).toContainText(text);
    await row.getByRole('button', { name: /^Dismiss the message/ }).click();
    await expect(row.getByRole('alert')).toHaveCount(0);
  };

  // Refused immediately: nothing to review results from it.
  await give('letter.pdf', (path) => writeFileSync(path, 'Dear Ada, this is a letter.'));
  await refused(/is not valid PDF document/);
  await give('empty.pdf', (path) => writeFileSync(path, ''));
  await refused(/empty|not valid PDF/);
  await dropFile(page, row, law.oldFile);
  await refused(/same as the current one: nothing to review/);
  // One that needs a password is in the corpus only.
  const locked = corpusFile('needs password');
  if (locked) {
    await chooseFiles(page, row.getByRole('button', { name: 'Replace Law with a new file' }), locked);
    await refused(/locked with a password/);
  }
  expect(await stateOf(organiser.api, code.id)).toEqual(before);
  await expect(page.getByRole('link', { name: 'Review update' })).toHaveCount(0);

  // A scan: reported here, in the review, and in the dialog of the decision.
  await give('scan.pdf', (path) => writeScan(path, 3));
  await expect(row.getByText(/A scan without text/)).toBeVisible();
  await expect(row.getByText('20 without a place')).toBeVisible();
  await page.getByRole('link', { name: 'Review update' }).click();
  await expect(page.getByText('The new file is a scan without text')).toBeVisible();
  await page.getByRole('button', { name: 'Approve update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve the update?' });
  await expect(dialog).toContainText('all annotations of this document will have no place');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();

  // An unrelated document: reported before a decision; discarding it leaves nothing behind.
  await give('cooking.pdf', (path) => writeLaw(path, OTHER));
  await expect(row.getByText(/A totally different document/)).toBeVisible();
  await row.getByRole('link', { name: 'Review Law' }).click();
  await expect(page.getByText('This looks like another document')).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: 'Take back what the update does to Law' }).click();
  await expect(page.getByRole('link', { name: 'Review update' })).toHaveCount(0);
  expect((await organiser.api<Code>('GET', `/codes/${code.id}`)).hasUpdate).toBe(false);
  expect(await stateOf(organiser.api, code.id)).toEqual(before);
  // The browser logs the refused upload itself.
  const refusals = said.filter((text) => /status of (400|409|415|422)/.test(text));
  for (const text of refusals) said.splice(said.indexOf(text), 1);
});
