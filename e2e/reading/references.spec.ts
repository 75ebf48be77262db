import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';
import { selectText } from '../support/text-steps';
import { documentOf } from '../updates/update-steps';

test('references in a law: a card by pointer and keys, a click, beside, another law of the Code; text is selected as ever', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const [kauf, miete] = ['Kauf', 'Miete'].map((title) => join(folder, `${title}.pdf`));
  if (kauf === undefined || miete === undefined) throw new Error('no files');
  const lines = lawLines(60).map((line) =>
    line.includes('der Sache 1 ist verpflichtet, sie')
      ? '(1) Es gelten § 33 Abs. 2 dieses Gesetzes, § 25 MIG und § 7 XYZ.'
      : line,
  );
  writeLaw(kauf, lines);
  writeLaw(miete, ['Gesetz über die Miete von Sachen (MIG)', ...lawLines(40).slice(1)]);
  const ada = newPerson('Ada', 'Blum');
  const organiser = await newOrganiser(server, ada);
  const code = await publishLaws(organiser, 'Verträge', { Kauf: kauf, Miete: miete });
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, ada, `/codes/${code.id}/${documentOf(code, 'Kauf').id}`);
  await expect(page.getByRole('treeitem', { name: /^§ 1 / })).toBeVisible();

  const link = page.getByRole('link', { name: '§ 33 Abs. 2', exact: true });
  const other = page.getByRole('link', { name: '§ 25 MIG' });
  const card = page.getByRole('region', { name: /^§ 33 Abs\. 2/ });
  const article = page.locator('[data-element]').getByText('(2) Der Käufer der Sache 33');
  await expect(link).toBeVisible();
  await expect(other).toBeVisible();
  await expect(page.getByRole('link', { name: /§ 7/ })).toHaveCount(0);

  const at = async (target: typeof link): Promise<readonly [number, number]> => {
    const box = await target.boundingBox();
    if (!box) throw new Error('the reference is not on the screen');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await at(link)));
  await expect(card).toContainText('Der Käufer der Sache 33 ist verpflichtet');
  await expect(card.getByRole('navigation', { name: /^What refers to § 33/ })).toContainText('§ 1');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.mouse.click(...(await at(link)));
  await expect(article).toBeInViewport();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(article).not.toBeInViewport();

  const text = page.locator('[data-element]').getByText('(1) Es gelten § 33');
  expect(await selectText(page, text, text)).toContain('§ 33 Abs. 2 dieses Gesetzes');
  await page.keyboard.press('Escape');

  await link.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  const pane = page.getByRole('region', { name: /, beside the first document/ });
  await expect(pane.locator('[data-element]').getByText('(2) Der Käufer der Sache 33')).toBeInViewport();
  await pane.getByRole('button', { name: 'Close the document beside' }).click();

  // The other law is not open: its article and what it says have been found all the same, and it is opened beside at its place.
  const otherCard = page.getByRole('region', { name: /^§ 25 MIG/ });
  await other.focus();
  await expect(otherCard).toHaveAccessibleName(/Pflichten/);
  await expect(otherCard).toContainText('Der Käufer der Sache 25 ist verpflichtet');
  await expect(otherCard).toContainText('In “Miete”');
  await expect(otherCard.getByRole('navigation', { name: /^What refers to § 25 MIG/ })).toContainText('§ 1');
  await page.keyboard.press('Tab');
  await expect(otherCard).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(otherCard).toHaveCount(0);
  await expect(other).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(pane.locator('[data-element]').getByText('§ 25 Pflichten')).toBeInViewport();
  await pane.getByRole('button', { name: 'Close the document beside' }).click();

  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Document: Miete/ })).toBeVisible();
  await expect(page.locator('[data-element]').getByText('§ 25 Pflichten')).toBeInViewport();
  expect(said).toEqual([]);
});
