import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cardsOf, everythingIsSaved, openInTwoWindows } from '../support/code-steps';
import { test } from '../support/fixtures';
import { writeScan } from '../support/made-law';

/** Drags the mouse over the page (from 0) between two of its points, given as shares of its width and height. */
async function drag(
  page: Page,
  number: number,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await page.locator(`[data-page="${number}"]`).boundingBox();
  if (!box) throw new Error('the page is not on the screen');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 6 });
  await page.mouse.up();
}

const frameOf = (page: Page) => page.getByRole('application', { name: /^Area on page/ });
const inkOf = (page: Page) =>
  cardsOf(page)
    .first()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 0 && value < 200).length / (data.length / 4);
    });

test('areas of a scan are marked by mouse and by keys, shown with their pictures, commented on, undone, and kept', async ({
  browser,
  startServer,
  newPerson,
  folder,
}) => {
  const scan = join(folder, 'Plan.pdf');
  writeScan(scan, 2);
  const server = await startServer();
  const said: string[] = [];
  const code = { person: newPerson('Ada', 'Keller'), title: 'Plans', files: [scan] };
  const { page, other } = await openInTwoWindows(browser, server, code, said);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Mark an area/ }).click();
  await expect(frameOf(page)).toBeFocused();
  await drag(page, 0, [0.2, 0.05], [0.6, 0.2]);
  await expect(frameOf(page)).toHaveCount(0);
  for (const where of [page, other]) {
    await expect(cardsOf(where)).toHaveCount(1);
    await expect(cardsOf(where).getByRole('img', { name: 'Picture of the area on page 1' })).toBeVisible();
    await expect(cardsOf(where).locator('canvas')).toBeVisible();
    // Bars and what is between them, and neither alone.
    await expect.poll(() => inkOf(where)).toBeGreaterThan(0.15);
    expect(await inkOf(where)).toBeLessThan(0.6);
  }

  await page.keyboard.press('c');
  await page.keyboard.type('The seal is missing');
  await page.keyboard.press('Control+Enter');
  await expect(cardsOf(other).getByText('The seal is missing')).toBeVisible();

  // By keys alone, on the next page; and Escape leaves it.
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('d');
  await expect(frameOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frameOf(page)).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(frameOf(page)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('application', { name: /^Area on page 2/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cardsOf(other)).toHaveCount(2);
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('Control+z');
  await expect(cardsOf(other)).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(cardsOf(other)).toHaveCount(2);

  await everythingIsSaved(page);
  await server.kill();
  await server.start();
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(
    cardsOf(page)
      .nth(1)
      .getByRole('img', { name: /page 2$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Area on page 2, .*, no comments/ })).toBeAttached();
  expect(said.filter((line) => !/Failed to load resource|WebSocket/.test(line))).toEqual([]);
});
