import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignDocuments, alignDocumentsInSteps } from '../alignment/align-documents';
import { makeLaw } from '../testing/made-law';
import { pages as anyPages } from '../testing/arbitrary-pages';
import { createRandom } from '../testing/random';
import { typeset } from '../testing/typeset';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';
import { carryOver } from './carry-over';

const textPage = (page: number, ...elements: string[]): PageText => ({
  page,
  elements,
  lineEnds: elements.map(() => true),
});
const law = typeset(makeLaw(createRandom(1), { articles: 6 }), {
  header: 'Laws of the land',
  pageNumbers: true,
});

const DOCUMENTS: Readonly<Record<string, readonly PageText[]>> = {
  'no pages': [],
  'an empty page': [textPage(0)],
  'empty pages': [textPage(0), textPage(1), textPage(2)],
  'empty elements': [textPage(0, '', '', '')],
  spaces: [textPage(0, ' ', '\u00a0\t')],
  punctuation: [textPage(0, '...', '—', '§ ()')],
  'one letter': [textPage(0, 'a')],
  'one word': [textPage(0, 'Vertrag')],
  'another word': [textPage(0, 'Kauf')],
  'one word many times': [textPage(0, ...Array.from({ length: 600 }, () => 'und'))],
  'a hyphen': [textPage(0, '-')],
  'half a letter': [textPage(0, '\ud83d', '\ude00')],
  'fewer boxes than elements': [{ ...textPage(0, 'One', 'two', 'three'), boxes: [] }],
  'boxes without size': [
    { ...textPage(0, 'One', 'two'), boxes: [0, 1].map(() => ({ x: 0, y: 0, width: 0, height: 0 })) },
  ],
  'boxes that are no numbers': [
    {
      ...textPage(0, 'One', 'two'),
      boxes: [NaN, Infinity].map((n) => ({ x: n, y: n, width: n, height: n })),
    },
  ],
  law: law.pages,
};
const NAMES = Object.keys(DOCUMENTS);

const range = (
  start: readonly [number, number, number],
  end: readonly [number, number, number],
): TextRange => ({
  startPage: start[0],
  startElement: start[1],
  startCharacter: start[2],
  endPage: end[0],
  endElement: end[1],
  endCharacter: end[2],
});
const [header, pageNumber] = [law.running[0], law.running[1]];
const lastPage = law.pages.length - 1;
const lastElement = (law.pages[lastPage]?.elements.length ?? 0) - 1;

const OUTSIDE: Readonly<Record<string, TextRange>> = {
  reversed: range([0, 5, 9], [0, 4, 0]),
  'reversed over pages': range([1, 2, 0], [0, 4, 0]),
  'beyond the last page': range([lastPage + 1, 0, 0], [lastPage + 1, 2, 3]),
  'far beyond': range([1e9, 1e9, 1e9], [1e9, 1e9, 1e9 + 5]),
  'beyond the last element': range([lastPage, lastElement + 1, 0], [lastPage, lastElement + 4, 2]),
  'beyond the last element of a page': range([0, 10_000, 0], [0, 10_001, 2]),
  'beyond the last character': range([0, 3, 10_000], [0, 3, 10_010]),
  'a negative page': range([-1, 0, 0], [-1, 3, 2]),
  'a negative element': range([0, -4, 0], [0, -2, 2]),
  'no numbers': range([NaN, NaN, NaN], [NaN, NaN, NaN]),
  'no element numbers': range([0, NaN, 0], [0, NaN, 4]),
  'no character numbers': range([0, 3, NaN], [0, 3, NaN]),
  'no end': range([0, 3, 0], [NaN, NaN, NaN]),
  infinite: range([-Infinity, -Infinity, -Infinity], [-Infinity, -Infinity, -Infinity]),
  fractions: range([0.5, 0.5, 0.5], [0.5, 1.5, 2.5]),
  'a running header': range(
    [header?.page ?? -1, header?.element ?? -1, 0],
    [header?.page ?? -1, header?.element ?? -1, 6],
  ),
  'a page number': range(
    [pageNumber?.page ?? -1, pageNumber?.element ?? -1, 0],
    [pageNumber?.page ?? -1, pageNumber?.element ?? -1, 1],
  ),
};

/** Carries every element and some places outside over; checks that the answers are such. */
function answerAll(old: readonly PageText[], next: readonly PageText[]): void {
  const whole = old.flatMap(({ elements }, page) =>
    elements.map((text, element) => range([page, element, 0], [page, element, text.length])),
  );
  const selections = [...whole.slice(0, 200), ...Object.values(OUTSIDE)];
  const answers = carryOver(alignDocuments(old, next), selections);
  expect(answers).toHaveLength(selections.length);
  for (const { status, confidence, range: place, candidates } of answers) {
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(place === undefined).toBe(status === 'failed');
    if (place) expect(candidates[0]?.range).toEqual(place);
  }
}

describe('odd documents', () => {
  test.each(NAMES)('%s, and any other one: an answer for every selection', (before) => {
    for (const after of NAMES) answerAll(DOCUMENTS[before] ?? [], DOCUMENTS[after] ?? []);
  });

  test('any pages at all', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (old, next) => {
        const whole = range([0, 0, 0], [old.length - 1, (old.at(-1)?.elements.length ?? 1) - 1, 1e6]);
        expect(carryOver(alignDocuments(old, next), [whole])).toHaveLength(1);
        const [same] = carryOver(alignDocuments(old, old), [whole]);
        expect(['success', 'failed']).toContain(same?.status);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  test('one word stays', () => {
    const one = [textPage(0, 'Vertrag')];
    const [answer] = carryOver(alignDocuments(one, one), [range([0, 0, 0], [0, 0, 7])]);
    expect(answer).toMatchObject({ status: 'success', reason: { kind: 'identical' } });
  });

  test('nothing of a text is in an empty one', () => {
    const { words } = law;
    const [answer] = carryOver(alignDocuments(law.pages, []), [law.rangeOf(3, words.length - 1)]);
    expect(answer).toMatchObject({ status: 'failed', candidates: [] });
    expect(['no-text', 'repealed']).toContain(answer?.reason.kind);
  });
});

describe('selections outside the text', () => {
  test.each(Object.entries(OUTSIDE))('%s', (_, selection) => {
    const [answer] = carryOver(alignDocuments(law.pages, law.pages), [selection]);
    expect(answer).toMatchObject({ status: 'failed', reason: { kind: 'outside-text' }, candidates: [] });
  });

  test('an empty one, inside a word', () => {
    const { startPage, startElement, startCharacter } = law.rangeOf(10, 10);
    const place = [startPage, startElement, startCharacter + 1] as const;
    const [answer] = carryOver(alignDocuments(law.pages, law.pages), [range(place, place)]);
    expect(answer).toMatchObject({ status: 'failed', reason: { kind: 'outside-text' } });
  });

  test('answers are parallel to the selections, good ones between bad ones too', () => {
    const good = law.rangeOf(10, 15);
    const outside = Object.values(OUTSIDE);
    const answers = carryOver(
      alignDocuments(law.pages, law.pages),
      outside.flatMap((bad) => [bad, good]),
    );
    expect(answers.map(({ status }) => status)).toEqual(outside.flatMap(() => ['failed', 'success']));
  });
});

describe('progress and abort', () => {
  const pause = (): Promise<void> => Promise.resolve();

  test('progress rises from above 0 to 1', async () => {
    for (const isInSteps of [false, true]) {
      const shares: number[] = [];
      const onProgress = (share: number): void => void shares.push(share);
      if (isInSteps) await alignDocumentsInSteps(law.pages, law.pages, { onProgress, pause });
      else alignDocuments(law.pages, law.pages, { onProgress });
      expect(shares.length).toBeGreaterThan(3);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares[0]).toBeGreaterThanOrEqual(0);
      expect(shares.at(-1)).toBe(1);
    }
  });

  test('an empty document is done as well', () => {
    const shares: number[] = [];
    alignDocuments([], [], { onProgress: (share) => void shares.push(share) });
    expect(shares.at(-1)).toBe(1);
  });

  test('an aborted signal stops before anything is done', async () => {
    const reason = new Error('not wanted any more');
    const signal = AbortSignal.abort(reason);
    const shares: number[] = [];
    const onProgress = (share: number): void => void shares.push(share);
    expect(() => alignDocuments(law.pages, law.pages, { signal, onProgress })).toThrow(reason);
    await expect(alignDocumentsInSteps(law.pages, law.pages, { signal, onProgress, pause })).rejects.toBe(
      reason,
    );
    expect(shares).toEqual([]);
  });

  test('a signal aborted on the way stops at the next step', async () => {
    for (const isInSteps of [false, true]) {
      const controller = new AbortController();
      const reason = new Error('not wanted any more');
      let reports = 0;
      const onProgress = (): void => {
        reports += 1;
        if (reports === 2) controller.abort(reason);
      };
      const options = { onProgress, signal: controller.signal };
      const run = async (): Promise<unknown> =>
        isInSteps
          ? alignDocumentsInSteps(law.pages, law.pages, { ...options, pause })
          : alignDocuments(law.pages, law.pages, options);
      await expect(run()).rejects.toBe(reason);
      expect(reports).toBe(2);
    }
  });

  test('in steps and at once come to the same', async () => {
    let pauses = 0;
    const inSteps = await alignDocumentsInSteps(law.pages, law.pages, {
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
    });
    expect(pauses).toBeGreaterThan(3);
    expect(inSteps.links.toNew).toEqual(alignDocuments(law.pages, law.pages).links.toNew);
  });
});

test('3,000 pages run to the end', () => {
  const chapter = (seed: number, pages: number): PageText[] => {
    const { pages: set } = typeset(makeLaw(createRandom(seed), { articles: 60 }), { lines: 6 });
    return set.slice(0, pages);
  };
  const large: PageText[] = [];
  for (let seed = 0; large.length < 3000; seed += 1)
    for (const page of chapter(seed, 3000 - large.length)) large.push({ ...page, page: large.length });
  const answers = carryOver(alignDocuments(large, large.slice(1)), [
    range([0, 0, 0], [0, 1, 1]),
    range([1500, 1, 0], [1500, 3, 4]),
    range([2999, 1, 0], [2999, 3, 4]),
  ]);
  expect(large).toHaveLength(3000);
  expect(answers).toHaveLength(3);
}, 60_000);
