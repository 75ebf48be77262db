import { SELECTION_COLORS } from '@glossator/client-sdk/contract';
import type { CarryOverReason, TextChange, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { STORY_LAW } from './story-law';
import type { StoryPage } from './story-pdf';

/** The page with the article that changes, and its lines as elements; the title is element 0. */
const PAGE = STORY_LAW.findIndex(({ title }) => title.startsWith('Art. 21'));

/** The law of the stories after an update: two years instead of one, and a sentence more. */
export const NEW_STORY_LAW: readonly StoryPage[] = STORY_LAW.map((page, index) =>
  index === PAGE
    ? {
        ...page,
        lines: [
          ...page.lines.slice(0, 2),
          'may withdraw within two years and claim back whatever has been given.',
          'It stands still as long as the parties talk.',
        ],
      }
    : page,
);

const line = (element: number, start: number, end: number): TextRange => aRange(PAGE, element, start, end);

/** What differs. */
export const STORY_CHANGES: readonly TextChange[] = [
  {
    kind: 'replaced',
    old: line(3, 0, 67),
    new: line(3, 0, 69),
    oldText: 'may withdraw within one year and claim back whatever has been given.',
    newText: 'may withdraw within two years and claim back whatever has been given.',
    oldCitation: 'Article 21',
    newCitation: 'Article 21',
    words: [
      {
        kind: 'replaced',
        old: line(3, 20, 28),
        new: line(3, 20, 29),
        oldText: 'one year',
        newText: 'two years',
      },
    ],
  },
  {
    kind: 'deleted',
    old: line(4, 0, 42),
    new: line(4, 0, 0),
    oldText: 'The year runs from the day of the bargain.',
    newText: '',
    oldCitation: 'Article 21',
    words: [],
  },
  {
    kind: 'inserted',
    old: line(4, 42, 42),
    new: line(4, 0, 44),
    oldText: '',
    newText: 'It stands still as long as the parties talk.',
    newCitation: 'Article 21',
    words: [],
  },
];

function carried(
  id: number,
  status: TextSelection['status'],
  reason: CarryOverReason,
  [before, now]: readonly [TextRange, TextRange],
  [oldText, text]: readonly [string, string],
): TextSelection {
  return aSelection(id, now, {
    text,
    status,
    color: SELECTION_COLORS[id % SELECTION_COLORS.length] ?? 'COLOR_1',
    createdBy: { id: 1, name: 'Lea Rossi' },
    carriedOver: {
      from: { versionId: 101, versionNumber: 1, ...before, text: oldText },
      outcome: status,
      confidence: 0.9,
      reason,
      candidates: [],
    },
  });
}

const same = (place: TextRange): [TextRange, TextRange] => [place, place];
const BARGAIN = 'the two sides of a bargain are grossly unequal in value';

/** What becomes of the annotations: one of each outcome, and one that moves. */
export const STORY_CARRIED: readonly TextSelection[] = [
  carried(1, 'success', { kind: 'identical', changedWords: 0, to: 'Article 21' }, same(line(1, 3, 58)), [
    BARGAIN,
    BARGAIN,
  ]),
  carried(
    2,
    'unconfirmed',
    { kind: 'words-changed', changedWords: 2, to: 'Article 21' },
    [line(3, 4, 28), line(3, 4, 29)],
    ['withdraw within one year', 'withdraw within two years'],
  ),
  carried(3, 'failed', { kind: 'repealed', changedWords: 0, from: 'Article 21' }, same(line(4, 0, 41)), [
    'The year runs from the day of the bargain',
    'The year runs from the day of the bargain',
  ]),
  carried(
    4,
    'success',
    { kind: 'moved', changedWords: 0, from: 'Article 23', to: 'Article 22' },
    same(aRange(PAGE + 1, 1, 0, 10)),
    ['Where a statute', 'Where a statute'],
  ),
];

/** How many there are of each outcome. */
export const STORY_OUTCOMES = { success: 2, unconfirmed: 1, failed: 1 };

/** As many annotations as a busy law has. */
export function manyCarried(count: number): readonly TextSelection[] {
  return Array.from({ length: count }, (_each, index) =>
    carried(
      index + 1,
      index % 40 === 0 ? 'failed' : 'success',
      { kind: index % 3 === 0 ? 'words-changed' : 'identical', changedWords: index % 3 === 0 ? 2 : 0 },
      same(aRange(0, 1, index % 20, (index % 20) + 1)),
      [`Passage ${index} as it was`, `Passage ${index} as it is`],
    ),
  );
}
