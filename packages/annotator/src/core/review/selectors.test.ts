import type { CarriedSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aChange, aChangedDocument } from '../testing/fake-review-backend';
import { aDocument, aRange, aSelection } from '../testing/test-annotator';
import { countArticles, filterChanges, firstToReview, totalOutcomes } from './selectors';
import { ALL_CHANGES } from './state';
import { findTouching } from './touching';

const from = (versionNumber: number, range = aRange(0, 1, 0, 10)): CarriedSelection => ({
  from: { versionId: 100 + versionNumber, versionNumber, ...range, text: 'quoted' },
  outcome: 'success',
  confidence: 1,
  reason: { kind: 'identical', changedWords: 0 },
  candidates: [],
});

describe('the changes that touch annotations', () => {
  const own = aSelection(1, aRange(0, 5, 0, 10), { carriedOver: from(1) });

  it('are those of their words, on the old side or on the new one', () => {
    const changes = [
      aChange({ kind: 'deleted', old: aRange(0, 1, 8, 20), new: aRange(0, 0, 0, 0) }),
      aChange({ kind: 'inserted', old: aRange(0, 9, 0, 0), new: aRange(0, 5, 4, 6) }),
      aChange({ old: aRange(0, 1, 10, 20), new: aRange(0, 5, 10, 20) }),
    ];
    expect([...findTouching(changes, [own], 1)]).toEqual([0, 1]);
  });

  it('are not those of a paragraph in which other words were replaced', () => {
    const paragraph = { old: aRange(0, 1, 0, 90), new: aRange(0, 5, 0, 90) };
    const word = (start: number) => ({
      kind: 'replaced' as const,
      old: aRange(0, 1, start, start + 3),
      new: aRange(0, 5, start, start + 3),
      oldText: 'one',
      newText: 'two',
    });
    const changes = [
      aChange({ ...paragraph, words: [word(40)] }),
      aChange({ ...paragraph, words: [word(40), word(4)] }),
    ];
    expect([...findTouching(changes, [own], 1)]).toEqual([1]);
  });

  it('are not found by a place in a Version that is not on the screen', () => {
    const older = { ...own, status: 'failed' as const, carriedOver: from(1) };
    const gone = aChange({ kind: 'deleted', old: aRange(0, 1, 0, 20), new: aRange(0, 0, 0, 0) });
    expect(findTouching([gone], [older], 2).size).toBe(0);
    expect(findTouching([gone], [older], 1).size).toBe(1);
  });
});

describe('the filter', () => {
  it('leaves those of a kind, those that touch, and those with the words', () => {
    const changes = [aChange({ kind: 'moved' }), aChange(), aChange({ kind: 'moved' })];
    const all = () => true;
    expect(filterChanges(changes, ALL_CHANGES, new Set(), all)).toEqual([0, 1, 2]);
    expect(filterChanges(changes, { ...ALL_CHANGES, kind: 'moved' }, new Set(), all)).toEqual([0, 2]);
    expect(filterChanges(changes, { ...ALL_CHANGES, isOwn: true }, new Set([1]), all)).toEqual([1]);
    expect(filterChanges(changes, ALL_CHANGES, new Set(), (index) => index === 2)).toEqual([2]);
  });
});

it('counts articles, not their paragraphs, in each language', () => {
  const cited = (...citations: readonly string[]) => citations.map((newCitation) => aChange({ newCitation }));
  expect(countArticles(cited('§ 2 Abs. 1', '§ 2 Abs. 3 Nr. 2', '§ 21 Abs. 1'))).toBe(2);
  expect(countArticles(cited('Section 2(1)', 'Section 2(3)(a)', 'Article 9'))).toBe(2);
  expect(countArticles(cited('Article 12, 1', 'Article 12, 3°', 'art. 12-bis, comma 2'))).toBe(2);
  expect(countArticles(cited('§ 1', 'Abschnitt 1', 'TITRE VI'))).toBe(1);
  expect(countArticles(cited('Article L121-1', 'Section 1', 'Section 2'))).toBe(1);
  expect(countArticles(cited('art. 92 ter, apartado 1', 'art. 92 TER'))).toBe(1);
  expect(countArticles(cited('art. 5 al. 2', 'art. 5 let. a', 'art. 5 cpv. 1', 'art. 6 n. 1'))).toBe(2);
  expect(countArticles(cited('art. 12.1', 'art. 12.2.a)', 'Sec. 3 para. 1', 'sez. 4'))).toBe(3);
  expect(countArticles([aChange()])).toBe(0);
});

it('adds up what an approval does', () => {
  const documents = [
    aChangedDocument(1, { carryOver: { success: 100, unconfirmed: 9, failed: 2 } }),
    aChangedDocument(2, { carryOver: { success: 17, unconfirmed: 0, failed: 0 } }),
    aDocument(3, { warnings: ['deleted'], totalSelectionsCount: 4 }),
    aDocument(4, { totalSelectionsCount: 50 }),
  ];
  expect(totalOutcomes(documents)).toEqual({ success: 117, unconfirmed: 9, failed: 2, archived: 4 });
});

it('begins with a document that has another text', () => {
  const renamed = aDocument(2, { warnings: ['renamed'] });
  expect(firstToReview([aDocument(1), renamed, aChangedDocument(3)])?.id).toBe(3);
  expect(firstToReview([aDocument(1), renamed])?.id).toBe(2);
  expect(firstToReview([aDocument(1)])?.id).toBe(1);
});
