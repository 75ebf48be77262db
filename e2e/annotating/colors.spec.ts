import { choose } from '../support/people-steps';
import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { makeAccount } from '../support/api-steps';
import { cardsOf, openNewCode, openSameCode, openWindow } from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, visibleText } from '../support/text-steps';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Colors and what they stand for' });

/** Selects a visible line of the page's text; `at` is its number. */
async function selectLine(page: Page, at: number): Promise<void> {
  const pieces = await visibleText(page, runningPage);
  const piece = pieces[at];
  if (!piece) throw new Error('the page has too little text');
  await selectText(page, piece, piece);
}

/** The highlights that were appended to a PDF: their colors, and their names. */
function subjectsOf(pdf: Buffer): readonly { color: string; subject: string | undefined }[] {
  const dicts = pdf.toString('latin1').match(/<<(?:(?!>>).)*\/Subtype \/Highlight(?:(?!endobj).)*/gs) ?? [];
  return dicts.map((dict) => {
    const shares = /\/C \[\s*([\d.]+) ([\d.]+) ([\d.]+)/.exec(dict)?.slice(1) ?? [];
    const hex = shares.map((share) =>
      Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return { color: hex.join(''), subject: /\/Subj \((.*?)\)/.exec(dict)?.[1] };
  });
}

test('named colors are seen by others immediately, chosen, filtered by, and carried by the download', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const ben = newPerson('Ben', 'Rossi');
  const said: string[] = [];
  const page = await openWindow(browser, said);
  const other = await openWindow(browser, said);
  await openNewCode(page, server, { person: ada, title: 'One law', files: threeLaws().slice(0, 1) });
  await makeAccount(server, ben);
  await page.getByRole('button', { name: 'More actions' }).click();
  const published = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('menuitem', { name: 'Make public' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click();
  await published;

  // Ben may only read: there are no colors to choose, and no names to read yet.
  await openSameCode(other, server, { url: page.url(), person: ben });
  await expect(other.getByRole('button', { name: 'What the colors stand for' })).toHaveCount(0);

  await goToPage(page, runningPage);
  await selectLine(page, 2);
  await page.keyboard.press('1');
  await selectLine(page, 4);
  await page.keyboard.press('2');
  await expect(cardsOf(other)).toHaveCount(2);

  // Ada names a color by keys, and adds a custom one.
  await page.getByRole('button', { name: /^Highlight color/ }).click();
  await page.getByRole('button', { name: 'Name the colors' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('What yellow stands for').fill('Definition');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('Saved')).toBeVisible();
  const form = dialog.getByRole('form', { name: 'Add a color' });
  await form.getByLabel('New color').fill('#5a1020');
  await expect(form.getByText(/^Too dark/)).toBeVisible();
  await form.getByLabel('New color').fill('#ffd0e8');
  await expect(form.getByText(/^Black text can be read/)).toBeVisible();
  await form.getByLabel('What it stands for').fill('Deadline');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Color of “Deadline”')).toHaveValue('#ffd0e8');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Highlight color/ })).toBeFocused();

  // Both see it immediately: on the card, and Ben in a read-only legend.
  for (const each of [page, other])
    await expect(each.getByRole('article', { name: /^Highlight “Definition” on page/ })).toContainText(
      'Definition',
    );
  await other.getByRole('button', { name: 'What the colors stand for' }).click();
  await expect(other.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Definition',
    'Deadline',
  ]);
  await other.keyboard.press('Escape');

  // The selection bar shows the names; the custom color highlights.
  await selectLine(page, 6);
  await page.getByRole('button', { name: 'All 20 colors' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await bar
    .getByRole('group', { name: 'Legend' })
    .getByRole('button', { name: 'Highlight as Deadline' })
    .click();
  await expect(cardsOf(other)).toHaveCount(3);

  // Filtered by a name: colors in use only, the named ones first.
  await other.getByRole('button', { name: 'Filter and sort' }).click();
  const colors = other.getByRole('group', { name: 'Color' });
  await expect(colors.locator('label')).toHaveText(['Definition1', 'Deadline1', 'lime1']);
  await colors.getByRole('checkbox', { name: 'Deadline' }).check();
  await expect(cardsOf(other)).toHaveCount(1);
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Clear the filter' }).click();

  // Another color for it changes the highlight, for both; a color in use is removed only after confirmation.
  await page.getByRole('button', { name: /^Highlight color/ }).click();
  await page.getByRole('button', { name: 'Name the colors' }).click();
  await dialog.getByLabel('Color of “Deadline”').fill('#c8f0ff');
  await dialog.getByRole('button', { name: 'Change everywhere' }).click();
  await expect(dialog.getByRole('button', { name: 'Change everywhere' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await choose(page, 'Download');
  const saving = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Download document' })
    .getByRole('button', { name: 'Download' })
    .click();
  const saved = await saving;
  expect(subjectsOf(readFileSync(await saved.path()))).toEqual([
    { color: 'f2e280', subject: 'Definition' },
    { color: 'd2ed91', subject: undefined },
    { color: 'c8f0ff', subject: 'Deadline' },
  ]);

  expect(said).toEqual([]);
  await page.getByRole('button', { name: /^Highlight color/ }).click();
  await page.getByRole('button', { name: 'Name the colors' }).click();
  await dialog.getByRole('button', { name: 'Remove “Deadline”' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByLabel('Color of “Deadline”')).toHaveCount(0);
  for (const each of [page, other])
    await expect(
      each.getByRole('article', { name: /^Highlight in #c8f0ff/, includeHidden: true }),
    ).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('article', { name: /^Highlight “Definition”/ })).toHaveCount(1);
  await expect(other.getByRole('article', { name: /^Highlight in #c8f0ff/ })).toHaveCount(1);
});
