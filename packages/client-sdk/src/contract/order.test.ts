import { describe, expect, it } from 'vitest';
import { compareBookmarks, compareNotes, orderVersions, scannedPagesOf } from './order';

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

  it('of Versions is that of their law, the newest first; one without a day is no older than those before it', () => {
    const numbers = (...days: readonly (string | undefined)[]) =>
      orderVersions(
        days.map((legalDate, at) => ({ number: at + 1, ...(legalDate !== undefined && { legalDate }) })),
      ).map(({ number }) => number);
    expect(numbers('2020-01-01', '2012-07-01', '2020-01-01')).toEqual([3, 1, 2]);
    expect(numbers(undefined, '2021-07-01')).toEqual([2, 1]);
    expect(numbers('2020-01-01', '2012-07-01', undefined, '2020-01-01')).toEqual([4, 3, 1, 2]);
    expect(numbers(undefined, undefined, undefined)).toEqual([3, 2, 1]);
  });

  it('leaves out of the scans the few pages that are empty', () => {
    const scanned = (pages: number, pagesWithoutText?: number) =>
      scannedPagesOf({
        pages,
        version: { number: 1, createdAt: '', ...(pagesWithoutText !== undefined && { pagesWithoutText }) },
      });
    expect([scanned(40, 12), scanned(400, 4), scanned(400, 5), scanned(2, 1), scanned(9)]).toEqual([
      12, 0, 5, 1, 0,
    ]);
  });
});
