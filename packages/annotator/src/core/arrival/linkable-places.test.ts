import { searchPageOf } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { createUnitIndex } from '../structure/find-units';
import { structureOfPages } from '../structure/structure-of-pages';
import { LAW_IN_PARTS } from '../testing/law-in-parts';
import { aDocument } from '../testing/test-annotator';
import { linkablePlaces, soughtDocuments, type KnownArticles } from './linkable-places';
import { namedDocuments } from './named-documents';

const [LAW, OR, CONSTITUTION, LONG] = [
  aDocument(1, { title: 'Personenrecht', shortName: 'PersG' }),
  aDocument(2, { title: 'Obligationenrecht', shortName: 'OR' }),
  aDocument(3, { title: 'Costituzione della Repubblica italiana', shortName: '' }),
  aDocument(4, { title: 'Codice civile', shortName: 'c.c.', pages: 2500 }),
];
const DOCUMENTS = [LAW, OR, CONSTITUTION, LONG];

describe('documents named in what is written', () => {
  it.each([
    ['28 OR', [['OR', '28']]],
    ['OR 28 2 b', [['OR', '28 2 b']]],
    ['Art. 28 Abs. 2 or', [['OR', 'Art. 28 Abs. 2']]],
    ['28 oblig', [['OR', '28']]],
    ['art. 5 della Costituzione', [['', 'art. 5']]],
    ['costituzione della repubblica 5', [['', '5']]],
    ['1350 cc', [['c.c.', '1350']]],
    ['1350 c.c.', [['c.c.', '1350']]],
    // A whole document, a word of a heading, and what only says what a number is.
    ['OR', []],
    ['Form', []],
    ['art. 28', []],
    ['della 28', []],
  ])('%s', (written, expected) => {
    const found = namedDocuments(DOCUMENTS, written);
    expect(found.map(({ document, words }) => [document.shortName, words])).toEqual(expected);
  });
});

const indexOf = (pages: readonly (readonly string[])[]) =>
  createUnitIndex(
    structureOfPages(
      pages.map((elements, page) => searchPageOf({ page, elements, lineEnds: elements.map(() => true) })),
    ).structure,
  );
const INDEX = indexOf(LAW_IN_PARTS.pages);
const LONG_INDEX = indexOf([
  Array.from({ length: 20 }, (_, index) => [`§ ${index + 1} Recht`, 'Es gilt.']).flat(),
]);
/** The first document is open; the articles of these are known. */
const knownOf = (ids: readonly number[], changes: Partial<KnownArticles> = {}): KnownArticles => ({
  openId: 1,
  documents: DOCUMENTS,
  of: (id) => (ids.includes(id) ? INDEX : undefined),
  isOpenRead: true,
  cite: () => undefined,
  ...changes,
});
const listed = (known: KnownArticles, written: string) =>
  linkablePlaces(known, written).map(({ document, named }) => `${document.id} ${named.label}`);
const sought = (known: KnownArticles, written: string) => soughtDocuments(known, written).map(({ id }) => id);

describe('articles that a link may lead to', () => {
  it('are those of the open document, and first those of one that is named', () => {
    const known = knownOf([1, 2]);
    expect(listed(known, '3')).toEqual(['1 § 3']);
    expect(listed(known, '3 PersG')).toEqual(['1 § 3']);
    expect(listed(known, '3 OR')[0]).toBe('2 § 3');
    expect(listed(known, 'oblig 3')).toContain('2 § 3');
  });

  it('are those of other documents where the open one has none', () => {
    expect(listed(knownOf([2]), 'Ziel')).toEqual(['2 § 2']);
    expect(listed(knownOf([1, 2]), 'Ziel')).toEqual(['1 § 2']);
  });

  it('are sought in the documents that are named, else in those there is room for', () => {
    const known = knownOf([1]);
    expect(sought(known, '28 OR')).toEqual([2]);
    expect(sought(known, 'Ziel')).toEqual([]);
    expect(sought(known, 'Gewährleistung')).toEqual([2, 3]);
    expect(sought(known, 'Ge')).toEqual([]);
    expect(sought(knownOf([], { isOpenRead: false }), 'Gewährleistung')).toEqual([]);
    const documents = [LAW, LONG, OR];
    expect(sought(knownOf([1], { documents }), 'Gewährleistung')).toEqual([2]);
  });

  it('are sought in few documents where a hundred are called alike, first in one that is named whole', () => {
    const laws = Array.from({ length: 100 }, (_, at) => aDocument(at + 2, { title: `Gesetz ${at + 2}` }));
    const known = knownOf([1], { documents: [LAW, ...laws, aDocument(200, { title: 'Gesetz' })] });
    expect(sought(known, '28 gesetz')).toEqual([200, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('of several documents have as much room each', () => {
    const of = () => LONG_INDEX;
    const ids = linkablePlaces(knownOf([], { of }), '1 OR').map(({ document }) => document.id);
    expect(ids).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
  });
});
