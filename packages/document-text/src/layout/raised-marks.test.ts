import { describe, expect, it } from 'vitest';
import type { PageText } from '../pages/page-text';
import { readDocument } from './read-document';
import { CONTINUES, LINE_END } from './reading-order';

/** One line of pieces: text, and how far up and how high it is. */
function line(...pieces: readonly (readonly [text: string, up: number, height: number])[]): PageText[] {
  let x = 72;
  const boxes = pieces.map(([text, up, height]) => {
    const box = { x, y: 400 + up, width: text.length * 5, height };
    x += box.width;
    return box;
  });
  return [
    {
      page: 0,
      elements: pieces.map(([text]) => text),
      lineEnds: pieces.map((_, at) => at === pieces.length - 1),
      boxes,
    },
  ];
}

describe('raised marks', () => {
  it('that refer to a footnote are no part of the text', () => {
    const order = readDocument(line(['Die Tragbeschaft', 0, 10], ['2', 4, 6], [' gilt.', 0, 10]));
    expect([...order.element]).toEqual([0, 2]);
  });

  it('that number a sentence stay, apart from its first word', () => {
    const order = readDocument(line(['gilt. ', 0, 10], ['2', 4, 6], ['Die Tragbeschaft', 0, 10]));
    expect([...order.element]).toEqual([0, 1, 2]);
    expect(order.gap[2]).toBe(LINE_END);
  });

  it('are not those that are lowered or as large as the text', () => {
    for (const [up, height] of [
      [-2, 6],
      [0, 10],
    ] as const) {
      const order = readDocument(line(['CO', 0, 10], ['2', up, height], ['-Gehalt', 0, 10]));
      expect([...order.element]).toEqual([0, 1, 2]);
      expect([...order.gap]).toEqual([CONTINUES, CONTINUES, CONTINUES]);
    }
  });

  it('are not those whose heights are none, as damaged files have them', () => {
    for (const height of [-Infinity, -6, NaN, 0]) {
      const order = readDocument(line(['Die Tragbeschaft', 0, -1], ['2', 4, height], [' gilt.', 0, 10]));
      expect([...order.element]).toEqual([0, 1, 2]);
    }
  });
});
