import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import type { PageText } from '../pages/page-text';
import { cited, citedAt, citedOn } from './testing/cited';

const BOARD = [
  'RULES OF THE CLUB',
  'ARTICLE I — NAME',
  'Section 1. Name: The name of the club shall be the name that the members chose at the',
  'first meeting of the club.',
  'Section 2. Seat: The seat of the club is where its board meets.',
  'ARTICLE II — BOARD',
  'Section 1. Members: The board shall be of three members and such others as the members',
  'of the club may choose.',
  'Section 2. Chair: The chair shall be one of them.',
  'Section 5. Terms: The board is chosen for a year.',
  'Section 4. Fees: There are none to be paid by the board.',
];

describe('sections', () => {
  it('begin again below each article, whatever the line after them is like', () => {
    expect(cited('first meeting', ...BOARD)).toBe('ARTICLE I, Section 1');
    expect(cited('of the club may', ...BOARD)).toBe('ARTICLE II, Section 1');
  });

  it('are what begins a paragraph, even where they were misnumbered', () => {
    expect(cited('Section 5.', ...BOARD)).toBe('ARTICLE II, Section 5');
    expect(cited('Section 4.', ...BOARD)).toBe('ARTICLE II, Section 4');
  });

  it('have numbers with letters within their own', () => {
    const lines = [
      'By-Laws of the House',
      'Section 4.A The Houses',
      'The houses shall be kept by the members.',
      'Section 4.B Choosing',
      '4.B.1 Choosing of members',
      'a. They apply to the board.',
      'b. They are chosen by it.',
      '4.B.2 Choosing of guests',
      'a. They are asked.',
      'b. They come to the house.',
      '4.B.2.A By whom',
      'Any of the members may ask.',
      'Section 4.C Leaving',
      'Any member may leave the house.',
    ];
    expect(cited('b. They are', ...lines)).toBe('Section 4.B.1(b)');
    expect(cited('b. They come', ...lines)).toBe('Section 4.B.2(b)');
    expect(cited('Any of the', ...lines)).toBe('Section 4.B.2.A');
  });
});

describe('items', () => {
  it('may have the sign of a footnote after their letter, and letters may be missing', () => {
    const lines = [
      'Gesetz über die Märkte und die Preise',
      'Art. 3 Preise',
      '(1) Unlauter handelt, wer:',
      'a. den Preis nicht nennt;',
      'b.5 den Preis nicht schreibt;',
      'd.12 ihn ändert;',
      'e. ihn nicht hält.',
      '(2) Der Preis ist der Betrag, der zu zahlen ist.',
    ];
    expect(cited('b.5', ...lines)).toBe('Art. 3 Abs. 1 lit. b');
    expect(cited('d.12', ...lines)).toBe('Art. 3 Abs. 1 lit. d');
    expect(cited('e. ihn', ...lines)).toBe('Art. 3 Abs. 1 lit. e');
  });

  it('are rules in Spanish, within the paragraph that they stand in', () => {
    const lines = [
      'Ley de las competencias del Estado',
      'Artículo 149',
      '1. El Estado tiene competencia sobre las materias que siguen:',
      '1.ª Las fronteras.',
      '2.ª Las aguas de los ríos.',
      '2. La cultura es de todos.',
    ];
    expect(cited('2.ª', ...lines)).toBe('art. 149, apartado 1, regla 2.ª');
    expect(cited('2. La', ...lines)).toBe('art. 149, apartado 2');
  });

  it('end where a line stands further out than they do', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 740, 72, 14],
      ['§ 7 Wege', 700],
      ['(1) Frei ist, wer', 684],
      ['1. auf einem Weg geht, den alle gehen und der', 668, 100],
      ['nicht gesperrt ist,', 656, 116],
      ['2. ihn baut.', 644, 100],
      ['sofern er die Maut entrichtet hat.', 632],
      ['(2) Das gilt für alle.', 616],
    ];
    expect(citedAt('nicht gesperrt', lines)).toBe('§ 7 Abs. 1 Nr. 1');
    expect(citedAt('2. ihn', lines)).toBe('§ 7 Abs. 1 Nr. 2');
    expect(citedAt('sofern', lines)).toBe('§ 7 Abs. 1');
  });

  it('do not end where all of their lines begin further out than their markers', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 740, 72, 14],
      ['§ 7 Wege', 700],
      ['(1) Frei ist, wer', 684],
      ['1. auf einem Weg geht, den alle gehen und der', 668, 100],
      ['nicht gesperrt ist,', 656],
      ['2. ihn baut und', 644, 100],
      ['unterhält.', 632],
    ];
    expect(citedAt('unterhält', lines)).toBe('§ 7 Abs. 1 Nr. 2');
  });

  it('end with the full stop of the last one where the others end with semicolons', () => {
    const lines: MadeLine[] = [
      ['Loi sur les chemins', 740, 72, 14],
      ['Article 7', 700],
      ['Les chemins sont ouverts dans les cas qui suivent et pour les personnes :', 684],
      ['1° Par les uns, sur la demande qui en est faite dans les formes de la loi ;', 672],
      ['2° Par les autres.', 660],
      ['La demande est faite par les personnes qui sont sur les lieux et par une', 648],
      ['des autres.', 636],
    ];
    expect(citedAt('2° Par', lines)).toBe('Article 7, 2°');
    expect(citedAt('La demande', lines)).toBe('Article 7');
    expect(citedAt('des autres', lines)).toBe('Article 7');
  });

  it('go on below the one before, even if that ends within a clause', () => {
    const lines: MadeLine[] = [
      ['Rules of the club', 740, 72, 14],
      ['Section 4. Warnings', 700],
      ['A member may be warned by the board if', 684],
      ['1. the rules are broken,', 668, 100],
      ['2. the board has spoken to the member, after which', 652, 100],
      ['3. a notice is sent.', 636, 100],
    ];
    expect(citedAt('3. a notice', lines)).toBe('Section 4(3)');
  });
});

describe('what stands after the articles', () => {
  const law = (...end: MadeLine[]): PageText[] => [
    madePage(0, [
      ['RULES', 760, 250, 24],
      ...madeLines(BOARD.slice(1), 720),
      ['and so on for all of the years to come.', 590],
      ...end,
    ]),
  ];

  it('is no part of them where a heading in larger type stands between', () => {
    const pages = law(['AMENDMENTS', 540, 250, 24], ['The members changed the rules in May.', 500]);
    expect(citedOn(pages, 'and so on')).toBe('ARTICLE II, Section 4');
    expect(citedOn(pages, 'The members changed')).toBeUndefined();
  });

  it('is part of the exhibit that it stands in', () => {
    const pages = law(['EXHIBIT A — Conduct', 540], ['Be kind to all of the members.', 520]);
    expect(citedOn(pages, 'Be kind')).toBe('EXHIBIT A');
  });

  it.each(['In witness whereof the parties', 'I, Jane Roe, as president,', 'Done at Berne in May'])(
    'is no part of them after the formula that ends a text: %s',
    (formula) => {
      const pages = law([formula, 540], ['have signed these rules.', 528]);
      expect(citedOn(pages, formula)).toBeUndefined();
      expect(citedOn(pages, 'have signed')).toBeUndefined();
    },
  );

  it('is no part of a division either where it is a table of contents', () => {
    const law = [1, 2, 3].flatMap((part): MadeLine[] => [
      [`Teil ${part}: Sachen`, 760 - part * 140, 72, 12],
      ...madeLines([`Art. ${part} Recht`, 'Das Recht gilt für die Sache.'], 740 - part * 140),
    ]);
    const list = [1, 2, 3].flatMap((part): MadeLine[] => [
      [`Teil ${part}: Sachen`, 760 - part * 160, 72, 12],
      ...madeLines(
        Array.from({ length: 24 }, (_, i) => `${i}. Das Recht der Sache`),
        740 - part * 160,
        72,
        5,
      ),
    ]);
    const title: MadeLine = ['Gesetz über die Sachen', 770, 72, 14];
    const pages = [madePage(0, [title, ...law]), madePage(1, [['Inhaltsverzeichnis', 770, 72, 12], ...list])];
    expect(citedOn(pages.slice(0, 1), 'Das Recht gilt')).toBe('Art. 3');
    expect(citedOn(pages, '7. Das')).toBeUndefined();
  });
});

describe('a text', () => {
  it('has no articles where most of them begin within its lines', () => {
    const article = (number: number): string[] => [
      `Article ${number} Right ${number} The members of the union shall be free. Article ${number + 1} Use`,
      'of the right shall be free. It may be limited by the laws. Article',
      `${number + 2} Limits of the right shall be set by the union.`,
    ];
    const lines = ['Regulation of the union', ...[1, 4, 7, 10].flatMap(article)];
    expect(cited('of the right', ...lines)).toBeUndefined();
  });

  it('has no articles where its numbers stand in a table, or some are missing', () => {
    const rows = ['1 Roads “at the', '2 Bridges “in the', '3 Fords “on the'];
    const table = rows.flatMap((row, at): MadeLine[] => [
      [row, 700 - 24 * at],
      ['works” which are built', 688 - 24 * at],
    ]);
    const text = madeLines(['The works are shown in the table above.', 'They are many.'], 620);
    expect(citedAt('The works are', [['Report on the works', 740], ...table, ...text])).toBeUndefined();
    const form = [1, 2, 5, 9].flatMap((number, at): MadeLine[] => [
      [`${number}. Name of the party`, 700 - 40 * at],
      ['It is the party of the contract.', 688 - 40 * at],
    ]);
    expect(citedAt('It is', [['Form for the contract', 740], ...form])).toBeUndefined();
  });

  it('keeps an article whose lines name others, further in', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Haft', 760, 72, 14],
      ...[1, 2, 3, 4].flatMap((number) =>
        madeLines([`§ ${number} Regel`, 'Die Regel gilt für die Haft.'], 760 - number * 40),
      ),
      ['§ 5 Inkrafttreten', 560],
      ['(1) Am Tag nach der Verkündung treten in Kraft:', 544],
      ['§ 2 - Arbeit -', 528, 120],
      ['§ 3 - Lohn -', 512, 120],
      ['(2) Das gilt nicht für die Länder.', 496],
    ];
    expect(citedAt('§ 3 - Lohn', lines)).toBe('§ 5 Abs. 1');
    expect(citedAt('(2) Das', lines)).toBe('§ 5 Abs. 2');
  });

  it('names the divisions by which one is distinguished from others of its label', () => {
    const title = (number: string): string[] => [
      `Titre ${number}`,
      'Chapitre I',
      `Les biens du titre ${number} sont dans le chapitre.`,
      'Article 1',
      'Texte.',
    ];
    const lines = ['Code des biens', ...title('I'), ...title('II')];
    expect(cited('Les biens du titre II', ...lines)).toBe('Titre II, Chapitre I');
  });

  it('names with an article what distinguishes its division from others of its label', () => {
    const part = (number: string, from: number): string[] => [
      `Teil ${number}`,
      ...['Erster', 'Zweiter'].flatMap((word, at) => [
        `${word} Abschnitt`,
        `Art. ${from + at}`,
        `Das Recht des ${word} Abschnitts von Teil ${number} gilt.`,
      ]),
    ];
    const lines = ['Gesetz über die Sachen', ...part('I', 1), ...part('II', 3), ...part('III', 1)];
    expect(cited('Das Recht des Zweiter Abschnitts von Teil II gilt', ...lines)).toBe('Art. 4');
    expect(cited('Das Recht des Zweiter Abschnitts von Teil III', ...lines)).toBe(
      'Teil III, Zweiter Abschnitt, Art. 2',
    );
  });

  it('has additional provisions in Spanish after its articles', () => {
    const lines = [
      'Ley de los contratos',
      'Artículo 1',
      'Los contratos se hacen por escrito.',
      'DISPOSICIONES ADICIONALES',
      'Primera.',
      'Los contratos de antes se rigen por la ley de antes.',
    ];
    expect(cited('Los contratos de', ...lines)).toBe('DISPOSICIONES ADICIONALES');
  });
});
