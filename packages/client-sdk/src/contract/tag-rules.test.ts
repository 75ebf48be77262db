import { describe, expect, it } from 'vitest';
import { countTags, foldTag, mergeTags } from './tag-rules';

describe('tags', () => {
  it('are the same without regard to case, in the same way in all languages', () => {
    for (const [one, other] of [
      ['Frist', 'FRIST'],
      ['Straße', 'STRASSE'],
      ['İstanbul', 'i̇stanbul'],
      ['ΔΙΚΗΣ', 'δικης'],
      ['é', 'e\u0301'],
      ['ﬁn', 'FIN'],
    ] as const)
      expect(foldTag(one), one).toBe(foldTag(other));
    expect(foldTag('Frist')).not.toBe(foldTag('Fristen'));
    expect(foldTag('a')).not.toBe(foldTag('ä'));
  });

  it('that two people change at once are merged: nothing added is lost, nothing removed comes back', () => {
    const merged = (present: string[], former: string[], wanted: string[]) =>
      mergeTags(present, { former, wanted });
    expect(merged(['a', 'theirs'], ['a'], ['a', 'mine'])).toEqual(['a', 'theirs', 'mine']);
    expect(merged(['b'], ['a', 'b'], ['a', 'b', 'mine'])).toEqual(['b', 'mine']);
    expect(merged(['a', 'b', 'theirs'], ['a', 'b'], ['b'])).toEqual(['b', 'theirs']);
    expect(merged(['MINE'], [], ['mine'])).toEqual(['MINE']);
  });

  it('are in the wanted order where nobody else has changed them, and merged again they stay as they are', () => {
    expect(mergeTags(['a', 'c'], { former: ['a', 'c'], wanted: ['a', 'b', 'c'] })).toEqual(['a', 'b', 'c']);
    const change = { former: ['a'], wanted: ['a', 'mine'] };
    const once = mergeTags(['a', 'theirs'], change);
    expect(mergeTags(once, change)).toEqual(once);
  });

  it('are counted by Selections, those of most first, as they were written first', () => {
    const lists = [['Frist', 'kosten 10'], ['frist'], ['Kosten 9', 'Ärger'], ['Brief']];
    expect(countTags(lists)).toEqual([
      { tag: 'Frist', count: 2 },
      { tag: 'Ärger', count: 1 },
      { tag: 'Brief', count: 1 },
      { tag: 'Kosten 9', count: 1 },
      { tag: 'kosten 10', count: 1 },
    ]);
  });
});
