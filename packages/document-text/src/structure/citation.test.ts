import { describe, expect, it } from 'vitest';
import { citationAt, citationOf, type CitationOptions } from './citation';
import { readStructure } from './recognize-structure';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { pagesOf } from './testing/law-pages';

/** The citation of the line that begins with `text`. */
function cited(text: string, ...lines: string[]): string | undefined {
  const pages = pagesOf(...lines);
  const element = pages[0]?.elements.findIndex((line) => line.startsWith(text)) ?? -1;
  return citationAt(
    readStructure(pages, () => new Set()),
    { page: 0, element, character: 2 },
    { style: 'plain' },
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

  it('is that of the article where a range begins with it as a whole and ends in one of its paragraphs', () => {
    const lines = [
      'Gesetz über die Rechte der Käufer und der Verkäufer',
      '§433 Pflichten',
      '(1) Der Verkäufer ist verpflichtet.',
      '(2) Der Käufer hat zu zahlen.',
      '§434 Mängel',
      'Die Sache ist frei.',
    ];
    const structure = readStructure(pagesOf(...lines), () => new Set());
    const from = (startElement: number, endElement: number): string | undefined =>
      citationOf(structure, {
        startPage: 0,
        startElement,
        startCharacter: 0,
        endPage: 0,
        endElement,
        endCharacter: 4,
      });
    expect(from(1, 3)).toBe('§ 433');
    expect(from(2, 3)).toBe('§ 433 Abs. 1–2');
    expect(from(3, 5)).toBe('§ 433 Abs. 2 – § 434');
  });

  it('says once what both ends within an article share', () => {
    const lines = [
      'Gesetz über die Rechte der Käufer und der Verkäufer',
      '§433 Pflichten',
      '(1) Der Verkäufer ist verpflichtet.',
      '(2) Der Käufer hat',
      'a) zu zahlen und',
      'b) abzunehmen.',
      '(3) Der Käufer haftet.',
      '§434 Mängel',
      'Die Sache ist frei.',
    ];
    const structure = readStructure(pagesOf(...lines), () => new Set());
    const from = (startElement: number, endElement: number, style: CitationOptions['style']) =>
      citationOf(
        structure,
        { startPage: 0, startElement, startCharacter: 0, endPage: 0, endElement, endCharacter: 4 },
        { style, source: { title: 'Kaufgesetz', shortName: 'KG', page: '1' } },
      );
    expect(from(4, 5, 'german')).toBe('§ 433 Abs. 2 lit. a–b KG');
    expect(from(4, 5, 'italian')).toBe('§ 433, comma 2, lett. a)–b), KG');
    expect(from(4, 5, 'english')).toBe('KG § 433(2)(a)–(b)');
    expect(from(2, 4, 'german')).toBe('§ 433 Abs. 1 – Abs. 2 lit. a KG');
    expect(from(5, 6, 'german')).toBe('§ 433 Abs. 2 lit. b – Abs. 3 KG');
    expect(from(6, 8, 'german')).toBe('§ 433 Abs. 3 – § 434 KG');
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

  it('carries the article of by-laws whose sections begin again in each', () => {
    const section = (article: string, number: number): string[] => [
      `SECTION ${number}. ${'TITLE USE LEAVING FEES'.split(' ')[number - 1] ?? ''}`,
      `The ${number} rule of ${article} shall be used.`,
    ];
    const lines = [
      'Constitution of the Society',
      ...['I', 'II', 'III'].flatMap((article) => [
        `Article ${article} Name`,
        ...[1, 2, 3].flatMap((number) => section(article, number)),
      ]),
      ...section('III', 4),
    ];
    expect(cited('The 1 rule of I ', ...lines)).toBe('Article I, Section 1');
    expect(cited('The 2 rule of II ', ...lines)).toBe('Article II, Section 2');
    expect(cited('The 4 rule of III ', ...lines)).toBe('Article III, Section 4');
  });

  it('carries no division where only a part at the end begins to count again', () => {
    const lines = [
      'Gesetz über die Rechte der Personen',
      ...Array.from({ length: 8 }, (_, i) => [
        `Art. ${i + 1} Zweck`,
        `Das gilt für die Person ${i + 1}.`,
      ]).flat(),
      'Zweiter Teil: Übergangsrecht',
      'Art. 1 Altes',
      'Das alte Recht ist nicht mehr.',
    ];
    expect(cited('Das gilt für die Person 1', ...lines)).toBe('Art. 1');
    expect(cited('Das alte', ...lines)).toBe('Zweiter Teil, Art. 1');
  });

  it('calls what has nothing but a number in a German text no article', () => {
    const lines = [
      'Anzeige nach dem Gesetz über die Aufsicht',
      '1. Angaben zur Person',
      'Die Angaben sind für die Behörde.',
      '2. Angaben zum Erwerb',
      'Der Erwerb ist mit dem Formular zu melden.',
      '3. Unterschriften',
      'Es ist von der Person zu zeichnen.',
      '4. Anlagen',
      'Die Anlagen sind mit dem Formular zu senden.',
    ];
    expect(cited('Der Erwerb', ...lines)).toBe('Ziff. 2');
  });

  it('is none for an entry of a table of contents', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const entries = numbers.map((number) => `§ ${number} Recht Nummer ${number}`);
    const body = numbers.flatMap((number) => [
      `§ ${number} Recht Nummer ${number}`,
      `Der Text des Paragraphen ${number} ist lang genug, um keiner Liste zu gleichen.`,
    ]);
    const lines = ['Gesetz', 'Inhalt', ...entries, ...body];
    expect(cited('§ 5', ...lines)).toBeUndefined();
    expect(cited('Der Text des Paragraphen 5', ...lines)).toBe('§ 5');
  });

  it('has numbers within the number of a section', () => {
    const lines = [
      'Constitution of the Society',
      '1 Rights of members',
      '1.1. The members may vote.',
      '2 Membership of the society',
      '2.1. The register shall be kept.',
      '2.2. All of the members are in it:',
      '(a) the president, and',
      '(b) the others.',
      '2.3. The secretary keeps it.',
      '3 Fees of the society',
      '3.1. They are paid.',
      '4 Elections',
      '4.1. They are held.',
    ];
    expect(cited('2.3.', ...lines)).toBe('Section 2.3');
    expect(cited('(b)', ...lines)).toBe('Section 2.2(b)');
  });
});

describe('a citation of what stands aside from the text', () => {
  const BODY = Array.from(
    { length: 20 },
    (_, i) => `Jedermann hat Anspruch auf Achtung seiner Person ${i + 1}`,
  );
  const law = [0, 1, 2, 3].map((page) => {
    const body = BODY.map((text) => `${text}.`);
    const lines: MadeLine[] = [
      ['Gesetz über die Personen', 740, 150, 8],
      [`Art. ${2 * page + 1}`, 690, 150, 10],
      [`${page + 6}`, 693, 176, 6],
      ...madeLines(body.slice(0, 10), 670, 150),
      [`Art. ${2 * page + 2}`, 480, 150, 10],
      ...madeLines(body.slice(10), 460, 150),
      [`${page + 6}`, 122 + 15 * page, 150, 6],
      [
        ['Eingefügt durch das Gesetz.', 'Aufgehoben.', 'Fassung vom Mai.', 'Neu.'][page] ?? '',
        120 + 15 * page,
        160,
        8,
      ],
      ['Schutz der Person', 658, 60, 7],
      ['Ohne Text', 520, 60, 7],
      [`${page + 1}`, 60, 300, 8],
    ];
    const made = madePage(page, lines);
    return { ...made, lineEnds: made.lineEnds.map((_, at) => at !== 1) };
  });
  const structure = readStructure(law);
  const elementOf = (words: string): number =>
    law[2]?.elements.findLastIndex((text) => text.startsWith(words)) ?? -1;
  const at = (words: string): string | undefined =>
    citationAt(structure, { page: 2, element: elementOf(words), character: 1 });

  it('is that of the place where a footnote is referred to, with its number', () => {
    expect(at('Fassung')).toBe('Art. 5, Fn. 8');
  });

  it('is that of the text beside a marginal note', () => {
    expect(at('Schutz')).toBe('Art. 5, Randtitel');
    // No line stands beside it.
    expect(at('Ohne')).toBeUndefined();
  });

  it('is none for a running line, and that of the article for the text', () => {
    expect(at('Gesetz')).toBeUndefined();
    expect(at('Jedermann')).toBe('Art. 6');
  });

  it('has both ends of a range that ends in another article, and one where it ends in its own', () => {
    const between = (first: string, last: string): string | undefined => {
      const [startElement, endElement] = [elementOf(first), elementOf(last)];
      const ends = { startPage: 2, startElement, startCharacter: 0, endPage: 2, endElement, endCharacter: 4 };
      return citationOf(structure, ends);
    };
    const [early, late] = [BODY[2] ?? '', BODY[12] ?? ''];
    expect(between(`${early}.`, `${late}.`)).toBe('Art. 5 – Art. 6');
    expect(between('Art. 5', `${early}.`)).toBe('Art. 5');
    expect(between(`${early}.`, 'Fassung')).toBe('Art. 5 – Art. 5, Fn. 8');
  });
});

describe('a citation in a style', () => {
  const german = [
    'Gesetz über die Rechte der Käufer und der Verkäufer',
    '§433 Pflichten',
    '(1) Der Verkäufer ist verpflichtet.',
    '(2) Der Käufer hat',
    '1. zu zahlen und',
    '2. abzunehmen.',
  ];
  const articles = [
    'Bundesgesetz über die Rechte der Personen',
    'Artikel 28',
    '(1) Das gilt für die Person.',
    '(2) Es ist nicht',
    'a) dem Recht und',
    'b) der Sitte nach.',
  ];
  const english = [
    'An Act for the use of the works',
    '§ 101. Definitions',
    '(a) In this Act the terms shall be used.',
    '(b) The terms',
    '(1) of one, and',
    '(2) of the other.',
  ];
  const regulation = english.map((line) => line.replace('§ 101.', 'Article 5'));
  const source = { shortName: 'X', title: 'The Title', page: '3' };
  const styled = (lines: string[], text: string, options: CitationOptions): string | undefined => {
    const pages = pagesOf(...lines);
    const element = pages[0]?.elements.findIndex((line) => line.startsWith(text)) ?? -1;
    return citationAt(
      readStructure(pages, () => new Set()),
      { page: 0, element, character: 2 },
      options,
    );
  };

  it.each([
    [german, '2. ', undefined, '§ 433 Abs. 2 Nr. 2 X'],
    [german, '2. ', 'plain', '§ 433 Abs. 2 Nr. 2, X'],
    [german, '2. ', 'german', '§ 433 Abs. 2 Nr. 2 X'],
    [german, '2. ', 'swiss', '§ 433 Abs. 2 Ziff. 2 X'],
    [articles, 'b)', undefined, 'Art. 28 Abs. 2 lit. b X'],
    [articles, 'b)', 'french', 'art. 28 al. 2, b) X'],
    [articles, 'b)', 'italian', 'art. 28, comma 2, lett. b), X'],
    [articles, 'Artikel', 'italian', 'art. 28 X'],
    [articles, 'b)', 'spanish', 'art. 28.2.b) X'],
    [articles, 'b)', 'english', 'Art. 28(2)(b) X'],
    [english, '(2)', undefined, 'X § 101(b)(2)'],
    [regulation, '(2)', undefined, 'Art. 5(b)(2) X'],
  ] as const)('has the words, the order and the short name of it', (lines, text, style, expected) => {
    expect(styled([...lines], text, { style, source })).toBe(expected);
  });

  it('has the Swiss words of the language of the text', () => {
    const french = [
      'Loi sur les droits des personnes',
      'Art. 28',
      '1. La loi est aux parties.',
      '2. Elle est pour les uns et les autres.',
    ];
    const italian = [
      'Legge sui diritti delle persone',
      'Art. 28',
      '1. La legge è di tutti.',
      '2. Il diritto è della persona che non è sola.',
    ];
    expect(styled(french, '2.', { style: 'swiss', source })).toBe('art. 28 al. 2 X');
    expect(styled(italian, '2.', { style: 'swiss', source })).toBe('art. 28 cpv. 2 X');
  });

  it('has the title where there is no short name, and the state of the law where that matters', () => {
    const untitled = { ...source, shortName: '' };
    expect(styled(german, '2. ', { source: untitled })).toBe('§ 433 Abs. 2 Nr. 2, The Title');
    expect(styled(german, '2. ', { source: { ...source, version: 'Stand 1. Januar 2020' } })).toBe(
      '§ 433 Abs. 2 Nr. 2 X (Stand 1. Januar 2020)',
    );
  });

  it('is name and page where the passage has no article, or its place is not certain', () => {
    expect(styled(german, 'Gesetz', { source })).toBe('X, S. 3');
    expect(styled(german, 'Gesetz', { source: { ...source, shortName: '' } })).toBe('The Title, S. 3');
    expect(styled(german, '2. ', { source, isUncertain: true })).toBe('X, S. 3');
    expect(styled(german, '2. ', { style: 'english', source, isUncertain: true })).toBe('X, p. 3');
    const range = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: 0,
      endCharacter: 1,
    };
    expect(citationOf(undefined, range, { source })).toBe('X, p. 3');
    expect(citationOf(undefined, range)).toBeUndefined();
  });
});
