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

/** English texts that a language has other words for, and no text of its own reads like. Menus call each language by its own name. */
export async function foreignTexts(locale: LocaleCode): Promise<readonly string[]> {
  const own = new Set([...textsIn(await loadMessages(locale)), 'English']);
  return [...new Set(textsIn(await loadMessages('en')))].filter(
    (text) => !own.has(text) && !text.includes('{'),
  );
}

function textsIn(messages: object): readonly string[] {
  return Object.values(messages).flatMap((each: unknown) =>
    typeof each === 'object' && each !== null ? textsIn(each) : [String(each)],
  );
}

/** Words on the page that are English in another language, or were never written; what people wrote and the law are left out. */
export function strangeWords(page: Page, foreign: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((texts) => {
    const strangers = new Set(texts);
    const texted = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('[data-page], [data-glossator-card], blockquote'));
    const words = texted.flatMap((element) => [
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue),
    ]);
    return [...new Set(words.map((text) => (text ?? '').trim()))]
      .filter((text) => strangers.has(text) || /\b(?:annotator|host|landing)\.\w|[{}]/.test(text))
      .map((text) => `not translated: ${text}`);
  }, foreign);
}

/** What has no room on the page as it is now. */
export function withoutRoom(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] =
      document.documentElement.scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : [];
    const isOwnText = ({ nodeType, nodeValue }: Node) =>
      nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
    /** What cuts off what is in it. */
    const frameOf = (element: Element): Element => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return document.documentElement;
      return getComputedStyle(parent).overflowX === 'visible' ? frameOf(parent) : parent;
    };
    const pen = document.createElement('canvas').getContext('2d');
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      // What only screen readers read has no width; the pages of the document are wider than their window where they are enlarged.
      if (width <= 1 || !element.checkVisibility() || element.closest('[data-page]')) continue;
      const report = (what: string) =>
        faults.push(`${what}: ${element.tagName} “${element.textContent.trim().slice(0, 60)}”`);
      const { overflowX, textOverflow, font, paddingLeft, paddingRight } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const hasText = [...element.childNodes].some(isOwnText);
      if (element.matches('button, a, input, [role="tab"]')) {
        const frame = frameOf(element).getBoundingClientRect();
        const isCut = left < frame.left - 1 || right > frame.right + 1;
        if (isCut && frame.width > 1) report('outside of its frame');
      }
      if (
        hasText &&
        isWider &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        !element.matches('textarea')
      )
        report('cut');
      if (
        hasText &&
        isWider &&
        overflowX === 'visible' &&
        element.matches('button, button *, [role="tab"] *')
      )
        report('wider than its button');
      if (element instanceof HTMLInputElement && element.placeholder !== '' && element.value === '' && pen) {
        pen.font = font;
        const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (pen.measureText(element.placeholder).width > room + 1) faults.push(`cut: ${element.placeholder}`);
      }
    }
    return [...new Set(faults)];
  });
}
