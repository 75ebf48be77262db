import { describe, expect, it } from 'vitest';
import { compareBookmarks, compareNotes } from './order';

const idsOf = (entities: readonly { readonly id: number }[]) => entities.map(({ id }) => id);

describe('the order', () => {
  it('of bookmarks is by page, then by lower-cased name, then by age', () => {
    const bookmarks = [
      { id: 1, page: 2, name: 'a' },
      { id: 2, page: 0, name: 'b' },
      { id: 3, page: 0, name: 'B' },
      { id: 4, page: 0, name: 'A' },
      { id: 5, page: 0, name: 'Z' },
    ];
    expect(idsOf(bookmarks.toSorted(compareBookmarks))).toEqual([4, 2, 3, 5, 1]);
  });

  it('of notes is the newest first, unsaved ones before saved ones', () => {
    const notes = [{ id: 7 }, { id: -1 }, { id: 9 }, { id: -2 }];
    expect(idsOf(notes.toSorted(compareNotes))).toEqual([-2, -1, 9, 7]);
  });
});
