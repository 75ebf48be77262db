import { expect } from '@playwright/test';
import { makeAccount } from '../support/api-steps';
import { test } from '../support/fixtures';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openAs } from '../support/account-steps';
import { corpusFile, titleOf } from '../support/laws';

test('what is not a readable PDF is refused in the words of the specification, and nothing of it remains', async ({
  page,
  server,
  folder,
  newPerson,
}) => {
  const notPdf = join(folder, 'Not a law.pdf');
  await writeFile(notPdf, '<!doctype html><title>Not a law</title>');
  const person = newPerson('Dora', 'Meier');
  await makeAccount(server, person);
  await openAs(page, server, person, '/codes/new');
  const choose = async (path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose PDFs' }).click();
    await (await chooser).setFiles(path);
  };
  await choose(notPdf);
  await expect(page.getByRole('alert')).toHaveText('Document Not a law is not valid PDF document');
  const locked = corpusFile('needs password');
  if (locked) {
    await choose(locked);
    const refused = page.getByRole('list', { name: 'Files that were not added' });
    await expect(refused.getByText(`Document ${titleOf(locked)} is locked with a password.`)).toBeVisible();
  }
  await expect(page.getByRole('row')).toHaveCount(0);
});
