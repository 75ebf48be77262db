import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { cardsOf, everythingIsSaved } from '../support/code-steps';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';
import { goToPage } from '../support/text-steps';
import { mark, markAll, placesOf } from './thousand-highlights';

const CORPUS_LAW = fileURLToPath(
  new URL('../../../shared/corpus/legal/it-codice-civile.pdf', import.meta.url),
);
const isReal = existsSync(CORPUS_LAW);
/** A word that occurs everywhere in the law. */
const WORD = isReal ? 'della' : 'verpflichtet';
const CARDS = 1000;

const list = (page: Page) => page.getByRole('list', { name: 'Annotations of this document' });
const activeCard = (page: Page) => page.locator('[data-glossator-card][aria-current="true"]');

/** The visible cards: their places in the list (from 1), ids and edges, from top to bottom, and the edges of the list. */
async function seenCards(page: Page) {
  return list(page).evaluate((element) => {
    const frame = element.parentElement?.getBoundingClientRect();
    if (!frame) throw new Error('the list is in nothing');
    const seen = [...element.children]
      .map((item) => ({
        place: Number(item.getAttribute('aria-posinset')),
        id: item.querySelector('[data-glossator-card]')?.getAttribute('data-glossator-card'),
        top: item.getBoundingClientRect().top,
        bottom: item.getBoundingClientRect().bottom,
      }))
      .filter(({ top, bottom }) => bottom > frame.top && top < frame.bottom)
      .sort((a, b) => a.place - b.place);
    return { seen, top: frame.top, bottom: frame.bottom };
  });
}

/** The page of the first fully visible card, as shown on the card (from 1). */
async function firstPageSeen(page: Page): Promise<number> {
  const { seen, top } = await seenCards(page);
  const first = seen.find((card) => card.top >= top - 1);
  const label = await page.locator(`[data-glossator-card="${first?.id ?? ''}"]`).getAttribute('aria-label');
  return Number(/page (\d+)/.exec(label ?? '')?.[1]);
}

test('a thousand annotations scroll without gaps, follow the reader, and keep their scroll position', async ({
  page,
  server,
  folder,
  newPerson,
}) => {
  const made = join(folder, 'made-law.pdf');
  if (!isReal) writeLaw(made, lawLines(CARDS));
  const person = newPerson('Dora', 'Meier');
  const organiser = await newOrganiser(server, person);
  const { api } = organiser;
  const code = await publishLaws(organiser, 'A long law', { Law: isReal ? CORPUS_LAW : made });
  const documentId = code.documents[0]?.id ?? 0;
  const hits = await placesOf(api, documentId, WORD);
  // Every second place stays unmarked, to be marked later.
  const step = hits.length / CARDS;
  const chosen = Array.from({ length: CARDS }, (_, index) => hits[Math.floor(index * step)]);
  await markAll(
    api,
    documentId,
    chosen.flatMap((hit) => hit ?? []),
  );
  await openAs(page, server, person, `/codes/${code.id}`);
  await expect(page.getByRole('tab', { name: /^Annotations/ })).toHaveText(/1,?000$/);

  // Only those in view exist; the wheel leaves no gap and never jumps back.
  expect(await cardsOf(page).count()).toBeLessThan(40);
  await expect(list(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(CARDS));
  const panel = await list(page).locator('xpath=..').boundingBox();
  if (!panel) throw new Error('the panel is not on the screen');
  await page.mouse.move(panel.x + 100, panel.y + 200);
  let before = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 700);
    await expect(async () => {
      const { seen, top, bottom } = await seenCards(page);
      expect(seen.length).toBeGreaterThan(2);
      expect(seen[0]?.top).toBeLessThanOrEqual(top + 12);
      expect(seen.at(-1)?.bottom).toBeGreaterThanOrEqual(bottom - 12);
      for (const [index, card] of seen.entries()) {
        const next = seen[index + 1];
        if (next) expect(Math.abs(next.top - card.bottom - 9)).toBeLessThanOrEqual(1);
      }
      expect(seen[0]?.place).toBeGreaterThan(before);
    }).toPass();
    before = (await seenCards(page)).seen[0]?.place ?? 0;
  }

  // The document leads, the focus stays where it is.
  const target = isReal ? 120 : 60;
  await goToPage(page, target);
  await expect.poll(() => firstPageSeen(page)).toBeGreaterThan(target - 2);
  expect(await firstPageSeen(page)).toBeLessThan(target + 12);
  expect(await page.evaluate(() => document.activeElement?.closest('aside') ?? undefined)).toBeUndefined();

  // Manual scrolling of the list is respected.
  await page.mouse.move(panel.x + 100, panel.y + 200);
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await seenCards(page)).seen[0]?.place).toBeGreaterThan(before);
  await page.waitForTimeout(700);
  const held = await seenCards(page);
  await page.waitForTimeout(700);
  expect((await seenCards(page)).seen[0]?.id).toBe(held.seen[0]?.id);

  // Another tab and back: the list keeps its position.
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('tab', { name: /^Annotations/ }).click();
  await expect.poll(async () => (await seenCards(page)).seen[0]?.id).toBe(held.seen[0]?.id);

  // What another user adds above moves nothing that is in view.
  const early = hits.find((hit) => !chosen.includes(hit));
  if (!early) throw new Error('every place is marked');
  const anchor = (await seenCards(page)).seen[2];
  await mark(api, documentId, early, 'COLOR_9');
  await expect(page.getByRole('tab', { name: /^Annotations/ })).toHaveText(/1,?001$/);
  const after = (await seenCards(page)).seen.find(({ id }) => id === anchor?.id);
  expect(Math.abs((after?.top ?? NaN) - (anchor?.top ?? NaN))).toBeLessThan(3);

  // A card leads to its highlight, the highlight to its card.
  const id = anchor?.id ?? '';
  await page.locator(`[data-glossator-card="${id}"] blockquote`).click();
  await expect(activeCard(page)).toHaveAttribute('data-glossator-card', id);
  const place = page.locator('[data-layer="highlights"] path[style*="active"]').first();
  await expect(place).toBeInViewport();
  const box = await place.boundingBox();
  if (!box) throw new Error('the highlight is not on the screen');
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('Escape');
  await expect(activeCard(page)).toHaveCount(0);
  await page.mouse.move(panel.x + 100, panel.y + 200);
  await page.mouse.wheel(0, 4000);
  await expect(page.locator(`[data-glossator-card="${id}"]`)).toHaveCount(0);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(activeCard(page)).toHaveAttribute('data-glossator-card', id);
  await expect(activeCard(page)).toBeInViewport();

  // Urls in comments are links without a referrer; script urls are not links.
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('c');
  await page.getByLabel('Your comment').fill('See www.example.org/ruling?a=1 and javascript:alert(1).');
  await page.keyboard.press('Control+Enter');
  const link = activeCard(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://www.example.org/ruling?a=1');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');

  // The filter applies immediately, is restored after a reload, and its result can be scrolled, too.
  await page.getByRole('searchbox', { name: 'Filter by word' }).fill('ruling');
  await expect(page.getByText(/^1 of 1,?001$/)).toBeVisible();
  await everythingIsSaved(page);
  await page.reload();
  await expect(page.getByText(/^1 of 1,?001$/)).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(1);
});
