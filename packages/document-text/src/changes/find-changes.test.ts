import { describe, expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import { quoteOf } from '../quote';
import type { MadeLaw } from '../testing/made-law';
import { typeset, type Setting } from '../testing/typeset';
import type { PageText } from '../text-item';
import { findChanges } from './find-changes';

const LAW = [
  [
    '§ 1 Purpose of the register',
    '(1) The register serves the safety of shipping on all inland waters of the federation.',
    '(2) Every owner of a vessel has to report its length, its tonnage and its port of origin.',
    '(3) Reports are made in writing. They are signed by the owner or a person holding his power.',
  ],
  [
    '§ 2 Keeping of the register',
    '(1) The harbour office keeps the register and grants inspection to anybody with a lawful interest.',
    '(2) Entries are struck out when a vessel has been broken up or lost for more than three years.',
  ],
  [
    '§ 3 Fees',
    '(1) Fees are charged for entries, extracts and certificates according to the annexed schedule.',
    '(2) Seamen without income are exempt from fees upon application to the harbour office.',
  ],
  [
    '§ 4 Penalties',
    '(1) Whoever fails to report a vessel commits an offence punishable by a fine of fifty crowns.',
    '(2) Repeated offences may lead to the seizure of the vessel by the water police.',
  ],
] as const;

type Articles = readonly (readonly string[])[];

function lawOf(articles: Articles): MadeLaw {
  const wordsOf = (text: string) => text.split(' ').map((word, origin) => ({ text: word, origin }));
  return {
    language: 'de',
    articles: articles.map((blocks) => ({ blocks: blocks.map((block) => ({ words: wordsOf(block) })) })),
  };
}

/** The changes in words: what they quote, cite and replace. */
function changesBetween(old: Articles, next: Articles, oldSetting: Setting = {}, newSetting: Setting = {}) {
  const [before, after] = [typeset(lawOf(old), oldSetting).pages, typeset(lawOf(next), newSetting).pages];
  return inWords(before, after);
}

function inWords(before: readonly PageText[], after: readonly PageText[]) {
  return findChanges(alignDocuments(before, after)).map((change) => ({
    kind: change.kind,
    old: quoteOf(change.old, before),
    new: quoteOf(change.new, after),
    cited: [change.oldCitation, change.newCitation],
    words: change.words.map((word) => [word.kind, quoteOf(word.old, before), quoteOf(word.new, after)]),
  }));
}

const replaceIn = (articles: Articles, from: string, to: string): Articles =>
  articles.map((blocks) => blocks.map((block) => block.replace(from, to)));

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
  test('that were one are one change, without words', () => {
    const [, , , whole] = LAW[0];
    const [first = '', second = ''] = whole.split(/(?<=writing\.) /);
    const next = [[...LAW[0].slice(0, 3), first, second], ...LAW.slice(1)];
    const split = changesBetween(LAW, next);
    expect(split).toMatchObject([{ kind: 'replaced', old: whole, new: `${first} ${second}`, words: [] }]);
    expect(changesBetween(next, LAW)).toMatchObject([
      { kind: 'replaced', old: `${first} ${second}`, new: whole, words: [] },
    ]);
  });

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

  test('that went elsewhere tell what changed inside', () => {
    const edited = LAW[1].map((block) => block.replace('three years', 'seven years'));
    expect(changesBetween(LAW, [LAW[0], LAW[2], LAW[3], edited])).toMatchObject([
      { kind: 'moved', cited: ['§ 2', '§ 2'], words: [['replaced', 'three', 'seven']] },
    ]);
  });
});

describe('no change', () => {
  test('is another setting, hyphenation or size', () => {
    const settings: Setting[] = [
      { width: 44, lines: 9, hyphens: true },
      { width: 90 },
      { lines: 6, header: 'Laws of the land' },
    ];
    for (const setting of settings) expect(changesBetween(LAW, LAW, {}, setting)).toEqual([]);
  });

  test('is punctuation, case and quotation marks', () => {
    const next = replaceIn(replaceIn(LAW, 'length, its', '„Length“ – its'), 'HARBOUR', 'harbour');
    expect(changesBetween(LAW, next)).toEqual([]);
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
