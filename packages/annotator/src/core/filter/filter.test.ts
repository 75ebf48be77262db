import type { LegendEntry, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { createFacetReader } from '../entities/entity-facets';
import { gatherKinds } from '../entities/entity-kind';
import { features } from '../features';
import {
  aRange,
  aSelection,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
} from '../testing/test-annotator';
import { tagChoices, toggledTag } from './chosen-tags';
import { countChosen, filterChoices, filterEntities, groupsOf } from './selectors';
import { initialFilter, type AnnotationFilter } from './state';

const lea = { id: 1, name: 'Lea Rossi' };
const max = { id: 2, name: 'Max Keller' };
const stamps = {
  createdAt: '2026-03-04T10:00:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  createdBy: lea,
};
const file = {
  name: 'Urteil.pdf',
  contentType: 'application/pdf',
  size: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
};
const entry = (
  type: 'comment' | 'attachment' | 'media_note',
  selectionId: number,
): TextSelection['data'][number] =>
  type === 'comment'
    ? { id: 1, selectionId, type, text: 'Vergleiche BGE 140', ...stamps }
    : { id: 2, selectionId, type, ...file, ...stamps };

const items = [
  aSelection(1, aRange(0, 0, 0, 5), { text: 'Frist', color: 'COLOR_2' }),
  aSelection(2, aRange(0, 1, 0, 5), {
    text: 'Form',
    data: [entry('comment', 2)],
    createdAt: '2026-01-01T00:00:00.000Z',
  }),
  aSelection(3, aRange(1, 0, 0, 5), {
    data: [entry('attachment', 3), entry('comment', 3)],
    createdBy: lea,
    createdAt: '2026-05-01T00:00:00.000Z',
  }),
  aSelection(4, aRange(1, 0, 6, 9), { data: [entry('media_note', 4)], color: '#aabbcc' }),
];
const kinds = gatherKinds(features.flatMap((feature) => feature.kinds));
const facetsOf = createFacetReader(kinds, 'selection');
const choices = (legend?: readonly LegendEntry[]) => filterChoices(items, facetsOf, groupsOf(kinds), legend);
const left = (changes: Partial<AnnotationFilter>) =>
  filterEntities(items, { ...initialFilter, ...changes }, facetsOf).map(({ id }) => id);

describe('the filter of the annotations', () => {
  it('leaves all in reading order while nothing is chosen', () => {
    expect(left({})).toEqual([1, 2, 3, 4]);
  });

  it('leaves those of a color, a person, a kind', () => {
    expect(left({ colors: ['COLOR_2', '#aabbcc'] })).toEqual([1, 4]);
    expect(left({ authors: [1] })).toEqual([2, 3, 4]);
    expect(left({ kinds: ['highlight'] })).toEqual([1]);
    expect(left({ kinds: ['comment'] })).toEqual([2, 3]);
    expect(left({ kinds: ['attachment', 'media'] })).toEqual([3, 4]);
  });

  it('leaves those with a thread that nobody has resolved', () => {
    const [, two, three] = items;
    const resolved = { resolvedAt: stamps.createdAt, resolvedBy: lea };
    const reply = { ...entry('comment', 3), id: 8, replyTo: 7 };
    const withThreads = [
      { ...two, data: two?.data.map((each) => ({ ...each, ...resolved })) },
      { ...three, id: 5, data: [reply] },
      three,
    ] as TextSelection[];
    const filter: AnnotationFilter = { ...initialFilter, marks: ['unresolved'] };
    expect(filterEntities(withThreads, filter, facetsOf).map(({ id }) => id)).toEqual([3]);
    expect(filterChoices(withThreads, facetsOf, []).marks).toEqual([
      { mark: 'unresolved', count: 1 },
      { mark: 'mentionsMe', count: 0 },
      { mark: 'new', count: 0 },
      { mark: 'private', count: 0 },
    ]);
  });

  it('leaves those that only their author sees', () => {
    const [, two, three] = items;
    const withPrivate = [
      { ...two, visibility: 'private' },
      { ...three, visibility: 'code' },
    ] as TextSelection[];
    const filter: AnnotationFilter = { ...initialFilter, marks: ['private'] };
    expect(filterEntities(withPrivate, filter, facetsOf).map(({ id }) => id)).toEqual([2]);
  });

  it('leaves those with all the tags that are chosen, found by word too', () => {
    const [one, two, three] = items;
    const tagged = [
      { ...one, tags: ['Frist', 'Kosten'] },
      { ...two, tags: ['FRIST'] },
      three,
    ] as TextSelection[];
    const leftFor = (changes: Partial<AnnotationFilter>) =>
      filterEntities(tagged, { ...initialFilter, ...changes }, facetsOf).map(({ id }) => id);
    expect(leftFor({ tags: ['frist'] })).toEqual([1, 2]);
    expect(leftFor({ tags: ['Frist', 'kosten'] })).toEqual([1]);
    expect(leftFor({ tags: ['frist'], kinds: ['comment'] })).toEqual([2]);
    expect(leftFor({ tags: ['Unbekannt'] })).toEqual([]);
    expect(leftFor({ text: 'kost' })).toEqual([1]);
    expect(countChosen({ ...initialFilter, tags: ['a', 'b'] })).toBe(2);
    const { tags } = filterChoices(tagged, facetsOf, []);
    expect(tagChoices(tags, ['kosten', 'Weg'])).toEqual([
      { tag: 'Frist', count: 2, isChosen: false },
      { tag: 'Kosten', count: 1, isChosen: true },
      { tag: 'Weg', count: 0, isChosen: true },
    ]);
    expect(toggledTag(['a', 'B'], 'b')).toEqual(['a']);
    expect(toggledTag(['a'], 'b')).toEqual(['a', 'b']);
  });

  it('leaves those that mention who asks', () => {
    const [, two, three] = items;
    const mentioning = { ...two, data: two?.data.map((each) => ({ ...each, mentions: [lea] })) };
    const list = [mentioning, three] as TextSelection[];
    const filter: AnnotationFilter = { ...initialFilter, marks: ['mentionsMe'] };
    const leftFor = (userId?: number) =>
      filterEntities(list, filter, createFacetReader(kinds, 'selection', { userId })).map(({ id }) => id);
    expect(leftFor(lea.id)).toEqual([2]);
    expect(leftFor(lea.id + 100)).toEqual([]);
    expect(leftFor()).toEqual([]);
  });

  it('leaves those with something that others made since the last visit', () => {
    const [one, two, three] = items;
    const late = '2026-05-05T00:00:00.000Z';
    const answered = {
      ...two,
      data: two?.data.map((each) => ({ ...each, createdBy: max, createdAt: late })),
    };
    const own = { ...three, createdBy: lea, createdAt: late };
    const list = [one, answered, own] as TextSelection[];
    const leftSince = (since?: string) => {
      const facetsOf = createFacetReader(kinds, 'selection', { userId: lea.id, since });
      return filterEntities(list, { ...initialFilter, marks: ['new'] }, facetsOf).map(({ id }) => id);
    };
    expect(leftSince('2026-05-04T23:59:59.999Z')).toEqual([2]);
    expect(leftSince(late)).toEqual([]);
    expect(leftSince()).toEqual([]);
  });

  it('leaves what fits everything that is chosen', () => {
    expect(left({ kinds: ['comment'], text: 'form bge' })).toEqual([2]);
    expect(left({ text: 'urteil', authors: [2] })).toEqual([4]);
    expect(left({ colors: ['COLOR_2'], kinds: ['comment'] })).toEqual([]);
  });

  it('sorts by time and by color, custom colors last', () => {
    expect(left({ order: 'newest' })).toEqual([3, 1, 4, 2]);
    expect(left({ order: 'oldest' })).toEqual([2, 1, 4, 3]);
    expect(left({ order: 'color' })).toEqual([2, 3, 1, 4]);
  });

  it('counts what can be chosen', () => {
    expect(choices()).toEqual({
      colors: [
        { color: 'COLOR_1', count: 2 },
        { color: 'COLOR_2', count: 1 },
        { color: '#aabbcc', count: 1 },
      ],
      authors: [
        { author: lea, count: 3 },
        { author: { id: 2, name: 'Max Keller' }, count: 3 },
      ],
      kinds: [
        { kind: 'highlight', count: 1 },
        { kind: 'comment', count: 2 },
        { kind: 'attachment', count: 1 },
        { kind: 'media', count: 1 },
      ],
      marks: [
        { mark: 'unresolved', count: 2 },
        { mark: 'mentionsMe', count: 0 },
        { mark: 'new', count: 0 },
        { mark: 'private', count: 0 },
      ],
      tags: [],
    });
  });

  it('offers named colors before others, then those of the legend that are not in use', () => {
    const legend: readonly LegendEntry[] = [
      { color: 'COLOR_7', name: 'Duty' },
      { color: '#000fff' },
      { color: '#aabbcc', name: 'Term' },
    ];
    expect(choices(legend).colors).toEqual([
      { color: '#aabbcc', count: 1 },
      { color: 'COLOR_1', count: 2 },
      { color: 'COLOR_2', count: 1 },
      { color: 'COLOR_7', count: 0 },
      { color: '#000fff', count: 0 },
    ]);
  });
});

describe('what is kept of the filter', () => {
  it('belongs to a document: it is there again, and another document has its own', async () => {
    const storage = createMemoryStorage();
    const first = createTestAnnotator({ storage });
    await openFirst(first);
    first.commands.filter.change({
      kinds: ['comment'],
      marks: ['unresolved'],
      tags: ['Frist'],
      order: 'newest',
    });
    first.commands.documents.open(2);
    expect(first.store.getState().filter).toEqual(initialFilter);
    const again = createTestAnnotator({ storage });
    await openFirst(again);
    expect(again.store.getState().filter).toMatchObject({
      kinds: ['comment'],
      marks: ['unresolved'],
      tags: ['Frist'],
      order: 'newest',
    });
    again.commands.filter.clear();
    expect(again.store.getState().filter).toEqual({ ...initialFilter, order: 'newest' });
  });

  it('does no harm where it is broken', async () => {
    for (const kept of [
      '{',
      'null',
      '{"colors":["red",3],"authors":["x"],"kinds":"all","marks":["x"],"tags":[3,""],"order":"up","text":7}',
    ]) {
      const storage = createMemoryStorage();
      storage.set('glossator.filter.1.1', kept);
      const made = createTestAnnotator({ storage });
      await openFirst(made);
      expect(made.store.getState().filter).toEqual(initialFilter);
    }
  });
});
