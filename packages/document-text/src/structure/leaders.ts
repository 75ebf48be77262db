import { withoutEnd } from '../folding/without-end';

/** A word or ditto mark before the number of a page. */
const NAMED_PAGE = /\s(?:pag\.?|page|p\.|S\.|[”"])\s*\d{1,4}\s*$/u;
const LISTED_PAGE = /(?:^|\s)(?:pag\.|[”"])\s*\d{1,4}\s*$/u;
/** Dots that lead to a page, at least. */
const FEWEST_DOTS = 3;

/** A line of nothing but dots and the number of a page: the dots of a whole page may stand after all of its entries. */
export const ONLY_LEADERS = /^[\s.…\d]+$/u;

/** Whether a line ends in a page number after dots, a ditto mark or "pag.", or has nothing else. */
export function endsInListedPage(text: string): boolean {
  return LISTED_PAGE.test(text) || (!NAMED_PAGE.test(text) && endsInLeaders(text));
}

/** Whether a line ends as an entry of a table of contents: with dots to a page number, or a word or ditto mark before it. */
export function endsInLeaders(text: string): boolean {
  return withoutLeaders(text) !== text;
}

/** A line without the dots, words and ditto marks to a page number, and without that number. */
export function withoutLeaders(text: string): string {
  const led = withoutEnd(text.trimEnd(), /\d/u).trimEnd();
  const rest = led.endsWith('…') ? withoutEnd(led, /…/u).trimEnd() : withoutDots(led);
  return rest.length < led.length ? rest : text.replace(NAMED_PAGE, '');
}

/** A text without the dots at its end and the white space between and before them, where they are enough. */
function withoutDots(text: string): string {
  const rest = withoutEnd(text, /[\s.]/u);
  const dots = text.slice(rest.length).replace(/\s/gu, '').length;
  return dots < FEWEST_DOTS ? text : rest;
}
