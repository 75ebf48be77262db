import type { Page } from '@playwright/test';
import { createTranslate, loadMessages, type LocaleCode } from '@glossator/i18n';

/** The words of a language, for journeys that find buttons by what they are called. */
export async function wordsIn(locale: LocaleCode) {
  const messages = await loadMessages(locale);
  return {
    annotator: createTranslate(locale, messages, 'annotator'),
    host: createTranslate(locale, messages, 'host'),
  };
}

/** English texts that a language has other words for, and no text of its own reads like. */
export async function foreignTexts(locale: LocaleCode): Promise<readonly string[]> {
  const own = new Set(textsIn(await loadMessages(locale)));
  return [...new Set(textsIn(await loadMessages('en')))].filter(
    (text) => !own.has(text) && !text.includes('{'),
  );
}

function textsIn(messages: object): readonly string[] {
  return Object.values(messages).flatMap((each: unknown) =>
    typeof each === 'object' && each !== null ? textsIn(each) : [String(each)],
  );
}

/** What is wrong with the page as it is now: words that are foreign or only a key, and what has no room. */
export function faultsOf(page: Page, foreign: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((texts) => {
    const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
    const strangers = new Set(texts);
    const faults: string[] = [];
    const check = (said: string | null) => {
      const text = (said ?? '').trim();
      if (strangers.has(text)) faults.push(`English: ${text}`);
      if (/\b(?:annotator|host)\.\w|[a-z]\.[a-z]+[A-Z]\w*|[{}]/.test(text))
        faults.push(`not written: ${text}`);
    };
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    // The words of the law are not ours.
    const ours = shown.filter(
      (element) => !element.closest('[data-page], [data-glossator-card], blockquote'),
    );
    for (const element of ours) {
      for (const name of NAMES) check(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.nodeValue);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('The page scrolls sideways');
    for (const element of shown) {
      const { left, right, width } = element.getBoundingClientRect();
      const said = `${element.tagName} “${element.textContent.trim().slice(0, 60)}”`;
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      if (
        element.matches('button, a, input, [role="tab"]') &&
        width > 1 &&
        (left < -1 || right > window.innerWidth + 1)
      )
        faults.push(`outside of the window: ${said}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      // What only screen readers are told has no width.
      const isHidden = width <= 1;
      if (
        hasText &&
        !isHidden &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('textarea, [data-page] *')
      )
        faults.push(`cut: ${said}`);
      if (
        hasText &&
        overflowX === 'visible' &&
        element.matches('button, button *, [role="tab"] *') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        faults.push(`wider than its button: ${said}`);
    }
    return [...new Set(faults)];
  }, foreign);
}
