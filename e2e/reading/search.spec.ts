import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { listen, openNewCode } from '../support/code-steps';
import { test } from '../support/fixtures';
import { lawLines, writeLaw } from '../support/made-law';
import { selectText, textOf } from '../support/text-steps';

const LEGAL = fileURLToPath(new URL('../../../shared/corpus/legal/', import.meta.url));

interface Laws {
  readonly files: readonly [string, string];
  readonly titles: readonly [string, string];
  /** A word that occurs in both, and the citation of an article with it. */
  readonly word: string;
  readonly citation: RegExp;
  /** A part of a word that is not a word itself. */
  readonly part: string;
}

/** Two Swiss laws of the corpus, or two that are made here. */
function twoLaws(folder: string): Laws {
  const [first, second] = [join(LEGAL, 'ch-de-uwg.pdf'), join(LEGAL, 'ch-de-dsg.pdf')];
  if (existsSync(first) && existsSync(second))
    return {
      files: [first, second],
      titles: ['ch-de-uwg', 'ch-de-dsg'],
      word: 'Bundesrat',
      citation: /Art\. \d+/,
      part: 'undesra',
    };
  const files = [join(folder, 'kauf.pdf'), join(folder, 'miete.pdf')] as const;
  for (const file of files) writeLaw(file, lawLines(60));
  return { files, titles: ['kauf', 'miete'], word: 'Gruppe', citation: /§ \d+/, part: 'rupp' };
}

const field = (page: Page) => page.locator('[data-glossator-search-field]');
const status = (page: Page) => page.getByRole('search').getByRole('status').first();
const chooseScope = (page: Page, name: string) =>
  page.getByRole('search').getByRole('radio', { name }).click();
const results = (page: Page) => page.getByRole('listbox', { name: 'Places found' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
/** The mark of the active hit. */
const marked = (page: Page) => page.locator('[data-layer="hits"] path[style*="hit-active"]').first();

test('searching a document, all documents of a Code, and what was written on them', async ({
  browser,
  server,
  folder,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Rossi');
  const said: string[] = [];
  const page = await browser.newPage();
  listen(page, said);
  const laws = twoLaws(folder);
  await openNewCode(page, server, { person: ada, title: 'Wettbewerb', files: laws.files });

  // In the document: a list by article, with citations; the list, the keys and the marks go together.
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('/');
  await field(page).fill(laws.word);
  await expect(status(page)).toHaveText(/^1 of \d+$/);
  const inFirst = Number(/\d+$/.exec((await status(page).textContent()) ?? '')?.[0]);
  expect(inFirst).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'List the places found' }).click();
  await expect(results(page).getByRole('option').filter({ hasText: laws.citation }).first()).toBeVisible();
  await results(page).getByRole('option').nth(2).click();
  await expect(status(page)).toHaveText(`3 of ${inFirst}`);
  await expect(chosen(page).locator('mark')).toHaveText(new RegExp(laws.word, 'i'));
  await expect(marked(page)).toBeAttached();
  await results(page).press('ArrowUp');
  await expect(status(page)).toHaveText(`2 of ${inFirst}`);
  await results(page).press('n');
  await expect(status(page)).toHaveText(`3 of ${inFirst}`);
  await results(page).press('Shift+N');
  await expect(status(page)).toHaveText(`2 of ${inFirst}`);

  // Options.
  await field(page).fill(laws.part);
  await expect(status(page)).toHaveText(/^\d+ of \d+$/);
  await page.getByRole('button', { name: 'Whole words' }).click();
  await expect(status(page)).toHaveText('Nothing found');
  await expect(page.getByText(`Nothing found for “${laws.part}”.`)).toBeVisible();
  await page.getByRole('button', { name: 'Whole words' }).click();

  // In all documents: a hit in the other one opens it there, and the list stays.
  await field(page).fill(laws.word);
  await chooseScope(page, 'Whole Code');
  await expect(status(page)).toHaveText(/^\d+ places found$/);
  const total = Number(/^\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(inFirst);
  // Each document can be collapsed; one far below is reached without what is above it.
  const head = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}: \\d+ places`) });
  await expect(head(laws.titles[0])).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(results(page).getByRole('option')).toHaveCount(0);
  await head(laws.titles[1]).press('Enter');
  await expect(results(page).getByRole('option').first()).toHaveAttribute(
    'aria-posinset',
    String(inFirst + 1),
  );
  await expect(head(laws.titles[1])).toBeFocused();
  await head(laws.titles[0]).click();
  await results(page).focus();
  await page.keyboard.press('End');
  await expect(status(page)).toHaveText(`${total} of ${total}`);
  await expect(
    page.getByRole('button', { name: `Document: ${laws.titles[1]}. Choose another` }),
  ).toBeVisible();
  await expect(chosen(page)).toHaveAttribute('aria-posinset', String(total));
  await expect(marked(page)).toBeAttached();
  await expect(field(page)).toHaveValue(laws.word);
  await page.keyboard.press('Home');
  await expect(
    page.getByRole('button', { name: `Document: ${laws.titles[0]}. Choose another` }),
  ).toBeVisible();
  // In view, not only drawn: what is scrolled after the text is selected below would take the bar along.
  await expect(marked(page)).toBeInViewport();

  // What was written: a comment in the first law is found from the second one; a later change is announced.
  await page.getByRole('button', { name: 'Close the search' }).click();
  const line = textOf(page, 0).first();
  await line.scrollIntoViewIfNeeded();
  expect((await selectText(page, line, line)).trim()).not.toBe('');
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Ask the Registry about this');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').getByText('Ask the Registry')).toBeVisible();
  await page.getByRole('button', { name: /^Document: / }).click();
  await page.getByRole('menuitemradio', { name: laws.titles[1] }).click();
  await expect(page.locator('[data-page] canvas').first()).toBeVisible();
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('/');
  await field(page).fill('registry');
  await chooseScope(page, 'Annotations');
  await expect(status(page)).toHaveText('1 place found');
  await expect(results(page).getByRole('option')).toContainText(/Comment.*Ada Rossi/);
  await results(page).getByRole('option').click();
  await expect(
    page.getByRole('button', { name: `Document: ${laws.titles[0]}. Choose another` }),
  ).toBeVisible();
  await expect(page.getByRole('article').getByText('Ask the Registry')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Write a note' }).first().click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('The registry has answered');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Something has changed since this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(status(page)).toHaveText('2 places found');
  expect(said).toEqual([]);
});
