import { describe, expect, it } from 'vitest';
import type { PageText } from '../text-item';
import { GOES_ON, LINE_END, PAGE_END, PARAGRAPH, readDocument } from './reading-order';

const SIGNS = { [GOES_ON]: '', [LINE_END]: ' / ', [PARAGRAPH]: ' ¶ ', [PAGE_END]: ' // ' };

/** A document in reading order as one text: lines, paragraphs and pages parted by signs, footnotes after `NOTES`. */
function asRead(pages: readonly PageText[]): string {
  const order = readDocument(pages);
  let text = '';
  for (let i = 0; i < order.length; i += 1) {
    if (i === order.notesFrom) text += ' NOTES';
    const sign = SIGNS[(order.gap[i] ?? 0) as keyof typeof SIGNS];
    text += `${sign}${pages[order.page[i] ?? 0]?.elements[order.element[i] ?? 0] ?? ''}`;
  }
  return text;
}

/** A page whose lines begin at x and stand at y, in letters 10 points high and 5 wide. */
function pageOf(page: number, lines: readonly (readonly [text: string, y: number, x?: number])[]): PageText {
  return {
    page,
    elements: lines.map(([text]) => text),
    lineEnds: lines.map(() => true),
    boxes: lines.map(([text, y, x = 72]) => ({ x, y, width: text.length * 5, height: 10 })),
  };
}

describe('the reading order', () => {
  it('parts paragraphs at wider distances and goes on over the end of a page', () => {
    const full = 'Die Verwaltungsbehörde entscheidet über Anträge binnen eines';
    expect(
      asRead([
        pageOf(0, [
          [full, 700],
          ['Monats.', 688],
          [full, 670],
          [full, 658],
        ]),
        pageOf(1, [
          ['anderen Monats.', 700],
          ['Danach ist nichts mehr zu tun.', 682],
        ]),
      ]),
    ).toBe(`${full} / Monats. ¶ ${full} / ${full} // anderen Monats. ¶ Danach ist nichts mehr zu tun.`);
  });

  it('is that of the PDF without boxes', () => {
    const pages = [{ page: 0, elements: ['Ein Wort', '', 'und'], lineEnds: [false, true, false] }];
    expect(asRead(pages)).toBe('Ein Wort / und');
  });

  it('is empty where there is no text', () => {
    expect(readDocument([]).length).toBe(0);
    expect(readDocument([{ page: 0, elements: [''], lineEnds: [true] }]).length).toBe(0);
  });
});
