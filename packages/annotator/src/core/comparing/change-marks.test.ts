import type { TextChange } from '@glossator/client-sdk/contract';
import { describe, expect, test } from 'vitest';
import { aRange } from '../testing/test-annotator';
import { changeMarksOf } from './change-marks';

const HERE = aRange(0, 1, 4, 4);
const THERE = aRange(1, 2, 0, 30);
const CHANGE: TextChange = { kind: 'replaced', old: THERE, new: HERE, oldText: 'a', newText: 'b', words: [] };

describe('the marks of changes', () => {
  test('mark what one side alone has, and the place where the other side lacks it', () => {
    const inserted: TextChange = { ...CHANGE, kind: 'inserted', old: HERE, new: THERE };
    expect(changeMarksOf([inserted], 'new')).toEqual([
      { index: 0, kind: 'inserted', passage: THERE, parts: [{ kind: 'inserted', range: THERE }] },
    ]);
    expect(changeMarksOf([inserted], 'old')[0]?.parts).toEqual([{ kind: 'inserted', range: HERE }]);
  });

  test('strike replaced words on the old side and underline them on the new one', () => {
    const words = (['replaced', 'inserted', 'deleted'] as const).map((kind) => ({
      kind,
      old: THERE,
      new: HERE,
      oldText: 'a',
      newText: 'b',
    }));
    const kindsOn = (side: 'old' | 'new') =>
      changeMarksOf([{ ...CHANGE, words }], side)[0]?.parts.map(({ kind }) => kind);
    expect(kindsOn('old')).toEqual(['deleted', 'inserted', 'deleted']);
    expect(kindsOn('new')).toEqual(['inserted', 'inserted', 'deleted']);
  });

  test('mark all of what moved, and its changed words over that', () => {
    const words = [{ kind: 'replaced' as const, old: HERE, new: HERE, oldText: 'a', newText: 'b' }];
    const [mark] = changeMarksOf([{ ...CHANGE, kind: 'moved', words }], 'old');
    expect(mark?.parts).toEqual([
      { kind: 'moved', range: THERE },
      { kind: 'deleted', range: HERE },
    ]);
  });
});
