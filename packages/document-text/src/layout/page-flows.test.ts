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

describe('headings in margins', () => {
  /** What is read on the pages, one piece after the other. */
  const read = (beside: (page: number) => readonly MadeLine[], count = 4): string[] => {
    const pages = Array.from({ length: count }, (_, page) => madePage(page, [...body, ...beside(page)]));
    const flowsOf = createPageFlows(pages, []);
    return pages.flatMap(({ elements }, page) =>
      flowsOf(page).body.map((flow) => {
        const text = flow.elements.map((at) => elements[at] ?? '').join(' / ');
        return flow.isSideHeading ? text : `${flow.elements.length} lines`;
      }),
    );
  };
  const article = (page: number): MadeLine[] => [
    [`§ ${page + 1} Achtung`, 676, 40, 7],
    ['der Person', 668, 40, 7],
  ];

  it('are read before the line that they stand beside', () => {
    expect(read(article).slice(0, 6)).toEqual([
      '2 lines',
      '§ 1 Achtung / der Person',
      '18 lines',
      '2 lines',
      '§ 2 Achtung / der Person',
      '18 lines',
    ]);
  });

  it('may have no other number than "3." or "3.1"', () => {
    expect(read((page) => [[`${page + 1}.2 Achtung der Person`, 676, 40, 7]])).toContain(
      '3.2 Achtung der Person',
    );
  });

  it('are notes on a page that has more of them than there is room for, and nothing is lost', () => {
    const crowd = Array.from({ length: 120 }, (_, at): MadeLine => [
      `§ ${at + 1} Person`,
      700 - at * 1.9,
      40,
      1,
    ]);
    const pages = [0, 1, 2, 3, 4].map((page) =>
      madePage(page, [...body, ...(page === 4 ? crowd : article(page))]),
    );
    const flowsOf = createPageFlows(pages, []);
    const all = pages.map((_, page) => {
      const { body: pieces, margin } = flowsOf(page);
      return pieces.reduce((sum, { elements }) => sum + elements.length, 0) + margin.length;
    });
    expect(all).toEqual(pages.map(({ elements }) => elements.length));
    expect(flowsOf(0).body.length).toBe(3);
    expect(flowsOf(4).body.length).toBe(1);
  });

  it('are none where the notes do not count, or where the articles have their numbers in the text', () => {
    const title: MadeLine[] = [['B. Persönlichkeit', 676, 40, 7]];
    expect(read(() => title)).toEqual(Array.from({ length: 4 }, () => '20 lines'));
    const falling = read((page) => [[`§ ${9 - page} Achtung der Person`, 676, 40, 7]]);
    expect(falling).toEqual(Array.from({ length: 4 }, () => '20 lines'));
    const titled = read((page) => [
      [`Art. ${page + 1} Jedermann hat Anspruch auf Achtung seiner Person`, 460, 150],
      [`${page + 1}. Persönlichkeit`, 460, 40, 7],
    ]);
    expect(titled).toEqual(Array.from({ length: 4 }, () => '21 lines'));
  });
});
