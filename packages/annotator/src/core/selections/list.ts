import type { PageArea, TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges, orderedIndex, rangeBetween, type TextRange } from '@glossator/document-text';
import { castDraft, current, isDraft, original, type Draft } from 'immer';
import { visibilityOf } from '../entities/visibility';
import type { QuotedRange, SelectionsState } from './state';

type DraftList = Draft<SelectionsState>;

/**
 * The Selections as they are at this point of a reducer, to look through: drafts of ten thousand would be made by walking through
 * the list itself, which takes longer than a frame.
 */
export function presentItems(selections: DraftList): readonly TextSelection[] {
  return isDraft(selections.items) ? current(selections.items) : selections.items;
}

/** The Selection with this id, for a reducer to change. */
export function findSelection(selections: DraftList, id: number): Draft<TextSelection> | undefined {
  const index = presentItems(selections).findIndex((item) => item.id === id);
  return index < 0 ? undefined : selections.items[index];
}

/** Replaces `removed` Selections at an index of the list by others. */
function splice(
  selections: DraftList,
  index: number,
  removed: number,
  ...added: readonly Draft<TextSelection>[]
): void {
  const present = presentItems(selections);
  // Where something of it has been changed already, the drafts must stay what they are.
  const isUntouched = isDraft(selections.items) && present === original(selections.items);
  if (isUntouched) selections.items = castDraft(present).toSpliced(index, removed, ...added);
  else selections.items.splice(index, removed, ...added);
}

/** The range fields alone of anything that has them. */
export function rangeOf(range: TextRange): TextRange {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = range;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

/** Whether changes put a Selection elsewhere, or make it read otherwise. */
export function movesRange(present: TextSelection, changes: Partial<TextSelection>): boolean {
  const after = { ...present, ...changes };
  return (
    after.text !== present.text ||
    compareRanges(after, present) !== 0 ||
    !isSameArea(after.area, present.area)
  );
}

/** Whether two areas are one, or there is none at all. */
export function isSameArea(one: PageArea | undefined, other: PageArea | undefined): boolean {
  if (!one || !other) return one === other;
  return (['page', 'x', 'y', 'width', 'height'] as const).every((key) => one[key] === other[key]);
}

/** The range of an area: the empty one at the beginning of its page, which overlaps nothing. */
export function rangeOfArea({ page }: PageArea): TextRange {
  const start = { page, element: 0, character: 0 };
  return rangeBetween(start, start);
}

/** The range of a Selection with its quote. */
export function quotedRangeOf(selection: TextSelection): QuotedRange {
  return { range: rangeOf(selection), text: selection.text };
}

/** Puts a Selection at its place in the order. */
export function insertSelection(selections: DraftList, selection: TextSelection): void {
  splice(selections, orderedIndex(presentItems(selections), selection), 0, castDraft(selection));
  count(selections, selection, 1);
}

/** Takes a Selection away, with its place and its being active. Does nothing when there is none. */
export function removeSelection(selections: DraftList, id: number): void {
  if (selections.activeId === id) selections.activeId = undefined;
  Reflect.deleteProperty(selections.places, id);
  Reflect.deleteProperty(selections.savedRanges, id);
  const present = presentItems(selections);
  const index = present.findIndex((item) => item.id === id);
  const removed = present[index];
  if (!removed) return;
  splice(selections, index, 1);
  count(selections, removed, -1);
}

/** Remembers how many more, or fewer, Selections of its layer a document has than were counted last. */
function count({ counts }: DraftList, selection: TextSelection, by: number): void {
  const { documentId } = selection;
  const { differences } = counts[visibilityOf(selection)];
  differences[documentId] = (differences[documentId] ?? 0) + by;
}

/**
 * Copies the changed keys; comments that are not saved yet stay, and the order is kept when the range has moved. Answers whether it
 * has.
 */
export function changeSelection(
  selections: DraftList,
  id: number,
  changes: Partial<Omit<TextSelection, 'id'>>,
): boolean {
  const present = presentItems(selections);
  const index = present.findIndex((item) => item.id === id);
  const before = present[index];
  if (!before) return false;
  const { data, ...fields } = changes;
  const unsaved = before.data.filter((entry) => entry.id < 0);
  const entries = data ? [...data.filter((entry) => entry.id > 0), ...unsaved] : before.data;
  count(selections, before, -1);
  count(selections, { ...before, ...fields }, 1);
  if (movesRange(before, fields)) {
    const moved: TextSelection = { ...before, ...fields, data: entries };
    splice(selections, index, 1);
    splice(selections, orderedIndex(presentItems(selections), moved), 0, castDraft(moved));
    return true;
  }
  const item = selections.items[index];
  if (item) Object.assign(item, fields, data && { data: entries });
  return false;
}
