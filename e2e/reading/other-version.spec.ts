import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';
import { approveUpdate, documentOf, updateFile } from '../updates/update-steps';

test('an old Version opens at the article that is being read, says where that is missing, and leads back', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const [old, now] = [join(folder, 'old.pdf'), join(folder, 'new.pdf')];
  const [title, ...articles] = lawLines(60);
  // In the old Version § 20 was missing, and a long preamble stood before everything.
  const start = articles.findIndex((line) => line.startsWith('§ 20 '));
  const preamble = Array.from(
    { length: 90 },
    (_, line) => `Erwägung ${line + 1} der Beratung über die Sache.`,
  );
  writeLaw(old, [title ?? '', ...preamble, ...articles.toSpliced(start, 5)]);
  writeLaw(now, [title ?? '', ...articles]);
  const nora = newPerson('Nora', 'Brandt');
  const organiser = await newOrganiser(server, nora);
  const code = await publishLaws(organiser, 'Kaufrecht', { Kaufrecht: old });
  await updateFile(organiser, documentOf(code, 'Kaufrecht'), now);
  await approveUpdate(organiser.api, code.id);

  const said: string[] = [];
  const page = await openWindow(browser, said);
  await openAs(page, server, nora, `/codes/${code.id}`);
  const shown = (article: string) => page.locator('[data-element]').getByText(article, { exact: false });
  const goTo = async (article: string) => {
    await page.locator('[role="document"]').focus();
    await page.keyboard.press('g');
    await page.getByRole('combobox', { name: 'Article or page' }).fill(article);
    await expect(page.getByRole('option').first()).toContainText(`§ ${article}`);
    await page.keyboard.press('Enter');
    await expect(shown(`§ ${article} Pflichten`)).toBeInViewport();
  };
  const openVersion = async () => {
    await page.getByRole('button', { name: 'Open version 1, read-only' }).click();
    await expect(page.getByRole('region', { name: 'An old version is shown' })).toContainText('Version 1');
  };
  await goTo('34');
  await page.getByRole('radio', { name: 'Versions' }).click();
  await openVersion();
  await expect(shown('§ 34 Pflichten')).toBeInViewport();
  await goTo('45');
  await page.getByRole('button', { name: 'Back to the current text' }).first().click();
  await expect(shown('§ 45 Pflichten')).toBeInViewport();

  await goTo('20');
  await openVersion();
  await expect(
    page.getByText('§ 20 is not in this version. You see § 19, which comes before it.'),
  ).toBeVisible();
  await expect(shown('§ 19 Pflichten')).toBeInViewport();
  // The browser's own way back leads to the same.
  await page.goBack();
  await expect(shown('§ 19 Pflichten')).toBeInViewport();
  expect(said).toEqual([]);
});
