import { describe, expect, it } from 'vitest';
import { changedEntries } from './changed-entries';

const entries = [
  { color: 'COLOR_3', name: 'Duty' },
  { color: '#aa0000', name: 'Deadline' },
  { color: '#00aa00' },
];

describe('a legend after a change', () => {
  it('has new ones of the 20 in their place, and new custom ones at the end', () => {
    expect(changedEntries(entries, { color: 'COLOR_10', name: 'Form' }).map(({ color }) => color)).toEqual([
      'COLOR_3',
      'COLOR_10',
      '#aa0000',
      '#00aa00',
    ]);
    expect(changedEntries(entries, { color: 'COLOR_2', name: 'Form' })[0]).toEqual({
      color: 'COLOR_2',
      name: 'Form',
    });
    expect(changedEntries(entries, { color: '#000001', name: '' }).at(-1)).toEqual({ color: '#000001' });
  });

  it('lets go of one of the 20 without a name, not of a custom one', () => {
    expect(changedEntries(entries, { color: 'COLOR_3', name: '' })).toEqual(entries.slice(1));
    expect(changedEntries(entries, { color: '#aa0000', name: '' })[1]).toEqual({ color: '#aa0000' });
    expect(changedEntries(entries, { color: 'COLOR_4', name: '' })).toEqual(entries);
  });

  it('has the color that replaces another in its place', () => {
    const change = { color: '#bb0000', name: 'Term', replaces: '#aa0000' };
    expect(changedEntries(entries, change)[1]).toEqual({ color: '#bb0000', name: 'Term' });
    expect(changedEntries(entries, change)).toHaveLength(3);
  });
});
