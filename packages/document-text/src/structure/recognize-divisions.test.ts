import { describe, expect, it } from 'vitest';
import type { PageText } from '../pages/page-text';
import { madePage, type MadeLine } from '../testing/made-pages';
import { recognizeStructure } from './recognize-structure';
import { articles, keys, pagesOf, placedPage, read } from './testing/law-pages';

describe('divisions', () => {
  it('nest by their words and begin again', () => {
    const lines = [
      'Gesetz',
      'Erstes Buch - Allgemeines',
      'Erster Abschnitt - Personen',
      '§ 1 Mensch',
      'Es gilt.',
    ];
    lines.push(
      'Zweiter Abschnitt - Sachen',
      '§ 2 Sache',
      'Es gilt.',
      'Zweites Buch',
      'Schuldrecht',
      'Erster Abschnitt',
      'Inhalt',
      '§ 3 Pflicht',
      'Es gilt.',
    );
    expect(keys(pagesOf(...lines), 'division')).toEqual([
      'buch 1',
      'buch 1/abschnitt 1',
      'buch 1/abschnitt 2',
      'buch 2',
      'buch 2/abschnitt 1',
    ]);
    expect(read(pagesOf(...lines)).find(({ key }) => key === 'buch 2')?.heading).toBe('Schuldrecht');
  });

  it('are found in English, French, Italian and Spanish', () => {
    const found = (...lines: string[]): string[] => keys(pagesOf('Law', ...lines), 'division');
    expect(found('PART II Relief', 'Chapter 1 - Orders', '1 Title', 'Text.')).toEqual([
      'part 2',
      'part 2/chapter 1',
    ]);
    expect(found('Livre Ier : Des biens', 'Titre premier : Du domaine', 'Sous-section 2 : Dons')).toEqual([
      'livre 1',
      'livre 1/titre 1',
      'livre 1/titre 1/sous-section 2',
    ]);
    expect(
      found('LIBRO PRIMO', 'Titolo I — Rapporti civili', 'Capo II - Norme', 'Art. 1.', 'Testo.'),
    ).toEqual(['libro 1', 'libro 1/titolo 1', 'libro 1/titolo 1/capo 2']);
    expect(found('TÍTULO PRELIMINAR', 'Capítulo III. De la ley', 'Artículo 1. Texto.')).toEqual([
      'título 0',
      'título 0/capítulo 3',
    ]);
  });

  it('are set in larger type without a number, over two lines too', () => {
    const page = placedPage([
      [['Costituzione', 18]],
      [['Principi fondamentali della Repubblica', 13]],
      [['e delle sue parti', 13]],
      [['Art. 1.', 11]],
      'Il testo.',
      [['Parte I', 13]],
      [['Art. 2.', 11]],
      'Il testo che è più lungo di ogni altro qui.',
      'Qui segue un altro periodo di questa parte della legge.',
      'E un altro ancora, che la conclude per sempre.',
    ]);
    const [first] = read([page]).filter(({ kind }) => kind === 'division');
    expect(first?.heading).toContain('e delle sue parti');
  });

  it('keep the numbers of annexes apart', () => {
    const lines = [
      'Act',
      '1. Title',
      'Text.',
      '2. Scope',
      'Text.',
      '3. Fees',
      'Text.',
      'SCHEDULE 1',
      '1. Forms',
      'Text.',
      '2. Seals',
      'Text.',
    ];
    expect(articles(...lines)).toEqual(['sec:1', 'sec:2', 'sec:3', 'schedule 1/sec:1', 'schedule 1/sec:2']);
  });

  it("have articles of an act that is appended beside the law's own sections", () => {
    const own = Array.from({ length: 8 }, (_, at) => [`${at + 1}. Title`, 'Text.']);
    const appended = Array.from({ length: 4 }, (_, at) => [`Article ${at + 1} Purpose`, 'Text of it.']);
    const found = articles('Act', ...own.flat(), 'SCHEDULE', 'Council Decision', ...appended.flat());
    expect(found.join(' ')).toBe(
      'sec:1 sec:2 sec:3 sec:4 sec:5 sec:6 sec:7 sec:8 schedule/art:1 schedule/art:2 schedule/art:3 schedule/art:4',
    );
  });

  it('takes the s of a plural for no number', () => {
    const lines = [
      'Section 1. One',
      'Text of one.',
      'Schedules – Annexes to the Act',
      'Section 2. Two',
      'Text of two.',
    ];
    expect(articles(...lines)).toEqual(['sec:1', 'sec:2']);
  });

  it('may be put between others', () => {
    const lines = [
      'Act',
      'Part VIII',
      'Seats',
      '1. Seats',
      'Text.',
      'Part VIIIA',
      'Limits',
      '2. Limits',
      'Text.',
    ];
    expect(keys(pagesOf(...lines), 'division')).toEqual(['part 8', 'part 8a']);
  });

  it('are the sections of civil codes that begin again between articles', () => {
    const lines = ['Codice'];
    for (let article = 1; article <= 20; article += 1) {
      if (article % 5 === 1) lines.push(article % 10 === 1 ? '§ 1 - Disposizioni' : '§ 2 - Effetti');
      lines.push(`Art. ${article}. Norma.`, 'Testo della norma.');
    }
    const pages = pagesOf(...lines);
    expect(keys(pages, 'division')).toEqual(['§ 1', '§ 2', '§ 1#2', '§ 2#2']);
    expect(keys(pages, 'article')).toHaveLength(20);
  });

  it('are the articles of by-laws whose sections begin again in each', () => {
    const lines = ['By-laws', 'Article I - Name', 'Section 1. Name', 'Text.', 'Section 2. Seat', 'Text.'];
    lines.push('Article II - Members', 'Section 1. Kinds', 'Text.', 'Section 2. Dues', 'Text.');
    expect(keys(pagesOf(...lines), 'division', 'article')).toEqual([
      'article 1',
      'article 1/sec:1',
      'article 1/sec:2',
      'article 2',
      'article 2/sec:1',
      'article 2/sec:2',
    ]);
  });

  it('hold a repealed range as one unit', () => {
    const lines = [
      'Gesetz',
      '§ 2 Ziel',
      'Es gilt.',
      '(XXXX) §§ 3 bis 6 (weggefallen)',
      '§ 7 Ort',
      'Es gilt.',
    ];
    expect(articles(...lines)).toEqual(['§2', '§3-6', '§7']);
  });
});

describe('the contents of a book', () => {
  /** A page with a running header in small type that says the book's title, and lines of these heights. */
  const bookPage = (page: number, lines: readonly (readonly [text: string, height: number])[]): PageText =>
    madePage(page, [
      ['CODICE CIVILE', 800, 200, 8],
      ...lines.map(([text, height], row): MadeLine => [text, 760 - row * 16, 72, height]),
    ]);
  const BOOK = [
    bookPage(0, [
      ['Codice Civile', 20],
      ['Edizione 2018', 14],
    ]),
    bookPage(1, [
      ['CODICE CIVILE', 14],
      ['Libro I - Delle persone', 14],
      ['Sommario', 10],
      ['Le persone sono nel primo libro, che segue.', 10],
      ['LIBRO PRIMO - DELLE PERSONE', 14],
      ['(1) Rubrica così sostituita dalla legge del', 12],
      ['2013, n. 154, a decorrere dal 7 febbraio', 12],
      ['CAPO I', 12],
      ['Delle azioni di disconoscimento e di contestazione e delle', 10],
      ['altre azioni del figlio', 10],
      ['Art. 1. Capacità giuridica.', 10],
      ['La capacità giuridica si acquista dal momento della nascita.', 10],
      ['Art. 2. Successione alla quale sarebbe chiamata la persona di', 10],
      ["cui si ignora l'esistenza.", 10],
      ['Quando si apre una successione, la persona ne è parte.', 10],
      ['Art. 3. Diritti.', 10],
      ['I diritti sono della persona e non sono di altri che li vogliono.', 10],
      ['Art. 4. Doveri.', 10],
      ['I doveri sono della persona e sono di altri che non li vogliono.', 10],
      ['Art. 5. Nome.', 10],
      ['Il nome è della persona.', 10],
    ]),
  ];

  it('has neither its title nor running headers nor notes, and no division twice', () => {
    const divisions = recognizeStructure(BOOK, () => new Set([0]))
      .filter(({ kind, inContents }) => kind === 'division' && !inContents)
      .map(({ label, heading }) => [label, heading]);
    expect(divisions).toEqual([
      ['LIBRO PRIMO', 'DELLE PERSONE'],
      ['CAPO I', 'Delle azioni di disconoscimento e di contestazione e delle altre azioni del figlio'],
    ]);
  });

  it('has headings of two lines', () => {
    const second = recognizeStructure(BOOK, () => new Set([0])).find(({ key }) => key.endsWith('art:2'));
    expect(second?.heading).toBe(
      "Successione alla quale sarebbe chiamata la persona di cui si ignora l'esistenza.",
    );
  });
});
