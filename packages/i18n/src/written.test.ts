import { describe, expect, it } from 'vitest';
import { LOCALES } from './messages';
import { dateFormat, writeBytes } from './written';

describe('a size', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [1023, 'en', '1,023 bytes'],
    [1536, 'en', '1.5 kB'],
    [1536, 'de', '1,5 kB'],
    [1536, 'fr', '1,5\u202Fko'],
    [820, 'es', '820 bytes'],
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
  it('is written as lawyers of the country write it, the first of a month by its ordinal', () => {
    const first = new Date('2026-01-01T00:00:00Z');
    const days = LOCALES.map((locale) =>
      [first, moment].map((each) => dateFormat(locale, 'day', utc).format(each)).join(', '),
    );
    expect(days).toEqual([
      '1 January 2026, 3 March 2026',
      '1. Januar 2026, 3. März 2026',
      '1er janvier 2026, 3 mars 2026',
      '1º gennaio 2026, 3 marzo 2026',
      '1 de enero de 2026, 3 de marzo de 2026',
    ]);
    expect(dateFormat('fr', 'dayOfYear', utc).format(first)).toBe('1er janvier');
    expect(dateFormat('it', 'momentInZone', utc).format(first)).toMatch(/^1º gennaio 2026.*00:00 UTC$/);
  });
  it('has the time after it where that matters', () => {
    expect(dateFormat('en', 'moment', utc).format(moment)).toMatch(/^3 March 2026\b.*\b14:05$/);
    expect(dateFormat('de', 'moment', utc).format(moment)).toMatch(/^3\. März 2026 .*14:05$/);
  });
});
