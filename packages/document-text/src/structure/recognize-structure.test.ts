import { describe, expect, it } from 'vitest';
import { recognizeStructure } from './recognize-structure';
import { articles, keys, pagesOf, read } from './testing/law-pages';

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

  it('may have the dots of a whole page after all of its entries', () => {
    const headings = [
      'Part I – General',
      'Article 1 Scope',
      'Article 2 Terms',
      'Part II – Rights',
      'Article 3 Use',
    ];
    headings.push('Article 4 Care', 'Article 5 Fees', 'Article 6 End');
    const dots = headings.slice(2).map((_, at) => `. . . . . . . . . ${at}`);
    const law = headings.flatMap((heading) => [heading, 'The text goes on.', 'It ends.']);
    const lines = ['Act', ...headings.slice(0, 5), ...dots, ...headings.slice(5), '. . . . 7', ...law];
    expect(articles(...lines)).toEqual(['art:1', 'art:2', 'art:3', 'art:4', 'art:5', 'art:6']);
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

  it('distinguish the letter i from the Roman numeral one', () => {
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
