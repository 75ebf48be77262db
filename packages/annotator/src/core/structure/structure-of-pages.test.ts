import { searchPageOf } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { contentsOf, headingAt, topOf } from './contents';
import { structureOfPages } from './structure-of-pages';

const LINES = [
  'Gesetz über die Rechte der Personen',
  '§ 1 Zweck',
  'Es gilt das Recht.',
  '§ 2 Ziel',
  'Es gilt.',
];

/** A page whose first line is 50 points below its upper edge and 10 points tall, the others 20 points apart. */
const pageOf = (lines: readonly string[], top: number | undefined) =>
  searchPageOf({
    page: 0,
    elements: lines,
    lineEnds: lines.map(() => true),
    boxes: lines.map((_, row) => ({ x: 50, y: 800 - 60 - row * 20, width: 200, height: 10 })),
    ...(top !== undefined && { top }),
  });
const page = (top: number | undefined) => pageOf(LINES, top);

describe('the structure of pages', () => {
  it('says how far down the page each unit begins, and where to jump a little above it', () => {
    const read = structureOfPages([page(800)]);
    const second = read.structure.units.findIndex(({ key }) => key === '§2');
    expect(read.tops[second]).toBe(110);
    expect(contentsOf(read).map(({ title, top }) => [title, top])).toEqual([
      ['§ 1 Zweck', 62],
      ['§ 2 Ziel', 102],
    ]);
  });

  it('knows the heading that a jump has led to, and none where it led to a paragraph', () => {
    const lines = ['§ 1 Zweck', '(1) Es gilt das Recht.', '(2) Es gilt für alle.', '§ 2 Ziel', 'Es gilt.'];
    const read = structureOfPages([pageOf(lines, 800)]);
    const landedOn = (key: string) => {
      const unit = read.structure.units.findIndex((each) => each.key === key);
      return headingAt(read, { page: 0, top: topOf(read.tops, unit) ?? NaN });
    };
    expect(landedOn('§2')).toEqual({ page: 0, top: 110, label: '§ 2' });
    const paragraph = read.structure.units.find(({ kind, number }) => kind === 'paragraph' && number === '2');
    expect(landedOn(paragraph?.key ?? '')).toBeUndefined();
  });

  it('knows the heading over a passage that a jump has led to', () => {
    const lines = ['§ 1 Zweck', '(1) Es gilt das Recht.', '(2) Es gilt für alle.', '§ 2 Ziel', 'Es gilt.'];
    const read = structureOfPages([pageOf(lines, 800)]);
    const over = (element: number) =>
      headingAt(read, { page: 0, top: 400, at: { page: 0, element, character: 3 } });
    expect(over(2)).toEqual({ page: 0, top: 50, label: '§ 1' });
    expect(over(4)).toEqual({ page: 0, top: 110, label: '§ 2' });
  });

  it('does not guess where the page has no upper edge', () => {
    expect(contentsOf(structureOfPages([page(undefined)])).map(({ top }) => top)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
