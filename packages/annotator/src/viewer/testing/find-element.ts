import type { Page } from 'playwright';

/** The index of the first element of a page (from 0) whose text contains a string. Throws where there is none. */
export async function elementWith(page: Page, pageIndex: number, text: string): Promise<number> {
  const { elements } = await page.evaluate((index) => window.viewer.pageText(index), pageIndex);
  const element = elements.findIndex((candidate) => candidate.includes(text));
  if (element < 0) throw new Error(`No element with "${text}" on page ${pageIndex}`);
  return element;
}
