import { expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { readInNode } from '../testing/read-in-node';
import { tinyPdf } from '../testing/tiny-pdf';
import type { CarriedOver } from './carried-over';
import { carryOver } from './carry-over';

const SENTENCES = {
  carriage: 'Whoever hires a carriage returns it washed before sunset',
  barley: 'Millers grind barley only between Easter and harvest home',
  lighthouse: 'A lighthouse keeper writes down every vessel sighted overnight',
  fences: 'Neighbours share the cost of fences along common meadows',
  tinctures: 'Apothecaries label poisonous tinctures with red wax seals',
  bells: 'Bell ringers receive candles instead of wages in winter',
  oaks: 'Foresters may fell sick oaks without asking the council',
  sheet: 'Printers deposit one bound sheet with the town library',
  short: 'Sheep graze here',
} as const;
type Name = keyof typeof SENTENCES;

/** What makes a text long enough for a word that stands in it twice to be a rare one. */
const OTHERS: readonly Name[] = ['lighthouse', 'fences', 'tinctures', 'bells', 'oaks', 'sheet'];

/** A text with a sentence an element: all in one paragraph, or each in one of its own. */
function textOf(names: readonly Name[], isOneParagraph: boolean): PageText[] {
  const elements = names.map((name) => `${SENTENCES[name]}. `);
  return [{ page: 0, elements, lineEnds: elements.map(() => !isOneParagraph) }];
}

/** Where the sentences of one paragraph are once no word has a counterpart, as where it was torn apart beyond recognition. */
function carryUnlinked(before: readonly Name[], after: readonly Name[]): CarriedOver[] {
  const alignment = alignDocuments(textOf(before, true), textOf(after, false));
  for (let word = 0; word < alignment.old.words.length; word += 1) alignment.links.unlink(word);
  return carryOver(alignment, rangesOf(before));
}

const rangesOf = (names: readonly Name[]) =>
  names.map((name, element) => ({
    startPage: 0,
    startElement: element,
    startCharacter: 0,
    endPage: 0,
    endElement: element,
    endCharacter: SENTENCES[name].length,
  }));

test('words without counterparts that stand at one place, as they did before, are placed there for a person to confirm', () => {
  const [answer] = carryUnlinked(['carriage', 'barley'], ['barley', 'bells', 'carriage']);
  const range = { ...rangesOf(['carriage'])[0], startElement: 2, endElement: 2 };
  expect(answer).toMatchObject({
    status: 'unconfirmed',
    reason: { kind: 'moved', changedWords: 0 },
    range,
    candidates: [{ range }],
  });
});

test('it is said from where to where they have moved', () => {
  const pagesOf = (articles: readonly Name[]): PageText[] => {
    const elements = [
      'Law of the town',
      ...articles.flatMap((name, at) => [`Art. ${at + 1}`, `${SENTENCES[name]}.`]),
    ];
    return [{ page: 0, elements, lineEnds: elements.map(() => true) }];
  };
  const alignment = alignDocuments(
    pagesOf(['carriage', 'barley', 'bells']),
    pagesOf(['barley', 'bells', 'carriage']),
  );
  for (let word = 0; word < alignment.old.words.length; word += 1) alignment.links.unlink(word);
  const [range] = rangesOf(['carriage']);
  const [answer] = carryOver(alignment, range ? [{ ...range, startElement: 2, endElement: 2 }] : []);
  expect(answer?.reason).toMatchObject({ kind: 'moved', from: 'Art. 1', to: 'Art. 3' });
});

test('where they stood twice before, the place may be that of the others: it is a candidate only', () => {
  const [answer] = carryUnlinked(['barley', ...OTHERS, 'barley'], [...OTHERS, 'barley']);
  expect(answer).toMatchObject({
    status: 'failed',
    reason: { kind: 'no-text' },
    candidates: [{ range: { startElement: OTHERS.length } }],
  });
});

test('where they stand twice now, both places are candidates', () => {
  const [answer] = carryUnlinked(['barley', ...OTHERS], ['barley', ...OTHERS, 'barley']);
  expect(answer).toMatchObject({ status: 'failed', reason: { kind: 'several-places', places: 2 } });
  expect(answer?.candidates.map(({ range }) => range.startElement)).toEqual([0, OTHERS.length + 1]);
});

test('so few words may stand anywhere: they are not looked for', () => {
  const [answer] = carryUnlinked(['short', 'barley'], ['barley', 'short']);
  expect(answer).toMatchObject({ status: 'failed', reason: { kind: 'no-text' }, candidates: [] });
});

test.each<{ before: Name[]; after: Name[] }>([
  {
    before: ['oaks', 'bells', 'lighthouse', 'sheet', 'barley', 'tinctures', 'carriage', 'fences'],
    after: ['carriage', 'barley', 'sheet', 'oaks', 'bells', 'fences', 'tinctures', 'lighthouse'],
  },
  {
    before: ['fences', 'bells', 'carriage', 'lighthouse', 'sheet', 'barley', 'tinctures', 'oaks'],
    after: ['tinctures', 'lighthouse', 'carriage', 'sheet', 'bells', 'fences', 'oaks', 'barley'],
  },
])('no sentence of $before is lost in $after', async ({ before, after }) => {
  const read = (names: readonly Name[], edition: number) => {
    const lines = [
      ...names.map((name) => `${SENTENCES[name]}.`),
      `Edition number ${edition} of this collection.`,
    ];
    return readInNode(tinyPdf([lines]), { boxes: true });
  };
  const alignment = alignDocuments(await read(before, 1), await read(after, 2));
  const answers = carryOver(alignment, rangesOf(before));
  expect(answers.filter(({ status }) => status === 'failed')).toEqual([]);
});
