import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { cited, citedAt, citedOn } from './testing/cited';

describe('the number of an article', () => {
  /** The citation of the text of an article between two others. */
  const numbered = (before: string, heading: string, after: string): string | undefined =>
    cited(
      'What it says',
      'Code of the things that shall be',
      before,
      'The text of the first.',
      heading,
      'What it says is the law.',
      after,
      'The text of the last.',
    );

  it('has six figures in the largest codes', () => {
    expect(numbered('Sec. 220511. Coaches', 'Sec. 220512. Teams', 'Sec. 220513. Games')).toBe(
      'Section 220512',
    );
  });

  it('may have further numbers after a letter, a hyphen or an ordinal', () => {
    expect(numbered('Article R114 A', 'Article R114 A-5', 'Article R115')).toBe('Article R114 A-5');
    expect(numbered('§ 16-803. Use', '§ 16-803.02. Fees', '§ 16-804. Care')).toBe('§ 16-803.02');
    expect(numbered('Art. 27.', 'Art. 27-1.', 'Art. 28.')).toBe('Article 27-1');
    expect(numbered('ARTICULO 4º— Uso.', 'ARTICULO 4ºbis— Pago.', 'ARTICULO 5º— Fin.')).toBe('Article 4ºbis');
  });

  it('ends before a short word', () => {
    expect(numbered('Article L3 Les uns.', 'Article L4 Le droit est ouvert.', 'Article L5 La loi.')).toBe(
      'Article L4',
    );
  });

  it('is no letter', () => {
    const lines = ['Section', 'SECTION A: USE', 'All may use it.', 'SECTION B: FEES', 'They are paid.'];
    expect(cited('It is kept', 'Agreement', ...lines, 'SECTION C: CARE', 'It is kept by all.')).not.toBe(
      'Section C',
    );
  });

  it('may be the one that is missing between two that are set larger', () => {
    const lines: MadeLine[] = [
      ['Ley de los caminos', 760, 72, 14],
      ...[1, 2, 4, 5].flatMap((number): MadeLine[] => [
        [`ARTICULO ${number}.—`, 760 - number * 60, 72, 11],
        ['Los caminos son de todos.', 748 - number * 60],
      ]),
      ['ARTICULO 3.- Los puentes se pagan por los que los', 580],
      ['usan.', 568],
    ];
    const sorted = lines.toSorted((a, b) => b[1] - a[1]);
    expect(citedAt('usan', sorted)).toBe('art. 3');
  });

  it('is not that of another law that is quoted between two', () => {
    const lines = [
      'Ley de los caminos',
      ...[1, 2].flatMap((number) => [`Artículo ${number}.- Uso.`, 'Los caminos son de todos.']),
      'Artículo 277.- Será penado el que los dañe.',
      'La pena es de un año.',
      ...[3, 4, 5, 6].flatMap((number) => [`Artículo ${number}.- Uso.`, 'Los caminos son de todos.']),
    ];
    expect(cited('La pena', ...lines)).toBe('art. 2');
  });
});

describe('bare numbers', () => {
  const lines = (numbers: readonly number[], between: readonly string[] = []): MadeLine[] => [
    ['Rules of the house', 770, 72, 14],
    ...numbers.flatMap((number, at): MadeLine[] => [
      ...(number === 1 ? between.slice(at === 0 ? 0 : 1).slice(0, 1) : []).map((text): MadeLine => [
        text,
        757 - at * 40,
        72,
        14,
      ]),
      [`${number}. Use of room ${'abcdef'[at] ?? ''}`, 740 - at * 40],
      [`The use of room ${at} shall be free.`, 728 - at * 40],
    ]),
  ];

  it('are sections where they begin again only below a heading', () => {
    const rules = lines([1, 2, 3, 1, 2, 3], ['Part A: Rooms', 'Part B: Yards']);
    expect(citedAt('The use of room 4', rules)).toBe('Part B, Section 2');
    expect(citedAt('The use of room 4', lines([1, 2, 3, 1, 2, 3]))).toBe('Section 3(2)');
  });

  it('are none where they are the same again and again', () => {
    expect(citedAt('The use of room 2', lines([1, 1, 1, 1]))).toBeUndefined();
  });

  it('are none in a language whose laws are not read', () => {
    const page = (text: string) => [
      madePage(0, [
        ['Nariadenie', 770, 72, 14],
        ...[1, 2, 3, 4].flatMap((number) =>
          madeLines(
            [`${number}. ${text}`, ...Array.from({ length: 5 }, () => `${text} ${text}`)],
            800 - number * 90,
          ),
        ),
      ]),
    ];
    expect(citedOn(page('Works of the house'), 'Works of')).toBe('Section 4');
    expect(citedOn(page('Zmena zákona ktorým sa'), 'Zmena zákona')).toBeUndefined();
  });
});

describe('paragraphs', () => {
  it('begin behind the number of the section where it is printed again', () => {
    const lines = [
      'Act for the use of the roads',
      '1. Notice',
      '1. (1) The Minister shall give notice of—',
      '(a) roads, and',
      '(b) bridges.',
      '(2) The notice shall be in writing.',
      '2. Fees',
      '2. They shall be paid.',
      '3. Care',
      '3. It shall be taken.',
    ];
    expect(cited('(b) bridges', ...lines)).toBe('Section 1(1)(b)');
    expect(cited('(2) The', ...lines)).toBe('Section 1(2)');
  });

  it('are not those of another law that the article quotes', () => {
    const lines = [
      'Act for the use of the roads',
      'Section 4. Amendment',
      'The Act of 2000 is amended—',
      '(a) by the substitution of the following:',
      '“(8) Where a road is closed—',
      '(a) notice shall be given, and',
      '(b) a sign shall be put up.”,',
      '(b) by the deletion of section 9.',
    ];
    expect(cited('(b) a sign', ...lines)).toBe('Section 4(a)');
    expect(cited('(b) by', ...lines)).toBe('Section 4(b)');
  });

  it('hold a second list after words that stand outside of the first', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 770, 72, 14],
      ['§ 7 Wege', 740],
      ['(1) Frei ist, wer', 728],
      ['1. geht und auf seinem Weg, den er gewählt hat,', 716, 100],
      ['bleibt,', 704, 116],
      ['2. fährt.', 692, 100],
      ['In Verordnungen nach', 680],
      ['1. Absatz 2 kann das für', 668, 100],
      ['a) Wege und', 656, 120],
      ['b) Stege,', 644, 120],
      ['2. Absatz 3 für Furten anders sein.', 632, 100],
    ];
    expect(citedAt('In Verordnungen', lines)).toBe('§ 7 Abs. 1');
    expect(citedAt('b) Stege', lines)).toBe('§ 7 Abs. 1 Nr. 1 lit. b');
  });
});

describe('a heading', () => {
  it('is none where words of a sentence are set larger', () => {
    const lines: MadeLine[] = [
      ['Rules of the house', 770, 72, 14],
      ['Section 1. Use', 740],
      ['The house may be used by the members in the way that is shown by the', 728],
      ['Chapter on use', 716, 72, 12],
      ['of the yearbook.', 704],
      ['Section 2. Fees', 680],
      ['They are paid.', 668],
    ];
    expect(citedAt('of the yearbook', lines)).toBe('Section 1');
  });
});
