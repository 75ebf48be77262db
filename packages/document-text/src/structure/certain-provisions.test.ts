import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { citationAt } from './citation';
import { readStructure } from './recognize-structure';
import { cited, citedAt, citedOn } from './testing/cited';
import { articles, pagesOf } from './testing/law-pages';

describe('numbers on lines of their own', () => {
  const DECLARATION = [
    'Loi sur les ponts et les chemins de la commune',
    'ARTICLE 1er. Les ponts sont à la commune et aux habitants.',
    'ARTICLE 2. Les chemins sont à tous.',
    'ARTICLE 3. Les eaux sont à la commune.',
    'PRÉAMBULE',
    'Les habitants de la commune déclarent les droits suivants.',
    'ARTICLE PREMIER',
    'Les habitants sont libres de passer les ponts.',
    'II',
    'Le but de la commune est la conservation des ponts.',
    'III',
    'Nul ne peut être arrêté sur un pont.',
  ];

  it('are articles after a first one that is spelled out, and a preamble holds none of them', () => {
    expect(cited('Nul ne', ...DECLARATION)).toBe('Article III');
    expect(cited('Les habitants sont', ...DECLARATION)).toBe('Article PREMIER');
    expect(cited('Les habitants de', ...DECLARATION)).toBe('PRÉAMBULE');
  });

  it('are none where the second of them is missing', () => {
    const lines = DECLARATION.map((line) => (line === 'II' ? 'IV' : line));
    expect(cited('Nul ne', ...lines)).toBe('Article PREMIER');
  });

  const CONSTITUTION = [
    'Costituzione della repubblica dei ponti',
    'Art. 1',
    'La repubblica è di tutti i cittadini.',
    'Art. 2',
    'I ponti sono della repubblica e dei cittadini.',
    'Art. 3',
    'Le acque sono di tutti.',
    'DISPOSIZIONI TRANSITORIE E FINALI',
    'I.',
    'Il capo della repubblica è il primo dei cittadini.',
    'II.',
    'I primi ponti sono costruiti nei due anni che seguono.',
    'III.',
    'La costituzione è in vigore dal primo giorno del mese.',
    'Data a Pontelungo, addì 27 dicembre 1947',
    'Il capo della repubblica',
  ];

  it('are the provisions of a division, cited with it until the law is dated', () => {
    expect(cited('I primi', ...CONSTITUTION)).toBe('DISPOSIZIONI TRANSITORIE E FINALI, II');
    expect(cited('La costituzione', ...CONSTITUTION)).toBe('DISPOSIZIONI TRANSITORIE E FINALI, III');
    expect(cited('Il capo della repubblica', ...CONSTITUTION)).toBeUndefined();
  });

  it('may be words', () => {
    const lines = [
      'Constitución de los puentes de la villa',
      'Artículo 1.',
      'Los puentes son de la villa y de los vecinos.',
      'Artículo 2.',
      'Las aguas son de todos los vecinos.',
      'Artículo 3.',
      'Los caminos son de la villa.',
      'DISPOSICIONES ADICIONALES',
      'Primera.',
      'La villa respeta los derechos de los molinos.',
      'Segunda.',
      'La villa paga los puentes por años.',
      'DISPOSICIONES TRANSITORIAS',
      'Primera.',
      'Los primeros puentes se pagan por la villa.',
      'Segunda.',
      'Los molinos se pagan por los vecinos.',
    ];
    expect(cited('La villa paga', ...lines)).toBe('DISPOSICIONES ADICIONALES, Segunda');
    expect(cited('Los primeros', ...lines)).toBe('DISPOSICIONES TRANSITORIAS, Primera');
  });
});

describe('a division without articles', () => {
  it('has the paragraphs that it is numbered by from its first line on', () => {
    const lines = [
      'The constitution of the bridges',
      'FIRST PART',
      'Article 1',
      'The bridges are of the town and of its people.',
      'Article 2',
      'The roads are of the town.',
      'Article 3',
      'The waters are of all of the people.',
      'SECOND PART',
      'FINAL PROVISIONS',
      '1. This constitution is in force from the day of its publication.',
      '2. The first bridges are those of the mill.',
    ];
    expect(cited('2. The first', ...lines)).toBe('SECOND PART, para. 2');
    expect(cited('2. The first', ...lines.slice(0, 10), '2. The first bridges are those of the mill.')).toBe(
      'SECOND PART',
    );
  });
});

describe('what an annex belongs to', () => {
  const LAW = [
    'Gesetz über die Brücken und Stege',
    'Teil 1',
    'Allgemeines',
    '§ 1 Zweck',
    'Dieses Gesetz dient den Wegen über das Wasser.',
    '§ 2 Bau',
    'Die Brücken werden von der Gemeinde gebaut.',
    '§ 3 Maut',
    'Die Maut wird von der Gemeinde erhoben.',
    'Anlage (zu § 3) Verzeichnis der Gebühren',
    'Die Gebühren sind in Euro zu zahlen.',
    'Abschnitt 1',
    'Gebühren für Brücken',
    'Für die Brücke ist ein Euro zu zahlen.',
  ];

  it('may stand before its heading; its divisions are cited with it', () => {
    expect(cited('Die Gebühren sind', ...LAW)).toBe('Anlage');
    expect(cited('Für die Brücke', ...LAW)).toBe('Anlage, Abschnitt 1');
  });

  it('may be a statute whose name stands before it, as before its articles', () => {
    const lines = [
      'Grundgesetz der Brücken und der Stege',
      'GG Art 1',
      'Die Brücken sind von der Gemeinde zu bauen.',
      'GG Art 2',
      '(1) Die Stege sind von dem Land zu bauen.',
      '(2) Zu bauen sind',
      '1. die Stege über den Bach,',
      '2. die Stege über den Fluss.',
      'GG Art 3',
      'Die Maut ist von dem Land zu erheben.',
      'GG Anhang EV',
      'Artikel 4',
      'Die Maut der neuen Länder ist nicht zu erheben.',
      'Artikel 5',
      'Die Stege sind von den neuen Ländern zu bauen.',
      'Artikel 6',
      'Die Brücken sind von den neuen Ländern zu bauen.',
    ];
    expect(cited('Die Maut der', ...lines)).toBe('Anhang, Art. 4');
    const pages = pagesOf(...lines);
    const element = lines.indexOf('2. die Stege über den Fluss.');
    expect(citationAt(readStructure(pages), { page: 0, element, character: 0 })).toBe('Art. 2 Abs. 2 Nr. 2');
  });
});

describe('the articles of a law', () => {
  it('may lack their word between two, if no list before them counts up to their number', () => {
    const lines = [
      'Codice dei ponti e delle acque',
      'Art. 4. Ponti.',
      'I ponti sono della città e dei cittadini.',
      '5. Acque.',
      'Le acque sono di tutti i cittadini.',
      'Art. 6. Strade.',
      'Le strade sono della città.',
      'Art. 7. Mulini.',
      'I mulini sono dei mugnai.',
    ];
    expect(cited('Le acque', ...lines)).toBe('art. 5');
    const listed = lines.map((line) => (line.startsWith('I ponti') ? '4. Dei ponti.' : line));
    expect(articles(...listed)).toEqual(['art:4', 'art:6', 'art:7']);
  });

  it('may be numbered below others', () => {
    const lines = [
      'Codice',
      'Art. 314.',
      'Il ponte.',
      'Art. 314/2.',
      'Il mulino.',
      'Art. 315.',
      'La strada.',
    ];
    expect(articles(...lines)).toEqual(['art:314', 'art:314-2', 'art:315']);
    expect(cited('Il mulino', ...lines)).toBe('art. 314/2');
  });

  it('may be Galician', () => {
    expect(articles('Lei', 'Artigo 1.', 'A ponte.', 'Artigo 2.', 'O muíño.')).toEqual(['art:1', 'art:2']);
  });

  const unheaded = (gap: number): readonly MadeLine[] => {
    const texts = [
      'Article 4',
      '1. The bridges are of the town and of its people.',
      '2. The roads are of the town and of its people.',
      '1. The waters are of all of the people of the town.',
      '2. The mills are of the millers and of their people.',
      'Article 6',
      '1. The fields are of the people of the town.',
    ];
    let y = 780;
    return texts.map((text, at): MadeLine => [text, (y -= at === 3 ? gap : 14)]);
  };

  it('end where the heading of the next is missing: its paragraphs are cited by their page', () => {
    expect(citedAt('2. The mills', unheaded(44))).toBeUndefined();
    expect(citedAt('2. The roads', unheaded(44))).toBe('Article 4(2)');
    expect(citedAt('2. The mills', unheaded(14))).toBe('Article 4(2)');
  });

  it('may have the number of a note after their own, which is no paragraph', () => {
    const lines = ['Loi', 'Article 5 (1)', 'Le pont est à tous.', 'Article 6', 'Le moulin est à tous.'];
    expect(cited('Le pont', ...lines)).toBe('Article 5');
    expect(cited('Le pont', ...lines.slice(0, 3), '(2) Le chemin aussi.', ...lines.slice(3))).toBe(
      'Article 5, 1',
    );
  });

  it('have none of the notes whose number stands after one of their sentences', () => {
    const lines = [
      'Codice dei ponti e delle acque',
      'Art. 1. Fonti.',
      'Sono fonti delle acque:',
      '1) i monti;',
      '2) i fiumi. (1)',
      '(1) «Le piogge» sono state soppresse dalla legge sulle acque.',
      'Art. 2. Ponti.',
      'I ponti sono di tutti.',
    ];
    expect(cited('(1) «Le', ...lines)).toBe('art. 1');
    expect(cited('2) i fiumi', ...lines)).toBe('art. 1, n. 2)');
  });

  it('may count in ordinals that end in a letter', () => {
    const law = (...numbers: string[]): string[] => [
      'Constitució dels ponts de la vila i de les aigües',
      'Article 1.',
      '1. La vila té la competència exclusiva sobre:',
      ...numbers.map((number) => `${number} els ponts de la vila.`),
      '2. Les aigües són de tots.',
    ];
    expect(cited('2a.', ...law('1a.', '2a.', '3a.'))).toBe('Article 1, 1, 2a');
    expect(cited('1a.', ...law('1a.'))).toBe('Article 1, 1a');
  });
});

describe('a list of contents', () => {
  const ledTo = (text: string, page: number): string => `${text} .............. ${page}`;

  it('before a part of a law is part of nothing', () => {
    const part = (title: string, y: number, ...texts: string[]): MadeLine[] => [
      [title, y, 72, 14],
      ...madeLines(texts, y - 20),
    ];
    const texts: MadeLine[] = [
      ...part(
        'LIBRO PRIMO',
        780,
        'Art. 1. Ponti.',
        'I ponti sono di tutti.',
        'Art. 2. Acque.',
        'Le acque sono di tutti.',
      ),
      ...madeLines(['Sommario', ledTo('TITOLO I - DEI MULINI', 3), ledTo('TITOLO II - DEI FORNI', 4)], 670),
      ['LIBRO SECONDO', 600, 72, 14],
      ...part('TITOLO I - DEI MULINI', 580, 'Art. 3. Mulini.', 'I mulini sono dei mugnai.'),
      ...part('TITOLO II - DEI FORNI', 520, 'Art. 4. Forni.', 'I forni sono di tutti.'),
    ];
    expect(citedAt(ledTo('TITOLO II - DEI FORNI', 4), texts)).toBeUndefined();
    expect(citedAt('Sommario', texts)).toBeUndefined();
    expect(citedAt('Le acque', texts)).toBe('art. 2');
    expect(citedAt('I mulini', texts)).toBe('art. 3');
  });

  it('may name divisions without a page number over those that have one', () => {
    const lines = [
      'Costituzione dei ponti e delle acque',
      ...['I - DEI PONTI', 'II - DELLE ACQUE', 'III - DELLE STRADE', 'IV - DEI MULINI', 'V - DEI FORNI'].map(
        (title, at) => ledTo(`TITOLO ${title}`, at),
      ),
      'TITOLO VI - DEL DIRITTO',
      ledTo('Delle leggi', 7),
      'TITOLO VII - DEI MERCATI',
      '(ARTICOLI 8 - 9)',
      '” 41',
      'TITOLO VIII - DELLE FIERE',
      'Delle fiere della città, delle strade',
      'e dei ponti sulle acque',
      ledTo('e sui mulini', 43),
      'Vista la deliberazione della città sui ponti e sulle acque,',
      'Art. 1. Ponti.',
      'I ponti sono di tutti i cittadini e delle città.',
    ];
    expect(cited('Vista la', ...lines)).toBeUndefined();
    expect(cited('TITOLO VI -', ...lines)).toBeUndefined();
    expect(cited('(ARTICOLI', ...lines)).toBeUndefined();
    expect(cited('TITOLO VIII -', ...lines)).toBeUndefined();
  });
});

describe('what stands at the top of a page', () => {
  const article = (number: number): string[] => [
    `ART. ${number}.`,
    'La legge è di tutti i cittadini della Repubblica e delle Regioni.',
  ];

  it('heads the notes at the end in the type of the text, if it is in capitals and the first note follows', () => {
    const notes = (...texts: string[]): string | undefined =>
      citedOn(
        [
          madePage(0, [['Costituzione', 800, 72, 20], ...madeLines([1, 2, 3].flatMap(article), 760)]),
          madePage(1, madeLines(texts, 760)),
        ],
        '«La legge',
      );
    const quoted = [...article(2), '«La legge non è di tutti».'];
    expect(notes('NOTE', '1. (all’art. 2)', ...quoted)).toBe('NOTE');
    expect(notes('NOTE', 'Le note che seguono.', ...quoted)).toBe('art. 2');
    expect(notes('NOTE', '1. (all’art. 2)', ...article(4), '«La legge non è di tutti».')).toBe('art. 4');
  });

  it('in larger type is no part of a division whose heading ends the page before', () => {
    const pages = [
      madePage(0, [
        ...madeLines(['TITRE XVI', 'DES PONTS'], 780, 72, 14),
        ...madeLines(['Article 1', 'Les ponts sont à tous.', 'Article 2', 'Les eaux sont à tous.'], 700),
        ...madeLines(['TITRE XVII', 'Abrogé'], 100, 72, 14),
      ]),
      madePage(1, [
        ['DÉCLARATION DES DROITS', 780, 72, 20],
        ...madeLines(['Les habitants déclarent.', 'Article 1', 'Les habitants sont libres.'], 700),
      ]),
    ];
    expect(citedOn(pages, 'Les habitants déclarent')).toBeUndefined();
    expect(citedOn(pages, 'Abrogé')).toBe('TITRE XVII');
  });
});

describe('an item that goes on further in', () => {
  const law = (indent: number): MadeLine[] => [
    ['Section 1. Members', 780, 60],
    ['1.1. The members are chosen by the house at its first', 766, 60],
    ['meeting of the year.', 752, 60 + indent],
    ['1.2. The members are sent away by the house at its', 738, 60],
    ['last meeting of the year.', 724, 60 + indent],
    ['Note: the house has no members in the summer.', 710, 60],
    ['Section 2. House', 682, 60],
    ['The house is a house.', 668, 60],
  ];

  it('has ended where a sentence begins right below its number', () => {
    expect(citedAt('Note:', law(24))).toBe('Section 1');
    expect(citedAt('last meeting', law(24))).toBe('Section 1.2');
    expect(citedAt('Note:', law(0))).toBe('Section 1.2');
  });

  it('has ended where a line stands below its number, if lines go on further in throughout the law', () => {
    const letters = Array.from('abcdefghijklmnop');
    const law = (indent: number): MadeLine[] => {
      const texts: MadeLine[] = [
        ['§ 1', 0, 60],
        ['(1) Zuständig ist das Gericht, wenn die Tat geeignet ist,', 0, 60],
        ...letters.flatMap((letter): MadeLine[] => [
          [`${letter}) die Sicherheit der Brücken und der Stege des`, 0, 70],
          ['Landes zu beeinträchtigen,', 0, 70 + indent],
        ]),
        ['und der Anwalt die Verfolgung übernimmt.', 0, 69],
        ['§ 2', 0, 60],
        ['Das Gericht ist ein Gericht.', 0, 60],
      ];
      return texts.map(([text, , x = 60], row): MadeLine => [text, 780 - 14 * row, x]);
    };
    expect(citedAt('und der', law(24))).toBe('§ 1 Abs. 1');
    expect(citedAt('und der', law(0))).toBe('§ 1 Abs. 1 lit. p');
  });
});
