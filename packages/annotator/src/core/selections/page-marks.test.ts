import { expect, it } from 'vitest';
import { aRange, aSelection } from '../testing/test-annotator';
import { marksByPage } from './page-marks';

it('counts highlights by page, with their colors, where they stand in this text', () => {
  const marks = marksByPage({
    items: [
      aSelection(1, aRange(0, 0, 0, 4), { color: 'COLOR_3' }),
      aSelection(2, aRange(0, 1, 0, 4), { color: 'COLOR_1' }),
      aSelection(3, aRange(0, 2, 0, 4), { color: 'COLOR_3' }),
      aSelection(4, { ...aRange(1, 0, 0, 4), endPage: 2 }),
      aSelection(5, aRange(5, 0, 0, 4)),
      aSelection(6, aRange(6, 0, 0, 4)),
      aSelection(7, aRange(7, 0, 0, 4), { status: 'failed' }),
    ],
    places: { 5: aRange(4, 0, 0, 4), 6: null },
  });
  expect([...marks]).toEqual([
    [0, { count: 3, colors: ['COLOR_3', 'COLOR_1'] }],
    [1, { count: 1, colors: ['COLOR_1'] }],
    [2, { count: 1, colors: ['COLOR_1'] }],
    [4, { count: 1, colors: ['COLOR_1'] }],
  ]);
});
