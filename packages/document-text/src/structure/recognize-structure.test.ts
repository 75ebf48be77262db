import { describe, expect, it } from 'vitest';
import { recognizeStructure } from './recognize-structure';
import { pagesOf, placedPage } from './testing/law-pages';
import { articles, keys, read } from './testing/read-law';

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

describe('tables of contents', () => {
  const body = [1, 2, 3].flatMap((part) => [
    `Abschnitt ${part} - Teil`,
    `§ ${2 * part - 1} Regel`,
    'Hier steht der Text der Vorschrift.',
    'Er geht über mehrere Zeilen hin und sagt, was gilt.',
    'Dann kommt noch ein Satz.',
    'Und noch einer.',
    `§ ${2 * part} Ausnahme`,
    'Es gilt.',
  ]);
  const contents = [1, 2, 3].flatMap((part) => [
    `Abschnitt ${part} - Teil`,
    `§ ${2 * part - 1} Regel`,
    `§ ${2 * part} Ausnahme`,
  ]);

  it('are marked, and the law itself is not', () => {
    const units = read(pagesOf('Gesetz', 'Inhalt', ...contents, ...body));
    expect(units.filter(({ inContents }) => inContents)).toHaveLength(9);
    const kept = units.filter(({ kind, inContents }) => kind === 'article' && !inContents);
    expect(kept.map(({ key }) => key)).toEqual(['§1', '§2', '§3', '§4', '§5', '§6']);
  });

  it('are known by their dots', () => {
    const dotted = contents.map((line) => `${line} . . . . . . 7`);
    expect(read(pagesOf('Gesetz', ...dotted, ...body)).filter(({ inContents }) => inContents)).toHaveLength(
      9,
    );
  });

  it('are not seen in divisions that follow each other', () => {
    const lines = ['Code', 'Livre Ier', 'Titre Ier', 'Chapitre Ier', 'Section 1', 'Article L1', 'Texte.'];
    expect(read(pagesOf(...lines)).some(({ inContents }) => inContents)).toBe(false);
  });
});

describe('paragraphs and items', () => {
  const parts = (...lines: string[]): string[] => keys(pagesOf('Gesetz', ...lines), 'paragraph', 'item');

  it('go up in sequence and nest', () => {
    const lines = [
      '§ 7 Ort',
      '(1) Wer',
      '1. wohnt,',
      'a) immer,',
      'b) oft oder',
      '1a. bleibt,',
      '2. reist, ist frei.',
      '(1a) Das gilt.',
      '(2) Ende.',
    ];
    expect(parts(...lines)).toEqual([
      '§7/(1)',
      '§7/(1)/1',
      '§7/(1)/1/a',
      '§7/(1)/1/b',
      '§7/(1)/1a',
      '§7/(1)/2',
      '§7/(1a)',
      '§7/(2)',
    ]);
  });

  it('are no years, dates and references', () => {
    const lines = [
      '§ 7 Ort',
      '(1) Es gilt seit',
      '2012. Die Frist nach Absatz',
      '(2) endet am',
      '1. Januar.',
      '(2) Ende.',
    ];
    expect(parts(...lines)).toEqual(['§7/(1)', '§7/(2)']);
  });

  it('may begin where the sentence before them goes on', () => {
    expect(parts('§ 7 Ort', 'Das gilt für', '1. Kinder,', '2. Eltern.')).toEqual(['§7/1', '§7/2']);
  });

  it('tell the letter i from the Roman one', () => {
    const letters = 'abcdefghij'.split('').map((letter) => `(${letter}) text,`);
    expect(parts('Section 7. Orders', ...letters)).toHaveLength(10);
    expect(parts('Section 7. Orders', '(a) one:', '(i) two,', '(ii) three,', '(b) four.')).toEqual([
      'sec:7/a',
      'sec:7/a/i',
      'sec:7/a/ii',
      'sec:7/b',
    ]);
  });

  it('are read behind the number of the article', () => {
    expect(parts('1. Title', '1.—(1) This.', '(2) That.', '2. More', 'Text.', '3. Last', 'Text.')).toEqual([
      'sec:1/(1)',
      'sec:1/(2)',
    ]);
  });
});

describe('units', () => {
  it('end where the next one that is not part of them begins', () => {
    const units = read(pagesOf('Gesetz', '§ 1 Eins', '(1) Satz.', '(2) Satz.', '\f', '§ 2 Zwei', 'Satz.'));
    const byKey = new Map(units.map((unit) => [unit.key, unit]));
    expect(byKey.get('§1/(1)')?.end).toEqual(byKey.get('§1/(2)')?.start);
    expect(byKey.get('§1')?.end).toEqual({ page: 1, element: 0, character: 0 });
    expect(byKey.get('§2')?.end).toEqual({ page: 1, element: 1, character: 5 });
  });

  it('leave out what is to be left out', () => {
    const [page] = pagesOf('§ 9 Kopfzeile', 'Gesetz', '§ 1 Eins', 'Satz.');
    expect(recognizeStructure(page ? [page] : [], () => new Set([0])).map(({ key }) => key)).toEqual([
      'title',
      '§1',
    ]);
  });

  it('are none in a document without text', () => {
    expect(read([])).toEqual([]);
    expect(
      read([
        { page: 0, elements: [], lineEnds: [] },
        { page: 1, elements: ['', ' '], lineEnds: [true, true] },
      ]),
    ).toEqual([]);
  });
});
