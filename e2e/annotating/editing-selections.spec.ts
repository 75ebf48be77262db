import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { makeAccount, makePublic } from '../support/api-steps';
import { cardsOf, everythingIsSaved, openNewCode, openWindow } from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, visibleText } from '../support/text-steps';

const handle = (page: Page, side: 'Start' | 'End') =>
  page.getByRole('slider', { name: `${side} of the highlight` });
/** The paths of the highlights on a page: where they are drawn. */
const drawn = (page: Page) =>
  page
    .locator(`[data-page="${runningPage}"] [data-layer="highlights"] path`)
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
const quoteOf = async (card: Locator) => ((await card.locator('blockquote').textContent()) ?? '').trim();
/** The next answer to a change of a highlight. */
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/selections/'),
  );

/** Drags a handle to the end (or start) of a piece of text. */
async function drawTo(page: Page, side: 'Start' | 'End', to: Locator): Promise<void> {
  const grip = await handle(page, side).boundingBox();
  const target = await to.boundingBox();
  if (!grip || !target) throw new Error('the handle or the text is not on the screen');
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  const x = side === 'End' ? target.x + target.width : target.x;
  // The knob is below the end of its line, or above the start.
  const y = target.y + target.height / 2 + (side === 'End' ? 14 : -14);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + x) / 2, (from.y + y) / 2, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
}

test('a highlight is extended and shrunk by handles and keys, and seen by others immediately', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const bo = newPerson('Bo', 'Lang');
  const page = await openWindow(browser);
  await openNewCode(page, server, { person: ada, title: 'One law', files: threeLaws().slice(0, 1) });
  const codePath = new URL(page.url()).pathname;
  const other = await openWindow(browser);
  await makeAccount(server, bo);
  await makePublic(page, server);
  await openAs(other, server, bo, codePath);
  for (const who of [page, other]) {
    await expect(who.locator('[data-page="0"] canvas')).toBeVisible();
    await goToPage(who, runningPage);
  }
  const lines = await visibleText(page, runningPage);
  const [first, second, third, fourth] = lines.slice(2);
  if (!first || !second || !third || !fourth) throw new Error('too little text on the page');

  await selectText(page, first, first);
  await page
    .getByRole('toolbar', { name: 'Selected text' })
    .getByRole('button', { name: /Highlight in/ })
    .first()
    .click();
  await expect(cardsOf(other)).toHaveCount(1);
  const before = await quoteOf(cardsOf(other).first());
  await page
    .getByRole('button', { name: /^Comment/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /comment/i }).fill('Stays with it.');
  await page.keyboard.press('Control+Enter');
  await expect(cardsOf(other).first()).toContainText('Stays with it.');

  // Dragging: shown immediately, sent to the other window at the end; Escape would have reverted it.
  await drawTo(page, 'End', second);
  const meanwhile = await drawn(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await drawn(page)).not.toEqual(meanwhile);
  const answer = saved(page);
  await drawTo(page, 'End', second);
  await page.mouse.up();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText(/^The highlight now reads:/)).toBeAttached();
  const extended = await quoteOf(cardsOf(page).first());
  expect(extended.length).toBeGreaterThan(before.length);
  await expect(cardsOf(other).first()).toContainText('Stays with it.');
  await expect.poll(() => quoteOf(cardsOf(other).first())).toBe(extended);
  await expect.poll(() => drawn(other)).toEqual(await drawn(page));
  // No other user can move it.
  await cardsOf(other).first().click();
  await expect(handle(other, 'End')).toHaveCount(0);

  // Keys: many at once are one change.
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes += 1;
  });
  const keyed = saved(page);
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(`Shift+${key}`);
  await keyed;
  const shrunk = await quoteOf(cardsOf(page).first());
  expect(shrunk.length).toBeLessThan(extended.length);
  await expect.poll(() => quoteOf(cardsOf(other).first())).toBe(shrunk);
  expect(changes).toBe(1);

  // What follows is marked already: the extension is refused, and that one can be opened.
  await selectText(page, third, third);
  await page
    .getByRole('toolbar', { name: 'Selected text' })
    .getByRole('button', { name: /Highlight in/ })
    .first()
    .click();
  await expect(cardsOf(page)).toHaveCount(2);
  await cardsOf(page).first().click();
  await drawTo(page, 'End', fourth);
  await page.mouse.up();
  const message = page
    .getByRole('alert')
    .filter({ hasText: 'overlapping with already existing annotation(s)' });
  await expect(message).toBeVisible();
  expect(await quoteOf(cardsOf(page).first())).toBe(shrunk);
  await message.getByRole('button', { name: 'Open the existing one' }).click();
  await expect(cardsOf(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(handle(page, 'End')).toHaveCount(1);
});

test('the slower of two users is refused by the server, and offered what the colleague has marked', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const page = await openWindow(browser);
  await openNewCode(page, server, { person: ada, title: 'One law', files: threeLaws().slice(0, 1) });
  await goToPage(page, runningPage);
  // The second window of the same user receives no live events.
  const deaf = await page.context().newPage();
  await deaf.routeWebSocket(/\/socket\//, () => undefined);
  await deaf.goto(page.url());
  await expect(deaf.locator('[data-page] canvas').first()).toBeVisible();
  await goToPage(deaf, runningPage);
  const text = async (where: Page, index: number) => {
    const piece = (await visibleText(where, runningPage))[index];
    if (!piece) throw new Error('too little text on the page');
    return piece;
  };
  const mark = async (where: Page, index: number) => {
    const piece = await text(where, index);
    await selectText(where, piece, piece);
    await where
      .getByRole('toolbar', { name: 'Selected text' })
      .getByRole('button', { name: /Highlight in/ })
      .first()
      .click();
  };
  await mark(deaf, 2);
  await expect(cardsOf(deaf)).toHaveCount(1);
  await everythingIsSaved(deaf);
  await mark(page, 4);
  await everythingIsSaved(page);
  const quote = await quoteOf(cardsOf(deaf).first());
  const refused = saved(deaf);
  await drawTo(deaf, 'End', await text(deaf, 5));
  await deaf.mouse.up();
  expect((await refused).status()).toBe(409);
  const message = deaf
    .getByRole('alert')
    .filter({ hasText: 'overlapping with already existing annotation(s)' });
  await expect(message).toBeVisible();
  expect(await quoteOf(cardsOf(deaf).first())).toBe(quote);
  await message.getByRole('button', { name: 'Comment on it' }).click();
  await expect(cardsOf(deaf)).toHaveCount(2);
  await expect(cardsOf(deaf).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(deaf.getByRole('textbox', { name: /comment/i })).toBeFocused();
});
