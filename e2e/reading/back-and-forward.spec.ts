import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';
import { documentOf } from '../updates/update-steps';

test('back and forward lead over documents, say where to, pass over what was deleted, and keep the address', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const files = ['Kauf', 'Miete', 'Pacht'].map((title, index) => {
    const path = join(folder, `${title}.pdf`);
    writeLaw(path, [`Gesetz über die ${title}`, ...lawLines(40 + index).slice(1)]);
    return [title, path] as const;
  });
  const lea = newPerson('Lea', 'Wyss');
  const organiser = await newOrganiser(server, lea);
  const code = await publishLaws(organiser, 'Verträge', Object.fromEntries(files));
  const idOf = (title: string) => documentOf(code, title).id;
  const said: string[] = [];
  const page = await openWindow(browser, said);
  // Below that the buttons are entries of the menu.
  await page.setViewportSize({ width: 1720, height: 900 });
  await openAs(page, server, lea, `/codes/${code.id}`);

  const shown = (article: string) => page.locator('[data-element]').getByText(`§ ${article} Pflichten`);
  const back = page.getByRole('button', { name: /^Back to / });
  const forward = page.getByRole('button', { name: /^Forward / });
  const goTo = async (article: string) => {
    await page.locator('[role="document"]').focus();
    await page.keyboard.press('g');
    await page.getByRole('combobox', { name: 'Article or page' }).fill(article);
    await expect(page.getByRole('option').first()).toContainText(`§ ${article}`);
    await page.keyboard.press('Enter');
    await expect(shown(article)).toBeInViewport();
  };
  const choose = async (title: string) => {
    await page.getByRole('button', { name: /^Document: / }).click();
    await page.getByRole('menuitemradio', { name: new RegExp(`^${title}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/${idOf(title)}$`));
    await expect(page.locator('[data-page] canvas').first()).toBeVisible();
  };
  await goTo('33');
  await choose('Miete');
  await goTo('25');
  await choose('Pacht');
  await expect(back).toHaveAttribute('title', /^Back to § 25 Miete/);
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(shown('25')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/${idOf('Miete')}$`));
  await back.click();
  await expect(shown('25')).not.toBeInViewport();
  await expect(back).toHaveAttribute('title', /^Back to § 33 Kauf/);
  await back.click();
  await expect(shown('33')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/${idOf('Kauf')}$`));
  await expect(forward).toHaveAttribute('title', /^Forward to .*Miete/);
  // The browser's own history has the documents in the order in which they were open.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${idOf('Miete')}$`));
  await expect(back).toHaveAttribute('title', /^Back to § 33 Kauf/);
  await choose('Pacht');

  await organiser.api('DELETE', `/documents/${idOf('Miete')}`);
  await organiser.api('POST', `/codes/${code.id}/review`, { reviewResult: 'approve' });
  await expect(back).toHaveAttribute('title', /^Back to § 33 Kauf/);
  await back.click();
  await expect(shown('33')).toBeInViewport();
  expect(said).toEqual([]);
});
