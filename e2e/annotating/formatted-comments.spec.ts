import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { cardsOf, everythingIsSaved, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';

test('a comment is formatted by keys, links to an article that is shown when it is pressed, and is the same after a reload', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const [law, other] = [join(folder, 'law.pdf'), join(folder, 'other.pdf')];
  writeLaw(law, lawLines(60));
  writeLaw(other, lawLines(20));
  const nora = newPerson('Nora', 'Brandt');
  const code = await publishLaws(await newOrganiser(server, nora), 'Kaufrecht', {
    Kaufrecht: law,
    Mietrecht: other,
  });
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await openAs(page, server, nora, `/codes/${code.id}`);
  const shown = (article: string) => page.locator('[data-element]').getByText(article, { exact: false });
  const field = page.getByLabel('Your comment');

  await shown('Der Verkäufer der Sache 1 ist')
    .first()
    .dblclick({ position: { x: 60, y: 5 } });
  await page.keyboard.press('c');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Wichtig');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' für Käufer*innen und Mieter*innen, siehe [[45');
  await expect(page.getByRole('option').first()).toContainText('§ 45');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' und [[miet');
  await page.getByRole('option', { name: /Mietrecht/ }).click();
  await expect(field).toBeFocused();
  // What a choice has written is undone by the browser's own keys.
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(/und \[\[miet$/);
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue(/und \[Mietrecht\]\(article:\d+#\)$/);
  await page.keyboard.type(', dort [[12 miet');
  await page.getByRole('option', { name: /§ 12.*Mietrecht/ }).click();
  await expect(field).toHaveValue(/, dort \[§ 12, Mietrecht\]\(article:\d+#%C2%A712\)$/);
  await page.keyboard.press('Control+Enter');

  const card = cardsOf(page).first();
  const check = async () => {
    await expect(card.getByText('Wichtig')).toBeVisible();
    expect(await card.getByText('Wichtig').evaluate(({ tagName }) => tagName)).toBe('STRONG');
    await expect(card).toContainText('Wichtig für Käufer*innen und Mieter*innen, siehe § 45');
  };
  await check();
  await card.getByRole('button', { name: '§ 45' }).press('Enter');
  await expect(shown('§ 45 Pflichten')).toBeInViewport();
  await everythingIsSaved(page);
  await page.reload();
  await check();
  await card.getByRole('button', { name: '§ 45' }).click();
  await expect(shown('§ 45 Pflichten')).toBeInViewport();
  await card.getByRole('button', { name: '§ 12, Mietrecht' }).click();
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}/${code.documents[1]?.id}`));
  await expect(shown('§ 12 Pflichten')).toBeInViewport();
  await page.goBack();
  await card.getByRole('button', { name: 'Mietrecht', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}/${code.documents[1]?.id}`));
  await expect(page.getByText('No annotations yet')).toBeVisible();
  expect(said).toEqual([]);
});
