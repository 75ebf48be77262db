import { rangeBetween } from '@glossator/document-text';
import type { PageText, Position } from '@glossator/document-text';
import type { SetLaw, SetWord } from '../../../packages/document-text/src/testing/typeset';

/** Distance from the left edges of one column to those of the next, in points. */
const COLUMN = 260;
/** Words of the second column are in articles from this number on. */
export const SECOND_COLUMN = 100_000;

/** A text without the spaces between its words, as Chinese is set. */
export function withoutSpaces(law: SetLaw): SetLaw {
  const moved = ({ page, element, character }: Position): Position => {
    const before = law.pages[page]?.elements[element]?.slice(0, character) ?? '';
    return { page, element, character: before.replaceAll(' ', '').length };
  };
  const pages = law.pages.map((page): PageText => {
    const elements = page.elements.map((text) => text.replaceAll(' ', ''));
    const { boxes } = page;
    return boxes
      ? {
          ...page,
          elements,
          boxes: boxes.map((box, at) => ({ ...box, width: (elements[at]?.length ?? 0) * box.height })),
        }
      : { ...page, elements };
  });
  const words = law.words.map((word) => ({ ...word, start: moved(word.start), end: moved(word.end) }));
  return setLaw(pages, words, law.running);
}

/**
 * Two texts side by side, page by page; their elements come column by column, or line by line as from a table.
 */
export function sideBySide(left: SetLaw, right: SetLaw, isByLine: boolean): SetLaw {
  const words: SetWord[] = [];
  const pages: PageText[] = [];
  const moves: ((side: 0 | 1, element: number) => number)[] = [];
  for (let page = 0; page < Math.max(left.pages.length, right.pages.length); page += 1) {
    const sides = [left.pages[page], right.pages[page]].map((one, side) =>
      (one?.elements ?? []).map((text, element) => {
        const box = one?.boxes?.[element] ?? { x: 0, y: 0, width: 0, height: 0 };
        return { side, element, text, box: { ...box, x: box.x + side * COLUMN } };
      }),
    );
    const all = sides.flat();
    if (isByLine) all.sort((a, b) => b.box.y - a.box.y || a.side - b.side);
    const placeOf = new Map(all.map(({ side, element }, at) => [`${side} ${element}`, at]));
    moves.push((side, element) => placeOf.get(`${side} ${element}`) ?? 0);
    pages.push({
      page,
      elements: all.map(({ text }) => text),
      lineEnds: all.map(() => true),
      boxes: all.map(({ box }) => box),
    });
  }
  for (const [side, law] of [
    [0, left],
    [1, right],
  ] as const)
    for (const word of law.words) {
      const at = ({ page, element, character }: Position): Position => ({
        page,
        element: moves[page]?.(side, element) ?? 0,
        character,
      });
      words.push({
        ...word,
        start: at(word.start),
        end: at(word.end),
        article: word.article + side * SECOND_COLUMN,
      });
    }
  return setLaw(pages, words, []);
}

function setLaw(pages: readonly PageText[], words: readonly SetWord[], running: readonly Position[]): SetLaw {
  return {
    pages,
    words,
    running,
    rangeOf: (first, last) => {
      const [from, to] = [words[first], words[last]];
      if (!from || !to) throw new Error('no such word');
      return rangeBetween(from.start, to.end);
    },
  };
}
