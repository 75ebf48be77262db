import type { Version } from '../alignment/alignment';
import { textAtPlace } from '../layout/reading-order';

/** The text between a word and the one before it, without line ends. */
export function textBefore({ words, pages }: Version, word: number): string {
  const { order, startPlace, startCharacter, endPlace, endCharacter } = words;
  const [from, to] = [endPlace[word - 1] ?? 0, startPlace[word] ?? 0];
  let text = '';
  for (let place = from; place <= to; place += 1) {
    const element = textAtPlace(pages, order, place);
    const start = place === from ? (endCharacter[word - 1] ?? 0) : 0;
    text += element.slice(start, place === to ? (startCharacter[word] ?? 0) : undefined);
  }
  return text;
}
