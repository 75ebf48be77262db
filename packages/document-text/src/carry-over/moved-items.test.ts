import { describe, expect, it } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { quoteOf } from '../quotes/quote';
import { createSearchIndex } from '../search/search-index';
import { searchPages } from '../search/search';
import { carryOver } from './carry-over';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** What becomes of the first place of a text: the status, what is proposed, and on which line of the new version it begins. */
function carry(before: readonly string[], after: readonly string[], text: string) {
  const [old, next] = [pageOf(before), pageOf(after)];
  const [selection] = searchPages(createSearchIndex(old), text);
  if (!selection) throw new Error(`${text} is not in the old version`);
  const [answer] = carryOver(alignDocuments(old, next), [selection.range]);
  const range = answer?.range;
  return { status: answer?.status, text: range && quoteOf(range, next), line: range?.startElement };
}

const ARTICLES = [
  'Article 1 Purpose',
  'This Act protects everybody who listens, reads or watches against what is not true.',
];
const ITEMS = [
  'b) vessel: everything that floats and is used to carry persons or goods on water;',
  'c) harbor: a place with quays where ships are loaded, unloaded and repaired;',
  'd) master: the natural person who commands a ship by order of its owner;',
];
const [VESSEL = '', HARBOR = '', MASTER = ''] = ITEMS;
const definitions = (...items: readonly string[]): string[] => [
  ...ARTICLES,
  'Article 2 Definitions',
  'In this Act these words mean:',
  ...items,
  'Article 3 Supervision',
  'The authority supervises all of them and reports to parliament once in a year.',
];

describe('items in another order', () => {
  it('take their letters with them', () => {
    const after = definitions(MASTER, VESSEL, HARBOR);
    for (const item of ITEMS) {
      const text = item.slice(0, -1);
      expect(carry(definitions(...ITEMS), after, text)).toMatchObject({ status: 'success', text });
    }
  });

  it('are carried over by any of their words where it is clear which item it is, although it was amended', () => {
    const amended = MASTER.replace('the natural', 'any natural').replace('who commands', 'commanding');
    const after = definitions(amended, VESSEL, HARBOR);
    expect(carry(definitions(...ITEMS), after, 'natural person')).toMatchObject({
      status: 'success',
      line: 4,
    });
  });

  it('are asked for where too little of the item is left to know it by', () => {
    const other =
      'd) owner: whoever has registered it, be it a company or a natural person, in the port of entry;';
    const after = definitions(other, VESSEL, HARBOR);
    expect(carry(definitions(...ITEMS), after, 'natural person').status).not.toBe('success');
  });
});

describe('definitions in another order', () => {
  const PLACE = 'the place with quays where ships are loaded within seven days;';

  it('are known by their terms, although others say what they said', () => {
    const crew = '2. “crew”: the persons who work aboard by a contract;';
    const master = '3. “master”: the natural person who commands a ship;';
    const before = definitions(`1. “wharf”: ${PLACE}`, crew, master);
    const wharf = '4. “wharf”: the place with quays where boats are loaded within two weeks;';
    const after = definitions(`1. “pier”: ${PLACE}`, crew, master, wharf);
    expect(carry(before, after, 'place with quays')).toMatchObject({ line: 7 });
  });
});

describe('a paragraph that was divided among longer ones', () => {
  it('leaves each sentence where it stands now', () => {
    const sentence = 'Whoever has been on leave for more than three months in a year counts as dismissed.';
    const rest =
      'In case of death the persons named in the act on pensions receive half of the monthly wage for every year, by the order of precedence and under the conditions that are named there.';
    const gone =
      'The captain hands out certificates, keeps a register with all dates, informs the union before winter begins and pays for travel home, meals and doctors on request.';
    const added =
      'In case of death the spouse, then the children, then the parents receive a payment that is to be determined by the court; ' +
      'children receive it until they have come of age, and without any limit where they cannot work; where there are none of these the siblings receive it who lived at the cost of the deceased in one household.';
    const before = [...ARTICLES, 'Article 2 Leave', `${sentence} ${gone} ${rest}`];
    const amended = sentence.replace('three', 'six');
    const after = [...ARTICLES, 'Article 2 Leave', `${amended} ${added}`, `In this article: ${rest}`];
    expect(carry(before, after, sentence)).toMatchObject({ status: 'unconfirmed', line: 3 });
    expect(carry(before, after, 'persons named in the act on pensions')).toMatchObject({ line: 4 });
  });
});

describe('a passage that stands at several places now', () => {
  const list = (who: string): string[] => [
    `MUST: binding rules that the ${who} has to keep;`,
    `SHOULD: recommendations that the ${who} has to weigh and to follow unless documented reasons stand against it;`,
    `MAY: choices that the ${who} makes at its own discretion.`,
  ];
  const guide = (letter: string, about: string, words: readonly string[], own: readonly string[] = []) => [
    `Annex ${letter} Guide to ${about}`,
    `Whoever works on ${about} finds here what is expected of them.`,
    ...words,
    `1. Introduction to ${about}`,
    `This part tells how ${about} is planned, paid for and handed over at the end of a project.`,
    ...own,
    `2. Duties in ${about}`,
    `Those in charge of ${about} keep records of each step and publish them once a quarter.`,
  ];

  it('is looked for next to where it stood', () => {
    const before = [
      ...guide('A', 'printing', [], list('supplier')),
      ...guide('B', 'sailing', []),
      ...guide('C', 'mining', []),
    ];
    const after = [
      ...guide('A', 'printing', list('contractor')),
      ...guide('B', 'sailing', list('contractor')),
      ...guide('C', 'mining', list('contractor')),
    ];
    expect(carry(before, after, 'follow unless documented reasons')).toMatchObject({ line: 3 });
  });
});
