import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Locator, Page } from '@playwright/test';
import { openNewCode } from '../support/code-steps';
import { threeLaws } from '../support/laws';

const edgeOf = (page: Page, side: 'left' | 'right') =>
  page.getByRole('separator', { name: `Width of the ${side} panel` });
const leftPanel = (page: Page) => page.getByRole('complementary', { name: 'Contents, bookmarks and pages' });
const rightPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Updates, notes and annotations' });
const widthOf = async (panel: Locator) => Math.round((await panel.boundingBox())?.width ?? 0);

async function chooseDocument(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: /^Document:/ }).click();
  await page.getByRole('menuitemradio').nth(place).click();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
}

test('panels are resized by keys and pointer, and restored for each document', async ({
  page,
  server,
  newPerson,
}) => {
  const person = newPerson('Dora', 'Meier');
  await openNewCode(page, server, { person, title: 'Three laws', files: threeLaws() });
  const edge = edgeOf(page, 'right');
  await expect(edge).toHaveAttribute('aria-valuenow', '344');

  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '360');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '296');
  expect(await widthOf(rightPanel(page))).toBe(296);
  await page.keyboard.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', '200');
  await page.keyboard.press('End');
  const most = Number(await edge.getAttribute('aria-valuemax'));
  expect(most).toBeGreaterThan(400);
  await expect(edge).toHaveAttribute('aria-valuenow', String(most));
  expect(await widthOf(rightPanel(page))).toBe(most);
  // One key press moves it immediately, also from the largest width that the window allows.
  await page.keyboard.press('ArrowRight');
  expect(await widthOf(rightPanel(page))).toBe(most - 16);
  await edge.dblclick();
  await expect(edge).toHaveAttribute('aria-valuenow', '344');

  const box = await edge.boundingBox();
  if (!box) throw new Error('the edge is not on the screen');
  await page.mouse.move(box.x + 4, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 48, box.y + 310, { steps: 5 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '300');

  // The first document is left with notes at 300 pixels and the left panel closed.
  await page.getByRole('tab', { name: 'Notes' }).click();
  await edgeOf(page, 'left').focus();
  await page.keyboard.press('Enter');
  await expect(leftPanel(page)).toHaveCount(0);
  // The focus of keyboard users stays where it is.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // A document without stored panels takes over the current ones, and is left with others.
  await chooseDocument(page, 1);
  await expect(rightPanel(page).getByRole('tab', { selected: true })).toHaveText('Notes');
  await page.getByRole('button', { name: 'Contents panel' }).click();
  await leftPanel(page).getByRole('tab', { name: 'Pages' }).click();
  await rightPanel(page).getByRole('tab', { name: 'Annotations' }).click();
  await edgeOf(page, 'right').dblclick();

  await chooseDocument(page, 0);
  await expect(leftPanel(page)).toHaveCount(0);
  await expect(rightPanel(page).getByRole('tab', { selected: true })).toHaveText('Notes');
  expect(await widthOf(rightPanel(page))).toBe(300);
  await page.reload();
  await expect(rightPanel(page).getByRole('tab', { selected: true })).toHaveText('Notes');
  await expect(leftPanel(page)).toHaveCount(0);
  expect(await widthOf(rightPanel(page))).toBe(300);
  await chooseDocument(page, 1);
  await expect(leftPanel(page).getByRole('tab', { selected: true })).toHaveText('Pages');
  await expect(rightPanel(page).getByRole('tab', { selected: true })).toHaveText(/^Annotations/);
  expect(await widthOf(rightPanel(page))).toBe(344);

  // In a narrow window the document keeps the larger half, whatever was chosen.
  await page.setViewportSize({ width: 1036, height: 800 });
  for (const side of ['left', 'right'] as const) {
    await edgeOf(page, side).focus();
    await page.keyboard.press('End');
  }
  const stage = await page.locator('[role="document"]').boundingBox();
  expect(stage?.width).toBeGreaterThan(450);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1036);
  for (const side of ['left', 'right'] as const) {
    await edgeOf(page, side).focus();
    await page.keyboard.press('Home');
    await expect(edgeOf(page, side)).toHaveAttribute('aria-valuenow', '200');
  }
  expect(await widthOf(leftPanel(page))).toBe(200);
  // Every tab can still be read and pressed.
  for (const tab of await page.getByRole('tab').all()) {
    const place = await tab.boundingBox();
    const panel = await tab.locator('xpath=ancestor::aside').boundingBox();
    if (!place || !panel) throw new Error('a tab is not on the screen');
    expect(place.x + place.width).toBeLessThanOrEqual(panel.x + panel.width + 1);
  }
});
