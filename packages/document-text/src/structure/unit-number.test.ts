import { describe, expect, it } from 'vitest';
import { compareOrders, normalNumber, orderOf, romanValue } from './unit-number';

describe('numbers of units', () => {
  it('lose their signs, spaces and words', () => {
    const printed = [
      'L. 121-1',
      'R.* 16',
      '12 bis',
      '12-ter',
      '101A',
      'Ier',
      'IV',
      'premier',
      'Einundzwanzigster',
      '4º',
      'único',
    ];
    expect(printed.map(normalNumber)).toEqual([
      'L121-1',
      'R16',
      '12bis',
      '12ter',
      '101a',
      '1',
      '4',
      '1',
      '21',
      '4',
      '1',
    ]);
  });

  it('compare in the order of the law', () => {
    const inOrder = ['12', '12a', '12b', '13', '13bis', '13ter', '14', '14-1', '14-1-1', '14-2'].map(orderOf);
    expect([...inOrder].reverse().sort(compareOrders)).toEqual(inOrder);
  });

  it('are Roman only when well formed', () => {
    expect(['iv', 'XLII', 'iix', '', 'a'].map(romanValue)).toEqual([4, 42, 0, 0, 0]);
  });
});
