import { inOtherLetters } from '../carry-over/growth-document';
import type { SourceItem, SourcePage } from '../carry-over/items';

/** Of every so many lines one has a word replaced, and of every so many a passage is repealed. */
const EDITED_EVERY = 45;
const REPEALED_EVERY = 400;
const REPEALED_LINES = 8;
/** Of every so many pages one is repealed, a new one comes, and two are moved so far. */
const GONE_EVERY = 97;
const NEW_EVERY = 60;
const MOVED_EVERY = 150;
const MOVED_PAGES = 2;
const MOVED_BY = 20;

/** A law as an act with many articles would amend it: words replaced, passages repealed, others inserted, others moved. Always the same for the same pages. */
export function amendedPages(pages: readonly SourcePage[]): readonly SourcePage[] {
  let line = 0;
  const amended = pages.flatMap((page, index) => {
    const items = page.items.flatMap((item) => {
      line += 1;
      if (line % REPEALED_EVERY < REPEALED_LINES) return [];
      return [line % EDITED_EVERY === 0 ? withOtherWord(item) : item];
    });
    const kept = index % GONE_EVERY === GONE_EVERY - 1 ? [] : [{ ...page, items }];
    const model = pages[(index + Math.floor(pages.length / 2)) % pages.length] ?? page;
    return index % NEW_EVERY === NEW_EVERY - 1 ? [inOtherLetters(model, 7), ...kept] : kept;
  });
  for (let at = MOVED_EVERY; at + MOVED_BY + MOVED_PAGES < amended.length; at += MOVED_EVERY)
    amended.splice(at + MOVED_BY, 0, ...amended.splice(at, MOVED_PAGES));
  return amended;
}

function withOtherWord(item: SourceItem): SourceItem {
  const words = item.str.split(' ');
  const middle = Math.floor(words.length / 2);
  if (words.length < 4) return item;
  return {
    ...item,
    str: words.map((word, index) => (index === middle ? `amended${word.length}` : word)).join(' '),
  };
}
