import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More than any screen has places for the focus: a page of contents has a link in each of its lines. */
const MOST_TABS = 400;

/**
 * Goes to an element as somebody without a mouse does: by Tab, from where the focus is. Every place on the way has to show that it has the
 * focus, and must not be hidden or covered (WCAG 2.4.7 and 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    await showsFocus(page);
    if (isThere) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Waits until what has the focus is seen: what was closed has given it back, what scrolls there has come to rest. */
export async function showsFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe('');
}

/** Goes to an element by Tab and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and writes in it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** What is wrong with where the focus is; empty where nothing is. Runs on the page. */
function faultOfFocus(): string {
  const active = document.activeElement;
  if (!active || active === document.body) return 'the focus is nowhere';
  // Tab begins there; it is no place for keys of its own.
  if (active.matches('[tabindex="-1"]')) return '';
  const focused = document.getElementById(active.getAttribute('aria-activedescendant') ?? '') ?? active;
  const name = focused.outerHTML.slice(0, 200);
  const box = focused.getBoundingClientRect();
  // Fields for screen readers alone are drawn by what stands around or beside them.
  const label =
    box.width <= 1 || box.height <= 1 ? (focused.closest('label') ?? focused.parentElement!) : focused;
  const drawn = label.getBoundingClientRect();
  const left = Math.max(drawn.left, 0);
  const top = Math.max(drawn.top, 0);
  const right = Math.min(drawn.right, innerWidth);
  const bottom = Math.min(drawn.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return `out of sight: ${name}`;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // The text of a page is drawn on its canvas: what lies over highlights is transparent.
  const isCovered =
    over !== null && !label.contains(over) && !over.contains(label) && !over.matches('[data-element]');
  if (isCovered) return `covered by ${over.outerHTML.slice(0, 100)}: ${name}`;
  const around = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.nextElementSibling,
  ];
  const isShown = around.some((element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      if (!element) return false;
      const style = getComputedStyle(element, pseudo);
      const isTransparent = (color: string) => /, 0\)$|^transparent$/.test(color);
      const hasOutline =
        style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && !isTransparent(style.outlineColor);
      // Handles between panels are painted by a line of their own.
      const isPainted =
        pseudo !== undefined && style.content !== 'none' && !isTransparent(style.backgroundColor);
      return hasOutline || style.boxShadow !== 'none' || isPainted;
    }),
  );
  return isShown ? '' : `not to be seen: ${name}`;
}
