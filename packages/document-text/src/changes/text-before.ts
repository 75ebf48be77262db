import type { Version } from '../alignment/alignment';

/** What stands between a word and the one before it, on the lines of both. */
export function textBefore({ words, pages }: Version, word: number): string {
  const { order, endPlace, endCharacter } = words;
  const place = endPlace[word - 1] ?? 0;
  let text = '';
  for (let at = place; at < (words.startPlace[word] ?? 0); at += 1) {
    const element = pages[order.page[at] ?? -1]?.elements[order.element[at] ?? -1] ?? '';
    text += at === place ? element.slice(endCharacter[word - 1] ?? 0) : element;
  }
  return text;
}
