import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Goes to another screen of the app that is open on the page, as its links do: nothing is loaded anew, which is most of what opening a screen
 * costs. Resolves when the heading of the screen before is gone.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    // The router counts its entries of the history by `idx`.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
    window.history.pushState({ idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}
