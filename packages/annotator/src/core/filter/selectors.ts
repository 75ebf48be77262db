import type { LegendEntry, SelectionColor, TextSelection, UserRef } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import { SELECTION_COLORS } from '../selections/colors';
import { foldedWordsOf, type FoldedWords } from './folded-words';
import { ANNOTATION_KINDS, type AnnotationFilter, type AnnotationKind } from './state';

/** Whether a filter leaves anything out. */
export function isFiltering({ text, colors, authors, kinds }: AnnotationFilter): boolean {
  return text.trim() !== '' || colors.length + authors.length + kinds.length > 0;
}

/** The kinds that a Selection is of; a mere highlight carries nothing. */
export function kindsOf({ data }: TextSelection): ReadonlySet<AnnotationKind> {
  if (data.length === 0) return new Set(['highlight']);
  return new Set(data.map(({ type }) => (type === 'media_note' ? 'media' : type)));
}

/**
 * The Selections (in reading order) that a filter leaves, in its order; the one with the id `always` in any case. Words are looked for
 * in quotes, comments, names of files and people.
 */
export function filterAnnotations(
  items: readonly TextSelection[],
  filter: AnnotationFilter,
  always?: number,
  wordsOf: FoldedWords = foldedWordsOf,
): readonly TextSelection[] {
  const matches = createMatch(filter, wordsOf);
  const left = isFiltering(filter) ? items.filter((item) => item.id === always || matches(item)) : items;
  return filter.order === 'position' ? left : left.toSorted(COMPARE[filter.order]);
}

/** How many Selections there are of each color, author and kind, whatever the filter is; people by name. */
export interface FilterChoices {
  readonly colors: readonly { readonly color: SelectionColor; readonly count: number }[];
  readonly authors: readonly { readonly author: UserRef; readonly count: number }[];
  readonly kinds: readonly { readonly kind: AnnotationKind; readonly count: number }[];
}

/**
 * What can be chosen in the filter of these Selections: colors in use first, those with a name before the others, then what the legend
 * has besides.
 */
export function filterChoices(
  items: readonly TextSelection[],
  legend: readonly LegendEntry[] = [],
): FilterChoices {
  const colors = new Map<SelectionColor, number>();
  const isNamed = (wanted: SelectionColor) =>
    legend.some(({ color, name }) => color === wanted && name !== undefined);
  const authors = new Map<number, { author: UserRef; count: number }>();
  const kinds = new Map<AnnotationKind, number>();
  for (const item of items) {
    colors.set(item.color, (colors.get(item.color) ?? 0) + 1);
    for (const author of peopleOf(item).values())
      authors.set(author.id, { author, count: (authors.get(author.id)?.count ?? 0) + 1 });
    for (const kind of kindsOf(item)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return {
    colors: [
      ...[...colors]
        .map(([color, count]) => ({ color, count }))
        .sort(
          (a, b) =>
            Number(isNamed(b.color)) - Number(isNamed(a.color)) ||
            placeOfColor(a.color) - placeOfColor(b.color) ||
            (a.color < b.color ? -1 : 1),
        ),
      ...legend.filter(({ color }) => !colors.has(color)).map(({ color }) => ({ color, count: 0 })),
    ],
    authors: [...authors.values()].sort((a, b) => a.author.name.localeCompare(b.author.name)),
    kinds: ANNOTATION_KINDS.map((kind) => ({ kind, count: kinds.get(kind) ?? 0 })),
  };
}

const COMPARE = {
  newest: (a: TextSelection, b: TextSelection) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a: TextSelection, b: TextSelection) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  color: (a: TextSelection, b: TextSelection) =>
    placeOfColor(a.color) - placeOfColor(b.color) || a.color.localeCompare(b.color),
};

/** The 20 colors in their order, custom ones after them. */
function placeOfColor(color: SelectionColor): number {
  const place = SELECTION_COLORS.findIndex((known) => known === color);
  return place < 0 ? SELECTION_COLORS.length : place;
}

function createMatch(
  { text, colors, authors, kinds }: AnnotationFilter,
  wordsOf: FoldedWords,
): (item: TextSelection) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return (item) => {
    if (colors.length > 0 && !colors.includes(item.color)) return false;
    if (authors.length > 0 && !authors.some((id) => peopleOf(item).has(id))) return false;
    if (kinds.length > 0 && !kinds.some((kind) => kindsOf(item).has(kind))) return false;
    if (words.length === 0) return true;
    const folded = wordsOf(item);
    return words.every((word) => folded.includes(word));
  };
}

/** Everybody who made the Selection or something on it. */
function peopleOf(item: TextSelection): ReadonlyMap<number, UserRef> {
  return new Map([item, ...item.data].map(({ createdBy }) => [createdBy.id, createdBy]));
}

/** Text for comparison: without regard to case, accents and line ends. */
function fold(text: string): string {
  return foldText(text).folded;
}
