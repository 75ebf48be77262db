import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pagesOf } from './law-versions';
import { annotate, approveUpdate, openReview, publishLaw, updateFile } from './update-steps';
import { test } from './update-world';

/** Opens the dialog by its button, chooses a format, and gives the name and path of what is downloaded. */
async function download(page: Page, button: Locator, format: 'Word' | 'PDF') {
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Synopsis' });
  await dialog.getByRole('radio', { name: format }).click();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  await expect(dialog).toBeHidden();
  return { name: saved.suggestedFilename(), path: await saved.path() };
}

test('a synopsis of an Update is downloaded during its review for Word, and afterwards as a PDF', async ({
  browser,
  world,
}) => {
  const { ada } = world;
  const { law, organiser, api, code, document } = await publishLaw(world, ada, 'de10-tierschg');
  const edited = law.passages.filter(({ truth }) => truth.label === 'edited').slice(0, 3);
  await annotate(api, document.id, edited);
  await updateFile(organiser, document, law.newFile);

  const page = await openReview(browser, world, { person: ada, codeId: code.id });
  const word = await download(page, page.getByRole('button', { name: 'Synopsis', exact: true }), 'Word');
  expect(word.name).toBe('Synopsis Law.docx');
  expect(readFileSync(word.path).subarray(0, 2).toString()).toBe('PK');

  await approveUpdate(api, code.id);
  await page.goto(`${world.server.url}/codes/${code.id}/${document.id}`);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  await page.getByRole('radio', { name: 'Versions' }).click();
  const button = page.getByRole('button', { name: 'Synopsis of Law, version 1 to 2' });
  const print = await download(page, button, 'PDF');
  expect(print.name).toBe('Synopsis Law.pdf');
  const text = (await pagesOf(print.path)).flatMap(({ elements }) => elements).join(' ');
  for (const part of ['Old: version 1', 'New: version 2', 'Remark 0', 'unchanged'])
    expect(text).toContain(part);
});
