import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The elements of a page's text that show something, in their order. */
export function textOf(page: Page, pageIndex: number): Locator {
  return page.locator(`[data-page="${pageIndex}"] [data-element]`).filter({ hasText: /\S/ });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the text is not on the screen');
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}

/** Navigates to a page (from 0) by the toolbar's field. */
export async function goToPage(page: Page, pageIndex: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  // In brackets it is the page number, whatever label the page has.
  await field.fill(`(${pageIndex + 1})`);
  await field.press('Enter');
  await expect(page.locator(`[data-page="${pageIndex}"] canvas`)).toBeVisible();
}

/** Scrolls with the wheel, as a reader would, until the break after the page is in the middle of the viewer. */
export async function showPageBreak(page: Page, pageIndex: number): Promise<void> {
  const next = page.locator(`[data-page="${pageIndex + 1}"]`);
  const viewer = page.locator('[role="document"]');
  const area = await viewer.boundingBox();
  if (!area) throw new Error('there is no viewer');
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await expect(async () => {
    const box = await next.boundingBox();
    const distance = box ? box.y - (area.y + area.height / 2) : area.height;
    if (Math.abs(distance) > 120) await page.mouse.wheel(0, distance);
    expect(Math.abs(distance)).toBeLessThanOrEqual(120);
  }).toPass({ timeout: 30_000 });
  await expect(textOf(page, pageIndex).first()).toBeAttached();
  await expect(textOf(page, pageIndex + 1).first()).toBeAttached();
}

/** Drags the mouse from the start of one piece of text to the end of another, and returns what the browser selected. */
export async function selectText(page: Page, from: Locator, to: Locator): Promise<string> {
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x + 1, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 8 });
  await page.mouse.move(end.x + end.width - 1, end.y, { steps: 8 });
  await page.mouse.up();
  return page.evaluate(() => document.getSelection()?.toString() ?? '');
}

/** Pieces of a page's text that are on the screen now, inside the viewer. */
export async function visibleText(page: Page, pageIndex: number): Promise<readonly Locator[]> {
  const viewer = await page.locator('[role="document"]').boundingBox();
  if (!viewer) return [];
  const all = await textOf(page, pageIndex).all();
  const shown: Locator[] = [];
  for (const piece of all) {
    const box = await piece.boundingBox();
    if (
      box &&
      box.width > 40 &&
      box.y > viewer.y + 10 &&
      box.y + box.height < viewer.y + viewer.height - 10
    ) {
      shown.push(piece);
    }
  }
  return shown;
}
