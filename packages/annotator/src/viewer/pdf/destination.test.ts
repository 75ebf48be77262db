import type { PageBox } from '@glossator/document-text';
import { describe, expect, test } from 'vitest';
import { namedActionOf, resolveDestination, type DestinationSource } from './destination';

const BOXES: Readonly<Record<number, PageBox>> = {
  0: { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 },
  1: { view: [100, 50, 400, 450], rotate: 0, userUnit: 1 },
};

function sourceOf(named: Readonly<Record<string, unknown>> = {}) {
  const requested: number[] = [];
  const source: DestinationSource = {
    pdf: {
      numPages: 3,
      getDestination: (name) => {
        const found = named[name];
        return Array.isArray(found) ? Promise.resolve(found) : Promise.reject(new Error('no such name'));
      },
      getPageIndex: ({ num }) =>
        num < 90 ? Promise.resolve(num - 10) : Promise.reject(new Error('not a page')),
      cachedPageNumber: ({ num }: { num: number }) => (num === 10 ? 1 : null),
    },
    boxOf(page) {
      requested.push(page);
      const box = BOXES[page];
      return box ? Promise.resolve(box) : Promise.reject(new Error('damaged page'));
    },
  };
  return { requested, find: (target: unknown) => resolveDestination(source, target) };
}
const page = (index: number) => ({ num: 10 + index, gen: 0 });
const view = (name: string, ...values: unknown[]) => [{ name }, ...values];

describe('a destination', () => {
  test.each([
    [view('XYZ', 40, 700, 5), { x: 40, y: 100 }],
    [view('XYZ', null, 700, null), { x: 0, y: 100 }],
    [view('XYZ', 40, null, 0), undefined],
    [view('FitH', 500), { x: 0, y: 300 }],
    [view('FitBH', 500), { x: 0, y: 300 }],
    [view('FitR', 20, 100, 300, 600), { x: 20, y: 200 }],
    [view('FitV', 300), undefined],
    [view('Fit'), undefined],
  ])('%j is at %j of its page', async (where, point) => {
    expect(await sourceOf().find([page(0), ...where])).toEqual({ page: 0, point });
  });

  test('is measured from the corner of its page’s own box', async () => {
    const { find } = sourceOf();
    expect(await find([page(1), ...view('XYZ', 150, 430, 0)])).toEqual({ page: 1, point: { x: 50, y: 20 } });
  });

  test.each([
    [view('XYZ', 40, 90_000, 0), { x: 40, y: 0 }],
    [view('XYZ', -3000, -90_000, 0), { x: 0, y: 800 }],
    [view('XYZ', NaN, Infinity, 0), undefined],
    [view('XYZ', 'a', [1], 0), undefined],
    [view('toString', 1, 2), undefined],
    [[7, 7, 7], undefined],
    [[], undefined],
  ])('that is damaged (%j) stays on its page', async (where, point) => {
    expect(await sourceOf().find([page(0), ...where])).toEqual({ page: 0, point });
  });

  test('may have a name, or the page as a number', async () => {
    const { find } = sourceOf({ 'Art. 5': [page(1), ...view('FitH', 430)] });
    expect(await find('Art. 5')).toEqual({ page: 1, point: { x: 0, y: 20 } });
    expect(await find([2, ...view('Fit')])).toEqual({ page: 2, point: undefined });
  });

  test.each([
    'no such name',
    '',
    null,
    undefined,
    7,
    {},
    [],
    [null],
    [{ num: 99, gen: 0 }],
    [{ num: 'x' }],
    [-1],
    [3],
    [1.5],
    [page(70)],
  ])('that leads nowhere (%j) is none', async (target) => {
    expect(await sourceOf().find(target)).toBeUndefined();
  });

  test('is at the page’s top where the page cannot be read, and requests no page without need', async () => {
    const { find, requested } = sourceOf();
    expect(await find([page(2), ...view('XYZ', 0, 700, 0)])).toEqual({ page: 2, point: undefined });
    await find([page(0), ...view('Fit')]);
    expect(requested).toEqual([2]);
  });
});

test('only ways through the document count as named actions', () => {
  expect(namedActionOf({ action: 'NextPage' })).toBe('NextPage');
  for (const other of [{ action: 'Print' }, { action: 'Close' }, { action: 7 }, {}, null, 'NextPage'])
    expect(namedActionOf(other)).toBeUndefined();
});
