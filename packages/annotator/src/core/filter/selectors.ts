import type { LegendEntry, SelectionColor, UserRef } from '@glossator/client-sdk/contract';
import { countTags, foldTag, type CountedTag } from '@glossator/client-sdk/order';
import type { FacetReader } from '../entities/entity-facets';
import type { EntityKinds } from '../entities/entity-kind';
import type { ListedEntity } from '../entities/entity-list';
import { MARK_LABELS, type GroupLabel, type MarkLabel } from '../entities/labels';
import { SELECTION_COLORS } from '../legend/colors';
import type { AnnotationFilter } from './state';
import { createWordsMatch } from './words-match';

/** Whether a filter leaves anything out. */
export function isFiltering(filter: AnnotationFilter): boolean {
  return filter.text.trim() !== '' || countChosen(filter) > 0;
}

/** How many choices a filter has, words and order apart. */
export function countChosen({ colors, authors, kinds, marks, tags }: AnnotationFilter): number {
  return colors.length + authors.length + kinds.length + marks.length + tags.length;
}

/** The groups of all kinds of entities, in the order in which they are offered. */
export function groupsOf(kinds: EntityKinds): readonly GroupLabel[] {
  return kinds.all.flatMap(({ facets }) => facets?.groups ?? []);
}

/**
 * The entities (in reading order) that a filter leaves, in its order; the one with the id `always` in any case. Words are looked
 * for in what is written in them and on them, and in people's names.
 */
export function filterEntities<E extends ListedEntity>(
  items: readonly E[],
  filter: AnnotationFilter,
  facetsOf: FacetReader,
  always?: number,
): readonly E[] {
  const matches = createMatch(filter, facetsOf);
  const left = isFiltering(filter) ? items.filter((item) => item.id === always || matches(item)) : items;
  return filter.order === 'position' ? left : left.toSorted(comparisonBy(filter.order, facetsOf));
}

/** How many entities there are of each color, author, group and tag, whatever the filter is; people by name. */
export interface FilterChoices {
  readonly colors: readonly { readonly color: SelectionColor; readonly count: number }[];
  readonly authors: readonly { readonly author: UserRef; readonly count: number }[];
  readonly kinds: readonly { readonly kind: GroupLabel; readonly count: number }[];
  readonly marks: readonly { readonly mark: MarkLabel; readonly count: number }[];
  readonly tags: readonly CountedTag[];
}

/**
 * What can be chosen in the filter of these entities: colors in use first, those with a name before the others, then what the legend
 * has besides.
 */
export function filterChoices(
  items: readonly ListedEntity[],
  facetsOf: FacetReader,
  groups: readonly GroupLabel[],
  legend: readonly LegendEntry[] = [],
): FilterChoices {
  const colors = new Map<SelectionColor, number>();
  const authors = new Map<number, { author: UserRef; count: number }>();
  const counts = new Map<GroupLabel | MarkLabel, number>();
  for (const item of items) {
    const { color, people, groups: own, marks } = facetsOf(item);
    if (color !== undefined) colors.set(color, (colors.get(color) ?? 0) + 1);
    for (const author of people.values())
      authors.set(author.id, { author, count: (authors.get(author.id)?.count ?? 0) + 1 });
    for (const group of [...own, ...marks]) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return {
    colors: colorChoices(colors, legend),
    authors: [...authors.values()].sort((a, b) => a.author.name.localeCompare(b.author.name)),
    kinds: groups.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
    marks: MARK_LABELS.map((mark) => ({ mark, count: counts.get(mark) ?? 0 })),
    tags: countTags(items.map((item) => facetsOf(item).tags)),
  };
}

function colorChoices(
  used: ReadonlyMap<SelectionColor, number>,
  legend: readonly LegendEntry[],
): FilterChoices['colors'] {
  const isNamed = (wanted: SelectionColor) =>
    legend.some(({ color, name }) => color === wanted && name !== undefined);
  const inUse = [...used].map(([color, count]) => ({ color, count }));
  inUse.sort(
    (a, b) =>
      Number(isNamed(b.color)) - Number(isNamed(a.color)) ||
      placeOfColor(a.color) - placeOfColor(b.color) ||
      (a.color < b.color ? -1 : 1),
  );
  const others = legend.filter(({ color }) => !used.has(color));
  return [...inUse, ...others.map(({ color }) => ({ color, count: 0 }))];
}

type Comparison = (a: ListedEntity, b: ListedEntity) => number;

function comparisonBy(
  order: Exclude<AnnotationFilter['order'], 'position'>,
  facetsOf: FacetReader,
): Comparison {
  if (order === 'newest') return (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  if (order === 'oldest') return (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt);
  const colorOf = (item: ListedEntity) => facetsOf(item).color ?? '';
  return (a, b) =>
    placeOfColor(colorOf(a)) - placeOfColor(colorOf(b)) || colorOf(a).localeCompare(colorOf(b));
}

/** The 20 colors in their order, custom ones after them. */
function placeOfColor(color: string): number {
  const place = SELECTION_COLORS.findIndex((known) => known === color);
  return place < 0 ? SELECTION_COLORS.length : place;
}

function createMatch(
  { text, colors, authors, kinds, marks, tags }: AnnotationFilter,
  facetsOf: FacetReader,
): (item: ListedEntity) => boolean {
  const matchesWords = createWordsMatch(text);
  const chosenTags = tags.map(foldTag);
  return (item) => {
    const { color, people, groups, marks: own, tags: tagsOn, words } = facetsOf(item);
    if (colors.length > 0 && !colors.some((each) => each === color)) return false;
    if (authors.length > 0 && !authors.some((id) => people.has(id))) return false;
    if (kinds.length > 0 && !kinds.some((kind) => groups.has(kind))) return false;
    if (marks.length > 0 && !marks.some((mark) => own.has(mark))) return false;
    if (chosenTags.length > 0) {
      const there = new Set(tagsOn.map(foldTag));
      if (!chosenTags.every((tag) => there.has(tag))) return false;
    }
    return matchesWords(words);
  };
}
