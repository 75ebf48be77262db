import { describe, expect, it } from 'vitest';
import { citationAt } from './citation';
import { readStructure } from './recognize-structure';
import { pagesOf } from './testing/law-pages';

/** The citation of the line that begins with `text`. */
function cited(text: string, ...lines: string[]): string | undefined {
  const pages = pagesOf(...lines);
  const element = pages[0]?.elements.findIndex((line) => line.startsWith(text)) ?? -1;
  return citationAt(
    readStructure(pages, () => new Set()),
    { page: 0, element, character: 2 },
  );
}

describe('a citation', () => {
  it('is German in a German law', () => {
    const lines = [
      'Gesetz über die Rechte der Käufer und der Verkäufer',
      '§433 Pflichten',
      '(1) Der Verkäufer ist verpflichtet.',
      '(2) Der Käufer hat',
      'a) zu zahlen und',
      'b) abzunehmen.',
      '§434 Mängel',
      'Die Sache ist frei.',
    ];
    expect(cited('(1)', ...lines)).toBe('§ 433 Abs. 1');
    expect(cited('b)', ...lines)).toBe('§ 433 Abs. 2 lit. b');
    expect(cited('Die Sache', ...lines)).toBe('§ 434');
  });

  it('has the Swiss form where articles are Art.', () => {
    const lines = [
      'Bundesgesetz über die Rechte der Personen',
      'Artikel 28',
      '(1) Das gilt für die Person.',
      '(2) Es ist nicht',
      'a) dem Recht und',
      'b) der Sitte nach.',
    ];
    expect(cited('b)', ...lines)).toBe('Art. 28 Abs. 2 lit. b');
  });

  it('is French in a French code', () => {
    const lines = [
      'Code de la consommation et des services',
      'Article L. 121-1',
      'Les pratiques sont interdites dans les cas :',
      '1° Par les uns ;',
      '2° Par les autres.',
    ];
    expect(cited('2°', ...lines)).toBe('Article L. 121-1, 2°');
  });

  it('is Italian in an Italian law', () => {
    const lines = [
      'Codice della strada',
      'Art. 12.',
      '1. Il servizio è svolto dalla polizia.',
      '2. Gli agenti sono:',
      'a) della polizia;',
      'b) del comune.',
      '3. È vietata la sosta nel centro.',
    ];
    expect(cited('3.', ...lines)).toBe('art. 12, comma 3');
    expect(cited('b)', ...lines)).toBe('art. 12, comma 2, lett. b)');
  });

  it('is English in an act', () => {
    const lines = [
      'An Act for the use of the works',
      'Sec. 101. Definitions',
      '(a) In this Act the terms shall be used.',
      '(b) The terms',
      '(1) of one, and',
      '(2) of the other.',
    ];
    expect(cited('(a)', ...lines)).toBe('Section 101(a)');
    expect(cited('(2)', ...lines)).toBe('Section 101(b)(2)');
  });

  it('is Spanish in a Spanish law', () => {
    const lines = [
      'Ley de los contratos de trabajo',
      'ARTICULO 4º — Las funciones de los ministros son:',
      'a) por la ley;',
      'b) por el decreto.',
    ];
    expect(cited('b)', ...lines)).toBe('art. 4º, letra b)');
  });

  it('is the label of the division before its first article, and nothing before that', () => {
    const lines = ['Code', 'Livre II : Des biens', 'Texte qui est dans le livre.', 'Article 1', 'Texte.'];
    expect(cited('Texte qui', ...lines)).toBe('Livre II');
    expect(cited('Code', ...lines)).toBeUndefined();
  });
});
