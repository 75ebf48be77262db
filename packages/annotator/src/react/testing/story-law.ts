import type { TextSelection } from '@glossator/client-sdk/contract';
import { SELECTION_COLORS } from '../../core/legend/colors';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import type { StoryPage } from './story-pdf';

/** A short law, written for the stories. */
export const STORY_LAW: readonly StoryPage[] = [
  {
    title: 'Model Code of Bargains',
    lines: ['As of 1 July 2026', 'This page is front matter and counts in roman numerals.'],
  },
  {
    title: 'Art. 20 Standing offer',
    lines: [
      'A person who makes an offer and names a day until which it stands open',
      'is held to the offer up to the end of that day. If no answer has arrived',
      'by then, the offer falls away and nothing further need be said.',
    ],
  },
  {
    title: 'Art. 21 Overreaching',
    lines: [
      'If the two sides of a bargain are grossly unequal in value, and one party',
      'obtained it by making use of the distress of the other, the injured party',
      'may withdraw within one year and claim back whatever has been given.',
      'The year runs from the day of the bargain.',
    ],
  },
  {
    title: 'Art. 22 Form',
    lines: [
      'Where a statute asks for a form, the contract must have it. A contract',
      'that lacks the form asked for has no effect, unless the same statute',
      'names a milder consequence.',
    ],
  },
];

const LEA = { id: 1, name: 'Lea Rossi' };
const TOM = { id: 3, name: 'Tom Brandt' };
const MOMENT = { createdAt: '2026-06-12T08:00:00.000Z', updatedAt: '2026-06-12T08:00:00.000Z' };

/** Annotations on that law: with and without comments, by several people, one whose place is not sure. */
export const STORY_SELECTIONS: readonly TextSelection[] = [
  aSelection(1, aRange(1, 2, 0, 43), {
    text: 'is held to the offer up to the end of that day',
    color: 'COLOR_3',
  }),
  aSelection(2, aRange(2, 2, 3, 57), {
    text: 'the two sides of a bargain are grossly unequal in value',
    color: 'COLOR_1',
    isAnnotation: true,
    createdBy: LEA,
    tags: ['Duty', 'To be checked'],
    data: [
      {
        id: 1,
        selectionId: 2,
        type: 'comment',
        text: 'Value is measured on the day of the bargain. See https://example.org/ruling.',
        createdBy: LEA,
        ...MOMENT,
      },
      {
        id: 2,
        selectionId: 2,
        type: 'attachment',
        name: 'Seminar hand-out.pdf',
        contentType: 'application/pdf',
        size: 48_000,
        uuid: '00000000-0000-4000-8000-000000000000',
        createdBy: TOM,
        ...MOMENT,
      },
    ],
  }),
  aSelection(3, aRange(3, 2, 0, 20), {
    text: 'that lacks the form asked for has no effect',
    color: 'COLOR_10',
    createdBy: TOM,
  }),
  aSelection(4, aRange(3, 3, 0, 26), {
    text: 'names a milder consequence',
    color: 'COLOR_8',
    status: 'unconfirmed',
  }),
];

const onTheForm = (id: number, createdBy: typeof LEA, text: string, more: object = {}) => ({
  id,
  selectionId: 3,
  type: 'comment' as const,
  text,
  createdBy,
  ...MOMENT,
  ...more,
});

/** The same with threads: an open one, a resolved one, and one whose first comment is deleted. */
export const STORY_THREADS: readonly TextSelection[] = STORY_SELECTIONS.map((selection) =>
  selection.id === 3
    ? {
        ...selection,
        isAnnotation: true,
        data: [
          onTheForm(11, TOM, 'Does this hold for leases, too?'),
          onTheForm(12, LEA, 'It does where the term is longer than a year.', { replyTo: 11 }),
          onTheForm(13, TOM, 'Then Art. 20 has to be read with it.', { replyTo: 11 }),
          onTheForm(14, LEA, 'Is the milder consequence named anywhere?', {
            resolvedAt: MOMENT.updatedAt,
            resolvedBy: TOM,
          }),
          onTheForm(15, TOM, 'In the statute on leases.', { replyTo: 14 }),
          onTheForm(17, LEA, 'Agreed.', { replyTo: 16 }),
        ],
      }
    : selection,
);

/** As many annotations as a busy document has; their quotes are too short to be drawn, the list is what is shown. */
export function manySelections(count: number): readonly TextSelection[] {
  return Array.from({ length: count }, (_item, index) =>
    aSelection(index + 1, aRange(Math.floor((index * 4) / count), index, 0, 5), {
      text: `Passage ${index + 1} of a document that many people have worked on for years`,
      color: SELECTION_COLORS[index % SELECTION_COLORS.length] ?? 'COLOR_1',
      status: 'failed',
    }),
  );
}
