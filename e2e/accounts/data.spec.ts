import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { axeFindings } from '../support/axe';
import { cardsOf, openWindow } from '../support/code-steps';
import { test, WITHOUT_RATE_LIMITS } from '../support/fixtures';
import { threeLaws } from '../support/laws';
import { newOrganiser, publishLaws } from '../support/organiser';

interface Hit {
  readonly excerpt: string;
  readonly match: { readonly start: number; readonly end: number };
}

test('all data of an account is taken along to another server, where the highlight is', async ({
  browser,
  server,
  startServer,
  newPerson,
  folder,
}) => {
  const ada = newPerson('Ada', 'Lovelace');
  const organiser = await newOrganiser(server, ada);
  const { documents } = await publishLaws(organiser, 'Obligations', { Sales: threeLaws()[0] ?? '' });
  const documentId = documents[0]?.id ?? 0;
  const { data } = await organiser.api<{ readonly data: readonly Hit[] }>(
    'GET',
    `/documents/${documentId}/search?text=the`,
  );
  const [hit] = data;
  if (!hit) throw new Error('The law has no article');
  const { excerpt, match, ...range } = hit;
  const text = excerpt.slice(match.start, match.end);
  const place = { ...range, documentId, text, color: 'COLOR_3' };
  const { id: selectionId } = await organiser.api<{ id: number }>('POST', '/selections', place);
  await organiser.api('POST', '/selections/comments', { selectionId, text: 'Taken along' });
  const page = await openWindow(browser);
  await openAs(page, server, ada, '/account/profile');
  const download = page.getByRole('button', { name: 'Download all my data' });
  await expect(download).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await download.press('Enter');
  const file = join(folder, 'data.zip');
  await (await downloading).saveAs(file);

  const there = await startServer(WITHOUT_RATE_LIMITS);
  const eve = newPerson('Eve', 'Curie');
  await makeAccount(there, eve);
  const other = await openWindow(browser);
  await openAs(other, there, eve, '/account/profile');
  const choosing = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Import a ZIP' }).press('Enter');
  await (await choosing).setFiles(file);
  const section = other.getByRole('region', { name: 'Your data' });
  await expect(section.getByText(/^1 document, 1 highlight, 1 comment/)).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(other)).toEqual([]);
  await section.getByRole('link', { name: 'Obligations' }).click();
  await expect(cardsOf(other).filter({ hasText: 'Taken along' })).toBeVisible({ timeout: 60_000 });
});
