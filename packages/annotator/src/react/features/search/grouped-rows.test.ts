import { readStructure, type RangeList } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { aRange } from '../../../core/testing/test-annotator';
import { groupPlaces } from './group-places';
import { collapsibleRows, groupedRows } from './grouped-rows';

const list = (...places: readonly (readonly [page: number, element: number])[]): RangeList => ({
  length: places.length,
  at: (index) => {
    const place = places[index];
    return place && aRange(place[0], place[1], 0, 1);
  },
});

describe('the rows of a grouped list', () => {
  it('are a head for each group and its hits', () => {
    const rows = groupedRows([0, 2, 3], 6);
    expect(Array.from({ length: rows.length }, (_, row) => rows.at(row))).toEqual([
      { head: 0 },
      { hit: 0 },
      { hit: 1 },
      { head: 1 },
      { hit: 2 },
      { head: 2 },
      { hit: 3 },
      { hit: 4 },
      { hit: 5 },
    ]);
    expect([0, 1, 2].map(rows.sizeOf)).toEqual([2, 1, 3]);
    for (let hit = 0; hit < 6; hit += 1) expect(rows.at(rows.rowOf(hit))).toEqual({ hit });
  });
});

describe('places', () => {
  const law = readStructure([
    { page: 0, elements: ['Gesetz über Personen', '§ 1 Zweck', 'Es gilt.'], lineEnds: [true, true, true] },
    { page: 1, elements: ['Es gilt weiter.', '§ 2 Ziel', 'Es gilt.'], lineEnds: [true, true, true] },
  ]);

  it('are grouped by article, over page ends, and by page before the first one', () => {
    const groups = groupPlaces(list([0, 0], [0, 2], [1, 0], [1, 1], [1, 2]), law);
    expect(groups.starts).toEqual([0, 1, 3]);
    expect(groups.articles.map((unit) => law.units[unit]?.key)).toEqual([undefined, '§1', '§2']);
  });

  it('are grouped by page where the structure is not known', () => {
    expect(groupPlaces(list([0, 0], [0, 2], [1, 0], [4, 1]), undefined)).toEqual({
      starts: [0, 2, 3],
      articles: [-1, -1, -1],
    });
    expect(groupPlaces(list(), law).starts).toEqual([]);
  });
});

describe('the rows of groups that can be collapsed', () => {
  it('are their heads, the hits of those that are open, and what stands for hits to be fetched', () => {
    const rows = collapsibleRows([
      { first: 0, loaded: 2, total: 2, isCollapsed: true },
      { first: 2, loaded: 1, total: 4, isCollapsed: false },
      { first: 3, loaded: 0, total: 2, isCollapsed: true },
      { first: 3, loaded: 0, total: 2, isCollapsed: false },
    ]);
    expect(Array.from({ length: rows.length }, (_, row) => rows.at(row))).toEqual([
      { head: 0 },
      { head: 1 },
      { hit: 2 },
      { more: 1 },
      { head: 2 },
      { head: 3 },
      { more: 3 },
    ]);
    expect([0, 1, 2].map(rows.rowOf)).toEqual([0, 0, 2]);
    expect(rows.firstOf(4)).toBe(3);
  });
});
