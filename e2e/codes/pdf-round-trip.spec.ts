import { choose } from '../support/people-steps';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNewCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { writeAnnotatedLaw } from './annotated-law';

const LINES = [
  'Article 1 Duties',
  'The seller must deliver the thing.',
  'The buyer must pay the price.',
  'Signed.',
];

/** How yellow the page is beside the end of a line, where only the highlight is: 0 white, 255 full. */
async function yellowAt(page: Page, line: number): Promise<number> {
  const canvas = page.locator('[data-page="0"] canvas').first();
  return canvas.evaluate((element: HTMLCanvasElement, row) => {
    const [x, y] = [(300 / 595) * element.width, ((842 - (784 - 30 * row)) / 842) * element.height];
    const [red = 0, , blue = 0, alpha = 0] = element.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [];
    return alpha === 0 ? 0 : red - blue;
  }, line);
}

test('annotations of another program are imported, drawn once, downloaded and not imported twice', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const mara = newPerson('Mara', 'Lang');
  const law = join(folder, 'Law.pdf');
  const said: string[] = [];
  writeAnnotatedLaw(law, LINES, [
    { subtype: 'Highlight', line: 0, author: 'Ada Kern', text: 'See also Article 7', color: [1, 1, 0] },
    { subtype: 'Underline', line: 1, author: 'Ada Kern', text: '', color: [0, 0.5, 0] },
    { subtype: 'Text', line: 2, author: 'Bo Lind', text: 'Since when?' },
  ]);
  const page = await openWindow(browser, said);
  await openNewCode(page, server, { person: mara, title: 'Sales', files: [law] });
  await expect(page.getByText('3 annotations made in another program are in this PDF.')).toBeVisible();
  await expect.poll(() => yellowAt(page, 0)).toBeGreaterThan(100);
  const other = await page.context().newPage();
  await other.goto(page.url());

  await page.getByRole('button', { name: 'Import …' }).click();
  await expect(page.getByRole('dialog')).toContainText('By Ada Kern (2) and Bo Lind (1)');
  await page.getByRole('button', { name: 'Import 3 annotations' }).click();
  await expect(page.getByRole('dialog', { name: 'What was imported' })).toContainText(
    '3 annotations imported. 2 comments added.',
  );
  await page.getByRole('button', { name: 'Done' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('See also Article 7');
  await expect(cards.nth(0)).toContainText('From the PDF, by Ada Kern, 6 May 2024');
  await expect(cards.nth(1)).toContainText(LINES[1] ?? '');
  await expect(cards.nth(2)).toContainText('Since when?');
  // Ours is drawn below the page's own content, in which nothing yellow is left.
  await expect.poll(() => yellowAt(page, 0)).toBe(0);
  await expect(other.getByRole('article')).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await choose(page, 'Download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const saved = join(folder, 'Saved.pdf');
  await (await downloading).saveAs(saved);
  // Nothing was changed here: what the other program drew is in it once, unchanged.
  expect(readFileSync(saved).equals(readFileSync(law))).toBe(true);

  await choose(page, 'Import annotations');
  await expect(page.getByRole('dialog')).toContainText('There is nothing left of them to import.');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a PDF …' }).click();
  await (await choosing).setFiles(saved);
  await expect(page.getByRole('dialog')).toContainText('Nothing new was imported. 3 were already here.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(cards).toHaveCount(3);
  expect(said.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))).toEqual([]);
});

test('an import is undone, and the annotations of the PDF are drawn again', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const mara = newPerson('Mara', 'Lang');
  const law = join(folder, 'Law.pdf');
  writeAnnotatedLaw(law, LINES, [
    { subtype: 'Highlight', line: 0, author: 'Ada Kern', text: 'See also Article 7', color: [1, 1, 0] },
  ]);
  const page = await openWindow(browser);
  await openNewCode(page, server, { person: mara, title: 'Sales', files: [law] });
  await page.getByRole('button', { name: 'Import …' }).click();
  await page.getByRole('button', { name: 'Import 1 annotation' }).click();
  await expect.poll(() => yellowAt(page, 0)).toBe(0);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone: 1 highlight removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect.poll(() => yellowAt(page, 0)).toBeGreaterThan(100);
});
