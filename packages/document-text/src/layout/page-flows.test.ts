import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { createPageFlows } from './page-flows';

const body = madeLines(
  Array.from({ length: 20 }, (_, i) => `Jedermann hat Anspruch auf Achtung seiner Person ${i}`),
  700,
  150,
);

const margins = (count: number, note: readonly MadeLine[]): number[][] => {
  const pages = Array.from({ length: count }, (_, page) => madePage(page, [...body, ...note]));
  const flowsOf = createPageFlows(pages, []);
  return pages.map((_, page) => [...flowsOf(page).margin]);
};

describe('notes in margins', () => {
  const note: MadeLine[] = [
    ['B. Persönlich-', 690, 40, 7],
    ['keit', 682, 40, 7],
  ];

  it('stand beside the text in smaller letters, on many pages', () => {
    expect(margins(4, note)).toEqual(Array.from({ length: 4 }, () => [20, 21]));
    expect(margins(2, note).flat()).toEqual([]);
  });

  it('are not numbers of paragraphs, nor footnotes below the text, nor letters as large as those of the text', () => {
    const numbers = body.map(([, y], i): MadeLine => [`${i}`, y, 130, 6]);
    expect(margins(4, numbers).flat()).toEqual([]);
    expect(margins(4, [['Fassung vom Dezember', 100, 10, 7]]).flat()).toEqual([]);
    expect(margins(4, [['Persönlichkeit', 690, 40, 10]]).flat()).toEqual([]);
  });
});
