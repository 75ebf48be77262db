import { describe, expect, it } from 'vitest';
import { compareBookmarks, compareNotes, compareVersions } from './order';

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

it('Versions are in the order of their law, else of their upload, the newest first', () => {
  const uploaded = (number: number, day: string, legalDate?: string) => ({
    number,
    createdAt: `${day}T10:00:00.000Z`,
    ...(legalDate !== undefined && { legalDate }),
  });
  const versions = [
    uploaded(1, '2026-01-01', '2020-01-01'),
    uploaded(2, '2026-01-01', '2012-07-01'),
    uploaded(3, '2026-02-01'),
    uploaded(4, '2026-02-01', '2020-01-01'),
  ];
  expect(versions.toSorted(compareVersions).map(({ number }) => number)).toEqual([3, 4, 1, 2]);
});
