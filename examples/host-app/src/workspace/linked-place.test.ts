import { describe, expect, it } from 'vitest';
import { linkedPlace } from './linked-place';

describe('the place of an address', () => {
  it.each([
    ['selection=5000000002', { kind: 'selection', id: 5_000_000_002 }],
    ['note=7&x=1', { kind: 'note', id: 7 }],
    ['selection=abc&note=7', { kind: 'note', id: 7 }],
    ['selection=-1', undefined],
    ['selection=9999999999999999', undefined],
    ['selection=', undefined],
    ['', undefined],
  ])('%s is %j', (search, place) => {
    expect(linkedPlace(new URLSearchParams(search))).toEqual(place);
  });
});
