import { describe, expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import { changesBetween, inWords, LAW, lawOf, replaceIn } from '../testing/changes-in-words';
import { madeLines, madePage } from '../testing/made-pages';
import { typeset } from '../testing/typeset';
import type { PageText } from '../pages/page-text';
import { findChanges } from './find-changes';

describe('one paragraph', () => {
  test('with other words is replaced, word by word inside', () => {
    const next = replaceIn(replaceIn(LAW, 'fifty crowns', 'eighty new crowns'), 'a lawful ', 'an ');
    expect(changesBetween(LAW, next)).toEqual([
      {
        kind: 'replaced',
        old: LAW[1][1],
        new: next[1]?.[1],
        cited: ['§ 2(1)', '§ 2(1)'],
        words: [['replaced', 'a lawful', 'an']],
      },
      {
        kind: 'replaced',
        old: LAW[3][1],
        new: next[3]?.[1],
        cited: ['§ 4(1)', '§ 4(1)'],
        words: [['replaced', 'fifty', 'eighty new']],
      },
    ]);
  });

  test('with words put in and taken out says where', () => {
    const next = replaceIn(replaceIn(LAW, 'may lead', 'may always lead'), ' by the water police', '');
    expect(changesBetween(LAW, next)[0]?.words).toEqual([
      ['inserted', '', 'always'],
      ['deleted', 'by the water police', ''],
    ]);
  });

  test('that is gone is deleted, and one that is new is inserted', () => {
    const gone = LAW.map((blocks, at) => (at === 0 ? blocks.slice(0, 3) : blocks));
    const expected = {
      kind: 'deleted',
      old: LAW[0][3],
      new: '',
      cited: ['§ 1(3)', undefined],
      words: [],
    };
    expect(changesBetween(LAW, gone)).toEqual([expected]);
    expect(changesBetween(gone, LAW)).toEqual([
      { ...expected, kind: 'inserted', old: '', new: LAW[0][3], cited: [undefined, '§ 1(3)'] },
    ]);
  });

  test('that is gone stands, as an empty range, after what stood before it', () => {
    const gone = LAW.map((blocks, at) => (at === 0 ? [LAW[0][0], LAW[0][1], LAW[0][3]] : blocks));
    const [before, after] = [typeset(lawOf(LAW)).pages, typeset(lawOf(gone)).pages];
    const [change] = findChanges(alignDocuments(before, after)).filter(({ kind }) => kind === 'deleted');
    const { startPage, startElement, startCharacter } = change?.new ?? {};
    expect(change?.new).toMatchObject({
      endPage: startPage,
      endElement: startElement,
      endCharacter: startCharacter,
    });
    const line = after[0]?.elements[startElement ?? -1] ?? '';
    expect(line.slice(0, startCharacter)).toMatch(/the federation\.$/);
  });
});

describe('several paragraphs', () => {
  test('of an article that is gone or new are one change with its heading', () => {
    const gone = [LAW[0], LAW[1], LAW[3]];
    expect(changesBetween(LAW, gone)).toMatchObject([{ kind: 'deleted', old: LAW[2].join(' ') }]);
    expect(changesBetween(gone, LAW)).toMatchObject([
      { kind: 'inserted', new: LAW[2].join(' '), cited: [undefined, '§ 3'] },
    ]);
  });

  test('of articles in one order only got other numbers: their headings are replaced', () => {
    const added = ['§ 1 Scope', '(1) Canals of private owners and ponds are outside the reach of all this.'];
    const next = [
      added,
      ...LAW.map(([heading, ...blocks], at) => [heading.replace(/\d/, `${at + 2}`), ...blocks]),
    ];
    const changes = changesBetween(LAW, next);
    expect(changes.map(({ kind }) => kind)).toEqual(['inserted', ...LAW.map(() => 'replaced')]);
    expect(changes.slice(1).map(({ words }) => words)).toEqual(
      LAW.map((_, at) => [['replaced', `${at + 1}`, `${at + 2}`]]),
    );
  });

  test('that went elsewhere together are one move', () => {
    expect(changesBetween(LAW, [LAW[0], LAW[2], LAW[3], LAW[1]])).toMatchObject([
      { kind: 'moved', old: LAW[1].join(' '), new: LAW[1].join(' '), words: [] },
    ]);
  });

  test('that moved have the words that changed inside', () => {
    const edited = LAW[1].map((block) => block.replace('three years', 'seven years'));
    expect(changesBetween(LAW, [LAW[0], LAW[2], LAW[3], edited])).toMatchObject([
      { kind: 'moved', cited: ['§ 2', '§ 2'], words: [['replaced', 'three', 'seven']] },
    ]);
  });
});

describe('the number of an article that its text follows on the same line', () => {
  const article = (number: number, ...lines: readonly string[]): string[] => [
    `Article ${number} ${lines[0] ?? ''}`,
    ...lines.slice(1),
  ];
  const SHIPS = [
    'The owner of a ship reports its length, its tonnage and its port',
    'of origin to the harbor office.',
  ];
  const FEES = [
    'For an entry, for an extract and for a certificate a fee is charged',
    'by the annexed schedule.',
  ];
  const FINES = [
    'Whoever fails to report a ship within the month after its launch',
    'pays a fine of fifty crowns.',
  ];
  const pagesOf = (...texts: (readonly string[])[]): PageText[] => [
    madePage(
      0,
      madeLines(
        texts.flatMap((lines, at) => article(at + 1, ...lines)),
        700,
      ),
    ),
  ];
  const before = pagesOf(SHIPS, FEES, FINES);

  test('stays where the text has changed', () => {
    const second = FEES.map((line) => line.replace('annexed', 'second'));
    expect(inWords(before, pagesOf(SHIPS, second, FINES))).toMatchObject([
      { kind: 'replaced', old: FEES.join(' '), cited: ['Art. 2', 'Art. 2'] },
    ]);
  });

  test('is all that has changed where another article came before', () => {
    const added = [
      'This law is about all rivers, canals and lakes of the land, but',
      'not about the open sea.',
    ];
    const changes = inWords(before, pagesOf(added, SHIPS, FEES, FINES));
    expect(changes.map(({ kind }) => kind)).toEqual(['inserted', 'replaced', 'replaced', 'replaced']);
    expect(changes.slice(1).map(({ old }) => old)).toEqual(['Article 1', 'Article 2', 'Article 3']);
  });
});

describe('odd documents', () => {
  const page = (...elements: string[]): PageText => ({
    page: 0,
    elements,
    lineEnds: elements.map(() => true),
  });
  test('without words have no changes among each other', () => {
    for (const before of [[], [page()], [page('', '...')]])
      for (const after of [[], [page()], [page('', '...')]]) expect(inWords(before, after)).toEqual([]);
  });

  test('without words lost or got everything', () => {
    const law = typeset(lawOf(LAW.slice(0, 1))).pages;
    for (const empty of [[], [page()], [page('', '...')]]) {
      expect(inWords(law, empty)).toMatchObject([{ kind: 'deleted', old: LAW[0].join(' '), new: '' }]);
      expect(inWords(empty, law)).toMatchObject([{ kind: 'inserted', new: LAW[0].join(' '), old: '' }]);
    }
  });

  test('of one word each', () => {
    expect(inWords([page('Vertrag')], [page('Vertrag')])).toEqual([]);
    expect(inWords([page('Vertrag')], [page('Kauf')])).toMatchObject([
      { kind: 'deleted', old: 'Vertrag' },
      { kind: 'inserted', new: 'Kauf' },
    ]);
  });

  test('with nothing in common lost their articles and got others', () => {
    const other = [
      ['§ 1 Bees', '(1) Hives stand apart from roads.'],
      ['§ 2 Honey', '(1) Jars must bear labels.'],
    ];
    const changes = changesBetween(LAW, other);
    expect(changes.filter(({ kind }) => kind === 'deleted').map(({ old }) => old)).toEqual(
      LAW.map((blocks) => blocks.join(' ')),
    );
    expect(changes.filter(({ kind }) => kind !== 'deleted')).toMatchObject([
      { kind: 'inserted', new: other[0]?.join(' ') },
      { kind: 'inserted', new: other[1]?.join(' ') },
    ]);
  });
});
