import { describe, expect, it } from 'vitest';
import type { PageText } from '../pages/page-text';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { cited, citedAt } from './testing/cited';
import { articles, keys, pagesOf } from './testing/law-pages';
import { citationAt } from './citation';
import { readStructure } from './recognize-structure';

describe('a number that stands again before the text', () => {
  const ACT = [
    'AN ACT ABOUT THE HERITAGE OF THE STATE',
    '1. Short title.',
    '1. This Act may be cited as the Heritage Act of the year.',
    '2. Planning matters',
    'in relation to the',
    'heritage of the State',
    '2. (1) Nothing in this Act shall prevent the Minister from doing any of the following:',
    '(a) making an application to an authority;',
    '(b) making an appeal against a decision.',
    '(2) In this section an authority is one of the State.',
    '3. Orders.',
    '3. The Minister may make orders for the purposes of this Act.',
    '4. Fees.',
    '4. There are no fees.',
  ];

  it('may follow a heading of several lines, and its paragraphs are those of the article', () => {
    expect(cited('(b) making', ...ACT)).toBe('Section 2(1)(b)');
    expect(cited('(2) In this', ...ACT)).toBe('Section 2(2)');
  });
});

describe('figures', () => {
  it('with a bracket are paragraphs in German, and numbers where words lead to a list', () => {
    const lines = [
      'Verordnung über die Gebühren und das Register',
      'Art. 1 Gebühren',
      '1) Die Gebühren sind im Voraus zu zahlen und werden nicht zurückgegeben.',
      '2) Das Amt kann von der Zahlung absehen.',
      'Art. 2 Grundsätze',
      'Für das Register gelten die folgenden Grundsätze:',
      '1) Es ist öffentlich.',
      '2) Es ist vollständig.',
      'Anhang',
      '1) Auszüge aus dem Register kosten einen Franken.',
      '2) Abschriften kosten zwei.',
    ];
    expect(cited('2) Das Amt', ...lines)).toBe('Art. 1 Abs. 2');
    expect(cited('2) Es ist', ...lines)).toBe('Art. 2 Nr. 2');
    expect(cited('2) Abschriften', ...lines)).toBe('Anhang Nr. 2');
  });

  const FRENCH = [
    'Loi sur les agents de la sécurité',
    'Art. 1',
    '1. La loi est aux agents et aux personnes qui les appellent.',
    '2. Elle est pour les uns et les autres.',
    'Art. 2',
    'Les agents sont formés sur les matières suivantes :',
    '1. le secret de la profession;',
    '2. la légitime défense.',
    'Art. 3',
    'I. - La formation est donnée par les personnes suivantes :',
    '1° le ministre ;',
    '2° les autorités.',
    'II. - Elle est gratuite pour les agents.',
  ];
  const inFrench = (text: string): string | undefined => {
    const pages = pagesOf(...FRENCH);
    const element = pages[0]?.elements.findIndex((line) => line.startsWith(text)) ?? -1;
    return citationAt(readStructure(pages), { page: 0, element, character: 0 });
  };

  it('are no paragraphs where words lead to a list, and Roman ones are cited by nothing else', () => {
    expect(inFrench('2. Elle')).toBe('art. 1 al. 2');
    expect(inFrench('2. la')).toBe('art. 2, 2');
    expect(inFrench('2° les')).toBe('art. 3, I, 2°');
    expect(inFrench('II.')).toBe('art. 3, II');
  });

  it('of a formula are no paragraphs', () => {
    const lines = [
      'The rules of the ledger and of the states in it',
      'Section 1. States',
      'The state is that which the transactions lead to, in this way:',
      '(1) σ = Υ(σ, T)',
      'where the function is that of the ledger.',
      'Section 2. Blocks',
      '(1) The blocks are kept by the members.',
      '(2) They are not changed.',
      'Section 3. End',
      'The ledger has no end.',
    ];
    expect(cited('where the', ...lines)).toBe('Section 1');
    expect(cited('(2) They', ...lines)).toBe('Section 2(2)');
  });

  it('within others are whole in an exhibit, with the lists below them', () => {
    const lines = [
      'TERMS OF THE SERVICE',
      'Section 1. Service',
      'The service is given to the customer for the fee.',
      'Section 2. Fees',
      'The fees are due at the end of the month.',
      'EXHIBIT A: SECURITY',
      '1.1 Officers. There shall be an officer, who',
      'a. is a member of the board, and',
      'b. keeps the keys.',
      '2.1 Audits. Audits are made once a year, by one who',
      'a. is not a member, and',
      'b. has no key.',
      '2.2 2.5 kg are the most.',
    ];
    expect(cited('b. keeps', ...lines)).toBe('EXHIBIT A, para. 1.1(b)');
    expect(cited('b. has', ...lines)).toBe('EXHIBIT A, para. 2.1(b)');
    expect(cited('2.2', ...lines)).toBe('EXHIBIT A, para. 2.1(b)');
  });
});

describe('what belongs to no article', () => {
  it('are the notes of changes after the last one, and the works referred to', () => {
    const law = [
      'Verordnung über die Gebühren',
      'Art. 1 Gebühren',
      'Die Gebühren sind im Voraus zu zahlen.',
      'Art. 2 Inkrafttreten',
      'Diese Verordnung tritt am Tage der Kundmachung in Kraft.',
      'Titel abgeändert durch LGBl. 2024 Nr. 256.',
      'Art. 1 Abs. 1 abgeändert durch LGBl. 2013 Nr. 12.',
      'Art. 2 aufgehoben durch LGBl. 2013 Nr. 12.',
    ];
    expect(cited('Diese', ...law)).toBe('Art. 2');
    expect(cited('Titel', ...law)).toBeUndefined();
    expect(cited('Art. 1 Abs. 1', ...law)).toBeUndefined();
    const paper = [
      'The rules of the ledger',
      'Section 1. States',
      'The states are those of the ledger.',
      'Section 2. Blocks',
      'The blocks are kept by the members.',
      'References',
      'J. Willett. The whole of the ledger, 2013.',
    ];
    expect(cited('J. Willett', ...paper)).toBeUndefined();
    expect(cited('The blocks', ...paper)).toBe('Section 2');
  });

  it('is a text in a language that is not read, with a reference at the beginning of a line', () => {
    const words = 'organizarea concursului pentru ocuparea funcțiilor publice prin examen oral';
    const lines = [
      'HOTĂRÂRE nr. 611',
      ...Array.from({ length: 8 }, (_, at) => `${words} ${at}.`),
      'art. 483. Condițiile generale prevăzute:',
      'a) cunoaște limba română;',
      'b) are vârsta minimă.',
      ...Array.from({ length: 8 }, (_, at) => `${words} ${at + 8}.`),
    ];
    expect(cited('b) are', ...lines)).toBeUndefined();
    expect(articles(...lines)).toEqual([]);
  });
});

describe('articles of another law', () => {
  it('in the words that replace them are none of the law', () => {
    const lines = [
      'Ley de modificación del Código Penal',
      'ARTICULO 1º— Se modifica la rúbrica de la ley.',
      'ARTICULO 2º— Sustitúyese el artículo 277 del Código Penal, por el siguiente:',
      'Artículo 277: Será reprimido con prisión el que, en los casos siguientes:',
      'a) Ayudare a alguien a eludir la acción.',
      'b) Ocultare los rastros.',
      'ARTICULO 3º— Sustitúyese el artículo 278 del Código Penal, por el siguiente:',
      'Artículo 278: Será reprimido el que convirtiere los bienes.',
      'ARTICULO 4º— Comuníquese al Poder Ejecutivo.',
    ];
    expect(cited('b) Ocultare', ...lines)).toBe('art. 2º, letra b)');
    expect(articles(...lines)).toEqual(['art:1', 'art:2', 'art:3', 'art:4']);
  });

  it('in an annex are cited with it, though the law itself has other words', () => {
    const act = (number: number): string[] => [
      `${number}. Matter`,
      `${number}.—(1) This is the law of the matter.`,
      '(2) It is so for all of the State.',
    ];
    const treaty = (number: number): string[] => [
      `Article ${number}`,
      'Rights of States',
      '1. States shall have the right to fish in the sea.',
      '2. The right is not to be sold.',
    ];
    const lines = [
      'AN ACT FOR THE FISHERIES OF THE SEA',
      ...Array.from({ length: 14 }, (_, at) => at + 1).flatMap(act),
      'SCHEDULE 1',
      'Parts of the Convention',
      ...[69, 70, 71, 72].flatMap(treaty),
    ];
    const placed = madeLines(lines, 800);
    expect(citedAt('2. The right', placed)).toBe('SCHEDULE 1, Article 72(2)');
    expect(citedAt('(2) It is', placed)).toBe('Section 14(2)');
  });

  it('that count from 1 again have their division even where nothing else has their number', () => {
    const article = (label: string): string[] => [`Art. ${label}`, 'Die Person hat das Recht der Person.'];
    const lines = [
      'Gesetzbuch der Personen',
      'Erster Teil: Das Recht',
      ...['1', '2', '3', '4', '5', '6'].flatMap(article),
      'Schlussteil',
      'Zweiter Teil: Anwendung',
      ...['1', '2', '3', '3a'].flatMap(article),
    ];
    const pages = pagesOf(...lines);
    const structure = readStructure(pages);
    const element = pages[0]?.elements.lastIndexOf('Art. 3a') ?? -1;
    expect(citationAt(structure, { page: 0, element, character: 0 })).toBe('Zweiter Teil, Art. 3a');
    expect(cited('Art. 5', ...lines)).toBe('Art. 5');
  });
});

describe('an item', () => {
  it('does not end after an abbreviation', () => {
    const lines = madeLines(
      [
        'Gesetz über die Gebühren',
        '§ 1 Gebühren',
        '(1) Gebühren sind in der Höhe zu zahlen, die in der Anlage zu diesem Gesetz genannt ist, und zwar für',
        '1. Auszüge aus dem Register, die auf Antrag gemacht werden, wenn er begründet ist, und andere Auszüge;',
        '2. Beschlüsse bei Notwendigkeit von Recherchen bzw.',
        'Ausführungen, die das Amt auf Antrag macht;',
        '3. Abschriften.',
      ],
      700,
    );
    expect(citedAt('Ausführungen', lines)).toBe('§ 1 Abs. 1 Nr. 2');
  });
});

describe('numbers that could be others', () => {
  it('are Roman after the eighth letter where the second one follows', () => {
    const lines = [
      'Act for the use of the roads',
      'Section 1. Use',
      '(1) The board may require the driver:',
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `(${letter}) to stop for the day;`),
      '(h) to do one or more of the following:',
      '(i) to turn;',
      '(ii) to pay;',
      '(i) to go home.',
      '(j) to sleep.',
    ];
    expect(cited('(ii) to pay', ...lines)).toBe('Section 1(1)(h)(ii)');
    expect(cited('(i) to go', ...lines)).toBe('Section 1(1)(i)');
    expect(cited('(j) to', ...lines)).toBe('Section 1(1)(j)');
  });

  it('are those of a section whose heading is missing between two that are set larger', () => {
    const act = (number: number): string[] => [
      `${number}. Matters of the court`,
      `${number}.(1) The court shall hear the case of the parties to it.`,
      '(2) The case is heard once.',
    ];
    const texts = [1, 2, 3, 4, 5, 6].flatMap(act).filter((line) => !line.startsWith('5. '));
    const lines = texts.map((line, row): MadeLine => {
      const isHeading = line.endsWith('court');
      return [line, 780 - 14 * row, 72, isHeading ? 12 : 10];
    });
    const page = madePage(0, [['AN ACT FOR THE COURTS', 800, 72, 16], ...lines]);
    const element = page.elements.findIndex((line) => line.startsWith('5.(1)')) + 1;
    const structure = readStructure([page]);
    expect(citationAt(structure, { page: 0, element, character: 0 }, { style: 'plain' })).toBe(
      'Section 5(2)',
    );
  });
});

describe('a list', () => {
  it('ends with its last item where that ends with a full stop, and no item follows in the article', () => {
    const lines = madeLines(
      [
        'Ley de las oficinas del Estado',
        'ARTICULO 1.- Se crean las oficinas que siguen en la ciudad y en el distrito de la ciudad y de la provincia:',
        'a) Una oficina ante la cámara de la ciudad y ante los tribunales de juicio de la ciudad y de la provincia;',
        'b) Una oficina ante los juzgados de la ciudad y ante los juzgados de garantías de la ciudad y del distrito.',
        'Las oficinas dependen del pleno de cada tribunal.',
        'ARTICULO 2.- Se crean los cargos que siguen:',
        'a) un cargo de juez;',
        'b) un cargo de secretario; los demás cargos que son precisos para la oficina se crean por el tribunal mismo.',
        'Los cargos son de la ley.',
        'c) un cargo de escribiente.',
      ],
      780,
    );
    expect(citedAt('b) Una', lines)).toBe('art. 1, letra b)');
    expect(citedAt('Las oficinas', lines)).toBe('art. 1');
    expect(citedAt('Los cargos', lines)).toBe('art. 2, letra b)');
  });
});

describe('what an annex has ended', () => {
  it('is resumed by the next division of it, or by an article that names what it is annexed to', () => {
    const article = (label: string): string[] => [`Article ${label}`, 'La règle est celle de la loi.'];
    const lines = [
      'Code de la consommation',
      'Livre III : Le crédit',
      'Titre Ier : Les règles',
      'Chapitre Ier : Le prêt',
      ...article('R311-1'),
      'Chapitre II : La durée',
      ...article('R312-1'),
      'ANNEXE I',
      'Le taux est celui de la table.',
      'Chapitre III : Le terme',
      ...article('R313-1'),
      "Article Annexe à l'article R313-1, art. 1",
      'Le terme est celui du port.',
      "Article Annexe à l'article R313-1, art. 2",
      'Le port est celui de la ville.',
    ];
    const found = keys(pagesOf(...lines), 'division');
    expect(found).toContain('livre 3/titre 1/chapitre 3');
    expect(cited('Le port', ...lines)).toBe("Annexe à l'article R313-1, art. 2");
    expect(cited('Le terme', ...lines)).toBe("Annexe à l'article R313-1, art. 1");
  });
});

describe('notes of the editors', () => {
  it('are part of the article, but of none of its paragraphs, whatever numbers they have', () => {
    const lines = [
      'Codice delle persone e della famiglia',
      'Art. 5.',
      '(...) (1)',
      '(1) “Norme corporative. Sono norme della legge.”',
      'Art. 6. Diritto al nome.',
      'Ogni persona ha diritto al nome che le è per legge attribuito.',
      '(1) Articolo così sostituito dalla legge 8 febbraio 2006, n. 54.',
      'Art. 7. Doveri.',
      '(1) La persona ha i doveri della legge.',
      '(2) Il dovere è di tutti.',
      '[section amended by Act 3 of the year]',
    ];
    expect(cited('(1) “Norme', ...lines)).toBe('art. 5');
    expect(cited('(1) Articolo', ...lines)).toBe('art. 6');
    expect(cited('(2) Il', ...lines)).toBe('art. 7, comma 2');
    expect(cited('[section', ...lines)).toBe('art. 7');
  });
});

describe('a first section', () => {
  it('is none of another law where words lead to it', () => {
    const lines = [
      'Constitution of the branch',
      'ARTICLE I — NAME',
      'The name of the branch is that of the house.',
      'ARTICLE II — PURPOSE',
      'The purposes of the branch are:',
      'SECTION 1. GOALS',
      'To serve the members of the house.',
      'SECTION 2. LEARNING',
      'To learn with the members of the house.',
      'SECTION 3. WORK',
      'To work with the members of the house.',
      'ARTICLE III — MEMBERS',
      'SECTION 1. WHO',
      'The members are those of the house.',
      'SECTION 2. HOW',
      'The members are chosen by the house.',
    ];
    expect(cited('To serve', ...lines)).toBe('ARTICLE II, Section 1');
  });
});

describe('notes at the end', () => {
  it('hold none of the articles that they quote, and begin under a running header of their own', () => {
    const article = (number: number): MadeLine[] => [
      [`ART. ${number}.`, 0],
      ['La legge è di tutti i cittadini della Repubblica e delle Regioni.', 0],
    ];
    const page = (index: number, header: string, lines: MadeLine[]): PageText =>
      madePage(index, [
        [header, 800, 72, 8],
        ...lines.map(([text, , x, height], row): MadeLine => [text, 760 - row * 16, x ?? 72, height ?? 10]),
      ]);
    const pages = [
      page(0, 'Costituzione', [['Costituzione della Repubblica', 0, 72, 20], ...[1, 2, 3].flatMap(article)]),
      page(1, 'Note', [
        ['NOTE', 0, 72, 14],
        ...article(2),
        ['ART. 3 nel testo originario:', 0],
        ['«La legge non è di tutti».', 0],
      ]),
    ];
    const structure = readStructure(pages, () => new Set([0]));
    const at = (element: number): string | undefined =>
      citationAt(structure, { page: 1, element, character: 0 }, { style: 'plain' });
    expect([at(3), at(5)]).toEqual(['NOTE', 'NOTE']);
  });
});
