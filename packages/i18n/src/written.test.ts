import { describe, expect, it } from 'vitest';
import { dateFormat, writeBytes } from './written';

describe('a size', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [1023, 'en', '1,023 bytes'],
    [1536, 'en', '1.5 kB'],
    [1536, 'de', '1,5 kB'],
    [185_000, 'en', '181 kB'],
    [16_777_216, 'en', '16 MB'],
    [3_450_000_000, 'en', '3.2 GB'],
  ])('of %i bytes in %s reads %s', (bytes, locale, words) => {
    expect(writeBytes(bytes, locale)).toBe(words);
  });
});

describe('a date', () => {
  const moment = new Date('2026-03-03T14:05:00Z');
  const utc = { timeZone: 'UTC' };
  it('has the day first and the name of the month', () => {
    expect(dateFormat('en', 'day', utc).format(moment)).toBe('3 March 2026');
    expect(dateFormat('de', 'day', utc).format(moment)).toBe('3. März 2026');
  });
  it('has the time after it where that matters', () => {
    expect(dateFormat('en', 'moment', utc).format(moment)).toMatch(/^3 March 2026\b.*\b14:05$/);
    expect(dateFormat('de', 'moment', utc).format(moment)).toMatch(/^3\. März 2026 .*14:05$/);
  });
});
