import { describe, expect, it } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { CARRY_OVER_CONSTANTS } from '../constants/carry-over-constants';
import { createSearchIndex } from '../search/search-index';
import { searchPages } from '../search/search';
import { carryOver } from './carry-over';
import { isAmbiguous } from './trust';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** A law of offices: but for a name and a seat each article says the same. */
const officesFrom = (first: number): string[] =>
  ['Alder', 'Birch', 'Cedar', 'Elder', 'Hazel', 'Larch'].flatMap((name, at) => [
    `Article ${first + at} Office of ${name}`,
    `(1) An office of ${name} is set up; it has its seat in the town of ${name}field.`,
    '(2) The office is run by a board of five members, whom the minister appoints for four years.',
    '(3) The board decides by a majority of the votes cast; in case of a tie the chair decides.',
  ]);

function carry(before: readonly string[], after: readonly string[], text: string) {
  const pages = pageOf(before);
  const selections = searchPages(createSearchIndex(pages), text).map(({ range }) => range);
  return carryOver(alignDocuments(pages, pageOf(after)), selections);
}

describe('words that are the same at their new place', () => {
  it('are carried over without asking while their articles keep their numbers', () => {
    const answers = carry(officesFrom(1), officesFrom(1), 'a majority of the votes cast');
    expect(answers).toHaveLength(6);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['success']));
  });

  it('are asked for where the new version prints their article twice, at other places', () => {
    const before = officesFrom(1);
    const third = before.slice(8, 12);
    const after = [...before.slice(0, 8), ...before.slice(12), ...third, ...third];
    const [answer] = carry(before, after, 'town of Cedarfield');
    expect(answer).toMatchObject({ status: 'unconfirmed', reason: { kind: 'several-places', places: 2 } });
    expect(answer?.candidates).toHaveLength(2);
  });

  it('are carried over where the second of two prints follows the one that stayed in its place', () => {
    const before = officesFrom(1);
    const after = [...before.slice(0, 12), ...before.slice(8)];
    const [answer] = carry(before, after, 'town of Cedarfield');
    expect(answer).toMatchObject({ status: 'success', range: { startElement: 9 } });
  });

  it('are carried over where each article has another number but is known by its name', () => {
    const answers = carry(officesFrom(1), officesFrom(21), 'a majority of the votes cast');
    expect(answers.map(({ status, reason }) => [status, reason.to])).toEqual(
      [21, 22, 23, 24, 25, 26].map((number) => ['success', `Art. ${number}(3)`]),
    );
  });

  it('are carried over from such an article where they stand nowhere else', () => {
    const [answer] = carry(officesFrom(1), officesFrom(21), 'the town of Cedarfield');
    expect(answer).toMatchObject({ status: 'success', reason: { kind: 'moved', to: 'Art. 23(1)' } });
  });

  it('are asked for where a common paragraph ends another article now, whatever article follows it', () => {
    const common = '(4) The provisions above apply to contracts that are in force.';
    const [alder, birch, cedar, elder] = [0, 4, 8, 12].map((at) => officesFrom(1).slice(at, at + 4));
    const before = [...(alder ?? []), common, ...(birch ?? []), ...(cedar ?? []), common, ...(elder ?? [])];
    const after = [...(alder ?? []), ...(birch ?? []), common, ...(elder ?? [])];
    const answers = carry(before, after, 'apply to contracts');
    expect(answers.map(({ status }) => status)).not.toContain('success');
  });
});

describe('the same text at several places', () => {
  const evidence = {
    context: 0.5,
    weight: 6,
    isParagraph: false,
    isInPlace: false,
    isSureSection: false,
    places: [10, 90],
    oldPlaces: 2,
    isSameCopy: false,
    sureShare: 0,
    wordsBefore: 0,
  };

  it('is asked for unless it is the same copy of as many, or what stands around it says which paragraph it is', () => {
    expect(isAmbiguous(evidence, CARRY_OVER_CONSTANTS)).toBe(true);
    expect(isAmbiguous({ ...evidence, isSameCopy: true }, CARRY_OVER_CONSTANTS)).toBe(false);
    expect(isAmbiguous({ ...evidence, sureShare: 0.8 }, CARRY_OVER_CONSTANTS)).toBe(false);
    expect(isAmbiguous({ ...evidence, sureShare: 0.6 }, CARRY_OVER_CONSTANTS)).toBe(true);
    const only = { ...evidence, places: [7], oldPlaces: 2 };
    expect(isAmbiguous({ ...only, sureShare: 0.6 }, CARRY_OVER_CONSTANTS)).toBe(false);
    expect(isAmbiguous({ ...only, sureShare: 0.4 }, CARRY_OVER_CONSTANTS)).toBe(true);
  });
});
