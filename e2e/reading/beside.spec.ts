import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { newOrganiser, publishLaws } from '../support/organiser';
import { approveUpdate, documentOf, updateFile } from '../updates/update-steps';

test('two documents side by side: read, searched and gone through each for itself, until one is closed or deleted', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const [kauf, miete, newer] = ['Kauf', 'Miete', 'Neue Miete'].map((title, index) => {
    const path = join(folder, `${title}.pdf`);
    writeLaw(path, [`Gesetz über die ${title}`, ...lawLines(40 + index).slice(1)]);
    return path;
  });
  const mia = newPerson('Mia', 'Frei');
  const organiser = await newOrganiser(server, mia);
  const code = await publishLaws(organiser, 'Verträge', { Kauf: kauf ?? '', Miete: miete ?? '' });
  const mieteDocument = documentOf(code, 'Miete');
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, mia, `/codes/${code.id}/${documentOf(code, 'Kauf').id}`);
  await expect(page.getByRole('treeitem', { name: /^§ 1 / })).toBeVisible();
  const address = page.url();
  const workers = page.workers().length;

  const pane = page.getByRole('region', { name: /, beside the first document/ });
  const first = page.locator('[data-glossator-pair] [role="group"]').first();
  const shown = (side: Locator, article: string) =>
    side.locator('[data-element]').getByText(`§ ${article} Pflichten`);
  const openBeside = async (title: string) => {
    await first.getByRole('button', { name: /^Document: / }).click();
    await page.getByRole('menuitem', { name: `Open ${title} beside` }).click();
    await expect(pane.locator('[data-page] canvas').first()).toBeVisible();
  };
  const goTo = async (article: string) => {
    await page.keyboard.press('g');
    await page.getByRole('combobox', { name: 'Article or page' }).fill(article);
    await expect(page.getByRole('option').first()).toContainText(`§ ${article}`);
    await page.keyboard.press('Enter');
  };

  await openBeside('Miete');
  await expect(pane.getByText('Read only')).toBeVisible();
  await expect(pane.getByRole('group', { name: 'Annotator: Miete' })).toBeFocused();
  await goTo('33');
  await expect(shown(pane, '33')).toBeInViewport();
  await expect(shown(first, '1')).toBeInViewport();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Sache 12');
  await expect(pane.getByText('Sache 12').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await first.locator('[role="document"]').focus();
  await goTo('21');
  await expect(shown(first, '21')).toBeInViewport();
  expect(page.url()).toBe(address);

  // A new Version comes to the side that has the document, at the article that is read there.
  await pane.locator('[role="document"]').focus();
  await goTo('25');
  await updateFile(organiser, mieteDocument, newer ?? '');
  await approveUpdate(organiser.api, code.id);
  await expect(page.getByText('This document has been updated. You see its new version.')).toBeVisible();
  await expect(shown(pane, '25')).toBeInViewport();

  await pane.getByRole('button', { name: 'Close the document beside' }).click();
  await expect(pane).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(workers);

  // The same document on both sides, at the same place; in a narrow window one of the two.
  await openBeside('Kauf');
  await expect(shown(pane, '21')).toBeInViewport();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(pane).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByRole('radio', { name: 'Kauf' }).first().click();
  await expect(first).toBeVisible();
  await expect(pane).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(shown(first, '21')).toBeInViewport();
  await expect(shown(pane, '21')).toBeInViewport();

  // Pages that fit are fitted when there is less room, and shown as before when there is more.
  await page.setViewportSize({ width: 2200, height: 900 });
  await openBeside('Miete');
  const zoom = pane.getByRole('button', { name: /^Zoom: / });
  await expect(zoom).toContainText('100');
  await page.setViewportSize({ width: 1036, height: 800 });
  const cutOff = () =>
    pane.locator('[role="document"]').evaluate((viewer) => {
      const { right } = viewer.getBoundingClientRect();
      const pages = [...viewer.querySelectorAll('[data-page]')];
      // Without a page there is nothing to be cut off, and nothing shown.
      if (pages.length === 0) return NaN;
      return Math.max(...pages.map((each) => each.getBoundingClientRect().right)) - right;
    });
  await expect.poll(cutOff).toBeLessThan(0);
  await page.setViewportSize({ width: 2200, height: 900 });
  await expect(zoom).toContainText('100');
  await organiser.api('DELETE', `/documents/${mieteDocument.id}`);
  await approveUpdate(organiser.api, code.id);
  await expect(page.getByText('“Miete” was deleted. It has been closed beside.')).toBeVisible();
  await expect(pane).toHaveCount(0);
  expect(said).toEqual([]);
});
