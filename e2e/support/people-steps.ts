import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { cardsOf, everythingIsSaved } from './code-steps';
import { goToPage, selectText, visibleText } from './text-steps';

/** Chooses from the menu of the open Code. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What the menu of the open Code offers. */
export async function offered(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'More actions' }).click();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return entries;
}

/** The dialog in which a Code is shared. */
export function shareDialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: `Share “${title}”` });
}

/** Sets somebody's level in the open share dialog. */
export async function setLevel(page: Page, name: string, level: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Access of ${name}`) }).click();
  await page.getByRole('option', { name: level }).click();
}

/** The bar beside selected text. */
export function selectionBar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Selected text' });
}

/** Chooses who sees what is made next. */
export async function chooseVisibility(place: Locator, visibility: string): Promise<void> {
  await place
    .getByRole('group', { name: 'Who sees new annotations' })
    .getByRole('radio', { name: visibility })
    .check();
}

/** Selects a line of a page that is shown, and nothing more. */
export async function selectLine(page: Page, pageIndex: number, line: number): Promise<void> {
  const wanted = (await visibleText(page, pageIndex))[line];
  if (!wanted) throw new Error('too little text on the page');
  await selectText(page, wanted, wanted);
}

/** Opens the form for a comment on a line of a page that is shown, and gives its field. */
export async function beginComment(page: Page, pageIndex: number, line: number): Promise<Locator> {
  await selectLine(page, pageIndex, line);
  await selectionBar(page).getByRole('button', { name: 'Comment' }).click();
  return page.getByLabel('Your comment');
}

/** Highlights a line of a page that is shown with a comment. */
export async function comment(page: Page, pageIndex: number, line: number, text: string): Promise<void> {
  const field = await beginComment(page, pageIndex, line);
  await field.fill(text);
  await field.press('Control+Enter');
  await everythingIsSaved(page);
}

/** The cards with this text that are in view. */
export function cardWith(page: Page, text: string): Locator {
  return cardsOf(page).filter({ hasText: text });
}

/** Replies in the only thread of a card. */
export async function reply(page: Page, card: Locator, text: string): Promise<void> {
  await card.click();
  await card.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Your reply' });
  await field.fill(text);
  await field.press('Control+Enter');
  await everythingIsSaved(page);
}

/** Everything the server sends to a window from now on, frames and answers, as one text. */
export function listenToServer(page: Page): () => Promise<string> {
  const received: Promise<string>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(Promise.resolve(String(payload)))),
  );
  page.on('response', (response) => {
    const isCall = /\/api\/v1\//.test(response.url()) && !/\/file\b/.test(response.url());
    if (isCall) received.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(received)).join('\n');
}

/** Shows a page in all windows. */
export async function allGoTo(pages: readonly Page[], pageIndex: number): Promise<void> {
  for (const page of pages) await goToPage(page, pageIndex);
}

/** Waits until a window shows exactly these people in the Code. */
export async function arePresent(page: Page, names: readonly RegExp[]): Promise<void> {
  const avatars = page.getByRole('img', { name: /^Present now/ });
  for (const name of names) await expect(avatars).toHaveAccessibleName(name);
  await expect(avatars.locator('> span:visible')).toHaveCount(names.length);
}
