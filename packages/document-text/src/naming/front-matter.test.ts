import { expect, test } from 'vitest';
import { frontMatterOf } from './front-matter';
import { proposeShortName } from './short-name';
import { proposeVersionState } from './version-state';

test('pages that were made to take time are read in part: so many lines, and so many characters of each', () => {
  const elements = [
    'Brückengesetz (BrG)',
    '( '.repeat(500_000),
    ...Array.from({ length: 5000 }, () => 'Stand am'),
  ];
  const pages = [0, 1, 2].map((page) => ({ page, elements, lineEnds: elements.map(() => true) }));
  const { title, all } = frontMatterOf(pages);
  expect(all).toHaveLength(300);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(400);
  expect(title.length).toBeLessThanOrEqual(30);
  expect(proposeShortName(pages)).toBe('BrG');
  expect(proposeVersionState(pages)).toEqual({});
});
