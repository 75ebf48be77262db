import type { PageText } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

/** A page of lines, 20 points from each other; the first begins at a height. */
const page = (number: number, top: number, ...elements: string[]): PageText => ({
  page: number,
  elements,
  lineEnds: elements.map(() => true),
  boxes: elements.map((_, line) => ({ x: 60, y: top - line * 20, width: 300, height: 10 })),
  top: 800,
});
const OPENING = ['Article 1', 'The owner may demand that others stay away from the plot.'];
const PLAN = ['Article 2', 'The plan below shows the borders of the plot and its paths.'];
const END = ['Article 3', 'Whoever crosses a border pays a fine of twenty crowns.'];

/** Carries an area in the middle of an old page over. */
function carry(from: number, old: readonly PageText[], next: readonly PageText[]) {
  const at = { startElement: 0, startCharacter: 0, endElement: 0, endCharacter: 0 };
  const place = {
    range: { startPage: from, endPage: from, ...at },
    area: { page: from, x: 0.1, y: 0.5, width: 0.4, height: 0.25 },
    text: '',
  };
  return compareTexts(old, next, [place], false, () => undefined).carried[0];
}

describe('carryArea', () => {
  it('proposes the page where the text around it went, as far down as that has moved, and is never sure', () => {
    const old = [page(0, 700, ...OPENING), page(1, 700, ...PLAN), page(2, 700, ...END)];
    const next = [page(0, 700, ...OPENING), page(1, 700, 'New'), page(2, 620, ...PLAN), page(3, 700, ...END)];
    const carried = carry(1, old, next);
    expect(carried).toMatchObject({
      status: 'unconfirmed',
      reason: { kind: 'moved' },
      place: { text: '', range: { startPage: 2, endPage: 2 }, area: { page: 2, x: 0.1, width: 0.4 } },
    });
    expect(carried?.place?.area?.y).toBeCloseTo(0.6, 5);
    expect(carried?.candidates).toMatchObject([{ area: carried?.place?.area, text: '' }]);
    expect(carry(1, old, old)).toMatchObject({ status: 'unconfirmed', place: { area: { page: 1, y: 0.5 } } });
  });

  it('stays on its page, however far the text has moved', () => {
    const carried = carry(0, [page(0, 780, ...PLAN)], [page(0, 60, ...PLAN)]);
    expect(carried?.place?.area).toEqual({ page: 0, x: 0.1, y: 0.75, width: 0.4, height: 0.25 });
  });

  it('finds a page without text between its neighbors, if that has none either', () => {
    const old = [page(0, 700, ...OPENING), page(1, 700), page(2, 700, ...END)];
    const next = [page(0, 700, 'Preface'), page(1, 700, ...OPENING), page(2, 700), page(3, 700, ...END)];
    expect(carry(1, old, next)).toMatchObject({
      status: 'unconfirmed',
      place: { area: { page: 2, y: 0.5 } },
    });
    const written = next.with(2, page(2, 700, 'Something is written here now.'));
    expect(carry(1, old, written)).toMatchObject({ status: 'failed', candidates: [] });
    const without = [page(0, 700, ...OPENING), page(1, 700, ...END)];
    expect(carry(1, old, without)).toMatchObject({ status: 'failed', candidates: [] });
  });

  it('fails in a document without text', () => {
    expect(carry(0, [page(0, 700)], [page(0, 700)])).toMatchObject({ status: 'failed', candidates: [] });
  });

  it('leaves texts beside it as they are carried over', () => {
    const old = [page(0, 700, ...PLAN)];
    const area = { page: 0, x: 0, y: 0, width: 1, height: 1 };
    const at = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const text = { range: { ...at, endCharacter: 9 }, text: 'Article 2' };
    const places = [text, { range: { ...at, endCharacter: 0 }, area, text: '' }, text];
    const { carried } = compareTexts(old, old, places, false, () => undefined);
    expect(carried.map(({ status }) => status)).toEqual(['success', 'unconfirmed', 'success']);
  });
});
