import type { Locator, Page } from 'playwright';
import type { App } from './apps';

/** What a stranger does with an app, step by step; each rejects where it does not work. */
export interface Visitor {
  /** Opens the law. */
  open(): Promise<void>;
  /** Selects a passage. */
  select(): Promise<void>;
  /** Highlights it, and finds it again after a reload. */
  highlight(): Promise<void>;
  /** Finds the articles of the law. */
  articles(): Promise<void>;
  /** Finds what the app adds, where it adds something. */
  parts(): Promise<void>;
}

/** A visitor of an app that shows one annotator, in English, and keeps highlights in the browser. */
export function createVisitor(page: Page, address: string, { hasParts }: App): Visitor {
  return {
    async open() {
      await page.goto(address);
      await firstPageOf(page);
    },
    select: () => selectLine(page, page, 'Selected text'),
    async highlight() {
      await page.keyboard.press('1');
      await page.waitForFunction(() =>
        Object.entries(localStorage).some(
          ([key, text]) => /highlights|annotations/.test(key) && String(text).includes('verpflichtet'),
        ),
      );
      if (hasParts) await statusOf(page, 1, 'selection saved').waitFor();
      await page.reload();
      await panelOf(page, /annotations/iu)
        .getByText('Der Verkäufer der Sache 1')
        .waitFor();
    },
    articles: () => articleOf(panelOf(page, /contents/iu)),
    async parts() {
      if (hasParts) await findParts(page);
    },
  };
}

/** The page, or the part of it that one annotator has. */
export type Scope = Pick<Page | Locator, 'locator' | 'getByRole'>;

/** Waits until the first page is drawn and has its text. */
export async function firstPageOf(scope: Scope): Promise<void> {
  await scope.locator('[data-page="0"] canvas').waitFor();
  await lineOf(scope).waitFor({ state: 'attached' });
}

/** A panel at the side, which is called after the tabs that it has. */
export const panelOf = (scope: Scope, name: RegExp): Locator => scope.getByRole('complementary', { name });

/** Waits until the last article of the law is in the contents. */
export async function articleOf(contents: Locator): Promise<void> {
  await contents.getByText('§ 28 Vertretung').first().waitFor({ state: 'attached' });
}

/** Drags over a line, until the bar that is called so appears. */
export async function selectLine(page: Page, scope: Scope, bar: string): Promise<void> {
  const box = await lineOf(scope).boundingBox();
  if (!box) throw new Error('The line is not on the screen');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 8 });
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('toolbar', { name: bar }).waitFor();
}

/** A line of the law that every app shows. */
const lineOf = (scope: Scope): Locator =>
  scope.locator('[data-page="0"] [data-element]').filter({ hasText: 'verpflichtet' }).first();

/** What an app with parts of its own says in the toolbar. */
const statusOf = (page: Page, highlights: number, last: string): Locator =>
  page.getByText(`highlights: ${highlights}, last: ${last}`);

/** After a reload: the highlight was loaded, which is no event; its card has a field, and the panel a tab of the app's. */
async function findParts(page: Page): Promise<void> {
  await statusOf(page, 1, 'nothing yet').waitFor();
  await panelOf(page, /annotations/iu)
    .getByText('File number 1')
    .waitFor();
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.getByText('Select a passage and press 1.').waitFor();
}
