import { readStructure } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { createUnitIndex, findUnits } from './find-units';

function lawOf(...lines: string[]) {
  return readStructure([{ page: 0, elements: lines, lineEnds: lines.map(() => true) }], () => new Set());
}
/** Keys of what is found. */
function found(law: ReturnType<typeof lawOf>, typed: string, limit = 20): string[] {
  return findUnits(createUnitIndex(law), typed, limit).map((unit) => law.units[unit]?.key ?? '');
}

const german = lawOf(
  'Gesetz über die Rechte der Käufer und der Verkäufer',
  'Buch 1 Allgemeiner Teil',
  '§ 4 Zweck',
  'Es gilt.',
  '§ 28 Vorstand',
  '(1) Der Vorstand handelt.',
  '(2) Er hat',
  'a) zu zahlen und',
  'b) abzunehmen.',
  '§ 28a Haftung',
  'Es gilt das Recht der Person.',
  'Buch 2 Recht der Schuldverhältnisse',
  '§ 433 Pflichten beim Kaufvertrag',
  '(1) Der Verkäufer ist verpflichtet.',
  '(2) Der Käufer hat zu zahlen.',
  '§ 433a Mängel',
  'Die Sache ist frei.',
);
const french = lawOf(
  'Code',
  'Article L. 121-1',
  'Texte.',
  'Article L121-1-2',
  'Texte.',
  'Article R.* 121-1',
  'Texte.',
);

describe('what somebody means who types', () => {
  it('a number is that article first, then the ones with a suffix, then those that begin with it', () => {
    expect(found(german, '433')).toEqual(['§433', '§433a']);
    expect(found(german, '4')).toEqual(['§4', '§433', '§433a']);
    expect(found(german, '§28')).toEqual(['§28', '§28a']);
    expect(found(german, '28a')[0]).toBe('§28a');
    expect(found(german, '28 a')[0]).toBe('§28a');
  });

  it('numbers after an article is a paragraph, and a letter in it', () => {
    expect(found(german, '28 2 b')[0]).toMatch(/^§28.*\/b$/);
    expect(found(german, '§ 28 Abs. 2 lit. b')[0]).toBe(found(german, '28 2 b')[0]);
    expect(found(german, '433 2')[0]).toMatch(/^§433\/.*2/);
  });

  it('a part that the article has not is still the article, after those that have it', () => {
    expect(found(german, '433 7')[0]).toBe('§433');
    expect(found(german, '999')).toEqual([]);
    expect(found(german, '  § ')).toEqual([]);
  });

  it('a French number with or without its letter', () => {
    expect(found(french, 'L 121-1')[0]).toBe('art:L121-1');
    expect(found(french, 'l.121-1')[0]).toBe('art:L121-1');
    expect(found(french, 'L 121 1')[0]).toBe('art:L121-1');
    expect(found(french, '121-1').slice(0, 2)).toEqual(['art:L121-1', 'art:R121-1']);
    expect(found(french, 'R121-1')).toEqual(['art:R121-1']);
  });

  it('words are those of a heading or a division, accents and case apart', () => {
    expect(found(german, 'kaufvertrag')).toEqual(['§433']);
    expect(found(german, 'mangel')).toEqual(['§433a']);
    expect(found(german, 'Buch 2')[0]).toBe('buch 2');
    expect(found(german, 'schuldverhaltnisse')).toContain('buch 2');
  });

  it('a division by a number of letters comes before those with the letter somewhere in their heading', () => {
    const rules = lawOf(
      'Appendix A Agendas and Logging',
      '1. General',
      'Text.',
      'Appendix F Voting',
      '2. Gatherings',
      'Text.',
      'Appendix G Elections',
      '3. Ballots',
      'Text.',
    );
    expect(found(rules, 'Appendix G')[0]).toBe(found(rules, 'Elections')[0]);
    expect(found(rules, 'Appendix F')[0]).toBe(found(rules, 'Voting')[0]);
  });

  it('no more than were asked for', () => {
    expect(found(german, '4', 1)).toEqual(['§4']);
  });
});
