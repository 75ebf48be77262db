import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openNewCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, textOf, visibleText } from '../support/text-steps';

/** A line of the running page that begins inside of the viewer and ends beyond it, once the page is there: its box in window pixels. */
async function wideLine(page: Page): Promise<Box | undefined> {
  const viewer = await page.locator('[role="document"]').boundingBox();
  for (const line of await visibleText(page, runningPage)) {
    const box = await line.boundingBox();
    if (box && viewer && box.x >= viewer.x && endOf(box) >= endOf(viewer) + 20) return box;
  }
  return undefined;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const endOf = ({ x, width }: Box) => x + width;

/** Selects that line by a triple click at its beginning; returns where it ends. */
async function selectWideLine(page: Page): Promise<number> {
  await expect.poll(() => wideLine(page)).toBeDefined();
  const box = await wideLine(page);
  if (!box) throw new Error('the page has moved');
  await page.mouse.click(box.x + 10, box.y + box.height / 2, { clickCount: 3 });
  return endOf(box);
}

test('text whose end is cut off at the side of the viewer has its bar inside the viewer', async ({
  browser,
  server,
  newPerson,
}) => {
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await page.setViewportSize({ width: 1036, height: 800 });
  const person = newPerson('Nina', 'Narrow');
  await openNewCode(page, server, { person, title: 'Narrow', files: threeLaws().slice(0, 1) });
  await goToPage(page, runningPage);

  const end = await selectWideLine(page);
  const viewer = await page.locator('[role="document"]').boundingBox();
  expect(end).toBeGreaterThan((viewer?.x ?? 0) + (viewer?.width ?? 0));
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await expect(bar).toBeVisible();
  const shown = await bar.boundingBox();
  expect(shown?.x).toBeGreaterThanOrEqual(viewer?.x ?? NaN);
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((viewer?.x ?? 0) + (viewer?.width ?? 0));
  await bar.getByRole('button', { name: 'Comment' }).click();
  await expect(page.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');

  // The bar is one row however long the citation is, and a long quote ends with a whole line.
  await goToPage(page, runningPage + 1);
  await expect(textOf(page, runningPage + 1).first()).toBeVisible();
  const lines = await visibleText(page, runningPage + 1);
  const [from, to] = [lines.at(0), lines.at(-1)];
  if (!from || !to) throw new Error('there is no text in sight');
  await selectText(page, from, to);
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.height ?? NaN).toBeLessThan(48);
  await bar
    .getByRole('button', { name: /^Highlight in/ })
    .first()
    .click();
  const quote = page.getByRole('article').locator('blockquote').last();
  const height = await quote.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    return { shown: element.clientHeight / line, all: element.scrollHeight / line };
  });
  expect(height.all).toBeGreaterThan(height.shown + 1);
  expect(Math.abs(height.shown - Math.round(height.shown))).toBeLessThan(0.1);
  expect(said).toEqual([]);
});
