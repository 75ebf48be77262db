import axe from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * All that axe finds on the page as it is now, or in what `within` selects of it, except by the rules of `without`: each broken rule with
 * the elements that break it.
 *
 * axe's own bridge to Playwright ends each analysis in a new window, for frames of other origins; that costs more than the analysis, and
 * the app has no frames.
 */
export async function axeFindings(
  page: Page,
  { within = 'html', without = [] }: { readonly within?: string; readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  // Of what is not broken only the rules are noted, not every element.
  const options: axe.RunOptions = { resultTypes: ['violations'], rules };
  const { violations } = await page.evaluate((asked) => window.axe.run(asked.within, asked.options), {
    within,
    options,
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
