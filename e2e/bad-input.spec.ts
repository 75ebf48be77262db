import { expect, test } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccount, logIn } from './account-steps';
import { corpusFile, titleOf } from './laws';
import { createServerProcess } from './server-process';

test('what is not a readable PDF is refused in the words of the specification, and nothing of it stays', async ({
  page,
}) => {
  const server = await createServerProcess({ DEMO: '1' });
  const folder = await mkdtemp(join(tmpdir(), 'glossator-bad-'));
  try {
    const notPdf = join(folder, 'Not a law.pdf');
    await writeFile(notPdf, '<!doctype html><title>Not a law</title>');
    await server.start();
    await logIn(page, server, demoAccount);
    await page.getByRole('link', { name: 'New Code' }).first().click();
    const choose = async (path: string) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose PDFs' }).click();
      await (await chooser).setFiles(path);
    };
    await choose(notPdf);
    await expect(page.getByText('Document Not a law is not valid PDF document')).toBeVisible();
    const locked = corpusFile('needs password');
    if (locked) {
      await choose(locked);
      await expect(page.getByText(`Document ${titleOf(locked)} is locked with a password.`)).toBeVisible();
    }
    await expect(page.getByRole('row')).toHaveCount(0);
  } finally {
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
