import { readFileSync } from 'node:fs';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { test } from './update-world';
import type { Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import type { Passage } from './law-versions';
import { goToPage, selectText, visibleText } from '../support/text-steps';
import { annotate, annotationsOf, approveUpdate, publishLaw, updateFile, whenCompared } from './update-steps';
import type { UpdateWorld } from './update-world';

/** A law with an approved Update and annotations of every outcome. */
async function updatedLaw(world: UpdateWorld) {
  const { law, organiser, api, code, document } = await publishLaw(world, world.ada, 'de10-tierschg');
  const some = (label: Passage['truth']['label'], count: number) =>
    law.passages.filter(({ truth }) => truth.label === label).slice(0, count);
  await annotate(api, document.id, [...some('unchanged', 8), ...some('edited', 8), ...some('deleted', 8)]);
  const before = await annotationsOf(api, document.id);
  await updateFile(organiser, document, law.newFile);
  await approveUpdate(api, code.id);
  return { organiser, code, document, before };
}

const unported = (page: Page) => page.getByRole('region', { name: 'Annotations to place' });
const activeCard = (page: Page) => unported(page).locator('article[aria-current="true"]');

test('annotations without a sure place are confirmed, placed elsewhere or manually, deleted, and all of it is undone', async ({
  browser,
  world,
}) => {
  const { server, said, ada } = world;
  const { organiser, code, document } = await updatedLaw(world);
  const now = () => annotationsOf(organiser.api, document.id);
  const open = async () => (await now()).filter(({ status }) => status !== 'success');
  const idOf = async () => Number(await activeCard(page).getAttribute('data-glossator-unported-card'));
  const one = async (id: number): Promise<TextSelection | undefined> =>
    (await now()).find((each) => each.id === id);
  const total = (await open()).length;
  const progress = (decided: number) =>
    expect(unported(page).getByRole('status', { name: `${decided} of ${total} decided` })).toBeVisible();

  const page = await openWindow(browser, said);
  await openAs(page, server, ada, `/codes/${code.id}/${document.id}?tab=code-update`);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible({ timeout: 60_000 });
  await progress(0);

  // Confirmed by its key; undone.
  await unported(page).getByText('To confirm', { exact: false }).first().click();
  await unported(page).getByRole('article').first().click();
  await expect(activeCard(page)).toHaveCount(1);
  const confirmed = await idOf();
  await page.keyboard.press('a');
  await progress(1);
  await expect.poll(async () => (await one(confirmed))?.status).toBe('success');
  expect((await one(confirmed))?.carriedOver?.confirmedBy?.name).toBe('Ada Keller');
  await page.keyboard.press('Control+z');
  await progress(0);
  await expect.poll(async () => (await one(confirmed))?.status).toBe('unconfirmed');
  await page.keyboard.press('Control+Shift+Z');
  await progress(1);

  // The old page beside the new one.
  await unported(page).getByRole('article').first().click();
  await page.keyboard.press('o');
  const old = page.getByRole('region', { name: /^Old page/ });
  await expect(old.locator('canvas').first()).toBeVisible();
  // No line of the passage to compare is cut off.
  const reading = page.locator('[role="document"]:not([data-glossator-old-place] *)');
  const cutOff = () =>
    reading.evaluate((viewer) => {
      const { right } = viewer.getBoundingClientRect();
      const pages = [...viewer.querySelectorAll('[data-page]')];
      return Math.max(...pages.map((each) => each.getBoundingClientRect().right)) - right;
    });
  const zoom = page.getByRole('button', { name: /^Zoom: / });
  await expect.poll(cutOff).toBeLessThan(0);
  await page.keyboard.press('o');
  await expect(old).toHaveCount(0);
  await expect(zoom).toContainText('100');

  // One without a place is placed by selecting text.
  await unported(page).getByText('No place').first().click();
  await unported(page).getByRole('article').first().click();
  const placed = await idOf();
  await page.keyboard.press('h');
  await goToPage(page, 0);
  const annotated = (await now()).map(({ text }) => text);
  const lines = await visibleText(page, 0);
  const texts = await Promise.all(lines.map((each) => each.innerText()));
  const isFree = (text: string) =>
    text.length > 15 && !annotated.some((other) => other.includes(text) || text.includes(other));
  const line = lines[texts.findIndex(isFree)];
  if (!line) throw new Error('every line of the first page is annotated');
  const chosen = (await selectText(page, line, line)).trim();
  await unported(page).getByRole('button', { name: 'Use this place' }).click();
  await progress(2);
  await expect.poll(async () => (await one(placed))?.status).toBe('success');
  expect((await one(placed))?.text).toBe(chosen);

  // One is deleted and restored.
  await unported(page).getByRole('article').first().click();
  const gone = await idOf();
  await activeCard(page).getByRole('button', { name: 'Delete' }).click();
  const sure = unported(page).getByRole('button', { name: 'Delete', exact: true });
  if ((await one(gone))?.data.length) await sure.last().click();
  await expect.poll(() => one(gone)).toBeUndefined();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await one(gone))?.status).toBe('failed');
  await page.reload();
  await progress(2);
});

test('versions: an old one is read as it was, compared, and restored as an update; the report is downloaded', async ({
  browser,
  world,
}) => {
  const { server, said, ada } = world;
  const { organiser, code, document, before } = await updatedLaw(world);
  const page = await openWindow(browser, said);
  await openAs(page, server, ada, `/codes/${code.id}/${document.id}`);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions of Law' });
  const version = (number: number) =>
    versions.getByRole('article', { name: new RegExp(`^Version ${number}\\b`) });
  await expect(version(2)).toContainText('current');
  await expect(version(2)).toContainText(/\d+ carried over, \d+ to confirm, \d+ without a place/);
  await expect(version(1)).toContainText('archived');

  // The old one, read-only, with its annotations as they were.
  await version(1).getByRole('button', { name: 'Open version 1, read-only' }).click();
  await expect(page.getByRole('region', { name: 'An old version is shown' })).toContainText('read-only');
  await expect(page).toHaveURL(/version=1/);
  await expect(page.getByRole('tab', { name: /^Annotations/ })).toHaveText(new RegExp(`${before.length}$`));
  const places = (all: readonly TextSelection[]) =>
    all.map(({ id, text, startPage, startElement }) => ({ id, text, startPage, startElement }));
  expect(places(await annotationsOf(organiser.api, document.id, { version: '1' }))).toEqual(places(before));
  await page.getByRole('button', { name: 'Back to the current text' }).first().click();
  await expect(page.getByRole('region', { name: 'An old version is shown' })).toHaveCount(0);

  // Compared with the current one, from the list of Versions, to which "back" returns.
  await expect(page.getByRole('radio', { name: 'Versions', checked: true })).toBeFocused();
  await version(1).getByRole('button', { name: 'Compare version 1 with another one' }).click();
  await page
    .getByRole('menuitem', { name: /^Version 2/ })
    .or(page.getByRole('menuitemradio', { name: /^Version 2/ }))
    .click();
  await expect(page.getByRole('heading', { name: 'Version 1 and version 2' })).toBeVisible();
  await expect(page.getByText(/^\d+ changes in \d+ articles$/)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('n');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.goBack();

  // The report as a table: one line per annotation.
  await page.getByRole('radio', { name: 'Versions' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Carry-over report of .* as CSV$/ }).click();
  const saved = await saving;
  const table = readFileSync(await saved.path(), 'utf8');
  expect(saved.suggestedFilename()).toMatch(/\.csv$/);
  for (const { text } of before.filter((each) => each.text.length < 40)) expect(table).toContain(text);
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Carry-over report of .* as PDF$/ }).click();
  expect(
    readFileSync(await (await printing).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  // Restored as a new Update, which waits for a review.
  await version(1).getByRole('button', { name: 'Restore version 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(version(3)).toContainText('pending');
  const planned = await whenCompared(organiser.api, code.id);
  expect(planned.documents[0]?.comparison?.verdict).toBe('changed');
});
