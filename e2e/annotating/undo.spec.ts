import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { cardsOf, everythingIsSaved, openNewCode, openSameCode, openWindow } from '../support/code-steps';
import { threeLaws } from '../support/laws';
import { selectText, visibleText } from '../support/text-steps';

/** Selects a line of the first page that is visible. */
async function selectLine(page: Page, line: number): Promise<string> {
  const lines = await visibleText(page, 0);
  const wanted = lines[line];
  if (!wanted) throw new Error('the page shows too little text');
  return selectText(page, wanted, wanted);
}

test('one’s own actions are undone and redone, by keys, buttons and messages, and others see it', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const problems: string[] = [];
  const page = await openWindow(browser, problems);
  await openNewCode(page, server, { person: ada, title: 'Three laws', files: threeLaws() });
  const other = await openWindow(browser);
  await openSameCode(other, server, { url: page.url(), person: ada });

  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await selectLine(page, 1);
  await page.keyboard.press('1');
  await expect(undo).toHaveAccessibleName('Undo: highlight text');
  await page.keyboard.press('c');
  const field = page.getByLabel('Your comment');
  await field.fill('Is that still the law?');
  // In a field the key is the browser's.
  await field.press('End');
  await page.keyboard.type(' x');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue(/ x$/);
  await expect(cardsOf(page)).toHaveCount(1);
  await field.fill('Is that still the law?');
  await field.press('Control+Enter');
  await expect(cardsOf(other)).toContainText(['Is that still the law?']);
  await page.locator('[data-glossator-card]').first().focus();
  await page.keyboard.press('3');
  await expect(undo).toHaveAccessibleName('Undo: change color');
  const recolored = await cardsOf(page).first().getAttribute('aria-label');
  await expect(cardsOf(other).first()).toHaveAttribute('aria-label', recolored ?? '');
  await page.keyboard.press('Control+z');
  await expect(cardsOf(page).first()).not.toHaveAttribute('aria-label', recolored ?? '');
  await page.keyboard.press('Control+Shift+Z');
  await expect(cardsOf(page).first()).toHaveAttribute('aria-label', recolored ?? '');

  // Deleted with its comment; the message offers undo.
  await cardsOf(page).first().getByRole('button', { name: 'Delete the highlight' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(cardsOf(other)).toHaveCount(0);
  const message = page.getByRole('status').filter({ hasText: 'Highlight deleted' });
  await message.getByRole('button', { name: 'Undo' }).click();
  for (const where of [page, other]) {
    await expect(cardsOf(where)).toHaveCount(1);
    await expect(cardsOf(where)).toContainText(['Is that still the law?']);
  }
  await expect(page.getByText('Undone: delete highlight')).toBeVisible();

  // From another document, undo opens the one in which the change was made.
  const first = await page.getByRole('button', { name: /^Document: / }).getAttribute('aria-label');
  await page.getByRole('button', { name: /^Document: / }).click();
  await page.getByRole('menuitemradio').nth(1).click();
  await expect(page.getByRole('button', { name: /^Document: / })).not.toHaveAttribute(
    'aria-label',
    first ?? '',
  );
  await page.locator('[role="document"]').click({ position: { x: 4, y: 200 } });
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Document: / })).toHaveAttribute('aria-label', first ?? '');
  await expect(cardsOf(other).first()).not.toHaveAttribute('aria-label', recolored ?? '');

  await everythingIsSaved(page);
  await other.reload();
  await expect(cardsOf(other)).toContainText(['Is that still the law?']);
  expect(problems).toEqual([]);
});
