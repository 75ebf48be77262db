import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold';
import { anyText } from '../testing/arbitrary-pages';

const RUNS = { numRuns: 2000 };

describe('foldText', () => {
  it.each([
    ['Ver-\nbraucher', 'verbraucher'],
    ['Ver- \n  braucher', 'verbraucher'],
    ['Ver\u00ad\nbraucher\u00adschutz', 'verbraucherschutz'],
    ['E-\nMail, E-Mail', 'email, email'],
    ['Haupt-\nund Neben-', 'haupt- und neben-'],
    ['§§ 12-\n14, 12–14', '§§ 12-14, 12-14'],
    ['a - b', 'a - b'],
    ['\ufb01nden, Stra\u00dfe, STRASSE, \u1e9e', 'finden, strasse, strasse, ss'],
    ['\u0130stanbul \u0131I\u0130i', 'istanbul iiii'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['l’été « où » “x” ‘y’ ″', 'l\'ete " ou " "x" \'y\' "'],
    ['ÆØŁœ', 'aeoloe'],
    ['A\u00a0\u3000 \t\n B', 'a b'],
    ['中华\n人民 共和国', '中华人民共和国'],
    ['法，\n民', '法,民'],
    ['أحمد \ufefb ٣٤', 'احمد لا34'],
    ['المادة 12 من', 'المادة12من'],
    ['סעיף 7(א)', 'סעיף7(א)'],
    ['שָׁלוֹם', 'שלום'],
    ['か\u3099ぎ ガ 한글 हिन्दी', 'がぎガ 한글 हिन्दी'],
    ['½ x² …', '1/2 x2 ...'],
    ['a\u200bb\u0000c\ufeff', 'abc'],
    ['´e', "'e"],
  ])('folds %j to %j', (source, folded) => {
    expect(foldText(source).folded).toBe(folded);
  });

  it('maps folded characters back to all of their source', () => {
    const source = 'x o\ufb03\u0301ce\u0301-\nb';
    const { folded, offsets, ends } = foldText(source);
    const at = folded.indexOf('fic');
    expect(folded).toBe('x officeb');
    expect(source.slice(offsets[at], ends[at + 2])).toBe('\ufb03\u0301c');
    expect(source.slice(offsets[7], ends[7])).toBe('e\u0301');
    expect(offsets[folded.length]).toBe(source.length);
  });

  it('keeps case where asked to', () => {
    expect(foldText('Éa Straße ẞ', { keepCase: true }).folded).toBe('Ea Straße ẞ');
  });

  it('has maps that never fall, stay inside the source, and never leave a folded character without source', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { folded, offsets, ends } = foldText(source);
        expect(offsets.length).toBe(folded.length + 1);
        expect(ends.length).toBe(folded.length);
        for (let i = 0; i < folded.length; i += 1) {
          const [start, end] = [offsets[i] ?? -1, ends[i] ?? -1];
          expect(start).toBeLessThan(end);
          expect(start).toBeLessThanOrEqual(offsets[i + 1] ?? -1);
          expect(end).toBeLessThanOrEqual(source.length);
          expect(i > 0 && end < (ends[i - 1] ?? 0)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('round trips: the source of each character that is no space or hyphen folds to that character', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { folded, offsets, ends } = foldText(source);
        for (let i = 0; i < folded.length; i += 1) {
          const again = foldText(source.slice(offsets[i], ends[i])).folded;
          expect(again).toContain(folded[i]);
        }
      }),
      RUNS,
    );
  });

  it('changes nothing in a folded text', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { folded } = foldText(source);
        expect(foldText(folded).folded).toBe(folded);
      }),
      RUNS,
    );
  });

  it('does not see case, accents, or composed against decomposed', () => {
    const letters = fc
      .array(fc.constantFrom(...Array.from('aéüñçÅßςİı ěő')), { maxLength: 12 })
      .map((a) => a.join(''));
    fc.assert(
      fc.property(letters, (text) => {
        const { folded } = foldText(text);
        expect(foldText(text.toUpperCase()).folded).toBe(folded);
        expect(foldText(text.normalize('NFD')).folded).toBe(folded);
      }),
      RUNS,
    );
  });

  it('folds long texts with wide maps', () => {
    const { offsets, folded } = foldText('ab '.repeat(30_000));
    expect(offsets).toBeInstanceOf(Uint32Array);
    expect(offsets[folded.length]).toBe(90_000);
  });
});
