import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { apiFor } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { newOrganiser } from '../support/organiser';

const CODES = 150;

test('a long library: pages come as they are scrolled to, few rows exist, and who comes back is where they were', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Blum');
  await newOrganiser(server, ada);
  const api = await apiFor(server, ada);
  for (let index = 1; index <= CODES; index += 1)
    await api('POST', '/codes', { title: `Law ${String(index).padStart(3, '0')}` });
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, ada, '/library');
  const list = page.getByRole('list', { name: 'Library' });
  const book = (title: string) => list.getByRole('link', { name: new RegExp(`^${title}`) });
  await expect(book('Law 150')).toBeVisible();

  const first = list.getByRole('listitem').first();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(first).toHaveAttribute('aria-setsize', String(CODES));
  await book('Law 150').focus();
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(book('Law 001')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
  // What has the focus is there, wherever the page is scrolled to.
  await expect(book('Law 150')).toBeFocused();
  await expect(book('Law 100')).toHaveCount(0);

  const place = await page.evaluate(() => window.scrollY);
  await book('Law 001').click();
  await expect(page).toHaveURL(/\/codes\/\d+/);
  await expect(list).toHaveCount(0);
  await page.goBack();
  await expect(book('Law 001')).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(300);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', String(CODES + 1));
  await expect(table.getByRole('row', { name: /Law 150/ })).toHaveAttribute('aria-rowindex', '2');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  expect(said).toEqual([]);
});
