import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiFor } from '../support/api-steps';
import { cardsOf, everythingIsSaved, listen, openInTwoWindows } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { mark, placesOf } from './thousand-highlights';

const tagsOn = (page: Page, at: number) =>
  cardsOf(page).nth(at).getByRole('list', { name: 'Tags' }).locator('bdi');
const field = (page: Page) => page.getByRole('combobox', { name: 'New tag' });

test('two highlights are tagged by keys, live in another window, filtered by tags, and tagged still after a reload and offline', async ({
  browser,
  startServer,
  newPerson,
  folder,
}) => {
  const law = join(folder, 'Law.pdf');
  writeLaw(law, lawLines(20));
  const server = await startServer();
  const said: string[] = [];
  const person = newPerson('Ada', 'Keller');
  const code = { person, title: 'Tagged', files: [law] };
  const { page, other } = await openInTwoWindows(browser, server, code, said);
  const api = await apiFor(server, person);
  const codeId = page.url().split('/codes/')[1]?.split(/[/?#]/)[0] ?? '';
  const { documents } = await api<{ documents: { id: number }[] }>('GET', `/codes/${codeId}`);
  const documentId = documents[0]?.id ?? 0;
  const [first, second] = await placesOf(api, documentId, 'verpflichtet');
  if (!first || !second) throw new Error('The law does not have the word twice');
  for (const place of [first, second]) await mark(api, documentId, place, 'COLOR_1');
  await expect(cardsOf(page)).toHaveCount(2);

  // By keys alone: the first from a list, the second from what is offered.
  await cardsOf(page).first().click();
  await page.getByRole('button', { name: 'Add tag' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Frist,Haftung');
  await page.keyboard.press('Enter');
  await expect(tagsOn(page, 0)).toHaveText(['Frist', 'Haftung']);
  await expect(tagsOn(other, 0)).toHaveText(['Frist', 'Haftung']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await cardsOf(page).nth(1).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.keyboard.type('fri');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tagsOn(other, 1)).toHaveText(['Frist']);

  // What is pressed while something is typed does not move away under the pointer.
  await page.keyboard.type('ein Schlagwort mit vielen langen Worten');
  await cardsOf(page).nth(1).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
  await expect(tagsOn(other, 1)).toHaveText(['Frist', 'ein Schlagwort mit vielen langen Worten']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove the tag “ein Schlagwort/ }).press('Delete');
  await expect(tagsOn(other, 1)).toHaveText(['Frist']);
  await expect(cardsOf(page)).toHaveCount(2);
  await everythingIsSaved(page);

  await page.reload();
  await expect(tagsOn(page, 0)).toHaveText(['Frist', 'Haftung']);
  await page.getByRole('button', { name: 'Filter and sort', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Frist/ }).check();
  await expect(cardsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Haftung/ }).check();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await page.getByRole('searchbox', { name: 'Filter by word' }).fill('haft');
  await expect(cardsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the filter' }).click();

  // What is tagged without a connection meets what was tagged elsewhere meanwhile: both stay.
  await page.context().setOffline(true);
  await cardsOf(page).nth(1).click();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.keyboard.type('offline,');
  await expect(tagsOn(page, 1)).toHaveText(['Frist', 'offline']);
  await cardsOf(other).nth(1).click();
  await other.getByRole('button', { name: 'Add tag' }).click();
  await other.keyboard.type('online,');
  await everythingIsSaved(other);
  await page.context().setOffline(false);
  await everythingIsSaved(page);
  for (const where of [page, other])
    await expect(tagsOn(where, 1)).toHaveText(['Frist', 'online', 'offline']);

  // Merged in the whole Code, while another window changes one of them; and again as it was, in one step.
  await page.getByRole('button', { name: 'Filter and sort', exact: true }).click();
  await page.getByRole('button', { name: 'Rename or delete tags …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of this Code' });
  await dialog.getByRole('button', { name: 'Rename the tag “Frist”' }).click();
  await page.keyboard.type('haftung');
  await expect(dialog).toContainText('Changes 2 annotations.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText(['Haftung2', 'offline1', 'online1']);
  await page.keyboard.press('Escape');
  for (const where of [page, other]) {
    await expect(tagsOn(where, 0)).toHaveText(['Haftung']);
    await expect(tagsOn(where, 1)).toHaveText(['Haftung', 'online', 'offline']);
  }
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  for (const where of [page, other])
    await expect(tagsOn(where, 1)).toHaveText(['Frist', 'online', 'offline']);
  await expect(tagsOn(other, 0)).toHaveText(['Frist', 'Haftung']);

  // A window that was not open yet.
  const third = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  listen(third, said);
  await third.goto(page.url());
  await expect(tagsOn(third, 1)).toHaveText(['Frist', 'online', 'offline']);
  await third.context().close();
  expect(
    said.filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket|The server cannot be reached/.test(text)),
  ).toEqual([]);
});
