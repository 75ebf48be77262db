import { expect } from '@playwright/test';
import { test } from './update-world';
import type { Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { chooseFiles, openWindow } from '../support/code-steps';
import { newOrganiser, publishLaws } from '../support/organiser';
import { lawVersions } from './law-versions';
import {
  annotate,
  annotationsOf,
  changesAreShown,
  documentOf,
  judgePlaces,
  whenCompared,
} from './update-steps';

const positionOf = async (page: Page) =>
  Number(/^(\d+) of/.exec((await page.getByText(/^\d+ of [\d,]+$/).textContent()) ?? '')?.[1]);
const activeCard = (page: Page) => page.locator('article[aria-current="true"]');

test('two laws with 200 annotations are replaced, reviewed and approved, and a reader sees the new text immediately', async ({
  browser,
  world,
}) => {
  const { server, folder, said, ada, ben } = world;
  const laws = {
    // The German Civil Code.
    Civil: await lawVersions('de01-bgb', folder),
    Youth: await lawVersions('de14-jgg', folder),
  };
  const organiser = await newOrganiser(server, ada);
  await makeAccount(server, ben);
  const { api } = organiser;
  const files = { Civil: laws.Civil.oldFile, Youth: laws.Youth.oldFile };
  const code = await publishLaws(organiser, 'Two laws', files);
  await api('PATCH', `/codes/${code.id}`, { isPublic: true });
  const made = {
    Civil: await annotate(api, documentOf(code, 'Civil').id, laws.Civil.passages),
    Youth: await annotate(api, documentOf(code, 'Youth').id, laws.Youth.passages),
  };
  expect(made.Civil.size + made.Youth.size).toBeGreaterThanOrEqual(200);

  const reader = await openWindow(browser, said);
  await openAs(reader, server, ben, `/codes/${code.id}`);
  await expect(reader.locator('[data-page="0"] canvas')).toBeVisible();
  const oldPages = await pagesIn(reader);

  // New files for both, through the screen; readers keep the current text.
  const page = await openWindow(browser, said);
  await openAs(page, server, ada, `/codes/${code.id}/organise`);
  for (const title of ['Civil', 'Youth'] as const) {
    const button = page.getByRole('button', { name: `Replace ${title} with a new file` });
    await chooseFiles(page, button, laws[title].newFile);
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText(/\d+ carried over/)).toBeVisible({ timeout: 60_000 });
    await expect(row.getByText('contains updates to resolve')).toBeVisible();
  }
  await expect(page.getByText('2 changes wait for review')).toBeVisible();
  await whenCompared(api, code.id);
  expect(await pagesIn(reader)).toBe(oldPages);

  // The review: stepping through changes by keys, and the annotations.
  await page.getByRole('link', { name: 'Review update' }).click();
  await expect(page.getByRole('heading', { name: /^Update of/ })).toBeVisible();
  await changesAreShown(page);
  for (const expected of [1, 2, 3]) {
    await page.keyboard.press('n');
    await expect.poll(() => positionOf(page)).toBe(expected);
    await expect(activeCard(page)).toBeInViewport();
  }
  await page.keyboard.press('Shift+N');
  await expect.poll(() => positionOf(page)).toBe(2);
  await page.getByRole('tab', { name: /^Annotations/ }).click();
  const outcomes = page.getByRole('group', { name: 'What happens to the annotations of this document' });
  await outcomes.getByRole('button', { name: /no place/ }).click();
  await page.keyboard.press('j');
  await expect(activeCard(page)).toContainText('formerly');
  await page.getByRole('button', { name: /^Document: Civil/ }).click();
  await page.getByRole('menuitemradio', { name: /^Youth/ }).click();
  await expect(page.getByRole('button', { name: /^Document: Youth/ })).toBeVisible();

  await page.getByRole('button', { name: 'Approve update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve the update?' });
  await expect(dialog).toContainText(/\d+ will wait for confirmation/);
  await dialog.getByRole('button', { name: 'Approve update' }).click();
  await expect(page.getByText(/^The update has been approved/)).toBeVisible();
  // The law that was looked at last stays the open one.
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}/${documentOf(code, 'Youth').id}\\?`));
  await expect.poll(() => pagesIn(reader)).not.toBe(oldPages);

  for (const title of ['Civil', 'Youth'] as const) {
    const now = await annotationsOf(api, documentOf(code, title).id);
    expect(now).toHaveLength(made[title].size);
    const outcome = judgePlaces(now, laws[title].judge, ({ id }) => made[title].get(id));
    expect(outcome.wrong).toEqual([]);
    expect((100 * outcome.right) / outcome.judged, outcome.notRight.join('\n')).toBeGreaterThan(94);
  }
});

/** How many pages the open document has. */
async function pagesIn(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  return (await field.locator('xpath=..').textContent()) ?? '';
}
