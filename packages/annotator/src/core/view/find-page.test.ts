import { describe, expect, it } from 'vitest';
import { findPage } from './find-page';

const labels = ['i', 'ii', 'iii', '1', '2', '3', 'A-1', 'A-2', '1', '2'];
const find = (input: string, current = 1, pages: Partial<Parameters<typeof findPage>[1]> = {}) =>
  findPage(input, { labels, pageCount: labels.length, current, ...pages });

describe('the page somebody means', () => {
  it.each([
    ['iii', 3],
    ['III', 3],
    [' A-2 ', 8],
    ['a-1', 7],
    ['3', 6],
  ])('is the one printed as %j', (input, page) => {
    expect(find(input)).toBe(page);
  });

  it('is the nearest where several are printed so', () => {
    expect(find('1', 1)).toBe(4);
    expect(find('1', 8)).toBe(9);
    expect(find('2', 7)).toBe(5);
    expect(find('2', 8)).toBe(10);
  });

  it('is the exactly printed one before one in other letters', () => {
    expect(find('a', 1, { labels: ['A', 'b', 'a'], pageCount: 3 })).toBe(3);
  });

  it('is the number where no page is printed so, and where it stands in brackets', () => {
    expect(find('10')).toBe(10);
    expect(find('(2)')).toBe(2);
    expect(find('7', 1, { labels: undefined, pageCount: 12 })).toBe(7);
  });

  it.each(['', ' ', '0', '11', '(11)', '-3', 'xx', '1.5', '99999999999', 'A-', '2 of 10'])(
    'is none for %j',
    (input) => {
      expect(find(input)).toBeUndefined();
    },
  );
});
